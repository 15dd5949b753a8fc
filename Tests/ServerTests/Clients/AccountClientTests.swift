import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Wire

/// What the newest release keeps of a sign-in.
struct ClientAuth: Decodable {
  struct User: Decodable {
    let id: String
    let email, firstName, lastName: String?
    let fullName, createdAt, updatedAt: String
  }
  let jwtToken, expiresAt: String
  let user: User
}

struct ClientValidation: Decodable {
  let valid: Bool
  let userId, email, error: String?
}

/// The birth of the profile, which the newest release can read but never does.
struct ClientBirthData: Decodable {
  struct Birth: Decodable {
    let birthDate, birthTime, timezone, locationName: String?
    let latitude, longitude: Double?
    private enum CodingKeys: String, CodingKey {
      case timezone, latitude, longitude
      case birthDate = "birth_date"
      case birthTime = "birth_time"
      case locationName = "location_name"
    }
  }
  let hasBirthData: Bool
  let birthData: Birth?
}

@Suite struct AccountClientTests {
  private static let birth = #"""
    {"date":"1990-06-15","time":"14:30","timezone":"America\/New_York","latitude":40.7128,"longitude":-74.006,"locationName":"New York"}
    """#

  @Test func somebodyWithoutANameCanSignIn() async throws {
    try await TestServer().run { browser in
      let app = InstalledApp(browser: browser)
      let auth = try await app.ask(
        .post, Route.register.path, body: #"{"email":"x@example.org","password":"under the pear tree"}"#, as: ClientAuth.self)
      #expect(auth.user.fullName == "x@example.org" && auth.user.firstName == nil)
      let session = InstalledApp(browser: browser, token: auth.jwtToken)
      let validation = try await session.ask(.get, "/api/v1/auth/validate", as: ClientValidation.self)
      #expect(validation.valid && validation.userId == auth.user.id)
    }
  }

  @Test func signingOutIsAMapOfStrings() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      #expect(try await app.ask(.post, "/api/v1/auth/logout", as: [String: String].self)["status"] == "ok")
    }
  }

  @Test func deletingTheAccountIsAMapOfStrings() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      #expect(try await app.ask(.delete, "/api/v1/auth/delete-account", as: [String: String].self)["status"] == "deleted")
    }
  }

  @Test func theBirthOfTheProfileIsAMapOfStringsAndIsKept() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      let answer = try await app.ask(
        .post, "/api/v1/chat/birth-data", body: #"{"userId":"\#(person.id)","birthData":\#(Self.birth)}"#,
        as: [String: String].self)
      #expect(answer["status"] == "success" && answer["message"]?.isEmpty == false)
      let kept = try await app.ask(
        .get, "/api/v1/chat/birth-data", query: [("userId", person.id)], as: ClientBirthData.self)
      #expect(kept.hasBirthData && kept.birthData?.birthDate == "1990-06-15" && kept.birthData?.birthTime == "14:30")
      #expect(kept.birthData?.locationName == "New York")
    }
  }

  /// A guest's birth has nobody to be kept for. The client asks all the same, and is told so in its own form.
  @Test func theBirthOfAGuestIsNotKept() async throws {
    try await TestServer().run { browser in
      let app = InstalledApp(browser: browser)
      let answer = try await app.ask(
        .post, "/api/v1/chat/birth-data", body: #"{"userId":"\#(app.installation)","birthData":\#(Self.birth)}"#,
        as: [String: String].self)
      #expect(answer["status"] == "not_kept" && Set(answer.keys) == ["status", "message"])
      // Whoever sends a token that is none is told so.
      let stranger = InstalledApp(browser: browser, token: "abc")
      #expect(try await stranger.send(.post, "/api/v1/chat/birth-data", body: "{}").status == .unauthorized)
    }
  }
}
