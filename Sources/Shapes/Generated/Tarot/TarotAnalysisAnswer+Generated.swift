// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Tarot. Sources: 50bbc68bf8e0ae8b. Text: fbb438917f3c5ac9

extension TarotAnalysisAnswer {
  /// How the cards of a spread relate, as facts, from its fields.
  public init(neighbours: [TarotAnalysisAnswer.Pair], balance: TarotAnalysisAnswer.Balance, majors: TarotAnalysisAnswer.Majors, courts: [Int], reversals: TarotAnalysisAnswer.Reversals, timing: TarotAnalysisAnswer.Timing, triads: [TarotAnalysisAnswer.Triad], dyads: [TarotAnalysisAnswer.Dyad], progressions: [TarotAnalysisAnswer.Progression], celtic: TarotAnalysisAnswer.Celtic? = nil, mood: TarotAnalysisAnswer.Mood, _: Void = ()) {
    self.neighbours = neighbours; self.balance = balance; self.majors = majors; self.courts = courts; self.reversals = reversals; self.timing = timing; self.triads = triads; self.dyads = dyads; self.progressions = progressions; self.celtic = celtic; self.mood = mood
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("neighbours", neighbours)
    json.field("balance", balance)
    json.field("majors", majors)
    json.field("courts", courts)
    json.field("reversals", reversals)
    json.field("timing", timing)
    json.field("triads", triads)
    json.field("dyads", dyads)
    json.field("progressions", progressions)
    json.field("celtic", ifPresent: celtic)
    json.field("mood", mood)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(neighbours: try fields.read("neighbours"), balance: try fields.read("balance"), majors: try fields.read("majors"), courts: try fields.read("courts"), reversals: try fields.read("reversals"), timing: try fields.read("timing"), triads: try fields.read("triads"), dyads: try fields.read("dyads"), progressions: try fields.read("progressions"), celtic: try fields.readIfPresent("celtic"), mood: try fields.read("mood"))
  }
}

extension TarotAnalysisAnswer.Pair {
  /// Two cards, by their elements and by how they lie, from its fields.
  public init(first: Int, second: Int, dignity: String, alignment: String, lift: Double, _: Void = ()) {
    self.first = first; self.second = second; self.dignity = dignity; self.alignment = alignment; self.lift = lift
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("first", first)
    json.field("second", second)
    json.field("dignity", dignity)
    json.field("alignment", alignment)
    json.field("lift", lift, decimals: 3)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(first: try fields.read("first"), second: try fields.read("second"), dignity: try fields.read("dignity"), alignment: try fields.read("alignment"), lift: try fields.read("lift"))
  }
}

extension TarotAnalysisAnswer.Balance {
  /// Suits and elements, from its fields.
  public init(suits: JSONMap<Int>, elements: JSONMap<Int>, dominantSuit: String? = nil, dominantElement: String? = nil, emphasis: String, wanting: [String], _: Void = ()) {
    self.suits = suits; self.elements = elements; self.dominantSuit = dominantSuit; self.dominantElement = dominantElement; self.emphasis = emphasis; self.wanting = wanting
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("suits", suits)
    json.field("elements", elements)
    json.field("dominantSuit", dominantSuit)
    json.field("dominantElement", dominantElement)
    json.field("emphasis", emphasis)
    json.field("wanting", wanting)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(suits: try fields.read("suits"), elements: try fields.read("elements"), dominantSuit: try fields.readIfPresent("dominantSuit"), dominantElement: try fields.readIfPresent("dominantElement"), emphasis: try fields.read("emphasis"), wanting: try fields.read("wanting"))
  }
}

