import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Gets the public keys of identity providers.
enum ProviderKeys {
  /// The most that a set of keys may be, in bytes; real ones have three thousand.
  private static let mostBytes = 256_000

  /// The body of an address.
  @Sendable static func fetch(_ url: String) async throws -> [UInt8] {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "Accept", value: "application/json")
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(5))
    guard response.status == .ok else { throw Unavailable() }
    return Array(try await response.body.collect(upTo: mostBytes).readableBytesView)
  }

  /// The provider does not answer as it should.
  private struct Unavailable: Error {}
}
