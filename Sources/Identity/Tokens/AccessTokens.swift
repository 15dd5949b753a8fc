package import Crypto
package import Foundation
import JWTKit

/// Access tokens: what an app shows with every request for a quarter of an hour (RFC 9068).
package struct AccessTokens: Sendable {
  /// Who asks, and from which sign-in.
  package struct Claims: Sendable, Hashable {
    package let account: String
    package let signIn: String
    /// Seconds of POSIX time.
    package let expiresAt: Int64

    package init(account: String, signIn: String, expiresAt: Int64) {
      self.account = account
      self.signIn = signIn
      self.expiresAt = expiresAt
    }
  }

  /// Why a token is not accepted.
  package enum Fault: Error, Sendable, Hashable {
    /// It is no token of ours, or was changed.
    case invalid
    case expired
  }

  /// How long a token is good, in seconds.
  package static let lifetime: Int64 = 900
  private static let issuer = "astronova"
  private static let audience = "astronova-api"

  private let keys: JWTKeyCollection

  /// Tokens under a signing key of 256 bits.
  package init(key: SymmetricKey) async {
    keys = await JWTKeyCollection().add(hmac: HMACKey(key: key), digestAlgorithm: .sha256)
  }

  /// A token.
  package func token(for claims: Claims, now: Int64) async throws -> String {
    try await keys.sign(
      Payload(
        iss: IssuerClaim(value: Self.issuer), aud: AudienceClaim(value: Self.audience), sub: SubjectClaim(value: claims.account),
        sid: claims.signIn, iat: IssuedAtClaim(value: Date(timeIntervalSince1970: Double(now))),
        exp: ExpirationClaim(value: Date(timeIntervalSince1970: Double(claims.expiresAt)))))
  }

  /// Reads a token.
  package func claims(of token: String, now: Int64) async throws(Fault) -> Claims {
    // Longer than any of ours, and what follows is work.
    guard token.utf8.count <= 2048, Self.algorithm(of: token) == "HS256" else { throw .invalid }
    let payload: Payload
    do {
      payload = try await keys.verify(token, as: Payload.self)
    } catch {
      throw .invalid
    }
    guard payload.iss.value == Self.issuer, payload.aud.value.contains(Self.audience) else { throw .invalid }
    let end = Int64(payload.exp.value.timeIntervalSince1970)
    guard end > now else { throw .expired }
    return Claims(account: payload.sub.value, signIn: payload.sid, expiresAt: end)
  }

  /// The algorithm that a token claims; ours have one, and nothing else is looked at.
  private static func algorithm(of token: String) -> String? {
    struct Header: Decodable { let alg: String }
    guard let first = token.split(separator: ".").first, let data = Base64URL.data(String(first)) else { return nil }
    return (try? JSONDecoder().decode(Header.self, from: data))?.alg
  }

  private struct Payload: JWTPayload {
    let iss: IssuerClaim
    let aud: AudienceClaim
    let sub: SubjectClaim
    let sid: String
    let iat: IssuedAtClaim
    let exp: ExpirationClaim

    // Time is checked by the caller, against the clock that was given.
    func verify(using algorithm: some JWTAlgorithm) throws {}
  }
}

/// Base64 with the alphabet of URLs and without padding (RFC 4648, section 5).
package enum Base64URL {
  /// The bytes of a text; `nil` when it is none.
  package static func data(_ text: String) -> Data? {
    var plain = text.replacing("-", with: "+").replacing("_", with: "/")
    plain += String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    return Data(base64Encoded: plain)
  }

  /// Bytes as text.
  package static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
