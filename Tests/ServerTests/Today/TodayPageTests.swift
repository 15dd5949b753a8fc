import Astrology
import Ephemeris
import HTTPTypes
import HummingbirdTesting
import Readings
import Testing

@testable import Server

@Suite struct TodayPageTests {
  /// A member with the usual birth.
  private func maya(_ browser: TestBrowser) async throws -> TestVisitor {
    let maya = TestVisitor(browser)
    let (path, _) = try await maya.begin()
    try await maya.signUp(chart: String(path.dropFirst("/begin/chart/".count)))
    return maya
  }

  @Test func strangersSeeTheSkyBySign() async throws {
    try await TestServer().run { browser in
      for path in [
        "/today", "/today?sign=leo", "/today?sign=LEO", "/today?sign=ophiuchus", "/today?date=x", "/today?date=1900-01-01",
      ] {
        let page = try await TestVisitor(browser).get(path)
        #expect(page.status == .ok && page.text.contains("Today by Sun sign"), "\(path)")
        #expect(page.text.contains("House from Leo") == path.lowercased().hasSuffix("leo"))
      }
      let stranger = TestVisitor(browser)
      stranger.plant("astronova-zone", "Mars%2FOlympus")
      stranger.plant("astronova-chart", "x")
      stranger.plant("astronova-launches", "99.99.x")
      #expect(try await stranger.get("/today").status == .ok)
      let card = try await stranger.get("/today/card.svg")
      #expect(card.text.contains("class=\"card\"") && card.headers[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
    }
  }

  /// On the evening of a full Moon the turn that comes next is the quarter, as on the page of the sky, and not the one that was.
  @Test func theNextTurnOfTheMoonIsStillToCome() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let maya = try await maya(browser)
      func turn() async throws -> String {
        let facts = try #require(
          try await maya.get("/today").text.firstMatch(of: /<dl class="hero-facts(.*?)<\/dl>/.dotMatchesNewlines()))
        return String(try #require(facts.output.1.matches(of: /<dt>([^<]+)<\/dt>/).last).output.1)
      }
      // The Moon is full on 24 November at 14:53 UTC.
      time.advance(by: 78 * 3600)
      #expect(try await turn() == "Full")
      time.advance(by: 5 * 3600)
      #expect(try await turn() == "Last quarter")
    }
  }

