// swift-format-ignore-file
// Written by Tools/shapes from Tests/ServerTests/NewFeature. Sources: 88b8dda23eb05995. Text: 5cef1b7980c9993d

import Shapes

extension NightAnswer {
  /// How bright a night is, from its fields.
  public init(date: String, illumination: Double, _: Void = ()) {
    self.date = date; self.illumination = illumination
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("date", date)
    json.field("illumination", illumination, decimals: 2)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(date: try fields.read("date"), illumination: try fields.read("illumination"))
  }
}
