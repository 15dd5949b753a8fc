// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: e7cf7a892f2dd5fa

extension TransitListAnswer {
  /// Exact transits to a birth chart over a span, from its fields.
  public init(from: InstantText, to: InstantText, transits: [TransitListAnswer.Transit], _: Void = ()) {
    self.from = from; self.to = to; self.transits = transits
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("from", from)
    json.field("to", to)
    json.field("transits", transits)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(from: try fields.read("from"), to: try fields.read("to"), transits: try fields.read("transits"))
  }
}

extension TransitListAnswer.Transit {
  /// A moving body exactly at an aspect to a point of the chart, from its fields.
  public init(instant: InstantText? = nil, exactFrom: InstantText? = nil, exactTo: InstantText? = nil, title: String, body: BodyName, aspect: AspectName, point: String, sign: SignName? = nil, longitude: Double? = nil, retrograde: Bool, weight: Int, _: Void = ()) {
    self.instant = instant; self.exactFrom = exactFrom; self.exactTo = exactTo; self.title = title; self.body = body; self.aspect = aspect; self.point = point; self.sign = sign; self.longitude = longitude; self.retrograde = retrograde; self.weight = weight
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("exactFrom", ifPresent: exactFrom)
    json.field("exactTo", ifPresent: exactTo)
    json.field("title", title)
    json.field("body", body)
    json.field("aspect", aspect)
    json.field("point", point)
    json.field("sign", sign)
    json.field("longitude", longitude)
    json.field("retrograde", retrograde)
    json.field("weight", weight)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.readIfPresent("instant"), exactFrom: try fields.readIfPresent("exactFrom"), exactTo: try fields.readIfPresent("exactTo"), title: try fields.read("title"), body: try fields.read("body"), aspect: try fields.read("aspect"), point: try fields.read("point"), sign: try fields.readIfPresent("sign"), longitude: try fields.readIfPresent("longitude"), retrograde: try fields.read("retrograde"), weight: try fields.read("weight"))
  }
}

extension ReturnsAnswer {
  /// The returns of a body to a longitude, from its fields.
  public init(body: BodyName, longitude: Double, natal: DegreeAnswer, from: InstantText, to: InstantText? = nil, location: LocationAnswer? = nil, returns: [ReturnsAnswer.Return], _: Void = ()) {
    self.body = body; self.longitude = longitude; self.natal = natal; self.from = from; self.to = to; self.location = location; self.returns = returns
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("body", body)
    json.field("longitude", longitude)
    json.field("natal", natal)
    json.field("from", from)
    json.field("to", to)
    json.field("location", ifPresent: location)
    json.field("returns", returns)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(body: try fields.read("body"), longitude: try fields.read("longitude"), natal: try fields.read("natal"), from: try fields.read("from"), to: try fields.readIfPresent("to"), location: try fields.readIfPresent("location"), returns: try fields.read("returns"))
  }
}

extension ReturnsAnswer.Return {
  /// One passage, with the chart of its moment, from its fields.
  public init(instant: InstantText, retrograde: Bool, chart: FigureAnswer? = nil, _: Void = ()) {
    self.instant = instant; self.retrograde = retrograde; self.chart = chart
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("retrograde", retrograde)
    json.field("chart", ifPresent: chart)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.read("instant"), retrograde: try fields.read("retrograde"), chart: try fields.readIfPresent("chart"))
  }
}

extension ProgressionsAnswer {
  /// Secondary progressions of a birth chart, from its fields.
  public init(at: InstantText, progressedTo: InstantText? = nil, progressedSpan: SpanAnswer? = nil, years: Double? = nil, yearsFrom: Double? = nil, yearsTo: Double? = nil, anglesBy: String, placements: FigurePlacementsAnswer, aspectsToBirth: [AspectAnswer], aspects: [AspectAnswer], _: Void = ()) {
    self.at = at; self.progressedTo = progressedTo; self.progressedSpan = progressedSpan; self.years = years; self.yearsFrom = yearsFrom; self.yearsTo = yearsTo; self.anglesBy = anglesBy; self.placements = placements; self.aspectsToBirth = aspectsToBirth; self.aspects = aspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("progressedTo", progressedTo)
    json.field("progressedSpan", ifPresent: progressedSpan)
    json.field("years", years)
    json.field("yearsFrom", ifPresent: yearsFrom)
    json.field("yearsTo", ifPresent: yearsTo)
    json.field("anglesBy", anglesBy)
    placements.encodeFields(to: &json)
    json.field("aspectsToBirth", aspectsToBirth)
    json.field("aspects", aspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), progressedTo: try fields.readIfPresent("progressedTo"), progressedSpan: try fields.readIfPresent("progressedSpan"), years: try fields.readIfPresent("years"), yearsFrom: try fields.readIfPresent("yearsFrom"), yearsTo: try fields.readIfPresent("yearsTo"), anglesBy: try fields.read("anglesBy"), placements: try FigurePlacementsAnswer(fields: fields), aspectsToBirth: try fields.read("aspectsToBirth"), aspects: try fields.read("aspects"))
  }
}

extension PointDegreeAnswer {
  /// A point and the degree at which it stands, from its fields.
  public init(point: String, degree: NatalDegreeAnswer, range: DayArcAnswer? = nil, _: Void = ()) {
    self.point = point; self.degree = degree; self.range = range
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    degree.encodeFields(to: &json)
    json.field("range", ifPresent: range)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), degree: try NatalDegreeAnswer(fields: fields), range: try fields.readIfPresent("range"))
  }
}

extension DirectionsAnswer {
  /// Solar arc directions of a birth chart, from its fields.
  public init(at: InstantText, key: String, arc: Double? = nil, arcFrom: Double? = nil, arcTo: Double? = nil, points: [PointDegreeAnswer], aspectsToBirth: [AspectAnswer], _: Void = ()) {
    self.at = at; self.key = key; self.arc = arc; self.arcFrom = arcFrom; self.arcTo = arcTo; self.points = points; self.aspectsToBirth = aspectsToBirth
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("at", at)
    json.field("key", key)
    json.field("arc", arc)
    json.field("arcFrom", ifPresent: arcFrom)
    json.field("arcTo", ifPresent: arcTo)
    json.field("points", points)
    json.field("aspectsToBirth", aspectsToBirth)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(at: try fields.read("at"), key: try fields.read("key"), arc: try fields.readIfPresent("arc"), arcFrom: try fields.readIfPresent("arcFrom"), arcTo: try fields.readIfPresent("arcTo"), points: try fields.read("points"), aspectsToBirth: try fields.read("aspectsToBirth"))
  }
}
