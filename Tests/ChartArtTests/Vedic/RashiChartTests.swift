import Astrology
import Testing

@testable import ChartArt

@Suite struct RashiChartTests {
  /// Nine longitudes in the order Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu.
  private func chart(_ longitudes: [Double], retrograde: [Graha] = [], lagna: Double? = 75.5) throws -> VedicChart {
    try #require(VedicChart(longitudes: longitudes, retrograde: retrograde, lagna: lagna))
  }

  @Test func everyGrahaStandsInItsRashi() throws {
    let chart = try chart([271, 145, 236, 262, 70, 272.9, 265, 293, 113], retrograde: [.jupiter, .venus])
    let document = try SVGDocument(RashiChart.svg(chart, options: .standalone(.light)))
    let texts = document.all("text").map(\.text)
    #expect(texts.filter { $0.hasPrefix("Ve ") } == ["Ve 2° ℞"])
    #expect(texts.filter { $0.hasPrefix("Ra ") } == ["Ra 23°"])
    #expect(texts.contains("As 15°"))
    #expect(document.all("text", paint: "sign").map(\.text) == ZodiacSign.allCases.map(\.rashiName))
    #expect(
      document.all("desc").map(\.text) == [
        "Mithuna: As 15°, Ju 10° ℞. Karka: Ke 23°. Simha: Mo 25°. Vrischika: Ma 26°. Dhanu: Me 22°, Sa 25°. "
          + "Makara: Su 1°, Ve 2° ℞, Ra 23°."
      ])
    #expect(document.all("line", paint: "lagna").count == 1)
    #expect(document.root.attributes["viewBox"] == "0 0 441 441")
  }

  @Test func theSunOfMeshaIsSecondInTheUpperRow() throws {
    let document = try SVGDocument(
      RashiChart.svg(try chart(Array(repeating: 5, count: 9), lagna: nil), options: .page(prefix: "r")))
    let sun = try #require(document.all("text", paint: "sun").first)
    let x = try #require(Double(sun.attributes["x"] ?? ""))
    let y = try #require(Double(sun.attributes["y"] ?? ""))
    #expect((110...220).contains(x) && (0...110).contains(y))
    #expect(document.all("line", paint: "lagna").isEmpty)
    // All nine in one cell, in two columns, none upon another.
    let places = document.all("text").filter { $0.attributes["class"] != "sign" }
      .map { "\($0.attributes["x"] ?? "") \($0.attributes["y"] ?? "")" }
    #expect(places.count == 9 && Set(places).count == 9)
  }
}
