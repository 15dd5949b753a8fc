import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// One session that two devices step, over the API.
@Suite struct OpenSessionTests {
  private static func step(
    _ browser: TestBrowser, _ person: TestPerson, _ id: String, _ step: String, _ place: Int
  ) async throws -> TestResponse {
    try await browser.post(
      Route.stepSession.path(id), #"{"step": "\#(step)", "place": \#(place)}"#, headers: person.headers)
  }

  @Test func theLaterStepHoldsAndOneCompletionIsKept() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.post(Route.addStatements.path, #"{"text": "One.\nTwo."}"#, headers: ada.headers)
      let begun = try await browser.post(Route.beginSession.path, "", headers: ada.headers)
      let id = try #require(begun.string("id"))
      #expect(begun.string("part") == "breath" && begun.number("parts") == 5 && begun.number("partEnds") == 60)
      #expect(try await browser.post(Route.beginSession.path, "", headers: ada.headers).string("id") == id)
      time.advance(by: 60)
      // Nobody was there, and the breath has passed by the wall clock.
      let seen = try await browser.get(Route.openSession.path, headers: ada.headers)
      #expect(seen.string("part") == "statement" && seen.string("text") == "One.")
      // On the page a line is told among the lines, in the dial whose hand goes round with the breath.
      let page = try await browser.get(Route.alignSessionPage.path, headers: ada.headers).text
      #expect(page.contains(">Line 1 of 2</p>") && page.contains("aria-label=\"Part 2 of 4\""))
      #expect(page.contains("align-stage align-short") && page.contains("align-breath even align-round"))
      #expect(try await Self.step(browser, ada, id, "next", 1).string("text") == "Two.")
      #expect(try await Self.step(browser, ada, id, "next", 1).string("text") == "Two.")
      #expect(try await Self.step(browser, ada, id, "back", 1).string("part") == "breath")
      #expect(try await Self.step(browser, ada, id, "next", 3).string("part") == "closing")
      let answers = try await withThrowingTaskGroup(of: TestResponse.self) { group in
        for step in ["complete", "back", "complete"] {
          group.addTask { try await Self.step(browser, ada, id, step, 4) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.allSatisfy { $0.status == .ok })
      for step in ["complete", "abandon", "next"] {
        #expect(try await Self.step(browser, ada, id, step, 4).string("status") == "completed")
      }
      let kept = try await browser.get(Route.practiceSessions.path, headers: ada.headers)
      let sessions = try #require(kept.value("sessions") as? [[String: Any]])
      #expect(sessions.map { $0["id"] as? String } == [id] && sessions.first?["practisedSeconds"] as? Int == 60)
      // The next one is another; the one before cannot be stepped any more.
      let next = try await browser.post(Route.beginSession.path, "", headers: ada.headers)
      #expect(next.string("id") != id)
      #expect(try await Self.step(browser, ada, id, "next", 0).status == .notFound)
    }
  }

  /// What a device has brought by itself, without a day or deleted again, is said and never fails.
  @Test func anIdThatADeviceHasUsed() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let id = "0193a1b2-0000-7000-8000-000000000001"
      func brought(_ change: String) async throws -> [String: Any] {
        let body = #"{"changes":[{"kind":"practiceSession","id":"\#(id)",\#(change)}]}"#
        let answer = try await browser.post(Route.applyChanges.path, body, headers: ada.headers)
        return try #require((answer.value("results") as? [[String: Any]])?.first)
      }
      func reported() async throws -> TestResponse {
        try await browser.post(Route.recordSession.path, #"{"id":"\#(id)","practisedSeconds":310}"#, headers: ada.headers)
      }
      let standing = try #require(try await brought(#""data":{"minutes":10}"#)["record"] as? [String: Any])
      let tag = try #require(standing["changeTag"] as? String)
      let unshaped = try await reported()
      #expect(unshaped.status == .badRequest && unshaped.string("field") == "id")
      #expect(try await brought(#""deleted":true,"baseTag":"\#(tag)""#)["status"] as? String == "kept")
      #expect(try await reported().status == .notFound)
    }
  }

  /// What is written goes along with whatever is pressed, without a script too, and with the page that goes out of sight.
  @Test(arguments: ["pause", "close", "tick"]) func wordsGoAlong(_ event: String) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      _ = try await ada.submit("/align/settings", Self.settings)
      var page = try await ada.submitAndFollow(Route.submitAlignSession.path, [("event", "begin")]).page.text
      let id = String(try #require(page.firstMatch(of: /name="session" value="([0-9a-f-]+)"/)).output.1)
      // Both buttons above belong to the form that has the field, and Enter in it goes on.
      let form = try #require(page.range(of: #"id="align-steps""#))
      let first = try #require(page[form.upperBound...].firstMatch(of: /type="submit"[^>]*value="([a-z]+)"/))
      #expect(page.contains("name=\"intention\"") && first.output.1 == "next")
      for button in ["pause", "close"] { #expect(page.contains(#"form="align-steps" name="event" value="\#(button)""#)) }
      func send(_ event: String, _ words: String?) async throws -> String {
        try await ada.submitAndFollow(
          Route.submitAlignSession.path,
          [("event", event), ("session", id), ("place", "0")] + (words.map { [("intention", $0)] } ?? [])
        ).page.text
      }
      _ = try await send(event, "Water the fern")
      page = try await send("resume", nil)
      #expect(page.contains(#"value="Water the fern""#))
      // A page that is put away later does not move the session.
      #expect(try await send("next", "Water it").contains("value=\"complete\""))
      #expect(try await send("tick", "Water it twice").contains("value=\"complete\""))
      _ = try await ada.submit(Route.submitAlignSession.path, [("event", "complete"), ("session", id), ("place", "1")])
      #expect(try await ada.get(Route.alignProgressPage.path).text.contains("Water it twice"))
    }
  }

  /// A session without breath, at its intention at once.
  private static let settings = [
    ("breathSeconds", "0"), ("statementSeconds", "0"), ("visualisationSeconds", "0"), ("goal", "1"), ("reminderCount", "2"),
    ("weekBegins", "1"), ("pace", "even"), ("dayBoundary", "04:00"), ("windowStart", "08:00"), ("windowEnd", "20:00"),
    ("asksIntention", "on"),
  ]

  /// A choice that is none is told beside its field.
  @Test func aForgedChoiceIsToldBesideIt() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      for (name, value, words) in [
        ("pace", "hasty", "Choose one of the paces."), ("weekBegins", "9", "Choose a day from Monday to Sunday."),
      ] {
        let fields = Self.settings.map { $0.0 == name ? (name, value) : $0 }
        let refused = try await ada.submit("/align/settings", fields)
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains(#"name="\#(name)" aria-invalid="true""#))
        #expect(refused.text.contains(#"id="\#(name)-problem" role="alert">\#(words)<"#))
      }
      for time in ["08:xx:30", "+8:+30", "24:00", "8"] {
        let fields = Self.settings.map { $0.0 == "windowStart" ? ($0.0, time) : $0 }
        #expect(try await ada.submit("/align/settings", fields).status == .unprocessableContent, "\(time)")
      }
      // Whoever keeps every day free is measured against nothing.
      _ = try await ada.submit("/align/settings", Self.settings + (1...7).map { ("quietDay\($0)", "on") })
      let before = try await ada.get(Route.alignPage.path).text
      #expect(before.contains("class=\"align-week\"") && !before.contains("of 0 days"))
    }
  }

