// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: d6e09c17a9ba1c38. Text: 33584b78ac1d3366

extension TarotDrawAnswer {
  /// Cards on the positions of a spread, and how they relate, from its fields.
  public init(spread: TarotSpreadAnswer, question: String? = nil, ritual: TarotDrawAnswer.RitualPart? = nil, cards: [TarotDrawAnswer.Card], analysis: TarotAnalysisAnswer, findings: [TarotFindingAnswer], _: Void = ()) {
    self.spread = spread; self.question = question; self.ritual = ritual; self.cards = cards; self.analysis = analysis; self.findings = findings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("spread", spread)
    json.field("question", ifPresent: question)
    json.field("ritual", ifPresent: ritual)
    json.field("cards", cards)
    json.field("analysis", analysis)
    json.field("findings", findings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(spread: try fields.read("spread"), question: try fields.readIfPresent("question"), ritual: try fields.readIfPresent("ritual"), cards: try fields.read("cards"), analysis: try fields.read("analysis"), findings: try fields.read("findings"))
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
