import Readings
import Store
import Synchronization
import Wire

/// The journal over the records of an account. Entries are sealed, so a search opens them one after the other.
struct StoredJournal: JournalSource {
  let desk: JournalDesk

  private var records: RecordRepository { desk.store.records }
  private var clock: WallClock { desk.clock }

  /// How many entries one page shows.
  static let perPage = 12
  /// How many entries are opened for one answer at most.
  private static let mostScanned = 2000

  func page(_ search: JournalSearch, after cursor: String?, account: String) async throws -> JournalPart {
    var place = cursor.flatMap { RecordPlace(text: $0) }
    var found: [JournalEntry] = []
    var scanned = 0
    while scanned < Self.mostScanned {
      let part = try await records.page(.journalEntry, account: account, after: place, limit: 100)
      for record in part.records {
        scanned += 1
        guard let entry = Self.entry(record), search.finds(entry.kept) else { continue }
        if found.count == Self.perPage { return JournalPart(entries: found, next: place?.text) }
        found.append(entry)
        place = RecordPlace(record)
      }
      guard let next = part.next else { return JournalPart(entries: found, next: nil) }
      if found.count < Self.perPage { place = next }
    }
    return JournalPart(entries: found, next: place?.text)
  }

  func all(account: String) async throws -> [JournalEntry] {
    try await records.records(.journalEntry, account: account, limit: Self.mostScanned).compactMap(Self.entry)
  }

  func entry(_ id: String, account: String) async throws -> JournalEntry? {
    guard RecordID.isValid(id) else { return nil }
    return try await records.record(.journalEntry, account: account, id: id).flatMap(Self.entry)
  }

  func write(_ entry: KeptEntry, account: String) async throws {
    _ = try await desk.write(entry, key: nil, account: account)
  }

  func change(_ id: String, account: String, _ change: @escaping @Sendable (inout KeptEntry) -> Void) async throws -> Bool {
    guard RecordID.isValid(id) else { return false }
    // Another device may write in between; what it wrote is read again and changed then.
    for _ in 0..<4 {
      guard let record = try await records.record(.journalEntry, account: account, id: id), var entry = Self.entry(record)?.kept
      else { return false }
      change(&entry)
      let outcome = try await records.update(
        .journalEntry, account: account, id: id, base: record.change, payload: try entry.payload(), now: clock.microseconds)
      switch outcome {
      case .kept: return true
      case .missing: return false
      case .conflict: continue
      }
    }
    throw Problem(.unavailable, "Another device is writing to this entry. Please try it again.")
  }

  func delete(_ id: String, account: String) async throws -> Bool {
    guard RecordID.isValid(id) else { return false }
    return try await records.delete(.journalEntry, account: account, id: id, now: clock.microseconds)
  }

  /// Notes the part that was opened in the day's entry, and in the memory when it is the first time that day: both or neither.
  func noteRead(_ read: JournalRead, account: String) async throws {
    let now = clock.microseconds
    let viewed = CallableMemoryAnswer.Reading.Viewed(category: read.category.rawValue, text: read.teaser)
    let isFirst = Atomic(false)
    let isFirstOfDay = Atomic(false)
    let following = RecordRepository.Following(
      .memory, naturalKey: KeptMemory.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in
      var memory = KeptMemory(payload: standing)
      if isFirst.load(ordering: .relaxed) { memory.note(viewed, date: read.date, summary: read.summary, now: now) }
      if isFirstOfDay.load(ordering: .relaxed) { memory.note(leading: read.leading) }
      return memory.payload
    }
    _ = try await records.keep(
      .journalEntry, account: account, naturalKey: NaturalKey.hashed("read", read.date),
      newID: UUIDv7.generate(microseconds: now), now: now, following: following
    ) { standing in
      isFirstOfDay.store(standing == nil, ordering: .relaxed)
      var entry = standing.flatMap { try? KeptEntry(payload: $0) } ?? KeptEntry(type: .reading, date: read.date)
      entry.summary = read.summary
      entry.seconds += read.seconds
      if entry.leading == nil, !read.leading.isEmpty { entry.leading = read.leading }
      let isNew = !entry.viewed.contains { $0.category == viewed.category }
      isFirst.store(isNew, ordering: .relaxed)
      if isNew { entry.viewed.append(viewed) }
      return try? entry.payload()
    }
  }

  private static func entry(_ record: Record) -> JournalEntry? {
    guard let kept = record.payload.flatMap({ try? KeptEntry(payload: $0) }) else { return nil }
    return JournalEntry(id: record.id, createdAt: record.createdAt, kept: kept)
  }
}
