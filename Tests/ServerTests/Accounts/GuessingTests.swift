import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Testing

@testable import Server
@testable import Wire

/// What a guesser meets, and what nobody else does.
@Suite struct GuessingTests {
  let limited = TestServer(limits: .standard)
  let live = TestServer(limits: .standard, isLive: true)

  static func from(_ network: String) -> HTTPFields { [.forwardedFor: network] }

  static func guess(
    _ browser: TestBrowser, _ email: String = "ada@example.org", password: String = "a wild guess", headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await browser.post(Route.signIn.path, #"{"email": "\#(email)", "password": "\#(password)"}"#, headers: headers)
  }

  @Test func ownTokensDoNotHelpAGuesser() async throws {
    try await limited.run { browser in
      _ = try await TestPerson(browser)
      let mallory = try await TestPerson(browser, email: "mallory@example.org")
      var statuses: [Int] = []
      for _ in 0..<40 { statuses.append(try await Self.guess(browser, headers: mallory.headers).status.code) }
      #expect(statuses == Array(repeating: 401, count: 10) + Array(repeating: 429, count: 30))
      let refused = try await Self.guess(browser, headers: mallory.headers)
      #expect(refused.code == "RATE_LIMIT_EXCEEDED" && refused.headers[.retryAfter] == "60")
    }
  }

  @Test(arguments: ["ada@example.org", "nobody@example.org"])
  func manyNetworksHaveOneAddressTogether(_ email: String) async throws {
    try await live.run { browser in
      let home = try await browser.post(
        Route.register.path, #"{"email": "ada@example.org", "password": "\#(TestPerson.password)"}"#,
        headers: Self.from("192.0.2.1"))
      #expect(home.status == .created)
      var statuses: [Int] = []
      var messages: Set<String> = []
      for number in 0..<100 {
        let answer = try await Self.guess(browser, email, headers: Self.from("198.51.100.\(number % 5)"))
        statuses.append(answer.status.code)
        messages.insert(answer.string("message") ?? "")
      }
      // The same whether there is such an account or not.
      #expect(statuses == Array(repeating: 401, count: 10) + Array(repeating: 429, count: 90))
      #expect(messages.count == 2)
      // The owner comes in from home meanwhile; from somewhere new it takes patience.
      let password = TestPerson.password
      #expect(try await Self.guess(browser, password: password, headers: Self.from("192.0.2.1")).status == .ok)
      let abroad = try await Self.guess(browser, password: password, headers: Self.from("203.0.113.9"))
      #expect(abroad.status == (email == "ada@example.org" ? .tooManyRequests : .ok))
    }
  }

  @Test func aBrowserThatIsKnownComesInFromAnywhere() async throws {
    try await live.run { browser in
      let ada = TestVisitor(browser)
      let fields = [("email", "ada@example.org"), ("password", TestVisitor.password)]
      #expect(try await ada.submit("/sign-up", fields, headers: Self.from("192.0.2.1")).status == .seeOther)
      let other = TestVisitor(browser)
      #expect(try await other.submit("/sign-in", fields, headers: Self.from("192.0.2.2")).status == .seeOther)
      // Everybody else is signed out; the cookie that remembers stays in the browser.
      _ = try await other.submit("/profile/devices/sign-out-others", headers: Self.from("192.0.2.2"))
      #expect(try await ada.get("/profile", headers: Self.from("192.0.2.1")).status == .seeOther)
      for number in 0..<20 { _ = try await Self.guess(browser, headers: Self.from("198.51.100.\(number)")) }
      #expect(
        try await TestVisitor(browser).submit("/sign-in", fields, headers: Self.from("203.0.113.9")).status == .tooManyRequests)
      #expect(try await ada.submit("/sign-in", fields, headers: Self.from("203.0.113.9")).status == .seeOther)
      // And signing out takes it away.
      _ = try await ada.submit("/sign-out", headers: Self.from("203.0.113.9"))
      #expect(ada.cookies.isEmpty)
    }
  }

