import Shapes
import Testing

@Suite struct JSONDecodableTests {
  @Test func readsWhatTheWriterWrites() throws {
    let choice = TimeChoice(
      fold: "earlier", local: "2024-11-03T01:30:00", utc: "2024-11-03T05:30:00Z", offset: "-04:00", abbreviation: "EDT")
    #expect(try TimeChoice(json: choice.jsonBytes()) == choice)
    #expect(try [Double?](json: Array("[1, 2.5, null]".utf8)) == [1, 2.5, nil])
    #expect(try JSONMap<Int>(json: Array(#"{"b":1,"a":2}"#.utf8)) == JSONMap([("b", 1), ("a", 2)]))
    #expect(try RawJSON(json: Array(#" {"a":[1,2]} "#.utf8)) == RawJSON(#"{"a":[1,2]}"#))
  }

  @Test(arguments: [
    "A", "AA", "AAA", "AAAA=", "=AAA", "A=AA", "AA=A", "A===", "====", "AAB=", "AB==", "AA-_", "AA A", "ÄÄ", "AAA ",
  ])
  func whatIsNoBase64IsRefused(_ text: String) {
    #expect(throws: Problem.self) { try Base64Bytes(json: Array("\"\(text)\"".utf8)) }
  }

  @Test func namesTheFieldThatIsWrong() {
    #expect(throws: Problem(.validation, "utc must be a string.", field: "utc")) {
      try TimeChoice(json: Array(#"{"local":"a","utc":7,"offset":"","abbreviation":""}"#.utf8))
    }
    #expect(throws: Problem(.validation, "local is required.", field: "local")) { try TimeChoice(json: Array("{}".utf8)) }
    #expect(throws: Problem(.invalidJSON, "The body must be a JSON object.")) { try TimeChoice(json: Array("7".utf8)) }
    #expect(throws: Problem(.validation, "[1] must be a whole number.", field: "[1]")) { try [Int](json: Array("[1,1.5]".utf8)) }
  }
}
