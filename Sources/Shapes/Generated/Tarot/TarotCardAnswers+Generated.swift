// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: 50bbc68bf8e0ae8b. Text: 3fe49cebcd949887

extension TarotCardAnswer {
  /// A card of the tarot, from its fields.
  public init(card: TarotCardName, kind: TarotCardKind, names: TarotCardAnswer.DeckNames, correspondence: TarotCardAnswer.Correspondence, valence: String, image: String, texts: TarotCardTexts? = nil, _: Void = ()) {
    self.card = card; self.kind = kind; self.names = names; self.correspondence = correspondence; self.valence = valence; self.image = image; self.texts = texts
  }
  public func encodeFields(to json: inout JSONWriter) {
    card.encodeFields(to: &json)
    kind.encodeFields(to: &json)
    json.field("names", names)
    json.field("correspondence", correspondence)
    json.field("valence", valence)
    json.field("image", image)
    json.field("texts", ifPresent: texts)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(card: try TarotCardName(fields: fields), kind: try TarotCardKind(fields: fields), names: try fields.read("names"), correspondence: try fields.read("correspondence"), valence: try fields.read("valence"), image: try fields.read("image"), texts: try fields.readIfPresent("texts"))
  }
}

extension TarotCardAnswer.DeckNames {
  /// What the card is called on three decks, from its fields.
  public init(riderWaiteSmith: String, thoth: String, marseille: String, _: Void = ()) {
    self.riderWaiteSmith = riderWaiteSmith; self.thoth = thoth; self.marseille = marseille
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("riderWaiteSmith", riderWaiteSmith)
    json.field("thoth", thoth)
    json.field("marseille", marseille)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(riderWaiteSmith: try fields.read("riderWaiteSmith"), thoth: try fields.read("thoth"), marseille: try fields.read("marseille"))
  }
}

extension TarotCardAnswer.Correspondence {
  /// What of the sky it stands for in the system of the Golden Dawn, from its fields.
  public init(kind: String, text: String, element: String? = nil, planet: String? = nil, sign: SignName? = nil, start: Int? = nil, degrees: Int? = nil, source: String, _: Void = ()) {
    self.kind = kind; self.text = text; self.element = element; self.planet = planet; self.sign = sign; self.start = start; self.degrees = degrees; self.source = source
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("text", text)
    json.field("element", ifPresent: element)
    json.field("planet", ifPresent: planet)
    json.field("sign", ifPresent: sign)
    json.field("start", ifPresent: start)
    json.field("degrees", ifPresent: degrees)
    json.field("source", source)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), text: try fields.read("text"), element: try fields.readIfPresent("element"), planet: try fields.readIfPresent("planet"), sign: try fields.readIfPresent("sign"), start: try fields.readIfPresent("start"), degrees: try fields.readIfPresent("degrees"), source: try fields.read("source"))
  }
}

extension TarotCardTexts {
  /// What is written about a card, from its fields.
  public init(core: String, upright: String, reversed: String, love: String, work: String, oneself: String, reversedLove: String, reversedWork: String, reversedSelf: String, advice: String, picture: String, symbols: [TarotCardTexts.Symbol], history: String, question: String, _: Void = ()) {
    self.core = core; self.upright = upright; self.reversed = reversed; self.love = love; self.work = work; self.oneself = oneself; self.reversedLove = reversedLove; self.reversedWork = reversedWork; self.reversedSelf = reversedSelf; self.advice = advice; self.picture = picture; self.symbols = symbols; self.history = history; self.question = question
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("core", core)
    json.field("upright", upright)
    json.field("reversed", reversed)
    json.field("love", love)
    json.field("work", work)
    json.field("self", oneself)
    json.field("reversedLove", reversedLove)
    json.field("reversedWork", reversedWork)
    json.field("reversedSelf", reversedSelf)
    json.field("advice", advice)
    json.field("picture", picture)
    json.field("symbols", symbols)
    json.field("history", history)
    json.field("question", question)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(core: try fields.read("core"), upright: try fields.read("upright"), reversed: try fields.read("reversed"), love: try fields.read("love"), work: try fields.read("work"), oneself: try fields.read("self"), reversedLove: try fields.read("reversedLove"), reversedWork: try fields.read("reversedWork"), reversedSelf: try fields.read("reversedSelf"), advice: try fields.read("advice"), picture: try fields.read("picture"), symbols: try fields.read("symbols"), history: try fields.read("history"), question: try fields.read("question"))
  }
}