  /// The hours of the night are those of the rule, by the clock of the person.
  @Test(arguments: [("en-GB", "from 22:00 to 06:00."), ("en-US", "from 10:00\u{A0}pm to 6:00\u{A0}am.")])
  func aNightIsToldByTheClockOfThePerson(_ language: String, _ hours: String) async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser, language: language)
      try await ada.signUp()
      let late = Self.settings.filter { !$0.0.hasPrefix("window") } + [("windowStart", "22:30"), ("windowEnd", "23:45")]
      let refused = try await ada.submit("/align/settings", late + [("remindersOn", "on")])
      #expect(refused.status == .unprocessableContent && refused.text.contains("Nobody is reminded \(hours)"))
    }
  }

  /// The same with the pages, where a form says which part it shows.
  @Test func pagesSayWhichPartTheyShow() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      _ = try await ada.submit(Route.submitCollect.path, [("do", "add"), ("text", "One.\nTwo.")])
      let page = try await ada.submitAndFollow(Route.submitAlignSession.path, [("event", "begin")]).page.text
      let id = try #require(page.firstMatch(of: /name="session" value="([0-9a-f-]+)"/)).output.1
      func send(_ event: String, _ place: Int) async throws -> (path: String, page: TestResponse) {
        try await ada.submitAndFollow(
          Route.submitAlignSession.path, [("event", event), ("session", String(id)), ("place", "\(place)")])
      }
      #expect(try await send("next", 0).page.text.contains(">One.</p>"))
      #expect(try await send("next", 0).page.text.contains(">One.</p>"))
      // Closed for now, it waits, and is taken up where it was.
      let closed = try await send("close", 1)
      #expect(closed.path == Route.alignPage.path && closed.page.text.contains("value=\"resume\""))
      #expect(try await send("resume", 1).page.text.contains(">One.</p>"))
      #expect(try await send("next", 3).page.text.contains("value=\"complete\""))
      #expect(try await send("complete", 4).path == Route.alignSessionPage.path + "?done=kept")
      #expect(try await send("abandon", 4).path == Route.alignSessionPage.path + "?done=kept")
      let progress = try await ada.get(Route.alignProgressPage.path).text
      #expect(progress.components(separatedBy: "<li><strong>").count == 2)
      #expect(try await ada.get(Route.alignProgressPage.path + "?month=9999-12&from=-4").status == .ok)
    }
  }
}
