import AsyncHTTPClient
import Identity
import NIOCore
import NIOHTTP1

/// Talks to identity providers: gets their public keys, and what they say about themselves, and sends them the codes of browsers.
enum ProviderKeys {
  /// The most that a set of keys may be, in bytes; real ones have three thousand.
  private static let mostBytes = 256_000

  /// The body of an address.
  @Sendable static func fetch(_ url: String) async throws -> [UInt8] {
    var request = HTTPClientRequest(url: url)
    request.headers.add(name: "Accept", value: "application/json")
    let answer = try await answer(to: request)
    guard answer.status == 200 else { throw Unavailable(url: url, status: answer.status) }
    return answer.body
  }

  /// Nobody is sent on: what proves who we are is for that address alone, and keys are believed because of where they lie.
  private static let straight = HTTPClient(
    eventLoopGroupProvider: .singleton, configuration: HTTPClient.Configuration(redirectConfiguration: .disallow))

  /// The answer to a form.
  @Sendable static func send(_ form: CodeExchange.Form) async throws -> CodeExchange.Answer {
    var request = HTTPClientRequest(url: form.address)
    request.method = .POST
    request.headers.add(name: "Accept", value: "application/json")
    request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
    if let authorization = form.authorization { request.headers.add(name: "Authorization", value: authorization) }
    request.body = .bytes(ByteBuffer(string: form.body))
    return try await answer(to: request)
  }

  /// The whole answer; the five seconds are for its last byte, too.
  private static func answer(to request: HTTPClientRequest) async throws -> CodeExchange.Answer {
    let response = try await straight.execute(request, timeout: .seconds(5))
    let body = try await response.body.collect(upTo: mostBytes)
    return CodeExchange.Answer(status: Int(response.status.code), body: Array(body.readableBytesView))
  }

  /// The provider does not answer as it should.
  private struct Unavailable: Error, CustomStringConvertible {
    let url: String
    let status: Int

    var description: String { "\(url) answers \(status)" }
  }
}
