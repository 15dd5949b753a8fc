import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Store
import Testing

@testable import Server
@testable import Wire

/// Whoever Firebase vouches for is counted as a person, and has no account before something of theirs is kept.
@Suite struct CallableLimitTests {
  private func call(
    _ browser: TestBrowser, _ function: CallableFunction, user: String, token: String, _ fields: String = ""
  ) async throws -> TestResponse {
    let fields = fields.isEmpty ? "" : ", " + fields
    return try await browser.post(
      function.route.path, #"{"data": {"user_id": "\#(user)"\#(fields)}}"#, headers: [.authorization: "Bearer \(token)"])
  }

  @Test func manyOfOneNetworkAreNotInEachOthersWay() async throws {
    let issuer = TestIssuer()
    try await issuer.serve(.firebase) { provider in
      try await TestServer(limits: .standard, providers: [provider]).run { browser in
        for number in 1...60 {
          let token = try await issuer.token(TestIssuer.Payload(sub: "uid-\(number)"))
          let response = try await call(browser, .memory, user: "uid-\(number)", token: token)
          #expect(response.status == .ok, "\(number): \(response.text)")
          #expect(response.headers[.rateLimitLimit] == "500")
        }
        // Whoever proves nothing is counted by network, as before, and what the others did is not put down to it.
        let visitor = try await browser.post(
          CallableFunction.sunSign.route.path, #"{"data": {"birth_date": "1990-06-15"}}"#)
        #expect(visitor.headers[.rateLimitLimit] == "50" && visitor.headers[.rateLimitRemaining] == "49")
      }
    }
  }

  @Test func oneOfThemHasTheLimitOfAMember() async throws {
    let issuer = TestIssuer()
    try await issuer.serve(.firebase) { provider in
      try await TestServer(limits: .standard, providers: [provider]).run { browser in
        let token = try await issuer.token(TestIssuer.Payload(sub: "uid-ada"))
        // While they ask, a little comes back; so it takes a few more than the limit.
        var answered = 0
        var last = try await call(browser, .memory, user: "uid-bob", token: token)
        while last.status == .forbidden, answered < 1000 {
          answered += 1
          last = try await call(browser, .memory, user: "uid-bob", token: token)
        }
        #expect(answered >= 500)
        #expect(last.status == .tooManyRequests && last.string("error.status") == "RESOURCE_EXHAUSTED", "\(last.text)")
        // Another one of the same network goes on.
        let other = try await issuer.token(TestIssuer.Payload(sub: "uid-bob"))
        #expect(try await call(browser, .memory, user: "uid-bob", token: other).status == .ok)
      }
    }
  }

  @Test func aCallThatIsRefusedMakesNoAccount() async throws {
    let issuer = TestIssuer()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vouched-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await issuer.serve(.firebase) { provider in
      try await TestServer(providers: [provider], storage: .folder(folder)).run { browser in
        let token = try await issuer.token(TestIssuer.Payload(sub: "uid-ada"))
        func refused(_ function: CallableFunction, _ fields: String = "", user: String = "uid-ada") async throws -> String? {
          try await call(browser, function, user: user, token: token, fields).string("error.status")
        }
        #expect(try await refused(.memory, user: "uid-bob") == "PERMISSION_DENIED")
        #expect(try await refused(.dailyHoroscope) == "NOT_FOUND")
        #expect(try await refused(.profile) == "NOT_FOUND")
        #expect(
          try await refused(.createProfile, #""name": "Ada", "email": "ada@example.org", "birth_date": "1990-02-31""#)
            == "INVALID_ARGUMENT")
        #expect(try await refused(.addJournalEntry, #""date": "2026-11-21", "entry_type": "x""#) == "INVALID_ARGUMENT")
        // One who is kept gets one.
        let kept = try await issuer.token(TestIssuer.Payload(sub: "uid-eve"))
        let made = try await call(browser, .createProfile, user: "uid-eve", token: kept, CallableTests.whole)
        #expect(made.status == .ok, "\(made.text)")
      }
    }
    let store = try DataStore(.folder(folder))
    #expect(try await store.accounts.credential(.firebase, subject: "uid-ada") == nil)
    #expect(try await store.accounts.credential(.firebase, subject: "uid-eve") != nil)
    try await store.close()
  }

  @Test func aTokenThatWasGoodEnds() async throws {
    let issuer = TestIssuer()
    let clock = ManualClock(TestServer.now)
    try await issuer.serve(.firebase) { provider in
      try await TestServer(clock: clock.clock, providers: [provider]).run { browser in
        let token = try await issuer.token(TestIssuer.Payload(sub: "uid-ada"))
        for _ in 0..<2 { #expect(try await call(browser, .memory, user: "uid-ada", token: token).status == .ok) }
        clock.advance(by: 361)
        let late = try await call(browser, .memory, user: "uid-ada", token: token)
        #expect(late.status == .unauthorized && late.string("error.message") == "Unauthenticated", "\(late.text)")
      }
    }
  }
}
