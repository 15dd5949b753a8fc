import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing
import Web

@testable import Server
@testable import Wire

/// The pages of somebody whose hour of birth is not known say nothing that an hour would be needed for.
///
/// The hour is sent nowhere, so it can be assumed only by what composes the pages; what it would then tell are houses, angles, and the Moon's
/// place to the minute.
@Suite struct HourlessPageTests {
  /// On that day the Sun and the Moon change their signs.
  private static func member(_ browser: TestBrowser, time: String) async throws -> TestVisitor {
    let visitor = TestVisitor(browser)
    visitor.plant("astronova-zone", "Europe%2FLondon")
    try await visitor.signUp()
    let form = [("name", "Ada"), ("date", "20 March 1990"), ("place", "London, England, United Kingdom")]
    let sent = time.isEmpty ? form + [("time_unknown", "yes")] : form + [("time", time)]
    let (_, page) = try await visitor.submitAndFollow("/profile/birth", sent)
    try #require(page.status == .ok)
    return visitor
  }

  /// The sentences of a page that need an hour, but for those that say what there is not.
  private static func findings(_ page: TestResponse) -> [String] {
    let text = page.text.replacing(/<(script|style|svg)[\s\S]*?<\/\1>/, with: " ").replacing(
      /<\/(p|h\d|li|td|th|dd|dt|a|span)>/, with: ". "
    )
    .replacing(/<[^>]*>/, with: " ").replacing("&nbsp;", with: " ")
    let house =
      /(?i)\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(st|nd|rd|th)) house|\bhouse \d|\bhouses\b|\bAscendant|\bMidheaven|\brising sign|\byour rising\b/
    let moon = /(?i)\b(your|natal) Moon\b[^.]{0,40}\d{1,2}°\d{2}′/
    return text.split(whereSeparator: { ".?!\n".contains($0) }).map(String.init).filter { sentence in
      (sentence.contains(house) || sentence.contains(moon))
        && !sentence.contains(/(?i)without|not known|birth time|hour of (your )?birth|no houses/)
    }
  }

  /// Every page that tells something of the chart.
  private static func pages(_ visitor: TestVisitor) async throws -> [String: TestResponse] {
    var pages: [String: TestResponse] = [:]
    for path in ["/today", "/profile/chart", "/chart/own/words", "/chapters", Route.ownInsight.path] {
      pages[path] = try await visitor.get(path)
    }
    let parts = LifeCategory.allCases.map { Route.todayPartPage.path($0.rawValue) }
    let chapters = try #require(pages["/chapters"]).text.matches(of: /href="(\/chapters\/[^"#]*)"/).map { String($0.output.1) }
    for path in Set(parts + chapters) { pages[path] = try await visitor.get(path) }
    for kind in ReportsPage.kinds.map(\.rawValue) {
      let (path, page) = try await visitor.submitAndFollow("/reports", [("kind", kind), ("key", kind)])
      pages["\(path) \(kind)"] = page
    }
    return pages
  }

  @Test func noPageNamesAHouseAnAngleOrTheMinuteOfTheMoon() async throws {
    try await TestServer().run { browser in
      let pages = try await Self.pages(try await Self.member(browser, time: ""))
      #expect(pages.count > 15, "\(pages.keys.sorted())")
      for (path, page) in pages {
        #expect(page.status == .ok, "\(path)")
        #expect(Self.findings(page) == [], "\(path)")
      }
    }
  }

  /// With the hour they are there, so that their absence says something.
  @Test func withTheHourTheyAreNamed() async throws {
    try await TestServer().run { browser in
      let pages = try await Self.pages(try await Self.member(browser, time: "06:45"))
      let telling = pages.filter { !Self.findings($0.value).isEmpty }
      #expect(telling.count > 3, "\(telling.keys.sorted())")
    }
  }
}