  @Test func aNeighboursWrongPasswordsRefuseNobodyWhoIsKnown() async throws {
    try await limited.run { browser in
      let ada = try await TestPerson(browser)
      var last = 0
      for number in 0..<30 { last = try await Self.guess(browser, "\(number)@example.org").status.code }
      #expect(last == 429)
      let renewed = try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(ada.refreshToken)"}"#)
      #expect(renewed.status == .ok)
      let changed = try await browser.post(
        Route.changePassword.path, #"{"currentPassword": "\#(TestPerson.password)", "newPassword": "over the old wall"}"#,
        headers: ada.headers)
      #expect(changed.status == .ok)
    }
  }

  @Test func everyPlaceWhereAPasswordCanBeTriedCounts() async throws {
    try await limited.run { browser in
      let bodies: [(Route, String)] = [
        (.changePassword, #"{"currentPassword": "a wild guess", "newPassword": "over the old wall"}"#),
        (.deleteAccount, #"{"password": "a wild guess"}"#), (.makeProgramKey, #"{"name": "x", "password": "a wild guess"}"#),
      ]
      let ada = try await TestPerson(browser)
      var statuses: [Int] = []
      for number in 0..<24 {
        let (route, body) = bodies[number % 3]
        let method = try #require(HTTPRequest.Method(rawValue: route.method.rawValue))
        var headers = ada.headers
        headers[.contentType] = "application/json"
        statuses.append(try await browser.send(method, route.path, headers: headers, body: body).status.code)
      }
      // They are tries at the same address from the same device, so they count together.
      #expect(statuses == Array(repeating: 401, count: 10) + Array(repeating: 429, count: 14))
      let events = try await browser.get(Route.securityLog.path, headers: ada.headers).value("events") as? [[String: Any]]
      let failed = events?.first { $0["event"] as? String == "proofFailed" }
      #expect(failed?["count"] as? Int == 10)
    }
  }

  @Test func rightPasswordsCostNothing() async throws {
    try await limited.run { browser in
      _ = try await TestPerson(browser)
      for _ in 0..<40 { #expect(try await Self.guess(browser, password: TestPerson.password).status == .ok) }
      for _ in 0..<9 { #expect(try await Self.guess(browser).status == .unauthorized) }
      #expect(try await Self.guess(browser, password: TestPerson.password).status == .ok)
    }
  }

  @Test func aDeviceRenewsItsOwnTokenOnly() async throws {
    try await limited.run { browser in
      var ada = try await TestPerson(browser)
      let bob = try await TestPerson(browser, email: "bob@example.org", name: "Bob")
      for _ in 0..<30 {
        ada = try await TestPerson(
          browser, try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(ada.refreshToken)"}"#))
      }
      let refused = try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(ada.refreshToken)"}"#)
      #expect(refused.status == .tooManyRequests && refused.headers[.retryAfter] != nil)
      #expect(try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(bob.refreshToken)"}"#).status == .ok)
      let unknown = "anr_" + String(repeating: "A", count: 43)
      for _ in 0..<50 {
        #expect(try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(unknown)"}"#).status == .unauthorized)
      }
    }
  }

  @Test func failuresPushNothingOutOfTheLog() async throws {
    // Without limits, for the log must hold by itself.
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for _ in 0..<250 { _ = try await Self.guess(browser) }
      let events = try await browser.get(Route.securityLog.path, headers: ada.headers).value("events") as? [[String: Any]] ?? []
      #expect(Set(events.compactMap { $0["event"] as? String }) == ["accountCreated", "signInFailed"] && events.count == 2)
      #expect(events.first { $0["event"] as? String == "signInFailed" }?["count"] as? Int == 250)
    }
  }

  @Test func thePageSaysWhenToComeBack() async throws {
    try await limited.run { browser in
      let ada = TestVisitor(browser)
      try await ada.signUp()
      _ = try await ada.submit("/sign-out")
      for _ in 0..<10 { _ = try await Self.guess(browser) }
      let page = try await ada.submit("/sign-in", [("email", "ada@example.org"), ("password", TestVisitor.password)])
      #expect(page.status == .tooManyRequests && page.headers[.retryAfter] == "60")
      #expect(page.text.contains("too many wrong passwords for this address. Try again in 60 seconds"))
      #expect(page.text.contains("value=\"ada@example.org\"") && page.text.contains("role=\"alert\""))
    }
  }
}
