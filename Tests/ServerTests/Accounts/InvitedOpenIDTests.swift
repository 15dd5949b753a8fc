import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Synchronization
import Testing

@testable import Server

/// Making an account at a browser with an invitation and any OpenID provider, which brings a code instead of a token.
@Suite struct InvitedOpenIDTests {
  private static let crossSite: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path
  private let login = TestOpenIDProvider()

  private var invitations: Invitations { Invitations(.folder(folder)) }
  private var now: Int64 { Int64(TestServer.now.unixSeconds) }

  private func invite() throws -> String {
    let code = OpaqueToken(.invitation)
    try invitations.make(code.hash, expiresAt: now + 86_400)
    return code.text
  }

  private func server(_ provider: IdentityProvider, _ registration: Registration = .invite) -> TestServer {
    var server = TestServer(providers: [provider])
    server.registration = registration
    server.storage = .folder(folder)
    return server
  }

  private func run(_ test: @escaping @Sendable (TestBrowser) async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await login.serve { provider in try await server(provider).run(test) }
  }

  /// Leaves from the form for a new account, and gives what the provider is asked, and by whom it is said to be asked.
  private func leave(_ visitor: TestVisitor, code: String) async throws -> [String: String] {
    let left = try await visitor.submit("/sign-up/openid", [("invitation", code), ("next", "/journal"), ("chart", "")])
    try #require(left.status == .ok, "\(left.text)")
    let refresh = try #require(left.headers[HTTPField.Name("Refresh")!])
    #expect(!left.text.contains(code) && !refresh.contains(code), "the code stands in no address and on no page")
    #expect(
      left.text.contains("<h1 class=\"t1\" id=\"heading\">Taking you to Maison Étoile</h1>") && left.headers[.location] == nil)
    let parts = try #require(URLComponents(string: String(refresh.dropFirst("0; url=".count))))
    var asked = Dictionary(uniqueKeysWithValues: (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") })
    #expect(parts.path == "/authorize" && asked["code_challenge"]?.count == 43)
    asked["issuer"] = "http://localhost:\(parts.port ?? 0)"
    return asked
  }

  private func comeBack(_ visitor: TestVisitor, _ fields: [String: String]) async throws -> TestResponse {
    var parts = URLComponents()
    parts.path = "/sign-in/openid/callback"
    parts.queryItems = fields.map { URLQueryItem(name: $0.key, value: $0.value) }
    return try await visitor.get(try #require(parts.string), headers: Self.crossSite)
  }

  private func admit(_ asked: [String: String], as subject: String) -> [String: String] {
    login.admit(asked) { $0.sub = subject }
  }

  @Test func theCodeTravelsThereAndBackAndIsGoodOnce() async throws {
    try await run { browser in
      let ada = TestVisitor(browser)
      #expect(try await ada.get("/sign-up").text.contains("formaction=\"/sign-up/openid\" formnovalidate>Continue with Maison"))
      let code = try invite()
      let back = try await comeBack(ada, admit(try await leave(ada, code: code), as: "1"))
      #expect(back.status == .seeOther && back.headers[.location] == "/journal", "\(back.text)")
      #expect(ada.cookies.keys.sorted() == ["astronova", "astronova-known"] && invitations.count(now: now) == 0)
      #expect(try await ada.get("/profile").text.contains("Maison Étoile"))
      // Used, mistyped or left out: nobody is sent away with it, and what was typed stands in the form.
      for (code, words) in [(code, "is not good"), ("ani_wrong", "is not good"), ("", "is missing")] {
        let eve = TestVisitor(browser)
        let refused = try await eve.submit("/sign-up/openid", [("invitation", code), ("next", "/journal")])
        #expect(
          refused.status == .unprocessableContent && refused.headers[HTTPField.Name("Refresh")!] == nil && eve.cookies.isEmpty)
        #expect(refused.text.contains("id=\"invitation-problem\">The invitation \(words)"), "\(refused.text)")
        #expect(refused.text.contains("value=\"\(code)\"") && refused.text.contains("value=\"/journal\""))
      }
    }
  }

  @Test func aCodeThatWasUsedMeanwhileIsAskedForAgain() async throws {
    try await run { browser in
      let (ada, bob) = (TestVisitor(browser), TestVisitor(browser))
      let code = try invite()
      let (first, second) = (try await leave(ada, code: code), try await leave(bob, code: code))
      #expect(try await comeBack(ada, admit(first, as: "1")).status == .seeOther)
      let late = try await comeBack(bob, admit(second, as: "2"))
      #expect(late.status == .unprocessableContent && late.text.contains("id=\"invitation-problem\">The invitation is not good"))
      #expect(bob.cookies.isEmpty)
      #expect(try await comeBack(bob, admit(try await leave(bob, code: try invite()), as: "2")).status == .seeOther)
    }
  }

  /// What a provider gave one browser is worth nothing in another, and costs neither of them their invitation.
  @Test func whatBelongsToSomebodyElsesAttemptMakesNoAccount() async throws {
    try await run { browser in
      let (ada, eve) = (TestVisitor(browser), TestVisitor(browser))
      let hers = admit(try await leave(ada, code: try invite()), as: "1")
      // The whole answer: its state is not that of this browser, and the provider is not even asked.
      _ = try await leave(eve, code: try invite())
      let whole = try await comeBack(eve, hers)
      #expect(whole.status == .unprocessableContent && whole.text.contains("did not begin here"))
      #expect(eve.cookies.isEmpty && login.exchanges.withLock { $0 } == 0)
      #expect(try await comeBack(ada, hers).status == .seeOther)
      // The code alone, under one's own state: the proof is with the other browser.
      let (bob, mallory) = (TestVisitor(browser), TestVisitor(browser))
      let his = admit(try await leave(bob, code: try invite()), as: "2")
      let own = try await leave(mallory, code: try invite())
      let stolen = try await comeBack(mallory, ["code": his["code"] ?? "", "state": own["state"] ?? ""])
      #expect(stolen.status == .unprocessableContent && stolen.text.contains("could not be verified"), "\(stolen.text)")
      #expect(mallory.cookies.isEmpty && invitations.count(now: now) == 3)
    }
  }

  @Test func whoeverIsRefusedThereKeepsTheCode() async throws {
    try await run { browser in
      let ada = TestVisitor(browser)
      let code = try invite()
      let asked = try await leave(ada, code: code)
      let back = try await comeBack(ada, ["error": "access_denied", "state": asked["state"] ?? ""])
      #expect(
        back.status == .unprocessableContent && back.text.contains("Maison Étoile did not sign you in. Nothing was changed."))
      #expect(back.text.contains("value=\"\(code)\"") && back.text.contains("formaction=\"/sign-up/openid\""))
      #expect(ada.cookies.isEmpty && invitations.count(now: now) == 1)
      #expect(try await comeBack(ada, admit(try await leave(ada, code: code), as: "1")).status == .seeOther)
    }
  }

