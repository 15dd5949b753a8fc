import Companion
import Wire

/// The fields of a query or of a form (`application/x-www-form-urlencoded`), percent-decoded. Of a repeated field the last one
/// counts.
struct FormFields: Sendable {
  private var values: [String: String] = [:]

  /// Reads `a=1&b=two+words`.
  ///
  /// - Throws: ``Problem`` with code `VALIDATION_ERROR` when an escape is broken or the bytes are no UTF-8.
  init(_ encoded: some StringProtocol) throws(Problem) {
    for pair in encoded.utf8.split(separator: UInt8(ascii: "&")) {
      let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = try Self.decoded(halves[0])
      values[name] = halves.count > 1 ? try Self.decoded(halves[1]) : ""
    }
  }

  /// The value of a field without the white space around it; `nil` when it is missing or empty.
  subscript(name: String) -> String? {
    guard let value = values[name]?.trimmed, !value.isEmpty else { return nil }
    return value
  }

  /// The value of a field as it was sent, white space included, as passwords are; empty when it is missing.
  func exact(_ name: String) -> String { values[name] ?? "" }

  /// Whether a field was sent, empty or not.
  func contains(_ name: String) -> Bool { values[name] != nil }

  /// The first of several names that has a value.
  func first(_ names: String...) -> String? {
    for name in names { if let value = self[name] { return value } }
    return nil
  }

  /// Under which of several names the value of ``first(_:)`` came; the first name when there is none.
  func nameOfFirst(_ names: String...) -> String { names.first { self[$0] != nil } ?? names[0] }

  /// A decimal number, under its name or an older one.
  func number(_ name: String, or olderName: String) throws(Problem) -> Double? {
    self[name] == nil ? try number(olderName) : try number(name)
  }

  /// A decimal number.
  func number(_ name: String) throws(Problem) -> Double? {
    guard let text = self[name] else { return nil }
    guard let value = Double(plain: text) else { throw Problem(.validation, "\(name) must be a number.", field: name) }
    return value
  }

  /// A whole number.
  func integer(_ name: String) throws(Problem) -> Int? {
    guard let text = self[name] else { return nil }
    guard let value = Int(text) else { throw Problem(.validation, "\(name) must be a whole number.", field: name) }
    return value
  }

  private static func decoded(_ encoded: some Collection<UInt8>) throws(Problem) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(encoded.count)
    var rest = encoded.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(nibble), let low = rest.next().flatMap(nibble) else {
          throw Problem(.validation, "A percent sign in the query or form is not followed by two hexadecimal digits.")
        }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(.validation, "The query or form is not valid UTF-8.")
    }
    return text
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Double {
  /// A number as people write it: the language would also take `nan`, `inf` and hexadecimal.
  init?(plain text: some StringProtocol) {
    guard text.utf8.count <= 32,
      text.utf8.allSatisfy({ byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
          UInt8(ascii: "E"):
          true
        default: false
        }
      }), let value = Double(text), value.isFinite
    else { return nil }
    self = value
  }
}
