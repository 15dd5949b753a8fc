import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Hours and days are told as they are where the reader lives.
@Suite struct RegionalFormatTests {
  private static let american: HTTPFields = [.acceptLanguage: "en-US,en;q=0.9,de;q=0.5"]
  private static let settings = [("house_system", "Placidus"), ("zodiac", "tropical"), ("theme", "system"), ("timezone", "")]

  /// What a reader sees of a page.
  private static func words(_ page: TestResponse) -> String {
    page.text.replacing(/<(script|style|svg)[\s\S]*?<\/\1>/, with: "").replacing(/<[^>]*>/, with: " ").replacing(
      /[ \n]+/, with: " ")
  }

  private static func by24(_ text: String) -> [String] {
    text.matches(of: /\b(?:0\d|1[3-9]|2[0-3]):[0-5]\d\b/).map { String($0.output) }
  }
  private static func by12(_ text: String) -> [String] {
    text.matches(of: /\b\d{1,2}:[0-5]\d.(?:am|pm)\b/).map { String($0.output) }
  }

  @Test(arguments: ["en-US", "en-AU", "en-GB", nil])
  func aStrangerIsToldAsTheBrowserIsUsedTo(_ tag: String?) async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser, language: tag)
      visitor.plant("astronova-zone", "Europe%2FLisbon")
      let date = try await visitor.submitAndFollow("/begin/name", [("name", "Maya")]).page
      let fields = ["day", "month", "year"].compactMap { id in date.text.range(of: "id=\"\(id)\"").map { (id, $0.lowerBound) } }
      let isMonthFirst = tag == "en-US"
      #expect(fields.sorted { $0.1 < $1.1 }.map(\.0) == (isMonthFirst ? ["month", "day", "year"] : ["day", "month", "year"]))
      _ = try await visitor.begin()
      let today = Self.words(try await visitor.get("/today"))
      let isTwelve = tag == "en-US" || tag == "en-AU"
      #expect(today.contains(isMonthFirst ? "Saturday, November 21" : "Saturday 21 November"))
      #expect(!(isTwelve ? Self.by12(today) : Self.by24(today)).isEmpty)
      let others = isTwelve ? Self.by24(today) : Self.by12(today)
      #expect(others == [], "\(others.first.flatMap { today.range(of: $0) }.map { today[..<$0.upperBound].suffix(300) } ?? "")")
    }
  }

  @Test func pagesSayThatTheyDependOnIt() async throws {
    try await TestServer().run { browser in
      for path in ["/", "/today?sign=leo", Route.dailyHoroscope.path + "?sign=leo"] {
        let plain = try await browser.get(path, headers: [.accept: "text/html"])
        let other = try await browser.get(path, headers: [.accept: "text/html", .acceptLanguage: "en-US"])
        // A day by sign may name no hour; its page has the hours of the day beside it.
        #expect(plain.text != other.text || path != "/today?sign=leo", "\(path)")
        let isKept = other.headers[.cacheControl]?.contains("no-store") != true
        #expect(other.headers[values: .vary].joined(separator: ",").contains("Accept-Language") == isKept, "\(path)")
      }
      let style = try await browser.get("/").text.firstMatch(of: /href="([^"]+app[^"]*\.css)"/)
      let path = String(try #require(style).output.1)
      #expect(try await !browser.get(path).headers[values: .vary].joined().contains("Accept-Language"))
    }
  }

  @Test func whoSignsUpIsToldAsBefore() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser, language: "en-US,en;q=0.9")
      visitor.plant("astronova-zone", "America%2FNew_York")
      let chart = try await visitor.begin().path
      let before = Self.words(try await visitor.get("/today"))
      try await visitor.signUp(chart: chart.split(separator: "/").last.map(String.init) ?? "")
      let after = Self.words(try await visitor.get("/today"))
      for time in Self.by12(before) { #expect(after.contains(time), "\(time)") }
      #expect(Self.by24(after) == [])
      let profile = try await visitor.get("/profile")
      #expect(profile.text.contains("As where you signed in last"))
      #expect(Self.words(profile).contains("May 14, 1994, 7:20\u{A0}am, Lisbon"))
      // The birth that is shown to be changed reads back as it was.
      let form = try await visitor.get("/profile/birth")
      #expect(form.text.contains("value=\"May 14, 1994\"") && form.text.contains("value=\"7:20\u{A0}am\""))
      let kept = try await visitor.submitAndFollow(
        "/profile/birth",
        [("name", "Maya"), ("date", "May 14, 1994"), ("time", "7:20\u{A0}am"), ("place", "Lisbon, Portugal")])
      #expect(Self.words(kept.page).contains("May 14, 1994, 7:20\u{A0}am, Lisbon"))
    }
  }

  @Test func theChoiceOfThePersonGoesFirstUntilItIsTakenBack() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser, language: "en-US")
      let chart = try await visitor.begin().path
      try await visitor.signUp(chart: chart.split(separator: "/").last.map(String.init) ?? "")
      func head(_ hours: String, _ order: String) async throws -> String {
        let fields = Self.settings + [("hour_cycle", hours), ("date_order", order)]
        return Self.words(try await visitor.submitAndFollow("/profile/preferences", fields).page)
      }
      #expect(try await head("h23", "").contains("May 14, 1994, 07:20, Lisbon"))
      #expect(try await head("h12", "dayFirst").contains("14 May 1994, 7:20\u{A0}am, Lisbon"))
      #expect(try await head("", "").contains("May 14, 1994, 7:20\u{A0}am, Lisbon"))
      for wrong in [("hour_cycle", "h24"), ("date_order", "<b>")] {
        let answer = try await visitor.submit("/profile/preferences", Self.settings + [wrong])
        #expect(answer.status == .badRequest, "\(wrong)")
      }
      // A form of before leaves both as they are.
      _ = try await head("h23", "dayFirst")
      #expect(
        try await Self.words(visitor.submitAndFollow("/profile/preferences", Self.settings).page).contains("14 May 1994, 07:20"))
    }
  }

  @Test func textsOfTheProgramFollowAndFieldsDoNot() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(browser)
      func day(_ date: String) async throws -> TestResponse { try await reader.own("?date=\(date)") }
      let plain = try await day("2026-11-22")
      #expect(!Self.by24(plain.text).isEmpty && Self.by12(plain.text).isEmpty)
      try await reader.edit(#"{"hourCycle": "h12", "dateOrder": "monthFirst"}"#)
      let told = try await day("2026-11-22")
      #expect(!Self.by12(told.text).isEmpty)
      let field = try #require(told.text.firstMatch(of: /"time":"(\d\d:\d\d)"/)).output.1
      #expect(plain.text.contains("\"time\":\"\(field)\""))
      let profile = try await browser.get(Route.profile.path, headers: reader.headers)
      #expect(profile.string("hourCycle") == "h12" && profile.string("dateOrder") == "monthFirst")
      let wrong = try await browser.send(.patch, Route.profile.path, headers: reader.headers, body: #"{"hourCycle": "12"}"#)
      #expect(wrong.status == .badRequest && wrong.text.contains("hourCycle must be one of h12, h23."))
      // Taken back, the day is told as it was.
      try await reader.edit(#"{"hourCycle": null, "dateOrder": null}"#)
      let again = try await day("2026-11-22").sentences()
      #expect(Set(again) == Set(plain.sentences()), "\(Set(again).symmetricDifference(plain.sentences()))")
    }
  }

  /// Whatever stands in the header, somebody is answered.
  @Test(arguments: ["", ";;;", ",,,,", "*", "en-", String(repeating: "x", count: 5000), "ëñ-US;q=9", "\u{202E}en-US"])
  func whatIsNoLanguageIsPassedOver(_ header: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(Route.dailyHoroscope.path + "?sign=leo", headers: [.acceptLanguage: header])
      #expect(answer.status == .ok && Self.by12(answer.text).isEmpty)
    }
  }
}
