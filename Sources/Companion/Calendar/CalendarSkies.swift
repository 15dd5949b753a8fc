import Ephemeris
import Readings

/// The skies of calendars, each followed once: nearly everybody needs the same one.
final class CalendarSkies: Sendable {
  private let known = Recent<Int, CalendarSky>(room: 4)

  /// A sky by its number. Two who ask at the same time may both work it out; that is harmless.
  func sky(number: Int) throws(EphemerisError) -> CalendarSky {
    if let sky = known.find(number) { return sky }
    let sky = try CalendarSky(number: number)
    known.keep(sky, for: number)
    return sky
  }
}
