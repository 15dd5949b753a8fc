// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Matching. Sources: afcb84f616988e53. Text: ad0cb3e6fe44c19a

extension MatchAnswer {
  /// Two people compared, from its fields.
  public init(matchType: String? = nil, compatibilityScore: Double, summary: String, detailedAnalysis: String, strengths: [String], challenges: [String], overall: Double, overallScore: Int, overallIntensity: MatchIntensityName, westernScore: Double? = nil, westernIntensity: MatchIntensityName? = nil, vedicScore: Int? = nil, vedicIntensity: MatchIntensityName? = nil, chineseScore: Int? = nil, chineseIntensity: MatchIntensityName? = nil, synastryAspects: [String], synastrySummary: [String], synastry: [AspectAnswer], western: WesternMatchAnswer? = nil, ashtakoota: AshtakootaAnswer? = nil, animals: AnimalMatchAnswer? = nil, manglik: MatchAnswer.Pair, userChart: JSONMap<MatchAnswer.Point>, partnerChart: JSONMap<MatchAnswer.Point>, userSigns: JSONMap<String>, partnerSigns: JSONMap<String>, person1: PersonAnswer, person2: PersonAnswer, method: String, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.matchType = matchType; self.compatibilityScore = compatibilityScore; self.summary = summary; self.detailedAnalysis = detailedAnalysis; self.strengths = strengths; self.challenges = challenges; self.overall = overall; self.overallScore = overallScore; self.overallIntensity = overallIntensity; self.westernScore = westernScore; self.westernIntensity = westernIntensity; self.vedicScore = vedicScore; self.vedicIntensity = vedicIntensity; self.chineseScore = chineseScore; self.chineseIntensity = chineseIntensity; self.synastryAspects = synastryAspects; self.synastrySummary = synastrySummary; self.synastry = synastry; self.western = western; self.ashtakoota = ashtakoota; self.animals = animals; self.manglik = manglik; self.userChart = userChart; self.partnerChart = partnerChart; self.userSigns = userSigns; self.partnerSigns = partnerSigns; self.person1 = person1; self.person2 = person2; self.method = method; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("matchType", ifPresent: matchType)
    json.field("compatibility_score", compatibilityScore, decimals: 3)
    json.field("summary", summary)
    json.field("detailed_analysis", detailedAnalysis)
    json.field("strengths", strengths)
    json.field("challenges", challenges)
    json.field("overall", overall, decimals: 1)
    json.field("overallScore", overallScore)
    json.field("overallIntensity", overallIntensity)
    json.field("westernScore", westernScore, decimals: 1)
    json.field("westernIntensity", westernIntensity)
    json.field("vedicScore", vedicScore)
    json.field("vedicIntensity", vedicIntensity)
    json.field("chineseScore", chineseScore)
    json.field("chineseIntensity", chineseIntensity)
    json.field("synastryAspects", synastryAspects)
    json.field("synastrySummary", synastrySummary)
    json.field("synastry", synastry)
    json.field("western", western)
    json.field("ashtakoota", ashtakoota)
    json.field("animals", animals)
    json.field("manglik", manglik)
    json.field("userChart", userChart)
    json.field("partnerChart", partnerChart)
    json.field("userSigns", userSigns)
    json.field("partnerSigns", partnerSigns)
    json.field("person1", person1)
    json.field("person2", person2)
    json.field("method", method)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(matchType: try fields.readIfPresent("matchType"), compatibilityScore: try fields.read("compatibility_score"), summary: try fields.read("summary"), detailedAnalysis: try fields.read("detailed_analysis"), strengths: try fields.read("strengths"), challenges: try fields.read("challenges"), overall: try fields.read("overall"), overallScore: try fields.read("overallScore"), overallIntensity: try fields.read("overallIntensity"), westernScore: try fields.readIfPresent("westernScore"), westernIntensity: try fields.readIfPresent("westernIntensity"), vedicScore: try fields.readIfPresent("vedicScore"), vedicIntensity: try fields.readIfPresent("vedicIntensity"), chineseScore: try fields.readIfPresent("chineseScore"), chineseIntensity: try fields.readIfPresent("chineseIntensity"), synastryAspects: try fields.read("synastryAspects"), synastrySummary: try fields.read("synastrySummary"), synastry: try fields.read("synastry"), western: try fields.readIfPresent("western"), ashtakoota: try fields.readIfPresent("ashtakoota"), animals: try fields.readIfPresent("animals"), manglik: try fields.read("manglik"), userChart: try fields.read("userChart"), partnerChart: try fields.read("partnerChart"), userSigns: try fields.read("userSigns"), partnerSigns: try fields.read("partnerSigns"), person1: try fields.read("person1"), person2: try fields.read("person2"), method: try fields.read("method"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension MatchAnswer.Pair {
  /// The Mars of both, from its fields.
  public init(person1: ManglikAnswer, person2: ManglikAnswer, _: Void = ()) {
    self.person1 = person1; self.person2 = person2
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1", person1)
    json.field("person2", person2)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1: try fields.read("person1"), person2: try fields.read("person2"))
  }
}

extension MatchAnswer.Point {
  /// A point of a tropical chart, in numbers alone, from its fields.
  public init(degree: Double? = nil, longitude: Double? = nil, longitudeFrom: Double? = nil, longitudeTo: Double? = nil, _: Void = ()) {
    self.degree = degree; self.longitude = longitude; self.longitudeFrom = longitudeFrom; self.longitudeTo = longitudeTo
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("degree", ifPresent: degree)
    json.field("longitude", ifPresent: longitude)
    json.field("longitudeFrom", ifPresent: longitudeFrom)
    json.field("longitudeTo", ifPresent: longitudeTo)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(degree: try fields.readIfPresent("degree"), longitude: try fields.readIfPresent("longitude"), longitudeFrom: try fields.readIfPresent("longitudeFrom"), longitudeTo: try fields.readIfPresent("longitudeTo"))
  }
}

extension WesternMatchAnswer {
  /// What the Western score is made of, from its fields.
  public init(score: Double, components: [WesternMatchAnswer.Component], leftOut: [String], aspectMean: Double, aspectCount: Int, formula: String, _: Void = ()) {
    self.score = score; self.components = components; self.leftOut = leftOut; self.aspectMean = aspectMean; self.aspectCount = aspectCount; self.formula = formula
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("score", score, decimals: 1)
    json.field("components", components)
    json.field("leftOut", leftOut)
    json.field("aspectMean", aspectMean, decimals: 3)
    json.field("aspectCount", aspectCount)
    json.field("formula", formula)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(score: try fields.read("score"), components: try fields.read("components"), leftOut: try fields.read("leftOut"), aspectMean: try fields.read("aspectMean"), aspectCount: try fields.read("aspectCount"), formula: try fields.read("formula"))
  }
}

extension WesternMatchAnswer.Component {
  /// A part of the score, from its fields.
  public init(name: String, score: Double, weight: Double, _: Void = ()) {
    self.name = name; self.score = score; self.weight = weight
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("score", score, decimals: 1)
    json.field("weight", weight)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), score: try fields.read("score"), weight: try fields.read("weight"))
  }
}

extension AshtakootaAnswer {
  /// The eight kootas with their points, doshas, cancellations and policies, from its fields.
  public init(total: Double? = nil, range: AshtakootaAnswer.Range? = nil, bride: String? = nil, totals: AshtakootaAnswer.Totals, kootas: [AshtakootaAnswer.Points], bhakootDosha: AshtakootaAnswer.Dosha, nadiDosha: AshtakootaAnswer.Dosha, policy: AshtakootaAnswer.Policy, _: Void = ()) {
    self.total = total; self.range = range; self.bride = bride; self.totals = totals; self.kootas = kootas; self.bhakootDosha = bhakootDosha; self.nadiDosha = nadiDosha; self.policy = policy
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("total", total)
    json.field("maximum", maximum)
    json.field("range", ifPresent: range)
    json.field("bride", bride)
    json.field("totals", totals)
    json.field("kootas", kootas)
    json.field("bhakootDosha", bhakootDosha)
    json.field("nadiDosha", nadiDosha)
    json.field("policy", policy)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(total: try fields.readIfPresent("total"), range: try fields.readIfPresent("range"), bride: try fields.readIfPresent("bride"), totals: try fields.read("totals"), kootas: try fields.read("kootas"), bhakootDosha: try fields.read("bhakootDosha"), nadiDosha: try fields.read("nadiDosha"), policy: try fields.read("policy"))
  }
}

extension AshtakootaAnswer.Range {
  /// The least and the most that unknown hours allow, from its fields.
  public init(minimum: Double, maximum: Double, _: Void = ()) {
    self.minimum = minimum; self.maximum = maximum
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("minimum", minimum)
    json.field("maximum", maximum)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(minimum: try fields.read("minimum"), maximum: try fields.read("maximum"))
  }
}

extension AshtakootaAnswer.Totals {
  /// The sums of both ways, from its fields.
  public init(person1AsBride: Double? = nil, person2AsBride: Double? = nil, _: Void = ()) {
    self.person1AsBride = person1AsBride; self.person2AsBride = person2AsBride
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1AsBride", person1AsBride)
    json.field("person2AsBride", person2AsBride)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1AsBride: try fields.readIfPresent("person1AsBride"), person2AsBride: try fields.readIfPresent("person2AsBride"))
  }
}

