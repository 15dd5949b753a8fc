import Astrology
import ChartArt
import Ephemeris
import Testing

/// Figures made from real charts: New York, 15 June 1990, 14:30 (UTC−4).
@Suite struct WheelFigureTests {
  private let moment = ChartMoment(utc: UTC(julianDate: 2_448_058.270_833_333))

  private func newYork() throws -> GeographicLocation {
    try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
  }

  @Test func aChartBecomesAFigure() throws {
    let chart = try NatalChart(moment: moment, location: newYork())
    let figure = WheelFigure(chart)
    #expect(figure.points.map(\.longitude) == chart.placements.map(\.position.longitude))
    #expect(figure.points.map(\.house) == chart.placements.map(\.house))
    #expect(figure.points.map(\.name).prefix(3) == ["Sun", "Moon", "Mercury"])
    #expect(figure.points.first { $0.glyph == .lilith }?.name == "Black Moon Lilith")
    #expect(figure.angles == chart.angles)
    #expect(figure.cusps == chart.houses?.cusps)
    #expect(figure.moonRange == nil)
    #expect(figure.contacts.count == chart.aspects.count)
    for (contact, aspect) in zip(figure.contacts, chart.aspects) {
      #expect(contact.kind == aspect.kind && contact.orb == aspect.orb && contact.closeness == aspect.closeness)
    }
    // In June 1990 the four slow ones beyond Jupiter ran backwards.
    #expect(figure.points.filter(\.isRetrograde).map(\.glyph) == [.saturn, .uranus, .neptune, .pluto])
    #expect(figure.points.filter { !$0.isInWeb }.map(\.glyph) == [.chiron, .northNode, .lilith])
  }

  @Test func aDayWithoutAnHourBecomesARange() throws {
    let start = ChartMoment(utc: UTC(julianDate: 2_448_057.666_666_667))
    let end = ChartMoment(utc: UTC(julianDate: 2_448_058.666_666_667))
    let chart = try NatalChart(noon: moment, dayStart: start, dayEnd: end, location: newYork())
    let figure = WheelFigure(chart)
    #expect(figure.angles == nil && figure.cusps == nil)
    #expect(figure.moonRange == chart.moonRange)
    let words = ChartWheel.description(of: figure)
    #expect(words.contains("Moon from") && words.contains("that day") && !words.contains("Ascendant"))
  }

  @Test func aSkyStandsAroundItsChart() throws {
    let chart = try NatalChart(moment: moment, location: newYork())
    let now = ChartMoment(utc: UTC(julianDate: 2_461_366.0))
    let sky = try SkyComparison(of: now, over: chart)
    let figure = WheelFigure(natal: chart, sky: sky)
    #expect(figure.points.count == chart.placements.count)
    #expect(figure.moving.map(\.longitude) == sky.moving.map(\.position.longitude))
    #expect(figure.contacts.count == sky.aspects.count)
    for contact in figure.contacts {
      guard case .moving = contact.first else {
        Issue.record("the first end of a transit moves")
        continue
      }
      if case .moving = contact.second { Issue.record("the second end of a transit stands in the chart") }
    }
  }
}
