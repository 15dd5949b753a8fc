import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// A machine whose clock was wrong, and is set right: hours, or years, back.
@Suite struct ClockSetBackTests {
  /// What people do with an account, by an app and by a browser, on whatever day it is.
  private struct Doings: Sendable {
    let browser: TestBrowser
    let visitor: TestVisitor
    let round: Int

    func ask(
      _ person: TestPerson, _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil
    ) async throws -> TestResponse {
      var headers = person.headers
      if body != nil { headers[.contentType] = "application/json" }
      let response = try await browser.send(method, path, headers: headers, body: body)
      #expect(response.status.code < 500, "\(round) \(method) \(path) \(response.status) \(response.text.prefix(200))")
      return response
    }

    /// Everything that may be read with nothing but an address.
    func readEverything(_ person: TestPerson) async throws {
      for route in Route.all where route.method == .get && !route.path.contains("{") {
        if route.audience == .person {
          let page = try await visitor.get(route.path)
          #expect(page.status.code < 500, "\(round) \(route.path) \(page.status)")
        } else {
          _ = try await ask(person, .get, route.path)
        }
      }
    }

    /// Everything that writes, with what is made read, changed and taken away again.
    func writeEverything(_ person: TestPerson, password: String, next: String) async throws {
      _ = try await ask(person, .patch, Route.profile.path, #"{"birthData": \#(TestReader.birth), "name": "Ada \#(round)"}"#)
      _ = try await ask(person, .get, Route.ownReading.path + "?days=7")
      for path in [Route.personalizedHoroscope.path, Route.generateChart.path, Route.makeReport.path] {
        _ = try await ask(person, .post, path, #"{"birthData": \#(TestReader.birth)}"#)
      }
      let entry = try await ask(
        person, .post, Route.makeEntry.path,
        #"{"date": "2026-11-2\#(round % 10)", "entry_type": "horoscope_reading", "summary_viewed": "A day.", "categories_viewed": [], "time_spent_seconds": 9}"#
      )
      if let id = entry.string("id") ?? entry.string("entry_id") {
        _ = try await ask(person, .patch, Route.editEntry.path(id), #"{"reflection_text": "Later."}"#)
        _ = try await ask(person, .post, Route.noteLater.path(id), #"{"text": "Later still."}"#)
        _ = try await ask(person, .delete, Route.deleteEntry.path(id))
      }
      let bookmark = try await ask(
        person, .post, Route.makeBookmark.path, #"{"readingType": "daily", "title": "One", "content": "Two."}"#)
      #expect(bookmark.status.code < 300, "\(bookmark.text)")
      _ = try await ask(
        person, .post, Route.applyChanges.path,
        #"{"changes": [{"kind": "journalEntry", "id": "\#(SyncTests.id(round))", "data": {"text": "Rain."}}]}"#)
      let standing = try await ask(person, .get, Route.changes.path)
      for record in (standing.value("records") as? [[String: Any]] ?? []) where record["deleted"] as? Bool != true {
        guard let id = record["id"] as? String, let tag = record["changeTag"] as? String,
          record["kind"] as? String == "journalEntry"
        else { continue }
        let changed = try await ask(
          person, .post, Route.applyChanges.path,
          #"{"changes": [{"kind": "journalEntry", "id": "\#(id)", "baseTag": "\#(tag)", "data": {"text": "Sun \#(round)."}}]}"#)
        #expect((changed.value("results") as? [[String: Any]])?.first?["status"] as? String == "kept", "\(changed.text)")
      }
      let archive = try await ask(person, .get, Route.export.path)
      _ = try await ask(person, .post, Route.importRecords.path, archive.text)
      _ = try await ask(
        person, .post, Route.makeProgramKey.path,
        #"{"name": "script \#(round)", "scopes": ["profile"], "password": "\#(password)"}"#)
      let changed = try await ask(
        person, .post, Route.changePassword.path, #"{"currentPassword": "\#(password)", "newPassword": "\#(next)"}"#)
      #expect(changed.status == .ok, "\(round) \(changed.text)")
      let refreshed = try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(person.refreshToken)"}"#)
      #expect(refreshed.status == .ok, "\(round) \(refreshed.text)")
      let again = try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "\#(next)"}"#)
      #expect(again.status == .ok, "\(round) \(again.text)")
    }
  }

  @Test(arguments: [6.0 * 3600, 1_795_246_200.0])
  func nothingBreaksWhenTheClockIsSetBack(by seconds: Double) async throws {
    let clock = ManualClock(TestServer.now)
    let server = TestServer(clock: clock.clock)
    try await server.run { browser in
      let visitor = TestVisitor(browser)
      let ada = try await TestPerson(browser)
      try await visitor.signUp("bob@example.org")
      let before = Doings(browser: browser, visitor: visitor, round: 1)
      try await before.writeEverything(ada, password: TestPerson.password, next: "over the old wall")
      let tablet = try await TestPerson(
        browser, try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "over the old wall"}"#))
      clock.advance(by: -seconds)
      let after = Doings(browser: browser, visitor: visitor, round: 2)
      try await after.readEverything(tablet)
      try await after.writeEverything(tablet, password: "over the old wall", next: "under the pear tree")
      clock.advance(by: seconds)
      let later = try await browser.post(
        Route.signIn.path, #"{"email": "ada@example.org", "password": "under the pear tree"}"#)
      #expect(later.status == .ok, "\(later.text)")
    }
    #expect(server.log.lines.filter { $0.hasPrefix("error") }.isEmpty, "\(server.log.lines.filter { $0.hasPrefix("error") })")
  }

  @Test func aProofDoesNotStayFreshForLonger() async throws {
    let clock = ManualClock(TestServer.now)
    try await TestServer(clock: clock.clock).run { browser in
      let ada = try await TestPerson(browser)
      func makeKey() async throws -> TestResponse {
        try await browser.post(Route.makeProgramKey.path, #"{"name": "script", "scopes": ["profile"]}"#, headers: ada.headers)
      }
      #expect(try await makeKey().status == .created)
      // A second or two is what machines correct every day.
      clock.advance(by: -2)
      #expect(try await makeKey().status == .created)
      clock.advance(by: -2 * 3600)
      #expect(try await makeKey().code == "FRESH_SIGN_IN_REQUIRED")
    }
  }
}
