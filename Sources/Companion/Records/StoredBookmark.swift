package import Wire

/// A bookmark as it is kept. Field names are part of people's files and are never changed.
package struct StoredBookmark: StoredPayload, Hashable {
  package var readingId: String?
  package var readingType: String
  package var title: String
  package var content: String
  package var originalDate: String?

  /// Checks what came in.
  ///
  /// - Throws: ``CompanionError`` that names the field.
  package init(_ request: BookmarkRequest) throws(CompanionError) {
    try Choices.shortText(request.readingId, limit: 200, field: "readingId")
    try Choices.shortText(request.readingType, limit: 64, field: "readingType")
    try Choices.shortText(request.title, limit: 1000, field: "title")
    try Choices.shortText(request.content, limit: 64_000, field: "content")
    guard !request.readingType.isEmpty else {
      throw CompanionError.invalid("readingType must not be empty.", field: "readingType")
    }
    if let date = request.originalDate { _ = try CivilText.date(date, field: "originalDate") }
    readingId = request.readingId.flatMap { $0.isEmpty ? nil : $0 }
    readingType = request.readingType
    title = request.title
    content = request.content
    originalDate = request.originalDate
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
