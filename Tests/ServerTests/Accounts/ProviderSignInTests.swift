import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Testing

@testable import Server
@testable import Wire

@Suite struct ProviderSignInTests {
  private static let crossSite: HTTPFields = [HTTPField.Name("Sec-Fetch-Site")!: "cross-site", .origin: TestIssuer.address]
  private static let callback = "/sign-in/google/callback"

  /// Goes to the provider, and gives what it is asked.
  private func leave(_ visitor: TestVisitor, _ query: String = "") async throws -> [String: String] {
    let response = try await visitor.get("/sign-in/google\(query)")
    try #require(response.status == .seeOther)
    let location = try #require(response.headers[.location])
    let parts = try #require(URLComponents(string: location))
    #expect(parts.host == "issuer.example" && parts.path == "/authorize")
    return Dictionary(uniqueKeysWithValues: (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") })
  }

  private func run(
    _ issuer: TestIssuer = TestIssuer(), secure: Bool = false, _ test: @escaping @Sendable (TestBrowser) async throws -> Void
  ) async throws {
    try await issuer.serve { provider in
      var server = TestServer()
      server.providers = [provider]
      server.isSecure = secure
      try await server.run(test)
    }
  }

  @Test func thereAndBack() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      let ada = TestVisitor(browser)
      #expect(try await ada.get("/sign-in").text.contains("Continue with Google"))
      let asked = try await leave(ada, "?next=/profile/birth")
      #expect(asked["response_type"] == "id_token" && asked["response_mode"] == "form_post")
      #expect(asked["client_id"] == TestIssuer.client && asked["prompt"] == "select_account")
      #expect(asked["redirect_uri"]?.hasSuffix("/sign-in/google/callback") == true)
      let (state, nonce) = (try #require(asked["state"]), try #require(asked["nonce"]))
      #expect(state.count >= 43 && nonce.count >= 43 && state != nonce)
      let token = try await issuer.token(TestIssuer.Payload(nonce: nonce))
      let back = try await ada.submit(Self.callback, [("state", state), ("id_token", token)], headers: Self.crossSite)
      #expect(back.status == .seeOther && back.headers[.location] == "/profile/birth", "\(back.text)")
      #expect(ada.cookies.keys.sorted() == ["astronova", "astronova-known"])
      let profile = try await ada.get("/profile").text
      #expect(profile.contains("Ada Lovelace") && profile.contains("Google"))
      // The answer is good once: the attempt is gone with its cookie.
      #expect(
        try await ada.submit(Self.callback, [("state", state), ("id_token", token)], headers: Self.crossSite).status
          == .unprocessableContent)
    }
  }

  /// What a request calls the server may be made up; where the setting says it, that counts.
  @Test func theWayBackIsTheOriginThatWasSet() async throws {
    try await TestIssuer().serve { provider in
      var server = TestServer()
      server.providers = [provider]
      server.origin = "https://stars.example.org"
      try await server.run { browser in
        let asked = try await leave(TestVisitor(browser))
        #expect(asked["redirect_uri"] == "https://stars.example.org/sign-in/google/callback")
      }
    }
  }

  @Test func appleIsAskedItsOwnWayAndTellsTheNameOnce() async throws {
    let issuer = TestIssuer()
    try await issuer.serve(.apple) { provider in
      try await TestServer(providers: [provider]).run { browser in
        let ada = TestVisitor(browser)
        let location = try #require(try await ada.get("/sign-in/apple").headers[.location])
        let items = URLComponents(string: location)?.queryItems ?? []
        let asked = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        #expect(asked["response_type"] == "code id_token" && asked["scope"] == "name email")
        let token = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"], name: nil))
        let user = #"{"name": {"firstName": "Ada", "lastName": "<b>King</b>"}, "email": "ada@example.org"}"#
        let back = try await ada.submit(
          "/sign-in/apple/callback", [("state", asked["state"] ?? ""), ("id_token", token), ("code", "x"), ("user", user)],
          headers: Self.crossSite)
        #expect(back.status == .seeOther)
        #expect(try await ada.get("/profile").text.contains("Ada &lt;b&gt;King&lt;/b&gt;"))
      }
    }
  }

