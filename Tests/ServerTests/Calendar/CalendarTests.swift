import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import NIOCore
import Store
import Testing

@testable import Server
@testable import Wire

/// The calendar that people subscribe to.
@Suite struct CalendarTests {
  /// Makes the calendar of somebody.
  static func path(_ browser: TestBrowser, _ person: TestPerson, _ body: String? = nil) async throws -> String {
    let made = try await browser.send(.post, Route.renewCalendar.path, headers: person.headers, body: body)
    try #require(made.status == .created, "\(made.text)")
    return try #require(made.string("path"))
  }

  static func setBirth(_ browser: TestBrowser, _ person: TestPerson, _ birth: String = ProfileTests.birth) async throws {
    let changed = try await browser.send(
      .patch, Route.editProfile.path, headers: person.headers, body: #"{"birthData": \#(birth)}"#)
    try #require(changed.status == .ok, "\(changed.text)")
  }

  /// The identifiers of events.
  static func keys(_ response: TestResponse) -> [String] {
    response.text.replacing("\r\n ", with: "").split(whereSeparator: \.isNewline).filter { $0.hasPrefix("UID:") }.map(String.init)
  }

  @Test func itIsMadeFetchedAndKeptByWhoeverHasIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      try await Self.setBirth(browser, ada)
      let before = try await browser.get(Route.calendar.path, headers: ada.headers)
      #expect(before.value("active") as? Bool == false && before.value("madeAt") is NSNull)
      let path = try await Self.path(browser, ada)
      let state = try await browser.get(Route.calendar.path, headers: ada.headers)
      #expect(state.value("active") as? Bool == true && state.string("madeAt") == "2026-11-21T07:30:00Z")
      #expect(!state.text.contains("anc_") && state.value("quickTransits") as? Bool == false)
      let file = try await browser.get(path)
      #expect(file.status == .ok && file.headers[.contentType] == "text/calendar; charset=utf-8")
      #expect(Self.keys(file).count > 120 && file.text.contains("X-WR-CALNAME:The sky for Ada Lovelace\r\n"))
      let tag = try #require(file.headers[.eTag])
      let again = try await browser.get(path, headers: [.ifNoneMatch: tag])
      #expect(again.status == .notModified && again.text.isEmpty && again.headers[.eTag] == tag)
      let head = try await browser.send(.head, path)
      #expect(head.status == .ok && head.text.isEmpty && head.headers[.eTag] == tag)
      let packed = try await browser.get(path, headers: [.acceptEncoding: "gzip"])
      #expect(packed.headers[.contentEncoding] == "gzip" && packed.body.readableBytes * 3 < file.body.readableBytes)
    }
  }

  private static func there(_ zone: String, _ person: TestPerson) -> HTTPFields {
    var headers = person.headers
    headers[.timezone] = zone
    return headers
  }

  /// Sessions stand at the hours of the place where somebody is, whichever device says it; never at those of their birth.
  @Test func itTravelsWithItsOwner() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      try await Self.setBirth(browser, ada)
      let path = try await Self.path(browser, ada, #"{"practice": true}"#)
      func start() async throws -> String {
        let lines = try await browser.get(path).text.replacing("\r\n ", with: "").split(whereSeparator: \.isNewline)
        let place = try #require(lines.firstIndex { $0.hasPrefix("UID:") && $0.contains("align-2026-11-24-0") })
        return String(try #require(lines[place...].first { $0.hasPrefix("DTSTART") }))
      }
      #expect(try await start() == "DTSTART:20261124T080000Z")
      for (zone, hour) in [("Asia/Tokyo", "20261123T230000Z"), ("America/Los_Angeles", "20261124T160000Z")] {
        let asked = try await browser.get(Route.practiceCode.path, headers: Self.there(zone, ada))
        #expect(asked.status == .ok)
        #expect(try await start() == "DTSTART:\(hour)", "\(zone)")
      }
      // What somebody has chosen holds wherever their devices are.
      let chosen = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers, body: #"{"timezone": "Europe/Berlin"}"#)
      #expect(chosen.status == .ok, "\(chosen.text)")
      _ = try await browser.get(Route.practiceCode.path, headers: Self.there("Asia/Tokyo", ada))
      #expect(try await start() == "DTSTART:20261124T070000Z")
    }
  }

  @Test func choicesChangeWhatIsInIt() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      try await Self.setBirth(browser, ada)
      let missing = try await browser.send(.patch, Route.editCalendar.path, headers: ada.headers, body: #"{"moon": false}"#)
      #expect(missing.status == .notFound)
      let path = try await Self.path(browser, ada, #"{"moon": false, "stations": false, "lunations": false}"#)
      let slow = Self.keys(try await browser.get(path))
      #expect(!slow.isEmpty && slow.allSatisfy { $0.hasPrefix("UID:transit-") })
      let tag = try await browser.get(path).headers[.eTag]
      let changed = try await browser.send(
        .patch, Route.editCalendar.path, headers: ada.headers, body: #"{"moon": true, "transits": false}"#)
      #expect(changed.value("moon") as? Bool == true && changed.value("transits") as? Bool == false)
      let moons = try await browser.get(path, headers: [.ifNoneMatch: tag ?? ""])
      #expect(moons.status == .ok && Self.keys(moons).allSatisfy { $0.hasPrefix("UID:phase-") || $0.hasPrefix("UID:eclipse-") })
      let refused = try await browser.send(.patch, Route.editCalendar.path, headers: ada.headers, body: #"{"moon": "yes"}"#)
      #expect(refused.status == .badRequest && refused.string("field") == "moon")
    }
  }

  @Test func renewingEndsTheAddressAndKeepsTheEvents() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      try await Self.setBirth(browser, ada)
      let first = try await Self.path(browser, ada, #"{"quickTransits": true}"#)
      let before = Self.keys(try await browser.get(first))
      time.advance(by: 60)
      let second = try await Self.path(browser, ada)
      #expect(second != first)
      #expect(try await browser.get(first).status == .notFound)
      #expect(Self.keys(try await browser.get(second)) == before)
      #expect(try await browser.send(.delete, Route.revokeCalendar.path, headers: ada.headers).status == .ok)
      #expect(try await browser.send(.delete, Route.revokeCalendar.path, headers: ada.headers).status == .notFound)
      #expect(try await browser.get(second).status == .notFound)
      let third = try await Self.path(browser, ada, #"{"quickTransits": true}"#)
      #expect(Self.keys(try await browser.get(third)) == before)
      let log = try await browser.get(Route.securityLog.path, headers: ada.headers).text
      #expect(log.contains("calendarMade") && log.contains("calendarRevoked"))
    }
  }

  @Test func wrongAddressesLeadNowhereAndLookAlike() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let path = try await Self.path(browser, ada)
      let token = try #require(path.split(separator: "/").last?.dropLast(4))
      let flipped = token.dropLast() + (token.hasSuffix("A") ? "B" : "A")
      let wrong = [
        "/calendar/x", "/calendar/x.ics", "/calendar/.ics", "/calendar/\(token)", "/calendar/\(token).ICS",
        "/calendar/\(flipped).ics", "/calendar/\(token.lowercased()).ics", "/calendar/\(token)%00.ics",
        "/calendar/\(token).ics.ics",
        "/calendar/\(OpaqueToken(.calendar).text).ics", "/calendar/\(OpaqueToken(.session).text).ics",
        "/calendar/\(ada.accessToken).ics", "/calendar/" + String(repeating: "a", count: 3000) + ".ics",
        "/calendar/%F0%9F%8C%99.ics",
      ]
      var answers: Set<String> = []
      for address in wrong {
        let response = try await browser.get(address)
        #expect(response.status == .notFound, "\(address)")
        answers.insert((response.object["message"] ?? response.object["error"]) as? String ?? response.text)
        #expect(try await browser.send(.head, address).status == .notFound)
      }
      #expect(answers.count == 1)
      #expect(try await browser.get(path).status == .ok)
    }
  }

  @Test func itIsNobodyElses() async throws {
    let server = TestServer()
    try await server.run { browser in
      let ada = try await TestPerson(browser)
      let ben = try await TestPerson(browser, email: "ben@example.org", name: "Ben")
      try await Self.setBirth(browser, ada)
      let (one, other) = (try await Self.path(browser, ada), try await Self.path(browser, ben))
      // The same Moon, but no identifier in common, so that one program may show both.
      let (adas, bens) = (try await browser.get(one), try await browser.get(other))
      #expect(Set(Self.keys(adas)).isDisjoint(with: Self.keys(bens)) && bens.text.contains("The sky for Ben"))
      #expect(!adas.text.contains(ada.id))
      // Whoever is signed in as somebody else may read what they have the address of, and take nothing away.
      #expect(try await browser.get(one, headers: ben.headers).text == adas.text)
      #expect(try await browser.send(.delete, Route.revokeCalendar.path, headers: ben.headers).status == .ok)
      #expect(try await browser.get(one).status == .ok)
      #expect(try await browser.get(other).status == .notFound)
      for route in [Route.calendar, .renewCalendar, .editCalendar, .revokeCalendar] {
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        #expect(try await browser.send(method, route.path, body: method == .get ? nil : "{}").status == .unauthorized)
      }
      let key = try #require(try await ProgramKeyTests.make(browser, ada).string("key"))
      #expect(
        try await browser.send(.post, Route.renewCalendar.path, headers: [.authorization: "Bearer \(key)"]).status == .forbidden)
      let token = try #require(one.split(separator: "/").last?.prefix(20))
      #expect(!server.log.lines.contains { $0.contains(token) })
    }
  }

  @Test func itGoesWithItsAccount() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let path = try await Self.path(browser, ada)
      #expect(try await browser.get(path).status == .ok)
      let deleted = try await browser.send(
        .delete, Route.deleteAccount.path, headers: ada.headers, body: #"{"password": "\#(TestPerson.password)"}"#)
      #expect(deleted.status == .ok, "\(deleted.text)")
      #expect(try await browser.get(path).status == .notFound)
    }
  }

  @Test func namesCannotBreakItsLines() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let path = try await Self.path(browser, ada)
      let name = "A,da;\\ \r\nEND:VCALENDAR\n👩‍👩‍👧‍👦 שלום"
      let body = try JSONSerialization.data(withJSONObject: ["name": name])
      let changed = try await browser.send(
        .patch, Route.editProfile.path, headers: ada.headers, body: String(decoding: body, as: UTF8.self))
      #expect(changed.status == .ok)
      let text = try await browser.get(path).text
      #expect(text.components(separatedBy: "\r\nEND:VCALENDAR").count == 2)
      #expect(text.replacing("\r\n ", with: "").contains(#"X-WR-CALNAME:The sky for A\,da\;\\ \nEND:VCALENDAR\n👩‍👩‍👧‍👦 שלום"# + "\r\n"))
    }
  }

  /// The days of the person begin when theirs begin, and a new day makes a new calendar.
  @Test func theYearMovesOnWithTheDaysOfThePerson() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let path = try await Self.path(browser, ada, #"{"stations": false}"#)
      let tag = try #require(try await browser.get(path).headers[.eTag])
      time.advance(by: 3600)
      #expect(try await browser.get(path, headers: [.ifNoneMatch: tag]).status == .notModified)
      time.advance(by: 30 * 86_400)
      let later = try await browser.get(path, headers: [.ifNoneMatch: tag])
      #expect(later.status == .ok && !Self.keys(later).contains { $0.contains("-202610") })
    }
  }

  @Test func tooManyFetchesOfOneNetworkWait() async throws {
    try await TestServer(limits: .standard).run { browser in
      let ada = try await TestPerson(browser)
      let path = try await Self.path(browser, ada)
      var statuses: [Int: Int] = [:]
      // As many as are allowed come back one by one while the test runs.
      for index in 0..<6000 where statuses[429] == nil {
        let response = try await browser.get(index % 2 == 0 ? "/calendar/\(index).ics" : path)
        statuses[Int(response.status.code), default: 0] += 1
        if response.status == .tooManyRequests { #expect(response.headers[.retryAfter] != nil) }
      }
      #expect((statuses[200] ?? 0) >= 290 && (statuses[404] ?? 0) >= 290 && (statuses[429] ?? 0) >= 1)
    }
  }

  @Test func thePageMakesShowsOnceChangesAndTakesAway() async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      try await visitor.signUp()
      #expect(try await visitor.get("/profile").text.contains("href=\"/profile/calendar\""))
      let empty = try await visitor.get("/profile/calendar").text
      #expect(empty.contains("Make my calendar") && !empty.contains("webcal:"))
      let (at, made) = try await visitor.submitAndFollow("/profile/calendar", [("chosen", "yes"), ("moon", "yes")])
      #expect(at == "/profile/calendar?done=made")
      let path = try #require(made.text.firstMatch(of: /webcal:\/\/[^\/]*(\/calendar\/anc_[A-Za-z0-9_-]*\.ics)/)).output.1
      #expect(made.headers[.cacheControl]?.contains("no-transform") == true)
      let file = try await browser.get(String(path))
      #expect(
        !Self.keys(file).isEmpty && Self.keys(file).allSatisfy { $0.hasPrefix("UID:phase-") || $0.hasPrefix("UID:eclipse-") })
      let (_, saved) = try await visitor.submitAndFollow(
        "/profile/calendar/choices", [("chosen", "yes"), ("stations", "yes")])
      #expect(saved.text.contains("Calendar apps will pick it up"))
      #expect(
        Self.keys(try await browser.get(String(path))).allSatisfy { $0.hasPrefix("UID:station-") || $0.hasPrefix("UID:ingress-") }
      )
      // Another browser of the same person is not shown it.
      let other = TestVisitor(browser)
      _ = try await other.submit(
        "/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password), ("next", "")])
      let elsewhere = try await other.get("/profile/calendar").text
      #expect(elsewhere.contains("cannot show it again") && !elsewhere.contains("webcal:"))
      // A new address keeps the choices, and the one before is shown to nobody any more.
      _ = try await other.submitAndFollow("/profile/calendar")
      #expect(try await !visitor.get("/profile/calendar").text.contains("webcal:"))
      #expect(try await browser.get(String(path)).status == .notFound)
      let (_, revoked) = try await visitor.submitAndFollow("/profile/calendar/revoke")
      #expect(revoked.text.contains("leads nowhere now") && revoked.text.contains("Make my calendar"))
      let (_, none) = try await visitor.submitAndFollow("/profile/calendar/revoke")
      #expect(none.text.contains("There is no calendar anymore"))
    }
  }
}