  /// What a meter rests on is named as people name it: the Moon’s node by its own name, not by that of the program.
  @Test func metersNameTheNodeAsPeopleDo() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      var met = 0
      for day in 18..<26 {
        let page = try await maya.get("/today?date=2026-11-\(day)").text
        #expect(!page.contains("TrueNode"), "\(day)")
        if page.contains("North node") { met += 1 }
      }
      #expect(met > 0)
    }
  }

  @Test func theChartOfAVisitorIsRememberedAndThenForgotten() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (path, _) = try await maya.begin()
      let page = try await maya.get("/today")
      #expect(page.text.contains("Good morning, Maya") && page.text.contains("Eight parts of a life"))
      #expect(page.text.contains(path.replacing("/begin/chart/", with: "/sign-up?chart=")))
      #expect(!page.text.contains("/today/bookmark") && !page.text.contains("1994"))
      let card = try await maya.get("/today/card.svg").headers
      #expect(card[.contentType] == "image/svg+xml" && card[.contentSecurityPolicy] == SecurityHeaders.drawingPolicy)
      // Signing up claims it, whatever way leads there, and today is told as it was, word for word.
      func words(_ page: String) throws -> [String] {
        try [
          /id="thought">([^<]*)</, /class="summary">([^<]*)</, /class="affirmation">([^<]*)</,
          /class="today-tone"[^>]*><p>([^<]*)</,
        ].map { String(try #require(page.replacing(/>\s+</, with: "><").firstMatch(of: $0)).output.1) }
          + page.matches(of: /class="lede">([^<]*)</).map { String($0.output.1) }
      }
      let before = try words(page.text)
      try await maya.signUp()
      let kept = try await maya.get("/today")
      #expect(kept.text.contains("Good morning, Ada") && kept.text.contains("/today/bookmark"))
      #expect(try words(kept.text) == before && before.count == 14)
      _ = try await maya.submit("/sign-out")
      #expect(try await maya.get("/today").text.contains("Today by Sun sign"))
    }
  }

  @Test func theDayOfAMember() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      let landing = try await maya.get("/")
      #expect(landing.status == .seeOther && landing.headers[.location] == "/today")
      let page = try await maya.get("/today")
      #expect(page.status == .ok && page.headers[.cacheControl] == "no-store")
      #expect(page.text.contains("Good morning, Ada") && page.text.contains("Saturday 21 November"))
      #expect(page.text.contains("href=\"/today?date=2026-11-20\"") && page.text.contains("href=\"/today?date=2026-11-22\""))
      #expect(page.text.contains("Your meters") && page.text.contains("Inner world") && page.text.contains("Mental clarity"))
      // The same person and day, the same words.
      let again = try await maya.get("/today?date=2026-11-21")
      let headline = try #require(page.text.firstMatch(of: /id="thought">([^<]*)</)).output.1
      #expect(again.text.contains(headline))
      let other = try await maya.get("/today?date=2026-11-22")
      #expect(other.text.contains(">Tomorrow<") && !other.text.contains("id=\"thought\">\(headline)<"))
      for date in ["2026-12-22", "2026-10-21", "x", "2026-02-30", "9999-01-01", "%00"] {
        let away = try await maya.get("/today?date=\(date)")
        #expect(away.status == .seeOther && away.headers[.location] == "/today", "\(date)")
      }
      #expect(try await maya.get("/today?date=2026-12-21").status == .ok)
      #expect(try await maya.get("/today?date=2026-10-22").status == .ok)
    }
  }

  /// After midnight the practice is still that of the evening before, and the page of the new day says so.
  @Test func atOneInTheMorningThePracticeIsThatOfTheEvening() async throws {
    let time = ManualClock(TestServer.now)
    time.advance(by: 17.5 * 3600)
    try await TestServer(clock: time.clock).run { browser in
      let maya = try await maya(browser)
      _ = try await maya.submit("/align/collect", [("do", "add"), ("text", "First line.")])
      let night = try await maya.get("/today").text
      #expect(night.contains("Sunday 22 November") && night.contains("Saturday’s Align is still open · a streak can begin"))
      #expect(try await maya.get("/profile").text.contains("Saturday’s Align is still open"))
      time.advance(by: 4 * 3600)
      #expect(try await maya.get("/today").text.contains("Align is open today · a streak can begin"))
    }
  }

  @Test func aReadingIsKeptAndLetGo() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      #expect(try await maya.get("/today").text.contains("aria-pressed=\"false\""))
      let kept = try await maya.submitAndFollow("/today/bookmark", [("date", "2026-11-21")])
      #expect(kept.path == "/today" && kept.page.text.contains("aria-pressed=\"true\""))
      #expect(try await maya.get("/profile").text.contains("Daily"))
      let other = try await maya.submitAndFollow("/today/bookmark", [("date", "2026-11-22")])
      #expect(other.path == "/today?date=2026-11-22")
      let gone = try await maya.submitAndFollow("/today/bookmark", [("date", "2026-11-21")])
      #expect(gone.page.text.contains("aria-pressed=\"false\""))
      let again = try await maya.submitAndFollow("/today/bookmark", [("date", "2026-11-21")])
      #expect(again.page.text.contains("aria-pressed=\"true\""))
      #expect(try await maya.submit("/today/bookmark", [("date", "1990-01-01")]).status.kind == .clientError)
    }
  }

  @Test func whatIsOpenedStandsInTheJournalOnce() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      let fields = [("date", "2026-11-21"), ("category", "love_relationships"), ("seconds", "40")]
      for _ in 0..<3 { #expect(try await maya.submit("/today/reads", fields).status == .noContent) }
      #expect(
        try await maya.submit("/today/reads", [("date", "2026-11-21"), ("category", "home_environment")]).status == .noContent)
      let journal = try await maya.get("/journal").text
      #expect(journal.contains("One entry.") && journal.contains("Opened: Love and relationships, Home and environment."))
      #expect(try await maya.get("/profile").text.contains("What you return to"))
      for bad in [[("category", "x")], [], [("category", "love_relationships"), ("date", "1900-01-01")]] {
        #expect(try await maya.submit("/today/reads", bad).status.kind == .clientError)
      }
    }
  }

  @Test func aPartOfLifeIsReadWhenItIsSaidToBe() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      let day = try await maya.get("/today").text
      // Where no script runs, a button notes the part and leads to it.
      #expect(day.contains("form=\"reads\" name=\"category\" value=\"home_environment\""))
      #expect(day.contains("<form id=\"reads\" action=\"/today/reads\" method=\"post\">"))
      let link = try #require(day.firstMatch(of: /data-path="(\/today\/parts\/home_environment\?date=2026-11-21)"/)).output.1
      let page = try await maya.get(String(link))
      #expect(page.status == .ok && page.text.contains("Home and environment") && page.text.contains("id=\"part-text\"><p>"))
      let text = try #require(page.text.firstMatch(of: /id="part-text"><p>([^<]*)<\/p>/)).output.1
      #expect(text.split(separator: " ").count > 60 && !day.contains(text))
      // Asking changes nothing, however often and whoever fetches ahead.
      for path in [String(link), "/today/parts/path_profession", "/today/parts/path_profession?date=2026-11-22"] {
        #expect(try await maya.get(path).status == .ok)
      }
      let before = try await maya.get("/journal").text
      #expect(!before.contains("Opened:") && !before.contains("Path and profession"))
      let fields = [("date", "2026-11-21"), ("category", "home_environment"), ("show", "part")]
      let read = try await maya.submitAndFollow("/today/reads", fields)
      #expect(read.path == String(link) && read.page.text.contains(text))
      // The next part is a button of that page too.
      #expect(read.page.text.contains("form=\"reads\" name=\"category\""))
      #expect(try await maya.get("/journal").text.contains("Opened: Home and environment."))
      #expect(try await maya.get("/today/parts/sleep").status == .notFound)
      for path in ["/today/parts/path_profession?date=1900-01-01", "/today/parts/path_profession?date=x"] {
        #expect(try await maya.get(path).headers[.location] == "/today")
      }
      // A visitor without a chart has no parts; one with a chart has, and nothing is noted.
      #expect(try await TestVisitor(browser).get("/today/parts/path_profession").headers[.location] == "/today")
      let visitor = TestVisitor(browser)
      _ = try await visitor.begin()
      let part = try await visitor.get("/today/parts/path_profession").text
      #expect(part.contains("id=\"part-text\"><p>") && !part.contains("/today/reads"))
      #expect(try await visitor.get("/today").text.contains("<a class=\"link\" href=\"/today/parts/home_environment?date="))
    }
  }

  @Test func whatIsKeptLeadsBackToItsDay() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      _ = try await maya.submit("/today/bookmark", [("date", "2026-11-20")])
      #expect(try await maya.get("/profile").text.contains("class=\"entry\" href=\"/today?date=2026-11-20\""))
    }
  }

  @Test func theWelcomeIsThereTwice() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.begin()
      func isWelcomed() async throws -> Bool { try await maya.get("/today").text.contains("This page is new every morning") }
      #expect(try await isWelcomed())
      #expect(try await isWelcomed(), "the same visit")
      clock.advance(by: 86_400)
      #expect(try await isWelcomed())
      clock.advance(by: 86_400)
      #expect(try await !isWelcomed())
      clock.advance(by: 86_400)
      #expect(try await !isWelcomed())
    }
  }

  /// The window of the leading contact holds the exact moment that lies in it, and is highest there.
  @Test func theWindowIsTrue() async throws {
    try await TestServer().run { browser in
      let maya = try await maya(browser)
      for date in ["2026-11-21", "2026-11-23", "2026-11-27", "2026-12-02"] {
        let text = try await maya.get("/today?date=\(date)").text
        #expect(text.contains("art-angle") == text.contains("art-window"))
        for match in text.matches(of: /class="exact" cx="([\d.]+)%"/) {
          #expect((0...100).contains(try #require(Double(match.output.1))))
        }
      }
    }
  }
}
