public import Ephemeris

/// The seven planets of antiquity as lords of the signs.
public enum TraditionalRulership {
  /// The planet whose domicile a sign is (Ptolemy, *Tetrabiblos* I 17).
  public static func lord(of sign: ZodiacSign) -> CelestialBody {
    switch sign {
    case .aries, .scorpio: .mars
    case .taurus, .libra: .venus
    case .gemini, .virgo: .mercury
    case .cancer: .moon
    case .leo: .sun
    case .sagittarius, .pisces: .jupiter
    case .capricorn, .aquarius: .saturn
    }
  }
}

extension ZodiacSign {
  /// The sign `count` signs later, backwards for a negative count.
  func advanced(by count: Int) -> ZodiacSign {
    let index = (Int(rawValue) + count) % 12
    return ZodiacSign(rawValue: UInt8(index < 0 ? index + 12 : index))!
  }
}
