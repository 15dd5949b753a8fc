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
  /// What is written, and the room behind it.
  private var storage: [UInt8]
  /// How many bytes have been written.
  public private(set) var count = 0
  private var needsComma = false

  /// An empty writer with room for `capacity` bytes.
  public init(capacity: Int = 1024) { storage = [UInt8](repeating: 0, count: max(32, capacity)) }

  /// What has been written, UTF-8.
  public var bytes: [UInt8] { [UInt8](storage[..<count]) }

  /// Hands out what was written without copying it.
  public consuming func finished() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  /// Hands over what has been written so far, and goes on with an empty beginning.
  public mutating func take() -> [UInt8] {
    let written = bytes
    count = 0
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
    let hasComma = needsComma
    write(upTo: name.utf8CodeUnitCount + 4) { cursor in
      if hasComma { cursor.put(UInt8(ascii: ",")) }
      cursor.put(UInt8(ascii: "\""))
      name.withUTF8Buffer { cursor.put($0) }
      cursor.put(UInt8(ascii: "\""))
      cursor.put(UInt8(ascii: ":"))
    }
    needsComma = false
  }

  /// Writes the name of a field that comes from data.
  public mutating func key(named name: String) {
    separate()
    quote(name)
    write(UInt8(ascii: ":"))
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
    write(value ? "true" : "false")
    needsComma = true
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    write("null")
    needsComma = true
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    separate()
    write(upTo: Cursor.numberSize) { cursor in
      if value < 0 { cursor.put(UInt8(ascii: "-")) }
      cursor.put(digits: value.magnitude, atLeast: 1)
    }
    needsComma = true
  }

  /// Writes a number with at most `decimals` places (0 … 9) and no trailing zeros; a number that is not finite becomes `null`.
  public mutating func number(_ value: Double, decimals: Int = 9) {
    guard value.isFinite else { return null() }
    var places = min(max(decimals, 0), 9)
    let power = Self.powers[places]
    separate()
    needsComma = true
    // Beyond 2^53 there are no places left to keep; the shortest form of the language is also valid JSON.
    guard value.magnitude < 9_007_199_254_740_992 else {
      var text = "\(value)"
      return text.withUTF8 { write($0) }
    }
    var whole = UInt64(value.magnitude)
    var rest = UInt64(((value.magnitude - Double(whole)) * Double(power)).rounded())
    if rest == power {
      whole += 1
      rest = 0
    }
    if rest == 0 { places = 0 }
    while places > 0, rest.isMultiple(of: 10) {
      rest /= 10
      places -= 1
    }
    write(upTo: Cursor.numberSize) { cursor in
      if value < 0 && (whole > 0 || rest > 0) { cursor.put(UInt8(ascii: "-")) }
      cursor.put(digits: whole, atLeast: 1)
      guard places > 0 else { return }
      cursor.put(UInt8(ascii: "."))
      cursor.put(digits: rest, atLeast: places)
    }
  }

  /// Writes bytes as a string of base64 (RFC 4648, section 4, with padding). Its letters need no escape.
  public mutating func base64(_ bytes: [UInt8]) {
    separate()
    write(upTo: (bytes.count + 2) / 3 * 4 + 2) { cursor in
      cursor.put(UInt8(ascii: "\""))
      bytes.withUnsafeBufferPointer { cursor.put(base64: $0) }
      cursor.put(UInt8(ascii: "\""))
    }
    needsComma = true
  }

  /// Writes a value that is JSON already, as records are kept.
  public mutating func raw(_ json: String) {
    separate()
    var json = json
    json.withUTF8 { write($0) }
    needsComma = true
  }

  // MARK: plumbing

  /// Opens an object or an array.
  public mutating func open(_ bracket: UInt8) {
    let hasComma = needsComma
    write(upTo: 2) { cursor in
      if hasComma { cursor.put(UInt8(ascii: ",")) }
      cursor.put(bracket)
    }
    needsComma = false
  }

  /// Closes what was opened last.
  public mutating func close(_ bracket: UInt8) {
    write(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { write(UInt8(ascii: ",")) }
  }

  /// Writes a piece of at most so many bytes: room is made once, and the bytes are written without asking again.
  @inline(__always)
  private mutating func write(upTo size: Int, _ body: (inout Cursor) -> Void) {
    if storage.count &- count < size { makeRoom(for: size) }
    storage.withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      var cursor = Cursor(place: start + count)
      body(&cursor)
      count = cursor.place - start
    }
  }

  private mutating func write(_ byte: UInt8) { write(upTo: 1) { $0.put(byte) } }
  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) { write(upTo: bytes.count) { $0.put(bytes) } }
  private mutating func write(_ text: StaticString) { text.withUTF8Buffer { write($0) } }

  private mutating func makeRoom(for size: Int) {
    var larger = [UInt8](repeating: 0, count: storage.count * 2 + size)
    larger.withUnsafeMutableBufferPointer { new in
      storage.withUnsafeBufferPointer { old in _ = new.update(fromContentsOf: old[..<count]) }
    }
    storage = larger
  }

  /// Where the next byte of a piece goes; room for it has been made.
  private struct Cursor {
    var place: UnsafeMutablePointer<UInt8>

    /// Room for a number: a sign, the twenty figures of 2⁶⁴, a point and nine places.
    static let numberSize = 32

    mutating func put(_ byte: UInt8) {
      place.pointee = byte
      place += 1
    }

    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard let first = bytes.baseAddress else { return }
      place.update(from: first, count: bytes.count)
      place += bytes.count
    }

    mutating func put(base64 bytes: UnsafeBufferPointer<UInt8>) {
      JSONWriter.letters.withUTF8Buffer { letters in
        var index = 0
        while bytes.count - index >= 3 {
          let three = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
          for place in 0..<4 { self.place[place] = letters[Int(three >> UInt32(18 - 6 * place) & 63)] }
          place += 4
          index += 3
        }
        let rest = bytes.count - index
        guard rest > 0 else { return }
        let last = UInt32(bytes[index]) << 16 | (rest == 2 ? UInt32(bytes[index + 1]) << 8 : 0)
        put(letters[Int(last >> 18 & 63)])
        put(letters[Int(last >> 12 & 63)])
        put(rest == 2 ? letters[Int(last >> 6 & 63)] : UInt8(ascii: "="))
        put(UInt8(ascii: "="))
      }
    }

    /// The figures of a number, with zeros before them where there are fewer.
    mutating func put(digits value: UInt64, atLeast places: Int) {
      var count = 1
      var limit: UInt64 = 10
      // No value of 64 bits has more than twenty figures.
      while value >= limit {
        count += 1
        if count == 20 { break }
        limit *= 10
      }
      count = max(count, places)
      var rest = value
      for index in stride(from: count - 1, through: 0, by: -1) {
        place[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      place += count
    }
  }

  private mutating func quote(_ value: String) {
    // Most texts need no escape and go in at once.
    var value = value
    write(UInt8(ascii: "\""))
    value.withUTF8 { text in
      var start = 0
      while let index = Self.nextEscape(in: text, from: start) {
        write(UnsafeBufferPointer(rebasing: text[start..<index]))
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
      write(upTo: text.count - start + 1) { cursor in
        cursor.put(UnsafeBufferPointer(rebasing: text[start...]))
        cursor.put(UInt8(ascii: "\""))
      }
    }
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
    write(upTo: 2) { cursor in
      cursor.put(UInt8(ascii: "\\"))
      cursor.put(UInt8(ascii: letter))
    }
  }

  private mutating func unicodeEscape(_ byte: UInt8) {
    write("\\u00")
    for nibble in [byte >> 4, byte & 15] {
      write(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
    }
  }

  fileprivate static let letters: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}
