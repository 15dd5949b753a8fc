import Ephemeris
import Readings
package import Store
import Wire

/// Keeps what people read and write.
package struct JournalDesk: Sendable {
  package let store: DataStore
  package let clock: WallClock

  /// Puts the value together from its parts.
  package init(store: DataStore, clock: WallClock) {
    self.store = store
    self.clock = clock
  }

  /// How many entries are looked through for one answer, and how much of them, in bytes of JSON.
  package static let mostScanned = 1000
  package static let mostScannedBytes = 1_000_000

  // MARK: writing

  /// Keeps an entry of what was read, and takes it into the memory: once, however often the same is asked for.
  ///
  /// - Parameter key: what makes the request itself.
  /// - Throws: ``Problem`` with `IDEMPOTENCY_CONFLICT` when the key was used for something else.
  package func keep(_ entry: KeptEntry, key: String, account: String) async throws -> Record {
    let now = clock.microseconds
    var entry = entry
    entry.leading = try await leading(on: entry.date, account: account)
    let kept = entry
    let payload = try kept.payload()
    let following = RecordRepository.Following(
      .memory, naturalKey: KeptMemory.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in try KeptMemory.noting(in: standing) { $0.note(kept, now: now) } }
    let made = try await store.records.keep(
      .journalEntry, account: account, naturalKey: key, newID: UUIDv7.generate(microseconds: now), now: now,
      following: following
    ) { standing in standing == nil ? payload : nil }
    guard let made else { throw Problem(.notFound, "The account is gone.") }
    if !made.isNew, let standing = made.record.payload, try !KeptEntry(payload: standing).isSameRequest(as: kept) {
      throw Problem(
        .idempotencyConflict, "This idempotency key was used before with another entry. Send a new key with a new entry.",
        field: "idempotency_key")
    }
    return made.record
  }

  /// Keeps one's own words, and takes their themes into the memory: once, however often the same is asked for.
  package func write(_ entry: KeptEntry, key: String?, account: String) async throws -> (record: Record, isNew: Bool) {
    let now = clock.microseconds
    var entry = entry
    entry.leading = try await leading(on: entry.date, account: account)
    let kept = entry
    let payload = try kept.payload()
    let id = UUIDv7.generate(microseconds: now)
    let following = RecordRepository.Following(
      .memory, naturalKey: KeptMemory.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in try KeptMemory.noting(in: standing) { $0.note(written: kept, now: now) } }
    let made = try await store.records.keep(
      .journalEntry, account: account, naturalKey: NaturalKey.hashed("request", key ?? id), newID: id, now: now,
      following: following
    ) { standing in standing == nil ? payload : nil }
    guard let made else { throw Problem(.notFound, "The account is gone.") }
    return made
  }

  /// The contact that led a day, when the person has had a reading for it.
  private func leading(on date: String, account: String) async throws -> String? {
    guard let date = try? CivilText.date(date, field: "date", calendar: .gregorian) else { return nil }
    let number = date.dayNumber(in: .gregorian)
    let record = try await store.records.record(.memory, account: account, naturalKey: KeptReadingDays.key)
    return KeptReadingDays.known(record?.payload)?.days.first { $0.number == number }.map(\.leading).flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// Changes an entry by what stands in it; nothing of another device is lost.
  ///
  /// - Parameter base: the version that the change is based on; `nil` takes whatever stands.
  package func change(
    _ id: String, account: String, base: Int64?, _ change: (inout KeptEntry) throws -> Void
  ) async throws -> RecordOutcome {
    for _ in 0..<8 {
      guard let record = try await store.records.record(.journalEntry, account: account, id: id), let payload = record.payload
      else { return .missing }
      if let base, base != record.change { return .conflict(record) }
      var entry = try KeptEntry(payload: payload)
      try change(&entry)
      let written = try entry.payload(over: payload)
      if written == payload { return .kept(record) }
      let outcome = try await store.records.update(
        .journalEntry, account: account, id: id, base: record.change, payload: written, now: clock.microseconds)
      if case .conflict = outcome, base == nil { continue }
      return outcome
    }
    throw Problem(.conflict, "The entry is being changed by others at this moment. Try again.")
  }

  // MARK: reading

  /// What is looked for.
  package struct Search: Sendable {
    package var word: String?
    package var type: String?
    package var mood: String?
    package var tag: String?

    /// Puts the value together from its parts.
    package init(word: String? = nil, type: String? = nil, mood: String? = nil, tag: String? = nil) {
      self.word = word
      self.type = type
      self.mood = mood
      self.tag = tag
    }

    package var isEmpty: Bool { word == nil && type == nil && mood == nil && tag == nil }

    package func finds(_ entry: KeptEntry) -> Bool {
      if let type, entry.type != type { return false }
      if let mood, entry.mood?.lowercased() != mood.lowercased() { return false }
      if let tag, !entry.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { return false }
      if let word, !entry.mentions(word) { return false }
      return true
    }
  }

  /// A page of the entries that are looked for, the newest first. Entries are sealed, so they are opened one after the other; after
  /// ``mostScanned`` of them, or ``mostScannedBytes``, the page ends and `next` goes on from there.
  package func page(_ search: Search, account: String, after place: RecordPlace?, limit: Int) async throws -> Found {
    var found = Found()
    var scan = JournalScan(store.records, account: account, after: place)
    // Whoever looks for nothing finds everything.
    while let page = try await scan.page(search.isEmpty ? limit + 1 : 100) {
      found.damaged += page.damaged
      for record in page.records {
        guard let entry = record.payload.flatMap({ try? KeptEntry(payload: $0) }) else {
          found.damaged.append(record.id)
          continue
        }
        guard search.finds(entry) else { continue }
        if found.records.count == limit {
          found.next = found.records.last.map { RecordPlace($0) }
          return found
        }
        found.records.append(record)
      }
    }
    found.next = scan.next
    return found
  }

  /// The entries that were found, where the search goes on, and which could not be opened.
  package struct Found: Sendable {
    package var records: [Record] = []
    package var next: RecordPlace?
    package var damaged: [String] = []
  }
}
