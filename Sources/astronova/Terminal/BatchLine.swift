import JSON

/// A line of a batch that is a JSON object, and its answer as another.
enum BatchLine {
  /// What a line that is no object is told.
  static let problem = FieldProblem(
    "line", "this is no JSON object; give the fields as an object, such as {\"jd_tt\": 2451545.0}, on one line")

  /// Whether a line without blanks around it is meant as an object.
  static func isObject(_ line: Span<UInt8>) -> Bool { !line.isEmpty && line[0] == UInt8(ascii: "{") }

  /// Lays the values of the columns one behind the other, as a line with commas would have them; what is left out, and null, is empty.
  ///
  /// - Throws: ``FieldProblem`` when it is no object of numbers and strings.
  static func read(
    _ line: Span<UInt8>, columns: [String], into bytes: inout [UInt8], _ fields: inout [Range<Int>]
  ) throws(FieldProblem) {
    bytes.removeAll(keepingCapacity: true)
    fields = Array(repeating: 0..<0, count: columns.count)
    var reader = JSONReader(line.withUnsafeBufferPointer { Array($0) }, within: JSONLimits(values: 1000))
    do {
      try reader.fields { (reader, name) throws(JSONError) in
        let value = try reader.value()
        guard let column = columns.firstIndex(of: name) else { return }
        let start = bytes.count
        switch value {
        case .string(let text): bytes.append(contentsOf: text.utf8)
        case .integer(let number): bytes.append(contentsOf: "\(number)".utf8)
        case .number(let number): bytes.append(contentsOf: "\(number)".utf8)
        default: break
        }
        fields[column] = start..<bytes.count
      }
      try reader.checkEnd()
    } catch {
      throw problem
    }
  }

  /// The beginning of a member.
  static func quoted(_ name: String) -> String { JSONValue.string(name).text + ":" }

  /// Appends fields with commas between as members, each with its comma in front.
  ///
  /// - Parameter names: their beginnings; see ``quoted(_:)``.
  static func append(_ values: Span<UInt8>, named names: [String], to text: inout ByteText) {
    var fields: [Range<Int>] = []
    values.splitFields(into: &fields)
    for (index, field) in fields.enumerated() where index < names.count {
      text.comma()
      append(values.extracting(field), named: names[index], to: &text)
    }
  }

  /// Appends one member: a number as it stands, nothing as null, everything else as a string.
  static func append(_ value: Span<UInt8>, named name: String, to text: inout ByteText) {
    text.append(name)
    if value.isEmpty {
      text.append("null")
    } else if isNumber(value) {
      text.append(value)
    } else {
      text.append(JSONValue.string(value.string(0..<value.count)).text)
    }
  }

  /// Whether a text is a number of JSON (RFC 8259, section 6), which has no plus and no nought in front.
  private static func isNumber(_ text: Span<UInt8>) -> Bool {
    let start = text[0] == UInt8(ascii: "-") ? 1 : 0
    guard start < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[start]), DecimalNumber(text) != nil else {
      return false
    }
    let isLong = start + 1 < text.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[start + 1])
    guard !(isLong && text[start] == UInt8(ascii: "0")) else { return false }
    // A point needs a digit behind it.
    for index in start..<text.count where text[index] == UInt8(ascii: ".") {
      guard index + 1 < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index + 1]) else { return false }
    }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[text.count - 1])
  }
}
