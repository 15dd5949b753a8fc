package import Readings
package import Store

/// Readings that people have marked to find them again.
package struct Bookmarks: Sendable {
  let store: DataStore
  let clock: WallClock

  /// Some of the bookmarks of an account, the newest first.
  package func page(of account: String, after place: RecordPlace?, limit: Int) async throws -> RecordPage {
    try await store.records.page(.bookmark, account: account, after: place, limit: limit)
  }

  /// Keeps a bookmark; one of the same reading that is kept already stays as it is.
  ///
  /// - Parameter key: what makes the request itself, for a bookmark that names no reading.
  package func keep(
    _ bookmark: StoredBookmark, key: String?, account: String
  ) async throws -> (record: Record, isNew: Bool) {
    let now = clock.microseconds
    let made = try await store.records.insert(
      .bookmark, account: account, id: UUIDv7.generate(microseconds: now),
      naturalKey: bookmark.naturalKey ?? key.map { NaturalKey.hashed("request", $0) }, payload: try bookmark.payload(), now: now)
    guard let made else { throw CompanionError.notFound("The account no longer exists.") }
    return made
  }

  /// Deletes a bookmark.
  ///
  /// - Returns: whether there was one.
  package func delete(_ id: String, account: String) async throws -> Bool {
    try await store.records.delete(.bookmark, account: account, id: id, now: clock.microseconds)
  }

  /// Whether the reading of a day is marked.
  package func holds(_ reading: DailyReading, account: String) async throws -> Bool {
    try await id(of: StoredBookmark(reading), account: account) != nil
  }

  /// Marks the reading of a day, or takes the mark away.
  package func toggle(_ reading: DailyReading, account: String) async throws {
    let bookmark = StoredBookmark(reading)
    if let known = try await id(of: bookmark, account: account) {
      _ = try await delete(known, account: account)
    } else {
      _ = try await keep(bookmark, key: nil, account: account)
    }
  }

  private func id(of bookmark: StoredBookmark, account: String) async throws -> String? {
    guard let key = bookmark.naturalKey else { return nil }
    return try await store.records.id(of: .bookmark, account: account, naturalKey: key)
  }
}

extension StoredBookmark {
  /// The reading of a day, as its page keeps it.
  init(_ reading: DailyReading) {
    self.init(daily: reading.date, title: reading.headline, content: reading.summary.text)
  }
}