extension AshtakootaAnswer.Points {
  /// The points of one of the eight, from its fields.
  public init(name: String, points: Double? = nil, range: AshtakootaAnswer.Range? = nil, maximum: Double, meaning: String, _: Void = ()) {
    self.name = name; self.points = points; self.range = range; self.maximum = maximum; self.meaning = meaning
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("points", points)
    json.field("range", ifPresent: range)
    json.field("maximum", maximum)
    json.field("meaning", meaning)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), points: try fields.readIfPresent("points"), range: try fields.readIfPresent("range"), maximum: try fields.read("maximum"), meaning: try fields.read("meaning"))
  }
}

extension AshtakootaAnswer.Dosha {
  /// Whether a dosha is there, and why it is held to be lifted, from its fields.
  public init(present: Bool? = nil, cancelled: Bool? = nil, cancellations: [String], _: Void = ()) {
    self.present = present; self.cancelled = cancelled; self.cancellations = cancellations
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("present", present)
    json.field("cancelled", cancelled)
    json.field("cancellations", cancellations)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(present: try fields.readIfPresent("present"), cancelled: try fields.readIfPresent("cancelled"), cancellations: try fields.read("cancellations"))
  }
}

extension AshtakootaAnswer.Policy {
  /// What was chosen where the lineages differ, from its fields.
  public init(vashya: String, yoni: String, gana: String, cancelledDoshasScore: Bool, _: Void = ()) {
    self.vashya = vashya; self.yoni = yoni; self.gana = gana; self.cancelledDoshasScore = cancelledDoshasScore
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("vashya", vashya)
    json.field("yoni", yoni)
    json.field("gana", gana)
    json.field("cancelledDoshasScore", cancelledDoshasScore)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(vashya: try fields.read("vashya"), yoni: try fields.read("yoni"), gana: try fields.read("gana"), cancelledDoshasScore: try fields.read("cancelledDoshasScore"))
  }
}

extension AnimalMatchAnswer {
  /// How two animals regard each other, from its fields.
  public init(person1: String, person2: String, score: Int, relations: [String], formula: String, _: Void = ()) {
    self.person1 = person1; self.person2 = person2; self.score = score; self.relations = relations; self.formula = formula
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1", person1)
    json.field("person2", person2)
    json.field("score", score)
    json.field("relations", relations)
    json.field("formula", formula)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1: try fields.read("person1"), person2: try fields.read("person2"), score: try fields.read("score"), relations: try fields.read("relations"), formula: try fields.read("formula"))
  }
}
