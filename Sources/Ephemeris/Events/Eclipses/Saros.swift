/// The numbers of the Saros series, from the count of lunations.
enum Saros {
  /// Lunations since the new moon of 2000 January 6.
  static func lunation(ofNewMoon instant: TT) -> Int { Int(nearestInteger((instant.daysSinceJ2000 - 5.0977) / 29.530588861)) }

  /// van Gent, "A Catalogue of Eclipse Cycles": the number of the series from the lunation.
  static func ofSolarEclipse(lunation: Int) -> Int { number(136, lunation + 105) }

  /// The same for the full moon that follows the lunation.
  static func ofLunarEclipse(lunation: Int) -> Int { number(148, lunation + 105) }

  private static func number(_ offset: Int, _ count: Int) -> Int {
    let n = Double(count)
    let correction = Int(floored(-61 * n / 358 + 0.5 - n / (12 * 358 * 358)))
    let number = offset + 38 * count + correction * 223 - 1
    return 1 + ((number % 223) + 223) % 223
  }
}
