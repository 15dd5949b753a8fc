import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Testing

@testable import Server
@testable import Wire

/// Making an account at a browser with an invitation and somebody who vouches.
@Suite struct InvitedSignUpTests {
  private static let crossSite: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site", .origin: TestIssuer.address]
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path

  private var invitations: Invitations { Invitations(.folder(folder)) }
  private var now: Int64 { Int64(TestServer.now.unixSeconds) }

  private func invite() throws -> String {
    let code = OpaqueToken(.invitation)
    try invitations.make(code.hash, expiresAt: now + 86_400)
    return code.text
  }

  private func run(
    _ kind: IdentityProvider.Kind = .google, _ test: @escaping @Sendable (TestIssuer, TestBrowser) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let issuer = TestIssuer()
    try await issuer.serve(kind) { provider in
      var server = TestServer(providers: [provider])
      server.registration = .invite
      server.storage = .folder(folder)
      try await server.run { browser in try await test(issuer, browser) }
    }
  }

  /// Leaves from the form for a new account, and gives what the provider is asked.
  private func leave(_ visitor: TestVisitor, code: String, to provider: String = "google") async throws -> [String: String] {
    let left = try await visitor.submit("/sign-up/\(provider)", [("invitation", code), ("next", "/journal"), ("email", "")])
    try #require(left.status == .ok, "\(left.text)")
    let refresh = try #require(left.headers[HTTPField.Name("Refresh")!])
    try #require(refresh.hasPrefix("0; url=\(TestIssuer.address)/authorize?"))
    #expect(!left.text.contains(code) && !refresh.contains(code), "the code stands in no address and on no page")
    #expect(left.text.contains("href=\"\(TestIssuer.address)/authorize?") && left.headers[.cacheControl] == "no-store")
    let items = URLComponents(string: String(refresh.dropFirst("0; url=".count)))?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
  }

  /// Comes back as somebody.
  private func comeBack(
    _ visitor: TestVisitor, _ asked: [String: String], as subject: String, _ issuer: TestIssuer, from provider: String = "google"
  ) async throws -> TestResponse {
    let token = try await issuer.token(TestIssuer.Payload(sub: subject, nonce: asked["nonce"]))
    return try await visitor.submit(
      "/sign-in/\(provider)/callback", [("state", asked["state"] ?? ""), ("id_token", token), ("code", "x")],
      headers: Self.crossSite)
  }

  @Test(arguments: [IdentityProvider.Kind.google, .apple]) func theCodeTravelsThereAndBack(_ kind: IdentityProvider.Kind)
    async throws
  {
    try await run(kind) { issuer, browser in
      let ada = TestVisitor(browser)
      let form = try await ada.get("/sign-up").text
      #expect(form.contains("formaction=\"/sign-up/\(kind.rawValue)\"") && form.contains("id=\"account-form\""))
      let code = try invite()
      let asked = try await leave(ada, code: code, to: kind.rawValue)
      // Nothing is used up by leaving.
      #expect(invitations.count(now: now) == 1)
      let back = try await comeBack(ada, asked, as: "001", issuer, from: kind.rawValue)
      #expect(back.status == .seeOther && back.headers[.location] == "/journal", "\(back.text)")
      #expect(ada.cookies.keys.sorted() == ["astronova", "astronova-known"])
      #expect(invitations.count(now: now) == 0)
      // Once.
      let again = try await TestVisitor(browser).submit("/sign-up/\(kind.rawValue)", [("invitation", code)])
      #expect(again.status == .unprocessableContent)
    }
  }

