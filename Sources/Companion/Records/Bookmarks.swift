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

  /// How many there are.
  package func count(of account: String) async throws -> Int { try await store.records.count(.bookmark, account: account) }

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

  /// Marks the reading of a day, or takes the mark away; the same wish once more changes nothing.
  ///
  /// - Parameter isWanted: whether the mark is to stand; `nil` turns it about.
  package func mark(_ reading: DailyReading, _ isWanted: Bool?, account: String) async throws {
    let bookmark = StoredBookmark(reading)
    let known = try await id(of: bookmark, account: account)
    guard (isWanted ?? (known == nil)) != (known != nil) else { return }
    if let known {
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

/// A bookmark as it is kept. Field names are part of people's files and are never changed.
package struct StoredBookmark: StoredPayload, Hashable {
  package static let storedVersion = 1

  package var readingId: String?
  package var readingType: String
  package var title: String
  package var content: String
  package var originalDate: String?

  /// A reading that somebody marks. None of it has been checked.
  package init(readingId: String?, readingType: String, title: String, content: String, originalDate: String?) {
    self.readingId = readingId
    self.readingType = readingType
    self.title = title
    self.content = content
    self.originalDate = originalDate
  }

  /// The bookmark, checked; an empty id is none.
  ///
  /// - Throws: ``CompanionError`` that names the field.
  package func checked() throws(CompanionError) -> StoredBookmark {
    try Choices.shortText(readingId, limit: 200, field: "readingId")
    try Choices.shortText(readingType, limit: 64, field: "readingType")
    try Choices.shortText(title, limit: 1000, field: "title")
    try Choices.shortText(content, limit: 64_000, field: "content")
    guard !readingType.isEmpty else {
      throw CompanionError.invalid("readingType must not be empty.", field: "readingType")
    }
    if let date = originalDate { _ = try CivilText.date(date, field: "originalDate") }
    var checked = self
    if readingId?.isEmpty == true { checked.readingId = nil }
    return checked
  }

  /// A reading of a day, as its page keeps it.
  package init(daily date: String, title: String, content: String) {
    readingId = "daily:\(date)"
    readingType = "daily"
    self.title = title
    self.content = content
    originalDate = date
  }

  /// What makes it the only one: the reading that it keeps.
  package var naturalKey: String? { readingId.map { NaturalKey.hashed("reading", $0) } }
}
