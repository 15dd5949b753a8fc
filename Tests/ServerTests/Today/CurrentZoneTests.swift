import Atlas
import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing

@testable import Server
@testable import Wire

/// Whose clocks the hours are: those of the person, or named ones.
@Suite struct CurrentZoneTests {
  private static let berlin: HTTPFields = [HTTPField.Name("X-Timezone")!: "europe/berlin"]

  /// Until a zone is known the clocks are those of the place of birth, and the reading says so once.
  @Test func hoursNameTheirClocksUntilAZoneIsKnown() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(browser, timezone: nil)
      let unknown = try await reader.own("?date=2026-11-22")
      #expect(unknown.string("reading.timezone") == "America/New_York")
      #expect(unknown.string("reading.clocks")?.contains("New York") == true)
      #expect(!unknown.text.contains("your clocks") && !unknown.text.contains("clock where you are"))
      let named = try await browser.get(
        Route.ownReading.path + "?date=2026-11-23", headers: Self.berlin.merging(reader.headers))
      #expect(named.string("reading.timezone") == "Europe/Berlin" && named.value("reading.clocks") == nil)
      // What a field of the request names goes before its header, and what the profile says before both.
      let field = try await browser.get(
        Route.ownReading.path + "?date=2026-11-24&timezone=Asia/Tokyo", headers: Self.berlin.merging(reader.headers))
      #expect(field.string("reading.timezone") == "Asia/Tokyo")
      try await reader.edit(#"{"timezone": "America/Lima"}"#)
      let chosen = try await browser.get(
        Route.ownReading.path + "?date=2026-11-25", headers: Self.berlin.merging(reader.headers))
      #expect(chosen.string("reading.timezone") == "America/Lima" && chosen.value("reading.clocks") == nil)
    }
  }

  @Test func aHeaderThatNamesNoZoneIsPassedOver() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(
        Route.dailyHoroscope.path + "?sign=leo", headers: [HTTPField.Name("X-Timezone")!: "Nowhere/Land"])
      #expect(answer.status == .ok && answer.headers[.cacheControl]?.hasPrefix("public") == true)
      // What follows a header is not for the caches of others.
      let named = try await browser.get(Route.dailyHoroscope.path + "?sign=leo", headers: Self.berlin)
      #expect(named.headers[.cacheControl]?.hasPrefix("private") == true)
      // Nor is that of somebody without it for whoever has one.
      for answer in [answer, named] { #expect(answer.headers[values: .vary].contains("Authorization, Cookie, X-Timezone")) }
    }
  }

  /// Half past seven in Greenwich is already tomorrow's day in Kiritimati.
  @Test func theDayIsThatOfTheHeader() async throws {
    try await TestServer().run { browser in
      let there = try await browser.get(
        Route.dailyHoroscope.path + "?sign=leo", headers: [HTTPField.Name("X-Timezone")!: "America/Los_Angeles"])
      #expect(there.string("date") == "2026-11-20")
      #expect(try await browser.get(Route.dailyHoroscope.path + "?sign=leo").string("date") == "2026-11-21")
    }
  }

  @Test func whoSignsUpBringsTheZoneOfTheDevice() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      visitor.plant("astronova-zone", "Europe%2FLisbon")
      try await visitor.signUp()
      let page = try await visitor.get("/profile")
      #expect(page.text.contains(#"placeholder="Lisbon, as on this device""#))
      // The choice of the person goes before it, until it is taken back.
      let settings = [("house_system", "Placidus"), ("zodiac", "tropical"), ("theme", "system")]
      _ = try await visitor.submitAndFollow("/profile/preferences", settings + [("timezone", "asia/tokyo")])
      #expect(try await visitor.get("/profile").text.contains(#"value="Tokyo""#))
      _ = try await visitor.submitAndFollow("/profile/preferences", settings + [("timezone", "")])
      #expect(try await !visitor.get("/profile").text.contains("Tokyo"))
      let wrong = try await visitor.submit("/profile/preferences", settings + [("timezone", "Asia/Tokio")])
      // The form again, with what was typed and chosen, and what is wrong with it; nothing is kept.
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("We know no city or zone of that name."))
      #expect(wrong.text.contains(#"value="Asia/Tokio""#) && wrong.text.contains(#"aria-describedby="timezone-problem""#))
      let chosen = [
        ("house_system", "Koch"), ("zodiac", "lahiri"), ("theme", "dark"), ("hour_cycle", "h12"), ("timezone", "xqzzy"),
      ]
      let again = try await visitor.submit("/profile/preferences", chosen).text
      for value in ["Koch", "lahiri", "h12"] { #expect(again.contains("value=\"\(value)\" selected"), "\(value)") }
      #expect(try await !visitor.get("/profile").text.contains("value=\"Koch\" selected"))
      // A city is as good as the name of its zone, in any spelling that is found; what is no city is not.
      for (text, city) in [("Kyiv", "Kyiv"), ("são paulo", "Sao Paulo"), ("東京", "Tokyo")] {
        _ = try await visitor.submitAndFollow("/profile/preferences", settings + [("timezone", text)])
        #expect(try await visitor.get("/profile").text.contains("value=\"\(city)\""), "\(text)")
      }
      // The city that the form shows is sent with every other choice, and stays the one it is beside a better known one.
      for text in ["America/Argentina/San_Juan", "San Juan"] {
        _ = try await visitor.submitAndFollow("/profile/preferences", settings + [("timezone", text)])
        let page = try await visitor.get("/profile").text
        #expect(page.contains(#"value="San Juan""#) && page.contains(#"data-zone="America/Argentina/San_Juan""#), "\(text)")
      }
      #expect(try await visitor.submit("/profile/preferences", settings + [("timezone", "xqzzy")]).status != .seeOther)
    }
  }

  @Test func aVisitorWithoutAZoneIsToldWhoseClocksTheyAre() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      _ = try await visitor.begin()
      #expect(try await visitor.get("/today").text.contains("the clocks of Lisbon"))
      visitor.plant("astronova-zone", "Europe%2FBerlin")
      #expect(try await !visitor.get("/today").text.contains("the clocks of"))
    }
  }

  /// Somebody who is away and has kept the clocks of home reads that once on each page with hours, and every hour that a script tells is of
  /// home.
  @Test func aChosenZoneThatIsNotTheDevicesIsNamedOnce() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      visitor.plant("astronova-zone", "Europe%2FLisbon")
      _ = try await visitor.begin()
      try await visitor.signUp()
      let paths = ["/today", "/profile", "/profile/chart"]
      let hourless = ["/journal", "/tarot", "/reports", "/profile/birth"]
      for path in paths + hourless {
        let text = try await visitor.get(path).text
        #expect(!text.contains("Times on this page are in") && !text.contains("data-zone=\""), "\(path)")
      }
      let settings = [("house_system", "Placidus"), ("zodiac", "tropical"), ("theme", "system"), ("timezone", "Asia/Tokyo")]
      _ = try await visitor.submitAndFollow("/profile/preferences", settings)
      for path in paths {
        let text = try await visitor.get(path).text
        #expect(text.components(separatedBy: "in Tokyo time").count == 2, "\(path)")
        #expect(text.contains(#"data-zone="Asia/Tokyo""#), "\(path)")
      }
      for path in hourless {
        let text = try await visitor.get(path).text
        #expect(!text.contains("in Tokyo time") && text.contains(#"data-zone="Asia/Tokyo""#), "\(path)")
      }
      visitor.plant("astronova-zone", "Japan")
      for path in paths { #expect(try await !visitor.get(path).text.contains("Times on this page are in"), "\(path)") }
    }
  }

  /// Before any script the hours are those of the person; where nothing names a zone, they bear the name of theirs.
  @Test func theServerItselfTellsTheHoursOfThePerson() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      func hours(_ path: String) async throws -> [String] {
        try await visitor.get(path).text.matches(of: /<time[^>]*data-local[^>]*>([^<]+)<\/time>/).map { String($0.output.1) }
      }
      let chart = try await visitor.begin().path.replacing("/begin", with: "")
      for path in ["/", "/chart?new=1", chart] {
        let told = try await hours(path)
        #expect(!told.isEmpty && told.allSatisfy { $0.hasSuffix(" UTC") }, "\(path): \(told)")
      }
      visitor.plant("astronova-zone", "Asia%2FTokyo")
      for path in ["/", "/chart?new=1", chart] {
        let told = try await hours(path)
        #expect(!told.isEmpty && !told.contains { $0.contains("UTC") }, "\(path): \(told)")
      }
      #expect(try await hours(chart).first == "21 November 2026, 16:30")
      // What a member has chosen goes before the clocks of the device.
      try await visitor.signUp()
      visitor.plant("astronova-zone", "Europe%2FLisbon")
      let settings = [("house_system", "Placidus"), ("zodiac", "tropical"), ("theme", "system"), ("timezone", "Asia/Tokyo")]
      _ = try await visitor.submitAndFollow("/profile/preferences", settings)
      for path in ["/profile", "/profile/chart", "/chart?new=1"] {
        let told = try await hours(path)
        #expect(told.contains { $0.hasSuffix("16:30") } && !told.contains { $0.contains("UTC") }, "\(path): \(told)")
      }
    }
  }

  /// A stranger without a zone is wished no good morning, and reads no hour without its clocks.
  @Test func theFirstAnswerToAStrangerHasNoBareHour() async throws {
    try await TestServer().run { browser in
      let stranger = TestVisitor(browser)
      for path in ["/today", "/today?sign=leo"] {
        let page = try await stranger.get(path).text
        let facts = try #require(page.firstMatch(of: /<dl class="hero-facts[^>]*>(.*?)<\/dl>/.dotMatchesNewlines()))
        #expect(facts.output.1.contains("<time data-local=\"short\" datetime=\"2026-11-24T14:53:"), "\(facts.output.1)")
        #expect(facts.output.1.contains("UTC</time>") && page.contains("zone.") && page.contains("clock."))
        for greeting in ["morning", "afternoon", "evening"] { #expect(!page.contains("Good \(greeting)")) }
        #expect(page.contains("those of Greenwich") == path.contains("sign"))
      }
      for path in ["/chart?new=1"] { #expect(try await stranger.get(path).text.contains("zone.")) }
      stranger.plant("astronova-zone", "America%2FNew_York")
      let known = try await stranger.get("/today?sign=leo").text
      #expect(known.contains("<dd>Tue, 09:53</dd>") && !known.contains("UTC</time>") && !known.contains("those of Greenwich"))
      #expect(known.contains("Still up?"))
    }
  }

  /// Without a script the country that stands beside the language tells the hours, where one clock tells them all.
  @Test(arguments: ["de-AT", "de-at,en;q=0.5", "de, de-AT;q=0.8, en-US;q=0.5", "de-Latn-AT"])
  func aCountryWithOneClockIsGuessed(_ language: String) async throws {
    try await TestServer().run { browser in
      let stranger = TestVisitor(browser, language: language)
      let today = try await stranger.get("/today").text
      #expect(today.contains(/datetime="2026-11-24T14:53:\d\dZ">Tue, (15:53|3:53\u{A0}pm)<\/time>/), "\(today)")
      #expect(!today.contains("UTC</time>") && today.contains("Good morning"))
      let landing = try await stranger.get("/").text
      #expect(landing.contains("data-zone=\"Europe/Vienna\"") && landing.contains("data-guess") && landing.contains("Vienna"))
      // A zone that is named goes before it, and then nothing is guessed.
      stranger.plant("astronova-zone", "Asia%2FTokyo")
      let known = try await stranger.get("/").text
      #expect(known.contains("data-zone=\"Asia/Tokyo\"") && !known.contains("data-guess"))
    }
  }

  @Test(arguments: [
    "en-US", "de,en-GB;q=0.7", "en, de-AT;q=0.8", "id-ID", "en", "AT", "x-AT", "de-ß", "de-ZZ", "en-u-ca-at", "*",
    "de-AT-AT-AT-AT", "de_AT", ";AT,,-AT",
  ])
  func whatNamesNoOneClockIsNoGuess(_ language: String) async throws {
    try await TestServer().run { browser in
      let stranger = TestVisitor(browser, language: language)
      let (today, landing) = (try await stranger.get("/today").text, try await stranger.get("/").text)
      #expect(today.contains("UTC</time>") && landing.contains("Greenwich"))
    }
  }

  /// The form of the first chart brings the zone of the device, which is kept with the chart; what is none is passed over.
  @Test func theFirstChartKeepsTheZoneOfItsForm() async throws {
    try await TestServer().run { browser in
      func day(of zone: String, language: String? = nil) async throws -> (visitor: TestVisitor, page: String) {
        let visitor = TestVisitor(browser, language: language)
        _ = try await visitor.submit("/begin/name", [("name", "Maya")])
        _ = try await visitor.submit("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")])
        let place = try await visitor.submitAndFollow("/begin/time", [("time", "07:20")]).page
        #expect(place.text.contains("<input type=\"hidden\" name=\"zone\">"))
        let insight = try await visitor.submitAndFollow("/begin/place", [("place", "Lisbon, Portugal"), ("zone", zone)])
        #expect(insight.page.status == .ok && insight.path.hasPrefix("/begin/chart/"))
        return (visitor, try await visitor.get("/today").text)
      }
      let (maya, today) = try await day(of: "america/los_angeles")
      #expect(today.contains("data-day=\"2026-11-20\"") && !today.contains("the clocks of"))
      try await maya.signUp()
      #expect(try await maya.get("/profile").text.contains("placeholder=\"Los Angeles, as on this device\""))
      for hostile in ["", "Mars/Olympus", "../etc/passwd", "<script>", "\u{0}", String(repeating: "Europe/", count: 900)] {
        let page = try await day(of: hostile).page
        #expect(page.contains("the clocks of Lisbon") && !page.contains("Mars/Olympus"), "\(hostile.prefix(20))")
      }
      // Where the form brings none the country is as good, also for the account that keeps the chart.
      let (guessed, page) = try await day(of: "", language: "ja-JP")
      #expect(page.contains("data-day=\"2026-11-21\"") && !page.contains("the clocks of"))
      try await guessed.signUp("maya@example.org")
      #expect(try await !guessed.get("/today").text.contains("the clocks of"))
    }
  }

  /// What a traveler writes belongs to the day where they are, as Today does, and not to that of their last sign-in.
  @Test func theJournalAndTheHistoryHaveTheDayOfThePerson() async throws {
    var profile = StoredProfile()
    profile.deviceTimezone = "Europe/Lisbon"
    let clock = WallClock.fixed(at: TestServer.now)
    let there = try TimeZoneHistory(identifier: "America/Los_Angeles")
    #expect(ISO8601.date(JournalView(clock: clock, profile: profile, language: .english).today.date) == "2026-11-21")
    #expect(
      ISO8601.date(JournalView(clock: clock, profile: profile, device: there, language: .english).today.date) == "2026-11-20")
    profile.timezone = "Asia/Tokyo"
    #expect(
      ISO8601.date(JournalView(clock: clock, profile: profile, device: there, language: .english).today.date) == "2026-11-21")
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      visitor.plant("astronova-zone", "America%2FLos_Angeles")
      _ = try await visitor.begin()
      try await visitor.signUp()
      let day = /<span class="date"><strong>(\d+)<\/strong>/
      // The chart was drawn on the evening of the twentieth.
      let history = try await visitor.get("/profile").text
      #expect(try #require(history.firstMatch(of: day)).output.1 == "20")
      _ = try await visitor.submit("/journal", [("text", "A line.")])
      #expect(try await #require(visitor.get("/journal").text.firstMatch(of: day)).output.1 == "20")
    }
  }

  /// A week is told from the day on which it is read.
  @Test func aWeekSpeaksFromTheDayItIsRead() async throws {
    try await TestServer().run { browser in
      func week(_ date: String) async throws -> String {
        try #require(try await browser.get(Route.horoscope.path + "?sign=leo&type=weekly&date=\(date)").string("content"))
      }
      var told: Set<String> = []
      for day in 16...22 {
        let text = try await week("2026-11-\(day)")
        told.insert(text)
        #expect(text.contains(":"))
      }
      // The same events, each day from another distance: today, tomorrow, yesterday.
      #expect(told.count == 7)
    }
  }

  /// So is a month: of one and the same month, what is over is told as over, and what is today as today.
  @Test func aMonthSpeaksFromTheDayItIsRead() async throws {
    try await TestServer().run { browser in
      func month(_ date: String) async throws -> TestResponse {
        try await browser.get(Route.horoscope.path + "?sign=leo&type=monthly&date=\(date)")
      }
      var told: Set<String> = []
      for day in ["02", "09", "16", "23", "30"] {
        let answer = try await month("2026-11-\(day)")
        #expect(answer.status == .ok)
        told.insert(try #require(answer.string("content")))
        // The days on which something is exact stay the same, whenever they are read.
        #expect(answer.string("period") == "monthly")
      }
      #expect(told.count == 5)
    }
  }
}

extension HTTPFields {
  fileprivate func merging(_ others: HTTPFields) -> HTTPFields {
    var all = self
    for field in others { all[field.name] = field.value }
    return all
  }
}
