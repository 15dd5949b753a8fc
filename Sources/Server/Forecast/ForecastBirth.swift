import Astrology
import Atlas
import Companion
import Ephemeris
import Readings
import Wire

/// A birth as the Astronova app sends it: it has no mark for an hour or a place that is not known, and cannot choose between two readings of
/// a clock.
struct ForecastBirth: Sendable {
  /// The figure, with its sidereal chart.
  let vedic: VedicBirth
  /// What was not known, or chosen for the caller.
  let warnings: [WarningAnswer]

  /// The tropical figure.
  var chart: NatalChart { vedic.natal }
  /// The day of birth as it was written.
  var date: CalendarDate { vedic.moment.date }
  /// Stands for the person, so that two with the same contact need not read the same act.
  var seed: UInt64 { chart.moment.tt.daysSinceJ2000.bitPattern }

  /// Reads a birth. Whoever reads one for a client that cannot choose between two readings of a clock does it in
  /// ``ClockChoice/takingEarlier(_:)``.
  ///
  /// - Parameters:
  ///   - zodiac: in which signs are told, as profiles have it.
  ///   - names: what the fields are called in messages, where it is not `birth_data` and the name in it.
  init(_ details: BirthDetails, zodiac: String? = nil, now: UTC, names: [String: String] = [:]) throws {
    var details = details
    let isUnknown = Self.isUnknown(details)
    if isUnknown { details.time = nil }
    let path = "birth_data."
    do {
      let birth = try ReadBirth(details, .told(at: now), path: path)
      var warnings = ChartNotice.clock(of: birth).map { WarningAnswer($0) }
      if isUnknown {
        warnings.append(Self.unknown(isToday: birth.moment.date.dayNumber() >= TT(now).civilDate.dayNumber()))
      } else if details.time == nil {
        warnings.append(WarningAnswer(code: "TIME_UNKNOWN", message: "The time of birth is not known. " + Self.leftOut))
      }
      self.warnings = warnings
      let drawn = try DrawnChart(birth, options: ChartOptions(), path: path).told(in: zodiac)
      vedic = try VedicBirth(drawn, ayanamsa: .lahiri, dateField: path + "date")
    } catch let error as CompanionError {
      throw error.renamed(names)
    }
  }

  /// Noon in UTC where the equator meets the meridian of Greenwich: what the app sends when it knows neither.
  private static func isUnknown(_ details: BirthDetails) -> Bool {
    details.latitude == 0 && details.longitude == 0 && ["12:00", "12:00:00"].contains(details.time)
      && ["utc", "gmt", "etc/utc"].contains(details.timezone?.lowercased())
  }

  private static let leftOut =
    "No Ascendant, houses and periods are told, contacts to the Moon are left out, and of the planets there is what holds all day."

  private static func unknown(isToday: Bool) -> WarningAnswer {
    let day = isToday ? " The date is today’s, so this is the chart of today and of nobody’s birth." : ""
    return WarningAnswer(
      code: "BIRTH_UNKNOWN",
      message:
        "Latitude 0 and longitude 0 with 12:00 in UTC were taken to mean that neither the time nor the place of birth is known. \(leftOut)\(day)"
    )
  }
}
