import HTTPTypes
import HummingbirdTesting
import Identity
import Testing

@testable import Server
@testable import Wire

/// “I cannot sign in” and the codes of a profile, without script.
@Suite struct RecoveryPageTests {
  private static func codes(_ page: TestResponse) -> [String] {
    page.text.matches(of: /<li>((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})<\/li>/).map { String($0.output.1) }
  }

  @Test func codesAreShownOnceAndLeadBackIn() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      let signedUp = try await ada.submit(
        "/sign-up", [("email", "ada@example.org"), ("password", TestVisitor.password), ("next", "/journal")])
      #expect(signedUp.headers[.location] == "/profile/recovery?next=%2Fjournal")
      let shown = try await ada.get("/profile/recovery?next=%2Fjournal")
      let codes = Self.codes(shown)
      #expect(codes.count == 8 && shown.text.contains("href=\"/journal\">I have saved them. Go on"))
      #expect(shown.headers[.cacheControl] == "no-store, no-transform")
      let file = try await ada.get("/profile/recovery/codes")
      #expect(file.headers[.contentDisposition]?.contains("attachment") == true)
      #expect(codes.allSatisfy { file.text.contains($0) } && file.text.contains("ada@example.org"))
      // Nobody else who sits down at the browser sees them, and nothing of them stays when it is left.
      let bob = TestVisitor(browser)
      try await bob.signUp("bob@example.org")
      bob.plant("astronova-codes", try #require(ada.cookies["astronova-codes"]))
      #expect(Self.codes(try await bob.get("/profile/recovery")).isEmpty)
      #expect(try await ada.get("/profile").text.contains("8 recovery codes are left."))
      _ = try await ada.submit("/sign-out")
      #expect(ada.cookies.isEmpty)
      #expect(try await ada.get("/sign-in?next=/journal").text.contains("href=\"/recover?next=/journal\""))
      let back = try await ada.submit(
        "/recover", [("email", "ada@example.org"), ("code", codes[3]), ("password", "over the old wall"), ("next", "/journal")])
      #expect(back.headers[.location] == "/profile/recovery?done=recovered&next=%2Fjournal")
      let told = try await ada.get("/profile/recovery?done=recovered&next=%2Fjournal")
      #expect(told.text.contains("Your new password is set") && told.text.contains("7 recovery codes are left."))
      #expect(told.text.contains("href=\"/journal\"") && Self.codes(told).isEmpty)
      #expect(try await ada.get("/profile").text.contains("A new password was set with a recovery code"))
      // New ones take the place of the old ones, by the password.
      let wrong = try await ada.submit("/profile/recovery", [("password", TestVisitor.password)])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("id=\"password-problem\""))
      let (path, newer) = try await ada.submitAndFollow("/profile/recovery", [("password", "over the old wall")])
      #expect(path == "/profile/recovery?done=made" && Set(Self.codes(newer)).isDisjoint(with: codes))
    }
  }

  @Test func whatWasTypedStaysAndIsToldAbout() async throws {
    try await TestServer(limits: .standard).run { browser in
      let ada = TestVisitor(browser)
      let cases = [
        ("ada", "x", "over the old wall", "email"), ("ada@example.org", "ABCD", "over the old wall", "code"),
        ("ada@example.org", RecoveryCode().text, "short", "password"),
        ("ada@example.org", RecoveryCode().text, "over the old wall", "code"),
      ]
      for (email, code, password, field) in cases {
        let page = try await ada.submit(
          "/recover", [("email", email), ("code", code), ("password", password), ("next", "/journal")])
        #expect(page.status == .unprocessableContent && page.text.contains("id=\"\(field)-problem\""), "\(field)")
        #expect(page.text.contains("value=\"\(email)\"") && page.text.contains("value=\"\(code)\""))
        #expect(page.text.contains("value=\"/journal\"") && !page.text.contains(password))
      }
      for _ in 0..<9 {
        _ = try await ada.submit(
          "/recover", [("email", "ada@example.org"), ("code", RecoveryCode().text), ("password", "over the old wall")])
      }
      let code = RecoveryCode().text
      let page = try await ada.submit(
        "/recover", [("email", "ada@example.org"), ("code", code), ("password", "over the old wall")])
      #expect(page.status == .tooManyRequests && page.headers[.retryAfter] == "60")
      #expect(page.text.contains("Try again in 60 seconds") && page.text.contains("role=\"alert\""))
      #expect(page.text.contains("value=\"\(code)\""))
    }
  }

  @Test func thePageTellsWhatThisServerOffers() async throws {
    try await TestServer(contact: "help@example.org").run { browser in
      let page = try await browser.get("/recover").text
      #expect(page.contains("mailto:help@example.org") && !page.contains("action=\"/recover/mail\""))
    }
    var server = TestServer(limits: .standard)
    server.mail = try MailSettings(
      server: "smtp://127.0.0.1:9", user: nil, password: nil, certificates: nil, sender: "stars@example.org",
      origin: "https://stars.example.org")
    try await server.run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      let other = TestVisitor(browser)
      #expect(try await other.get("/recover").text.contains("action=\"/recover/mail\""))
      for email in ["ada@example.org", "nobody@example.org"] {
        let (path, page) = try await other.submitAndFollow("/recover/mail", [("email", email)])
        #expect(path == "/recover?sent=1" && page.text.contains("If there is an account with a password at that address"))
      }
      let wrong = try await other.submit("/recover/mail", [("email", "ada")])
      #expect(wrong.status == .unprocessableContent && wrong.text.contains("id=\"mail-email-problem\""))
      for _ in 0..<2 { _ = try await other.submit("/recover/mail", [("email", "ada@example.org")]) }
      let limited = try await other.submit("/recover/mail", [("email", "ada@example.org")])
      #expect(limited.status == .tooManyRequests && limited.headers[.retryAfter] == "1200")
      #expect(limited.text.contains("the next one can be sent in 20 minutes"))
      #expect(limited.text.contains("value=\"ada@example.org\""))
      let over = try await other.get("/recover/link/anm_" + String(repeating: "A", count: 43))
      #expect(
        over.status == .notFound && over.text.contains("This link no longer works") && over.text.contains("href=\"/recover\""))
    }
  }
}
