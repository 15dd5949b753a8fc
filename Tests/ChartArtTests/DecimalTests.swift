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

  @Test func textIsEscapedAndControlCharactersAreLeftOut() throws {
    var svg = SVGWriter()
    svg.text("a<b>&\"c'\u{7}\n", in: "title", .text("id", "x\"<"))
    #expect(svg.string == "<title id=\"x&quot;&lt;\">a&lt;b&gt;&amp;&quot;c&#39; </title>")
    #expect(try SVGDocument(svg.string).titles == ["a<b>&\"c' "])
  }
}
