import Crypto
import Foundation
import JWTKit

/// Reads identity tokens of the providers that are configured.
package struct IdentityVerifier: Sendable {
  /// The providers, in the order in which they are offered.
  package let providers: [IdentityProvider]
  private let caches: [IdentityProvider.Kind: KeySetCache]

  /// A verifier.
  ///
  /// - Parameter fetch: gets the body of an address.
  package init(_ providers: [IdentityProvider], fetch: @escaping @Sendable (String) async throws -> [UInt8]) {
    self.providers = providers
    caches = Dictionary(
      providers.map { ($0.kind, KeySetCache(url: $0.keysURL, fetch: fetch)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whom a token stands for: its signature, issuer, audience, time and nonce are what they must be.
  ///
  /// - Parameters:
  ///   - nonce: what this attempt to sign in began with, as it is or as its SHA-256 in hexadecimal, which is how apps send it.
  ///   - now: seconds of POSIX time.
  /// - Returns: `nil` when the provider is not configured.
  package func identity(
    _ token: String, from kind: IdentityProvider.Kind, nonce: String? = nil, now: Int64
  ) async throws(IdentityTokenFault) -> VerifiedIdentity? {
    guard let (identity, claims) = try await verified(token, from: kind, now: now) else { return nil }
    guard claims.nonce == nil && nonce == nil || Self.agrees(claims.nonce, nonce) else { throw .nonce }
    return identity
  }

  /// Whom a token stands for, when the app that sends it has kept no nonce: instead it says who it is, and the token must have been issued
  /// within ``VerifiedIdentity/freshness``. Whoever takes it must see to it that it signs in once.
  ///
  /// - Parameters:
  ///   - subject: what the app says that the provider calls the person.
  ///   - now: seconds of POSIX time.
  /// - Returns: `nil` when the provider is not configured.
  package func identity(
    _ token: String, from kind: IdentityProvider.Kind, of subject: String, now: Int64
  ) async throws(IdentityTokenFault) -> VerifiedIdentity? {
    guard let (identity, claims) = try await verified(token, from: kind, now: now) else { return nil }
    guard identity.subject == subject else { throw .subject }
    // That it is not from the future is known already.
    guard let issued = claims.iat, issued >= Double(now - VerifiedIdentity.freshness) else { throw .stale }
    return identity
  }

  /// Whom a token stands for, and what it says, whatever attempt to sign in it belongs to.
  private func verified(
    _ token: String, from kind: IdentityProvider.Kind, now: Int64
  ) async throws(IdentityTokenFault) -> (identity: VerifiedIdentity, claims: Claims)? {
    guard let provider = providers.first(where: { $0.kind == kind }), let cache = caches[kind] else { return nil }
    let header = try Self.header(of: token)
    guard let key = try await cache.key(header.kid, now: now) else { throw .signature }
    let claims: Claims
    do {
      claims = try await key.verify(token, as: Claims.self)
    } catch {
      throw .signature
    }
    guard provider.issuers.contains(claims.iss) else { throw .issuer }
    guard !Set(claims.aud.values).isDisjoint(with: provider.audiences) else { throw .audience }
    let identity = VerifiedIdentity(
      provider: kind, subject: claims.sub, email: claims.isEmailVerified?.value == true ? claims.email : nil, name: claims.name,
      expiresAt: claims.exp, tokenHash: Self.hash(of: token))
    // A minute for clocks that differ.
    guard identity.isFresh(at: now), claims.iat.map({ $0 <= Double(now) + 60 }) ?? true else { throw .expired }
    guard !claims.sub.isEmpty, claims.sub.utf8.count <= 255 else { throw .malformed }
    return (identity, claims)
  }

  /// The hash of head and payload. The signature is left out: one of ECDSA can be rewritten into another that is as good.
  private static func hash(of token: String) -> String {
    hexadecimal(token.split(separator: ".", omittingEmptySubsequences: false).prefix(2).joined(separator: "."))
  }

  private static func hexadecimal(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// A raw nonce, or its hash.
  private static func agrees(_ claim: String?, _ nonce: String?) -> Bool {
    guard let claim, let nonce, !nonce.isEmpty else { return false }
    return claim == nonce || claim == hexadecimal(nonce)
  }

  private struct Header: Decodable {
    let alg: String
    let kid: String
  }

  private static func header(of token: String) throws(IdentityTokenFault) -> Header {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard token.utf8.count <= 16_384, parts.count == 3, let data = Base64URL.data(String(parts[0])),
      let header = try? JSONDecoder().decode(Header.self, from: data), ["RS256", "ES256"].contains(header.alg)
    else { throw .malformed }
    return header
  }

  /// What providers put into their tokens, under the names of the standard.
  private struct Claims: JWTPayload {
    let iss: String
    let aud: OneOrMany
    let sub: String
    let exp: Double
    let iat: Double?
    let nonce: String?
    let email: String?
    // Apple sends a text, Google a truth value.
    let isEmailVerified: TextOrBool?
    let name: String?

    enum CodingKeys: String, CodingKey {
      case iss, aud, sub, exp, iat, nonce, email, name
      case isEmailVerified = "email_verified"
    }

    func verify(using algorithm: some JWTAlgorithm) throws {}
  }

  private struct OneOrMany: Codable, Sendable {
    let values: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      values = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(values)
    }
  }

  private struct TextOrBool: Codable, Sendable {
    let value: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      value = try (try? container.decode(Bool.self)) ?? (container.decode(String.self) == "true")
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}
