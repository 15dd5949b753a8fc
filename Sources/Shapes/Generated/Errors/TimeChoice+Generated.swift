// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Errors. Sources: b4cf8e5c7b87f837. Text: ec5d5cf2da832f5b

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
