import Astrology
import ChartArt
import Ephemeris
import Testing

/// Asteroids in a drawn chart: New York, 15 June 1990, 14:30 (UTC−4).
@Suite struct AsteroidFigureTests {
  private let moment = ChartMoment(utc: UTC(julianDate: 2_448_058.270_833_333))

  @Test func eachHasItsOwnSymbol() {
    #expect(CelestialBody.asteroids.map { Glyph($0) } == [.ceres, .pallas, .juno, .vesta])
    #expect(Set(CelestialBody.asteroids.map { Glyph($0).layers.map(\.path) }).count == 4)
  }

  /// They stand among the points, marked when they run backwards, and outside the web of the planets; their contacts are drawn.
  @Test func theyStandAmongThePoints() throws {
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    let options = ChartOptions(bodies: ChartOptions.defaultBodies + CelestialBody.asteroids)
    let chart = try NatalChart(moment: moment, location: place, options: options)
    let figure = WheelFigure(chart)
    let points = figure.points.suffix(4)
    #expect(points.map(\.glyph) == [.ceres, .pallas, .juno, .vesta])
    #expect(points.map(\.isRetrograde) == chart.placements.suffix(4).map(\.position.isRetrograde))
    #expect(points.contains { $0.isRetrograde } && points.contains { !$0.isRetrograde })
    #expect(points.allSatisfy { !$0.isInWeb })
    #expect(figure.contacts.count == chart.aspects.count)
    #expect(points.map(\.name) == ["Ceres", "Pallas", "Juno", "Vesta"])
  }
}
