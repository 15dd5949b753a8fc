import Readings
import Store
import Synchronization
import Wire

/// The journal over the records of an account. Entries are sealed, so a search opens them one after the other.
package struct StoredJournal: JournalSource {
  package let desk: JournalDesk

  /// Puts the value together from its parts.
  package init(desk: JournalDesk) {
    self.desk = desk
  }

  private var records: RecordRepository { desk.store.records }
  private var clock: WallClock { desk.clock }

  /// How many entries one page shows.
  package static let perPage = 12
  /// How many entries, and how much of them, in bytes as they are sealed, a page looks back on: half a year with two entries a day.
  private static let lookBack = 400
  private static let lookBackBytes = 1_000_000

  package func page(_ search: JournalSearch, after cursor: String?, account: String) async throws -> JournalPart {
    var found = JournalPart()
    var scan = JournalScan(records, account: account, after: cursor.flatMap { RecordPlace(text: $0) })
    var last: RecordPlace?
    // Whoever looks for nothing finds everything.
    while let page = try await scan.page(search.isEmpty ? Self.perPage + 1 : 100) {
      found.damaged += page.damaged
      for record in page.records {
        guard let entry = Self.entry(record) else {
          found.damaged.append(record.id)
          continue
        }
        guard search.finds(entry.kept) else { continue }
        if found.entries.count == Self.perPage {
          found.next = last?.text
          return found
        }
        found.entries.append(entry)
        last = RecordPlace(record)
      }
    }
    found.next = scan.next?.text
    return found
  }

  package func overview(account: String) async throws -> JournalOverview {
    let page = try await records.page(.journalEntry, account: account, limit: Self.lookBack, bytes: Self.lookBackBytes)
    // Without a next page these are all; counting them again would be idle.
    let count =
      page.next == nil ? page.records.count : try await records.count(.journalEntry, account: account)
    return JournalOverview(entries: page.records.compactMap(Self.entry), count: count)
  }

  package func part(after cursor: String?, account: String) async throws -> JournalPart {
    let place = cursor.flatMap { RecordPlace(text: $0) }
    let page = try await records.page(.journalEntry, account: account, after: place, limit: 200, bytes: 250_000)
    let (entries, damaged) = page.read { try Self.readEntry($0) }
    return JournalPart(entries: entries, next: page.next?.text, damaged: damaged)
  }

  package func entry(_ id: String, account: String) async throws -> JournalEntry? {
    guard RecordID.isValid(id) else { return nil }
    guard let record = try await records.record(.journalEntry, account: account, id: id), record.payload != nil else {
      return nil
    }
    return try Self.readEntry(record)
  }

  package func write(_ entry: KeptEntry, account: String) async throws {
    _ = try await desk.write(entry, key: nil, account: account)
  }

  package func change(_ id: String, account: String, _ change: @escaping @Sendable (inout KeptEntry) -> Void) async throws -> Bool
  {
    guard RecordID.isValid(id) else { return false }
    // Another device may write in between; what it wrote is read again and changed then.
    for _ in 0..<4 {
      guard let record = try await records.record(.journalEntry, account: account, id: id), let payload = record.payload
      else { return false }
      var entry = try KeptEntry(payload: payload)
      change(&entry)
      let outcome = try await records.update(
        .journalEntry, account: account, id: id, base: record.change, payload: try entry.payload(over: payload),
        now: clock.microseconds)
      switch outcome {
      case .kept: return true
      case .missing: return false
      case .damaged: throw Problem.recordDamaged
      case .conflict: continue
      }
    }
    throw Problem(.unavailable, "Another device is writing to this entry. Please try it again.")
  }

  package func delete(_ id: String, account: String) async throws -> Bool {
    guard RecordID.isValid(id) else { return false }
    return try await records.delete(.journalEntry, account: account, id: id, now: clock.microseconds)
  }

  /// Notes the part that was opened in the day's entry, and in the memory when it is the first time that day: both or neither.
  package func noteRead(_ read: JournalRead, account: String) async throws {
    let now = clock.microseconds
    let viewed = CallableMemoryAnswer.Reading.Viewed(category: read.category.rawValue, text: read.teaser)
    let isFirst = Atomic(false)
    let isFirstOfDay = Atomic(false)
    let following = RecordRepository.Following(
      .memory, naturalKey: KeptMemory.key, newID: UUIDv7.generate(microseconds: now)
    ) { standing in
      try KeptMemory.noting(in: standing) { memory in
        if isFirst.load(ordering: .relaxed) { memory.note(viewed, date: read.date, summary: read.summary, now: now) }
        if isFirstOfDay.load(ordering: .relaxed) { memory.note(leading: read.leading) }
      }
    }
    _ = try await records.keep(
      .journalEntry, account: account, naturalKey: NaturalKey.hashed("read", read.date),
      newID: UUIDv7.generate(microseconds: now), now: now, following: following
    ) { standing in
      isFirstOfDay.store(standing == nil, ordering: .relaxed)
      var entry = try standing.map { try KeptEntry(payload: $0) } ?? KeptEntry(type: .reading, date: read.date)
      entry.summary = read.summary
      entry.seconds += read.seconds
      if entry.leading == nil, !read.leading.isEmpty { entry.leading = read.leading }
      let isNew = !entry.viewed.contains { $0.category == viewed.category }
      isFirst.store(isNew, ordering: .relaxed)
      if isNew { entry.viewed.append(viewed) }
      return try entry.payload(over: standing)
    }
  }

  private static func readEntry(_ record: Record) throws(Problem) -> JournalEntry {
    JournalEntry(id: record.id, createdAt: record.createdAt, kept: try KeptEntry(payload: record.payload ?? ""))
  }

  /// The same, or `nil` for a record that is no entry.
  private static func entry(_ record: Record) -> JournalEntry? { try? readEntry(record) }
}
