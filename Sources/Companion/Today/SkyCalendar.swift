package import Astrology
package import Ephemeris
package import Readings

/// The skies of days and periods that readings share, followed once and kept while they are asked for.
package final class SkyCalendar: Sendable {
  private struct Period: Hashable, Sendable {
    let length: PeriodReading.Length
    let start: UTC
    let zodiac: Zodiac
  }

  private struct Day: Hashable, Sendable {
    let number: Int
    let zodiac: Zodiac
  }

  private let days: Recent<Day, ReadingSky>
  private let leading: Recent<Int, LeadingSky>
  private let periods = Recent<Period, [SkyEvent]>(room: 64)

  /// - Parameter room: how many days are kept at most.
  package init(room: Int = 96) {
    days = Recent(room: room)
    leading = Recent(room: min(room, 16))
  }

  /// The sky around a date. Two who ask for the same date at the same time may both work it out; that is harmless.
  ///
  /// - Parameter zodiac: in which its events are told.
  package func sky(around date: CalendarDate, in zodiac: Zodiac = .tropical) throws(EphemerisError) -> ReadingSky {
    let key = Day(number: date.dayNumber(in: .gregorian), zodiac: zodiac)
    if let known = days.find(key) { return known }
    let sky = zodiac == .tropical ? try ReadingSky(around: date) : try self.sky(around: date).told(in: zodiac)
    days.keep(sky, for: key)
    return sky
  }

  /// The sky around a date as far as it can lead somebody's day.
  package func leadingSky(around date: CalendarDate) throws(EphemerisError) -> LeadingSky {
    let key = date.dayNumber(in: .gregorian)
    if let known = leading.find(key) { return known }
    let sky = try LeadingSky(around: date)
    leading.keep(sky, for: key)
    return sky
  }

  /// What happens in the sky over a week or a month.
  package func events(
    from day: LocalDay, over length: PeriodReading.Length, in zodiac: Zodiac = .tropical
  ) throws(EphemerisError) -> [SkyEvent] {
    let key = Period(length: length, start: day.start, zodiac: zodiac)
    if let known = periods.find(key) { return known }
    let events = try PeriodReading.events(from: day, over: length, in: zodiac)
    periods.keep(events, for: key)
    return events
  }

  /// How many days are kept.
  package var count: Int { days.count }
}
