// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: 50bbc68bf8e0ae8b. Text: 624589b2d82dc1aa

extension TarotKeepRequest {
  /// A reading to keep: what `tarot/draw` takes, and what was told and written, from its fields.
  public init(draw: TarotDrawRequest, narrative: String? = nil, title: String? = nil, notes: String? = nil, at: InstantText? = nil, timezone: String? = nil, _: Void = ()) {
    self.draw = draw; self.narrative = narrative; self.title = title; self.notes = notes; self.at = at; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("draw", draw)
    json.field("narrative", ifPresent: narrative)
    json.field("title", ifPresent: title)
    json.field("notes", ifPresent: notes)
    json.field("at", ifPresent: at)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(draw: try fields.read("draw"), narrative: try fields.readIfPresent("narrative"), title: try fields.readIfPresent("title"), notes: try fields.readIfPresent("notes"), at: try fields.readIfPresent("at"), timezone: try fields.readIfPresent("timezone"))
  }
}

extension TarotReadingEdit {
  /// What is written to a reading afterwards, from its fields.
  public init(title: String? = nil, notes: String? = nil, narrative: String? = nil, later: String? = nil, _: Void = ()) {
    self.title = title; self.notes = notes; self.narrative = narrative; self.later = later
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("title", ifPresent: title)
    json.field("notes", ifPresent: notes)
    json.field("narrative", ifPresent: narrative)
    json.field("later", ifPresent: later)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(title: try fields.readIfPresent("title"), notes: try fields.readIfPresent("notes"), narrative: try fields.readIfPresent("narrative"), later: try fields.readIfPresent("later"))
  }
}

extension TarotReadingsQuery {
  /// Which readings, from its fields.
  public init(q: String? = nil, card: String? = nil, spread: String? = nil, from: DateText? = nil, to: DateText? = nil, page: PageQuery = PageQuery(()), _: Void = ()) {
    self.q = q; self.card = card; self.spread = spread; self.from = from; self.to = to; self.page = page
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let q { items.append(("q", "\(q)")) }
    if let card { items.append(("card", "\(card)")) }
    if let spread { items.append(("spread", "\(spread)")) }
    if let from { items.append(("from", "\(from)")) }
    if let to { items.append(("to", "\(to)")) }
    items += page.items
    return items
  }
}
