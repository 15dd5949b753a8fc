/// Reads JSON (RFC 8259) from bytes in one pass, front to back, within ``JSONLimits``.
///
/// Foundation's decoder looks through a text for every value that it holds and asks each of them what it is by failing; a megabyte of
/// noughts kept it busy for seconds. This reader looks at each byte once.
public struct JSONReader: Sendable {
  private let bytes: [UInt8]
  private let end: Int
  private let limits: JSONLimits
  private var position: Int
  private var values = 0
  private var depth = 0

  /// A reader of a whole text.
  public init(_ bytes: [UInt8], within limits: JSONLimits) { self.init(bytes, bytes.startIndex..<bytes.endIndex, within: limits) }

  /// A reader of a value that has been found.
  public init(_ slice: JSONSlice, within limits: JSONLimits) { self.init(slice.bytes, slice.range, within: limits) }

  /// A reader of a part of a text. A byte order mark at the beginning is passed over.
  init(_ bytes: [UInt8], _ range: Range<Int>, within limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    end = range.upperBound
    position = range.lowerBound
    if bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  /// Looks through a text.
  ///
  /// - Throws: ``JSONError`` when it is none, or holds more than the limits allow.
  public static func check(_ bytes: [UInt8], within limits: JSONLimits) throws(JSONError) {
    var reader = JSONReader(bytes, within: limits)
    _ = try reader.slice()
    try reader.checkEnd()
  }

  /// Makes sure that nothing follows but white space.
  public mutating func checkEnd() throws(JSONError) {
    guard next() == nil else { throw Self.malformed }
  }

  // MARK: values

  /// Reads a value whole.
  public mutating func value() throws(JSONError) -> JSONValue {
    try count()
    switch next() {
    case UInt8(ascii: "{")?:
      var members: [String: JSONValue] = [:]
      try fields { (reader, name) throws(JSONError) in
        let value = try reader.value()
        // Of two fields of a name the first counts.
        if members[name] == nil { members[name] = value }
      }
      return .object(members)
    case UInt8(ascii: "[")?:
      var items: [JSONValue] = []
      try elements { (reader, _) throws(JSONError) in items.append(try reader.value()) }
      return .array(items)
    case UInt8(ascii: "\"")?: return .string(try string())
    case UInt8(ascii: "t")?: return try literal("true", .bool(true))
    case UInt8(ascii: "f")?: return try literal("false", .bool(false))
    case UInt8(ascii: "n")?: return try literal("null", .null)
    default: return try JSONNumber.value(bytes[number()])
    }
  }

  /// Passes over a value, and says where it lies.
  public mutating func slice() throws(JSONError) -> JSONSlice {
    _ = next()
    let start = position
    try pass()
    return JSONSlice(bytes: bytes, range: start..<position)
  }

  private mutating func pass() throws(JSONError) {
    try count()
    switch next() {
    case UInt8(ascii: "{")?:
      try container(UInt8(ascii: "}")) { (reader) throws(JSONError) in
        try reader.passName()
        try reader.pass()
      }
    case UInt8(ascii: "[")?: try container(UInt8(ascii: "]")) { (reader) throws(JSONError) in try reader.pass() }
    case UInt8(ascii: "\"")?: _ = try quoted()
    case UInt8(ascii: "t")?: _ = try literal("true", .null)
    case UInt8(ascii: "f")?: _ = try literal("false", .null)
    case UInt8(ascii: "n")?: _ = try literal("null", .null)
    default: _ = try number()
    }
  }

  private mutating func count() throws(JSONError) {
    values += 1
    guard values <= limits.values else {
      throw JSONError.invalid("The JSON contains more than \(limits.values) values, the most this server reads here.")
    }
  }

  // MARK: containers

  /// Reads an object that begins here; `body` reads or passes over the value of every field.
  public mutating func fields(_ body: (inout JSONReader, String) throws(JSONError) -> Void) throws(JSONError) {
    try container(UInt8(ascii: "}")) { (reader) throws(JSONError) in
      let name = try reader.name()
      try body(&reader, name)
    }
  }

  /// Reads an array that begins here; `body` reads or passes over every element.
  public mutating func elements(_ body: (inout JSONReader, Int) throws(JSONError) -> Void) throws(JSONError) {
    var index = 0
    try container(UInt8(ascii: "]")) { (reader) throws(JSONError) in
      try body(&reader, index)
      index += 1
    }
  }

  private mutating func container(
    _ close: UInt8, _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    depth += 1
    guard depth <= limits.depth else {
      throw JSONError.invalid("The JSON is nested more than \(limits.depth) levels deep, the most this server reads.")
    }
    position += 1
    if next() == close {
      position += 1
    } else {
      while true {
        try element(&self)
        let byte = next()
        position += 1
        if byte == close { break }
        guard byte == UInt8(ascii: ",") else { throw Self.malformed }
      }
    }
    depth -= 1
  }

  // MARK: strings

  private mutating func name() throws(JSONError) -> String {
    guard next() == UInt8(ascii: "\"") else { throw Self.malformed }
    let text = try quoted()
    try check(name: text.range)
    try colon()
    return try JSONString.read(bytes[text.range], hasEscapes: text.hasEscapes)
  }

  private mutating func passName() throws(JSONError) {
    guard next() == UInt8(ascii: "\"") else { throw Self.malformed }
    try check(name: quoted().range)
    try colon()
  }

  private func check(name range: Range<Int>) throws(JSONError) {
    guard range.count <= limits.nameBytes else {
      throw JSONError.invalid("The name of a field is longer than \(limits.nameBytes) bytes, the most this server reads.")
    }
  }

  private mutating func colon() throws(JSONError) {
    guard next() == UInt8(ascii: ":") else { throw Self.malformed }
    position += 1
  }

  /// Reads a string that begins here.
  mutating func string() throws(JSONError) -> String {
    let text = try quoted()
    return try JSONString.read(bytes[text.range], hasEscapes: text.hasEscapes)
  }

  /// Passes over a string that begins here, and says what lies between its quotation marks.
  private mutating func quoted() throws(JSONError) -> (range: Range<Int>, hasEscapes: Bool) {
    var place = position + 1
    let start = place
    var hasEscapes = false
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        position = place + 1
        return (start..<place, hasEscapes)
      }
      guard byte >= 0x20 else { throw Self.malformed }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    throw Self.malformed
  }

