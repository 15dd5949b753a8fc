import Shapes
import Testing

/// A shape with values for tests: one with everything, one with as little as may be.
protocol Sampled: Shape {
  static var full: Self { get }
  static var sparse: Self { get }
}

@Suite struct RoundTripTests {
  @Test func everyShapeReadsWhatItWrites() throws {
    #expect(sampled.count > 50)
    for type in sampled { try check(type) }
  }

  private func check<Sample: Sampled>(_ type: Sample.Type) throws {
    for value in [type.full, type.sparse] {
      let bytes = value.jsonBytes()
      let again = try Sample(json: bytes)
      #expect(again == value, "\(type)")
      #expect(again.jsonBytes() == bytes, "\(type)")
    }
  }

  @Test func nothingIsReadFromWhatIsNoObject() {
    for type in sampled {
      for text in ["[]", "7", "null", "\"a\""] {
        #expect(throws: Problem.self, "\(type) \(text)") { try type.init(json: Array(text.utf8)) }
      }
    }
  }
}
