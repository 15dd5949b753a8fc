/// A whole number of a request. `7.0` is one too; a fraction is told apart by its field, which the decoder of the system does not do.
public struct WholeNumber: Codable, JSONEncodable, JSONDecodable, Sendable, Hashable {
  /// The number; of one that is too large for the machine, the largest.
  public let value: Int

  /// A number.
  public init(_ value: Int) { self.value = value }

  public init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Double.self)
    guard number == number.rounded() else {
      throw DecodingError.typeMismatch(
        Int.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a fraction"))
    }
    value = Int(exactly: number) ?? (number < 0 ? .min : .max)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  public init(from json: JSONSlice, at path: String) throws(Problem) { value = try Int(from: json, at: path) }

  public func encode(to json: inout JSONWriter) { value.encode(to: &json) }
}
