import Foundation

/// Puts names in the place of what a server draws at random, so that two runs give the same text and equal values still show as equal.
///
/// An id or a token that a step has kept is called by its name, `<chart>`; another one by its number, `<uuid 3>`, in the order in which the
/// answers of a group first tell it. Ids that the requests themselves choose begin like ``chosen`` and stay as they are.
struct GoldenPlaceholders {
  /// What ids begin with that tests choose.
  static let chosen = "01948f3c-7e00-7abc-8def-"

  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// Calls a value by a name from now on.
  mutating func call(_ value: String, _ name: String) {
    guard !value.hasPrefix(Self.chosen), names[value] == nil else { return }
    names[value] = "<\(name)>"
  }

  private mutating func name(of value: String, _ kind: String) -> String {
    if let name = names[value] { return name }
    counts[kind, default: 0] += 1
    let name = "<\(kind) \(counts[kind, default: 0])>"
    names[value] = name
    return name
  }

  /// A text with names in the place of random values.
  mutating func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let (end, name) = match(bytes, at: index) {
        result += Array(name.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What begins at a place: where it ends, and what stands there instead.
  private mutating func match(_ bytes: [UInt8], at start: Int) -> (end: Int, name: String)? {
    switch bytes[start] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "b")...UInt8(ascii: "d"), UInt8(ascii: "f"): uuid(bytes, start)
    case UInt8(ascii: "a"): token(bytes, start) ?? uuid(bytes, start)
    case UInt8(ascii: "e"): jwt(bytes, start) ?? uuid(bytes, start)
    case UInt8(ascii: "."): assetHash(bytes, start)
    case UInt8(ascii: "W"): weakTag(bytes, start)
    case UInt8(ascii: "s"): random(bytes, start, after: "state=")
    case UInt8(ascii: "n"): random(bytes, start, after: "nonce=")
    case UInt8(ascii: "\""): milliseconds(bytes, start)
    default: nil
    }
  }

  private mutating func uuid(_ bytes: [UInt8], _ start: Int) -> (end: Int, name: String)? {
    let end = start + 36
    guard end <= bytes.count, bytes[start + 8] == UInt8(ascii: "-"), bytes[start + 13] == UInt8(ascii: "-"),
      bytes[start + 18] == UInt8(ascii: "-"), bytes[start + 23] == UInt8(ascii: "-")
    else { return nil }
    for index in start..<end where ![8, 13, 18, 23].contains(index - start) && !Self.isHexadecimal(bytes[index]) { return nil }
    let value = String(decoding: bytes[start..<end], as: UTF8.self)
    return value.hasPrefix(Self.chosen) ? (end, value) : (end, name(of: value, "uuid"))
  }

  /// A session, refresh or program token, or the hint of one.
  private mutating func token(_ bytes: [UInt8], _ start: Int) -> (end: Int, name: String)? {
    guard ["ans_", "anr_", "ank_", "anc_"].contains(where: { Self.stands($0, in: bytes, at: start) }) else { return nil }
    let end = Self.end(of: bytes, from: start + 4) { Self.isBase64URL($0) }
    let value = String(decoding: bytes[start..<end], as: UTF8.self)
    switch end - start {
    case 8: return (end, name(of: value, "hint"))
    case 47: return (end, name(of: value, "token"))
    default: return nil
    }
  }

  private mutating func jwt(_ bytes: [UInt8], _ start: Int) -> (end: Int, name: String)? {
    guard Self.stands("eyJ", in: bytes, at: start) else { return nil }
    let end = Self.end(of: bytes, from: start) { Self.isBase64URL($0) || $0 == UInt8(ascii: ".") }
    let parts = bytes[start..<end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, end - start > 60 else { return nil }
    return (end, name(of: String(decoding: bytes[start..<end], as: UTF8.self), "jwt"))
  }

  /// The digest in the name of a file: `/assets/app.3f2a9c1d.css`.
  private func assetHash(_ bytes: [UInt8], _ start: Int) -> (end: Int, name: String)? {
    let end = start + 9
    guard end < bytes.count, bytes[end] == UInt8(ascii: "."), start > 0, bytes[start - 1] != UInt8(ascii: " "),
      bytes[(start + 1)..<end].allSatisfy(Self.isHexadecimal), end + 1 < bytes.count, !Self.isDigit(bytes[end + 1])
    else { return nil }
    return (end, ".<digest>")
  }

  private func weakTag(_ bytes: [UInt8], _ start: Int) -> (end: Int, name: String)? {
    guard Self.stands("W/\"", in: bytes, at: start) else { return nil }
    let end = Self.end(of: bytes, from: start + 3) { $0 != UInt8(ascii: "\"") }
    return end < bytes.count ? (end + 1, "W/\"<digest>\"") : nil
  }

  /// A state or a nonce in an address.
  private mutating func random(_ bytes: [UInt8], _ start: Int, after prefix: String) -> (end: Int, name: String)? {
    guard Self.stands(prefix, in: bytes, at: start) else { return nil }
    let begin = start + prefix.utf8.count
    let end = Self.end(of: bytes, from: begin) { Self.isBase64URL($0) }
    guard end - begin == 43 else { return nil }
    return (end, prefix + name(of: String(decoding: bytes[begin..<end], as: UTF8.self), "random"))
  }

  /// How long an answer took.
  private func milliseconds(_ bytes: [UInt8], _ start: Int) -> (end: Int, name: String)? {
    let field = "\"generation_time_ms\":"
    guard Self.stands(field, in: bytes, at: start) else { return nil }
    let end = Self.end(of: bytes, from: start + field.utf8.count) { Self.isDigit($0) || $0 == UInt8(ascii: ".") }
    return (end, field + "<milliseconds>")
  }

  private static func stands(_ text: String, in bytes: [UInt8], at start: Int) -> Bool {
    bytes[start...].starts(with: text.utf8)
  }

  private static func end(of bytes: [UInt8], from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func isBase64URL(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
