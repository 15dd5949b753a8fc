import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Identity
import NIOCore
import Synchronization
import Testing

/// An OpenID provider on a port of this machine: it says what it is, lets everybody in, and changes a code for a token once.
final class TestOpenIDProvider: Sendable {
  static let client = "astronova+of the stars"
  static let secret = "s/+&=? secret"

  /// What a code stands for.
  struct Grant {
    var asked: [String: String]
    var payload: TestIssuer.Payload
  }

  let issuer = TestIssuer()
  private let grants = Mutex<[String: Grant]>([:])
  /// How often a token was asked for.
  let exchanges = Mutex(0)

  /// Lets somebody in who was led here, and gives what the browser goes back with.
  func admit(_ asked: [String: String], _ change: (inout TestIssuer.Payload) -> Void = { _ in }) -> [String: String] {
    var payload = TestIssuer.Payload(iss: asked["issuer"] ?? "", aud: [Self.client], sub: "248289761001", nonce: asked["nonce"])
    change(&payload)
    let code = "code&\(UUID().uuidString)"
    grants.withLock { $0[code] = Grant(asked: asked, payload: payload) }
    return ["code": code, "state": asked["state"] ?? "", "iss": asked["issuer"] ?? ""]
  }

  private func token(_ form: [String: String], _ authorization: String?) async throws -> (HTTPResponse.Status, String) {
    exchanges.withLock { $0 += 1 }
    func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" }
    let basic = "Basic " + Data("\(encoded(Self.client)):\(encoded(Self.secret))".utf8).base64EncodedString()
    guard authorization == basic else { return (.unauthorized, #"{"error":"invalid_client"}"#) }
    // A code is good once.
    guard let grant = grants.withLock({ $0.removeValue(forKey: form["code"] ?? "") }),
      form["grant_type"] == "authorization_code", form["redirect_uri"] == grant.asked["redirect_uri"],
      CodeExchange.challenge(of: form["code_verifier"] ?? "") == grant.asked["code_challenge"]
    else { return (.badRequest, #"{"error":"invalid_grant"}"#) }
    return (.ok, #"{"access_token":"x","token_type":"Bearer","id_token":"\#(try await issuer.token(grant.payload))"}"#)
  }

  /// Runs it for as long as the test does, and gives the provider as a server is told of it.
  func serve(_ test: @escaping @Sendable (IdentityProvider) async throws -> Void) async throws {
    let router = Router()
    let keys = try issuer.publishedKeys
    router.get("/.well-known/openid-configuration") { request, _ in
      let own = "http://\(request.head.authority ?? "")"
      return
        #"{"issuer":"\#(own)","authorization_endpoint":"\#(own)/authorize","token_endpoint":"\#(own)/token","jwks_uri":"\#(own)/keys"}"#
    }
    router.get("/keys") { _, _ in keys }
    router.post("/token") { [self] request, _ in
      let body = try await request.body.collect(upTo: 65_536)
      let parts = URLComponents(string: "http://x/?" + String(buffer: body))?.queryItems ?? []
      let form = Dictionary(parts.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
      let (status, text) = try await token(form, request.headers[.authorization])
      return Response(
        status: status, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
    try await Application(router: router).test(.live) { client in
      let port = try #require(client.port)
      try await test(
        .openID(issuer: "http://localhost:\(port)", clients: [Self.client], secret: Self.secret, name: "Maison Étoile"))
    }
  }
}
