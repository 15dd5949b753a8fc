// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: 088e27c95a0f66f6

extension ProfectionsAnswer {
  /// The profected year of life that holds an instant, its months, and the years that follow, from its fields.
  public init(at: InstantText, point: String, year: ProfectionsAnswer.Year, month: ProfectionsAnswer.Month? = nil, months: [ProfectionsAnswer.Month], years: [ProfectionsAnswer.Year], _: Void = ()) {
    self.at = at; self.point = point; self.year = year; self.month = month; self.months = months; self.years = years
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("point", point)
    json.field("year", year)
    json.field("month", month)
    json.field("months", months)
    json.field("years", years)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), point: try fields.read("point"), year: try fields.read("year"), month: try fields.readIfPresent("month"), months: try fields.read("months"), years: try fields.read("years"))
  }
}

extension ProfectionsAnswer.Year {
  /// A year of life, from its fields.
  public init(age: Int, house: Int, sign: SignName, lord: BodyName, span: SpanAnswer, _: Void = ()) {
    self.age = age; self.house = house; self.sign = sign; self.lord = lord; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("age", age)
    json.field("house", house)
    json.field("sign", sign)
    json.field("lord", lord)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(age: try fields.read("age"), house: try fields.read("house"), sign: try fields.read("sign"), lord: try fields.read("lord"), span: try SpanAnswer(fields: fields))
  }
}

extension ProfectionsAnswer.Month {
  /// A month of such a year, from its fields.
  public init(number: Int, sign: SignName, lord: BodyName, span: SpanAnswer, _: Void = ()) {
    self.number = number; self.sign = sign; self.lord = lord; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("number", number)
    json.field("sign", sign)
    json.field("lord", lord)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(number: try fields.read("number"), sign: try fields.read("sign"), lord: try fields.read("lord"), span: try SpanAnswer(fields: fields))
  }
}

extension ReleasingAnswer {
  /// Zodiacal releasing: the periods that run at an instant, and on every level the periods around it, from its fields.
  public init(at: InstantText, lot: LotName, sign: SignName, running: [ReleasingAnswer.Period], levels: [[ReleasingAnswer.Period]], _: Void = ()) {
    self.at = at; self.lot = lot; self.sign = sign; self.running = running; self.levels = levels
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("lot", lot)
    json.field("sign", sign)
    json.field("running", running)
    json.field("levels", levels)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), lot: try fields.read("lot"), sign: try fields.read("sign"), running: try fields.read("running"), levels: try fields.read("levels"))
  }
}

extension ReleasingAnswer.Period {
  /// A period of one of the levels, from its fields.
  public init(level: Int, sign: SignName, lord: BodyName, peak: Bool, loosingOfBond: Bool, span: SpanAnswer, _: Void = ()) {
    self.level = level; self.sign = sign; self.lord = lord; self.peak = peak; self.loosingOfBond = loosingOfBond; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("level", level)
    json.field("sign", sign)
    json.field("lord", lord)
    json.field("peak", peak)
    json.field("loosingOfBond", loosingOfBond)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(level: try fields.read("level"), sign: try fields.read("sign"), lord: try fields.read("lord"), peak: try fields.read("peak"), loosingOfBond: try fields.read("loosingOfBond"), span: try SpanAnswer(fields: fields))
  }
}

extension FirdariaAnswer {
  /// Firdaria: who rules at an instant, and the nine periods of the round that holds it, from its fields.
  public init(at: InstantText, sect: String, running: FirdariaAnswer.Part? = nil, periods: [FirdariaAnswer.Period], _: Void = ()) {
    self.at = at; self.sect = sect; self.running = running; self.periods = periods
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("sect", sect)
    json.field("running", running)
    json.field("periods", periods)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), sect: try fields.read("sect"), running: try fields.readIfPresent("running"), periods: try fields.read("periods"))
  }
}

extension FirdariaAnswer.Part {
  /// The seventh of a period, from its fields.
  public init(lord: String, sublord: String? = nil, span: SpanAnswer, _: Void = ()) {
    self.lord = lord; self.sublord = sublord; self.span = span
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("lord", lord)
    json.field("sublord", ifPresent: sublord)
    span.encodeFields(to: &json)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(lord: try fields.read("lord"), sublord: try fields.readIfPresent("sublord"), span: try SpanAnswer(fields: fields))
  }
}

extension FirdariaAnswer.Period {
  /// A period and its seven parts; those of the nodes have none, from its fields.
  public init(whole: FirdariaAnswer.Part, parts: [FirdariaAnswer.Part]? = nil, _: Void = ()) {
    self.whole = whole; self.parts = parts
  }
  public func encodeFields(to json: inout JSONWriter) {
    whole.encodeFields(to: &json)
    json.field("parts", ifPresent: parts)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(whole: try FirdariaAnswer.Part(fields: fields), parts: try fields.readIfPresent("parts"))
  }
}
