import Astrology
import Ephemeris
import Testing

@testable import Readings

/// Long readings about births of many years and places.
@Suite struct ReportTests {
  static let start = UTC(daysSinceJ2000: 9_821.5)

  static func chart(_ index: Int) throws -> NatalChart {
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: -20_000 + 613.37 * Double(index)))
    let location = try #require(
      GeographicLocation(latitude: Double(index * 17 % 120) - 60, longitude: Double(index * 53 % 360) - 180))
    return try NatalChart(moment: moment, location: location)
  }

  @Test(arguments: 0..<12) func everyParagraphShowsWhatItRestsOn(index: Int) throws {
    let composer = try ReportComposer(Self.chart(index), from: Self.start, language: .english)
    for kind in Report.Kind.allCases {
      let report = composer.report(kind)
      #expect(!report.sections.isEmpty && (1...5).contains(report.keyInsights.count))
      for paragraph in report.sections.flatMap(\.paragraphs) {
        #expect(!paragraph.evidence.isEmpty && !paragraph.text.isEmpty)
        for evidence in paragraph.evidence { #expect(!evidence.bodies.isEmpty && !evidence.text.isEmpty) }
      }
      #expect(report == composer.report(kind))
    }
  }

  @Test(arguments: 0..<12) func nothingIsToldTwice(index: Int) throws {
    let composer = try ReportComposer(Self.chart(index), from: Self.start, language: .english)
    for kind in Report.Kind.allCases where kind != .comprehensive {
      for section in composer.report(kind).sections {
        let texts = section.paragraphs.map(\.text)
        #expect(Set(texts).count == texts.count, "\(section.id)")
      }
    }
    let evidence = composer.report(.comprehensive).sections.flatMap(\.paragraphs).map(\.evidence)
    #expect(Set(evidence).count == evidence.count)
  }

  @Test(arguments: 0..<6) func theDatesOfTheYearAreThoseOfTheSky(index: Int) throws {
    let chart = try Self.chart(index)
    let composer = try ReportComposer(chart, from: Self.start, language: .english)
    for passage in composer.passages {
      for pass in passage.passes {
        #expect((composer.start.daysSinceJ2000...composer.end.daysSinceJ2000).contains(UTC(pass.instant).daysSinceJ2000))
        let point = try #require(chart.longitude(of: pass.point))
        let distance = abs(try Sky(at: pass.instant).position(of: pass.body).longitude - point)
        let separation = min(distance, 360 - distance)
        #expect(abs(separation - pass.kind.angle) < 1e-4, "\(Language.english.lines.text(pass))")
      }
    }
    let year = composer.report(.yearAhead).sections.flatMap(\.paragraphs)
    #expect(year.count <= 12 && year.map { $0.evidence[0].exact[0] } == year.map { $0.evidence[0].exact[0] }.sorted())
  }

  @Test func withoutTheHourNothingIsSaidOfAngles() throws {
    let noon = UTC(daysSinceJ2000: -3_487)
    let chart = try NatalChart(
      noon: ChartMoment(utc: noon), dayStart: ChartMoment(utc: UTC(daysSinceJ2000: -3_487.5)),
      dayEnd: ChartMoment(utc: UTC(daysSinceJ2000: -3_486.5)), location: nil)
    let report = try ReportComposer(chart, from: Self.start, language: .english).report(.comprehensive)
    for evidence in report.sections.flatMap(\.paragraphs).flatMap(\.evidence) {
      #expect(evidence.house == nil)
      for angle in [Report.Point.chart(.ascendant), .chart(.midheaven), .descendant] { #expect(!evidence.bodies.contains(angle)) }
    }
    #expect(!report.summary.contains("rising"))
  }

  @Test(
    arguments: Language.english.closeness.all + Language.english.standing.all + Language.english.topics.all
      + Language.english.matters.all)
  func keepsToTheStyleSheet(text: String) {
    for word in ToneTests.banned where word != "harness" { #expect(!text.lowercased().contains(word), "“\(word)” in “\(text)”") }
    #expect(!text.contains("!") && !text.contains("'") && !text.contains("—") && !text.contains("–"), "\(text)")
    #expect((7...22).contains(text.split(separator: " ").count), "\(text)")
    #expect(text.hasSuffix("."), "\(text)")
  }

  @Test func everySignHasItsOwn() {
    let texts = Language.english.closeness.all + Language.english.standing.all + Language.english.matters.all
    #expect(texts.count == 156 && Set(texts).count == 156)
    #expect(Set(Language.english.topics.all).count == Language.english.topics.all.count)
  }
}
