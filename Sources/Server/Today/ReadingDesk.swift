import Astrology
import Atlas
import Ephemeris
import Readings
import Store
import Wire

/// Makes the readings of people and keeps them: the same person and date have the same reading for ever, unless the birth changes.
struct ReadingDesk: Sendable {
  let store: DataStore
  let profiles: ProfileKeeper
  let calendar: SkyCalendar
  let meters: MeterDesk
  let clock: WallClock

  /// How far from today readings are kept, in days; others are made anew whenever somebody asks.
  static let reach = 366
  /// How many days one request may ask for.
  static let mostDays = 14

  // MARK: who and when

  /// The person of an account.
  ///
  /// - Parameter timezone: the zone that a request names; one in the profile comes first.
  /// - Returns: `nil` when the profile has no birth.
  func person(_ account: Account, timezone: String? = nil) async throws -> ReadingPerson? {
    try ReadingPerson(account, try await profiles.profile(account).profile, timezone: timezone)
  }

  /// A day in a zone: the one that is asked for, or today.
  ///
  /// - Throws: ``Problem`` with `INVALID_DATE` that names the field.
  func day(_ text: String?, in zone: TimeZoneHistory, field: String = "date") throws(Problem) -> LocalDay {
    guard let text else { return today(in: zone) }
    return LocalDay(try CivilText.date(text, field: field, calendar: .gregorian), in: zone)
  }

  /// Today in a zone.
  func today(in zone: TimeZoneHistory) -> LocalDay { LocalDay(containing: clock.now, in: zone) }

  /// Whole seconds until the next midnight in a zone.
  func secondsToMidnight(in zone: TimeZoneHistory) -> Int {
    max(0, Int(((today(in: zone).end.daysSinceJ2000 - clock.now.daysSinceJ2000) * 86_400).rounded(.down)))
  }

  // MARK: readings

  /// A reading that is kept.
  struct Kept: Sendable {
    /// The id of its record; `nil` for a day too far away to be kept.
    let id: String?
    let reading: DailyReading
    /// Whether it was made just now.
    let isNew: Bool
  }

  /// The reading of a person for a day.
  func reading(of person: ReadingPerson, on day: LocalDay) async throws -> Kept {
    let today = today(in: person.zone).number
    guard abs(day.number - today) <= Self.reach else {
      return Kept(id: nil, reading: try compose(person, day, ReadingMemory()), isNew: true)
    }
    let key = Self.key(day)
    let account = person.account.id
    if let record = try await store.records.record(.horoscope, account: account, naturalKey: key),
      let kept = record.payload.flatMap({ try? KeptReading(payload: $0) }),
      Self.stands(kept, for: person, isPast: day.number < today)
    {
      return Kept(id: record.id, reading: kept.whole, isNew: false)
    }
    let known = try await store.records.records(.memory, account: account, naturalKeys: [KeptMemory.key, KeptReadingDays.key])
    func payload(_ key: String) -> String? { known.first { $0.naturalKey == key }?.payload }
    let memory = ReadingMemory(
      days: KeptReadingDays(payload: payload(KeptReadingDays.key)).memory(around: day.number),
      opened: KeptMemory(payload: payload(KeptMemory.key)).opened)
    let fresh = try compose(person, day, memory)
    let written = try KeptReading(fresh, fingerprint: person.fingerprint).payload()
    let now = clock.microseconds
    let isPast = day.number < today
    let following = RecordRepository.Following(
      .memory, naturalKey: KeptReadingDays.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in
      var days = KeptReadingDays(payload: standing)
      days.note(fresh, number: day.number, today: today)
      return days.payload
    }
    let kept = try await store.records.keep(
      .horoscope, account: account, naturalKey: key, newID: UUIDv7.generate(microseconds: now), now: now, following: following
    ) { standing in
      // Somebody else may have been faster; then theirs stands.
      if let known = standing.flatMap({ try? KeptReading(payload: $0) }), Self.stands(known, for: person, isPast: isPast) {
        return nil
      }
      return written
    }
    guard let kept, let payload = kept.record.payload else { throw Problem(.notFound, "The account is gone.") }
    return Kept(
      id: kept.record.id, reading: kept.isNew ? fresh : try KeptReading(payload: payload).whole, isNew: kept.isNew)
  }

  /// The reading that is kept for a day, without making one.
  func standing(_ account: String, on day: LocalDay) async throws -> DailyReading? {
    try await store.records.record(.horoscope, account: account, naturalKey: Self.key(day))?.payload
      .flatMap { try? KeptReading(payload: $0) }?.whole
  }

  /// A reading for a chart that belongs to nobody we know: without memory, and not kept.
  func reading(of chart: NatalChart, seed: UInt64, on day: LocalDay) throws(Problem) -> DailyReading {
    do {
      var composer = try DailyComposer(chart: chart, day: day, sky: calendar.sky(around: day.date), seed: seed)
      return try composer.reading()
    } catch {
      throw Problem(error, field: "date")
    }
  }

  /// The contacts of a day to a chart.
  func contacts(to chart: NatalChart, on day: LocalDay) throws(Problem) -> DayContacts {
    do {
      return try DayContacts(to: chart, on: day, in: calendar.sky(around: day.date))
    } catch {
      throw Problem(error, field: "date")
    }
  }

  private func compose(_ person: ReadingPerson, _ day: LocalDay, _ memory: ReadingMemory) throws(Problem) -> DailyReading {
    do {
      var composer = try DailyComposer(
        chart: person.drawn.chart, day: day, sky: calendar.sky(around: day.date), seed: person.seed, memory: memory)
      return try composer.reading()
    } catch {
      throw Problem(error, field: "date")
    }
  }

  /// What is past has been read; from today on a reading goes with the birth it was made from.
  private static func stands(_ kept: KeptReading, for person: ReadingPerson, isPast: Bool) -> Bool {
    isPast || kept.fingerprint == person.fingerprint
  }

  /// What makes the reading of a day the only one of its sort.
  private static func key(_ day: LocalDay) -> String { "daily:\(ISO8601.date(day.date))" }
}
