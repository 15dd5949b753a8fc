/// A JSON value that has been found in a text, and not been read yet.
public struct JSONSlice: Sendable {
  let bytes: [UInt8]
  let range: Range<Int>

  /// Whether it is an object.
  public var isObject: Bool { range.isEmpty ? false : bytes[range.lowerBound] == UInt8(ascii: "{") }

  /// Whether it is `null`.
  public var isNull: Bool { range.isEmpty ? false : bytes[range.lowerBound] == UInt8(ascii: "n") }

  /// How long it is, in bytes.
  public var count: Int { range.count }

  /// Reads the value.
  ///
  /// - Throws: ``JSONError`` when it is no JSON, or holds more than one record may.
  public func value() throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, range, within: .record)
    return try reader.value()
  }

  /// The bytes of the value.
  public var ownBytes: ArraySlice<UInt8> { bytes[range] }
}