  @Test func aWayInIsAddedAndTakenAwayOnTheProfile() async throws {
    let issuer = TestIssuer()
    let time = ManualClock(TestServer.now)
    try await issuer.serve { provider in
      try await TestServer(clock: time.clock, providers: [provider]).run { browser in
        let ada = TestVisitor(browser)
        try await ada.signUp()
        #expect(try await ada.get("/profile").text.contains("href=\"/profile/link/google\""))
        // Nobody is led away from a page of another site, nor an hour after signing in.
        #expect(
          try await ada.get("/profile/link/google", headers: [HTTPField.Name("Sec-Fetch-Site")!: "cross-site"]).status
            == .forbidden)
        time.advance(by: 601)
        #expect(try await ada.get("/profile/link/google").headers[.location] == "/profile?done=stale")
        time.advance(by: -601)
        let left = try await ada.get("/profile/link/google")
        let items = URLComponents(string: try #require(left.headers[.location]))?.queryItems ?? []
        let asked = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
        let token = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"]))
        // The session stays at home: the answer comes from another site.
        let answer = [("state", asked["state"] ?? ""), ("id_token", token)]
        let abroad = TestVisitor(browser)
        abroad.plant("astronova-attempt", try #require(ada.cookies["astronova-attempt"]))
        let back = try await abroad.submit(Self.callback, answer, headers: Self.crossSite)
        #expect(back.headers[.location] == "/profile?done=linked" && abroad.cookies.isEmpty)
        let profile = try await ada.get("/profile?done=linked").text
        #expect(profile.contains("Added. You can sign in either way now.") && profile.contains("A way to sign in was added"))
        #expect(!profile.contains("/profile/link/google") && profile.contains("aria-label=\"Remove Google\""))
        // Either way leads to the same account.
        let again = TestVisitor(browser)
        let begun = try await leave(again)
        _ = try await again.submit(
          Self.callback,
          [("state", begun["state"] ?? ""), ("id_token", try await issuer.token(TestIssuer.Payload(nonce: begun["nonce"])))],
          headers: Self.crossSite)
        let id = try #require(try await ada.get("/profile/export").string("account.id"))
        #expect(try await again.get("/profile/export").string("account.id") == id)
        // And the same Google leads to no second one.
        let bob = TestVisitor(browser)
        try await bob.signUp("bob@example.org")
        let taken = try await bob.get("/profile/link/google")
        let wanted = URLComponents(string: try #require(taken.headers[.location]))?.queryItems ?? []
        let his = Dictionary(uniqueKeysWithValues: wanted.map { ($0.name, $0.value ?? "") })
        let refused = try await bob.submit(
          Self.callback,
          [("state", his["state"] ?? ""), ("id_token", try await issuer.token(TestIssuer.Payload(nonce: his["nonce"])))],
          headers: Self.crossSite)
        #expect(refused.headers[.location] == "/profile?done=taken")
        // Taking it away: not another's, not late, and then for good.
        let way = try #require(profile.firstMatch(of: /action="(\/profile\/ways\/[0-9a-f-]+\/unlink)"/)).1
        #expect(try await bob.submit(String(way)).status == .notFound)
        time.advance(by: 601)
        #expect(try await ada.submit(String(way)).headers[.location] == "/profile?done=stale")
        time.advance(by: -601)
        let gone = try await ada.submitAndFollow(String(way))
        #expect(gone.path == "/profile?done=unlinked" && gone.page.text.contains("/profile/link/google"))
        #expect(!gone.page.text.contains("Take Password away") && !gone.page.text.contains("/unlink"))
      }
    }
  }

  @Test func aPasswordIsAddedToAnAccountOfAProvider() async throws {
    let issuer = TestIssuer()
    let time = ManualClock(TestServer.now)
    try await issuer.serve { provider in
      try await TestServer(clock: time.clock, providers: [provider]).run { browser in
        let bob = TestVisitor(browser)
        try await bob.signUp("bob@example.org")
        let ada = TestVisitor(browser)
        let asked = try await leave(ada)
        let token = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"]))
        _ = try await ada.submit(Self.callback, [("state", asked["state"] ?? ""), ("id_token", token)], headers: Self.crossSite)
        #expect(try await ada.get("/profile").text.contains("Add a password"))
        #expect(try await ada.get("/profile/password").text.contains("name=\"email\" type=\"email\""))
        func add(_ email: String, _ password: String) async throws -> TestResponse {
          try await ada.submit("/profile/password", [("email", email), ("password", password)])
        }
        #expect(try await add("nowhere", "under the pear tree").text.contains("id=\"email-problem\""))
        #expect(try await add("ada@example.org", "short").text.contains("id=\"password-problem\""))
        #expect(
          try await add("bob@example.org", "under the pear tree").text.contains("That address already belongs to an account."))
        time.advance(by: 601)
        #expect(try await add("ada@example.org", "under the pear tree").headers[.location] == "/profile?done=stale")
        time.advance(by: -601)
        #expect(try await add("ada@example.org", "under the pear tree").headers[.location] == "/profile?done=linked")
        #expect(try await !ada.get("/profile").text.contains("Add a password"))
        let id = try #require(try await ada.get("/profile/export").string("account.id"))
        let again = TestVisitor(browser)
        let back = try await again.submit("/sign-in", [("email", "ada@example.org"), ("password", "under the pear tree")])
        #expect(back.status == .seeOther)
        #expect(try await again.get("/profile/export").string("account.id") == id)
      }
    }
  }

  @Test func whoeverCameBeforeIsKnownAgain() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      var ids: Set<String> = []
      for _ in 0..<2 {
        let ada = TestVisitor(browser)
        let asked = try await leave(ada)
        let token = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"]))
        _ = try await ada.submit(Self.callback, [("state", asked["state"] ?? ""), ("id_token", token)], headers: Self.crossSite)
        ids.insert(try #require(try await ada.get("/profile/export").string("account.id")))
      }
      #expect(ids.count == 1)
    }
  }

