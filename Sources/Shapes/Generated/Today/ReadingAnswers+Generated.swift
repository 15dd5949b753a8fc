// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Today. Sources: 1ab559c2c913fd43. Text: ef594dee8ec70f49

extension ReadingEvidenceAnswer {
  /// What a paragraph rests on, from its fields.
  public init(body: String, longitude: Double? = nil, point: String? = nil, pointLongitude: Double? = nil, aspect: String? = nil, orb: Double? = nil, phase: String? = nil, exact: [String], between: [ExactBetween]?? = nil, house: Int? = nil, natalHouse: Int? = nil, text: String, meaning: String, _: Void = ()) {
    self.body = body; self.longitude = longitude; self.point = point; self.pointLongitude = pointLongitude; self.aspect = aspect; self.orb = orb; self.phase = phase; self.exact = exact; self.between = between; self.house = house; self.natalHouse = natalHouse; self.text = text; self.meaning = meaning
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("longitude", longitude)
    json.field("point", point)
    json.field("pointLongitude", pointLongitude)
    json.field("aspect", aspect)
    json.field("orb", orb)
    json.field("phase", phase)
    json.field("exact", exact)
    json.field("between", ifPresent: between)
    json.field("house", house)
    json.field("natalHouse", natalHouse)
    json.field("text", text)
    json.field("meaning", meaning)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), longitude: try fields.readIfPresent("longitude"), point: try fields.readIfPresent("point"), pointLongitude: try fields.readIfPresent("pointLongitude"), aspect: try fields.readIfPresent("aspect"), orb: try fields.readIfPresent("orb"), phase: try fields.readIfPresent("phase"), exact: try fields.read("exact"), between: try fields.readNullable("between"), house: try fields.readIfPresent("house"), natalHouse: try fields.readIfPresent("natalHouse"), text: try fields.read("text"), meaning: try fields.read("meaning"))
  }
}

extension ExactBetween {
  /// A span within which something is exact, from its fields.
  public init(from: InstantText, until: InstantText, _: Void = ()) {
    self.from = from; self.until = until
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("until", until)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), until: try fields.read("until"))
  }
}

extension ParagraphAnswer {
  /// A paragraph and what it rests on, from its fields.
  public init(text: String, evidence: [ReadingEvidenceAnswer], _: Void = ()) {
    self.text = text; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("text", text)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(text: try fields.read("text"), evidence: try fields.read("evidence"))
  }
}

extension CategoryReadingAnswer {
  /// A part of life in a reading, from its fields.
  public init(category: String, title: String, teaser: String, text: String, evidence: [ReadingEvidenceAnswer], _: Void = ()) {
    self.category = category; self.title = title; self.teaser = teaser; self.text = text; self.evidence = evidence
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("category", category)
    json.field("title", title)
    json.field("teaser", teaser)
    json.field("text", text)
    json.field("evidence", evidence)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(category: try fields.read("category"), title: try fields.read("title"), teaser: try fields.read("teaser"), text: try fields.read("text"), evidence: try fields.read("evidence"))
  }
}

