import Foundation
import Testing

@testable import Wire

@Suite struct JSONReaderTests {
  /// Reads a text whole.
  static func read(_ text: String, within limits: JSONLimits = .body) -> Result<JSONValue, JSONError> {
    var reader = JSONReader(Array(text.utf8), within: limits)
    do {
      let value = try reader.value()
      try reader.checkEnd()
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  /// The text as records were kept before there was a reader of our own.
  static func formerText(_ text: String) -> String? {
    guard let value = try? JSONDecoder().decode(FormerValue.self, from: Data(text.utf8)) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    "1", "0", "-0", "-0.0", "1.0", "1e3", "1E+3", "10e-1", "1.5", "1e-400", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "9007199254740993.0", "9007199254740993e0", "1e17", "1.23e18", "123456789012345678e1",
    "9223372036854775807.0", "9223372036854775806.0", "0.1", "1e21", "5e-324", "1e-7", "123456.789e3", "null", "true", "false",
    "[]",
    "{}", " [ 1 , 2 ] ", "[[],{},\"\"]", #""a\/b\u00e9\ud83d\ude00""#, #""\b\f\n\r\t\u0000\u001f\u0010\u000b""#, "\"\u{7f}\"",
    #"{"a":1,"a":2}"#, #"{"b":1,"a":2,"B":3,"é":4,"a10":1,"a9":2,"_":0,"":9}"#, "\u{feff}[1]",
    #"{"text":"Rain, 🌒 and 0.1","n":0.1234567890123,"deep":[{"x":[null,true,1e-3]}]}"#,
  ])
  func aRecordReadsAsItAlwaysHas(_ text: String) throws {
    #expect(try Self.read(text).get().text == Self.formerText(text))
  }

  @Test func manyRecordsReadAsTheyAlwaysHave() throws {
    var source = SeededNumbers(state: 11)
    for _ in 0..<3000 {
      let text = RandomJSON.value(&source, depth: 0)
      #expect(try Self.read(text).get().text == Self.formerText(text), "\(text)")
    }
  }

  @Test(arguments: [
    "", " ", "{", "[", "\"", "]", "[1 2]", "[1,]", "{\"a\":1,}", "{\"a\"}", "{a:1}", "{\"a\":1 \"b\":2}", "tru", "nul", "nulll",
    "01", "-",
    "1.", ".5", "+1", "1e", "1e+", "1e400", "NaN", "1 2", "\"\\x\"", "\"\\u00e\"", #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#,
    "\"\n\"", "[1]\u{c}", "{\"a\":1]", "[1}", "'a'", "\"\\",
  ])
  func whatIsNoJSONIsRefused(_ text: String) {
    guard case .failure(.malformed) = Self.read(text) else {
      Issue.record("\(text) was read, or refused for something else")
      return
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0xFF], [0xEF, 0xBB, 0xBF],
    ] {
      var reader = JSONReader(bytes, within: .body)
      #expect(throws: JSONError.self) { try reader.value() }
    }
  }

  @Test(arguments: [
    ("[" + String(repeating: "0,", count: 20_000) + "0]", "20000 values"),
    (String(repeating: "[", count: 65) + String(repeating: "]", count: 65), "64 levels deep"),
    (#"{"\#(String(repeating: "k", count: 1025))":1}"#, "1024 bytes"),
    (String(repeating: "1", count: 129), "128 bytes"),
  ])
  func whatIsTooMuchIsNamed(_ text: String, _ words: String) {
    guard case .failure(let error) = Self.read(text), case .invalid(let message, nil) = error else {
      Issue.record("was read, or refused for something else")
      return
    }
    #expect(message.contains(words), "\(message)")
    #expect(throws: error) { try JSONReader.check(Array(text.utf8), within: .body) }
  }

  @Test func whatIsJustEnoughIsRead() throws {
    for text in [
      "[" + String(repeating: "0,", count: 19_998) + "0]", String(repeating: "[", count: 64) + String(repeating: "]", count: 64),
      #"{"\#(String(repeating: "k", count: 1024))":1}"#, String(repeating: "1", count: 128),
    ] {
      _ = try Self.read(text).get()
      try JSONReader.check(Array(text.utf8), within: .body)
    }
  }

  @Test(arguments: ["", "{", "[1 2]", "[1,]", "{\"a\"}", "{a:1}", "tru", "01", "1.", "1 2", "\"\n\"", "{\"a\":1]", "\"\\"])
  func whatHasNotTheFormIsFoundByLookingThrough(_ text: String) {
    #expect(throws: JSONError.self) { try JSONReader.check(Array(text.utf8), within: .body) }
  }

  @Test func aTextEndsAnywhere() {
    let whole = Array(#"{"a":[1.5e3,"\u00e9\n",true,null],"b":{"c":-0}}"#.utf8)
    for count in 0..<whole.count {
      var reader = JSONReader(Array(whole.prefix(count)), within: .body)
      #expect(throws: JSONError.self) {
        _ = try reader.value()
        try reader.checkEnd()
      }
    }
  }
}

/// The generic value as it was decoded before: every value asked what it is until one of the answers fits.
private enum FormerValue: Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([FormerValue])
  case object([String: FormerValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let whole = try? container.decode(Int64.self) {
      self = .integer(whole)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let truth = try? container.decode(Bool.self) {
      self = .bool(truth)
    } else if container.decodeNil() {
      self = .null
    } else if let members = try? container.decode([String: FormerValue].self) {
      self = .object(members)
    } else {
      self = .array(try container.decode([FormerValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

/// The same numbers at every run (SplitMix64, Steele et al. 2014).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// JSON of any kind.
private enum RandomJSON {
  static func value(_ source: inout SeededNumbers, depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 4 ? 6 : 9), using: &source) {
    case 0: return ["true", "false", "null"].randomElement(using: &source) ?? ""
    case 1: return "\(Int64.random(in: .min ... .max, using: &source))"
    case 2:
      let number = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &source))
      return number.isFinite ? "\(number)" : "0"
    case 3: return "\(Int.random(in: -99...99_999, using: &source)).\(Int.random(in: 0...999, using: &source))e-\(depth)"
    case 4, 5: return text(&source)
    case 6:
      let items = (0..<Int.random(in: 0...5, using: &source)).map { _ in value(&source, depth: depth + 1) }
      return "[" + items.joined(separator: ",") + "]"
    default:
      let fields = (0..<Int.random(in: 0...5, using: &source)).map { _ in
        text(&source) + ": " + value(&source, depth: depth + 1)
      }
      return "{" + fields.joined(separator: " , ") + "}"
    }
  }

  private static func text(_ source: inout SeededNumbers) -> String {
    let parts = ["a", "Z", "é", "\\n", "\\\"", "\\\\", "/", "\\/", "😀", "\\ud83d\\ude00", "\\u00e9", " ", "9", "\\u001b", "ß"]
    return "\"" + (0..<Int.random(in: 0...6, using: &source)).map { _ in parts.randomElement(using: &source) ?? "" }.joined()
      + "\""
  }
}
