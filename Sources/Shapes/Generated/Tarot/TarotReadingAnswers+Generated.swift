// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: 50bbc68bf8e0ae8b. Text: 7ebb1b3493206270

extension TarotReadingAnswer {
  /// A kept reading of the cards, from its fields.
  public init(id: UUIDText, spread: String, spreadName: String, title: String? = nil, question: String? = nil, cards: [TarotReadingAnswer.Card], ritual: TarotReadingAnswer.RitualPart? = nil, at: InstantText, day: DateText, timezone: String? = nil, narrative: String? = nil, notes: String? = nil, later: [TarotReadingAnswer.Later], createdAt: InstantText, updatedAt: InstantText, changeTag: String, _: Void = ()) {
    self.id = id; self.spread = spread; self.spreadName = spreadName; self.title = title; self.question = question; self.cards = cards; self.ritual = ritual; self.at = at; self.day = day; self.timezone = timezone; self.narrative = narrative; self.notes = notes; self.later = later; self.createdAt = createdAt; self.updatedAt = updatedAt; self.changeTag = changeTag
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("spread", spread)
    json.field("spreadName", spreadName)
    json.field("title", title)
    json.field("question", question)
    json.field("cards", cards)
    json.field("ritual", ritual)
    json.field("at", at)
    json.field("day", day)
    json.field("timezone", timezone)
    json.field("narrative", narrative)
    json.field("notes", notes)
    json.field("later", later)
    json.field("createdAt", createdAt)
    json.field("updatedAt", updatedAt)
    json.field("changeTag", changeTag)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), spread: try fields.read("spread"), spreadName: try fields.read("spreadName"), title: try fields.readIfPresent("title"), question: try fields.readIfPresent("question"), cards: try fields.read("cards"), ritual: try fields.readIfPresent("ritual"), at: try fields.read("at"), day: try fields.read("day"), timezone: try fields.readIfPresent("timezone"), narrative: try fields.readIfPresent("narrative"), notes: try fields.readIfPresent("notes"), later: try fields.read("later"), createdAt: try fields.read("createdAt"), updatedAt: try fields.read("updatedAt"), changeTag: try fields.read("changeTag"))
  }
}

extension TarotReadingAnswer.Card {
  /// A card as it lay, from its fields.
  public init(index: Int, role: String? = nil, position: String, id: String? = nil, name: String, reversed: Bool, _: Void = ()) {
    self.index = index; self.role = role; self.position = position; self.id = id; self.name = name; self.reversed = reversed
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("index", index)
    json.field("role", ifPresent: role)
    json.field("position", position)
    json.field("id", ifPresent: id)
    json.field("name", name)
    json.field("reversed", reversed)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(index: try fields.read("index"), role: try fields.readIfPresent("role"), position: try fields.read("position"), id: try fields.readIfPresent("id"), name: try fields.read("name"), reversed: try fields.read("reversed"))
  }
}

