import Astrology
import Companion
import Ephemeris
import Readings

/// How bright nights are.
struct Nights: Sendable {
  /// The lit part of the Moon's disk when a day ends in Greenwich, 0 … 1.
  ///
  /// - Throws: ``CompanionError`` that names the field `date`.
  func illumination(on date: CalendarDate) throws(CompanionError) -> Double {
    do {
      return try SkyTonight(at: UTC(daysSinceJ2000: date.midnight(in: .gregorian) + 1)).illumination
    } catch {
      throw CompanionError(error, field: "date")
    }
  }
}

extension Companion {
  // In the room itself a feature is a `let` that `init` makes.
  var nights: Nights { Nights() }
}
