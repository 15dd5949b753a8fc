/// The strings of JSON (RFC 8259, section 7), without their quotation marks.
enum JSONString {
  /// The text of a string.
  ///
  /// - Throws: ``JSONError`` `malformed` when it is no UTF-8, or an escape is none.
  static func read(_ bytes: ArraySlice<UInt8>, hasEscapes: Bool) throws(JSONError) -> String {
    guard hasEscapes else {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw JSONReader.malformed }
      return text
    }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        plain.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "\"")?: plain.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\")?: plain.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "/")?: plain.append(UInt8(ascii: "/"))
      case UInt8(ascii: "b")?: plain.append(0x08)
      case UInt8(ascii: "f")?: plain.append(0x0C)
      case UInt8(ascii: "n")?: plain.append(0x0A)
      case UInt8(ascii: "r")?: plain.append(0x0D)
      case UInt8(ascii: "t")?: plain.append(0x09)
      case UInt8(ascii: "u")?: plain.append(contentsOf: Array(Character(try scalar(&rest)).utf8))
      default: throw JSONReader.malformed
      }
    }
    guard let text = String(validating: plain, as: UTF8.self) else { throw JSONReader.malformed }
    return text
  }

  /// What follows `\u`: four hexadecimal digits, or two times four that are the halves of one character.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal(&rest)
    guard (0xD800...0xDFFF).contains(unit) else {
      guard let scalar = Unicode.Scalar(unit) else { throw JSONReader.malformed }
      return scalar
    }
    guard unit < 0xDC00, rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u") else {
      throw JSONReader.malformed
    }
    let low = try hexadecimal(&rest)
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw JSONReader.malformed }
    return scalar
  }

  private static func hexadecimal(_ rest: inout ArraySlice<UInt8>) throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = rest.popFirst() else { throw JSONReader.malformed }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): number = number << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: throw JSONReader.malformed
      }
    }
    return number
  }
}
