import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Tokens that are renewed twice.
@Suite struct RenewalTests {
  static func renew(_ browser: TestBrowser, _ token: String) async throws -> TestResponse {
    try await browser.post(Route.refreshSignIn.path, #"{"refreshToken": "\#(token)"}"#)
  }

  @Test func anAnswerThatWasLostIsGivenAgainForAWhile() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = try await TestPerson(browser)
      let lost = try await Self.renew(browser, ada.refreshToken)
      time.advance(by: 10)
      let again = try await Self.renew(browser, ada.refreshToken)
      #expect(again.status == .ok && again.string("refreshToken") == lost.string("refreshToken"))
      // Both answers are of one sign-in, and both open.
      for answer in [lost, again] { #expect(try await TestPerson(browser, answer).deviceID == ada.deviceID) }
      time.advance(by: 1)
      #expect(try await Self.renew(browser, ada.refreshToken).status == .unauthorized)
      // Whoever has a copy is out, and so is everybody else with that device.
      #expect(try await Self.renew(browser, try #require(lost.string("refreshToken"))).status == .unauthorized)
    }
  }

  @Test func twoTabsAtOnceBothStaySignedIn() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let tokens = try await withThrowingTaskGroup(of: String?.self) { group in
        for _ in 0..<16 { group.addTask { try await Self.renew(browser, ada.refreshToken).string("refreshToken") } }
        return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
      }
      #expect(tokens.count == 1)
      let next = try #require(tokens.first ?? nil)
      #expect(next != ada.refreshToken)
      #expect(try await Self.renew(browser, next).status == .ok)
    }
  }
}
