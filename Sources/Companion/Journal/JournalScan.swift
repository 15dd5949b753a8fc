import Store

/// Goes through a journal, the newest entries first, and stops when that was enough work for one answer.
struct JournalScan: Sendable {
  private let records: RecordRepository
  private let account: String
  private var scanned = 0
  private var bytes = 0
  private var isAtEnd = false
  /// Where older entries begin; `nil` when there are none.
  private(set) var next: RecordPlace?

  /// - Parameter place: where an earlier answer ended.
  init(_ records: RecordRepository, account: String, after place: RecordPlace?) {
    self.records = records
    self.account = account
    next = place
  }

  /// The next entries; `nil` when there are none, or when it was enough.
  ///
  /// - Parameter limit: how many at most.
  mutating func page(_ limit: Int) async throws -> RecordPage? {
    guard !isAtEnd, scanned < Journal.mostScanned, bytes < Journal.mostScannedBytes else { return nil }
    let page = try await records.page(
      .journalEntry, account: account, after: next, limit: limit, bytes: Journal.mostScannedBytes / 2)
    scanned += page.records.count + page.damaged.count
    bytes += page.records.reduce(0) { $0 + ($1.payload?.utf8.count ?? 0) }
    next = page.next
    isAtEnd = page.next == nil
    return page
  }
}
