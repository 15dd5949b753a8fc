import Companion
import Crypto
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Synchronization
import Testing

@testable import Server
@testable import Wire

/// A password that was forgotten, and set anew by a code or by the link of a letter.
@Suite struct RecoveryTests {
  private static let new = "over the old wall"

  private static func codes(_ browser: TestBrowser, _ person: TestPerson) async throws -> [String] {
    let made = try await browser.post(Route.makeRecoveryCodes.path, "", headers: person.headers)
    try #require(made.status == .created, "\(made.text)")
    return try #require(made.value("codes") as? [String])
  }

  private static func recover(
    _ browser: TestBrowser, _ code: String, email: String = "ada@example.org", password: String = new, from network: String? = nil
  ) async throws -> TestResponse {
    try await browser.post(
      Route.recover.path, #"{"email": "\#(email)", "code": "\#(code)", "newPassword": "\#(password)", "device": "phone"}"#,
      headers: network.map { [.forwardedFor: $0] } ?? [:])
  }

  @Test func aCodeSetsAPasswordOnce() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await browser.post(Route.makeEntry.path, #"{"text": "Rain."}"#, headers: ada.headers)
      _ = try await browser.post(Route.makeProgramKey.path, #"{"name": "script"}"#, headers: ada.headers)
      let codes = try await Self.codes(browser, ada)
      #expect(codes.count == 8)
      // What is wrong with the new password costs no code.
      let short = try await Self.recover(browser, codes[0], password: "short")
      #expect(short.code == "VALIDATION_ERROR" && short.string("field") == "newPassword")
      let back = try await Self.recover(browser, codes[0].lowercased().replacing("-", with: " "), email: "ADA@Example.org")
      #expect(back.status == .ok && back.number("recoveryCodesLeft") == 7 && back.string("user.id") == ada.id)
      // Every other device is out, and the keys for programs are gone; what was kept reads as before.
      #expect(try await browser.get(Route.validateSignIn.path, headers: ada.headers).status == .unauthorized)
      let again = try await TestPerson(browser, back)
      #expect(try await browser.get(Route.journal.path, headers: again.headers).text.contains("Rain."))
      #expect((try await browser.get(Route.programKeys.path, headers: again.headers).value("keys") as? [Any])?.isEmpty == true)
      for (password, status) in [(TestPerson.password, 401), (Self.new, 200)] {
        #expect(try await GuessingTests.guess(browser, password: password).status.code == status)
      }
      let used = try await Self.recover(browser, codes[0])
      #expect(used.status == .unauthorized && used.string("field") == "code")
      // New ones end the old ones.
      let newer = try await Self.codes(browser, again)
      #expect(try await Self.recover(browser, codes[1]).status == .unauthorized)
      #expect(try await Self.recover(browser, newer[1]).status == .ok)
    }
  }

  @Test func onlyWhoeverHasJustProvenThemselvesMakesCodes() async throws {
    let time = ManualClock(TestServer.now)
    var server = TestServer()
    server.clock = time.clock
    try await server.run { browser in
      let ada = try await TestPerson(browser)
      #expect(try await browser.get(Route.recoveryCodes.path, headers: ada.headers).number("left") == 0)
      time.advance(by: 700)
      let late = try await browser.post(Route.makeRecoveryCodes.path, "", headers: ada.headers)
      #expect(late.code == "FRESH_SIGN_IN_REQUIRED")
      let wrong = try await browser.post(Route.makeRecoveryCodes.path, #"{"password": "a wild guess"}"#, headers: ada.headers)
      #expect(wrong.status == .unauthorized)
      let made = try await browser.post(
        Route.makeRecoveryCodes.path, #"{"password": "\#(TestPerson.password)"}"#, headers: ada.headers)
      #expect(made.status == .created && made.number("left") == 8)
      let told = try await browser.get(Route.recoveryCodes.path, headers: ada.headers)
      #expect(told.number("left") == 8 && told.value("codes") == nil)
    }
  }

  /// What an answer says of an unknown address, of somebody else's code, of a used one and of one that nobody has is the same; what is no
  /// code at all is said before anything is looked at.
  @Test func wrongCodesAreAllAlike() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      _ = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      let code = try await Self.codes(browser, ada)[0]
      var answers: Set<String> = []
      for (text, email) in [
        (RecoveryCode().text, "ada@example.org"), (code, "bob@example.org"), (code, "nobody@example.org"),
        (RecoveryCode().text, "nobody@example.org"),
      ] {
        let answer = try await Self.recover(browser, text, email: email)
        #expect(answer.status == .unauthorized && answer.code == "INVALID_CREDENTIALS")
        answers.insert(answer.string("message") ?? "")
      }
      #expect(answers.count == 1)
      var slip = Array(code)
      slip[0] = slip[0] == "A" ? "B" : "A"
      for (text, words) in [
        ("", "is missing"), ("ABCD", "this has 4"), ("ABCD-EFGH-JKLM-NPQ0", "never contains 0 and O"),
        ("ABCD-EFGH-JKLM-NPQ?", "letters and digits"), (String(slip), "typing mistake"),
      ] {
        let answer = try await Self.recover(browser, text)
        #expect(answer.status == .badRequest && answer.string("field") == "code", "\(text)")
        #expect(answer.string("message")?.contains(words) == true, "\(answer.text)")
      }
      #expect(try await Self.recover(browser, code).status == .ok)
    }
  }

