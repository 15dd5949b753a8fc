// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: 50bbc68bf8e0ae8b. Text: 3f95ec3e6de4a2ad

extension TarotDrawAnswer {
  /// Cards on the positions of a spread, and how they relate, from its fields.
  public init(help: TarotHelpAnswer? = nil, spread: TarotSpreadAnswer, question: String? = nil, ritual: TarotDrawAnswer.RitualPart? = nil, cards: [TarotDrawAnswer.Card], analysis: TarotAnalysisAnswer? = nil, findings: [TarotFindingAnswer], reading: TarotNarrativeAnswer? = nil, _: Void = ()) {
    self.help = help; self.spread = spread; self.question = question; self.ritual = ritual; self.cards = cards; self.analysis = analysis; self.findings = findings; self.reading = reading
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("help", ifPresent: help)
    json.field("spread", spread)
    json.field("question", ifPresent: question)
    json.field("ritual", ifPresent: ritual)
    json.field("cards", cards)
    json.field("analysis", ifPresent: analysis)
    json.field("findings", findings)
    json.field("reading", ifPresent: reading)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(help: try fields.readIfPresent("help"), spread: try fields.read("spread"), question: try fields.readIfPresent("question"), ritual: try fields.readIfPresent("ritual"), cards: try fields.read("cards"), analysis: try fields.readIfPresent("analysis"), findings: try fields.read("findings"), reading: try fields.readIfPresent("reading"))
  }
}

extension TarotDrawAnswer.RitualPart {
  /// The ritual, with all that is needed to lay the same cards again, from its fields.
  public init(knocks: Int, gaps: [Int], cut: Int, nonce: String, seed: String, reversedChance: Double, _: Void = ()) {
    self.knocks = knocks; self.gaps = gaps; self.cut = cut; self.nonce = nonce; self.seed = seed; self.reversedChance = reversedChance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("knocks", knocks)
    json.field("gaps", gaps)
    json.field("cut", cut)
    json.field("nonce", nonce)
    json.field("seed", seed)
    json.field("reversedChance", reversedChance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(knocks: try fields.read("knocks"), gaps: try fields.read("gaps"), cut: try fields.read("cut"), nonce: try fields.read("nonce"), seed: try fields.read("seed"), reversedChance: try fields.read("reversedChance"))
  }
}

extension TarotDrawAnswer.Card {
  /// A card on its position, from its fields.
  public init(index: Int, role: String? = nil, position: String, card: TarotCardName, reversed: Bool, kind: TarotCardKind, brightness: Double, timing: String, _: Void = ()) {
    self.index = index; self.role = role; self.position = position; self.card = card; self.reversed = reversed; self.kind = kind; self.brightness = brightness; self.timing = timing
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("index", index)
    json.field("role", ifPresent: role)
    json.field("position", position)
    card.encodeFields(to: &json)
    json.field("reversed", reversed)
    kind.encodeFields(to: &json)
    json.field("brightness", brightness, decimals: 3)
    json.field("timing", timing)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(index: try fields.read("index"), role: try fields.readIfPresent("role"), position: try fields.read("position"), card: try TarotCardName(fields: fields), reversed: try fields.read("reversed"), kind: try TarotCardKind(fields: fields), brightness: try fields.read("brightness"), timing: try fields.read("timing"))
  }
}

extension TarotNarrativeAnswer {
  /// A reading of laid cards as one thought: an answer, each card, what their pictures have to do with each other, what it comes to, from its fields.
  public init(opening: String, sections: [TarotNarrativeAnswer.Section], relations: [TarotNarrativeAnswer.Relation], together: String, next: String, ask: String, turnsOn: [Int], _: Void = ()) {
    self.opening = opening; self.sections = sections; self.relations = relations; self.together = together; self.next = next; self.ask = ask; self.turnsOn = turnsOn
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("opening", opening)
    json.field("sections", sections)
    json.field("relations", relations)
    json.field("together", together)
    json.field("next", next)
    json.field("ask", ask)
    json.field("turnsOn", turnsOn)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(opening: try fields.read("opening"), sections: try fields.read("sections"), relations: try fields.read("relations"), together: try fields.read("together"), next: try fields.read("next"), ask: try fields.read("ask"), turnsOn: try fields.read("turnsOn"))
  }
}

extension TarotNarrativeAnswer.Section {
  /// What is said of a card in its place, from its fields.
  public init(index: Int, title: String, place: String, text: String, _: Void = ()) {
    self.index = index; self.title = title; self.place = place; self.text = text
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("index", index)
    json.field("title", title)
    json.field("place", place)
    json.field("text", text)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(index: try fields.read("index"), title: try fields.read("title"), place: try fields.read("place"), text: try fields.read("text"))
  }
}

extension TarotNarrativeAnswer.Relation {
  /// What is said of two cards or more, from its fields.
  public init(text: String, positions: [Int], motifs: [String], _: Void = ()) {
    self.text = text; self.positions = positions; self.motifs = motifs
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("positions", positions)
    json.field("motifs", motifs)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), positions: try fields.read("positions"), motifs: try fields.read("motifs"))
  }
}

extension TarotFindingAnswer {
  /// Something that the analysis finds, in a sentence, with the cards it rests on, from its fields.
  public init(kind: String, id: String, text: String, positions: [Int], _: Void = ()) {
    self.kind = kind; self.id = id; self.text = text; self.positions = positions
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("id", id)
    json.field("text", text)
    json.field("positions", positions)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), id: try fields.read("id"), text: try fields.read("text"), positions: try fields.read("positions"))
  }
}

extension TarotHelpAnswer {
  /// What to meet somebody with before a reading: words, and people who can help, from its fields.
  public init(category: String, severity: String, text: String, emergency: String? = nil, emergencyNumber: String? = nil, lines: [TarotHelpAnswer.Line], goOn: String, stop: String, _: Void = ()) {
    self.category = category; self.severity = severity; self.text = text; self.emergency = emergency; self.emergencyNumber = emergencyNumber; self.lines = lines; self.goOn = goOn; self.stop = stop
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("category", category)
    json.field("severity", severity)
    json.field("text", text)
    json.field("emergency", ifPresent: emergency)
    json.field("emergencyNumber", ifPresent: emergencyNumber)
    json.field("lines", lines)
    json.field("goOn", goOn)
    json.field("stop", stop)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(category: try fields.read("category"), severity: try fields.read("severity"), text: try fields.read("text"), emergency: try fields.readIfPresent("emergency"), emergencyNumber: try fields.readIfPresent("emergencyNumber"), lines: try fields.read("lines"), goOn: try fields.read("goOn"), stop: try fields.read("stop"))
  }
}

extension TarotHelpAnswer.Line {
  /// People who answer somebody in trouble, from its fields.
  public init(name: String, region: String, call: String? = nil, text: String? = nil, hours: String, link: String, _: Void = ()) {
    self.name = name; self.region = region; self.call = call; self.text = text; self.hours = hours; self.link = link
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("region", region)
    json.field("call", ifPresent: call)
    json.field("text", ifPresent: text)
    json.field("hours", hours)
    json.field("link", link)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), region: try fields.read("region"), call: try fields.readIfPresent("call"), text: try fields.readIfPresent("text"), hours: try fields.read("hours"), link: try fields.read("link"))
  }
}
