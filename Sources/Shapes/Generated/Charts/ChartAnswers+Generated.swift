// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Charts. Sources: db8134398e045a68. Text: 7cb1830c1f596467

extension AspectAnswer {
  /// An aspect between two points, from its fields.
  public init(planet1: String, planet2: String, type: AspectName, aspect: String, angle: Double, orb: Double? = nil, orbFrom: Double? = nil, orbTo: Double? = nil, orbLimit: Double, phase: String? = nil, applying: Bool? = nil, exactAt: InstantText? = nil, exactFrom: InstantText? = nil, exactTo: InstantText? = nil, _: Void = ()) {
    self.planet1 = planet1; self.planet2 = planet2; self.type = type; self.aspect = aspect; self.angle = angle; self.orb = orb; self.orbFrom = orbFrom; self.orbTo = orbTo; self.orbLimit = orbLimit; self.phase = phase; self.applying = applying; self.exactAt = exactAt; self.exactFrom = exactFrom; self.exactTo = exactTo
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("planet1", planet1)
    json.field("planet2", planet2)
    json.field("type", type)
    json.field("aspect", aspect)
    json.field("angle", angle)
    json.field("orb", orb)
    json.field("orbFrom", ifPresent: orbFrom)
    json.field("orbTo", ifPresent: orbTo)
    json.field("orbLimit", orbLimit)
    json.field("phase", ifPresent: phase)
    json.field("applying", ifPresent: applying)
    json.field("exactAt", ifPresent: exactAt)
    json.field("exactFrom", ifPresent: exactFrom)
    json.field("exactTo", ifPresent: exactTo)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(planet1: try fields.read("planet1"), planet2: try fields.read("planet2"), type: try fields.read("type"), aspect: try fields.read("aspect"), angle: try fields.read("angle"), orb: try fields.readIfPresent("orb"), orbFrom: try fields.readIfPresent("orbFrom"), orbTo: try fields.readIfPresent("orbTo"), orbLimit: try fields.read("orbLimit"), phase: try fields.readIfPresent("phase"), applying: try fields.readIfPresent("applying"), exactAt: try fields.readIfPresent("exactAt"), exactFrom: try fields.readIfPresent("exactFrom"), exactTo: try fields.readIfPresent("exactTo"))
  }
}

extension BirthAnswer {
  /// How a birth was read: the clock of that place and day, and the instant it stands for, from its fields.
  public init(date: String, time: String? = nil, timezone: String, latitude: Double, longitude: Double, fold: FoldName? = nil, calendar: String? = nil, place: String? = nil, name: String? = nil, utc: InstantText, julianDateTT: Double, offsetSeconds: Double? = nil, offset: String? = nil, abbreviation: String? = nil, explanation: String? = nil, _: Void = ()) {
    self.date = date; self.time = time; self.timezone = timezone; self.latitude = latitude; self.longitude = longitude; self.fold = fold; self.calendar = calendar; self.place = place; self.name = name; self.utc = utc; self.julianDateTT = julianDateTT; self.offsetSeconds = offsetSeconds; self.offset = offset; self.abbreviation = abbreviation; self.explanation = explanation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("time", time)
    json.field("timezone", timezone)
    json.field("latitude", latitude)
    json.field("longitude", longitude)
    json.field("fold", ifPresent: fold)
    json.field("calendar", ifPresent: calendar)
    json.field("place", ifPresent: place)
    json.field("name", ifPresent: name)
    json.field("utc", utc)
    json.field("julianDateTT", julianDateTT)
    json.field("offsetSeconds", offsetSeconds)
    json.field("offset", offset)
    json.field("abbreviation", abbreviation)
    json.field("explanation", explanation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), time: try fields.readIfPresent("time"), timezone: try fields.read("timezone"), latitude: try fields.read("latitude"), longitude: try fields.read("longitude"), fold: try fields.readIfPresent("fold"), calendar: try fields.readIfPresent("calendar"), place: try fields.readIfPresent("place"), name: try fields.readIfPresent("name"), utc: try fields.read("utc"), julianDateTT: try fields.read("julianDateTT"), offsetSeconds: try fields.readIfPresent("offsetSeconds"), offset: try fields.readIfPresent("offset"), abbreviation: try fields.readIfPresent("abbreviation"), explanation: try fields.readIfPresent("explanation"))
  }
}

