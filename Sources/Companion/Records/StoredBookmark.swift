/// A bookmark as it is kept. Field names are part of people's files and are never changed.
package struct StoredBookmark: StoredPayload, Hashable {
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
