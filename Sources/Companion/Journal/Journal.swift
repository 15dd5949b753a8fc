import Atlas
import Ephemeris
package import Readings
package import Store
import Synchronization

/// The journal of people: what they read, what they wrote, and what happened later. Apps, pages and programs write the same one, by the
/// same ``JournalRules``.
package struct Journal: Sendable {
  let store: DataStore
  let clock: WallClock

  /// The journals in a store.
  package init(store: DataStore, clock: WallClock) {
    self.store = store
    self.clock = clock
  }

  var records: RecordRepository { store.records }

  // MARK: writing

  /// Keeps an entry of what was read, and takes it into the memory: once, however often the same is asked for.
  ///
  /// - Parameter key: what makes the request itself.
  /// - Throws: ``CompanionError`` `keyReused` when the key was used for something else.
  package func keep(_ entry: StoredEntry, key: String, account: String) async throws -> JournalEntry {
    let kept = try await insert(entry, naturalKey: key, account: account) { $0.note($1, now: $2) }
    guard kept.isNew || kept.entry.kept.isSameRequest(as: entry) else {
      throw CompanionError.keyReused(
        "This idempotency key was used before with another entry. Send a new key with a new entry.",
        field: "idempotency_key")
    }
    return kept.entry
  }

  /// Keeps one's own words, and takes their themes into the memory: once, however often the same is asked for.
  ///
  /// - Parameter isDated: whether whoever writes named the day. Without one it is the day on which the words first came: sent again after
  ///   midnight, they are the same.
  /// - Throws: ``CompanionError`` that names the field, or with `keyReused` when the key was used for something else.
  package func write(
    _ entry: StoredEntry, isDated: Bool = true, key: String?, account: String
  ) async throws -> (entry: JournalEntry, isNew: Bool) {
    try JournalRules.check(text: entry.text ?? "")
    try JournalRules.check(mood: entry.mood, tags: entry.tags)
    let name = NaturalKey.hashed("request", key ?? UUIDv7.generate(microseconds: clock.microseconds))
    let kept = try await insert(entry, naturalKey: name, account: account) { $0.note(written: $1, now: $2) }
    var asked = entry
    if !isDated { asked.date = kept.entry.kept.date }
    guard kept.isNew || (kept.entry.kept.isSameRequest(as: asked) && kept.entry.kept.text == asked.text) else {
      throw CompanionError.keyReused(
        "This Idempotency-Key was used before with another body. Send a new key with a new request.",
        field: "Idempotency-Key")
    }
    return kept
  }

  /// Keeps an entry, with what led its day, and changes the memory with it: both or neither.
  private func insert(
    _ entry: StoredEntry, naturalKey: String, account: String,
    noting note: @escaping @Sendable (inout StoredMemory, StoredEntry, _ now: Int64) -> Void
  ) async throws -> (entry: JournalEntry, isNew: Bool) {
    let now = clock.microseconds
    var entry = entry
    entry.leading = try await leading(on: entry.date, account: account)
    let kept = entry
    let payload = try kept.payload()
    let following = RecordRepository.Following(
      .memory, naturalKey: StoredMemory.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in try StoredMemory.noting(in: standing) { note(&$0, kept, now) } }
    let made = try await records.keep(
      .journalEntry, account: account, naturalKey: naturalKey, newID: UUIDv7.generate(microseconds: now), now: now,
      following: following
    ) { standing in standing == nil ? payload : nil }
    guard let made else { throw CompanionError.notFound("The account no longer exists.") }
    return (try JournalEntry(made.record), made.isNew)
  }

  /// A part of a reading that was opened.
  package struct PartRead: Sendable, Hashable {
    /// The day of the reading, `2026-11-21`.
    let date: String
    /// Its headline.
    let summary: String
    let category: LifeCategory
    /// The line that stood on the closed card.
    let teaser: String
    /// How long it stood open.
    let seconds: Int
    /// The contact that led the day; empty on a quiet one.
    let leading: String

    /// A part of a reading, and how long it stood open.
    package init(_ category: LifeCategory, of reading: DailyReading, seconds: Int) {
      date = reading.date
      summary = reading.headline
      self.category = category
      teaser = reading.categories.first { $0.category == category }?.teaser ?? ""
      self.seconds = seconds
      leading = reading.leading
    }
  }

  /// Notes the part that was opened in the day's entry, and in the memory when it is the first time that day: both or neither.
  package func noteRead(_ read: PartRead, account: String) async throws {
    let now = clock.microseconds
    let viewed = StoredEntry.Viewed(category: read.category.rawValue, text: read.teaser)
    let isFirst = Atomic(false)
    let isFirstOfDay = Atomic(false)
    let following = RecordRepository.Following(
      .memory, naturalKey: StoredMemory.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in
      try StoredMemory.noting(in: standing) { memory in
        if isFirst.load(ordering: .relaxed) { memory.note(viewed, date: read.date, summary: read.summary, now: now) }
        if isFirstOfDay.load(ordering: .relaxed) { memory.note(leading: read.leading) }
      }
    }
    _ = try await records.keep(
      .journalEntry, account: account, naturalKey: NaturalKey.hashed("read", read.date),
      newID: UUIDv7.generate(microseconds: now), now: now, following: following
    ) { standing in
      isFirstOfDay.store(standing == nil, ordering: .relaxed)
      var entry = try standing.map { try StoredEntry(payload: $0) } ?? StoredEntry(type: .reading, date: read.date)
      entry.summary = read.summary
      entry.seconds += read.seconds
      if entry.leading == nil, !read.leading.isEmpty { entry.leading = read.leading }
      let isNew = !entry.viewed.contains { $0.category == viewed.category }
      isFirst.store(isNew, ordering: .relaxed)
      if isNew { entry.viewed.append(viewed) }
      return try entry.payload(over: standing)
    }
  }

  /// The contact that led a day, when the person has had a reading for it.
  private func leading(on date: String, account: String) async throws -> String? {
    guard let date = try? CivilText.date(date, field: "date", calendar: .gregorian) else { return nil }
    let number = date.dayNumber(in: .gregorian)
    let record = try await store.records.record(.memory, account: account, naturalKey: StoredReadingDays.key)
    return StoredReadingDays.known(record?.payload)?.days.first { $0.number == number }.map(\.leading).flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  // MARK: changing

  /// Changes an entry by what stands in it; nothing of another device is lost. Of words, mood and tags only what becomes different has to
  /// keep the ``JournalRules``: what an app brought in its own way stays.
  ///
  /// - Parameter base: the version that the change is based on; `nil` takes whatever stands.
  /// - Throws: ``CompanionError`` that names the field; with `damaged` when the entry does not open.
  package func change(
    _ id: String, account: String, base: Int64? = nil, _ change: (inout StoredEntry) throws -> Void
  ) async throws -> Rewritten<JournalEntry> {
    try await records.rewrite(
      .journalEntry, id: id, account: account, base: base, clock: clock, what: "The entry"
    ) { record, payload in
      let standing = try JournalEntry(record).kept
      var entry = standing
      try change(&entry)
      if let text = entry.text, text != standing.text { try JournalRules.check(text: text) }
      if entry.mood != standing.mood { try JournalRules.check(mood: entry.mood, tags: nil) }
      if entry.tags != standing.tags { try JournalRules.check(tags: entry.tags, replacing: standing.tags) }
      return try entry.payload(over: payload)
    }.map { try JournalEntry($0) }
  }

  /// Adds a note of what happened later; the same note once more is the same request, sent again.
  ///
  /// - Returns: `nil` when there is no such entry.
  /// - Throws: ``CompanionError`` that names `text`.
  package func addLater(_ text: String, to id: String, account: String) async throws -> JournalEntry? {
    try JournalRules.check(text: text)
    let at = ISO8601.string(clock.wholeSecond)
    let outcome = try await change(id, account: account) { entry in
      guard entry.later.last?.text != text else { return }
      guard entry.later.count < JournalRules.mostLater else {
        throw CompanionError.invalid("An entry may have at most \(JournalRules.mostLater) later notes.", field: "text")
      }
      entry.later.append(StoredEntry.Later(text: text, at: at))
    }
    guard case .kept(let entry) = outcome else { return nil }
    return entry
  }

  /// Deletes an entry.
  ///
  /// - Returns: whether there was one.
  package func delete(_ id: String, account: String) async throws -> Bool {
    try await records.delete(.journalEntry, account: account, id: id, now: clock.microseconds)
  }
}
