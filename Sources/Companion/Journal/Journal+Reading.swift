import Readings
package import Store

extension Journal {
  /// How many entries are looked through for one answer, and how much of them, in bytes of JSON.
  package static let mostScanned = 1000
  package static let mostScannedBytes = 1_000_000
  /// How many entries, and how much of them, in bytes as they are sealed, a page looks back on: half a year with two entries a day.
  private static let lookBack = 400
  private static let lookBackBytes = 1_000_000

  /// One entry; `nil` when there is none with this id.
  ///
  /// - Throws: ``CompanionError`` `damaged` when it does not open.
  package func entry(_ id: String, account: String) async throws -> JournalEntry? {
    guard let record = try await records.record(.journalEntry, account: account, id: id), record.payload != nil else {
      return nil
    }
    return try JournalEntry(record)
  }

  /// A page of the entries that are looked for, the newest first. Entries are sealed, so they are opened one after the other; after
  /// ``mostScanned`` of them, or ``mostScannedBytes``, the page ends and `next` goes on from there.
  package func page(
    _ search: JournalSearch, account: String, after place: RecordPlace?, limit: Int
  ) async throws -> JournalPart {
    var found = JournalPart()
    var last: RecordPlace?
    var scan = JournalScan(records, account: account, after: place)
    // Whoever looks for nothing finds everything.
    while let page = try await scan.page(search.isEmpty ? limit + 1 : 100) {
      found.damaged += page.damaged
      for record in page.records {
        guard let entry = try? JournalEntry(record) else {
          found.damaged.append(record.id)
          continue
        }
        guard search.finds(entry.kept) else { continue }
        if found.entries.count == limit {
          found.next = last
          return found
        }
        found.entries.append(entry)
        last = RecordPlace(record)
      }
    }
    found.next = scan.next
    return found
  }

  /// The newest entries, as many as one page can look back on, and how many there are.
  package func overview(account: String) async throws -> JournalOverview {
    let page = try await records.page(.journalEntry, account: account, limit: Self.lookBack, bytes: Self.lookBackBytes)
    // Without a next page these are all; counting them again would be idle.
    let count = page.next == nil ? page.records.count : try await records.count(.journalEntry, account: account)
    var part = JournalPart()
    part.take(page)
    return JournalOverview(entries: part.entries, count: count)
  }

  /// Some entries, the newest first, for whoever goes through all of them.
  package func part(after place: RecordPlace?, account: String) async throws -> JournalPart {
    let page = try await records.page(.journalEntry, account: account, after: place, limit: 200, bytes: 250_000)
    var part = JournalPart()
    part.take(page)
    part.next = page.next
    return part
  }

  /// What comes back in a journal, and which of its entries cannot be opened.
  package func patterns(account: String) async throws -> (patterns: JournalPatterns, damaged: [String]) {
    var patterns = JournalPatterns()
    var damaged: [String] = []
    var scan = JournalScan(records, account: account, after: nil)
    while let page = try await scan.page(200) {
      var part = JournalPart()
      part.take(page)
      for entry in part.entries { patterns.add(entry.kept, id: entry.id) }
      damaged += part.damaged
    }
    return (patterns, damaged)
  }
}

extension Journal {
  /// What readings may lean on for somebody.
  package func memory(of account: String) async throws -> StoredMemory {
    let record = try await records.record(.memory, account: account, naturalKey: StoredMemory.key)
    return try record?.payload.map { try StoredMemory(payload: $0) } ?? StoredMemory()
  }

  /// Begins the memory of somebody who has none yet, with every part of life.
  package func beginMemory(of account: String) async throws {
    let now = clock.microseconds
    _ = try await records.revise(
      .memory, account: account, naturalKey: StoredMemory.key, newID: UUIDv7.generate(microseconds: now), now: now
    ) { standing in
      guard standing == nil else { return nil }
      var memory = StoredMemory()
      for category in LifeCategory.allCases { memory.categories[category.rawValue] = .init() }
      memory.updatedAt = now
      return try memory.payload()
    }
  }
}