extension TarotReadingAnswer.RitualPart {
  /// The ritual, with all that is needed to lay the same cards again, from its fields.
  public init(knocks: Int, gaps: [Int], cut: Int, nonce: String, reversedChance: Double, _: Void = ()) {
    self.knocks = knocks; self.gaps = gaps; self.cut = cut; self.nonce = nonce; self.reversedChance = reversedChance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("knocks", knocks)
    json.field("gaps", gaps)
    json.field("cut", cut)
    json.field("nonce", nonce)
    json.field("reversedChance", reversedChance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(knocks: try fields.read("knocks"), gaps: try fields.read("gaps"), cut: try fields.read("cut"), nonce: try fields.read("nonce"), reversedChance: try fields.read("reversedChance"))
  }
}

extension TarotReadingAnswer.Later {
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

extension TarotReadingsAnswer {
  /// A page of kept readings, from its fields.
  public init(readings: [TarotReadingAnswer], next: String? = nil, _: Void = ()) {
    self.readings = readings; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("readings", readings)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(readings: try fields.read("readings"), next: try fields.readIfPresent("next"))
  }
}

extension TarotDeletionAnswer {
  /// A reading is deleted, and until when it can be brought back, from its fields.
  public init(undoUntil: InstantText, _: Void = ()) {
    self.undoUntil = undoUntil
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
    json.field("undoUntil", undoUntil)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(undoUntil: try fields.read("undoUntil"))
  }
}

extension TarotPatternsAnswer {
  /// What comes back in kept readings, from its fields.
  public init(readings: Int, readingsThisMonth: Int, cards: Int, reversalRate: Double? = nil, seen: [TarotPatternsAnswer.Card], stalkers: [TarotPatternsAnswer.Card], figures: [TarotPatternsAnswer.Figure], months: [TarotPatternsAnswer.Month], streak: TarotPatternsAnswer.Streak, archetypes: [TarotPatternsAnswer.Archetype], _: Void = ()) {
    self.readings = readings; self.readingsThisMonth = readingsThisMonth; self.cards = cards; self.reversalRate = reversalRate; self.seen = seen; self.stalkers = stalkers; self.figures = figures; self.months = months; self.streak = streak; self.archetypes = archetypes
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("readings", readings)
    json.field("readingsThisMonth", readingsThisMonth)
    json.field("cards", cards)
    json.field("reversalRate", reversalRate, decimals: 3)
    json.field("seen", seen)
    json.field("stalkers", stalkers)
    json.field("figures", figures)
    json.field("months", months)
    json.field("streak", streak)
    json.field("archetypes", archetypes)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(readings: try fields.read("readings"), readingsThisMonth: try fields.read("readingsThisMonth"), cards: try fields.read("cards"), reversalRate: try fields.readIfPresent("reversalRate"), seen: try fields.read("seen"), stalkers: try fields.read("stalkers"), figures: try fields.read("figures"), months: try fields.read("months"), streak: try fields.read("streak"), archetypes: try fields.read("archetypes"))
  }
}

extension TarotPatternsAnswer.Card {
  /// In how many readings a card lay, from its fields.
  public init(card: TarotCardName, readings: Int, reversed: Int, first: DateText, last: DateText, _: Void = ()) {
    self.card = card; self.readings = readings; self.reversed = reversed; self.first = first; self.last = last
  }
  public func encodeFields(to json: inout JSONWriter) {
    card.encodeFields(to: &json)
    json.field("readings", readings)
    json.field("reversed", reversed)
    json.field("first", first)
    json.field("last", last)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(card: try TarotCardName(fields: fields), readings: try fields.read("readings"), reversed: try fields.read("reversed"), first: try fields.read("first"), last: try fields.read("last"))
  }
}

extension TarotPatternsAnswer.Month {
  /// What lay in a month, from its fields.
  public init(month: String, readings: Int, cards: Int, majors: Int, suits: JSONMap<Int>, _: Void = ()) {
    self.month = month; self.readings = readings; self.cards = cards; self.majors = majors; self.suits = suits
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("month", month)
    json.field("readings", readings)
    json.field("cards", cards)
    json.field("majors", majors)
    json.field("suits", suits)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(month: try fields.read("month"), readings: try fields.read("readings"), cards: try fields.read("cards"), majors: try fields.read("majors"), suits: try fields.read("suits"))
  }
}

extension TarotPatternsAnswer.Streak {
  /// Days on end with a reading, from its fields.
  public init(current: Int, longest: Int, _: Void = ()) {
    self.current = current; self.longest = longest
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("current", current)
    json.field("longest", longest)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(current: try fields.read("current"), longest: try fields.read("longest"))
  }
}

extension TarotPatternsAnswer.Figure {
  /// Trumps that came together at least three times in ninety days, from its fields.
  public init(kind: String, id: String, readings: Int, last: DateText, _: Void = ()) {
    self.kind = kind; self.id = id; self.readings = readings; self.last = last
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("id", id)
    json.field("readings", readings)
    json.field("last", last)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), id: try fields.read("id"), readings: try fields.read("readings"), last: try fields.read("last"))
  }
}

extension TarotPatternsAnswer.Badge {
  /// A badge of a trump, from its fields.
  public init(id: String, kind: String, card: String, readings: Int, day: DateText, _: Void = ()) {
    self.id = id; self.kind = kind; self.card = card; self.readings = readings; self.day = day
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("kind", kind)
    json.field("card", card)
    json.field("readings", readings)
    json.field("day", day)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), kind: try fields.read("kind"), card: try fields.read("card"), readings: try fields.read("readings"), day: try fields.read("day"))
  }
}

extension TarotPatternsAnswer.Archetype {
  /// A trump on the way of the 22, from its fields.
  public init(card: TarotCardName, readings: Int, readingsThisMonth: Int, first: DateText? = nil, last: DateText? = nil, badges: [TarotPatternsAnswer.Badge], _: Void = ()) {
    self.card = card; self.readings = readings; self.readingsThisMonth = readingsThisMonth; self.first = first; self.last = last; self.badges = badges
  }
  public func encodeFields(to json: inout JSONWriter) {
    card.encodeFields(to: &json)
    json.field("readings", readings)
    json.field("readingsThisMonth", readingsThisMonth)
    json.field("first", first)
    json.field("last", last)
    json.field("badges", badges)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(card: try TarotCardName(fields: fields), readings: try fields.read("readings"), readingsThisMonth: try fields.read("readingsThisMonth"), first: try fields.readIfPresent("first"), last: try fields.readIfPresent("last"), badges: try fields.read("badges"))
  }
}
