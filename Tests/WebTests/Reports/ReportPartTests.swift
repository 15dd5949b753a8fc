import Astrology
import Ephemeris
import Readings
import Testing

@testable import Web

/// The parts of a report as its pages show them.
@Suite struct ReportPartTests {
  @Test func everyParagraphIsThereAndNothingIsToldTwice() throws {
    let composer = try ReportComposer(
      try ChartPage.Model.sample.chart, from: UTC(daysSinceJ2000: 9_800), language: .english)
    for kind in ReportsPage.kinds {
      for section in composer.report(kind).sections {
        let parts = ReportPart.parts(of: section)
        #expect(parts.map(\.paragraphs.count).reduce(0, +) == section.paragraphs.count, "\(section.id)")
        let titles = parts.map(\.title).filter { !$0.isEmpty }
        #expect(Set(titles).count == titles.count, "\(section.id) \(titles)")
        for part in parts {
          #expect(part.title.isEmpty == !part.facts.isEmpty, "\(part)")
          // What it rests on stands before the words, which do not begin with it again.
          #expect(part.title.isEmpty || part.paragraphs.allSatisfy { !$0.isEmpty && !$0.hasPrefix(part.title) }, "\(part)")
          #expect(part.details.allSatisfy { !$0.isEmpty && !$0.hasPrefix(part.title) }, "\(part)")
        }
      }
    }
  }

  /// A body in its sign and in its house is one part, a passage tells its moments beside its name.
  @Test func aBodyIsOnePart() throws {
    let composer = try ReportComposer(
      try ChartPage.Model.sample.chart, from: UTC(daysSinceJ2000: 9_800), language: .english)
    let planets = try #require(composer.report(.birthChart).sections.first { $0.id == "planets" })
    let mercury = try #require(ReportPart.parts(of: planets).first)
    #expect(mercury.title.hasPrefix("Mercury ") && mercury.details.count == 1 && mercury.paragraphs.count == 2)
    let year = try #require(composer.report(.yearAhead).sections.first)
    for part in ReportPart.parts(of: year) {
      #expect(part.title.contains(" your ") && part.details.allSatisfy { $0.contains("exact ") }, "\(part)")
    }
  }
}
