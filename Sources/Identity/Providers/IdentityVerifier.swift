import Crypto
import Foundation
import JWTKit

/// Reads identity tokens of the providers that are configured.
package struct IdentityVerifier: Sendable {
  /// The providers, in the order in which they are offered.
  package let providers: [IdentityProvider]
  private var caches: [IdentityProvider.Kind: KeySetCache] = [:]
  private var exchanges: [IdentityProvider.Kind: CodeExchange] = [:]

  /// A verifier.
  ///
  /// - Parameters:
  ///   - fetch: gets the body of an address.
  ///   - send: sends a form; needed where browsers bring codes.
  ///   - report: is told what a provider does wrong, in words for whoever runs the server.
  package init(
    _ providers: [IdentityProvider], fetch: @escaping @Sendable (String) async throws -> [UInt8],
    send: @escaping @Sendable (CodeExchange.Form) async throws -> CodeExchange.Answer = { _ in
      throw IdentityTokenFault.keysUnavailable
    },
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.providers = providers
    for provider in providers where caches[provider.kind] == nil {
      let complain: @Sendable (any Error) -> Void = { report("\(provider.name) does not answer as it should: \($0)") }
      if let url = provider.keysURL {
        caches[provider.kind] = KeySetCache(report: complain) { _ in try await fetch(url) }
      } else if let issuer = provider.issuers.first {
        let discovery = RemoteDocument(report: complain) { _ in
          try OpenIDDiscovery(await fetch(OpenIDDiscovery.address(of: issuer)), of: issuer)
        }
        // What is wrong with the document was told when it was read.
        let tell: @Sendable (any Error) -> Void = { error in
          if error as? IdentityTokenFault != .keysUnavailable { complain(error) }
        }
        caches[provider.kind] = KeySetCache(report: tell) { now in
          try await fetch(discovery.value(now: now).keysURL)
        }
        exchanges[provider.kind] = CodeExchange(provider: provider, discovery: discovery, send: send, report: complain)
      }
    }
  }

  /// Where a browser goes to sign in; `nil` when the provider is not configured, or is for apps only.
  ///
  /// - Parameter now: seconds of POSIX time.
  package func authorizationURL(
    of kind: IdentityProvider.Kind, now: Int64
  ) async throws(IdentityTokenFault) -> String? {
    if let exchange = exchanges[kind] { return try await exchange.authorizationURL(now: now) }
    return providers.first { $0.kind == kind }?.authorizationURL
  }

  /// Whom the code stands for that a browser came back with.
  ///
  /// - Parameters:
  ///   - verifier: what the attempt began with, beside its nonce.
  ///   - returnAddress: where the provider has sent the browser.
  ///   - now: seconds of POSIX time.
  /// - Returns: `nil` when the provider is not configured, or does not give codes.
  package func identity(
    code: String, verifier: String, returnAddress: String, from kind: IdentityProvider.Kind, nonce: String, now: Int64
  ) async throws(IdentityTokenFault) -> VerifiedIdentity? {
    guard let exchange = exchanges[kind] else { return nil }
    let token = try await exchange.identityToken(for: code, verifier: verifier, returnAddress: returnAddress, now: now)
    return try await identity(token, from: kind, nonce: nonce, now: now)
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
    // Apple, Google and Firebase name their keys always.
    guard let identifier = header.kid ?? (kind == .openid ? "" : nil) else { throw .malformed }
    guard let key = try await cache.key(identifier, now: now) else { throw .signature }
    let claims: Claims
    do {
      claims = try await key.verify(token, as: Claims.self)
    } catch {
      throw .signature
    }
    guard provider.issuers.contains(claims.iss) else { throw .issuer }
    guard !Set(claims.aud.values).isDisjoint(with: provider.audiences) else { throw .audience }
    if kind == .openid { try Self.checkParty(claims, ours: provider.audiences) }
    var identity = VerifiedIdentity(
      provider: kind, subject: claims.sub, email: claims.isEmailVerified?.value == true ? claims.email : nil, name: claims.name,
      expiresAt: claims.exp, tokenHash: Self.hash(of: token))
    if kind == .openid { identity.issuer = claims.iss }
    // A minute for clocks that differ.
    guard claims.nbf.map({ $0 <= Double(now) + 60 }) ?? true else { throw .early }
    guard identity.isFresh(at: now), claims.iat.map({ $0 <= Double(now) + 60 }) ?? true else { throw .expired }
    guard !claims.sub.isEmpty, claims.sub.utf8.count <= 255 else { throw .malformed }
    return (identity, claims)
  }

  /// Makes sure that a token of whatever issuer was made for us, and not for somebody who may show us tokens of theirs (OpenID Connect Core
  /// 1.0, section 3.1.3.7). Google names another app of the same house there, so it is not asked.
  private static func checkParty(_ claims: Claims, ours: [String]) throws(IdentityTokenFault) {
    guard let party = claims.azp else {
      guard claims.aud.values.allSatisfy(ours.contains) else { throw .authorizedParty }
      return
    }
    guard ours.contains(party) else { throw .authorizedParty }
  }

  /// The hash of head and payload. The signature is left out: one of ECDSA can be rewritten into another that is as good.
  private static func hash(of token: String) -> String {
    hexadecimal(token.split(separator: ".", omittingEmptySubsequences: false).prefix(2).joined(separator: "."))
  }

  private static func hexadecimal(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).hexadecimal
  }

  /// A raw nonce, or its hash.
  private static func agrees(_ claim: String?, _ nonce: String?) -> Bool {
    guard let claim, let nonce, !nonce.isEmpty else { return false }
    return claim == nonce || claim == hexadecimal(nonce)
  }

  private struct Header: Decodable {
    let alg: String
    let kid: String?
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
    let nbf: Double?
    let azp: String?
    let nonce: String?
    let email: String?
    // Apple sends a text, Google a truth value.
    let isEmailVerified: TextOrBool?
    let name: String?

    enum CodingKeys: String, CodingKey {
      case iss, aud, sub, exp, iat, nbf, azp, nonce, email, name
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
