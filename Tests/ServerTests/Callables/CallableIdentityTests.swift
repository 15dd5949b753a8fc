import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import Testing

@testable import Server
@testable import Wire

@Suite struct CallableIdentityTests {
  private static let owned: [CallableFunction] = [
    .createProfile, .profile, .dailyHoroscope, .detailedHoroscope, .addJournalEntry, .memory, .astrometers,
  ]
  private static let fields =
    #""name": "Ada", "email": "ada@example.org", "birth_date": "1990-06-15", "daily_horoscope": {"date": "2026-11-21"}, "date": "2026-11-21", "entry_type": "reflection""#

  @Test(arguments: owned)
  func nobodyReachesSomebodyElse(_ function: CallableFunction) async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let bob = TestCaller(browser, try await TestPerson(browser, email: "bob@example.org"))
      let other = try await bob.call(function, Self.fields, user: ada.person.id)
      #expect(other.status == .forbidden && other.string("error.status") == "PERMISSION_DENIED")
      // An id that nobody has is told in the same words, so that ids cannot be tried out.
      #expect(try await bob.call(function, Self.fields, user: "nobody").text == other.text)
      let body = #"{"data": {"user_id": "\#(ada.person.id)", \#(Self.fields)}}"#
      let visitor = try await browser.post(function.route.path, body)
      #expect(
        visitor.status == .unauthorized
          && visitor.text == #"{"error":{"status":"UNAUTHENTICATED","message":"Authentication required"}}"#)
      let test = try await browser.post(function.route.path, #"{"data": {"user_id": "integration_test_user", \#(Self.fields)}}"#)
      #expect(test.string("error.status") == "UNAUTHENTICATED")
    }
  }

  @Test func theTestUserNeedsNoTokenWhereItIsConfigured() async throws {
    try await TestServer(integrationTestUser: "integration_test_user").run { browser in
      func call(_ function: CallableFunction, _ fields: String) async throws -> TestResponse {
        try await browser.post(function.route.path, #"{"data": {"user_id": "integration_test_user", \#(fields)}}"#)
      }
      let made = try await call(.createProfile, CallableTests.whole)
      #expect(made.string("result.user_id") == "integration_test_user" && made.string("result.mode") == "v2")
      #expect(try await call(.dailyHoroscope, #""date": "2026-11-21""#).string("result.sun_sign") == "gemini")
      let other = try await browser.post("/get_memory", #"{"data": {"user_id": "somebody"}}"#)
      #expect(other.string("error.status") == "UNAUTHENTICATED")
    }
  }

  @Test func anIdentityTokenOfFirebaseIsBelieved() async throws {
    let issuer = TestIssuer()
    try await issuer.serve(.firebase) { provider in
      try await TestServer(providers: [provider]).run { browser in
        func call(_ function: CallableFunction, _ fields: String = "", user: String, token: String) async throws -> TestResponse {
          let fields = fields.isEmpty ? "" : ", " + fields
          return try await browser.post(
            function.route.path, #"{"data": {"user_id": "\#(user)"\#(fields)}}"#, headers: [.authorization: "Bearer \(token)"])
        }
        let token = try await issuer.token(TestIssuer.Payload(sub: "uid-ada"))
        let made = try await call(.createProfile, CallableTests.whole, user: "uid-ada", token: token)
        #expect(made.string("result.user_id") == "uid-ada", "\(made.text)")
        #expect(try await call(.memory, user: "uid-ada", token: token).status == .ok)
        #expect(try await call(.memory, user: "uid-bob", token: token).string("error.status") == "PERMISSION_DENIED")
        let stranger = try await issuer.token(TestIssuer.Payload(sub: "uid-ada"), signedBy: TestIssuer())
        let forged = try await call(.memory, user: "uid-ada", token: stranger)
        #expect(forged.status == .unauthorized && forged.string("error.status") == "UNAUTHENTICATED")
        let late = try await issuer.token(TestIssuer.Payload(sub: "uid-ada", exp: 1_795_246_200 - 3600))
        #expect(try await call(.memory, user: "uid-ada", token: late).status == .unauthorized)
      }
    }
  }

  @Test func aCookieIsNotBelieved() async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let response = try await browser.post(
        "/get_memory", #"{"data": {"user_id": "\#(ada.id)"}}"#,
        headers: [.cookie: "session=x", .origin: "https://evil.example"])
      #expect(response.string("error.status") == "UNAUTHENTICATED")
    }
  }
}
