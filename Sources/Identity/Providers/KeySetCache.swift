import Foundation
import JWTKit

/// The public keys of a provider, fetched when they are needed and remembered for an hour.
///
/// An unknown key identifier means that the provider has changed its keys, so they are fetched again, but not more than once in half a
/// minute: identifiers are for anyone to make up.
actor KeySetCache {
  private let url: String
  private let fetch: @Sendable (String) async throws -> [UInt8]
  private var keys: [String: JWTKeyCollection] = [:]
  private var fetchedAt: Int64?
  private var triedAt: Int64?
  private var running: Task<[String: JWTKeyCollection], any Error>?

  private static let freshFor: Int64 = 3600
  private static let staleFor: Int64 = 86_400
  private static let pause: Int64 = 30

  init(url: String, fetch: @escaping @Sendable (String) async throws -> [UInt8]) {
    self.url = url
    self.fetch = fetch
  }

  /// The key with an identifier; `nil` when the provider has none such.
  ///
  /// - Parameter now: seconds of POSIX time.
  func key(_ identifier: String, now: Int64) async throws(IdentityTokenFault) -> JWTKeyCollection? {
    let age = fetchedAt.map { now - $0 } ?? .max
    if let known = keys[identifier], age < Self.freshFor { return known }
    if triedAt.map({ (0..<Self.pause).contains(now - $0) }) != true || running != nil { await refresh(now: now) }
    guard let fetchedAt, now - fetchedAt < Self.staleFor else { throw .keysUnavailable }
    return keys[identifier]
  }

  private func refresh(now: Int64) async {
    triedAt = now
    let task =
      running
      ?? Task { [url, fetch] in
        try await Self.keys(in: fetch(url))
      }
    running = task
    if let new = try? await task.value {
      keys = new
      fetchedAt = now
    }
    running = nil
  }

  private static func keys(in body: [UInt8]) async throws -> [String: JWTKeyCollection] {
    let set = try JSONDecoder().decode(JWKS.self, from: Data(body))
    var keys: [String: JWTKeyCollection] = [:]
    for key in set.keys {
      // Public keys only: a secret one in a public set would let anyone sign.
      guard let identifier = key.keyIdentifier, key.keyType == .rsa || key.keyType == .ecdsa else { continue }
      if let collection = try? await JWTKeyCollection().add(jwk: key) { keys[identifier.string] = collection }
    }
    guard !keys.isEmpty else { throw IdentityTokenFault.keysUnavailable }
    return keys
  }
}
