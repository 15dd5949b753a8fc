/// Strength by the course of the Sun, north or south (Brihat Parashara Hora Shastra ch. 27.15–17).
public enum AyanaBala {
  /// Ayana bala in virupas, 0 … 60, undoubled: half of 60 on the equator; Sun, Mars, Jupiter and Venus gain northwards, Moon
  /// and Saturn southwards, Mercury both ways.
  public static func virupas(_ graha: Graha, in facts: StrengthFacts, _ policy: StrengthPolicy.Ayana) -> Double {
    let longitude = facts.longitude(of: graha) + facts.ayanamsa
    let share: Double =
      switch policy {
      case .arcs: arc(longitude) / 90
      case .table: declination(longitude) / 24
      case .declination:
        Graha.seven.contains(graha) ? facts.declinations[Int(graha.rawValue)] / (23 + 27.0 / 60) : 0
      }
    let limited = max(-1, min(1, share))
    switch graha {
    case .sun, .mars, .jupiter, .venus: return 30 * (1 + limited)
    case .moon, .saturn: return 30 * (1 - limited)
    case .mercury: return 30 * (1 + abs(limited))
    case .rahu, .ketu: return 0
    }
  }

  /// The verses' measure of the way from the equator, −90 … 90, of a tropical longitude: 45 in the first sign from the equinox,
  /// 33 in the second, 12 in the third, each in proportion.
  static func arc(_ longitude: Double) -> Double {
    let (bhuja, isNorth) = bhuja(longitude)
    let way = bhuja < 30 ? bhuja * 45 / 30 : bhuja < 60 ? 45 + (bhuja - 30) * 33 / 30 : 78 + (bhuja - 60) * 12 / 30
    return isNorth ? way : -way
  }

  /// The declination in degrees, −24 … 24, of a tropical longitude on an ecliptic inclined by 24°, from a table in steps of
  /// 15°: the first six are 362′, 341′, 299′, 236′, 150′ and 52′ (Raman, article 75).
  static func declination(_ longitude: Double) -> Double {
    let table = [0.0, 362, 703, 1002, 1238, 1388, 1440]
    let (bhuja, isNorth) = bhuja(longitude)
    let step = min(5, Int(bhuja / 15))
    let share = bhuja / 15 - Double(step)
    let degrees = (table[step] + share * (table[step + 1] - table[step])) / 60
    return isNorth ? degrees : -degrees
  }

  /// The distance from the nearer equinox, 0 … 90, and the side of the equator.
  private static func bhuja(_ longitude: Double) -> (Double, isNorth: Bool) {
    let degrees = normalizedDegrees(longitude)
    let half = degrees < 180 ? degrees : degrees - 180
    return (min(half, 180 - half), degrees < 180)
  }
}
