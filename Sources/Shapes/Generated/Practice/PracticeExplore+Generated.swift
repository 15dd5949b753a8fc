// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Practice. Sources: f7f478fa3ea79fab. Text: c855a116a0acb867

extension PassageAnswer {
  /// A passage to read before a session, from its fields.
  public init(id: String, collection: String, title: String, text: String, statement: String, themes: [String], path: String, _: Void = ()) {
    self.id = id; self.collection = collection; self.title = title; self.text = text; self.statement = statement; self.themes = themes; self.path = path
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("collection", collection)
    json.field("title", title)
    json.field("text", text)
    json.field("statement", statement)
    json.field("themes", themes)
    json.field("path", path)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), collection: try fields.read("collection"), title: try fields.read("title"), text: try fields.read("text"), statement: try fields.read("statement"), themes: try fields.read("themes"), path: try fields.read("path"))
  }
}

extension PassageCollectionAnswer {
  /// Passages about one thing, from its fields.
  public init(id: String, name: String, about: String, count: Int, passages: [PassageAnswer]? = nil, _: Void = ()) {
    self.id = id; self.name = name; self.about = about; self.count = count; self.passages = passages
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("about", about)
    json.field("count", count)
    json.field("passages", ifPresent: passages)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), about: try fields.read("about"), count: try fields.read("count"), passages: try fields.readIfPresent("passages"))
  }
}

extension ExploreAnswer {
  /// What there is to explore, from its fields.
  public init(collections: [PassageCollectionAnswer], themes: [ExploreAnswer.Theme], found: [PassageAnswer]? = nil, _: Void = ()) {
    self.collections = collections; self.themes = themes; self.found = found
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("collections", collections)
    json.field("themes", themes)
    json.field("found", found)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(collections: try fields.read("collections"), themes: try fields.read("themes"), found: try fields.readIfPresent("found"))
  }
}

extension ExploreAnswer.Theme {
  /// What passages let one practice, from its fields.
  public init(id: String, name: String, _: Void = ()) {
    self.id = id; self.name = name
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"))
  }
}

extension ExploreQuery {
  /// What is looked for among the passages, from its fields.
  public init(q: String? = nil, theme: String? = nil, _: Void = ()) {
    self.q = q; self.theme = theme
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let q { items.append(("q", "\(q)")) }
    if let theme { items.append(("theme", "\(theme)")) }
    return items
  }
}

extension ForYouQuery {
  /// Whose day is meant, from its fields.
  public init(timezone: String? = nil, _: Void = ()) {
    self.timezone = timezone
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let timezone { items.append(("timezone", "\(timezone)")) }
    return items
  }
}

extension ForYouAnswer {
  /// What a day suggests, from its fields.
  public init(date: DateText, suggestions: [ForYouAnswer.Suggestion], warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.date = date; self.suggestions = suggestions; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("suggestions", suggestions)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), suggestions: try fields.read("suggestions"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension ForYouAnswer.Suggestion {
  /// A passage, and why, from its fields.
  public init(meter: String, state: String, theme: String, because: String, passage: PassageAnswer, _: Void = ()) {
    self.meter = meter; self.state = state; self.theme = theme; self.because = because; self.passage = passage
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("meter", meter)
    json.field("state", state)
    json.field("theme", theme)
    json.field("because", because)
    json.field("passage", passage)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(meter: try fields.read("meter"), state: try fields.read("state"), theme: try fields.read("theme"), because: try fields.read("because"), passage: try fields.read("passage"))
  }
}