  /// The button that leads back in a browser, after the account was made: the same answer comes a second time.
  @Test func theSameAnswerASecondTimeChangesNothing() async throws {
    try await run { browser in
      let ada = TestVisitor(browser)
      let asked = try await leave(ada, code: try invite())
      let attempt = ada.cookies
      let answer = admit(asked, as: "1")
      #expect(try await comeBack(ada, answer).status == .seeOther)
      let session = ada.cookies["astronova"]
      let again = try await comeBack(ada, answer)
      #expect(
        again.status == .unprocessableContent && again.text.contains("did not begin here") && ada.cookies["astronova"] == session)
      // With a copy of the attempt the provider is asked again, and says that this code was used.
      let copy = TestVisitor(browser)
      for (name, value) in attempt { copy.plant(name, value) }
      let replayed = try await comeBack(copy, answer)
      #expect(replayed.status == .unprocessableContent && replayed.text.contains("could not be verified"), "\(replayed.text)")
      #expect(copy.cookies["astronova"] == nil && login.exchanges.withLock { $0 } == 2)
      #expect(try await ada.get("/profile").status == .ok)
    }
  }

  /// Closed before somebody leaves, and closed while they are away.
  @Test func whereRegistrationIsClosedNobodyIsLedAwayAndNobodyComesBackWithAnAccount() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await login.serve { provider in
      let jar = CookieJar()
      let code = try invite()
      try await server(provider).run { browser in
        let ada = TestVisitor(browser)
        await jar.keep(try await leave(ada, code: code), ada.cookies)
      }
      try await server(provider, .closed).run { browser in
        let ada = TestVisitor(browser)
        for (name, value) in await jar.cookies { ada.plant(name, value) }
        let back = try await comeBack(ada, admit(await jar.asked, as: "1"))
        #expect(
          back.status == .unprocessableContent
            && back.text.contains("and this server is not opening new ones. Nothing was changed."))
        #expect(!back.text.contains("/sign-up/openid") && ada.cookies.isEmpty && invitations.count(now: now) == 1)
        let refused = try await ada.submit("/sign-up/openid", [("invitation", code)])
        #expect(refused.status == .forbidden && refused.headers[HTTPField.Name("Refresh")!] == nil, "\(refused.text)")
        #expect(refused.text.contains("This server is not opening new accounts."), "\(refused.text)")
        #expect(!(try await ada.get("/sign-up").text.contains("/sign-up/openid")))
      }
    }
  }

  @Test func aProviderThatDoesNotAnswerKeepsWhatWasTyped() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Nothing listens at port 1.
    var server = server(.openID(issuer: "http://127.0.0.1:1", clients: ["c"], name: "Maison Étoile"))
    server.providerPatience = .milliseconds(100)
    try await server.run { browser in
      let ada = TestVisitor(browser)
      let code = try invite()
      let page = try await ada.submit("/sign-up/openid", [("invitation", code), ("next", "/journal")])
      #expect(page.status == .serviceUnavailable && page.text.contains("Maison Étoile cannot be reached at the moment"))
      #expect(
        page.text.contains("value=\"\(code)\"") && page.text.contains("value=\"/journal\"") && invitations.count(now: now) == 1)
    }
  }

  /// What a browser keeps while the server is started anew.
  private actor CookieJar {
    private(set) var asked: [String: String] = [:]
    private(set) var cookies: [String: String] = [:]

    func keep(_ asked: [String: String], _ cookies: [String: String]) { (self.asked, self.cookies) = (asked, cookies) }
  }
}
