import HTTPTypes
import HummingbirdTesting
import Store
import Testing

@testable import Server
@testable import Wire

@Suite struct BeginTests {
  @Test func fiveStepsWithoutScriptMakeAChart() async throws {
    let server = TestServer()
    try await server.run { browser in
      let maya = TestVisitor(browser)
      #expect(try await maya.get("/begin").text.contains("Four small questions."))
      let (path, page) = try await maya.begin()
      #expect(path.hasPrefix("/begin/chart/") && UUIDv7.isValid(path.dropFirst("/begin/chart/".count)))
      #expect(page.text.contains("Welcome, Maya.") && page.text.contains("<strong>Sun trine Neptune</strong> 0°03′ from exact"))
      #expect(page.text.contains("class=\"knot-text\"") && page.text.contains("href=\"/today\""))
      #expect(page.headers[.cacheControl] == "no-store")
      // What was typed is let go of, and nothing of it stood in an address or the log.
      #expect(maya.cookies.map(\.key) == ["astronova-chart"])
      // The year alone may stand in a random name or in a duration.
      let typed = ["Maya", "Lisbon", "year=1994", "1994-05", "1994-5", "07:20", "07%3A20"]
      for line in server.log.lines { for text in typed { #expect(!line.contains(text), "\(line)") } }
      // The chart is that of the form.
      let id = String(path.dropFirst("/begin/chart/".count))
      #expect(try await browser.get("/api/v1/chart/\(id)").string("birth.utc") == "1994-05-14T05:20:00Z")
    }
  }

  @Test func goingBackKeepsWhatWasEntered() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.submitAndFollow("/begin/name", [("name", "Maya \"🦄\" <b>")])
      _ = try await maya.submitAndFollow("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")])
      let time = try await maya.submitAndFollow("/begin/time", [("time", "07:20")]).page
      #expect(time.text.contains("href=\"/begin/time\" aria-label=\"Back\""))
      #expect(try await maya.get("/begin/time").text.contains("value=\"07:20\""))
      let date = try await maya.get("/begin/date").text
      #expect(date.contains("value=\"14\"") && date.contains("value=\"5\" selected") && date.contains("value=\"1994\""))
      #expect(try await maya.get("/begin/name").text.contains("value=\"Maya &quot;🦄&quot; &lt;b&gt;\""))
      // The cookie says nothing to whoever reads it.
      let cookie = try #require(maya.cookies["astronova-draft"])
      #expect(!cookie.contains("Maya") && !cookie.contains("1994"))
      #expect(cookie.utf8.count < 4000)
    }
  }

  /// A day that was typed on the first page stands in the form of the Chart tab too, and no cache keeps it.
  @Test(arguments: [(nil, "14 May 1994"), ("en-US", "May 14, 1994")] as [(String?, String)])
  func aDayTypedElsewhereStandsOnTheChartTab(_ language: String?, _ told: String) async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser, language: language)
      let date = [("day", "14"), ("month", "5"), ("year", "1994")]
      let empty = try await maya.get("/chart")
      #expect(empty.text.contains("name=\"date\" value=\"\"") && empty.headers[.cacheControl] == "no-cache")
      #expect(try await maya.submit("/", date).status == .seeOther)
      let form = try await maya.get("/chart")
      #expect(form.text.contains("name=\"date\" value=\"\(told)\"") && form.headers[.cacheControl] == "no-store")
      // The chart of somebody else begins with nothing.
      #expect(try await maya.get("/chart?new=1").text.contains("name=\"date\" value=\"\""))
      let drawn = try await maya.submitAndFollow(
        "/chart", [("date", told), ("time", "07:20"), ("place", "Lisbon, Portugal")])
      #expect(drawn.page.text.contains(told))
      // What is no day is not brought along.
      let ada = TestVisitor(browser, language: language)
      _ = try await ada.submit("/begin/date", [("day", "31"), ("month", "6"), ("year", "1990")])
      #expect(try await ada.get("/chart").text.contains("name=\"date\" value=\"\""))
    }
  }

  @Test func whatIsWrongIsSaidAtItsStep() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let date = try await maya.submit("/begin/date", [("day", "31"), ("month", "6"), ("year", "1990")])
      #expect(
        date.status == .unprocessableContent && date.text.contains("June 1990 had 30 days") && date.text.contains("value=\"31\""))
      _ = try await maya.submitAndFollow("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")])
      let time = try await maya.submit("/begin/time", [("time", "25:00")])
      #expect(time.status == .unprocessableContent && time.text.contains("Hours go from 00 to 23."))
      // A step that was passed over is led back to.
      #expect(try await maya.submit("/begin/place", [("place", "Lisbon, Portugal")]).headers[.location] == "/begin/time")
      _ = try await maya.submitAndFollow("/begin/time", [("time", "07:20")])
      let several = try await maya.submit("/begin/place", [("place", "Springfield")])
      #expect(several.status == .unprocessableContent && several.text.contains("name=\"place_option\""))
      let none = try await maya.submit("/begin/place", [("place", "Xqzzkvwjx")])
      #expect(none.text.contains("We found no place called “Xqzzkvwjx”."))
      // Nobody is left in the middle.
      #expect(try await TestVisitor(browser).get("/begin/place").headers[.location] == "/begin")
      let lost = try await TestVisitor(browser).submit("/begin/place", [("place", "Lisbon, Portugal")])
      #expect(lost.headers[.location] == "/begin/date")
    }
  }

  @Test func withoutTheHour() async throws {
    try await TestServer().run { browser in
      let (_, page) = try await TestVisitor(browser).begin(time: [("time", ""), ("time_unknown", "yes")])
      #expect(page.text.contains("</svg><strong>Taurus</strong></dd>"))
      #expect(!page.text.contains("rising") && !page.text.contains("Rising at"))
    }
  }

  @Test func aTimeThatCameTwiceIsAskedAbout() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.submitAndFollow("/begin/date", [("day", "3"), ("month", "11"), ("year", "2024")])
      _ = try await maya.submitAndFollow("/begin/time", [("time", "01:30")])
      let place = ("place", "New York, New York, United States")
      let asked = try await maya.submit("/begin/place", [place])
      #expect(asked.status == .unprocessableContent)
      #expect(asked.text.contains("came twice") && asked.text.contains("name=\"clock\" value=\"later\""))
      let (path, _) = try await maya.submitAndFollow("/begin/place", [place, ("clock", "later")])
      let id = path.dropFirst("/begin/chart/".count)
      #expect(try await browser.get("/api/v1/chart/\(id)").string("birth.utc") == "2024-11-03T06:30:00Z")
    }
  }

  @Test func aSkippedTimeIsAskedAbout() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.submitAndFollow("/begin/date", [("day", "10"), ("month", "3"), ("year", "2024")])
      _ = try await maya.submitAndFollow("/begin/time", [("time", "02:30")])
      let asked = try await maya.submit("/begin/place", [("place", "New York, New York, United States")])
      #expect(asked.text.contains("jumped over 02:30") && asked.text.contains("The old time, as before the change"))
    }
  }

  @Test(arguments: [
    String(repeating: "x", count: 10_000), String(repeating: "👩‍👩‍👧‍👦", count: 2_500), "🦄", "<script>alert(1)</script>",
    "\u{0}\u{1B}[2J",
    "\u{202E}",
  ])
  func everyNameIsTaken(_ name: String) async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let (_, page) = try await maya.begin(name: name)
      #expect(page.status == .ok && page.text.contains("Welcome"))
      #expect(!page.text.contains("<script>alert") && !page.text.contains("\u{0}"))
    }
  }

  @Test func everyFieldAtItsLongestFitsIntoACookie() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      let long = String(repeating: "\"🦄\\", count: 1_000)
      for (step, fields) in [
        ("name", ["name"]), ("date", ["day", "month", "year"]), ("time", ["time", "time_unknown", "clock"]),
        ("place", ["place", "place_id", "place_option", "place_chosen", "clock"]),
      ] {
        let response = try await maya.submit("/begin/\(step)", fields.map { ($0, long) })
        #expect(response.status.code < 500)
        for cookie in response.headers[values: .setCookie] { #expect(cookie.utf8.count < 4096) }
      }
    }
  }

  @Test func aCookieThatIsNotOursIsNone() async throws {
    try await TestServer().run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.submitAndFollow("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")])
      let good = try #require(maya.cookies["astronova-draft"])
      for bad in ["", "x", String(good.dropLast(3)), String(good.reversed()), "AAAA" + good] {
        maya.plant("astronova-draft", bad)
        #expect(try await maya.get("/begin/time").headers[.location] == "/begin", "\(bad.prefix(8))")
      }
      maya.plant("astronova-draft", good)
      #expect(try await maya.get("/begin/time").status == .ok)
    }
  }

  @Test func whatWasTypedIsForgottenAfterAnHour() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let maya = TestVisitor(browser)
      _ = try await maya.submitAndFollow("/begin/date", [("day", "14"), ("month", "5"), ("year", "1994")])
      time.advance(by: 3599)
      #expect(try await maya.get("/begin/time").status == .ok)
      time.advance(by: 1)
      #expect(try await maya.get("/begin/time").headers[.location] == "/begin")
    }
  }

  @Test func whoeverIsSignedInKeepsTheBirthAtOnce() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let (path, page) = try await ada.begin(name: "Ada")
      #expect(path == "/begin/done")
      #expect(page.text.contains("Welcome, Ada.") && !page.text.contains("/sign-up"))
      #expect(try await ada.get("/profile").text.contains("14 May 1994, 07:20, Lisbon"))
    }
  }
}
