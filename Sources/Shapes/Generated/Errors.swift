// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Errors. Sources: d3d84247b39158ca. Text: dd75632503debe84

extension ErrorAnswer {
  /// What went wrong, from its fields.
  public init(error: String, code: ErrorCode, message: String, field: String? = nil, allowed: [String]? = nil, choices: [TimeChoice]? = nil, requestId: String, _: Void = ()) {
    self.error = error; self.code = code; self.message = message; self.field = field; self.allowed = allowed; self.choices = choices; self.requestId = requestId
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("error", error)
    json.field("code", code)
    json.field("message", message)
    json.field("field", ifPresent: field)
    json.field("allowed", ifPresent: allowed)
    json.field("choices", ifPresent: choices)
    json.field("requestId", requestId)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(error: try fields.read("error"), code: try fields.read("code"), message: try fields.read("message"), field: try fields.readIfPresent("field"), allowed: try fields.readIfPresent("allowed"), choices: try fields.readIfPresent("choices"), requestId: try fields.read("requestId"))
  }
}

extension TimeChoice {
  /// One way to read a time of a clock that was put forward or back, from its fields.
  public init(fold: FoldName? = nil, local: String, utc: InstantText, offset: String, abbreviation: String, _: Void = ()) {
    self.fold = fold; self.local = local; self.utc = utc; self.offset = offset; self.abbreviation = abbreviation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("fold", ifPresent: fold)
    json.field("local", local)
    json.field("utc", utc)
    json.field("offset", offset)
    json.field("abbreviation", abbreviation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(fold: try fields.readIfPresent("fold"), local: try fields.read("local"), utc: try fields.read("utc"), offset: try fields.read("offset"), abbreviation: try fields.read("abbreviation"))
  }
}