extension WarningAnswer {
  /// Something the reader must know besides the numbers, from its fields.
  public init(code: String, message: String, _: Void = ()) {
    self.code = code; self.message = message
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("code", code)
    json.field("message", message)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(code: try fields.read("code"), message: try fields.read("message"))
  }
}

extension FigureAnswer {
  /// The figure of a sky: the bodies, angles and houses, the aspects, and how the bodies are spread, from its fields.
  public init(placements: PlacementsAnswer, aspects: [AspectAnswer], balance: FigureAnswer.Balance, moonRange: FigureAnswer.MoonRange? = nil, _: Void = ()) {
    self.placements = placements; self.aspects = aspects; self.balance = balance; self.moonRange = moonRange
  }
  public func encodeFields(to json: inout JSONWriter) {
    placements.encodeFields(to: &json)
    json.field("aspects", aspects)
    json.field("balance", balance)
    json.field("moonRange", ifPresent: moonRange)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(placements: try PlacementsAnswer(fields: fields), aspects: try fields.read("aspects"), balance: try fields.read("balance"), moonRange: try fields.readIfPresent("moonRange"))
  }
}

extension FigureAnswer.Balance {
  /// How the bodies are spread over elements and modalities, from its fields.
  public init(elements: JSONMap<[String]>, modalities: JSONMap<[String]>, _: Void = ()) {
    self.elements = elements; self.modalities = modalities
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("elements", elements)
    json.field("modalities", modalities)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(elements: try fields.read("elements"), modalities: try fields.read("modalities"))
  }
}

extension FigureAnswer.MoonRange {
  /// Where the Moon was on a day of which the hour is not known, from its fields.
  public init(start: DegreeAnswer, end: DegreeAnswer, signs: [SignName], _: Void = ()) {
    self.start = start; self.end = end; self.signs = signs
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("start", start)
    json.field("end", end)
    json.field("signs", signs)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(start: try fields.read("start"), end: try fields.read("end"), signs: try fields.read("signs"))
  }
}

extension NatalDegreeAnswer {
  /// A degree of a birth chart, from its fields.
  public init(sign: SignName? = nil, degree: Double? = nil, longitude: Double? = nil, wholeDegree: Int? = nil, minute: Int? = nil, second: Int? = nil, _: Void = ()) {
    self.sign = sign; self.degree = degree; self.longitude = longitude; self.wholeDegree = wholeDegree; self.minute = minute; self.second = second
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sign", sign)
    json.field("degree", degree)
    json.field("longitude", longitude)
    json.field("wholeDegree", wholeDegree)
    json.field("minute", minute)
    json.field("second", second)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sign: try fields.readIfPresent("sign"), degree: try fields.readIfPresent("degree"), longitude: try fields.readIfPresent("longitude"), wholeDegree: try fields.readIfPresent("wholeDegree"), minute: try fields.readIfPresent("minute"), second: try fields.readIfPresent("second"))
  }
}

extension DayArcAnswer {
  /// The arc that a point of a birth chart went through on a day whose hour is not known, from its fields.
  public init(from: DegreeAnswer, to: DegreeAnswer, signs: [SignName], signChangesAt: InstantText? = nil, _: Void = ()) {
    self.from = from; self.to = to; self.signs = signs; self.signChangesAt = signChangesAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("to", to)
    json.field("signs", signs)
    json.field("signChangesAt", ifPresent: signChangesAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), to: try fields.read("to"), signs: try fields.read("signs"), signChangesAt: try fields.readIfPresent("signChangesAt"))
  }
}

extension NatalPositionAnswer {
  /// A point of a birth chart with its name: a body, and where they have a place the nodes and the Ascendant, from its fields.
  public init(name: String, degree: NatalDegreeAnswer, latitude: Double? = nil, distance: Double? = nil, speed: Double? = nil, retrograde: Bool? = nil, house: Int? = nil, range: DayArcAnswer? = nil, _: Void = ()) {
    self.name = name; self.degree = degree; self.latitude = latitude; self.distance = distance; self.speed = speed; self.retrograde = retrograde; self.house = house; self.range = range
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    degree.encodeFields(to: &json)
    json.field("latitude", ifPresent: latitude)
    json.field("distance", ifPresent: distance)
    json.field("speed", ifPresent: speed)
    json.field("retrograde", retrograde)
    json.field("house", house)
    json.field("range", ifPresent: range)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), degree: try NatalDegreeAnswer(fields: fields), latitude: try fields.readIfPresent("latitude"), distance: try fields.readIfPresent("distance"), speed: try fields.readIfPresent("speed"), retrograde: try fields.readIfPresent("retrograde"), house: try fields.readIfPresent("house"), range: try fields.readIfPresent("range"))
  }
}

