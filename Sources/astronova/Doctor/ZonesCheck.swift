import Atlas
import Ephemeris
import Server
import Wire

/// Whether the clocks of the past are known.
enum ZonesCheck {
  static var finding: Finding {
    // War time in India, and a summer day before the Netherlands took over Central European Time (IANA database, asia and backzone).
    guard isRead("Asia/Kolkata", year: 1943, as: "1943-06-01T05:30:00Z"),
      isRead("Europe/Amsterdam", year: 1928, as: "1928-06-01T10:40:28Z")
    else {
      return .ill(
        "zones", "the history of the clocks is not as it should be", remedy: "the executable is damaged; build or copy it again")
    }
    return .well("zones", "\(TimeZoneHistory.identifiers.count) names of the IANA database \(TimeZoneHistory.databaseVersion)")
  }

  /// Whether noon of 1 June is read as an instant.
  private static func isRead(_ name: String, year: Int, as instant: String) -> Bool {
    guard let zone = try? TimeZoneHistory(identifier: name), let date = CalendarDate(year: year, month: 6, day: 1),
      let noon = CivilDateTime(date: date, hour: 12, minute: 0), let time = zone.resolve(noon).certain
    else { return false }
    return ISO8601.string(time.utc) == instant
  }
}
