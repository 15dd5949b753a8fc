/// A cycle of planetary periods begun by the Moon's nakshatra.
public enum DashaSystem: UInt8, Sendable, Hashable, CaseIterable {
  /// 120 years of nine grahas (Brihat Parashara Hora Shastra ch. 46).
  case vimshottari
  /// 36 years of eight yoginis, each with its graha (the same chapter).
  case yogini

  /// The lords in the order in which they follow one another.
  public var lords: [Graha] {
    switch self {
    case .vimshottari: [.ketu, .venus, .sun, .moon, .mars, .rahu, .jupiter, .saturn, .mercury]
    case .yogini: [.moon, .sun, .jupiter, .mars, .mercury, .saturn, .venus, .rahu]
    }
  }

  /// The years of each lord, in the same order.
  public var years: [Int] {
    switch self {
    case .vimshottari: [7, 20, 6, 10, 7, 18, 16, 19, 17]
    case .yogini: [1, 2, 3, 4, 5, 6, 7, 8]
    }
  }

  /// The years of the whole cycle.
  public var cycleYears: Int { self == .vimshottari ? 120 : 36 }

  /// The place among ``lords`` of the one who rules a nakshatra's period.
  func lordIndex(of nakshatra: Nakshatra) -> Int {
    switch self {
    case .vimshottari: Int(nakshatra.rawValue) % 9
    // The number of the nakshatra and three, divided by eight: the rest counts from Mangala.
    case .yogini: (nakshatra.number + 2) % 8
    }
  }
}

/// The eight yoginis, in the order of their years 1 … 8.
public enum Yogini: UInt8, Sendable, Hashable, CaseIterable {
  case mangala, pingala, dhanya, bhramari, bhadrika, ulka, siddha, sankata

  /// The Sanskrit name.
  public var name: String {
    switch self {
    case .mangala: "Mangala"
    case .pingala: "Pingala"
    case .dhanya: "Dhanya"
    case .bhramari: "Bhramari"
    case .bhadrika: "Bhadrika"
    case .ulka: "Ulka"
    case .siddha: "Siddha"
    case .sankata: "Sankata"
    }
  }
}

/// How long a year of a dasha is: the schools differ, and dates in old age by more than a year.
public enum DashaYear: UInt8, Sendable, Hashable, CaseIterable {
  /// 365.25 days: the default of most programs.
  case julian
  /// 365.2425 days, the mean civil year.
  case gregorian
  /// 360 days (savana).
  case savana
  /// 365.25636 days, the Sun's return to a star.
  case sidereal

  /// The length in days of 86,400 s.
  public var days: Double {
    switch self {
    case .julian: 365.25
    case .gregorian: 365.2425
    case .savana: 360
    case .sidereal: 365.25636
    }
  }
}

/// Why a dasha cannot be told.
public enum DashaError: Error, Sendable, Hashable {
  /// The instant asked for lies before birth.
  case beforeBirth
  /// The instant asked for lies after the periods that are told: three cycles from the beginning of the first.
  case afterLastCycle
  /// A longitude or an instant is not a finite number.
  case notFinite
}
