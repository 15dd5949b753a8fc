// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Chinese. Sources: 0b1829ecdc982524. Text: 25d705b8fbe7a6a4

extension ChineseRequest {
  /// The body of `astrology/chinese`: a birth or a kept chart, and the choices on which the schools differ, from its fields.
  public init(birthData: BirthData? = nil, chartId: UUIDText? = nil, options: ChartRequestOptions? = nil, clock: String? = nil, dayChange: String? = nil, calendarDay: String? = nil, _: Void = ()) {
    self.birthData = birthData; self.chartId = chartId; self.options = options; self.clock = clock; self.dayChange = dayChange; self.calendarDay = calendarDay
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("birthData", ifPresent: birthData)
    json.field("chartId", ifPresent: chartId)
    json.field("options", ifPresent: options)
    json.field("clock", ifPresent: clock)
    json.field("dayChange", ifPresent: dayChange)
    json.field("calendarDay", ifPresent: calendarDay)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(birthData: try fields.readIfPresent("birthData"), chartId: try fields.readIfPresent("chartId"), options: try fields.readIfPresent("options"), clock: try fields.readIfPresent("clock"), dayChange: try fields.readIfPresent("dayChange"), calendarDay: try fields.readIfPresent("calendarDay"))
  }
}

extension ChineseAnimalAnswer {
  /// The animal and the element of the year of a birth, from its fields.
  public init(animal: String? = nil, element: String? = nil, animalByLichun: String? = nil, _: Void = ()) {
    self.animal = animal; self.element = element; self.animalByLichun = animalByLichun
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("animal", animal)
    json.field("element", element)
    json.field("animalByLichun", animalByLichun)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(animal: try fields.readIfPresent("animal"), element: try fields.readIfPresent("element"), animalByLichun: try fields.readIfPresent("animalByLichun"))
  }
}

extension ChinesePart {
  /// What the Chinese system adds to a birth chart, from its fields.
  public init(animal: ChineseAnimalAnswer, year: String? = nil, month: String? = nil, day: String, hour: String? = nil, details: ChineseChartAnswer, _: Void = ()) {
    self.animal = animal; self.year = year; self.month = month; self.day = day; self.hour = hour; self.details = details
  }
  public func encodeFields(to json: inout JSONWriter) {
    animal.encodeFields(to: &json)
    json.field("year", year)
    json.field("month", month)
    json.field("day", day)
    json.field("hour", hour)
    json.field("details", details)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(animal: try ChineseAnimalAnswer(fields: fields), year: try fields.readIfPresent("year"), month: try fields.readIfPresent("month"), day: try fields.read("day"), hour: try fields.readIfPresent("hour"), details: try fields.read("details"))
  }
}

extension ChineseChartAnswer {
  /// The lunar date of a birth, both usages of the year, the pillars, the balance of the elements, and the solar term, from its fields.
  public init(date: DateText, instant: InstantText, timeKnown: Bool, policy: ChineseChartAnswer.Policy, animal: ChineseChartAnswer.Animal, newYear: DateText? = nil, newYears: [DateText]? = nil, lunarDate: ChineseChartAnswer.LunarDate? = nil, lunarDates: [ChineseChartAnswer.LunarDate]? = nil, pillars: ChineseChartAnswer.Pillars, elements: ChineseChartAnswer.Elements, solarTerm: ChineseChartAnswer.RunningTerm? = nil, boundaries: [ChineseChartAnswer.Boundary], _: Void = ()) {
    self.date = date; self.instant = instant; self.timeKnown = timeKnown; self.policy = policy; self.animal = animal; self.newYear = newYear; self.newYears = newYears; self.lunarDate = lunarDate; self.lunarDates = lunarDates; self.pillars = pillars; self.elements = elements; self.solarTerm = solarTerm; self.boundaries = boundaries
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("instant", instant)
    json.field("timeKnown", timeKnown)
    json.field("policy", policy)
    json.field("animal", animal)
    json.field("newYear", newYear)
    json.field("newYears", ifPresent: newYears)
    json.field("lunarDate", lunarDate)
    json.field("lunarDates", ifPresent: lunarDates)
    json.field("pillars", pillars)
    json.field("elements", elements)
    json.field("solarTerm", solarTerm)
    json.field("boundaries", boundaries)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), instant: try fields.read("instant"), timeKnown: try fields.read("timeKnown"), policy: try fields.read("policy"), animal: try fields.read("animal"), newYear: try fields.readIfPresent("newYear"), newYears: try fields.readIfPresent("newYears"), lunarDate: try fields.readIfPresent("lunarDate"), lunarDates: try fields.readIfPresent("lunarDates"), pillars: try fields.read("pillars"), elements: try fields.read("elements"), solarTerm: try fields.readIfPresent("solarTerm"), boundaries: try fields.read("boundaries"))
  }
}

