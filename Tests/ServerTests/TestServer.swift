import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Identity
import Logging
import NIOCore
import Readings
import Store
import Synchronization

@testable import Server

/// A server in memory whose clock stands at 2026-11-21 07:30:00 UTC.
struct TestServer: Sendable {
  static let now = UTC(unixSeconds: 1_795_246_200)

  /// As little work as a password can be.
  static let cost = PasswordHash.Cost(logarithm: 4, blockSize: 8, lanes: 1)

  let log = CollectedLog()
  var clock = WallClock.fixed(at: now)
  var limits = LimitTable.off
  var providers: [IdentityProvider] = []
  var isSecure = false
  var storage = StoreLocation.memory
  var printer: PagePrinter?
  var speaker: Speaker?
  var integrationTestUser: String?
  var contact: String?
  var metricsToken: String?
  var languages = Languages.shipped
  var registration = Registration.open
  var mail: MailSettings?
  /// Where people reach it, as the setting says.
  var origin: String?
  /// A machine that runs a thousand tests at once may leave one of them alone for longer than a person waits.
  var providerPatience = Duration.seconds(300)
  /// Whether requests come over a connection; then `X-Forwarded-For` says from which network.
  var isLive = false

  /// Runs requests against a fresh server.
  func run(_ test: @Sendable (TestBrowser) async throws -> Void) async throws {
    var logger = Logger(label: "test") { [log] _ in log.handler }
    logger.logLevel = .info
    var configuration = ServerConfiguration(
      port: 0, storage: storage, clock: clock, environment: "test", logger: logger, answersPing: true, providers: providers,
      limits: limits, passwordCost: Self.cost, isSecure: isSecure, trustedProxies: isLive ? ["127.0.0.1", "::1"] : [],
      printer: printer, integrationTestUser: integrationTestUser, contact: contact, metricsToken: metricsToken,
      registration: registration)
    configuration.languages = languages
    configuration.speaker = speaker
    configuration.mail = mail
    configuration.origin = origin
    configuration.providerPatience = providerPatience
    try await buildApplication(configuration).test(isLive ? .live : .router) { client in
      try await test(TestBrowser(client: client))
    }
  }
}

/// A clock that a test moves.
final class ManualClock: Sendable {
  private let seconds: Mutex<Double>

  init(_ start: UTC) { seconds = Mutex(start.unixSeconds) }

  var clock: WallClock { WallClock { [self] in seconds.withLock { $0 } } }
  func advance(by count: Double) { seconds.withLock { $0 += count } }
}

/// Sends requests and reads answers.
struct TestBrowser: Sendable {
  let client: any TestClientProtocol

  func get(_ uri: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await client.execute(uri: uri, method: .get, headers: headers)
  }

  func send(_ method: HTTPRequest.Method, _ uri: String, headers: HTTPFields = [:], body: String? = nil) async throws
    -> TestResponse
  {
    try await client.execute(uri: uri, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
  }

  func post(_ uri: String, _ body: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    var headers = headers
    if headers[.contentType] == nil { headers[.contentType] = "application/json" }
    return try await client.execute(uri: uri, method: .post, headers: headers, body: ByteBuffer(string: body))
  }

  func submit(_ uri: String, _ fields: [(String, String)], headers: HTTPFields = [:]) async throws -> TestResponse {
    var headers = headers
    headers[.contentType] = "application/x-www-form-urlencoded"
    let encoded = fields.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }
    return try await post(uri, encoded.joined(separator: "&"), headers: headers)
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }

  /// The body as an object; an empty one when it is none.
  var object: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(body.readableBytesView))) as? [String: Any] ?? [:] }

  /// The body as a list of objects.
  var list: [[String: Any]] { (try? JSONSerialization.jsonObject(with: Data(body.readableBytesView))) as? [[String: Any]] ?? [] }

  /// The stable code of an error.
  var code: String? { object["code"] as? String }

  /// What lies at a path such as `westernChart.positions.sun.degree`.
  func value(_ path: String) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { inner, key in (inner as? [String: Any])?[String(key)] }
  }

  func number(_ path: String) -> Double? { (value(path) as? NSNumber)?.doubleValue }
  func string(_ path: String) -> String? { value(path) as? String }
}

/// What a server logged.
final class CollectedLog: Sendable {
  private let kept = Mutex<[String]>([])

  var lines: [String] { kept.withLock { $0 } }
  var handler: any LogHandler { Handler(log: self) }

  private func add(_ line: String) { kept.withLock { $0.append(line) } }

  private struct Handler: LogHandler {
    let log: CollectedLog
    var logLevel = Logger.Level.trace
    var metadata = Logger.Metadata()

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.add("\(event.level) \(event.message) \(metadata.merging(event.metadata ?? [:]) { $1 })")
    }
  }
}
