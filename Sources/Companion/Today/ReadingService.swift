package import Astrology
package import Atlas
package import Ephemeris
package import Readings
package import Store

/// Makes the readings of people and keeps them: the same person and date have the same reading for ever, unless the birth changes.
package struct ReadingService: Sendable {
  let store: DataStore
  let profiles: ProfileService
  let calendar: SkyCalendar
  let clock: WallClock
  /// By record, for a change of it.
  private let opened = VersionedCache<String, Int64, StoredReading>(room: 256)
  private let people = VersionedCache<String, PersonVersion, ReadingPerson>(room: 512)
  /// By account, for the text of its record.
  private let remembered = VersionedCache<String, String?, Remembered>(room: 512)

  /// How far from today readings are kept, in days; others are made anew whenever somebody asks.
  package static let reach = 366
  /// How many days one request may ask for.
  package static let mostDays = 14

  // MARK: who and when

  /// The person of an account.
  ///
  /// - Parameter timezone: the zone that a request names; one in the profile comes first.
  /// - Returns: `nil` when the profile has no birth.
  package func person(_ account: Account, timezone: String? = nil, language: Language) async throws -> ReadingPerson? {
    let (profile, record) = try await profiles.profile(account)
    let version = record.map { PersonVersion(change: $0.change, timezone: timezone, account: account, language: language) }
    if let version, let known = people.value(for: account.id, at: version) { return known }
    guard let drawn = try profiles.chart(account, profile, record) else { return nil }
    let person = try ReadingPerson(account, profile, drawn, timezone: timezone, language: language)
    if let version { people.keep(person, for: account.id, at: version) }
    return person
  }

  /// A day in a zone: the one that is asked for, or today.
  ///
  /// - Throws: ``CompanionError`` `invalidDate` that names the field.
  package func day(_ text: String?, in zone: TimeZoneHistory, field: String = "date") throws(CompanionError) -> LocalDay {
    guard let text else { return today(in: zone) }
    return LocalDay(try CivilText.date(text, field: field, calendar: .gregorian), in: zone)
  }

  /// Today in a zone.
  package func today(in zone: TimeZoneHistory) -> LocalDay { LocalDay(containing: clock.now, in: zone) }

  /// Whole seconds until the next midnight in a zone.
  package func secondsToMidnight(in zone: TimeZoneHistory) -> Int {
    max(0, Int(clamping: ((today(in: zone).end.daysSinceJ2000 - clock.now.daysSinceJ2000) * 86_400).rounded(.down)))
  }

  /// What makes the same person: the change of the profile, the zone that is asked for, the account, and what they read in.
  private struct PersonVersion: Sendable, Equatable {
    let change: Int64
    let timezone: String?
    let account: Account
    let language: Language
  }

  // MARK: readings

  /// A reading that is kept.
  package struct Kept: Sendable {
    /// The id of its record; `nil` for a day too far away to be kept.
    package let id: String?
    package let reading: DailyReading
    /// Whether it was made just now.
    package let isNew: Bool
  }

  /// The reading of a person for a day.
  package func reading(of person: ReadingPerson, on day: LocalDay) async throws -> Kept {
    try await reading(of: person, on: day, told: nil)
  }

  /// Keeps a reading that somebody was told before they had an account, so that it stays what it was. One that stands already stays.
  package func keep(_ told: DailyReading, of person: ReadingPerson, on day: LocalDay) async throws {
    _ = try await reading(of: person, on: day, told: told)
  }

  /// - Parameter told: what becomes the reading when none stands; `nil` makes it.
  private func reading(of person: ReadingPerson, on day: LocalDay, told: DailyReading?) async throws -> Kept {
    let today = today(in: person.zone).number
    guard abs(day.number - today) <= Self.reach else {
      return Kept(id: nil, reading: try told ?? compose(person, day, ReadingMemory()), isNew: true)
    }
    let key = Self.key(day)
    let account = person.account.id
    // What stands and what is remembered, in one look.
    let known = try await store.records.records(
      account: account, naturalKeys: [(.horoscope, key), (.memory, StoredMemory.key), (.memory, StoredReadingDays.key)])
    if let record = known.first(where: { $0.kind == .horoscope }), let kept = kept(record),
      Self.stands(kept, for: person, isPast: day.number < today)
    {
      return Kept(id: record.id, reading: kept.whole, isNew: false)
    }
    let days = days(of: account, known.first { $0.naturalKey == StoredReadingDays.key })
    let fresh = try told ?? compose(person, day, Self.memory(known, days, around: day))
    let made = StoredReading(fresh, fingerprint: person.fingerprint)
    let written = made.payload()
    let now = clock.microseconds
    let isPast = day.number < today
    let noted = try days.noting(fresh, number: day.number, today: today)
    let following = RecordRepository.Following(
      .memory, naturalKey: StoredReadingDays.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in
      if standing == days.payload { return noted.payload }
      // Somebody has written in between.
      return try Remembered(standing).noting(fresh, number: day.number, today: today).payload
    }
    let kept = try await store.records.keep(
      .horoscope, account: account, naturalKey: key, newID: UUIDv7.generate(microseconds: now), now: now, following: following
    ) { standing in
      // Somebody else may have been faster; then theirs stands.
      if let known = standing.flatMap({ try? StoredReading(payload: $0) }), Self.stands(known, for: person, isPast: isPast) {
        return nil
      }
      return written
    }
    guard let kept, let payload = kept.record.payload else { throw CompanionError.notFound("The account no longer exists.") }
    if kept.isNew {
      remembered.keep(noted, for: account, at: noted.payload)
      opened.keep(made, for: kept.record.id, at: kept.record.change)
    }
    return Kept(
      id: kept.record.id, reading: kept.isNew ? fresh : try StoredReading(payload: payload).whole, isNew: kept.isNew)
  }

  /// The reading of a person for a day of which none stands, as it would be kept; nothing of it is.
  package func passing(of person: ReadingPerson, on day: LocalDay) async throws -> DailyReading {
    let account = person.account.id
    let known = try await store.records.records(
      account: account, naturalKeys: [(.memory, StoredMemory.key), (.memory, StoredReadingDays.key)])
    let days = days(of: account, known.first { $0.naturalKey == StoredReadingDays.key })
    return try compose(person, day, Self.memory(known, days, around: day))
  }

  /// What is remembered around a day. What cannot be read leads to a reading without memory, and stays as it is.
  private static func memory(_ known: [Record], _ days: Remembered, around day: LocalDay) -> ReadingMemory {
    let habits = StoredMemory.known(known.first { $0.naturalKey == StoredMemory.key }?.payload) ?? StoredMemory()
    return ReadingMemory(
      days: days.known?.memory(around: day.number) ?? [], opened: habits.opened, themes: habits.themes ?? [:])
  }

  /// The reading in a record; the versions that were opened or made lately need not be taken apart again.
  private func kept(_ record: Record) -> StoredReading? {
    if let known = opened.value(for: record.id, at: record.change) { return known }
    guard let reading = record.payload.flatMap({ try? StoredReading(payload: $0) }) else { return nil }
    opened.keep(reading, for: record.id, at: record.change)
    return reading
  }

  /// The days that a person has readings of, as their record has them.
  private struct Remembered: Sendable {
    let payload: String?
    /// `nil` when they cannot be read; then nothing is noted.
    let known: StoredReadingDays?
    /// Whether there is nothing in the record but what we know of.
    private let isOurs: Bool

    init(_ payload: String?) {
      self.payload = payload
      known = StoredReadingDays.known(payload)
      isOurs = payload == nil || known?.payload() == payload
    }

    private init(ours days: StoredReadingDays) {
      payload = days.payload()
      known = days
      isOurs = true
    }

    func noting(_ reading: DailyReading, number: Int, today: Int) throws -> Remembered {
      guard var days = known else { return self }
      days.note(reading, number: number, today: today)
      return isOurs ? Remembered(ours: days) : Remembered(try days.payload(over: payload))
    }
  }

  private func days(of account: String, _ record: Record?) -> Remembered {
    guard let record else { return Remembered(nil) }
    if let known = remembered.value(for: account, at: record.payload) { return known }
    let days = Remembered(record.payload)
    remembered.keep(days, for: account, at: record.payload)
    return days
  }

  /// The reading that is kept for a day, without making one.
  package func standing(_ account: String, on day: LocalDay) async throws -> DailyReading? {
    try await store.records.record(.horoscope, account: account, naturalKey: Self.key(day)).flatMap { kept($0) }?.whole
  }

  /// A reading for a chart that belongs to nobody we know: without memory, and not kept.
  ///
  /// - Parameters:
  ///   - birthday: the calendar day of birth.
  ///   - isZoneKnown: whether the clocks of the day are those that the person lives by.
  package func reading(
    of chart: NatalChart, bornOn birthday: CalendarDate, on day: LocalDay, isZoneKnown: Bool = true, language: Language
  ) throws(CompanionError) -> DailyReading {
    do {
      var composer = try DailyComposer(
        chart: chart, day: day, isZoneKnown: isZoneKnown, birthday: birthday,
        sky: calendar.sky(around: day.date, in: chart.zodiac), leadingSky: calendar.leadingSky(around: day.date),
        seed: DailyComposer.seed(of: chart), language: language)
      return try composer.reading()
    } catch {
      throw CompanionError(error, field: "date")
    }
  }

  /// The contacts of a day to a chart.
  package func contacts(to chart: NatalChart, on day: LocalDay) throws(CompanionError) -> DayContacts {
    do {
      return try DayContacts(to: chart, on: day, in: calendar.sky(around: day.date))
    } catch {
      throw CompanionError(error, field: "date")
    }
  }

  private func compose(_ person: ReadingPerson, _ day: LocalDay, _ memory: ReadingMemory) throws(CompanionError) -> DailyReading {
    do {
      var composer = try DailyComposer(
        chart: person.drawn.chart, day: day, isZoneKnown: person.isZoneKnown,
        birthday: person.drawn.birth.moment.date, sky: calendar.sky(around: day.date, in: person.drawn.chart.zodiac),
        leadingSky: calendar.leadingSky(around: day.date), seed: person.seed, memory: memory,
        language: person.language)
      return try composer.reading()
    } catch {
      throw CompanionError(error, field: "date")
    }
  }

  /// What is past has been read; from today on a reading goes with the birth it was made from.
  private static func stands(_ kept: StoredReading, for person: ReadingPerson, isPast: Bool) -> Bool {
    isPast || kept.fingerprint == person.fingerprint
  }

  /// What makes the reading of a day the only one of its sort.
  private static func key(_ day: LocalDay) -> String { "daily:\(ISO8601.date(day.date))" }
}