extension ChineseChartAnswer.Policy {
  /// What was chosen where the schools differ, from its fields.
  public init(clock: String, dayChange: String, calendarDay: String, _: Void = ()) {
    self.clock = clock; self.dayChange = dayChange; self.calendarDay = calendarDay
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("clock", clock)
    json.field("dayChange", dayChange)
    json.field("calendarDay", calendarDay)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(clock: try fields.read("clock"), dayChange: try fields.read("dayChange"), calendarDay: try fields.read("calendarDay"))
  }
}

extension ChineseChartAnswer.Year {
  /// The animal of a year with its element, from its fields.
  public init(animal: String, element: String, polarity: String, name: String, characters: String, _: Void = ()) {
    self.animal = animal; self.element = element; self.polarity = polarity; self.name = name; self.characters = characters
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("animal", animal)
    json.field("element", element)
    json.field("polarity", polarity)
    json.field("name", name)
    json.field("characters", characters)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(animal: try fields.read("animal"), element: try fields.read("element"), polarity: try fields.read("polarity"), name: try fields.read("name"), characters: try fields.read("characters"))
  }
}

extension ChineseChartAnswer.Animal {
  /// The animal by both usages, from its fields.
  public init(byNewYear: ChineseChartAnswer.Year? = nil, byNewYearMayBe: [ChineseChartAnswer.Year]? = nil, byLichun: ChineseChartAnswer.Year? = nil, byLichunMayBe: [ChineseChartAnswer.Year]? = nil, agree: Bool? = nil, _: Void = ()) {
    self.byNewYear = byNewYear; self.byNewYearMayBe = byNewYearMayBe; self.byLichun = byLichun; self.byLichunMayBe = byLichunMayBe; self.agree = agree
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("byNewYear", byNewYear)
    json.field("byNewYearMayBe", ifPresent: byNewYearMayBe)
    json.field("byLichun", byLichun)
    json.field("byLichunMayBe", ifPresent: byLichunMayBe)
    json.field("agree", agree)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(byNewYear: try fields.readIfPresent("byNewYear"), byNewYearMayBe: try fields.readIfPresent("byNewYearMayBe"), byLichun: try fields.readIfPresent("byLichun"), byLichunMayBe: try fields.readIfPresent("byLichunMayBe"), agree: try fields.readIfPresent("agree"))
  }
}

extension ChineseChartAnswer.LunarDate {
  /// The day in the lunar calendar, from its fields.
  public init(year: Int, yearOfCycle: Int, month: Int, leapMonth: Bool, day: Int, _: Void = ()) {
    self.year = year; self.yearOfCycle = yearOfCycle; self.month = month; self.leapMonth = leapMonth; self.day = day
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("year", year)
    json.field("yearOfCycle", yearOfCycle)
    json.field("month", month)
    json.field("leapMonth", leapMonth)
    json.field("day", day)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(year: try fields.read("year"), yearOfCycle: try fields.read("yearOfCycle"), month: try fields.read("month"), leapMonth: try fields.read("leapMonth"), day: try fields.read("day"))
  }
}

