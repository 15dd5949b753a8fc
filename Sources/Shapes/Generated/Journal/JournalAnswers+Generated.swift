// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Journal. Sources: d111e688ba0ab905. Text: 55f342955d53f1bc

extension JournalEntryAnswer {
  /// An entry of a journal, from its fields.
  public init(id: UUIDText, type: String, date: DateText, text: String? = nil, mood: String? = nil, tags: [String], summaryViewed: String? = nil, categoriesViewed: [JournalEntryAnswer.Viewed], timeSpentSeconds: Int, later: [JournalEntryAnswer.Later], createdAt: InstantText, updatedAt: InstantText, changeTag: String, _: Void = ()) {
    self.id = id; self.type = type; self.date = date; self.text = text; self.mood = mood; self.tags = tags; self.summaryViewed = summaryViewed; self.categoriesViewed = categoriesViewed; self.timeSpentSeconds = timeSpentSeconds; self.later = later; self.createdAt = createdAt; self.updatedAt = updatedAt; self.changeTag = changeTag
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("type", type)
    json.field("date", date)
    json.field("text", text)
    json.field("mood", mood)
    json.field("tags", tags)
    json.field("summaryViewed", summaryViewed)
    json.field("categoriesViewed", categoriesViewed)
    json.field("timeSpentSeconds", timeSpentSeconds)
    json.field("later", later)
    json.field("createdAt", createdAt)
    json.field("updatedAt", updatedAt)
    json.field("changeTag", changeTag)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), type: try fields.read("type"), date: try fields.read("date"), text: try fields.readIfPresent("text"), mood: try fields.readIfPresent("mood"), tags: try fields.read("tags"), summaryViewed: try fields.readIfPresent("summaryViewed"), categoriesViewed: try fields.read("categoriesViewed"), timeSpentSeconds: try fields.read("timeSpentSeconds"), later: try fields.read("later"), createdAt: try fields.read("createdAt"), updatedAt: try fields.read("updatedAt"), changeTag: try fields.read("changeTag"))
  }
}

extension JournalEntryAnswer.Later {
  /// What happened later, from its fields.
  public init(text: String, at: InstantText, _: Void = ()) {
    self.text = text; self.at = at
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("at", at)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), at: try fields.read("at"))
  }
}

extension JournalEntryAnswer.Viewed {
  /// A part of a reading that was opened, from its fields.
  public init(category: String, text: String, _: Void = ()) {
    self.category = category; self.text = text
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("category", category)
    json.field("text", text)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(category: try fields.read("category"), text: try fields.read("text"))
  }
}

extension JournalAnswer {
  /// A page of a journal, from its fields.
  public init(entries: [JournalEntryAnswer], next: String? = nil, _: Void = ()) {
    self.entries = entries; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("entries", entries)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(entries: try fields.read("entries"), next: try fields.readIfPresent("next"))
  }
}

extension JournalPatternsAnswer {
  /// What comes back in a journal, from its fields.
  public init(entries: Int, weeks: [JournalPatternsAnswer.Week], themes: [JournalPatternsAnswer.Theme], _: Void = ()) {
    self.entries = entries; self.weeks = weeks; self.themes = themes
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("entries", entries)
    json.field("weeks", weeks)
    json.field("themes", themes)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(entries: try fields.read("entries"), weeks: try fields.read("weeks"), themes: try fields.read("themes"))
  }
}

extension JournalPatternsAnswer.Week {
  /// How often each part of life was opened in a week, from its fields.
  public init(week: DateText, entries: Int, categories: JSONMap<Int>, _: Void = ()) {
    self.week = week; self.entries = entries; self.categories = categories
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("week", week)
    json.field("entries", entries)
    json.field("categories", categories)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(week: try fields.read("week"), entries: try fields.read("entries"), categories: try fields.read("categories"))
  }
}

extension JournalPatternsAnswer.Theme {
  /// Something that came back, from its fields.
  public init(kind: String, name: String, count: Int, entries: [String], _: Void = ()) {
    self.kind = kind; self.name = name; self.count = count; self.entries = entries
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("name", name)
    json.field("count", count)
    json.field("entries", entries)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), name: try fields.read("name"), count: try fields.read("count"), entries: try fields.read("entries"))
  }
}

extension ReflectionRequest {
  /// A word of one's own for the journal, from its fields.
  public init(text: String, mood: String? = nil, tags: [String]? = nil, type: String? = nil, date: DateText? = nil, timezone: String? = nil, _: Void = ()) {
    self.text = text; self.mood = mood; self.tags = tags; self.type = type; self.date = date; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("mood", ifPresent: mood)
    json.field("tags", ifPresent: tags)
    json.field("type", ifPresent: type)
    json.field("date", ifPresent: date)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), mood: try fields.readIfPresent("mood"), tags: try fields.readIfPresent("tags"), type: try fields.readIfPresent("type"), date: try fields.readIfPresent("date"), timezone: try fields.readIfPresent("timezone"))
  }
}

extension LaterRequest {
  /// What happened later, from its fields.
  public init(text: String, _: Void = ()) {
    self.text = text
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"))
  }
}

extension JournalQuery {
  /// Which entries, from its fields.
  public init(q: String? = nil, type: String? = nil, mood: String? = nil, tag: String? = nil, page: PageQuery = PageQuery(()), _: Void = ()) {
    self.q = q; self.type = type; self.mood = mood; self.tag = tag; self.page = page
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let q { items.append(("q", "\(q)")) }
    if let type { items.append(("type", "\(type)")) }
    if let mood { items.append(("mood", "\(mood)")) }
    if let tag { items.append(("tag", "\(tag)")) }
    items += page.items
    return items
  }
}
