/// The twelve signs as rashis: the same twelfths, counted from the sidereal zero point.
extension ZodiacSign {
  /// The Sanskrit name.
  public var rashiName: String {
    switch self {
    case .aries: "Mesha"
    case .taurus: "Vrishabha"
    case .gemini: "Mithuna"
    case .cancer: "Karka"
    case .leo: "Simha"
    case .virgo: "Kanya"
    case .libra: "Tula"
    case .scorpio: "Vrischika"
    case .sagittarius: "Dhanu"
    case .capricorn: "Makara"
    case .aquarius: "Kumbha"
    case .pisces: "Meena"
    }
  }

  /// The graha that rules the rashi (Brihat Parashara Hora Shastra ch. 4): none of the nodes or outer planets.
  public var rashiLord: Graha {
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

  /// The place of this sign counted from another, 1 … 12, both included: the whole-sign house.
  public func house(from origin: ZodiacSign) -> Int { (Int(rawValue) - Int(origin.rawValue) + 12) % 12 + 1 }
}