  // MARK: numbers and words

  /// Passes over a number that begins here: `-`, digits without a leading nought, a fraction, an exponent.
  private mutating func number() throws(JSONError) -> Range<Int> {
    let start = position
    if peek() == UInt8(ascii: "-") { position += 1 }
    let first = peek()
    let whole = digits()
    guard whole > 0, whole == 1 || first != UInt8(ascii: "0") else { throw Self.malformed }
    if peek() == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw Self.malformed }
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      guard digits() > 0 else { throw Self.malformed }
    }
    guard position - start <= limits.numberBytes else {
      throw JSONError.invalid("A number is longer than \(limits.numberBytes) bytes, the most this server reads.")
    }
    return start..<position
  }

  private mutating func digits() -> Int {
    let start = position
    while position < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    return position - start
  }

  private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard length <= end - position, word.withUTF8Buffer({ $0.elementsEqual(bytes[position..<position + length]) }) else {
      throw Self.malformed
    }
    position += length
    return value
  }

  // MARK: bytes

  /// The next byte that is no white space; the reader stands on it.
  public mutating func next() -> UInt8? {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case let byte: return byte
      }
    }
    return nil
  }

  private func peek() -> UInt8? { position < end ? bytes[position] : nil }

  static let malformed = JSONError.malformed("The body is not valid JSON, or contains a number that is out of range.")
}
