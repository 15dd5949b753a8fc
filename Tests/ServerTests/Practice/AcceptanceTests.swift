import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What the list of acceptance of the first practice app asks for and only a whole server can show. The rest of it stands in `PracticeTests`
/// and in `PracticeServiceTests`.
@Suite struct PracticeAcceptanceTests {
  private static func record(_ number: Int, _ at: String) -> String {
    #"{"id": "0193a1b2-0000-7000-8000-00000000000\#(number)", "practisedSeconds": 300, "statements": 2, "completedAt": "\#(at)"}"#
  }

  /// Export, clear, import.
  @Test func exportClearImportBringsEverythingBack() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.post(Route.addStatements.path, #"{"text": "One.\nTwo."}"#, headers: ada.headers)
      _ = try await browser.post(Route.keepInsight.path, #"{"text": "Half the list."}"#, headers: ada.headers)
      _ = try await browser.send(
        .put, Route.changePracticeSettings.path, headers: ada.headers, body: #"{"dayBoundary": 180, "tone": true}"#)
      for (number, at) in ["2026-11-19T08:00:00Z", "2026-11-20T08:00:00Z", "2026-11-20T20:00:00Z", "2026-11-21T02:59:00Z"]
        .enumerated()
      {
        let made = try await browser.post(Route.recordSession.path, Self.record(number, at), headers: ada.headers)
        #expect(made.status == .created, "\(made.text)")
      }
      let open = try await browser.post(Route.beginSession.path, "", headers: ada.headers)
      let paths = [
        Route.practiceCode.path, Route.practiceInsights.path, Route.practiceSettings.path, Route.practiceSessions.path,
        Route.practiceProgress.path,
      ]
      var before: [String] = []
      for path in paths { before.append(try await browser.get(path, headers: ada.headers).text) }
      #expect(before[4].contains(#""current":2"#) && before[4].contains(#""sessionsToday":0"#))
      let file = try await browser.get(Route.export.path, headers: ada.headers)

      // Cleared, nothing of it is left; brought back, all of it stands where it stood, and twice changes nothing.
      let cleared = try await browser.post(Route.clearPractice.path, #"{"confirm": "clear"}"#, headers: ada.headers)
      // Four sessions, an insight, and code, settings and the open session.
      #expect(cleared.text == #"{"deleted":8}"#)
      #expect(try await browser.get(Route.practiceSessions.path, headers: ada.headers).text.contains(#""sessions":[]"#))
      #expect(try await browser.get(Route.practiceInsights.path, headers: ada.headers).text.contains(#""insights":[]"#))
      #expect(try await !browser.get(Route.practiceCode.path, headers: ada.headers).text.contains("One."))
      #expect(try await browser.get(Route.practiceProgress.path, headers: ada.headers).text.contains(#""current":0"#))
      #expect(try await browser.get(Route.openSession.path, headers: ada.headers).status == .notFound)
      for _ in 0..<2 {
        let back = try await browser.post(Route.importRecords.path, file.text, headers: ada.headers)
        #expect((back.value("refused") as? [Any])?.isEmpty == true, "\(back.text)")
        for (path, text) in zip(paths, before) {
          #expect(try await browser.get(path, headers: ada.headers).text == text, "\(path)")
        }
      }
      #expect(try await browser.get(Route.openSession.path, headers: ada.headers).string("id") == open.string("id"))
    }
  }

  /// A session at three in the morning counts for the day that its boundary says.
  @Test func theBoundaryOfTheDayIsAChoice() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let late = try await browser.post(
        Route.recordSession.path, Self.record(1, "2026-11-20T03:30:00Z"), headers: ada.headers)
      #expect(late.string("day") == "2026-11-19")
      _ = try await browser.send(
        .put, Route.changePracticeSettings.path, headers: ada.headers, body: #"{"dayBoundary": 180}"#)
      let next = try await browser.post(
        Route.recordSession.path, Self.record(2, "2026-11-20T03:30:00Z"), headers: ada.headers)
      #expect(next.string("day") == "2026-11-20")
    }
  }

  /// A day that was missed is made good within 48 hours, from the page, when the settings allow it.
  @Test func aMissedDayIsMadeGoodFromThePage() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = TestVisitor(browser)
      _ = try await ada.signUp()
      func session(_ begin: [(String, String)] = [], tells words: String) async throws {
        let page = try await ada.submitAndFollow(Route.submitAlignSession.path, [("event", "begin")] + begin).page.text
        let id = try #require(page.firstMatch(of: /name="session" value="([0-9a-f-]+)"/)).output.1
        let end = try await ada.submitAndFollow(
          Route.submitAlignSession.path, [("event", "complete"), ("session", String(id)), ("place", "2")])
        #expect(end.path.hasSuffix("?done=kept") && end.page.text.contains(words))
      }
      try await session(tells: "Kept for today.")
      // Looked at a day later, it says for which day it counted.
      time.advance(by: 86_400)
      #expect(try await ada.get(Route.alignSessionPage.path + "?done=kept").text.contains("Kept for 21 Nov."))
      time.advance(by: -86_400)
      time.advance(by: 2 * 86_400)
      #expect(try await !ada.get(Route.alignPage.path).text.contains("name=\"repairs\""))
      let fields = try await ada.get(Route.alignSettingsPage.path).text.matches(of: /name="([A-Za-z]+)" value="([^"]*)"/)
        .map { (String($0.output.1), String($0.output.2)) }
      let chosen = fields.filter { !["tone", "haptics", "remindersOn"].contains($0.0) }
      _ = try await ada.submit(Route.submitAlignSettings.path, chosen + [("pace", "even"), ("weekBegins", "1")])
      let page = try await ada.get(Route.alignPage.path).text
      let day = try #require(page.firstMatch(of: /name="repairs" value="([0-9-]+)"/)).output.1
      #expect(day == "2026-11-22")
      try await session([("repairs", String(day))], tells: "Kept. That makes up for 22 Nov.")
      #expect(try await ada.get(Route.alignProgressPage.path).text.contains("You made up for 22 Nov."))
    }
  }

  /// Whoever signs in again, since a proof does not last for days.
  private static func again(_ browser: TestBrowser) async throws -> HTTPFields {
    let answer = try await browser.post(
      Route.signIn.path, #"{"email": "ada@example.org", "password": "\#(TestPerson.password)", "device": "phone"}"#)
    return try await TestPerson(browser, answer).headers
  }

  /// Everything was done but the last touch: the next visit, a day later and from elsewhere, finds it kept on its own day, once.
  @Test func aSessionLeftAtItsEndIsKept() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      var there = ada.headers
      there[.timezone] = "Asia/Tokyo"
      let begun = try await browser.post(Route.beginSession.path, "", headers: there)
      let step = Route.stepSession.path(try #require(begun.string("id")))
      // From the breath over the intention to the end, and the page is closed.
      _ = try await browser.post(step, #"{"step":"next","place":0}"#, headers: there)
      #expect(try await browser.post(step, #"{"step":"next","place":1}"#, headers: there).string("part") == "closing")
      _ = try await browser.post(step, #"{"step":"pause"}"#, headers: there)
      time.advance(by: 599)
      #expect(try await browser.get(Route.practiceProgress.path, headers: there).value("sessionsToday") as? Int == 0)
      // It is half past four in Tokyo; a day later, seen from Lisbon, it was still that day.
      time.advance(by: 86_400)
      there = try await Self.again(browser)
      there[.timezone] = "Europe/Lisbon"
      for _ in 0..<2 {
        let progress = try await browser.get(Route.practiceProgress.path, headers: there)
        #expect(progress.value("isTodayDone") as? Bool == false && progress.value("streak.current") as? Int == 1)
        #expect(try await browser.get(Route.openSession.path, headers: there).string("status") == "completed")
        let kept = try await browser.get(Route.practiceSessions.path, headers: there)
        #expect(kept.text.matches(of: /"day":"([0-9-]+)"/).map { String($0.output.1) } == ["2026-11-21"])
        #expect(kept.text.contains(#""completedAt":"2026-11-21T07:30:00Z","offsetSeconds":32400"#), "\(kept.text)")
      }
    }
  }

  /// A missed day is made good by a short session, and asked for any other day it is a whole one.
  @Test func aRepairIsShortOverTheWire() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.post(Route.addStatements.path, #"{"text": "One.\nTwo.\nThree.\nFour.\nFive."}"#, headers: ada.headers)
      _ = try await browser.post(Route.recordSession.path, Self.record(1, "2026-11-21T07:00:00Z"), headers: ada.headers)
      _ = try await browser.send(
        .put, Route.changePracticeSettings.path, headers: ada.headers, body: #"{"allowsRepair": true}"#)
      time.advance(by: 2 * 86_400)
      let later = try await Self.again(browser)
      for (day, parts) in [("2026-11-20", 8), ("2026-11-22", 5)] {
        let begun = try await browser.post(Route.beginSession.path, #"{"repairs": "\#(day)"}"#, headers: later)
        #expect(begun.value("parts") as? Int == parts, "\(begun.text)")
        #expect(begun.string("repairs") == (parts == 5 ? day : nil))
        _ = try await browser.post(
          Route.stepSession.path(try #require(begun.string("id"))), #"{"step":"abandon"}"#, headers: later)
      }
      let wrong = try await browser.post(Route.beginSession.path, #"{"repairs": "soon"}"#, headers: later)
      #expect(wrong.status == .badRequest && wrong.string("field") == "repairs")
    }
  }

  /// The months are a row each, from the one of the first session on, and three at least: nobody looks at months before they began.
  @Test func theMonthsBeginWithTheFirstSession() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      #expect(try await Self.months(browser, ada) == ["Sep", "Oct", "Nov"])
      for (number, day) in ["2026-11-02", "2026-07-09", "2025-10-30"].enumerated() {
        let made = try await browser.post(
          Route.recordSession.path, Self.record(number, "\(day)T09:00:00Z"), headers: ada.headers)
        #expect(made.status == .created, "\(made.text)")
        let months = try await Self.months(browser, ada)
        #expect(months.first == ["Sep", "Jul", "Dec"][number] && months.last == "Nov" && months.count == [3, 5, 12][number])
      }
      // An earlier year ends with its December.
      #expect(try await Self.months(browser, ada, "?month=2025-11") == ["Oct", "Nov", "Dec"])
    }
  }

  /// The names of the rows that the progress of somebody has, each with all its days.
  private static func months(_ browser: TestBrowser, _ person: TestPerson, _ query: String = "") async throws -> [String] {
    let page = try await browser.get(Route.alignProgressPage.path + query, headers: person.headers).text
    let sky = try #require(page.firstMatch(of: /<svg class="figure sky".*?<\/svg>/)).output
    let names = sky.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.output.1) }
    let points = sky.matches(of: /<circle class="(?:mo|to|td|mg|fz)" cx="(\d+)" cy="(\d+)"/)
    #expect(Set(points.map(\.output.2)).count == names.count && points.count >= names.count * 30 - 2)
    #expect(page.contains("<th scope=\"row\">Nov ") && !page.contains("<th scope=\"row\">Dec 2026</th>"))
    return names
  }

  /// Sessions stand in the calendar that a person subscribes to when they choose it: at the times of the reminders, with names that stay.
  @Test func sessionsStandInTheCalendar() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let path = try await CalendarTests.path(
        browser, ada, #"{"moon": false, "stations": false, "lunations": false, "transits": false, "practice": true}"#)
      let first = CalendarTests.keys(try await browser.get(path))
      // Two a day for four weeks.
      #expect(first.count == 56 && first.first?.hasPrefix("UID:align-2026-11-21-0.") == true && Set(first).count == 56)
      let text = try await browser.get(path).text
      #expect(text.contains("DTSTART:20261121T080000Z\r\nSUMMARY:Align\r\n") && text.contains("DTSTART:20261121T200000Z"))
      // Another hour, the same names; a quiet day and a day that is done are left out.
      _ = try await browser.send(
        .put, Route.changePracticeSettings.path, headers: ada.headers, body: #"{"windowStart": 540}"#)
      let moved = try await browser.get(path)
      #expect(CalendarTests.keys(moved) == first && moved.text.contains("DTSTART:20261121T090000Z"))
      let done = try await browser.post(
        Route.recordSession.path, #"{"id": "0193a1b2-0000-7000-8000-000000000001", "practisedSeconds": 60}"#, headers: ada.headers
      )
      #expect(done.status == .created)
      #expect(CalendarTests.keys(try await browser.get(path)) == Array(first.dropFirst(2)))
      _ = try await browser.send(.patch, Route.editCalendar.path, headers: ada.headers, body: #"{"practice": false}"#)
      #expect(CalendarTests.keys(try await browser.get(path)).isEmpty)
    }
  }
}
