// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Practice. Sources: f7f478fa3ea79fab. Text: 378c43510aae847c

extension OpenSessionAnswer {
  /// The session that is open, or that was begun last, from its fields.
  public init(id: UUIDText, status: String, part: String, place: Int, parts: Int, text: String? = nil, partSeconds: Int, partEnds: Int? = nil, pace: [Int], practisedSeconds: Int, intention: String? = nil, repairs: DateText? = nil, _: Void = ()) {
    self.id = id; self.status = status; self.part = part; self.place = place; self.parts = parts; self.text = text; self.partSeconds = partSeconds; self.partEnds = partEnds; self.pace = pace; self.practisedSeconds = practisedSeconds; self.intention = intention; self.repairs = repairs
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("status", status)
    json.field("part", part)
    json.field("place", place)
    json.field("parts", parts)
    json.field("text", text)
    json.field("partSeconds", partSeconds)
    json.field("partEnds", partEnds)
    json.field("pace", pace)
    json.field("practisedSeconds", practisedSeconds)
    json.field("intention", intention)
    json.field("repairs", repairs)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), status: try fields.read("status"), part: try fields.read("part"), place: try fields.read("place"), parts: try fields.read("parts"), text: try fields.readIfPresent("text"), partSeconds: try fields.read("partSeconds"), partEnds: try fields.readIfPresent("partEnds"), pace: try fields.read("pace"), practisedSeconds: try fields.read("practisedSeconds"), intention: try fields.readIfPresent("intention"), repairs: try fields.readIfPresent("repairs"))
  }
}

extension BeginSessionRequest {
  /// How a session is to begin; all of it may be left out, from its fields.
  public init(repairs: DateText? = nil, timezone: String? = nil, _: Void = ()) {
    self.repairs = repairs; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("repairs", ifPresent: repairs)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(repairs: try fields.readIfPresent("repairs"), timezone: try fields.readIfPresent("timezone"))
  }
}

extension SessionStepRequest {
  /// A step of the session that is open, from its fields.
  public init(step: String, place: Int? = nil, intention: String? = nil, repairs: DateText? = nil, timezone: String? = nil, _: Void = ()) {
    self.step = step; self.place = place; self.intention = intention; self.repairs = repairs; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("step", step)
    json.field("place", ifPresent: place)
    json.field("intention", ifPresent: intention)
    json.field("repairs", ifPresent: repairs)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(step: try fields.read("step"), place: try fields.readIfPresent("place"), intention: try fields.readIfPresent("intention"), repairs: try fields.readIfPresent("repairs"), timezone: try fields.readIfPresent("timezone"))
  }
}