extension DailyReadingAnswer {
  /// A whole reading, both stages, every paragraph with what it rests on, from its fields.
  public init(date: DateText, timezone: String, sunSign: String? = nil, sunSigns: [String], headline: String, overview: ParagraphAnswer, summary: ParagraphAnswer, technicalAnalysis: ParagraphAnswer, keyTransit: ParagraphAnswer, areaOfLife: ParagraphAnswer, lunarCycle: ParagraphAnswer, sky: ParagraphAnswer? = nil, advice: DailyReadingAnswer.Advice, correspondences: [DailyReadingAnswer.Correspondence], moon: DailyReadingAnswer.Moon, categories: [CategoryReadingAnswer], collective: [ParagraphAnswer], lookAhead: ParagraphAnswer, week: [DailyReadingAnswer.Event], leading: String, astrometers: AstrometersAnswer? = nil, clocks: String?? = nil, birthHour: String?? = nil, zodiac: String?? = nil, warnings: [WarningAnswer]?? = nil, _: Void = ()) {
    self.date = date; self.timezone = timezone; self.sunSign = sunSign; self.sunSigns = sunSigns; self.headline = headline; self.overview = overview; self.summary = summary; self.technicalAnalysis = technicalAnalysis; self.keyTransit = keyTransit; self.areaOfLife = areaOfLife; self.lunarCycle = lunarCycle; self.sky = sky; self.advice = advice; self.correspondences = correspondences; self.moon = moon; self.categories = categories; self.collective = collective; self.lookAhead = lookAhead; self.week = week; self.leading = leading; self.astrometers = astrometers; self.clocks = clocks; self.birthHour = birthHour; self.zodiac = zodiac; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("timezone", timezone)
    json.field("sunSign", sunSign)
    json.field("sunSigns", sunSigns)
    json.field("headline", headline)
    json.field("overview", overview)
    json.field("summary", summary)
    json.field("technicalAnalysis", technicalAnalysis)
    json.field("keyTransit", keyTransit)
    json.field("areaOfLife", areaOfLife)
    json.field("lunarCycle", lunarCycle)
    json.field("sky", sky)
    json.field("advice", advice)
    json.field("correspondences", correspondences)
    json.field("moon", moon)
    json.field("categories", categories)
    json.field("collective", collective)
    json.field("lookAhead", lookAhead)
    json.field("week", week)
    json.field("leading", leading)
    json.field("astrometers", astrometers)
    json.field("clocks", ifPresent: clocks)
    json.field("birthHour", ifPresent: birthHour)
    json.field("zodiac", ifPresent: zodiac)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), timezone: try fields.read("timezone"), sunSign: try fields.readIfPresent("sunSign"), sunSigns: try fields.read("sunSigns"), headline: try fields.read("headline"), overview: try fields.read("overview"), summary: try fields.read("summary"), technicalAnalysis: try fields.read("technicalAnalysis"), keyTransit: try fields.read("keyTransit"), areaOfLife: try fields.read("areaOfLife"), lunarCycle: try fields.read("lunarCycle"), sky: try fields.readIfPresent("sky"), advice: try fields.read("advice"), correspondences: try fields.read("correspondences"), moon: try fields.read("moon"), categories: try fields.read("categories"), collective: try fields.read("collective"), lookAhead: try fields.read("lookAhead"), week: try fields.read("week"), leading: try fields.read("leading"), astrometers: try fields.readIfPresent("astrometers"), clocks: try fields.readNullable("clocks"), birthHour: try fields.readNullable("birthHour"), zodiac: try fields.readNullable("zodiac"), warnings: try fields.readNullable("warnings"))
  }
}

extension DailyReadingAnswer.Advice {
  /// What the day invites to, from its fields.
  public init(doThis: String, dont: String, reflectOn: String, affirmation: String, _: Void = ()) {
    self.doThis = doThis; self.dont = dont; self.reflectOn = reflectOn; self.affirmation = affirmation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("do", doThis)
    json.field("dont", dont)
    json.field("reflectOn", reflectOn)
    json.field("affirmation", affirmation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(doThis: try fields.read("do"), dont: try fields.read("dont"), reflectOn: try fields.read("reflectOn"), affirmation: try fields.read("affirmation"))
  }
}

extension DailyReadingAnswer.Correspondence {
  /// What goes with the day, and why, from its fields.
  public init(kind: String, value: String, reason: String, _: Void = ()) {
    self.kind = kind; self.value = value; self.reason = reason
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("value", value)
    json.field("reason", reason)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), value: try fields.read("value"), reason: try fields.read("reason"))
  }
}

extension DailyReadingAnswer.Moon {
  /// The Moon at noon, from its fields.
  public init(sign: String, longitude: Double, phase: String, elongation: Double, illumination: Double, nextPhase: String, nextPhaseAt: String, _: Void = ()) {
    self.sign = sign; self.longitude = longitude; self.phase = phase; self.elongation = elongation; self.illumination = illumination; self.nextPhase = nextPhase; self.nextPhaseAt = nextPhaseAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("longitude", longitude)
    json.field("phase", phase)
    json.field("elongation", elongation)
    json.field("illumination", illumination, decimals: 4)
    json.field("nextPhase", nextPhase)
    json.field("nextPhaseAt", nextPhaseAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.read("sign"), longitude: try fields.read("longitude"), phase: try fields.read("phase"), elongation: try fields.read("elongation"), illumination: try fields.read("illumination"), nextPhase: try fields.read("nextPhase"), nextPhaseAt: try fields.read("nextPhaseAt"))
  }
}

