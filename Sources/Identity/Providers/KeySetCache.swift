import Foundation
import JWTKit

/// The public keys of a provider, by their identifiers. An unknown identifier means that the provider has changed its keys, so they are
/// fetched again (``RemoteDocument``).
struct KeySetCache: Sendable {
  private let document: RemoteDocument<[String: JWTKeyCollection]>

  /// - Parameters:
  ///   - report: is told why the keys could not be had.
  ///   - fetch: gets the set as it is published.
  init(report: @escaping @Sendable (any Error) -> Void, fetch: @escaping @Sendable (_ now: Int64) async throws -> [UInt8]) {
    document = RemoteDocument(report: report) { now in try await Self.keys(in: fetch(now)) }
  }

  /// The key with an identifier; `nil` when the provider has none such.
  ///
  /// - Parameters:
  ///   - identifier: empty for a token that names none, which is enough where there is one key (OpenID Connect Core 1.0, section 10.1).
  ///   - now: seconds of POSIX time.
  func key(_ identifier: String, now: Int64) async throws(IdentityTokenFault) -> JWTKeyCollection? {
    try await document.value(now: now) { $0[identifier] != nil }[identifier]
  }

  private static func keys(in body: [UInt8]) async throws -> [String: JWTKeyCollection] {
    let set = try JSONDecoder().decode(PublishedKeys.self, from: Data(body))
    var keys: [String: JWTKeyCollection] = [:]
    for var key in set.keys.compactMap(\.key) {
      // Public keys only: a secret one in a public set would let anyone sign.
      guard key.keyType == .rsa || key.keyType == .ecdsa else { continue }
      let identifier = key.keyIdentifier ?? JWKIdentifier(string: "")
      key.keyIdentifier = identifier
      if let collection = try? await JWTKeyCollection().add(jwk: key) { keys[identifier.string] = collection }
    }
    guard !keys.isEmpty else { throw IdentityTokenFault.keysUnavailable }
    if keys.count == 1, let only = keys.values.first { keys[""] = only }
    return keys
  }

  /// A set as it is published. Providers keep keys in it that are not for signing, of kinds that we need not know.
  private struct PublishedKeys: Decodable {
    struct Entry: Decodable {
      private enum CodingKeys: String, CodingKey { case use }

      let key: JWK?

      init(from decoder: any Decoder) throws {
        let use = try? decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .use)
        key = use ?? "sig" == "sig" ? try? JWK(from: decoder) : nil
      }
    }

    let keys: [Entry]
  }
}
