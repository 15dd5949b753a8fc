/// Bytes that stand in JSON as base64 (RFC 4648, section 4, with padding): a drawing, a file. They are written straight into the answer, without a
/// text between.
public struct Base64Bytes: JSONEncodable, JSONDecodable, Sendable, Hashable {
  /// The bytes themselves; there may be none.
  public let bytes: [UInt8]

  /// Bytes as they are.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many characters they have in JSON.
  public var encodedCount: Int { (bytes.count + 2) / 3 * 4 }

  public func encode(to json: inout JSONWriter) { json.base64(bytes) }

  /// Reads base64 with padding.
  ///
  /// - Throws: ``Problem`` that names the field where a text is none.
  public init(from json: JSONSlice, at path: String) throws(Problem) {
    let text = try String(from: json, at: path)
    guard let bytes = Self.decoded(text.utf8) else { throw JSONFields.wrongType(path, "base64") }
    self.bytes = bytes
  }

  /// `nil` for a text that is no base64: another length, another letter, padding that stands elsewhere or hides bits.
  private static func decoded(_ text: String.UTF8View) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.suffix(2).reduce(0) { $0 + ($1 == UInt8(ascii: "=") ? 1 : 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, held): (UInt32, Int) = (0, 0)
    for letter in text.dropLast(padding) {
      guard let six = value(of: letter) else { return nil }
      bits = bits << 6 | UInt32(six)
      held += 6
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
      }
    }
    // What is left over belongs to no byte and must be nothing.
    return bits & (1 << UInt32(held) - 1) == 0 ? bytes : nil
  }

  private static func value(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
