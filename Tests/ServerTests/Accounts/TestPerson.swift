import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Wire

/// Somebody with an account, as an app sees them.
struct TestPerson: Sendable {
  let id: String
  let accessToken: String
  let refreshToken: String
  let deviceID: String

  static let password = "under the pear tree"

  /// Makes an account.
  init(_ browser: TestBrowser, email: String = "ada@example.org", name: String? = "Ada Lovelace") async throws {
    let name = name.map { #", "name": "\#($0)""# } ?? ""
    let response = try await browser.post(
      Route.register.path, #"{"email": "\#(email)", "password": "\#(Self.password)", "device": "phone"\#(name)}"#)
    try #require(response.status == .created, "\(response.text)")
    try await self.init(browser, response)
  }

  /// Whoever an answer has signed in.
  init(_ browser: TestBrowser, _ response: TestResponse) async throws {
    id = try #require(response.string("user.id"))
    accessToken = try #require(response.string("jwtToken"))
    refreshToken = try #require(response.string("refreshToken"))
    let validation = try await browser.get(
      Route.validateSignIn.path, headers: [.authorization: "Bearer \(accessToken)"])
    deviceID = try #require(validation.string("deviceId"))
  }

  var headers: HTTPFields { [.authorization: "Bearer \(accessToken)"] }
}
