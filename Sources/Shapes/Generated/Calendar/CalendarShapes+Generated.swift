// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Calendar. Sources: 98bd688d108d2692. Text: 6c4d4d606d2cde65

extension CalendarChoicesRequest {
  /// What is in a calendar that a person subscribes to, from its fields.
  public init(transits: Bool? = nil, quickTransits: Bool? = nil, moon: Bool? = nil, stations: Bool? = nil, lunations: Bool? = nil, practice: Bool? = nil, _: Void = ()) {
    self.transits = transits; self.quickTransits = quickTransits; self.moon = moon; self.stations = stations; self.lunations = lunations; self.practice = practice
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("transits", ifPresent: transits)
    json.field("quickTransits", ifPresent: quickTransits)
    json.field("moon", ifPresent: moon)
    json.field("stations", ifPresent: stations)
    json.field("lunations", ifPresent: lunations)
    json.field("practice", ifPresent: practice)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(transits: try fields.readIfPresent("transits"), quickTransits: try fields.readIfPresent("quickTransits"), moon: try fields.readIfPresent("moon"), stations: try fields.readIfPresent("stations"), lunations: try fields.readIfPresent("lunations"), practice: try fields.readIfPresent("practice"))
  }
}

extension CalendarAnswer {
  /// The calendar that a person subscribes to, from its fields.
  public init(active: Bool, transits: Bool, quickTransits: Bool, moon: Bool, stations: Bool, lunations: Bool, practice: Bool, madeAt: InstantText? = nil, changedAt: InstantText? = nil, path: String? = nil, link: String? = nil, _: Void = ()) {
    self.active = active; self.transits = transits; self.quickTransits = quickTransits; self.moon = moon; self.stations = stations; self.lunations = lunations; self.practice = practice; self.madeAt = madeAt; self.changedAt = changedAt; self.path = path; self.link = link
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("active", active)
    json.field("transits", transits)
    json.field("quickTransits", quickTransits)
    json.field("moon", moon)
    json.field("stations", stations)
    json.field("lunations", lunations)
    json.field("practice", practice)
    json.field("madeAt", madeAt)
    json.field("changedAt", changedAt)
    json.field("path", ifPresent: path)
    json.field("link", ifPresent: link)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(active: try fields.read("active"), transits: try fields.read("transits"), quickTransits: try fields.read("quickTransits"), moon: try fields.read("moon"), stations: try fields.read("stations"), lunations: try fields.read("lunations"), practice: try fields.read("practice"), madeAt: try fields.readIfPresent("madeAt"), changedAt: try fields.readIfPresent("changedAt"), path: try fields.readIfPresent("path"), link: try fields.readIfPresent("link"))
  }
}
