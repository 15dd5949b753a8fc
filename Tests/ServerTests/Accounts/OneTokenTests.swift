import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// The first Astronova app: Apple's token without the nonce, one token kept, no refresh token.
@Suite struct OneTokenTests {
  private static let day = 86_400.0

  /// What the app sends. Apple's token has a nonce that no field answers.
  private static func signIn(
    _ browser: TestBrowser, _ issuer: TestIssuer, _ payload: TestIssuer.Payload = .init(nonce: "kept by nobody"),
    user: String = "001.abc"
  ) async throws -> TestResponse {
    let token = try await issuer.token(payload)
    return try await browser.post(
      Route.signInWithApple.path,
      #"{"idToken": "\#(token)", "userIdentifier": "\#(user)", "email": "ada@example.org", "firstName": "Ada"}"#)
  }

  private static func bearer(_ response: TestResponse) throws -> HTTPFields {
    [.authorization: "Bearer \(try #require(response.string("jwtToken"), "\(response.text)"))"]
  }

  private func run(
    _ issuer: TestIssuer, _ clock: ManualClock = ManualClock(TestServer.now),
    _ test: @escaping @Sendable (TestBrowser) async throws -> Void
  ) async throws {
    try await issuer.serve(.apple) { provider in
      try await TestServer(clock: clock.clock, providers: [provider]).run(test)
    }
  }

  @Test func oneTokenIsGoodForThirtyDays() async throws {
    let (issuer, time) = (TestIssuer(), ManualClock(TestServer.now))
    try await run(issuer, time) { browser in
      let answer = try await Self.signIn(browser, issuer)
      #expect(answer.status == .created, "\(answer.text)")
      #expect(answer.string("expiresAt") == "2026-12-21T07:30:00Z" && answer.string("user.firstName") == "Ada")
      #expect(answer.object["refreshToken"] == nil && answer.object["refreshExpiresAt"] == nil)
      let headers = try Self.bearer(answer)
      time.advance(by: 30 * Self.day - 1)
      #expect(try await browser.get(Route.validateSignIn.path, headers: headers).status == .ok)
      time.advance(by: 1)
      let late = try await browser.get(Route.validateSignIn.path, headers: headers)
      #expect(late.status == .unauthorized && late.text.contains("expired"))
    }
  }

  @Test func anAppWithANonceKeepsItsShortTokens() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      let token = try await issuer.token(TestIssuer.Payload(nonce: "n"))
      let answer = try await browser.post(
        Route.signInWithApple.path, #"{"idToken": "\#(token)", "rawNonce": "n", "userIdentifier": "001.abc"}"#)
      #expect(answer.status == .created && answer.string("refreshToken") != nil)
      #expect(answer.string("expiresAt") == "2026-11-21T07:45:00Z")
      // Under the other name of the token the nonce is needed as before.
      let other = try await issuer.token(TestIssuer.Payload(exp: 1_795_246_501, nonce: "n"))
      let refused = try await browser.post(
        Route.signInWithApple.path, #"{"identityToken": "\#(other)", "userIdentifier": "001.abc"}"#)
      #expect(refused.status == .unauthorized)
    }
  }

  @Test(arguments: [
    ("somebody else", 0, "001.abd"), ("too old", -601, "001.abc"), ("from the future", 61, "001.abc"), ("nobody", 0, ""),
  ])
  func onlyAFreshTokenOfThatPersonIsTaken(_ name: String, _ age: Int, _ user: String) async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      let payload = TestIssuer.Payload(iat: 1_795_246_200 + age, nonce: "x")
      let refused = try await Self.signIn(browser, issuer, payload, user: user)
      #expect(refused.status == .unauthorized && refused.code == "INVALID_TOKEN", "\(name): \(refused.text)")
      let oldest = TestIssuer.Payload(iat: 1_795_246_200 - 600, nonce: "x")
      #expect(try await Self.signIn(browser, issuer, oldest).status == .created)
    }
  }

  @Test func eachTokenSignsInOnce() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      let token = try await issuer.token(TestIssuer.Payload(nonce: "n"))
      let body = #"{"idToken": "\#(token)", "userIdentifier": "001.abc"}"#
      let answers = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
        for _ in 0..<8 { group.addTask { try await browser.post(Route.signInWithApple.path, body).status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.filter { $0 != .unauthorized }.count == 1)
      // A token that another app has used with its nonce is no key for whoever has seen it.
      let seen = try await issuer.token(TestIssuer.Payload(exp: 1_795_246_501, nonce: "n"))
      #expect(
        try await browser.post(Route.signInWithApple.path, #"{"identityToken": "\#(seen)", "rawNonce": "n"}"#).status == .ok)
      let copied = try await browser.post(
        Route.signInWithApple.path, #"{"idToken": "\#(seen)", "userIdentifier": "001.abc"}"#)
      #expect(copied.status == .unauthorized && copied.text.contains("used already"))
    }
  }

  @Test func theTokenAloneRenewsItself() async throws {
    let (issuer, time) = (TestIssuer(), ManualClock(TestServer.now))
    try await run(issuer, time) { browser in
      let first = try Self.bearer(try await Self.signIn(browser, issuer))
      time.advance(by: 20 * Self.day)
      let renewed = try await browser.send(.post, Route.refreshSignIn.path, headers: first)
      #expect(renewed.status == .ok && renewed.string("expiresAt") == "2027-01-10T07:30:00Z", "\(renewed.text)")
      #expect(renewed.object["refreshToken"] == nil)
      time.advance(by: 29 * Self.day)
      #expect(try await browser.get(Route.validateSignIn.path, headers: Self.bearer(renewed)).status == .ok)
      #expect(try await browser.send(.post, Route.refreshSignIn.path, headers: first).status == .unauthorized)
      // An app with a refresh token goes on sending that.
      let bob = try await TestPerson(browser, email: "bob@example.org")
      let refused = try await browser.send(.post, Route.refreshSignIn.path, headers: bob.headers)
      #expect(refused.status == .unauthorized && refused.text.contains("refresh token"))
    }
  }

  @Test func theTokenAloneDeletesTheAccount() async throws {
    let (issuer, time) = (TestIssuer(), ManualClock(TestServer.now))
    try await run(issuer, time) { browser in
      let bob = try await TestPerson(browser, email: "bob@example.org")
      let headers = try Self.bearer(try await Self.signIn(browser, issuer))
      time.advance(by: 601)
      #expect(try await browser.send(.delete, Route.deleteAccount.path, headers: headers).status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: headers).status == .unauthorized)
      #expect(try await browser.send(.delete, Route.deleteAccount.path, headers: bob.headers).status == .forbidden)
    }
  }

  @Test func signingOutNeedsNoToken() async throws {
    try await TestServer().run { browser in
      let nobody = try await browser.send(.post, Route.signOut.path)
      #expect(nobody.status == .ok && nobody.object as? [String: String] == ["status": "ok"])
      #expect(try await browser.send(.post, Route.signOut.path, headers: [.authorization: "Bearer x"]).status == .unauthorized)
      let ada = try await TestPerson(browser)
      #expect(try await browser.send(.post, Route.signOut.path, headers: ada.headers).status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: ada.headers).status == .unauthorized)
    }
  }

  @Test func takingTheDeviceAwayEndsTheTokenAtOnce() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      let headers = try Self.bearer(try await Self.signIn(browser, issuer))
      let device = try #require(try await browser.get(Route.validateSignIn.path, headers: headers).string("deviceId"))
      let path = Route.signOutDevice.path(device)
      #expect(try await browser.send(.delete, path, headers: headers).status == .ok)
      #expect(try await browser.get(Route.validateSignIn.path, headers: headers).status == .unauthorized)
    }
  }
}
