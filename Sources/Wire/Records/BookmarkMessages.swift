public import Ephemeris

/// The body of `POST /bookmarks`.
public struct BookmarkRequest: Decodable, Sendable, Hashable {
  /// What the reading is called where it came from; with it the same reading is kept once.
  public var readingId: String?
  /// `daily`, `tarot`, `match`, …
  public var readingType: String
  public var title: String
  public var content: String
  /// The day of the reading, `YYYY-MM-DD`.
  public var originalDate: String?
}

/// A kept reading.
public struct BookmarkAnswer: JSONEncodable, Sendable {
  let id: String
  let readingId: String?
  let readingType: String
  let title: String
  let content: String
  let originalDate: String?
  let bookmarked: UTC
  let change: Int64

  public init(
    id: String, readingId: String?, readingType: String, title: String, content: String, originalDate: String?, bookmarked: UTC,
    change: Int64
  ) {
    self.id = id
    self.readingId = readingId
    self.readingType = readingType
    self.title = title
    self.content = content
    self.originalDate = originalDate
    self.bookmarked = bookmarked
    self.change = change
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("readingId", readingId)
      json.field("readingType", readingType)
      json.field("title", title)
      json.field("content", content)
      json.field("originalDate", originalDate)
      json.field("bookmarkedAt", ISO8601.string(bookmarked))
      json.field("changeTag", "\(change)")
    }
  }
}
