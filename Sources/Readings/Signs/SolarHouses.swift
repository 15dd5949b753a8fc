import Astrology

/// The houses counted from a sign: the sign itself is the first, whole signs throughout. With these a horoscope speaks to everybody
/// who has the Sun in it.
struct SolarHouses {
  let sign: ZodiacSign

  /// The house, 1 … 12, that holds an ecliptic longitude in degrees.
  func house(of longitude: Double) -> Int {
    (Int(ZodiacSign(longitude: longitude).rawValue) - Int(sign.rawValue) + 12) % 12 + 1
  }

  /// The house that a sign is.
  func house(of other: ZodiacSign) -> Int { (Int(other.rawValue) - Int(sign.rawValue) + 12) % 12 + 1 }
}
