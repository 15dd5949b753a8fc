import Testing

@testable import ChartArt

@Suite struct DecimalTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.004, "0"), (-0.004, "0"), (0.5, ".5"), (-0.5, "-.5"), (0.05, ".05"), (1, "1"), (10, "10"),
    (12.3, "12.3"), (12.345, "12.34"), (-3.07, "-3.07"), (99.996, "100"), (1080, "1080"), (-1234.5, "-1234.5"),
    (.nan, "0"), (.infinity, "0"), (1e12, "1000000000"),
  ]) func numbersAreShort(_ number: Double, _ text: String) {
    var bytes: [UInt8] = []
    bytes.appendDecimal(number)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func everyHundredthIsReadBackAsItself() {
    for hundredths in stride(from: -120_000, through: 120_000, by: 7) {
      var bytes: [UInt8] = []
      bytes.appendDecimal(Double(hundredths) / 100)
      #expect(Double(String(decoding: bytes, as: UTF8.self)) == Double(hundredths) / 100)
    }
  }

  @Test func numbersOfAPathAreSeparatedOnce() {
    var path = PathData()
    path.move(to: Point(x: 1.5, y: -2))
    path.line(to: Point(x: -0.25, y: 0.75))
    path.arc(radius: 3, isClockwise: true, to: Point(x: 0, y: -1))
    path.close()
    #expect(String(decoding: path.bytes, as: UTF8.self) == "M1.5-2L-.25 .75A3 3 0 0 1 0-1Z")
  }

  @Test func aPathToATenthStaysAPath() {
    func tenths(_ points: [(Double, Double)]) -> String {
      var path = PathData()
      for (index, (x, y)) in points.enumerated() {
        if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
      }
      return String(decoding: path.bytesInTenths, as: UTF8.self)
    }
    #expect(tenths([(1.55, -2.24), (-0.25, 0.75)]) == "M1.6-2.2L-.3 .8")
    // A minus sign that goes leaves a space, and what is rounded up carries.
    #expect(tenths([(12, -0.04), (-0.04, -0.04), (9.96, -99.96)]) == "M12 0L0 0L10-100")
    var arc = PathData()
    arc.arc(radius: 3.14, isLarge: true, isClockwise: false, to: Point(x: 0.07, y: -1))
    #expect(String(decoding: arc.bytesInTenths, as: UTF8.self) == "A3.1 3.1 0 1 0 .1-1")
  }

  @Test func textIsEscapedAndControlCharactersAreLeftOut() throws {
    var svg = SVGWriter()
    svg.text("a<b>&\"c'\u{7}\n", in: "title", .text("id", "x\"<"))
    #expect(svg.string == "<title id=\"x&quot;&lt;\">a&lt;b&gt;&amp;&quot;c&#39; </title>")
    #expect(try SVGDocument(svg.string).titles == ["a<b>&\"c' "])
  }

  /// Rounding by the bits of a double is that of the language: to the nearest, between two to the even one.
  @Test func hundredthsAreRoundedToTheNearest() {
    var generator = SystemRandomNumberGenerator()
    for range in [-1.0...1, -1000...1000, -1e9...1e9] {
      for _ in 0..<50_000 {
        let number = Double.random(in: range, using: &generator)
        #expect(number.hundredths == Int64((number * 100).rounded(.toNearestOrEven)))
      }
    }
    for number in [0.005, 0.015, 0.025, -0.005, -0.015, 0.125, 1e9, -1e9, 1e300, -1e300, 0, -0.0] {
      #expect(number.hundredths == Int64((max(-1e9, min(1e9, number)) * 100).rounded(.toNearestOrEven)), "\(number)")
    }
    for number in [Double.nan, .infinity, -.infinity] { #expect(number.hundredths == 0) }
  }

  /// Pieces of any length, whatever the room was to begin with.
  @Test(arguments: [0, 1, 16, 17, 4096]) func aBuilderGrows(_ capacity: Int) {
    var builder = ByteBuilder(capacity: capacity)
    var expected: [UInt8] = []
    for length in [0, 1, 15, 16, 17, 1000, 3, 70_000, 1] {
      let piece = [UInt8](repeating: UInt8(truncatingIfNeeded: length), count: length)
      piece.withUnsafeBufferPointer { builder.append($0) }
      expected += piece
    }
    #expect(builder.bytes == expected && builder.count == expected.count)
    builder.removeLast(2)
    expected.removeLast(2)
    #expect(builder.ends(with: Array(expected.suffix(3))) && !builder.ends(with: [1, 2, 3, 4]))
    #expect(builder.finished() == expected)
    var small = ByteBuilder(capacity: capacity)
    small.removeLast(5)
    #expect(small.isEmpty && !small.ends(with: [1]) && small.finished() == [])
  }
}
