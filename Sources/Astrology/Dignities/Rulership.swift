public import Ephemeris

/// Which planet is at home in which sign.
public enum Rulership: UInt8, Sendable, Hashable, CaseIterable {
  /// The seven: Ptolemy, Tetrabiblos I.17.
  case traditional
  /// Pluto in Scorpio, Uranus in Aquarius, Neptune in Pisces, as most of the twentieth century has it; the other nine as before.
  case modern

  /// The body at home in a sign.
  public func ruler(of sign: ZodiacSign) -> CelestialBody {
    guard self == .modern else { return sign.domicileRuler.body }
    switch sign {
    case .scorpio: return .pluto
    case .aquarius: return .uranus
    case .pisces: return .neptune
    default: return sign.domicileRuler.body
    }
  }

  /// The bodies that rule: seven or ten, Sun first.
  public var bodies: [CelestialBody] {
    self == .modern ? CelestialBody.planets : Array(CelestialBody.planets.prefix(7))
  }
}

extension ZodiacSign {
  /// The sign across the zodiac.
  public var opposite: ZodiacSign { ZodiacSign(rawValue: (rawValue + 6) % 12)! }

  /// The planet at home in the sign: Ptolemy, Tetrabiblos I.17.
  public var domicileRuler: ClassicalPlanet {
    switch self {
    case .aries, .scorpio: .mars
    case .taurus, .libra: .venus
    case .gemini, .virgo: .mercury
    case .cancer: .moon
    case .leo: .sun
    case .sagittarius, .pisces: .jupiter
    case .capricorn, .aquarius: .saturn
    }
  }

  /// The planet in detriment in the sign: the one at home in the opposite sign.
  public var detrimentRuler: ClassicalPlanet { opposite.domicileRuler }

  /// The planet exalted in the sign, if any: Ptolemy, Tetrabiblos I.19.
  public var exaltationRuler: ClassicalPlanet? {
    switch self {
    case .aries: .sun
    case .taurus: .moon
    case .cancer: .jupiter
    case .virgo: .mercury
    case .libra: .saturn
    case .capricorn: .mars
    case .pisces: .venus
    default: nil
    }
  }

  /// The planet that falls in the sign, if any: the one exalted in the opposite sign.
  public var fallRuler: ClassicalPlanet? { opposite.exaltationRuler }
}

extension ClassicalPlanet {
  /// The sign of exaltation, and the degree of it counted from one as the ancients do: the 19th degree is 18° … 19°.
  ///
  /// Degrees: Dorotheus, Carmen astrologicum I.2; Lilly, Christian Astrology (1647), p. 104, gives the same.
  public var exaltation: (sign: ZodiacSign, ordinalDegree: Int) {
    switch self {
    case .sun: (.aries, 19)
    case .moon: (.taurus, 3)
    case .jupiter: (.cancer, 15)
    case .mercury: (.virgo, 15)
    case .saturn: (.libra, 21)
    case .mars: (.capricorn, 28)
    case .venus: (.pisces, 27)
    }
  }
}
