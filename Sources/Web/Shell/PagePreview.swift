import Atlas
package import Ephemeris
import Shapes

/// The picture that other programs show beside a link to a page.
///
/// The time whose sky is in it is a part of its address, so that what lies there never changes.
package enum PagePreview: Sendable, Hashable {
  /// Under the sky of the hour.
  case ofHour(String)
  /// Under the sky of today.
  case ofToday(String)
  /// Under the sky of a day.
  case ofDay(String, CalendarDate)
  /// One that has a place of its own.
  case at(String)

  /// That of the whole site: the sky of the hour.
  static let site = PagePreview.ofHour("sky")

  /// The Moon as it leans at a place, which is told by whole degrees: `moon-n39w9`.
  static func moon(over place: GeographicLocation) -> PagePreview {
    func told(_ degrees: Double, _ positive: String, _ negative: String) -> String {
      let whole = Int(clamping: degrees.rounded())
      return "\(whole < 0 ? negative : positive)\(whole.magnitude)"
    }
    return .ofHour("moon-\(told(place.latitude, "n", "s"))\(told(place.longitude, "e", "w"))")
  }

  /// An hour of universal time as addresses name it: `2026112822`.
  package static func hour(of instant: UTC) -> String {
    let clock = CivilDateTime(daysSinceJ2000: instant.daysSinceJ2000, calendar: .gregorian)
    return day(clock.date) + (clock.hour < 10 ? "0" : "") + "\(clock.hour)"
  }

  private static func day(_ date: CalendarDate) -> String { ISO8601.date(date).filter { $0 != "-" } }

  /// Where it lies.
  ///
  /// - Parameter hour: the present hour, as ``hour(of:)`` names it; where it is empty, so is the time in the address.
  func path(hour: String) -> String {
    switch self {
    case .ofHour(let name): Self.path(name, hour)
    case .ofToday(let name): Self.path(name, String(hour.prefix(8)))
    case .ofDay(let name, let date): Self.path(name, Self.day(date))
    case .at(let path): path
    }
  }

  private static func path(_ name: String, _ time: String) -> String {
    Route.preview.path(time.isEmpty ? "\(name).png" : "\(name)-\(time).png")
  }
}
