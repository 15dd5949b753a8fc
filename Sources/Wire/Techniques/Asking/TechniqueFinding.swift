/// What a technique finds, as the fields of an answer that may hold more.
public protocol TechniqueFinding: JSONEncodable, Sendable {
  /// Writes the fields into an object that is open.
  func writeFields(to json: inout JSONWriter)
  /// What the reader must be told besides, beyond what the birth chart itself has to say.
  var notices: [ChartNotice] { get }
}

extension TechniqueFinding {
  public var notices: [ChartNotice] { [] }

  public func encode(to json: inout JSONWriter) { json.object { json in writeFields(to: &json) } }
}
