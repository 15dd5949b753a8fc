import Testing

@testable import Wire

@Suite struct RequestDecodingTests {
  func problem(_ text: String) -> Problem? {
    do {
      _ = try RequestDecoding.decode(ChartRequest.self, from: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("{}", "birthData", "required"),
    (#"{"birthData":null}"#, "birthData", "null"),
    (#"{"birthData":[]}"#, "birthData", "object"),
    (#"{"birthData":{"latitude":1,"longitude":2}}"#, "birthData.date", "required"),
    (#"{"birthData":{"date":19900615,"latitude":1,"longitude":2}}"#, "birthData.date", "string"),
    (#"{"birthData":{"date":"1990-06-15","latitude":"1","longitude":2}}"#, "birthData.latitude", "number"),
    (#"{"birthData":{"date":"1990-06-15","latitude":true,"longitude":2}}"#, "birthData.latitude", "number"),
    (#"{"birthData":{"date":"1990-06-15","latitude":1,"longitude":2},"systems":["western",4]}"#, "systems[1]", "string"),
    (#"{"birthData":{"date":"1990-06-15","latitude":1,"longitude":2},"systems":"western"}"#, "systems", "array"),
    (#"{"birthData":{"date":"1990-06-15","latitude":1,"longitude":2},"options":{"svg":"no"}}"#, "options.svg", "true or false"),
  ])
  func theFieldIsNamed(_ body: String, _ field: String, _ word: String) {
    let problem = problem(body)
    #expect(problem?.code == .validation)
    #expect(problem?.field == field)
    #expect(problem?.message.contains(word) == true)
  }

  @Test(arguments: [
    "", "  \n", "{", "[1]", "nonsense", "{\"birthData\":{\"date\":\"1990-06-15\",\"latitude\":NaN}}", "\"text\"", "3", "null",
    "\0", "{\"birthData\":\"\0\"}", "{\"birthData\":null}\0",
  ])
  func whatIsNoObjectIsInvalidJSON(_ body: String) {
    #expect(problem(body)?.code == .invalidJSON)
  }

  @Test func nestingWithoutEndIsRefused() {
    for text in [String(repeating: "[", count: 100_000), String(repeating: #"{"birthData":"#, count: 20_000)] {
      #expect(problem(text)?.code == .validation && problem(text)?.message.contains("64 levels deep") == true)
    }
  }

  @Test func valuesWithoutEndAreRefused() {
    let noughts = String(repeating: "0,", count: 20_000)
    let problem = problem(#"{"birthData":{"date":"1990-06-15","latitude":1,"longitude":2},"x":[\#(noughts)0]}"#)
    #expect(problem?.code == .validation && problem?.message.contains("20000 values") == true)
  }

  @Test func unknownFieldsAreIgnored() {
    #expect(problem(#"{"birthData":{"date":"1990-06-15","latitude":1,"longitude":2,"mood":"fine"},"x":{"y":[1]}}"#) == nil)
  }
}
