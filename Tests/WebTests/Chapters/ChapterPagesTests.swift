import Astrology
import Atlas
import Ephemeris
import Foundation
import Readings
import Testing

@testable import Web

/// The pages of chapters, of the usual birth with its hour and without.
@Suite struct ChapterPagesTests {
  private static let sky = Result {
    try LeadingSky(around: LocalDay(containing: PageTests.now, in: TimeZoneHistory(identifier: "America/New_York")).date)
  }

  private func reading(_ chart: NatalChart) throws -> ChapterReading {
    let day = LocalDay(containing: PageTests.now, in: try TimeZoneHistory(identifier: "America/New_York"))
    return ChapterReading(of: chart, on: day, in: try Self.sky.get(), language: .english)
  }

  private func checked(_ html: String) -> String {
    #expect(Markup(html).problems.isEmpty, "\(Markup(html).problems.prefix(4))")
    #expect(!html.contains("Optional(") && !html.contains("{{") && !html.contains("style="))
    return html
  }

  @Test(arguments: [true, false]) func everythingThatIsToldIsOnThePage(hasHour: Bool) throws {
    let reading = try reading(hasHour ? ChartPage.Model.sample.chart : ChartPage.Model.unknownTime.chart)
    let list = checked(
      try Site().html(ChaptersPage(reading, day: reading.day, now: PageTests.now, isMember: true)))
    #expect(reading.told.isEmpty == list.contains("<p class=\"well section\">"))
    #expect(list.contains("href=\"/profile/birth\"") == !hasHour)
    for telling in reading.told {
      #expect(list.contains("href=\"/chapters/\(telling.slug)\"") && list.contains(telling.title))
      let page = checked(
        try Site().html(ChapterPage(telling, of: reading, now: PageTests.now, isMember: false)))
      for text in [telling.title, telling.about, telling.facts] + telling.sections.flatMap({ [$0.title, $0.text] }) {
        #expect(page.contains(text), "\(text)")
      }
      #expect(page.components(separatedBy: "<details class=\"why\">").count - 1 == telling.sections.count { !$0.isPresent })
      for moment in telling.moments { #expect(page.contains(moment.when) && page.contains(moment.text)) }
      #expect(page.contains("id=\"here\"") == (telling.present != nil))
      #expect(!page.contains("href=\"/profile/birth\""))
    }
    if hasHour { #expect(!reading.told.isEmpty) }
  }

  @Test func theDayLeadsToItsChapter() throws {
    var model = try TodayPage.Model.sample
    #expect(!checked(try Site().html(TodayPage(model))).contains("href=\"/chapters/"))
    let telling = try #require(try reading(ChartPage.Model.sample.chart).told.first)
    model.chapter = telling
    let html = checked(try Site().html(TodayPage(model)))
    #expect(html.contains("href=\"/chapters/\(telling.slug)\">Chapter: \(telling.title)"))
  }
}
