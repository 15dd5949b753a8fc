import Foundation
package import Identity
package import Readings

/// How notifications leave the house: who sends them, in which words, and where they lead to.
package struct NotificationDelivery: Sendable {
  /// A request to a push service (RFC 8030, section 5).
  package struct Request: Sendable {
    package let endpoint: PushEndpoint
    /// The fields of its head.
    package let fields: [(name: String, value: String)]
    package let body: [UInt8]
  }

  /// What became of a request.
  package enum Answer: Sendable, Hashable {
    /// The push service has answered; `retryAfter` are the seconds that it asks for.
    case status(Int, retryAfter: Int? = nil)
    /// It could not be reached, or has not answered in time.
    case unreachable
    /// The address leads to where nothing may be sent.
    case forbidden
  }

  /// What became of a notification for one device.
  package enum Outcome: Sendable, Hashable {
    case sent
    /// The device does not want any more; it was forgotten.
    case gone
    /// It was given up.
    case failed
    /// Nothing was sent: push services would not be told whose server it is.
    case nameless
  }

  /// The seconds after which a push service is asked again that is busy or cannot be reached; then it is given up.
  private var waits = [2, 10, 30]
  /// The most seconds that a push service may have us wait.
  static let longestWait = 30

  let languages: Languages
  let contact: String?
  let send: @Sendable (Request) async -> Answer
  let path: @Sendable (NotificationKind) -> String
  let pause: @Sendable (_ seconds: Int) async throws -> Void

  /// A way out.
  ///
  /// - Parameters:
  ///   - contact: the address for mail of whoever runs the server, for push services.
  ///   - path: the page that a notification leads to.
  ///   - pause: waits; throws when there is no time to.
  ///   - send: sends a request.
  package init(
    languages: Languages, contact: String?, path: @escaping @Sendable (NotificationKind) -> String,
    pause: @escaping @Sendable (_ seconds: Int) async throws -> Void = { try await Task.sleep(for: .seconds($0)) },
    send: @escaping @Sendable (Request) async -> Answer
  ) {
    self.languages = languages
    self.contact = contact
    self.path = path
    self.pause = pause
    self.send = send
  }

  /// The same for whoever waits to see it: it is given up sooner.
  var hurried: NotificationDelivery {
    var hurried = self
    hurried.waits = [1]
    return hurried
  }

  /// The text of a notification, as our service worker and browsers without one read it (Declarative Web Push, `8030`). It says that
  /// something is there, and nothing of what: it passes over locked screens.
  func message(_ kind: NotificationKind, origin: String, language tag: String?) throws -> [UInt8] {
    struct Message: Encodable {
      struct Notification: Encodable {
        let title, body, lang, navigate, tag: String
      }

      let version = 8030
      let notification: Notification

      private enum CodingKeys: String, CodingKey {
        case version = "web_push"
        case notification
      }
    }
    let language = tag.flatMap { languages.language($0) } ?? languages.first
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let words = NotificationWords(kind.rawValue, in: language)
    return Array(
      try encoder.encode(
        Message(
          notification: .init(
            title: words.title, body: words.body, lang: language.tag, navigate: origin + path(kind), tag: kind.rawValue))))
  }

  /// Sends a message until it is taken, refused, or given up.
  ///
  /// - Parameter lifetime: for how many seconds the push service keeps it for a device that is away.
  func deliver(
    _ message: [UInt8], _ kind: NotificationKind, to address: SubscribedAddress, _ identity: PushIdentity, lifetime: Int64,
    now: Int64
  ) async -> Outcome {
    let subject = PushIdentity.subject(contact: contact, origin: address.origin)
    // A push service on this machine is one of a test.
    guard subject != nil || address.endpoint.isLoopback else { return .nameless }
    guard let body = try? PushEncryption.body(message, for: address.keys),
      let authorization = try? identity.authorization(for: address.endpoint, subject: subject, now: now)
    else { return .failed }
    let request = Request(
      endpoint: address.endpoint,
      fields: [
        ("Authorization", authorization), ("Content-Encoding", "aes128gcm"), ("Content-Type", "application/octet-stream"),
        ("TTL", "\(max(0, lifetime))"), ("Topic", kind.rawValue), ("Urgency", "normal"),
      ], body: body)
    for wait in waits.map(Optional.some) + [nil] {
      let asked: Int?
      switch await send(request) {
      case .status(200..<300, _): return .sent
      case .status(404, _), .status(410, _): return .gone
      case .status(429, let seconds), .status(500..<600, let seconds): asked = seconds
      case .unreachable: asked = nil
      case .status, .forbidden: return .failed
      }
      guard let wait, (asked ?? 0) <= Self.longestWait, (try? await pause(max(wait, asked ?? 0))) != nil else { return .failed }
    }
    return .failed
  }
}

/// An address with its keys, as it is kept.
struct SubscribedAddress: Sendable {
  let endpoint: PushEndpoint
  let keys: PushKeys
  /// Under which name the device knows this server.
  let origin: String
  /// The zone of the device.
  let timezone: String?

  private struct Kept: Codable {
    let endpoint, publicKey, secret, origin: String
    let timezone: String?
  }

  init(endpoint: PushEndpoint, keys: PushKeys, origin: String, timezone: String?) {
    self.endpoint = endpoint
    self.keys = keys
    self.origin = origin
    self.timezone = timezone
  }

  /// The address of a kept text; `nil` when it is none any more.
  init?(_ text: String?, allowsLoopback: Bool) {
    guard let text, let kept = try? JSONDecoder().decode(Kept.self, from: Data(text.utf8)),
      let endpoint = try? PushEndpoint(kept.endpoint, allowsLoopback: allowsLoopback),
      let keys = try? PushKeys(publicKey: kept.publicKey, secret: kept.secret)
    else { return nil }
    self.init(endpoint: endpoint, keys: keys, origin: kept.origin, timezone: kept.timezone)
  }

  /// The text to keep.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let kept = Kept(
      endpoint: endpoint.text, publicKey: keys.publicKeyText, secret: keys.secretText, origin: origin, timezone: timezone)
    return String(decoding: try encoder.encode(kept), as: UTF8.self)
  }
}