  @Test func aFreshSignInIsProofEnoughToDelete() async throws {
    let issuer = TestIssuer()
    let time = ManualClock(TestServer.now)
    try await issuer.serve { provider in
      try await TestServer(clock: time.clock, providers: [provider]).run { browser in
        let ada = TestVisitor(browser)
        let asked = try await leave(ada)
        let token = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"]))
        _ = try await ada.submit(Self.callback, [("state", asked["state"] ?? ""), ("id_token", token)], headers: Self.crossSite)
        #expect(try await !ada.get("/profile/delete").text.contains("Your password"))
        time.advance(by: 601)
        #expect(try await ada.submit("/profile/delete").text.contains("you signed in some time ago."))
        time.advance(by: -601)
        #expect(try await ada.submit("/profile/delete").headers[.location] == "/goodbye")
      }
    }
  }

  @Test func nobodyIsSignedInByWhatCannotBeBelieved() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      let good = TestIssuer.Payload()
      for change in [
        { $0.nonce = "another" }, { $0.nonce = nil }, { $0.aud = ["somebody.else"] }, { $0.iss = "https://evil.example" },
        { $0.exp = 1_795_246_000 }, { $0.sub = "" },
      ] as [(inout TestIssuer.Payload) -> Void] {
        let ada = TestVisitor(browser)
        let asked = try await leave(ada)
        var payload = good
        payload.nonce = asked["nonce"]
        change(&payload)
        let token = try await issuer.token(payload)
        let response = try await ada.submit(
          Self.callback, [("state", asked["state"] ?? ""), ("id_token", token)], headers: Self.crossSite)
        #expect(response.status == .unprocessableContent && response.text.contains("you were not signed in"))
        #expect(ada.cookies.isEmpty)
      }
      // Signed by somebody else.
      let ada = TestVisitor(browser)
      let asked = try await leave(ada)
      let forged = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"]), signedBy: TestIssuer())
      let response = try await ada.submit(
        Self.callback, [("state", asked["state"] ?? ""), ("id_token", forged)], headers: Self.crossSite)
      #expect(response.status == .unprocessableContent && ada.cookies.isEmpty)
    }
  }

  @Test func anAnswerIsForTheBrowserThatBegan() async throws {
    let issuer = TestIssuer()
    try await run(issuer) { browser in
      // Mallory begins, and makes the victim's browser send the answer.
      let mallory = TestVisitor(browser)
      let asked = try await leave(mallory)
      let token = try await issuer.token(TestIssuer.Payload(sub: "mallory", nonce: asked["nonce"]))
      let answer = [("state", asked["state"] ?? ""), ("id_token", token)]
      let victim = TestVisitor(browser)
      #expect(try await victim.submit(Self.callback, answer, headers: Self.crossSite).status == .unprocessableContent)
      _ = try await leave(victim)
      let second = try await victim.submit(Self.callback, answer, headers: Self.crossSite)
      #expect(second.status == .unprocessableContent && second.text.contains("sign-in did not begin here"))
      #expect(victim.cookies.isEmpty)
      // Without an answer, as when somebody says no.
      let shy = TestVisitor(browser)
      let begun = try await leave(shy)
      let declined = try await shy.submit(
        Self.callback, [("state", begun["state"] ?? ""), ("error", "access_denied")], headers: Self.crossSite)
      #expect(declined.text.contains("Google did not sign you in."))
    }
  }

  @Test func anAttemptLastsTenMinutesAndItsCookieReachesOtherSites() async throws {
    let issuer = TestIssuer()
    let time = ManualClock(TestServer.now)
    try await issuer.serve { provider in
      try await TestServer(clock: time.clock, providers: [provider], isSecure: true).run { browser in
        let ada = TestVisitor(browser)
        let response = try await ada.get("/sign-in/google?next=//evil.example")
        let cookie = try #require(response.headers[values: .setCookie].first)
        #expect(cookie.hasPrefix("__Host-astronova-attempt="))
        for attribute in ["Path=/", "HttpOnly", "SameSite=None", "Secure", "Max-Age=600"] {
          #expect(cookie.contains("; \(attribute)"))
        }
        let location = try #require(response.headers[.location])
        #expect(location.contains("redirect_uri=https://"))
        let items = URLComponents(string: location)?.queryItems
        let asked = Dictionary(uniqueKeysWithValues: (items ?? []).map { ($0.name, $0.value ?? "") })
        let token = try await issuer.token(TestIssuer.Payload(nonce: asked["nonce"]))
        let answer = [("state", asked["state"] ?? ""), ("id_token", token)]
        time.advance(by: 600)
        #expect(try await ada.submit(Self.callback, answer, headers: Self.crossSite).status == .unprocessableContent)
      }
    }
  }

  @Test func aProviderThatIsNotConfiguredIsNotThere() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let door = try await ada.get("/sign-in")
      #expect(!door.text.contains("Continue with"))
      for name in ["google", "apple", "firebase", "evil", "..%2F"] {
        #expect(try await ada.get("/sign-in/\(name)").status == .notFound)
        #expect(try await ada.submit("/sign-in/\(name)/callback", [("state", "x")], headers: Self.crossSite).status == .notFound)
      }
    }
    // Firebase signs in apps only.
    try await TestServer(providers: [.firebase(project: "p")]).run { browser in
      let door = try await TestVisitor(browser).get("/sign-in")
      #expect(!door.text.contains("Firebase"))
      #expect(try await TestVisitor(browser).get("/sign-in/firebase").status == .notFound)
    }
  }
}
