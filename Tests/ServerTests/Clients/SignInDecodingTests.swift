import Foundation
import HTTPTypes
import HummingbirdTesting
import Identity
import NIOCore
import Testing

@testable import Server
@testable import Wire

/// What the newest Astronova app decodes when somebody signs in and out: `a: T` must be there, `a: T?` may be missing or null.
@Suite struct SignInDecodingTests {
  private struct Auth: Decodable {
    struct User: Decodable {
      let id: String
      let email, firstName, lastName: String?
      let fullName, createdAt, updatedAt: String
    }
    let jwtToken, expiresAt: String
    let user: User
  }

  private struct Validation: Decodable {
    let valid: Bool
    let userId, email, error: String?
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ response: TestResponse) throws -> Value {
    #expect((200...299).contains(response.status.code), "\(response.text)")
    return try JSONDecoder().decode(type, from: Data(response.body.readableBytesView))
  }

  @Test func aWholeStayDecodes() async throws {
    let issuer = TestIssuer()
    try await issuer.serve(.apple) { provider in
      try await TestServer(providers: [provider]).run { browser in
        let token = try await issuer.token(TestIssuer.Payload(nonce: "kept by nobody"))
        var headers: HTTPFields = [
          .contentType: "application/json", HTTPField.Name("X-User-Id")!: "5B1F6B6E-8E0F-4B52-9C0B-0F6E7A1B2C3D",
        ]
        let signedIn = try decode(
          Auth.self,
          try await browser.send(
            .post, "/api/v1/auth/apple", headers: headers,
            body: #"{"idToken":"\#(token)","userIdentifier":"001.abc","firstName":"Ada","lastName":"Lovelace"}"#))
        #expect(signedIn.user.fullName == "Ada Lovelace" && signedIn.user.email == "ada@example.org")
        headers[.authorization] = "Bearer \(signedIn.jwtToken)"
        let validation = try decode(Validation.self, try await browser.get("/api/v1/auth/validate", headers: headers))
        #expect(validation.valid && validation.userId == signedIn.user.id && validation.error == nil)
        let renewed = try decode(
          Auth.self, try await browser.send(.post, "/api/v1/auth/refresh", headers: headers))
        #expect(renewed.user.id == signedIn.user.id)
        let gone = try decode(
          [String: String].self, try await browser.send(.delete, "/api/v1/auth/delete-account", headers: headers))
        #expect(!gone.isEmpty)
        headers[.authorization] = nil
        let left = try decode([String: String].self, try await browser.send(.post, "/api/v1/auth/logout", headers: headers))
        #expect(!left.isEmpty)
      }
    }
  }
}
