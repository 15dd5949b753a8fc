import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Testing

@testable import Server
@testable import Wire

/// Signing in with any OpenID provider, at a browser and with an app.
@Suite struct OpenIDSignInTests {
  private static let crossSite: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]
  private let login = TestOpenIDProvider()

  private func run(_ test: @escaping @Sendable (TestBrowser, IdentityProvider) async throws -> Void) async throws {
    try await login.serve { provider in
      try await TestServer(providers: [provider]).run { browser in try await test(browser, provider) }
    }
  }

  /// Goes to the provider, and gives what it is asked, and by whom it is said to be asked.
  private func leave(_ visitor: TestVisitor, _ path: String = "/sign-in/openid") async throws -> [String: String] {
    let response = try await visitor.get(path)
    try #require(response.status == .seeOther, "\(response.text)")
    let location = try #require(response.headers[.location])
    let parts = try #require(URLComponents(string: location))
    #expect(parts.path == "/authorize" && location.contains("client_id=astronova%2Bof%20the%20stars"))
    var asked = Dictionary(uniqueKeysWithValues: (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") })
    asked["issuer"] = "http://localhost:\(parts.port ?? 0)"
    return asked
  }

  private func comeBack(_ visitor: TestVisitor, _ fields: [String: String]) async throws -> TestResponse {
    var parts = URLComponents()
    parts.path = "/sign-in/openid/callback"
    parts.queryItems = fields.map { URLQueryItem(name: $0.key, value: $0.value) }
    let address = try #require(parts.string)
    return try await visitor.get(address, headers: Self.crossSite)
  }

  @Test func thereAndBack() async throws {
    try await run { browser, _ in
      let ada = TestVisitor(browser)
      #expect(try await ada.get("/sign-in").text.contains("Continue with Maison Étoile"))
      let asked = try await leave(ada, "/sign-in/openid?next=/profile/birth")
      #expect(
        asked["response_type"] == "code" && asked["response_mode"] == nil && asked["client_id"] == TestOpenIDProvider.client)
      #expect(asked["scope"] == "openid email profile" && asked["code_challenge_method"] == "S256")
      #expect(asked["redirect_uri"]?.hasSuffix("/sign-in/openid/callback") == true)
      #expect(asked["code_challenge"]?.count == 43 && (asked["state"]?.count ?? 0) >= 43 && (asked["nonce"]?.count ?? 0) >= 43)
      let back = try await comeBack(ada, login.admit(asked))
      #expect(back.status == .seeOther && back.headers[.location] == "/profile/birth", "\(back.text)")
      #expect(ada.cookies.keys.sorted() == ["astronova", "astronova-known"])
      let profile = try await ada.get("/profile").text
      #expect(profile.contains("Ada Lovelace") && profile.contains("Maison Étoile"))
      // What is kept says who vouched, and leads back to the same account.
      let export = try await ada.get("/profile/export")
      let ways = export.value("credentials") as? [[String: Any]]
      #expect(ways?.first?["provider"] as? String == "openid" && ways?.first?["issuer"] as? String == asked["issuer"])
      let again = TestVisitor(browser)
      _ = try await comeBack(again, login.admit(try await leave(again)))
      #expect(try await again.get("/profile/export").string("account.id") == export.string("account.id"))
    }
  }

  @Test func whatDidNotBeginHereIsRefused() async throws {
    try await run { browser, _ in
      func refused(_ change: (inout [String: String]) -> Void, payload: (inout TestIssuer.Payload) -> Void = { _ in })
        async throws
      {
        let visitor = TestVisitor(browser)
        var fields = login.admit(try await leave(visitor), payload)
        change(&fields)
        let back = try await comeBack(visitor, fields)
        #expect(back.status == .unprocessableContent, "\(fields) \(back.status)")
        #expect(visitor.cookies.isEmpty, "\(fields)")
      }
      try await refused { $0["state"] = "another" }
      try await refused { $0["state"] = nil }
      try await refused { $0["code"] = nil }
      try await refused { $0["code"] = "made-up" }
      try await refused { $0["iss"] = "https://login.example.net" }
      try await refused { $0 = ["error": "access_denied", "state": $0["state"] ?? ""] }
      // The provider vouches, but not to us, not for this attempt, not as itself, not any more.
      try await refused({ _ in }) { $0.nonce = "another" }
      try await refused({ _ in }) { $0.nonce = nil }
      try await refused({ _ in }) { $0.aud = ["somebody-else"] }
      try await refused({ _ in }) { $0.iss = "https://login.example.net" }
      try await refused({ _ in }) { $0.exp = 1_795_246_200 - 3600 }
      // A code that somebody else was given: its proof is with their browser.
      let (ada, eve) = (TestVisitor(browser), TestVisitor(browser))
      let stolen = login.admit(try await leave(ada))
      let hers = try await leave(eve)
      let back = try await comeBack(eve, ["code": stolen["code"] ?? "", "state": hers["state"] ?? ""])
      #expect(back.status == .unprocessableContent && eve.cookies.isEmpty)
      // A token in an address is looked at for nobody.
      #expect(try await ada.get("/sign-in/google/callback?id_token=x&state=y").status == .notFound)
    }
  }

  @Test func anAppSignsInWithItsToken() async throws {
    try await run { browser, provider in
      let issuer = provider.issuers[0]
      func signIn(_ payload: TestIssuer.Payload, nonce: String? = nil, by other: TestIssuer? = nil) async throws -> TestResponse {
        let token = try await login.issuer.token(payload, signedBy: other)
        let raw = nonce.map { #", "rawNonce": "\#($0)""# } ?? ""
        return try await browser.post(Route.signInWithOpenID.path, #"{"identityToken": "\#(token)"\#(raw)}"#)
      }
      func payload(_ subject: String = "7", nonce: String? = nil) -> TestIssuer.Payload {
        TestIssuer.Payload(iss: issuer, aud: [TestOpenIDProvider.client], sub: subject, nonce: nonce)
      }
      let made = try await signIn(payload(nonce: "n"), nonce: "n")
      #expect(made.status == .created && made.string("user.email") == "ada@example.org", "\(made.text)")
      #expect(try await signIn(payload()).status == .ok)
      #expect(try await signIn(payload("8")).status == .created)
      for (answer, fault) in [
        (try await signIn(payload(nonce: "n"), nonce: "m"), "nonce"), (try await signIn(TestIssuer.Payload()), "issuer"),
        (try await signIn(payload(), by: TestIssuer()), "signature"),
      ] {
        #expect(
          answer.status == .unauthorized && answer.string("message")?.contains("Maison Étoile is not accepted: \(fault)") == true,
          "\(answer.text)")
      }
    }
  }

  /// Two issuers may call two people the same.
  @Test func theSameNameAtAnotherIssuerIsSomebodyElse() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("astronova-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let other = TestOpenIDProvider()
    let ids = [login, other]
    var found: [String] = []
    for login in ids {
      let box = Box()
      try await login.serve { provider in
        var server = TestServer(providers: [provider])
        server.storage = .folder(folder)
        try await server.run { browser in
          let payload = TestIssuer.Payload(iss: provider.issuers[0], aud: [TestOpenIDProvider.client], sub: "7", nonce: nil)
          let answer = try await browser.post(
            Route.signInWithOpenID.path, #"{"identityToken": "\#(try await login.issuer.token(payload))"}"#)
          #expect(answer.status == .created, "\(answer.text)")
          await box.put(answer.string("user.id") ?? "")
        }
      }
      found.append(await box.text)
    }
    #expect(Set(found).count == 2 && !found.contains(""))
  }

  private actor Box {
    private(set) var text = ""
    func put(_ text: String) { self.text = text }
  }

  @Test func aWayInIsAddedAndTakenAwayAndGoesWithTheAccount() async throws {
    try await run { browser, provider in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      #expect(try await ada.get("/profile").text.contains("href=\"/profile/link/openid\""))
      let back = try await comeBack(ada, login.admit(try await leave(ada, "/profile/link/openid")))
      #expect(back.headers[.location] == "/profile?done=linked", "\(back.text)")
      let profile = try await ada.get("/profile").text
      #expect(!profile.contains("/profile/link/openid") && profile.contains("aria-label=\"Remove Maison Étoile\""))
      // Nobody else can have it.
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      let taken = try await comeBack(bob, login.admit(try await leave(bob, "/profile/link/openid")))
      #expect(taken.headers[.location] == "/profile?done=taken")
      let way = try #require(profile.matches(of: /action="(\/profile\/ways\/[0-9a-f-]+\/unlink)"/).last?.1)
      _ = try await ada.submit(String(way))
      #expect(try await ada.get("/profile").text.contains("href=\"/profile/link/openid\""))
      // With an app, and then it goes with the account.
      let eve = try await TestPerson(browser, email: "eve@example.org")
      let payload = TestIssuer.Payload(iss: provider.issuers[0], aud: [TestOpenIDProvider.client], sub: "9", nonce: nil)
      let token = try await login.issuer.token(payload)
      let added = try await browser.post(
        "/api/v1/auth/credentials", #"{"provider": "openid", "identityToken": "\#(token)"}"#, headers: eve.headers)
      #expect(added.status == .created && added.string("issuer") == provider.issuers[0], "\(added.text)")
      let known = try await browser.post(Route.signInWithOpenID.path, #"{"identityToken": "\#(token)"}"#)
      #expect(known.status == .ok && known.string("user.id") == eve.id)
      #expect(try await browser.send(.delete, "/api/v1/auth/delete-account", headers: eve.headers).status == .ok)
      let anew = try await browser.post(Route.signInWithOpenID.path, #"{"identityToken": "\#(token)"}"#)
      #expect(anew.status == .created && anew.string("user.id") != eve.id)
    }
  }

  @Test func aProviderThatDoesNotAnswerIsSaidSo() async throws {
    // Nothing listens at port 1.
    let provider = IdentityProvider.openID(issuer: "http://127.0.0.1:1", clients: ["c"], name: "Maison Étoile")
    try await TestServer(providers: [provider], providerPatience: .milliseconds(100)).run { browser in
      let page = try await TestVisitor(browser).get("/sign-in/openid")
      #expect(page.status == .serviceUnavailable && page.text.contains("Maison Étoile cannot be reached at the moment"))
      let token = try await TestIssuer().token(TestIssuer.Payload(nonce: nil))
      let answer = try await browser.post(Route.signInWithOpenID.path, #"{"identityToken": "\#(token)"}"#)
      #expect(
        answer.status == .serviceUnavailable && answer.string("message")?.contains("Maison Étoile cannot be reached") == true)
    }
    try await TestServer().run { browser in
      let answers = [
        try await browser.post(Route.signInWithOpenID.path, #"{"identityToken": "a.b.c"}"#),
        try await browser.get("/sign-in/openid"),
      ]
      #expect(answers.map(\.status) == [.notFound, .notFound])
    }
  }
}
