import Identity
package import Store

/// What people are told of without asking: to which devices, when, and how often.
package struct NotificationService: Sendable {
  let store: DataStore
  let profiles: ProfileService
  let practice: PracticeService
  let clock: WallClock
  /// Whether devices may be reached on this machine, for tests.
  let allowsLoopback: Bool

  /// How many devices an account may be told on.
  package static let mostDevices = 10

  /// Puts the service together.
  package init(
    store: DataStore, profiles: ProfileService, practice: PracticeService, clock: WallClock, allowsLoopback: Bool = false
  ) {
    self.store = store
    self.profiles = profiles
    self.practice = practice
    self.clock = clock
    self.allowsLoopback = allowsLoopback
  }

  /// By what the server proves itself to push services; made when it is first asked for, and kept.
  ///
  /// - Throws: ``CompanionError`` `damaged` when what is kept is none.
  func identity() async throws -> PushIdentity {
    guard let identity = PushIdentity(secret: try await store.pushes.identity { PushIdentity().secret }) else {
      throw CompanionError.damaged
    }
    return identity
  }

  /// The key that browsers subscribe to.
  package func publicKey() async throws -> String { try await identity().publicKey }

  // MARK: settings

  /// What somebody is told of.
  package func settings(of account: Account) async throws -> NotificationSettings {
    NotificationSettings(
      try await profiles.profile(account).profile.notifications,
      practice: try await practice.settings(account: account.id).settings.remindersOn)
  }

  /// Changes what somebody is told of.
  ///
  /// - Throws: ``CompanionError`` that names the field; nothing is changed then.
  package func change(_ change: NotificationChange, of account: Account) async throws -> NotificationSettings {
    try change.check()
    let now = clock.wholeSeconds
    if change.morning != nil || change.morningMinute != nil || change.mostADay != nil {
      try await profiles.revise(account) { profile in
        var kept = profile.notifications ?? StoredNotifications()
        let before = NotificationSettings(kept, practice: false)
        if let morning = change.morning { kept.morning = morning }
        if let minute = change.morningMinute { kept.morningMinute = minute }
        if let most = change.mostADay { kept.mostADay = most }
        let after = NotificationSettings(kept, practice: false)
        if before.morning != after.morning || before.morningMinute != after.morningMinute { kept.morningSince = now }
        profile.notifications = kept
      }
    }
    if let isOn = change.practice {
      _ = try await practice.changeSettings(account: account.id) { settings in
        if (settings.remindersOn ?? false) != isOn { settings.remindersOn = isOn }
      }
    }
    return try await settings(of: account)
  }

  // MARK: devices

  /// A device that is told.
  package struct Device: Sendable, Hashable {
    package let id: String
    package let name: String
    /// Microseconds of POSIX time.
    package let createdAt: Int64
    /// Whether it is the one that asks.
    package let isThis: Bool
  }

  /// The devices that a member is told on, the oldest first.
  package func devices(of member: Member) async throws -> [Device] {
    try await store.pushes.subscriptions(of: member.id, now: clock.microseconds).map {
      Device(id: $0.id, name: $0.device, createdAt: $0.createdAt, isThis: $0.signInID == member.signIn?.id)
    }
  }

  /// What a browser tells of its subscription.
  package struct Subscription: Sendable {
    let endpoint, publicKey, secret: String

    /// - Parameters:
    ///   - endpoint: the address at its push service.
    ///   - publicKey: `p256dh`.
    ///   - secret: `auth`.
    package init(endpoint: String, publicKey: String, secret: String) {
      self.endpoint = endpoint
      self.publicKey = publicKey
      self.secret = secret
    }
  }

  /// Has a member told on the device that they use.
  ///
  /// - Parameters:
  ///   - origin: under which name the device knows this server, such as `https://stars.example.org`.
  ///   - timezone: the zone of the device.
  /// - Throws: ``CompanionError`` that names `endpoint`, `keys.p256dh` or `keys.auth`; `conflict` when there are ``mostDevices``.
  package func subscribe(
    _ subscription: Subscription, origin: String, timezone: String?, for member: Member
  ) async throws -> (device: Device, isNew: Bool) {
    guard let signIn = member.signIn else { throw CompanionError.forbidden("Only a device that is signed in can be told.") }
    let address: SubscribedAddress
    do {
      address = SubscribedAddress(
        endpoint: try PushEndpoint(subscription.endpoint, allowsLoopback: allowsLoopback),
        keys: try PushKeys(publicKey: subscription.publicKey, secret: subscription.secret), origin: origin, timezone: timezone)
    } catch {
      throw CompanionError(error)
    }
    let now = clock.microseconds
    let id = UUIDv7.generate(microseconds: now)
    let outcome = try await store.pushes.subscribe(
      PushSubscription(
        id: id, accountID: member.id, signInID: signIn.id, device: signIn.device, endpointHash: address.endpoint.hash,
        createdAt: now, content: try address.text()), limit: Self.mostDevices)
    switch outcome {
    case .kept(let id, let isNew):
      if let timezone { try await profiles.follow(timezone, of: member.account) }
      let createdAt = try await devices(of: member).first { $0.id == id }?.createdAt ?? now
      return (Device(id: id, name: signIn.device, createdAt: createdAt, isThis: true), isNew)
    case .full:
      throw CompanionError.conflict("An account may be told on \(Self.mostDevices) devices; take one away first.")
    case .signedOut: throw CompanionError.notFound("The device is not signed in any more.")
    }
  }

  /// No longer tells a member on a device.
  ///
  /// - Throws: ``CompanionError`` `notFound`.
  package func unsubscribe(_ id: String, of member: Member) async throws {
    guard try await store.pushes.remove(id, account: member.id) else {
      throw CompanionError.notFound("There is no such subscription.", field: "id")
    }
  }
}

extension CompanionError {
  /// What is wrong with a subscription.
  init(_ fault: PushFault) {
    switch fault {
    case .endpoint:
      self = .invalid(
        "endpoint must be the https address that the browser's push service has given, at most \(PushEndpoint.longest) bytes.",
        field: "endpoint")
    case .publicKey:
      self = .invalid("keys.p256dh must be a point of P-256: 65 bytes in Base64 of URLs.", field: "keys.p256dh")
    case .secret: self = .invalid("keys.auth must be 16 bytes in Base64 of URLs.", field: "keys.auth")
    case .tooLong: self = .invalid("The message must have at most \(PushEncryption.mostBytes) bytes.")
    }
  }
}
