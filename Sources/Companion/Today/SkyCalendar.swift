package import Astrology
package import Ephemeris
package import Readings

/// The skies of days and periods that readings share, followed once and kept while they are asked for.
package final class SkyCalendar: Sendable {
  private struct Period: Hashable, Sendable {
    let length: PeriodReading.Length
    let start: UTC
  }

  private let days: Recent<Int, ReadingSky>
  private let periods = Recent<Period, [SkyEvent]>(room: 64)

  /// - Parameter room: how many days are kept at most.
  package init(room: Int = 96) { days = Recent(room: room) }

  /// The sky around a date. Two who ask for the same date at the same time may both work it out; that is harmless.
  package func sky(around date: CalendarDate) throws(EphemerisError) -> ReadingSky {
    let number = date.dayNumber(in: .gregorian)
    if let known = days.find(number) { return known }
    let sky = try ReadingSky(around: date)
    days.keep(sky, for: number)
    return sky
  }

  /// What happens in the sky over a week or a month.
  package func events(from day: LocalDay, over length: PeriodReading.Length) throws(EphemerisError) -> [SkyEvent] {
    let key = Period(length: length, start: day.start)
    if let known = periods.find(key) { return known }
    let events = try PeriodReading.events(from: day, over: length)
    periods.keep(events, for: key)
    return events
  }

  /// How many days are kept.
  package var count: Int { days.count }
}
