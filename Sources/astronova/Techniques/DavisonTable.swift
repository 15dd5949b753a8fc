import Astrology
import Ephemeris
import Server
import Wire

/// What stands above a Davison chart.
enum DavisonTable {
  static func heading(_ chart: NatalChart) -> String {
    let instant = ISO8601.string(UTC(chart.moment.tt))
    guard let location = chart.location else { return instant + "\n\n" }
    return
      "\(instant) · \(CoordinateField.shown(location.latitude, "N", "S")), "
      + "\(CoordinateField.shown(location.longitude, "E", "W"))\n\n"
  }
}