extension ChineseChartAnswer.Pillar {
  /// A stem and a branch, from its fields.
  public init(number: Int, name: String, characters: String, stem: String, stemElement: String, branch: String, branchElement: String, animal: String, polarity: String, hiddenStems: [String], naYin: String, naYinElement: String, _: Void = ()) {
    self.number = number; self.name = name; self.characters = characters; self.stem = stem; self.stemElement = stemElement; self.branch = branch; self.branchElement = branchElement; self.animal = animal; self.polarity = polarity; self.hiddenStems = hiddenStems; self.naYin = naYin; self.naYinElement = naYinElement
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("number", number)
    json.field("name", name)
    json.field("characters", characters)
    json.field("stem", stem)
    json.field("stemElement", stemElement)
    json.field("branch", branch)
    json.field("branchElement", branchElement)
    json.field("animal", animal)
    json.field("polarity", polarity)
    json.field("hiddenStems", hiddenStems)
    json.field("naYin", naYin)
    json.field("naYinElement", naYinElement)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(number: try fields.read("number"), name: try fields.read("name"), characters: try fields.read("characters"), stem: try fields.read("stem"), stemElement: try fields.read("stemElement"), branch: try fields.read("branch"), branchElement: try fields.read("branchElement"), animal: try fields.read("animal"), polarity: try fields.read("polarity"), hiddenStems: try fields.read("hiddenStems"), naYin: try fields.read("naYin"), naYinElement: try fields.read("naYinElement"))
  }
}

extension ChineseChartAnswer.Pillars {
  /// The Four Pillars; no hour without a birth time, from its fields.
  public init(year: ChineseChartAnswer.Pillar? = nil, month: ChineseChartAnswer.Pillar? = nil, day: ChineseChartAnswer.Pillar, hour: ChineseChartAnswer.Pillar? = nil, years: [ChineseChartAnswer.Pillar]? = nil, months: [ChineseChartAnswer.Pillar]? = nil, clock: String? = nil, _: Void = ()) {
    self.year = year; self.month = month; self.day = day; self.hour = hour; self.years = years; self.months = months; self.clock = clock
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("year", year)
    json.field("month", month)
    json.field("day", day)
    json.field("hour", hour)
    json.field("years", ifPresent: years)
    json.field("months", ifPresent: months)
    json.field("clock", clock)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(year: try fields.readIfPresent("year"), month: try fields.readIfPresent("month"), day: try fields.read("day"), hour: try fields.readIfPresent("hour"), years: try fields.readIfPresent("years"), months: try fields.readIfPresent("months"), clock: try fields.readIfPresent("clock"))
  }
}

extension ChineseChartAnswer.Elements {
  /// How often each element is there, from its fields.
  public init(characters: JSONMap<Int>, hiddenStems: JSONMap<Int>, _: Void = ()) {
    self.characters = characters; self.hiddenStems = hiddenStems
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("characters", characters)
    json.field("hiddenStems", hiddenStems)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(characters: try fields.read("characters"), hiddenStems: try fields.read("hiddenStems"))
  }
}

extension ChineseChartAnswer.Term {
  /// One of the twenty-four terms of the solar year, from its fields.
  public init(term: String, characters: String, meaning: String, solarLongitude: Double, _: Void = ()) {
    self.term = term; self.characters = characters; self.meaning = meaning; self.solarLongitude = solarLongitude
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("term", term)
    json.field("characters", characters)
    json.field("meaning", meaning)
    json.field("solarLongitude", solarLongitude)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(term: try fields.read("term"), characters: try fields.read("characters"), meaning: try fields.read("meaning"), solarLongitude: try fields.read("solarLongitude"))
  }
}

extension ChineseChartAnswer.RunningTerm {
  /// The term that runs, from its fields.
  public init(term: ChineseChartAnswer.Term, span: SpanAnswer, _: Void = ()) {
    self.term = term; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    term.encodeFields(to: &json)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(term: try ChineseChartAnswer.Term(fields: fields), span: try SpanAnswer(fields: fields))
  }
}

extension ChineseChartAnswer.Boundary {
  /// A change near the birth: a solar term, or a New Year, from its fields.
  public init(type: String, term: ChineseChartAnswer.Term? = nil, instant: InstantText, _: Void = ()) {
    self.type = type; self.term = term; self.instant = instant
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("type", type)
    term?.encodeFields(to: &json)
    json.field("instant", instant)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(type: try fields.read("type"), term: try fields.inline(ChineseChartAnswer.Term.self), instant: try fields.read("instant"))
  }
}
