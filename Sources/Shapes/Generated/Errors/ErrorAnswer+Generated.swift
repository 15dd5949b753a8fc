// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Errors. Sources: b4cf8e5c7b87f837. Text: d4926371f464ae6a

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