extension WesternChartAnswer {
  /// The tropical figure of a birth, with the points keyed as the apps of Astronova read them, from its fields.
  public init(positions: JSONMap<NatalPositionAnswer>, angles: AnglesAnswer? = nil, houseSystem: HouseSystemName? = nil, houses: JSONMap<HouseAnswer>? = nil, aspects: [AspectAnswer], balance: FigureAnswer.Balance, moonRange: FigureAnswer.MoonRange? = nil, _: Void = ()) {
    self.positions = positions; self.angles = angles; self.houseSystem = houseSystem; self.houses = houses; self.aspects = aspects; self.balance = balance; self.moonRange = moonRange
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("angles", angles)
    json.field("houseSystem", houseSystem)
    json.field("houses", houses)
    json.field("aspects", aspects)
    json.field("balance", balance)
    json.field("moonRange", ifPresent: moonRange)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), angles: try fields.readIfPresent("angles"), houseSystem: try fields.readIfPresent("houseSystem"), houses: try fields.readIfPresent("houses"), aspects: try fields.read("aspects"), balance: try fields.read("balance"), moonRange: try fields.readIfPresent("moonRange"))
  }
}

extension BigThreeAnswer {
  /// Where Sun, Moon and Ascendant of a birth stand, from its fields.
  public init(sunSign: SignName? = nil, moonSign: SignName? = nil, moonSigns: [SignName], risingSign: SignName? = nil, sun: DegreeAnswer? = nil, moon: DegreeAnswer? = nil, rising: DegreeAnswer? = nil, _: Void = ()) {
    self.sunSign = sunSign; self.moonSign = moonSign; self.moonSigns = moonSigns; self.risingSign = risingSign; self.sun = sun; self.moon = moon; self.rising = rising
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sunSign", sunSign)
    json.field("moonSign", moonSign)
    json.field("moonSigns", moonSigns)
    json.field("risingSign", risingSign)
    json.field("sun", sun)
    json.field("moon", moon)
    json.field("rising", rising)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sunSign: try fields.readIfPresent("sunSign"), moonSign: try fields.readIfPresent("moonSign"), moonSigns: try fields.read("moonSigns"), risingSign: try fields.readIfPresent("risingSign"), sun: try fields.readIfPresent("sun"), moon: try fields.readIfPresent("moon"), rising: try fields.readIfPresent("rising"))
  }
}

extension ChartListing {
  /// A kept chart in a list, from its fields.
  public init(chartId: UUIDText, type: String, name: String? = nil, birth: BirthAnswer, three: BigThreeAnswer, houseSystem: HouseSystemName, createdAt: InstantText, updatedAt: InstantText, changeTag: String, _: Void = ()) {
    self.chartId = chartId; self.type = type; self.name = name; self.birth = birth; self.three = three; self.houseSystem = houseSystem; self.createdAt = createdAt; self.updatedAt = updatedAt; self.changeTag = changeTag
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("chartId", chartId)
    json.field("type", type)
    json.field("name", name)
    json.field("birth", birth)
    three.encodeFields(to: &json)
    json.field("houseSystem", houseSystem)
    json.field("createdAt", createdAt)
    json.field("updatedAt", updatedAt)
    json.field("changeTag", changeTag)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(chartId: try fields.read("chartId"), type: try fields.read("type"), name: try fields.readIfPresent("name"), birth: try fields.read("birth"), three: try BigThreeAnswer(fields: fields), houseSystem: try fields.read("houseSystem"), createdAt: try fields.read("createdAt"), updatedAt: try fields.read("updatedAt"), changeTag: try fields.read("changeTag"))
  }
}