  @Test(arguments: ["ada@example.org", "nobody@example.org"])
  func guessersOfCodesMeetALimit(_ email: String) async throws {
    try await TestServer(limits: .standard, isLive: true).run { browser in
      let home = try await browser.post(
        Route.register.path, #"{"email": "ada@example.org", "password": "\#(TestPerson.password)"}"#,
        headers: GuessingTests.from("192.0.2.1"))
      let ada = try await TestPerson(browser, home)
      let code = try await Self.codes(browser, ada)[0]
      var statuses: [Int] = []
      for number in 0..<15 {
        let answer = try await Self.recover(browser, RecoveryCode().text, email: email, from: "198.51.100.\(number)")
        statuses.append(answer.status.code)
      }
      #expect(statuses == Array(repeating: 401, count: 10) + Array(repeating: 429, count: 5))
      let refused = try await Self.recover(browser, code, email: email, from: "203.0.113.9")
      #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] == "60")
      let told = refused.string("message") ?? ""
      #expect(told.contains("too many wrong recovery codes for this address. Try again in 60 seconds"), "\(told)")
      // Its owner comes in from home, and passwords are counted apart.
      #expect(try await GuessingTests.guess(browser, password: TestPerson.password).status == .ok)
      #expect(try await Self.recover(browser, code, from: "192.0.2.1").status == .ok)
    }
  }

  @Test func withoutMailNoLetterIsAskedFor() async throws {
    try await TestServer().run { browser in
      #expect(try await browser.get(Route.recoveryWays.path).object["mail"] as? Bool == false)
      let asked = try await browser.post(Route.askRecoveryMail.path, #"{"email": "ada@example.org"}"#)
      #expect(asked.status == .notFound)
      let both = try await browser.post(Route.recover.path, #"{"code": "x", "token": "y", "newPassword": "over the old wall"}"#)
      #expect(both.status == .badRequest && both.string("field") == "token")
      let token = "anm_" + String(repeating: "A", count: 43)
      for text in [token, "x", ""] {
        let answer = try await browser.post(Route.recover.path, #"{"token": "\#(text)", "newPassword": "over the old wall"}"#)
        #expect(answer.status == .unauthorized && answer.string("field") == "token")
      }
    }
  }

  /// Letters: as many to an address as there may be, whether it has an account or not; retried, and given up.
  @Test func lettersAreFewAndTriedAgain() async throws {
    let time = ManualClock(TestServer.now)
    let store = try DataStore(.memory)
    let accounts = await AccountService(
      store: store, tokens: AccessTokens(key: SymmetricKey(size: .bits256)),
      passwords: PasswordHasher(cost: TestServer.cost), guesses: GuessLimiter(.standard, now: time.clock.elapsed),
      verifier: IdentityVerifier([], fetch: ProviderKeys(patience: .seconds(300)).fetch), clock: time.clock,
      refreshKey: SymmetricKey(size: .bits256), networkKey: SymmetricKey(size: .bits256))
    let recovery = RecoveryService(store: store, accounts: accounts, clock: time.clock, sendsLetters: true)
    let origin = AccountService.Origin(kind: .app, device: "phone", network: ClientNetwork(address: "192.0.2.1"))
    _ = try await accounts.register(email: "ada@example.org", password: TestPerson.password, from: origin)
    let sent = Mutex<[RecoveryLetter]>([])
    let round: @Sendable (LetterFate) async throws -> Int64? = { fate in
      try await recovery.sendDue { letter in
        sent.withLock { $0.append(letter) }
        return fate
      }
    }
    for address in ["ada@example.org", "nobody@example.org"] {
      for _ in 0..<3 { try recovery.askForLetter(email: address, language: "en", from: origin) }
      #expect(throws: ProofRefusal.self) { try recovery.askForLetter(email: address, language: "en", from: origin) }
    }
    // Nothing was looked up for it: what an address leads to is found out afterwards.
    #expect(try await store.recovery.nextDue() == nil && !recovery.box.isEmpty)
    // Three times the same person asked: one letter, which fails at first.
    var waits: [Double] = []
    for _ in 0..<3 {
      let next = try #require(try await round(.failed))
      waits.append(Double(next) / 1e6 - time.clock.now.unixSeconds)
      time.advance(by: waits.last ?? 0)
    }
    #expect(waits == [10, 60, 300])
    #expect(try await round(.failed) == nil)
    #expect(sent.withLock { $0.count } == 4)
    // Any of them may have arrived after all; the first that is used ends the others.
    let links = sent.withLock { $0.map(\.token) }
    #expect(Set(links).count == 4)
    let back = try await recovery.recover(link: links[0], to: Self.new, from: origin)
    #expect(back.signedIn.account.id.count == 36)
    for link in links { #expect(try await recovery.address(ofLink: link) == nil) }
    // Half an hour later a link is over, and whoever asked does not wait any more.
    time.advance(by: 3600)
    try recovery.askForLetter(email: "ada@example.org", language: "en", from: origin)
    #expect(try await round(.sent) == nil)
    let last = try #require(sent.withLock { $0.last })
    time.advance(by: 1799)
    #expect(try await recovery.address(ofLink: last.token) == "ada@example.org")
    time.advance(by: 1)
    #expect(try await recovery.address(ofLink: last.token) == nil)
    try recovery.askForLetter(email: "ada@example.org", language: "en", from: origin)
    try await recovery.collect()
    time.advance(by: 1800)
    #expect(try await round(.sent) == nil)
    #expect(sent.withLock { $0.count } == 5)
  }
}
