import AsyncHTTPClient
import Identity
import NIOCore
import NIOHTTP1

/// Talks to identity providers: gets their public keys, and what they say about themselves, and sends them the codes of browsers.
struct ProviderKeys: Sendable {
  /// How long a provider may take for a whole answer, to its last byte.
  let patience: Duration
  /// The most that a set of keys may be, in bytes; real ones have three thousand.
  private static let mostBytes = 256_000

  /// The body of an address.
  @Sendable func fetch(_ url: String) async throws -> [UInt8] {
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
  @Sendable func send(_ form: CodeExchange.Form) async throws -> CodeExchange.Answer {
    var request = HTTPClientRequest(url: form.address)
    request.method = .POST
    request.headers.add(name: "Accept", value: "application/json")
    request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
    if let authorization = form.authorization { request.headers.add(name: "Authorization", value: authorization) }
    request.body = .bytes(ByteBuffer(string: form.body))
    return try await answer(to: request)
  }

  /// The whole answer, or an error when ``patience`` ends.
  ///
  /// The client's own limit has once let a provider keep somebody waiting for half a minute, so a clock stands beside it: whichever is first
  /// ends the wait, and work that does not hear that it is cancelled is waited for by nobody.
  private func answer(to request: HTTPClientRequest) async throws -> CodeExchange.Answer {
    let (answers, first) = AsyncThrowingStream<CodeExchange.Answer, any Error>.makeStream()
    let exchange = Task {
      do {
        let response = try await Self.straight.execute(request, timeout: TimeAmount(patience))
        let body = try await response.body.collect(upTo: Self.mostBytes)
        first.yield(CodeExchange.Answer(status: Int(response.status.code), body: Array(body.readableBytesView)))
        first.finish()
      } catch {
        first.finish(throwing: error)
      }
    }
    let clock = Task {
      try await Task.sleep(for: patience)
      first.finish(throwing: TooSlow(url: request.url, patience: patience))
    }
    defer {
      exchange.cancel()
      clock.cancel()
    }
    for try await answer in answers { return answer }
    throw TooSlow(url: request.url, patience: patience)
  }

  /// The provider takes longer than anybody waits.
  private struct TooSlow: Error, CustomStringConvertible {
    let url: String
    let patience: Duration

    var description: String { "\(url) does not answer within \(patience.components.seconds) seconds" }
  }

  /// The provider does not answer as it should.
  private struct Unavailable: Error, CustomStringConvertible {
    let url: String
    let status: Int

    var description: String { "\(url) answers \(status)" }
  }
}
