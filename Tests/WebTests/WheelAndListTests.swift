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

  /// An angle and how far it is from exact add up, minute by minute, as they are told.
  @Test func anAngleAndItsOrbAddUp() {
    for kind in AspectKind.allCases {
      for step in -400...400 {
        let degrees = kind.angle + Double(step) * 0.0171
        let told = Figures.angle(degrees, of: kind)
        let (angle, orb) = (minutes(Figures.orb(told)), minutes(Figures.orb(abs(told - kind.angle))))
        #expect(orb == minutes(Figures.orb(abs(degrees - kind.angle))), "\(degrees)")
        let sum = Int(kind.angle * 60) + (degrees < kind.angle ? -orb : orb)
        #expect(angle == abs(sum) && abs(told - degrees) < 1 / 60, "\(degrees)")
      }
    }
  }

  private func minutes(_ text: String) -> Int {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : -1
  }

  /// “Your closest angle” is the first of the list below it; where one of a whole generation or of a node is closer, it is that of one’s own.
  @Test func theClosestAngleIsTheClosestOfTheList() throws {
    let place = try #require(GeographicLocation(latitude: -34.613, longitude: -58.377))
    var told: Set<String> = []
    for step in 0..<60 {
      let moment = UTC(daysSinceJ2000: -4323.4 + Double(step) * 17.31)
      let chart = try NatalChart(moment: ChartMoment(utc: moment), location: place)
      guard let closest = ClosestAngle(chart, language: .english), closest.isClosest else { continue }
      let values = try #require(AnglePanel(chart, sprite: "", language: .english).values.first)
      let orb = try #require(values["orb"] as? String)
      let isFirst = chart.aspects.allSatisfy { $0.orb >= closest.aspect.orb }
      #expect(orb.hasSuffix(isFirst ? ", your closest angle" : ", the closest of your own"), "\(step): \(orb)")
      told.insert(isFirst ? "first" : "own")
    }
    #expect(told.count == 2)
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

  /// What a chart says in words is on a page of its own, under the anchors to which the wheel leads; its page has a row for each part of it.
  @Test func theParagraphsAreAPageOfTheirOwn() throws {
    for model in [try ChartPage.Model.sample, try .unknownTime] {
      let page = try Site().html(ChartPage(model))
      let words = try Site().html(ChartWordsPage(model.chart, name: model.name, back: "/profile/chart"))
      #expect(Markup(words).problems.isEmpty && words.contains("href=\"/profile/chart\""))
      func parts(_ html: String) -> [String] { html.matches(of: /\sid="(part-[^"]+)"/).map { String($0.output.1) } }
      let told = parts(words)
      #expect(Set(told).count == told.count && Set(parts(page)).isSuperset(of: told))
      #expect(told.count { $0.hasPrefix("part-") } > model.chart.aspects.count)
      #expect(Set(parts(page)).count == parts(page).count)
      let rows = page.matches(of: /data-told="([a-z-]+)"/).map { String($0.output.1) }
      #expect(rows.count >= 2)
      for row in rows {
        #expect(words.contains("id=\"\(row)\"") && page.contains("href=\"/chart/own/words#\(row)\""), "\(row)")
      }
      let sign = try #require(model.chart.sign(of: .body(.sun)))
      let paragraph = try #require(NatalReading.placement(.sun, in: sign, language: .english))
      let opening = paragraph.prefix { $0 != "’" && $0 != "." }
      #expect(words.contains(opening) && !page.contains(opening))
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
