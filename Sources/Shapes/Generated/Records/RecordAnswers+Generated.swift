// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Records. Sources: 41360c23e0ebc49e. Text: 1b42c5ff4494c81d

extension BookmarkRequest {
  /// A reading that is to be found again, from its fields.
  public init(readingId: String? = nil, readingType: String, title: String, content: String, originalDate: DateText? = nil, _: Void = ()) {
    self.readingId = readingId; self.readingType = readingType; self.title = title; self.content = content; self.originalDate = originalDate
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("readingId", ifPresent: readingId)
    json.field("readingType", readingType)
    json.field("title", title)
    json.field("content", content)
    json.field("originalDate", ifPresent: originalDate)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(readingId: try fields.readIfPresent("readingId"), readingType: try fields.read("readingType"), title: try fields.read("title"), content: try fields.read("content"), originalDate: try fields.readIfPresent("originalDate"))
  }
}

extension BookmarkAnswer {
  /// A kept reading, from its fields.
  public init(id: UUIDText, readingId: String? = nil, readingType: String, title: String, content: String, originalDate: DateText? = nil, bookmarkedAt: InstantText, changeTag: String, _: Void = ()) {
    self.id = id; self.readingId = readingId; self.readingType = readingType; self.title = title; self.content = content; self.originalDate = originalDate; self.bookmarkedAt = bookmarkedAt; self.changeTag = changeTag
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("readingId", readingId)
    json.field("readingType", readingType)
    json.field("title", title)
    json.field("content", content)
    json.field("originalDate", originalDate)
    json.field("bookmarkedAt", bookmarkedAt)
    json.field("changeTag", changeTag)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), readingId: try fields.readIfPresent("readingId"), readingType: try fields.read("readingType"), title: try fields.read("title"), content: try fields.read("content"), originalDate: try fields.readIfPresent("originalDate"), bookmarkedAt: try fields.read("bookmarkedAt"), changeTag: try fields.read("changeTag"))
  }
}

extension BookmarksAnswer {
  /// A page of kept readings, the newest first, from its fields.
  public init(bookmarks: [BookmarkAnswer], next: String? = nil, _: Void = ()) {
    self.bookmarks = bookmarks; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("bookmarks", bookmarks)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(bookmarks: try fields.read("bookmarks"), next: try fields.readIfPresent("next"))
  }
}

extension RecordAnswer {
  /// A record as devices exchange it, from its fields.
  public init(kind: String, id: UUIDText, changeTag: String, deleted: Bool, createdAt: InstantText, updatedAt: InstantText, data: RawJSON? = nil, _: Void = ()) {
    self.kind = kind; self.id = id; self.changeTag = changeTag; self.deleted = deleted; self.createdAt = createdAt; self.updatedAt = updatedAt; self.data = data
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("id", id)
    json.field("changeTag", changeTag)
    json.field("deleted", deleted)
    json.field("createdAt", createdAt)
    json.field("updatedAt", updatedAt)
    json.field("data", data)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), id: try fields.read("id"), changeTag: try fields.read("changeTag"), deleted: try fields.read("deleted"), createdAt: try fields.read("createdAt"), updatedAt: try fields.read("updatedAt"), data: try fields.readIfPresent("data"))
  }
}

extension HoroscopeHistoryAnswer {
  /// A page of readings so far, the newest first, from its fields.
  public init(horoscopes: [RecordAnswer], next: String? = nil, _: Void = ()) {
    self.horoscopes = horoscopes; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("horoscopes", horoscopes)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(horoscopes: try fields.read("horoscopes"), next: try fields.readIfPresent("next"))
  }
}

extension MatchHistoryAnswer {
  /// A page of comparisons so far, the newest first, from its fields.
  public init(matches: [RecordAnswer], next: String? = nil, _: Void = ()) {
    self.matches = matches; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("matches", matches)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(matches: try fields.read("matches"), next: try fields.readIfPresent("next"))
  }
}

extension ChangesAnswer {
  /// What changed since a token, from its fields.
  public init(records: [RecordAnswer], next: String, more: Bool, _: Void = ()) {
    self.records = records; self.next = next; self.more = more
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("records", records)
    json.field("next", next)
    json.field("more", more)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(records: try fields.read("records"), next: try fields.read("next"), more: try fields.read("more"))
  }
}

extension ChangeOutcomeAnswer {
  /// What became of one change of a device, from its fields.
  public init(kind: String, id: String, status: ChangeOutcomeAnswer.Status, record: RecordAnswer? = nil, code: String? = nil, message: String? = nil, field: String? = nil, _: Void = ()) {
    self.kind = kind; self.id = id; self.status = status; self.record = record; self.code = code; self.message = message; self.field = field
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("id", id)
    json.field("status", status)
    json.field("record", ifPresent: record)
    json.field("code", ifPresent: code)
    json.field("message", ifPresent: message)
    json.field("field", ifPresent: field)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), id: try fields.read("id"), status: try fields.read("status"), record: try fields.readIfPresent("record"), code: try fields.readIfPresent("code"), message: try fields.readIfPresent("message"), field: try fields.readIfPresent("field"))
  }
}

extension ChangeOutcomesAnswer {
  /// What became of the changes of a device, in order, from its fields.
  public init(results: [ChangeOutcomeAnswer], next: String? = nil, _: Void = ()) {
    self.results = results; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("results", results)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(results: try fields.read("results"), next: try fields.readIfPresent("next"))
  }
}

extension ImportAnswer {
  /// What became of an import, from its fields.
  public init(imported: JSONMap<Int>, standing: JSONMap<Int>, refused: [ChangeOutcomeAnswer], refusedCount: Int? = nil, _: Void = ()) {
    self.imported = imported; self.standing = standing; self.refused = refused; self.refusedCount = refusedCount
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("imported", imported)
    json.field("standing", standing)
    json.field("refused", refused)
    json.field("refusedCount", ifPresent: refusedCount)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(imported: try fields.read("imported"), standing: try fields.read("standing"), refused: try fields.read("refused"), refusedCount: try fields.readIfPresent("refusedCount"))
  }
}

extension ChangesQuery {
  /// Since when, from its fields.
  public init(since: String? = nil, limit: Int? = nil, _: Void = ()) {
    self.since = since; self.limit = limit
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let since { items.append(("since", "\(since)")) }
    if let limit { items.append(("limit", "\(limit)")) }
    return items
  }
}
