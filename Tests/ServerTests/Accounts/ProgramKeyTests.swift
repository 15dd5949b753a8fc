import Companion
import Foundation
import HTTPTypes
import HummingbirdTesting
import Store
import Testing

@testable import Server
@testable import Wire

@Suite struct ProgramKeyTests {
  static func make(_ browser: TestBrowser, _ ada: TestPerson, _ body: String = #"{"name": "script"}"#) async throws
    -> TestResponse
  {
    try await browser.post(Route.makeProgramKey.path, body, headers: ada.headers)
  }

  static func count(_ browser: TestBrowser, _ ada: TestPerson) async throws -> Int? {
    (try await browser.get(Route.programKeys.path, headers: ada.headers).value("keys") as? [Any])?.count
  }

  @Test func aKeyNeedsAFreshProofAndEnds() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let made = try await Self.make(browser, ada)
      #expect(made.status == .created && made.string("expiresAt") == "2027-02-19T07:30:00Z")
      time.advance(by: 601)
      let stale = try await Self.make(browser, ada)
      #expect(stale.status == .forbidden && stale.code == "FRESH_SIGN_IN_REQUIRED")
      #expect(try await Self.make(browser, ada, #"{"name": "x", "password": "a wild guess"}"#).code == "INVALID_CREDENTIALS")
      let proven = try await Self.make(
        browser, ada, #"{"name": "x", "expiresInDays": 365, "password": "\#(TestPerson.password)"}"#)
      #expect(proven.status == .created && proven.string("expiresAt") == "2027-11-21T07:40:01Z")
      for days in [0, 366, 3650] {
        let refused = try await Self.make(browser, ada, #"{"name": "x", "expiresInDays": \#(days)}"#)
        #expect(refused.status == .badRequest && refused.string("field") == "expiresInDays")
      }
    }
  }

  @Test func aKeyOpensNothingAfterItsEnd() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let headers: HTTPFields = [.authorization: "Bearer \(try #require(try await Self.make(browser, ada).string("key")))"]
      time.advance(by: 90 * 86_400 - 1)
      #expect(try await browser.get(Route.profile.path, headers: headers).status == .ok)
      time.advance(by: 1)
      #expect(try await browser.get(Route.profile.path, headers: headers).status == .unauthorized)
    }
  }

  @Test(arguments: [true, false])
  func keysGoWithThePasswordUnlessTheyAreKept(_ keeps: Bool) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let headers: HTTPFields = [.authorization: "Bearer \(try #require(try await Self.make(browser, ada).string("key")))"]
      let kept = keeps ? #", "keepKeys": true"# : ""
      let changed = try await browser.post(
        Route.changePassword.path,
        #"{"currentPassword": "\#(TestPerson.password)", "newPassword": "over the old wall"\#(kept)}"#, headers: ada.headers)
      #expect(changed.status == .ok)
      #expect(try await browser.get(Route.profile.path, headers: headers).status == (keeps ? .ok : .unauthorized))
      let log = try await browser.get(Route.securityLog.path, headers: ada.headers).text
      #expect(log.contains("apiKeysDeleted") == !keeps)
    }
  }

  @Test(arguments: [("", 0), ("?keepKeys=false", 0), ("?keepKeys=true", 1)])
  func keysGoWithAllOtherDevicesUnlessTheyAreKept(_ query: String, _ left: Int) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await Self.make(browser, ada)
      #expect(
        try await browser.send(.delete, Route.signOutOthers.path + "?keepKeys=maybe", headers: ada.headers).status == .badRequest)
      #expect(try await browser.send(.delete, Route.signOutOthers.path + query, headers: ada.headers).status == .ok)
      #expect(try await Self.count(browser, ada) == left)
    }
  }

  @Test func aKeyForRecordsReadsNoBirth() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let body = #"{"birthData": \#(ProfileTests.birth)}"#
      #expect(try await browser.post(Route.makeReport.path, body, headers: ada.headers).status.code < 300)
      #expect(try await browser.post(Route.generateChart.path, body, headers: ada.headers).status == .ok)
      #expect(try await browser.post(Route.makeEntry.path, #"{"text": "Rain."}"#, headers: ada.headers).status.code < 300)
      for (scopes, seesBirths) in [(#"["records"]"#, false), (#"["records", "profile"]"#, true)] {
        let made = try await Self.make(browser, ada, #"{"name": "s", "scopes": \#(scopes)}"#)
        let headers: HTTPFields = [.authorization: "Bearer \(try #require(made.string("key")))"]
        let text = try await browser.get(Route.changes.path, headers: headers).text
        #expect(text.contains("Rain.") && text.contains("birthData") == seesBirths && text.contains("\"report\"") == seesBirths)
      }
    }
  }

  /// Pages that everybody may see ask for no scope, so a key makes nobody of a visitor there.
  @Test(arguments: ["records", "profile"])
  func aKeyIsNobodyOnOpenPages(_ scope: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser, name: "Zenobia")
      let born = try await browser.send(
        .patch, Route.profile.path, headers: ada.headers, body: #"{"birthData": \#(ProfileTests.birth)}"#)
      #expect(born.status == .ok, "\(born.text)")
      let made = try await Self.make(browser, ada, #"{"name": "s", "scopes": ["\#(scope)"]}"#)
      let key: HTTPFields = [.authorization: "Bearer \(try #require(made.string("key")))", .accept: "text/html"]
      for path in ["/today", "/chapters", "/chart", "/align", "/tarot", "/reports"] {
        let page = try await browser.get(path, headers: key)
        #expect(page.status == .ok && !page.text.contains("Zenobia"), "\(path) \(page.status)")
      }
      let words = try await browser.get("/chart/own/words", headers: key)
      #expect(words.status == .notFound && !words.text.contains("Zenobia"))
      // One that is for people says why it does not open, and not whose key it is.
      let profile = try await browser.get("/profile", headers: key)
      #expect(profile.status == .forbidden && !profile.text.contains("Zenobia"))
      let kept = try await browser.submit("/collect/insight/new", [("text", "From a key.")], headers: key)
      #expect(kept.headers[.location]?.hasPrefix("/sign-in?next=") == true)
      #expect(try await !browser.get(Route.practiceInsights.path, headers: ada.headers).text.contains("From a key."))
    }
  }

  /// A kind that carries a birth says so; this is what each kind's payload is.
  @Test func everyKindThatHoldsABirthNeedsTheScope() {
    #expect(Set(RecordKind.allCases.filter(\.carriesBirth)) == [.profile, .chart, .kundaliMatch, .report])
  }

  @Test func thePageShowsKeysAndTakesThemAway() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let visitor = TestVisitor(browser)
      try await visitor.signUp()
      #expect(try await !visitor.get("/profile").text.contains("Keys for programs"))
      let ada = try await TestPerson(
        browser, try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "under the pear tree"}"#))
      let made = try await Self.make(browser, ada, #"{"name": "My <script>", "scopes": ["records"]}"#)
      let (id, key) = (try #require(made.string("id")), try #require(made.string("key")))
      let page = try await visitor.get("/profile").text
      #expect(page.contains("Keys for programs") && page.contains("My &lt;script&gt;") && !page.contains(key))
      #expect(page.contains("Never used, ends 19 Feb") && page.contains("no births") && page.contains("name=\"keep_keys\""))
      _ = try await browser.get(Route.changes.path, headers: [.authorization: "Bearer \(key)"])
      #expect(try await visitor.get("/profile").text.contains("Last used Sat 21 Nov"))
      #expect(try await visitor.get("/profile/password").text.contains("Keep my key for a program"))
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      #expect(try await bob.submit("/profile/keys/\(id)/delete").status == .notFound)
      let gone = try await visitor.submitAndFollow("/profile/keys/\(id)/delete")
      #expect(gone.path == "/profile?done=key" && !gone.page.text.contains("My &lt;script"))
      #expect(try await !visitor.get("/profile/password").text.contains("keep_keys"))
    }
  }

  @Test(arguments: [true, false])
  func theFormAsksWhetherTheyStay(_ keeps: Bool) async throws {
    try await TestServer().run { browser in
      let visitor = TestVisitor(browser)
      try await visitor.signUp()
      let ada = try await TestPerson(
        browser, try await browser.post(Route.signIn.path, #"{"email": "ada@example.org", "password": "under the pear tree"}"#))
      let made = try await Self.make(browser, ada)
      let headers: HTTPFields = [.authorization: "Bearer \(try #require(made.string("key")))"]
      let choice = keeps ? [("keep_keys", "yes")] : []
      let wrong = try await visitor.submit(
        "/profile/password", [("current", "a wild guess"), ("password", "over the old wall")] + choice)
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("value=\"yes\" checked") == keeps)
      let done = try await visitor.submitAndFollow(
        "/profile/password", [("current", TestVisitor.password), ("password", "over the old wall")] + choice)
      #expect(done.path == "/profile?done=\(keeps ? "password" : "password-keys")")
      #expect(try await browser.get(Route.profile.path, headers: headers).status == (keeps ? .ok : .unauthorized))
    }
  }
}