extension ChartListAnswer {
  /// The charts that an account keeps, from its fields.
  public init(charts: [ChartListing], next: String? = nil, _: Void = ()) {
    self.charts = charts; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("charts", charts)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(charts: try fields.read("charts"), next: try fields.readIfPresent("next"))
  }
}

extension TransitAnswer {
  /// The moving sky over a birth chart, from its fields.
  public init(timestamp: InstantText, chartId: UUIDText? = nil, birth: BirthAnswer, positions: JSONMap<PositionAnswer>, aspects: [AspectAnswer], warnings: [WarningAnswer], _: Void = ()) {
    self.timestamp = timestamp; self.chartId = chartId; self.birth = birth; self.positions = positions; self.aspects = aspects; self.warnings = warnings
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("timestamp", timestamp)
    json.field("chartId", ifPresent: chartId)
    json.field("birth", birth)
    json.field("positions", positions)
    json.field("aspects", aspects)
    json.field("warnings", warnings)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(timestamp: try fields.read("timestamp"), chartId: try fields.readIfPresent("chartId"), birth: try fields.read("birth"), positions: try fields.read("positions"), aspects: try fields.read("aspects"), warnings: try fields.read("warnings"))
  }
}

extension ChartAnswer {
  /// A birth chart: the fields of both eras of the contract (`charts.western`, `westernChart`) and everything else we know, from its fields.
  public init(chartId: UUIDText? = nil, type: String, createdAt: InstantText? = nil, expiresAt: InstantText?? = nil, timeKnown: Bool, birth: BirthAnswer, westernChart: WesternChartAnswer? = nil, charts: ChartAnswer.Parts, vedicChart: VedicPart? = nil, chineseChart: ChinesePart? = nil, warnings: [WarningAnswer], disclaimer: String, _: Void = ()) {
    self.chartId = chartId; self.type = type; self.createdAt = createdAt; self.expiresAt = expiresAt; self.timeKnown = timeKnown; self.birth = birth; self.westernChart = westernChart; self.charts = charts; self.vedicChart = vedicChart; self.chineseChart = chineseChart; self.warnings = warnings; self.disclaimer = disclaimer
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("chartId", ifPresent: chartId)
    json.field("type", type)
    json.field("createdAt", ifPresent: createdAt)
    json.field("expiresAt", ifPresent: expiresAt)
    json.field("timeKnown", timeKnown)
    json.field("birth", birth)
    json.field("westernChart", westernChart)
    json.field("charts", charts)
    json.field("vedicChart", vedicChart)
    json.field("chineseChart", chineseChart)
    json.field("warnings", warnings)
    json.field("disclaimer", disclaimer)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(chartId: try fields.readIfPresent("chartId"), type: try fields.read("type"), createdAt: try fields.readIfPresent("createdAt"), expiresAt: try fields.readNullable("expiresAt"), timeKnown: try fields.read("timeKnown"), birth: try fields.read("birth"), westernChart: try fields.readIfPresent("westernChart"), charts: try fields.read("charts"), vedicChart: try fields.readIfPresent("vedicChart"), chineseChart: try fields.readIfPresent("chineseChart"), warnings: try fields.read("warnings"), disclaimer: try fields.read("disclaimer"))
  }
}

extension ChartAnswer.Western {
  /// The wheel and what stands in it, from its fields.
  public init(positions: JSONMap<NatalPositionAnswer>, svg: Base64Bytes, _: Void = ()) {
    self.positions = positions; self.svg = svg
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("svg", svg)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), svg: try fields.read("svg"))
  }
}

extension ChartAnswer.Vedic {
  /// The sidereal chart and what stands in it, from its fields.
  public init(positions: JSONMap<NamedGrahaAnswer>, svg: Base64Bytes, _: Void = ()) {
    self.positions = positions; self.svg = svg
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("positions", positions)
    json.field("svg", svg)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(positions: try fields.read("positions"), svg: try fields.read("svg"))
  }
}

extension ChartAnswer.Parts {
  /// The zodiacs that were asked for, each with a drawing, from its fields.
  public init(western: ChartAnswer.Western? = nil, vedic: ChartAnswer.Vedic? = nil, _: Void = ()) {
    self.western = western; self.vedic = vedic
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("western", ifPresent: western)
    json.field("vedic", ifPresent: vedic)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(western: try fields.readIfPresent("western"), vedic: try fields.readIfPresent("vedic"))
  }
}
