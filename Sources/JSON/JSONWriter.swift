/// Writes JSON straight into bytes.
///
/// Every answer of the server goes through this one writer. Foundation's `JSONEncoder` builds a tree of boxed values first, which
/// on Linux costs more than working out the whole sky; this writer appends each value once.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///   json.field("planet", "Sun")
///   json.field("degree", 24.5)
/// }
/// // json.bytes: {"planet":"Sun","degree":24.5}
/// ```
public struct JSONWriter: Sendable {
  /// What has been written, UTF-8.
  public private(set) var bytes: [UInt8]
  private var needsComma = false

  /// An empty writer with room for `capacity` bytes.
  public init(capacity: Int = 1024) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// Hands over what has been written so far, and goes on with an empty beginning.
  public mutating func take() -> [UInt8] {
    let written = bytes
    bytes = []
    return written
  }

  // MARK: containers

  /// Writes an object whose fields `body` adds.
  @inlinable
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array with one element for every item.
  @inlinable
  public mutating func array<Items: Sequence>(_ items: Items, _ element: (inout JSONWriter, Items.Element) -> Void) {
    open(UInt8(ascii: "["))
    for item in items { element(&self, item) }
    close(UInt8(ascii: "]"))
  }

  /// Writes the name of a field that is known when the program is written and needs no escaping.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a field that comes from data.
  public mutating func key(named name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: values

  /// Writes a string with the escapes of RFC 8259, section 7.
  public mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
    needsComma = true
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(of: value.magnitude)
    needsComma = true
  }

  /// Writes a number with at most `decimals` places (0 … 9) and no trailing zeros; a number that is not finite becomes `null`.
  public mutating func number(_ value: Double, decimals: Int = 9) {
    guard value.isFinite else { return null() }
    let power = Self.powers[min(max(decimals, 0), 9)]
    separate()
    needsComma = true
    // Beyond 2^53 there are no places left to keep; the shortest form of the language is also valid JSON.
    guard value.magnitude < 9_007_199_254_740_992 else { return bytes.append(contentsOf: "\(value)".utf8) }
    var whole = UInt64(value.magnitude)
    var rest = UInt64(((value.magnitude - Double(whole)) * Double(power)).rounded())
    if rest == power {
      whole += 1
      rest = 0
    }
    if value < 0 && (whole > 0 || rest > 0) { bytes.append(UInt8(ascii: "-")) }
    digits(of: whole)
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = power / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// Writes a value that is JSON already, as records are kept.
  public mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  // MARK: plumbing

  /// Opens an object or an array.
  public mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  /// Closes what was opened last.
  public mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func digits(of value: UInt64) {
    var divisor: UInt64 = 1
    while value / divisor >= 10 { divisor *= 10 }
    var rest = value
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    // Most texts need no escape and go in at once.
    var value = value
    value.withUTF8 { text in
      var start = 0
      while let index = Self.nextEscape(in: text, from: start) {
        bytes.append(contentsOf: text[start..<index])
        start = index + 1
        switch text[index] {
        case UInt8(ascii: "\""): escape("\"")
        case UInt8(ascii: "\\"): escape("\\")
        case 0x0A: escape("n")
        case 0x0D: escape("r")
        case 0x09: escape("t")
        case let byte: unicodeEscape(byte)
        }
      }
      bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The place of the next byte that needs an escape; eight are looked at in one (S. E. Anderson, *Bit Twiddling Hacks*, bytes less than n).
  private static func nextEscape(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    while text.count - index >= 8 {
      let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let (quote, back, less, delete) = (word ^ ones &* 0x22, word ^ ones &* 0x5C, word ^ ones &* 0x3C, word ^ ones &* 0x7F)
      let low = (word &- ones &* 0x20) & ~word
      let same = ((quote &- ones) & ~quote) | ((back &- ones) & ~back) | ((less &- ones) & ~less) | ((delete &- ones) & ~delete)
      if (low | same) & highs != 0 { break }
      index += 8
    }
    return text[index...].firstIndex(where: needsEscape)
  }

  /// `<` is escaped too, so that JSON set into a page's data block cannot end it.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<") || byte == 0x7F
  }

  private mutating func escape(_ letter: Unicode.Scalar) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: letter))
  }

  private mutating func unicodeEscape(_ byte: UInt8) {
    bytes.append(contentsOf: "\\u00".utf8)
    for nibble in [byte >> 4, byte & 15] {
      bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
    }
  }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}
