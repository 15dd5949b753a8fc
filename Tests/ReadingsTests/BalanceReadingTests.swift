import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct BalanceReadingTests {
  /// Charts of one day each, many of them: every spread that the sky really makes has its two or three sentences.
  @Test func everySpreadHasItsSentences() throws {
    let place = try #require(GeographicLocation(latitude: 40.7, longitude: -74))
    var seen: Set<String> = []
    for step in 0..<400 {
      let instant = UTC(daysSinceJ2000: -20_000 + Double(step) * 91.7)
      let chart = try NatalChart(moment: ChartMoment(utc: instant), location: place)
      let reading = BalanceReading(ChartBalance(chart), language: .english)
      #expect((2...3).contains(reading.sentences.count))
      #expect(Set(reading.sentences).count == reading.sentences.count)
      for sentence in reading.sentences { #expect(sentence.hasSuffix(".")) }
      seen.insert(reading.text)
    }
    #expect(seen.count > 60)
  }

  @Test func newYork1990() throws {
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let chart = try NatalChart(moment: ChartMoment(utc: UTC(unixSeconds: 645_474_600)), location: place)
    let text = BalanceReading(ChartBalance(chart), language: .english).text
    #expect(text.contains("Only Mars stands in fire"))
    #expect(text.hasPrefix("Earth and water"))
  }
}