extension DailyReadingAnswer.Event {
  /// What is exact in the days that come, from its fields.
  public init(at: InstantText, date: DateText, time: String, title: String, line: String, isChief: Bool, bodies: [String], aspect: String? = nil, _: Void = ()) {
    self.at = at; self.date = date; self.time = time; self.title = title; self.line = line; self.isChief = isChief; self.bodies = bodies; self.aspect = aspect
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("date", date)
    json.field("time", time)
    json.field("title", title)
    json.field("line", line)
    json.field("isChief", isChief)
    json.field("bodies", bodies)
    json.field("aspect", aspect)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), date: try fields.read("date"), time: try fields.read("time"), title: try fields.read("title"), line: try fields.read("line"), isChief: try fields.read("isChief"), bodies: try fields.read("bodies"), aspect: try fields.readIfPresent("aspect"))
  }
}

extension OwnReadingAnswer {
  /// A reading that is kept, with where it is kept, from its fields.
  public init(id: String, reading: DailyReadingAnswer, _: Void = ()) {
    self.id = id; self.reading = reading
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("reading", reading)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), reading: try fields.read("reading"))
  }
}

extension OwnReadingsAnswer {
  /// The readings of several days, from its fields.
  public init(readings: [OwnReadingAnswer], next: String? = nil, _: Void = ()) {
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

extension LuckyElements {
  /// Color, number and the like, each worked out, from its fields.
  public init(color: String? = nil, number: Int? = nil, day: String? = nil, element: String? = nil, ruler: String? = nil, reasons: [String], _: Void = ()) {
    self.color = color; self.number = number; self.day = day; self.element = element; self.ruler = ruler; self.reasons = reasons
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("color", color)
    json.field("number", number)
    json.field("day", day)
    json.field("element", element)
    json.field("ruler", ruler)
    json.field("reasons", reasons)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(color: try fields.readIfPresent("color"), number: try fields.readIfPresent("number"), day: try fields.readIfPresent("day"), element: try fields.readIfPresent("element"), ruler: try fields.readIfPresent("ruler"), reasons: try fields.read("reasons"))
  }
}

extension HoroscopeAnswer {
  /// A horoscope as the first clients know it, with what it rests on, from its fields.
  public init(id: String, sign: String? = nil, signs: [String]? = nil, date: DateText, type: String, period: String, content: String, horoscope: String, headline: String? = nil, paragraphs: [ParagraphAnswer], luckyElements: LuckyElements, personalized: Bool, disclaimer: String, legacy: HoroscopeAnswer.Legacy, reading: DailyReadingAnswer? = nil, zodiac: String?? = nil, keywords: [String], warnings: [WarningAnswer]? = nil, _: Void = ()) {
    self.id = id; self.sign = sign; self.signs = signs; self.date = date; self.type = type; self.period = period; self.content = content; self.horoscope = horoscope; self.headline = headline; self.paragraphs = paragraphs; self.luckyElements = luckyElements; self.personalized = personalized; self.disclaimer = disclaimer; self.legacy = legacy; self.reading = reading; self.zodiac = zodiac; self.keywords = keywords; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("sign", sign)
    json.field("signs", ifPresent: signs)
    json.field("date", date)
    json.field("type", type)
    json.field("period", period)
    json.field("content", content)
    json.field("horoscope", horoscope)
    json.field("headline", headline)
    json.field("paragraphs", paragraphs)
    json.field("luckyElements", luckyElements)
    json.field("personalized", personalized)
    json.field("disclaimer", disclaimer)
    json.field("legacy", legacy)
    json.field("reading", ifPresent: reading)
    json.field("zodiac", ifPresent: zodiac)
    json.field("keywords", keywords)
    json.field("warnings", ifPresent: warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), sign: try fields.readIfPresent("sign"), signs: try fields.readIfPresent("signs"), date: try fields.read("date"), type: try fields.read("type"), period: try fields.read("period"), content: try fields.read("content"), horoscope: try fields.read("horoscope"), headline: try fields.readIfPresent("headline"), paragraphs: try fields.read("paragraphs"), luckyElements: try fields.read("luckyElements"), personalized: try fields.read("personalized"), disclaimer: try fields.read("disclaimer"), legacy: try fields.read("legacy"), reading: try fields.readIfPresent("reading"), zodiac: try fields.readNullable("zodiac"), keywords: try fields.read("keywords"), warnings: try fields.readIfPresent("warnings"))
  }
}

extension HoroscopeAnswer.Legacy {
  /// The shape of the first server, from its fields.
  public init(sign: String? = nil, date: String, type: String, horoscope: String, _: Void = ()) {
    self.sign = sign; self.date = date; self.type = type; self.horoscope = horoscope
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("date", date)
    json.field("type", type)
    json.field("horoscope", horoscope)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.readIfPresent("sign"), date: try fields.read("date"), type: try fields.read("type"), horoscope: try fields.read("horoscope"))
  }
}
