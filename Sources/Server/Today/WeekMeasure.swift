import Astrology
import Ephemeris
import Foundation
import Readings
import Web

/// The columns of a week: the Moon of each day, and how much is exact on and around it.
enum WeekMeasure {
  static func days(from day: LocalDay, _ contacts: DayContacts) throws(EphemerisError) -> [TodayPage.WeekDay] {
    var days: [TodayPage.WeekDay] = []
    for step in 0..<7 {
      let other = day.advanced(by: step)
      let sky = try Sky(at: TT(other.noon))
      let ahead = try sky.position(of: .moon).longitude - sky.position(of: .sun).longitude
      // The Moon's contacts are known for the first day only, so they stay out of the comparison. What is exact counts by its weight,
      // and less by distance: to a half in about a day.
      let sum = contacts.week.filter { $0.body != .moon }.reduce(0.0) { sum, transit in
        let distance = UTC(transit.instant).daysSinceJ2000 - other.noon.daysSinceJ2000
        return sum + Double(transit.weight) / (1 + distance * distance)
      }
      days.append(
        TodayPage.WeekDay(date: other.date, elongation: normalizedDegrees(ahead), stirring: sum / (sum + halfway)))
    }
    return days
  }

  /// The sum at which the curve stands half high: two middling contacts within a day.
  private static let halfway = 30.0
}
