import Astrology
import Ephemeris
import Readings
import Synchronization
import Wire

/// The skies of days and periods that readings share, followed once and kept while they are asked for.
final class SkyCalendar: Sendable {
  private struct Shelf<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    var entries: [Key: (value: Value, use: Int)] = [:]
    var use = 0
    let room: Int

    mutating func find(_ key: Key) -> Value? {
      use += 1
      guard let entry = entries[key] else { return nil }
      entries[key] = (entry.value, use)
      return entry.value
    }

    mutating func keep(_ value: Value, for key: Key) {
      use += 1
      entries[key] = (value, use)
      // The one that was not asked for the longest goes first.
      if entries.count > room, let oldest = entries.min(by: { $0.value.use < $1.value.use })?.key { entries[oldest] = nil }
    }
  }

  private struct Period: Hashable, Sendable {
    let length: PeriodReading.Length
    let start: UTC
  }

  private let days: Mutex<Shelf<Int, ReadingSky>>
  private let periods: Mutex<Shelf<Period, [SkyEvent]>>

  /// - Parameter room: how many days are kept at most.
  init(room: Int = 48) {
    days = Mutex(Shelf(room: room))
    periods = Mutex(Shelf(room: 32))
  }

  /// The sky around a date. Two who ask for the same date at the same time may both work it out; that is harmless.
  func sky(around date: CalendarDate) throws(EphemerisError) -> ReadingSky {
    let number = date.dayNumber(in: .gregorian)
    if let known = days.withLock({ $0.find(number) }) { return known }
    let sky = try ReadingSky(around: date)
    days.withLock { $0.keep(sky, for: number) }
    return sky
  }

  /// What happens in the sky over a week or a month.
  func events(from day: LocalDay, over length: PeriodReading.Length) throws(EphemerisError) -> [SkyEvent] {
    let key = Period(length: length, start: day.start)
    if let known = periods.withLock({ $0.find(key) }) { return known }
    let events = try PeriodReading.events(from: day, over: length)
    periods.withLock { $0.keep(events, for: key) }
    return events
  }

  /// How many days are kept.
  var count: Int { days.withLock { $0.entries.count } }
}
