import Foundation
import Hummingbird
import HummingbirdTesting
import Identity
import JWTKit
import NIOCore
import Testing

/// A provider that signs with a real key, and whose public keys lie at an address of this machine.
struct TestIssuer: Sendable {
  static let address = "https://issuer.example"
  static let client = "org.example.astronova"

  private let key = ES256PrivateKey()

  struct Payload: JWTPayload {
    var iss = TestIssuer.address
    var aud = [TestIssuer.client]
    var sub = "001.abc"
    var exp = 1_795_246_200 + 300
    var iat = 1_795_246_200
    var nonce: String?
    var email: String? = "ada@example.org"
    var isEmailVerified = true
    var name: String? = "Ada Lovelace"

    enum CodingKeys: String, CodingKey {
      case iss, aud, sub, exp, iat, nonce, email, name
      case isEmailVerified = "email_verified"
    }

    func verify(using algorithm: some JWTAlgorithm) throws {}
  }

  func token(_ payload: Payload, signedBy other: TestIssuer? = nil) async throws -> String {
    let keys = await JWTKeyCollection().add(ecdsa: (other ?? self).key, kid: "key-1")
    return try await keys.sign(payload, kid: "key-1")
  }

  var publishedKeys: String {
    get throws {
      let parameters = try #require(key.publicKey.parameters)
      func url(_ text: String) -> String { text.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "") }
      return
        #"{"keys":[{"kty":"EC","crv":"P-256","alg":"ES256","use":"sig","kid":"key-1","x":"\#(url(parameters.x))","y":"\#(url(parameters.y))"}]}"#
    }
  }

  /// Serves the public keys for as long as the test runs, and gives the provider as a server is told of it.
  func serve(_ kind: IdentityProvider.Kind = .google, _ test: @escaping @Sendable (IdentityProvider) async throws -> Void)
    async throws
  {
    let router = Router()
    let keys = try publishedKeys
    router.get("/keys") { _, _ in keys }
    try await Application(router: router).test(.live) { client in
      let port = try #require(client.port)
      try await test(
        IdentityProvider(
          kind: kind, issuers: [Self.address], audiences: [Self.client], keysURL: "http://localhost:\(port)/keys",
          authorizationURL: "\(Self.address)/authorize?prompt=select_account"))
    }
  }
}
