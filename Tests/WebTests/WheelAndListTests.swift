import Astrology
import ChartArt
import Ephemeris
import Readings
import Testing

@testable import Web

/// The wheel of a chart and what its page says beside it, of one mind.
@Suite struct WheelAndListTests {
  /// A chart of every other year, every fourth without its hour.
  private static func charts() throws -> [NatalChart] {
    let place = try #require(GeographicLocation(latitude: 40.7128, longitude: -74.006))
    return try (0..<100).map { number in
      let noon = -36_000 + 713.37 * Double(number)
      func moment(_ days: Double) -> ChartMoment { ChartMoment(utc: UTC(daysSinceJ2000: days)) }
      return number % 4 == 0
        ? try NatalChart(noon: moment(noon), dayStart: moment(noon - 0.5), dayEnd: moment(noon + 0.5), location: place)
        : try NatalChart(moment: moment(noon), location: place)
    }
  }

  @Test func orbsOfTheWheelAreThoseOfTheList() throws {
    var count = 0
    for chart in try Self.charts() {
      let svg = ChartWheel.svg(
        WheelFigure(chart), layout: .phone, options: .page(prefix: "w", anchors: PartsPanel.anchors))
      var told: [String: String] = [:]
      for match in svg.matches(of: /href="#([a-z-]+)" class="part contact" aria-label="[^"]*, ([^",]+)"/) {
        told[String(match.output.1)] = String(match.output.2)
      }
      for aspect in chart.aspects {
        guard let orb = told[PartsPanel.anchor(aspect)] else { continue }
        count += 1
        #expect(orb == AspectsPanel.orb(aspect, chart.day?.spread(of: aspect), .english))
      }
    }
    #expect(count > 1000)
  }

  /// Every part of both wheels of a page leads to something on it, with and without an hour.
  @Test func noPartOfAWheelLeadsNowhere() throws {
    for model in [try ChartPage.Model.sample, try .unknownTime] {
      let html = try Site().html(ChartPage(model))
      let ids = Set(html.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) })
      let links = html.matches(of: /href="#(part-[^"]+)"/).map { String($0.output.1) }
      #expect(links.contains("part-now-sun") && links.contains("part-sun"))
      #expect(links.filter { !ids.contains($0) } == [])
    }
  }

  @Test func whatHasNoLineIsCounted() throws {
    let model = try ChartPage.Model.sample
    let html = try Site().html(ChartPage(model))
    let sky = try #require(html.firstRange(of: "class=\"chart-sky\"")).lowerBound
    let lines = html[..<sky].matches(of: /class="part contact"/).count / 2
    let left = model.chart.aspects.count - lines
    #expect(lines > 0 && left > 1 && html.contains("\(left) more are in the list of aspects."))
  }
}