extension TarotAnalysisAnswer.Way {
  /// The way of the trumps, from its fields.
  public init(counts: JSONMap<Int>, stage: String? = nil, significance: String, _: Void = ()) {
    self.counts = counts; self.stage = stage; self.significance = significance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("counts", counts)
    json.field("stage", stage)
    json.field("significance", significance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(counts: try fields.read("counts"), stage: try fields.readIfPresent("stage"), significance: try fields.read("significance"))
  }
}

extension TarotAnalysisAnswer.Majors {
  /// Trumps, and how far along a way all cards stand, from its fields.
  public init(positions: [Int], level: String, journey: TarotAnalysisAnswer.Way? = nil, meanStation: Double, lifecycleStage: String, _: Void = ()) {
    self.positions = positions; self.level = level; self.journey = journey; self.meanStation = meanStation; self.lifecycleStage = lifecycleStage
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("level", level)
    json.field("journey", journey)
    json.field("meanStation", meanStation, decimals: 2)
    json.field("lifecycleStage", lifecycleStage)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), level: try fields.read("level"), journey: try fields.readIfPresent("journey"), meanStation: try fields.read("meanStation"), lifecycleStage: try fields.read("lifecycleStage"))
  }
}

extension TarotAnalysisAnswer.Reversals {
  /// Reversed cards, from its fields.
  public init(positions: [Int], ratio: Double, framework: String, _: Void = ()) {
    self.positions = positions; self.ratio = ratio; self.framework = framework
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("ratio", ratio, decimals: 3)
    json.field("framework", framework)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), ratio: try fields.read("ratio"), framework: try fields.read("framework"))
  }
}

extension TarotAnalysisAnswer.Timing {
  /// How soon, from its fields.
  public init(positions: [Int], tilt: String, _: Void = ()) {
    self.positions = positions; self.tilt = tilt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("tilt", tilt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), tilt: try fields.read("tilt"))
  }
}

extension TarotAnalysisAnswer.Triad {
  /// Two or three trumps that tell one story, from its fields.
  public init(id: String, positions: [Int], complete: Bool, missing: String? = nil, _: Void = ()) {
    self.id = id; self.positions = positions; self.complete = complete; self.missing = missing
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("positions", positions)
    json.field("complete", complete)
    json.field("missing", ifPresent: missing)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), positions: try fields.read("positions"), complete: try fields.read("complete"), missing: try fields.readIfPresent("missing"))
  }
}

extension TarotAnalysisAnswer.Dyad {
  /// Two trumps that say more together, from its fields.
  public init(id: String, positions: [Int], significance: String, _: Void = ()) {
    self.id = id; self.positions = positions; self.significance = significance
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("positions", positions)
    json.field("significance", significance)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), positions: try fields.read("positions"), significance: try fields.read("significance"))
  }
}

extension TarotAnalysisAnswer.Progression {
  /// Cards of a suit at the same part of its way, from its fields.
  public init(suit: String, stage: String, positions: [Int], strong: Bool, _: Void = ()) {
    self.suit = suit; self.stage = stage; self.positions = positions; self.strong = strong
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("suit", suit)
    json.field("stage", stage)
    json.field("positions", positions)
    json.field("strong", strong)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(suit: try fields.read("suit"), stage: try fields.read("stage"), positions: try fields.read("positions"), strong: try fields.read("strong"))
  }
}

extension TarotAnalysisAnswer.Celtic {
  /// The parts of a Celtic Cross, from its fields.
  public init(nucleus: TarotAnalysisAnswer.Pair, timeline: [TarotAnalysisAnswer.Pair], consciousness: [TarotAnalysisAnswer.Pair], staff: [TarotAnalysisAnswer.Pair], checks: JSONMap<TarotAnalysisAnswer.Pair>, _: Void = ()) {
    self.nucleus = nucleus; self.timeline = timeline; self.consciousness = consciousness; self.staff = staff; self.checks = checks
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("nucleus", nucleus)
    json.field("timeline", timeline)
    json.field("consciousness", consciousness)
    json.field("staff", staff)
    json.field("checks", checks)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(nucleus: try fields.read("nucleus"), timeline: try fields.read("timeline"), consciousness: try fields.read("consciousness"), staff: try fields.read("staff"), checks: try fields.read("checks"))
  }
}

extension TarotAnalysisAnswer.Mood {
  /// How bright it is, and where it goes, from its fields.
  public init(mean: Double, label: String, arc: String, _: Void = ()) {
    self.mean = mean; self.label = label; self.arc = arc
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("mean", mean, decimals: 3)
    json.field("label", label)
    json.field("arc", arc)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mean: try fields.read("mean"), label: try fields.read("label"), arc: try fields.read("arc"))
  }
}
