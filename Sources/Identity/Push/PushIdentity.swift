import Crypto
import Foundation

/// Who the server is to push services: a key pair that is made once and proves with every message that it comes from whom the browser has
/// subscribed to (VAPID, RFC 8292).
package struct PushIdentity: Sendable {
  private let key: P256.Signing.PrivateKey

  /// For how long a proof is good, in seconds; RFC 8292 allows a day.
  static let lifetime: Int64 = 12 * 3600

  /// A new key pair.
  package init() { key = P256.Signing.PrivateKey() }

  /// The key pair of a text; `nil` when it is none.
  package init?(secret: String) {
    guard let bytes = Base64URL.data(secret), let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
    self.key = key
  }

  /// The private key as a text to keep.
  package var secret: String { Base64URL.text(key.rawRepresentation) }
  /// The public key as browsers take it: a point in 65 bytes, in Base64 of URLs.
  package var publicKey: String { Base64URL.text(key.publicKey.x963Representation) }

  /// How a push service may reach whoever runs the server (RFC 8292, section 2.1): by mail, or else at the address of the server itself. Some
  /// allow that nothing is said, Apple’s refuses it with 403.
  ///
  /// - Parameters:
  ///   - contact: the address for mail of whoever runs the server.
  ///   - origin: under which name a device knows this server.
  /// - Returns: `nil` when there is neither a contact nor an address by https.
  package static func subject(contact: String?, origin: String) -> String? {
    if let contact { return "mailto:\(contact)" }
    return origin.hasPrefix("https://") && origin.utf8.count > 8 ? origin : nil
  }

  /// What a request to a push service proves itself by.
  ///
  /// - Parameters:
  ///   - endpoint: where the request goes; the proof is good for its origin alone.
  ///   - subject: a `mailto:` or `https:` address of whoever runs the server (``subject(contact:origin:)``).
  ///   - now: seconds of POSIX time.
  package func authorization(for endpoint: PushEndpoint, subject: String?, now: Int64) throws -> String {
    struct Claims: Encodable {
      let aud: String
      let exp: Int64
      let sub: String?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let claims = try encoder.encode(
      Claims(aud: endpoint.origin, exp: now + Self.lifetime, sub: subject))
    let signed = Base64URL.text(Data(#"{"typ":"JWT","alg":"ES256"}"#.utf8)) + "." + Base64URL.text(claims)
    // The raw form, two numbers of 32 bytes, is that of JWS (RFC 7518, section 3.4).
    let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
    return "vapid t=\(signed).\(Base64URL.text(signature)), k=\(publicKey)"
  }
}
