import Store

/// Goes through a journal or the kept readings of the cards, the newest entries first, and stops when that was enough work for one answer.
struct JournalScan: Sendable {
  private let records: RecordRepository
  private let kind: RecordKind
  private let account: String
  private let most: Int
  private let mostBytes: Int
  private var scanned = 0
  private var bytes = 0
  private var isAtEnd = false
  /// Where older entries begin; `nil` when there are none.
  private(set) var next: RecordPlace?

  /// - Parameters:
  ///   - place: where an earlier answer ended.
  ///   - most: how many entries are looked through, and `bytes` how much of them.
  init(
    _ records: RecordRepository, _ kind: RecordKind = .journalEntry, account: String, after place: RecordPlace?,
    most: Int = Journal.mostScanned, bytes: Int = Journal.mostScannedBytes
  ) {
    self.records = records
    self.kind = kind
    self.account = account
    self.most = most
    mostBytes = bytes
    next = place
  }

  /// The next entries; `nil` when there are none, or when it was enough.
  ///
  /// - Parameter limit: how many at most.
  mutating func page(_ limit: Int) async throws -> RecordPage? {
    guard !isAtEnd, scanned < most, bytes < mostBytes else { return nil }
    let page = try await records.page(
      kind, account: account, after: next, limit: limit, bytes: min(mostBytes / 2, RecordPage.usualBytes))
    scanned += page.records.count + page.damaged.count
    bytes += page.records.reduce(0) { $0 + ($1.payload?.utf8.count ?? 0) }
    next = page.next
    isAtEnd = page.next == nil
    return page
  }
}
