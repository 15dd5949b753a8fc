import AsyncHTTPClient
import Companion
import Foundation
import Identity
import NIOCore
import NIOHTTP1
import NIOPosix

/// Sends notifications to push services, for the length of a round; to be closed after it.
///
/// Where to is anybody's word, so every host is looked up once, only an address that is everybody's is connected to, and it is that very
/// address: a name that is looked up again may say something else. Nobody is sent on.
actor PushSender {
  /// How long a push service may take for an answer.
  private static let patience = TimeAmount.seconds(10)
  /// The most hosts to which a line is kept; real push services are a handful.
  private static let mostLines = 32
  /// The most of an answer that is read, in bytes, so that the line can be used again.
  private static let mostBytes = 16_384

  /// What leads to a host.
  private enum Line: Sendable {
    case open(HTTPClient)
    /// It is nobody's to reach.
    case forbidden
    /// Its name leads nowhere at the moment.
    case unknown
  }

  private var lines: [String: Task<Line, Never>] = [:]

  /// Sends a request.
  func send(_ request: NotificationDelivery.Request) async -> NotificationDelivery.Answer {
    let host = request.endpoint.host
    let isKept = lines[host] != nil || lines.count < Self.mostLines
    let line = lines[host] ?? Task { await Self.line(to: request.endpoint) }
    if isKept { lines[host] = line }
    switch await line.value {
    case .open(let client):
      let answer = await Self.ask(client, request)
      if !isKept { try? await client.shutdown() }
      return answer
    case .forbidden: return .forbidden
    case .unknown:
      // It is looked up anew when it is asked again.
      if lines[host] == line { lines[host] = nil }
      return .unreachable
    }
  }

  /// Lets go of all lines.
  func close() async {
    for line in lines.values {
      if case .open(let client) = await line.value { try? await client.shutdown() }
    }
    lines = [:]
  }

  private static func ask(
    _ client: HTTPClient, _ request: NotificationDelivery.Request
  ) async -> NotificationDelivery.Answer {
    var asked = HTTPClientRequest(url: request.endpoint.url)
    asked.method = .POST
    for field in request.fields { asked.headers.add(name: field.name, value: field.value) }
    asked.body = .bytes(ByteBuffer(bytes: request.body))
    do {
      let response = try await client.execute(asked, timeout: patience)
      _ = try? await response.body.collect(upTo: mostBytes)
      // A date would be allowed, too; push services send seconds.
      return .status(Int(response.status.code), retryAfter: response.headers.first(name: "Retry-After").flatMap { Int($0) })
    } catch {
      return .unreachable
    }
  }

  /// A client for one host, which knows no other address of it than the one that was looked at.
  private static func line(to endpoint: PushEndpoint) async -> Line {
    // Looking up waits for the network: not on a thread that answers requests.
    let found = try? await NIOThreadPool.singleton.runIfActive {
      try SocketAddress.makeAddressResolvingHost(endpoint.host, port: endpoint.port)
    }
    guard let found, let address = found.ipAddress else { return .unknown }
    guard isAllowed(found, for: endpoint) else { return .forbidden }
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout = .init(connect: .seconds(5), read: patience)
    if endpoint.host != address { configuration.dnsOverride = [endpoint.host: address] }
    return .open(HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration))
  }

  /// Whether an address may be connected to.
  static func isAllowed(_ address: SocketAddress, for endpoint: PushEndpoint) -> Bool {
    let family: Int32
    let count: Int
    switch address {
    case .v4: (family, count) = (AF_INET, 4)
    case .v6: (family, count) = (AF_INET6, 16)
    case .unixDomainSocket: return false
    }
    var bytes = [UInt8](repeating: 0, count: count)
    guard let text = address.ipAddress, inet_pton(family, text, &bytes) == 1 else { return false }
    let isThisMachine = count == 4 ? bytes.first == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1]
    return PublicNetwork.holds(bytes) || (endpoint.isLoopback && isThisMachine)
  }
}

extension NotificationDelivery {
  /// The way out of this server: over the lines of a sender.
  init(_ configuration: ServerConfiguration, over sender: PushSender) {
    self.init(
      languages: configuration.languages, contact: configuration.contact, path: { NotificationPages.path($0) },
      pause: { seconds in
        // Nobody waits for a busy push service while the server is being stopped.
        try await NotificationRounds.wait(seconds)
      },
      send: { await sender.send($0) })
  }
}
