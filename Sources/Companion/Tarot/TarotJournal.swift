package import Atlas
import Ephemeris
import JSON
import Readings
package import Store
import Synchronization
package import Tarot

/// Kept readings of the cards: what was asked, what lay there, what was told, and what came of it.
package struct TarotJournal: Sendable {
  let store: DataStore
  let clock: WallClock
  private let deleted = UndoShelf()

  /// For how long a deleted reading can be brought back, in microseconds.
  package static let undoTime: Int64 = 30_000_000
  /// How long the same question shows the earlier reading first, in seconds.
  package static let coolDown: Double = 86_400
  /// How much is looked through for one answer, in bytes of JSON: some thousand readings with their narratives.
  static let mostScannedBytes = 16_000_000
  /// How many readings are.
  static let mostScanned = 4000

  /// The readings in a store.
  package init(store: DataStore, clock: WallClock) {
    self.store = store
    self.clock = clock
  }

  private var records: RecordRepository { store.records }

  // MARK: writing

  /// Keeps a reading: once, however often the same is asked for. A later save of the same reading adds what it knows more.
  ///
  /// - Returns: the reading as it stands, and whether it is new.
  /// - Throws: ``CompanionError`` that names the field.
  package func keep(
    _ reading: StoredTarotReading, account: String
  ) async throws -> (reading: KeptTarotReading, isNew: Bool) {
    try TarotRules.check(reading)
    let now = clock.microseconds
    let laid = try CivilText.instant(reading.at, field: "at").unixSeconds * 1e6
    let isNew = Atomic(false)
    let tooLong = Mutex<CompanionError?>(nil)
    do {
      let record = try await records.revise(
        .tarotReading, account: account, naturalKey: reading.naturalKey, newID: UUIDv7.generate(microseconds: now), now: now,
        createdAt: min(now, Int64(Int(clamping: laid.rounded(.down))))
      ) { standing in
        isNew.store(standing == nil, ordering: .relaxed)
        let written: String
        if let standing {
          let known = try StoredTarotReading(payload: standing)
          let taken = known.taking(reading)
          // The same save again, or a poorer one, changes nothing.
          guard taken != known else { return nil }
          written = try taken.payload(over: standing)
        } else {
          written = try reading.payload()
        }
        do throws(CompanionError) {
          return try TarotRules.bounded(written)
        } catch {
          tooLong.withLock { $0 = error }
          throw error
        }
      }
      guard let record else { throw CompanionError.notFound("The account no longer exists.") }
      return (try KeptTarotReading(record), isNew.load(ordering: .relaxed))
    } catch {
      throw tooLong.withLock { $0 } ?? error
    }
  }

  /// Changes a reading by what stands in it; nothing of another device is lost.
  ///
  /// - Parameter base: the version that the change is based on; `nil` takes whatever stands.
  /// - Throws: ``CompanionError`` that names the field; with `damaged` when the reading does not open.
  package func change(
    _ id: String, account: String, base: Int64? = nil, _ change: (inout StoredTarotReading) throws -> Void
  ) async throws -> Rewritten<KeptTarotReading> {
    try await records.rewrite(
      .tarotReading, id: id, account: account, base: base, clock: clock, what: "The reading"
    ) { record, payload in
      var reading = try KeptTarotReading(record).kept
      try change(&reading)
      try Choices.shortText(reading.title, limit: TarotRules.mostTitle, field: "title")
      try Choices.shortText(reading.notes, limit: TarotRules.mostText, field: "notes")
      try Choices.shortText(reading.narrative, limit: TarotRules.mostText, field: "narrative")
      return try TarotRules.bounded(try reading.payload(over: payload))
    }.map { try KeptTarotReading($0) }
  }

  /// A note of what happened later, put to others; the same note once more is the same request, sent again.
  ///
  /// - Throws: ``CompanionError`` that names `later`.
  package func add(later text: String, to reading: inout StoredTarotReading) throws(CompanionError) {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .invalid("later must not be empty.", field: "later") }
    try Choices.shortText(text, limit: TarotRules.mostText, field: "later")
    guard reading.later.last?.text != text else { return }
    guard reading.later.count < TarotRules.mostLater else {
      throw .invalid("A reading may have at most \(TarotRules.mostLater) later notes.", field: "later")
    }
    reading.later.append(StoredEntry.Later(text: text, at: ISO8601.string(clock.wholeSecond)))
  }

  // MARK: deleting

  /// Deletes a reading; for half a minute ``bringBack(_:account:)`` undoes it.
  ///
  /// - Returns: whether there was one.
  package func delete(_ id: String, account: String) async throws -> Bool {
    for _ in 0..<8 {
      let now = clock.microseconds
      guard let record = try? await records.record(.tarotReading, account: account, id: id), let payload = record.payload else {
        // One that is damaged can be deleted, but not brought back.
        return try await records.delete(.tarotReading, account: account, id: id, now: now)
      }
      let change = RecordChange(kind: .tarotReading, id: id, base: record.change, payload: nil)
      guard case .kept? = try await records.apply([change], account: account, now: now).first else { continue }
      let archived = ArchivedRecord(
        kind: .tarotReading, id: id, naturalKey: record.naturalKey, createdAt: record.createdAt, payload: payload)
      deleted.put(archived, account: account, until: now + Self.undoTime, now: now)
      return true
    }
    throw CompanionError.conflict("The reading is being changed elsewhere right now. Try again.")
  }

  /// Brings back a reading that was deleted less than half a minute ago.
  ///
  /// - Returns: `nil` when it is too late, or the same reading has been kept again.
  package func bringBack(_ id: String, account: String) async throws -> KeptTarotReading? {
    let now = clock.microseconds
    guard let archived = deleted.take(id, account: account, now: now) else { return nil }
    guard try await records.restore([archived], account: account, now: now) == [true] else { return nil }
    return try await reading(id, account: account)
  }

  // MARK: reading

  /// One reading; `nil` when there is none with this id.
  ///
  /// - Throws: ``CompanionError`` `damaged` when it does not open.
  package func reading(_ id: String, account: String) async throws -> KeptTarotReading? {
    guard let record = try await records.record(.tarotReading, account: account, id: id), record.payload != nil else {
      return nil
    }
    return try KeptTarotReading(record)
  }

  /// The latest reading that a client knows by one of some names: its request or its seed; `nil` when there is none.
  package func reading(named names: [String], account: String) async throws -> KeptTarotReading? {
    var scan = newestFirst(account, after: nil)
    while let page = try await scan.page(250) {
      for record in page.records {
        // Most records do not hold the name anywhere, and need not be opened to their last field.
        guard let payload = record.payload, names.contains(where: { payload.contains($0) }),
          let reading = try? KeptTarotReading(record), case .object(let own)? = reading.kept.client?.value
        else { continue }
        let known = [own["requestId"], own["sessionSeed"]]
        if names.contains(where: { name in known.contains { $0 == .string(name) || $0.flatMap(Self.digits) == name } }) {
          return reading
        }
      }
    }
    return nil
  }

  /// A seed that was sent as a number.
  private static func digits(_ value: JSONValue) -> String? {
    if case .integer(let number) = value { "\(number)" } else { nil }
  }

  /// How many readings an account keeps.
  package func count(account: String) async throws -> Int { try await records.count(.tarotReading, account: account) }

  /// A page of the readings that are looked for, the newest first. They are sealed, so they are opened one after the other; after some
  /// thousand the page ends and `next` goes on from there.
  package func page(
    _ search: TarotSearch, account: String, after place: RecordPlace?, limit: Int
  ) async throws -> TarotPart {
    var found = TarotPart()
    var last: RecordPlace?
    let sieve = TarotSieve(search)
    var scan = newestFirst(account, after: place)
    while let page = try await scan.page(search.isEmpty ? limit + 1 : 250) {
      found.damaged += page.damaged
      for record in page.records where sieve.passes(record.payload ?? "") {
        guard let reading = try? KeptTarotReading(record) else {
          found.damaged.append(record.id)
          continue
        }
        guard search.finds(reading.kept) else { continue }
        if found.readings.count == limit {
          found.next = last
          return found
        }
        found.readings.append(reading)
        last = RecordPlace(record)
      }
    }
    found.next = scan.next
    return found
  }

  /// The latest reading of the same question within a day, so that it can be shown first; `nil` when there is none, or nothing was asked.
  /// Questions are the same whose words are, whatever their case, accents and signs.
  package func recent(question: String, account: String) async throws -> KeptTarotReading? {
    let asked = FoldedText(question)
    guard !asked.isEmpty else { return nil }
    let start = clock.now.unixSeconds - Self.coolDown
    var scan = newestFirst(account, after: nil)
    while let page = try await scan.page(50) {
      for record in page.records {
        guard Double(record.createdAt) / 1e6 > start else { return nil }
        guard let reading = try? KeptTarotReading(record), FoldedText(reading.kept.question ?? "") == asked else { continue }
        return reading
      }
    }
    return nil
  }

  /// What comes back in the readings of an account, and which of them cannot be opened.
  ///
  /// - Parameter zone: whose today it is.
  package func patterns(
    account: String, in zone: TimeZoneHistory
  ) async throws -> (patterns: TarotPatterns, damaged: [String]) {
    var dated: [DatedReading] = []
    var damaged: [String] = []
    var scan = newestFirst(account, after: nil)
    while let page = try await scan.page(250) {
      let (readings, broken) = page.read { try KeptTarotReading($0).dated(in: zone) }
      dated += readings
      damaged += broken
    }
    let today = LocalDay(containing: clock.now, in: zone)
    let month = PatternMonth(year: today.date.year, month: today.date.month)
    return (TarotPatterns(dated, today: today.number, month: month), damaged)
  }

  private func newestFirst(_ account: String, after place: RecordPlace?) -> JournalScan {
    JournalScan(
      records, .tarotReading, account: account, after: place, most: Self.mostScanned, bytes: Self.mostScannedBytes)
  }
}

extension ProfileService {
  /// The zone whose clocks somebody lives by: that of the profile, the one that a request names, that of the place of birth, or UTC.
  package func zone(of account: Account, asked: TimeZoneHistory?) async throws -> TimeZoneHistory {
    let profile = try await readable(account)
    let chosen = profile.currentZone(asked: asked?.identifier).flatMap { try? TimeZoneHistory(identifier: $0) }
    if let chosen { return chosen }
    if let birth = profile.birth, let read = try? ReadBirth(birth.birthData) { return read.moment.zone }
    return try CivilText.zone("UTC", field: "timezone")
  }
}
