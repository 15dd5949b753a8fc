import Atlas
import Identity
import Practice
import Readings
import Store
import Synchronization
import Testing

@testable import Companion

/// People who are told of things, a clock that a test moves, and push services that do as they are told.
final class NotificationWorld: Sendable {
  /// Something that reached a push service.
  struct Told: Sendable, Hashable {
    let person: String
    let kind: String
    /// POSIX seconds.
    let at: Int64
  }

  let store: DataStore
  private let proofs = Mutex<[String]>([])
  private let seconds: Mutex<Int64>
  private let taken = Mutex<[Told]>([])
  private let replies = Mutex<[NotificationDelivery.Answer]>([])
  private let waited = Mutex<[Int]>([])

  /// The receiver of RFC 8291, section 5.
  static let publicKey = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  static let secret = "BTBZMqHH6r4Tts7J_aSIgg"

  init(at start: Int64) throws {
    store = try DataStore(.memory)
    seconds = Mutex(start)
  }

  var now: Int64 {
    get { seconds.withLock { $0 } }
    set { seconds.withLock { $0 = newValue } }
  }
  var clock: WallClock { WallClock { [self] in Double(now) } }
  /// What reached a push service, in order.
  var told: [Told] { taken.withLock { $0 } }
  /// By what the server has proved itself, in order.
  var authorizations: [String] { proofs.withLock { $0 } }
  /// How long push services were waited for.
  var waits: [Int] { waited.withLock { $0 } }

  /// What push services answer next; 201 when nothing is left.
  func answer(_ next: [NotificationDelivery.Answer]) { replies.withLock { $0 = next } }

  /// The service as a process that was just started has it.
  func service() -> (notifications: NotificationService, profiles: ProfileService, practice: PracticeService) {
    let charts = ChartService(store: store, clock: clock)
    let profiles = ProfileService(store: store, charts: charts, clock: clock)
    let practice = PracticeService(store: store, profiles: profiles, clock: clock)
    return (NotificationService(store: store, profiles: profiles, practice: practice, clock: clock), profiles, practice)
  }

  /// The way to push services.
  ///
  /// - Parameter isDying: whether the process ends where it would send.
  func delivery(isDying: Bool = false) -> NotificationDelivery {
    NotificationDelivery(
      languages: .shipped, contact: nil, path: { "/\($0.rawValue)" },
      pause: { [self] seconds in
        if isDying { throw CancellationError() }
        waited.withLock { $0.append(seconds) }
      },
      send: { [self] request in
        if isDying { return .unreachable }
        proofs.withLock { $0.append(request.fields.first { $0.name == "Authorization" }?.value ?? "") }
        let reply = replies.withLock { $0.isEmpty ? .status(201) : $0.removeFirst() }
        if case .status(200..<300, _) = reply {
          let kind = request.fields.first { $0.name == "Topic" }?.value ?? ""
          let person = request.endpoint.text.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
          taken.withLock { $0.append(Told(person: person, kind: kind, at: now)) }
        }
        return reply
      })
  }

  /// A member with a device.
  ///
  /// - Parameter isChosen: whether the zone is what they chose, or only that of their device.
  func person(_ name: String, zone: String, isChosen: Bool = true) async throws -> Member {
    let account = try await TestAccount.make(in: store, subject: name, id: now * 1_000_000)
    let member = try await device(of: account)
    let services = service()
    try await services.profiles.revise(account) {
      if isChosen { $0.timezone = zone } else { $0.deviceTimezone = zone }
    }
    return member
  }

  /// Another device of somebody, signed in.
  func device(of account: Account) async throws -> Member {
    let micro = now * 1_000_000
    let signIn = SignIn(
      id: UUIDv7.generate(microseconds: micro), accountID: account.id, kind: .browser, device: "Firefox on Linux",
      createdAt: micro, provenAt: micro, seenAt: micro, expiresAt: micro + 90 * 86_400_000_000)
    try await store.signIns.start(signIn, tokenHash: nil)
    return Member(account: account, means: .device(signIn))
  }

  /// Has somebody told at an address that bears their name.
  @discardableResult
  func subscribe(
    _ member: Member, as name: String, device: Int = 0, zone: String? = nil, origin: String = "https://stars.example.org"
  ) async throws -> NotificationService.Device {
    try await service().notifications.subscribe(
      .init(endpoint: "https://push.example.org/\(name)/\(device)", publicKey: Self.publicKey, secret: Self.secret),
      origin: origin, timezone: zone, for: member
    ).device
  }
}
