// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Techniques. Sources: 275173e92bee37cf. Text: 206079c82433943f

extension SynastryAnswer {
  /// Two charts laid over each other, from its fields.
  public init(aspects: [AspectAnswer], grid: SynastryAnswer.Grid, houseOverlays: SynastryAnswer.Overlays, _: Void = ()) {
    self.aspects = aspects; self.grid = grid; self.houseOverlays = houseOverlays
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("aspects", aspects)
    json.field("grid", grid)
    json.field("houseOverlays", houseOverlays)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(aspects: try fields.read("aspects"), grid: try fields.read("grid"), houseOverlays: try fields.read("houseOverlays"))
  }
}

extension SynastryAnswer.Grid {
  /// Which points make which aspects, from its fields.
  public init(columns: [String], rows: [SynastryAnswer.Grid.Row], _: Void = ()) {
    self.columns = columns; self.rows = rows
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("columns", columns)
    json.field("rows", rows)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(columns: try fields.read("columns"), rows: try fields.read("rows"))
  }
}

extension SynastryAnswer.Grid.Cell {
  /// An aspect of a row and a column, from its fields.
  public init(aspect: AspectName, orb: Double? = nil, _: Void = ()) {
    self.aspect = aspect; self.orb = orb
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("aspect", aspect)
    json.field("orb", orb)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(aspect: try fields.read("aspect"), orb: try fields.readIfPresent("orb"))
  }
}

extension SynastryAnswer.Grid.Row {
  /// A point of the first person, from its fields.
  public init(point: String, cells: [SynastryAnswer.Grid.Cell?], _: Void = ()) {
    self.point = point; self.cells = cells
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    json.field("cells", cells)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), cells: try fields.read("cells"))
  }
}

extension SynastryAnswer.Overlay {
  /// A point and the house into which it falls, from its fields.
  public init(point: String, house: Int, _: Void = ()) {
    self.point = point; self.house = house
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("point", point)
    json.field("house", house)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(point: try fields.read("point"), house: try fields.read("house"))
  }
}

extension SynastryAnswer.Overlays {
  /// Whose points fall into which houses of the other, from its fields.
  public init(person1InPerson2: [SynastryAnswer.Overlay], person2InPerson1: [SynastryAnswer.Overlay], _: Void = ()) {
    self.person1InPerson2 = person1InPerson2; self.person2InPerson1 = person2InPerson1
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("person1InPerson2", person1InPerson2)
    json.field("person2InPerson1", person2InPerson1)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(person1InPerson2: try fields.read("person1InPerson2"), person2InPerson1: try fields.read("person2InPerson1"))
  }
}

extension CompositeAnswer {
  /// The composite of two charts, from its fields.
  public init(housesBy: String, composite: CompositeAnswer.Figure, _: Void = ()) {
    self.housesBy = housesBy; self.composite = composite
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("housesBy", housesBy)
    json.field("composite", composite)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(housesBy: try fields.read("housesBy"), composite: try fields.read("composite"))
  }
}

extension CompositeAnswer.Figure {
  /// The figure of midpoints, from its fields.
  public init(placements: FigurePlacementsAnswer, aspects: [AspectAnswer], _: Void = ()) {
    self.placements = placements; self.aspects = aspects
  }
  public func encodeFields(to json: inout JSONWriter) {
    placements.encodeFields(to: &json)
    json.field("aspects", aspects)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(placements: try FigurePlacementsAnswer(fields: fields), aspects: try fields.read("aspects"))
  }
}

extension DavisonAnswer {
  /// The chart of the moment and the place halfway between two births, from its fields.
  public init(middle: String, davison: DavisonAnswer.Chart, _: Void = ()) {
    self.middle = middle; self.davison = davison
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("middle", middle)
    json.field("davison", davison)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(middle: try fields.read("middle"), davison: try fields.read("davison"))
  }
}

extension DavisonAnswer.Chart {
  /// The chart, and when and where, from its fields.
  public init(instant: InstantText, location: LocationAnswer? = nil, chart: FigureAnswer, _: Void = ()) {
    self.instant = instant; self.location = location; self.chart = chart
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("instant", instant)
    json.field("location", ifPresent: location)
    json.field("chart", chart)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(instant: try fields.read("instant"), location: try fields.readIfPresent("location"), chart: try fields.read("chart"))
  }
}
