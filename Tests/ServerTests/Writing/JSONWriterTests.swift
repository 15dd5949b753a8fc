import Ephemeris
import Foundation
import Testing

@testable import Wire

@Suite struct JSONWriterTests {
  func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func commasStandBetweenAndNowhereElse() {
    let text = written { json in
      json.object { json in
        json.field("a", 1)
        json.object("b") { _ in }
        json.field("c", [1, 2])
        json.field("d", [Int]())
        json.field("e", String?.none)
        json.field("f", ifPresent: String?.none)
        json.field("g", true)
      }
    }
    #expect(text == #"{"a":1,"b":{},"c":[1,2],"d":[],"e":null,"g":true}"#)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (24.388225878, "24.388225878"), (1e-9, "0.000000001"),
    (4e-10, "0"), (-4e-10, "0"), (359.9999999999, "360"), (2448058.271495186, "2448058.271495186"), (123456789, "123456789"),
    (Double.nan, "null"), (Double.infinity, "null"), (-Double.infinity, "null"), (1e20, "1e+20"),
  ])
  func numbersHaveAtMostNinePlaces(_ number: Double, _ expected: String) {
    #expect(written { $0.number(number) } == expected)
  }

  @Test func bytesStandAsBase64() throws {
    var generator = SystemRandomNumberGenerator()
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let text = written { json in json.array([bytes, bytes]) { json, bytes in json.base64(bytes) } }
      let known = Data(bytes).base64EncodedString()
      #expect(text == "[\"\(known)\",\"\(known)\"]")
      #expect(Base64Bytes(bytes).encodedCount == known.utf8.count)
      #expect(try Base64Bytes(json: Array("\"\(known)\"".utf8)).bytes == bytes)
    }
  }

  @Test func numbersComeBackAsTheyWere() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let number = Double.random(in: -1000...1000, using: &generator)
      let back = try #require(Double(written { $0.number(number) }))
      #expect(abs(back - number) <= 5.1e-10)
    }
  }

  @Test func placesCanBeFewer() {
    #expect(written { $0.number(40.712776, decimals: 5) } == "40.71278")
    #expect(written { $0.number(40.5, decimals: 0) } == "41")
    #expect(written { $0.number(40.700001, decimals: 5) } == "40.7")
  }

  @Test(arguments: [
    "", "plain", "quote \" backslash \\ slash /", "line\nfeed\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}", "</script><!--", "Zürich 東京 ☿ 🌒",
    "\u{2028}\u{2029}\u{FEFF}",
  ])
  func stringsComeBackAsTheyWere(_ text: String) throws {
    let document = written { json in json.object { $0.field("text", text) } }
    #expect(!document.contains("<"))
    let back = try JSONDecoder().decode([String: String].self, from: Data(document.utf8))
    #expect(back["text"] == text)
  }

  @Test func integersReachTheirEnds() {
    #expect(written { $0.integer(.min) } == "-9223372036854775808")
    #expect(written { $0.integer(.max) } == "9223372036854775807")
    #expect(written { $0.integer(0) } == "0")
  }

  @Test func everyLengthOfANumberIsWrittenWhole() {
    var power: Int64 = 1
    for _ in 0..<18 {
      for value in [power - 1, power, power + 1] { #expect(written { $0.integer(value) } == "\(value)") }
      power *= 10
    }
    // Nine places of random numbers are those of the integer beside them.
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let whole = UInt64.random(in: 0...9_999, using: &generator)
      let places = UInt64.random(in: 1...999_999_999, using: &generator)
      let digits = String("\(1_000_000_000 + places)".dropFirst())
      let expected = "\(whole)." + String(digits.reversed().drop { $0 == "0" }.reversed())
      #expect(written { $0.number(Double(whole) + Double(places) / 1e9) } == expected)
    }
  }

  /// What is longer than the room that was asked for.
  @Test(arguments: [0, 1, 31, 32, 33, 1000]) func roomGrows(_ capacity: Int) throws {
    var json = JSONWriter(capacity: capacity)
    let texts = (0..<500).map { String(repeating: "a\"<", count: $0) }
    json.array(texts) { $0.string($1) }
    let count = json.count
    let bytes = json.finished()
    #expect(bytes.count == count)
    #expect(try JSONDecoder().decode([String].self, from: Data(bytes)) == texts)
  }

  @Test func whatIsTakenIsNotThereAnyMore() {
    var json = JSONWriter(capacity: 0)
    json.string("one")
    #expect(json.take() == [UInt8](#""one""#.utf8))
    #expect(json.count == 0 && json.bytes.isEmpty)
    json.string("two")
    #expect(json.take() == [UInt8](#","two""#.utf8))
  }

  @Test func namesFromDataAreEscaped() {
    #expect(written { json in JSONMap([(name: "a\"b", value: 1)]).encode(to: &json) } == #"{"a\"b":1}"#)
  }

  /// Instants and offsets that nobody means are written as something, and stop nothing.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -9.3e18]) func instantsOfAnySize(_ number: Double) {
    #expect(ISO8601.string(UTC(daysSinceJ2000: number)).hasSuffix("Z"))
    #expect(ISO8601.offset(seconds: number).contains(":"))
  }
}