  @Test func theCodeIsLookedAtBeforeOneLeaves() async throws {
    try await run { _, browser in
      let eve = TestVisitor(browser)
      for (code, words) in [("", "is missing"), ("ani_wrong", "is not good")] {
        let refused = try await eve.submit("/sign-up/google", [("invitation", code), ("chart", ""), ("next", "/journal")])
        #expect(refused.status == .unprocessableContent && refused.headers[HTTPField.Name("Refresh")!] == nil)
        #expect(refused.text.contains("id=\"invitation-problem\">The invitation \(words)"), "\(refused.text)")
        #expect(refused.text.contains("value=\"/journal\"") && refused.text.contains("formaction=\"/sign-up/google\""))
      }
      #expect(
        try await eve.submit("/sign-up/google", [("invitation", try invite())], headers: Self.crossSite).status == .forbidden)
      #expect(try await eve.submit("/sign-up/myspace", [("invitation", try invite())]).status == .notFound)
    }
  }

  @Test func aCodeThatWasUsedMeanwhileIsAskedForAgain() async throws {
    try await run { issuer, browser in
      let (ada, bob) = (TestVisitor(browser), TestVisitor(browser))
      let code = try invite()
      let (first, second) = (try await leave(ada, code: code), try await leave(bob, code: code))
      #expect(try await comeBack(ada, first, as: "001", issuer).status == .seeOther)
      let late = try await comeBack(bob, second, as: "002", issuer)
      #expect(late.status == .unprocessableContent && late.text.contains("id=\"invitation-problem\">The invitation is not good"))
      #expect(late.text.contains("value=\"/journal\"") && bob.cookies["astronova"] == nil)
      // With another one it goes on from there.
      #expect(try await comeBack(bob, try await leave(bob, code: try invite()), as: "002", issuer).status == .seeOther)
    }
  }

  @Test func ofSixWhoComeBackAtOnceOneHasAnAccount() async throws {
    try await run { issuer, browser in
      let code = try invite()
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for index in 0..<6 {
          group.addTask {
            let visitor = TestVisitor(browser)
            let asked = try await leave(visitor, code: code)
            return try await comeBack(visitor, asked, as: "00\(index)", issuer).status.code
          }
        }
        return try await group.reduce(into: [Int]()) { $0.append($1) }
      }
      #expect(statuses.filter { $0 == 303 }.count == 1 && statuses.filter { $0 == 422 }.count == 5, "\(statuses)")
    }
  }

  @Test func whoeverHasAnAccountNeedsNoCodeAndUsesNoneUp() async throws {
    try await run { issuer, browser in
      let ada = TestVisitor(browser)
      #expect(try await comeBack(ada, try await leave(ada, code: try invite()), as: "001", issuer).status == .seeOther)
      let other = TestVisitor(browser)
      let location = try #require(try await other.get("/sign-in/google").headers[.location])
      let items = URLComponents(string: location)?.queryItems ?? []
      let asked = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
      #expect(try await comeBack(other, asked, as: "001", issuer).status == .seeOther)
      let code = try invite()
      let third = TestVisitor(browser)
      #expect(try await comeBack(third, try await leave(third, code: code), as: "001", issuer).status == .seeOther)
      #expect(invitations.count(now: now) == 1)
    }
  }

  /// Whoever declines at the provider, or has nothing to show, has lost neither the code nor what was typed.
  @Test func whoeverDeclinesKeepsTheCode() async throws {
    try await run { _, browser in
      let ada = TestVisitor(browser)
      let code = try invite()
      let asked = try await leave(ada, code: code)
      let back = try await ada.submit(
        "/sign-in/google/callback", [("state", asked["state"] ?? ""), ("error", "access_denied")], headers: Self.crossSite)
      #expect(back.status == .unprocessableContent && back.text.contains("Google did not sign you in"))
      #expect(back.text.contains("value=\"\(code)\"") && invitations.count(now: now) == 1)
    }
  }

  /// A process that ended after the account was made and before the file was removed: the code is used all the same.
  @Test func aCodeThatWasUsedBeforeTheServerDiedIsNotGood() async throws {
    let code = OpaqueToken(.invitation)
    let store = try DataStore(.folder(folder))
    try invitations.make(code.hash, expiresAt: now + 86_400)
    let account = Account(id: UUIDv7.generate(microseconds: 1), role: .member, createdAt: 1)
    let way = Credential(
      id: UUIDv7.generate(microseconds: 1), accountID: account.id, kind: .google, subject: "001", email: nil, secret: nil,
      createdAt: 1)
    let found = try #require(invitations.find(code.hash, now: now))
    #expect(try await store.accounts.create(account, with: way, using: found) == .made)
    try await store.close()
    try await run { issuer, browser in
      let refused = try await TestVisitor(browser).submit("/sign-up/google", [("invitation", code.text)])
      #expect(refused.status == .unprocessableContent && refused.text.contains("The invitation is not good"))
      #expect(invitations.count(now: now) == 0)
      let ada = TestVisitor(browser)
      #expect(try await comeBack(ada, try await leave(ada, code: try invite()), as: "001", issuer).status == .seeOther)
    }
  }
}
