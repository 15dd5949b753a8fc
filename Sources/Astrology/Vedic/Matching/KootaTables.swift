/// The four classes of signs in Varna, lowest first.
public enum Varna: UInt8, Sendable, Hashable, CaseIterable {
  case shudra, vaishya, kshatriya, brahmin

  /// Water brahmin, fire kshatriya, earth vaishya, air shudra (Muhurta Chintamani, vivaha prakarana).
  public init(_ sign: ZodiacSign) {
    switch sign.element {
    case .water: self = .brahmin
    case .fire: self = .kshatriya
    case .earth: self = .vaishya
    case .air: self = .shudra
    }
  }
}

/// The five kinds of signs in Vashya.
public enum VashyaKind: UInt8, Sendable, Hashable, CaseIterable {
  case chatushpada
  case manava
  case jalachara
  case vanachara
  case keeta

  /// The kind of a sidereal longitude in degrees: Sagittarius and Capricorn change at their middle.
  public init(siderealLongitude: Double) {
    let place = ZodiacPosition(longitude: siderealLongitude)
    let isFirstHalf = place.degreesInSign < 15
    switch place.sign {
    case .aries, .taurus: self = .chatushpada
    case .gemini, .virgo, .libra, .aquarius: self = .manava
    case .cancer, .pisces: self = .jalachara
    case .leo: self = .vanachara
    case .scorpio: self = .keeta
    case .sagittarius: self = isFirstHalf ? .manava : .chatushpada
    case .capricorn: self = isFirstHalf ? .chatushpada : .jalachara
    }
  }

  /// Points of two kinds, 0 … 2; see ``KootaPolicy/Vashya/kinds``.
  func points(with other: VashyaKind) -> Double {
    if self == other { return 2 }
    func are(_ a: VashyaKind, _ b: VashyaKind) -> Bool { (self == a && other == b) || (self == b && other == a) }
    // Lions eat cattle, people eat what lives in water; lions and people, lions and scorpions are enemies.
    if are(.chatushpada, .vanachara) || are(.manava, .jalachara) { return 0.5 }
    return are(.manava, .vanachara) || are(.keeta, .vanachara) ? 0 : 1
  }
}

extension ZodiacSign {
  /// The signs that are subdued by this one; see ``KootaPolicy/Vashya/signs``.
  var vashyaSigns: [ZodiacSign] {
    switch self {
    case .aries: [.leo, .scorpio]
    case .taurus: [.cancer, .libra]
    case .gemini: [.virgo]
    case .cancer: [.scorpio, .sagittarius]
    case .leo: [.libra]
    case .virgo: [.gemini, .pisces]
    case .libra: [.virgo, .capricorn]
    case .scorpio: [.cancer]
    case .sagittarius: [.pisces]
    case .capricorn: [.aries, .aquarius]
    case .aquarius: [.aries]
    case .pisces: [.capricorn]
    }
  }
}

/// The animal of a nakshatra.
public enum Yoni: UInt8, Sendable, Hashable, CaseIterable {
  case horse, elephant, sheep, serpent, dog, cat, rat, cow, buffalo, tiger, deer, monkey, mongoose, lion

  /// Muhurta Chintamani, vivaha prakarana; the mongoose's second nakshatra, Abhijit, is not among the 27.
  public init(_ nakshatra: Nakshatra) {
    switch nakshatra {
    case .ashwini, .shatabhisha: self = .horse
    case .bharani, .revati: self = .elephant
    case .krittika, .pushya: self = .sheep
    case .rohini, .mrigashira: self = .serpent
    case .ardra, .mula: self = .dog
    case .punarvasu, .ashlesha: self = .cat
    case .magha, .purvaPhalguni: self = .rat
    case .uttaraPhalguni, .uttaraBhadrapada: self = .cow
    case .hasta, .swati: self = .buffalo
    case .chitra, .vishakha: self = .tiger
    case .anuradha, .jyeshtha: self = .deer
    case .purvaAshadha, .shravana: self = .monkey
    case .uttaraAshadha: self = .mongoose
    case .dhanishta, .purvaBhadrapada: self = .lion
    }
  }

  /// The sworn enemy, each other's.
  public var enemy: Yoni {
    switch self {
    case .horse: .buffalo
    case .buffalo: .horse
    case .elephant: .lion
    case .lion: .elephant
    case .sheep: .monkey
    case .monkey: .sheep
    case .serpent: .mongoose
    case .mongoose: .serpent
    case .dog: .deer
    case .deer: .dog
    case .cat: .rat
    case .rat: .cat
    case .cow: .tiger
    case .tiger: .cow
    }
  }

  /// Points of two animals, 0 … 4.
  func points(with other: Yoni, _ policy: KootaPolicy.Yoni) -> Double {
    if self == other { return 4 }
    if enemy == other { return 0 }
    guard policy == .graded else { return 2 }
    // Below the diagonal of a symmetric table, in the order of the cases.
    let rows: [[Double]] = [
      [], [2], [2, 3], [3, 3, 2], [2, 2, 1, 2], [2, 2, 2, 1, 2], [2, 2, 1, 1, 1, 0], [1, 2, 3, 1, 2, 2, 2],
      [0, 3, 3, 1, 2, 2, 2, 3], [1, 1, 1, 2, 1, 1, 2, 0, 1], [3, 2, 2, 2, 0, 3, 2, 3, 2, 1],
      [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2], [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3], [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2],
    ]
    return rows[Int(max(rawValue, other.rawValue))][Int(min(rawValue, other.rawValue))]
  }
}

/// The temperament of a nakshatra.
public enum Gana: UInt8, Sendable, Hashable, CaseIterable {
  case deva, manushya, rakshasa

  /// Muhurta Chintamani, vivaha prakarana: nine of each.
  public init(_ nakshatra: Nakshatra) {
    switch nakshatra {
    case .ashwini, .mrigashira, .punarvasu, .pushya, .hasta, .swati, .anuradha, .shravana, .revati: self = .deva
    case .bharani, .rohini, .ardra, .purvaPhalguni, .uttaraPhalguni, .purvaAshadha, .uttaraAshadha, .purvaBhadrapada,
      .uttaraBhadrapada:
      self = .manushya
    case .krittika, .ashlesha, .magha, .chitra, .vishakha, .jyeshtha, .mula, .dhanishta, .shatabhisha: self = .rakshasa
    }
  }

  /// Points of a groom of this gana with a bride of another, 0 … 6; for their sources see ``KootaPolicy/Gana``.
  func points(withBride bride: Gana, _ policy: KootaPolicy.Gana) -> Double {
    switch (self, bride) {
    case (.deva, .deva), (.manushya, .manushya), (.rakshasa, .rakshasa): 6
    case (.deva, .manushya): policy == .directed ? 6 : 5
    case (.manushya, .deva): 5
    case (.rakshasa, .deva): 1
    case (.deva, .rakshasa): policy == .directed ? 0 : 1
    case (.manushya, .rakshasa), (.rakshasa, .manushya): 0
    }
  }
}

/// The humour of a nakshatra: they run first, middle, last, last, middle, first through the circle.
public enum Nadi: UInt8, Sendable, Hashable, CaseIterable {
  case adi, madhya, antya

  public init(_ nakshatra: Nakshatra) {
    switch nakshatra.rawValue % 6 {
    case 0, 5: self = .adi
    case 1, 4: self = .madhya
    default: self = .antya
    }
  }
}