extension TarotCardTexts.Symbol {
  /// A thing in the picture and what it says, from its fields.
  public init(name: String, meaning: String, _: Void = ()) {
    self.name = name; self.meaning = meaning
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("meaning", meaning)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), meaning: try fields.read("meaning"))
  }
}

extension TarotCardName {
  /// By what a card is known, from its fields.
  public init(id: String, number: Int, name: String, _: Void = ()) {
    self.id = id; self.number = number; self.name = name
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("number", number)
    json.field("name", name)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), number: try fields.read("number"), name: try fields.read("name"))
  }
}

extension TarotCardKind {
  /// To what a card belongs, from its fields.
  public init(arcana: String, suit: String? = nil, rank: String? = nil, rankValue: Int? = nil, element: String, _: Void = ()) {
    self.arcana = arcana; self.suit = suit; self.rank = rank; self.rankValue = rankValue; self.element = element
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("arcana", arcana)
    json.field("suit", ifPresent: suit)
    json.field("rank", ifPresent: rank)
    json.field("rankValue", ifPresent: rankValue)
    json.field("element", element)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(arcana: try fields.read("arcana"), suit: try fields.readIfPresent("suit"), rank: try fields.readIfPresent("rank"), rankValue: try fields.readIfPresent("rankValue"), element: try fields.read("element"))
  }
}

extension TarotCardsAnswer {
  /// The 78 cards, from its fields.
  public init(cards: [TarotCardAnswer], _: Void = ()) {
    self.cards = cards
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("cards", cards)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(cards: try fields.read("cards"))
  }
}

extension TarotSpreadAnswer {
  /// A spread with its positions, from its fields.
  public init(key: String, name: String, about: String, positions: [TarotSpreadAnswer.Position], pivot: Int? = nil, _: Void = ()) {
    self.key = key; self.name = name; self.about = about; self.positions = positions; self.pivot = pivot
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("key", key)
    json.field("name", name)
    json.field("about", about)
    json.field("positions", positions)
    json.field("pivot", ifPresent: pivot)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(key: try fields.read("key"), name: try fields.read("name"), about: try fields.read("about"), positions: try fields.read("positions"), pivot: try fields.readIfPresent("pivot"))
  }
}

extension TarotSpreadAnswer.Position {
  /// A position, from its fields.
  public init(index: Int, role: String? = nil, name: String, asks: String? = nil, weight: Double, _: Void = ()) {
    self.index = index; self.role = role; self.name = name; self.asks = asks; self.weight = weight
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("index", index)
    json.field("role", ifPresent: role)
    json.field("name", name)
    json.field("asks", ifPresent: asks)
    json.field("weight", weight)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(index: try fields.read("index"), role: try fields.readIfPresent("role"), name: try fields.read("name"), asks: try fields.readIfPresent("asks"), weight: try fields.read("weight"))
  }
}

extension TarotSpreadsAnswer {
  /// The named spreads, and how many positions a spread of one’s own may have, from its fields.
  public init(spreads: [TarotSpreadAnswer], relationshipOfFive: TarotSpreadAnswer, ownPositionsMaximum: Int, _: Void = ()) {
    self.spreads = spreads; self.relationshipOfFive = relationshipOfFive; self.ownPositionsMaximum = ownPositionsMaximum
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("spreads", spreads)
    json.field("relationshipOfFive", relationshipOfFive)
    json.field("ownPositionsMaximum", ownPositionsMaximum)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(spreads: try fields.read("spreads"), relationshipOfFive: try fields.read("relationshipOfFive"), ownPositionsMaximum: try fields.read("ownPositionsMaximum"))
  }
}
