/// What you are told of without asking, and where.
///
/// {name: Notifications}
public struct NotificationsAnswer: Shape {
  /// A device that is told.
  public struct Device: Shape {
    public var id: UUIDText
    /// What the device is called.
    public var name: String
    public var createdAt: InstantText
    /// Whether it is the one that asks.
    public var isThis: Bool
  }

  /// Whether the morning's reading is announced.
  public var morning: Bool
  /// When, in minutes after midnight of your zone. {minimum: 360, maximum: 720}
  public var morningMinute: Int
  /// Whether the practice reminds; the same as `remindersOn` of its settings.
  public var practice: Bool
  /// How many a day may have, of all sorts together. {minimum: 1, maximum: 6}
  public var mostADay: Int
  /// From when on you are told nothing, in minutes after midnight.
  public var nightBegins: Int
  /// Until when, likewise.
  public var nightEnds: Int
  /// What a browser subscribes to: `applicationServerKey`, a point of P-256 in Base64 of URLs.
  public var publicKey: String
  /// The devices that are told, the oldest first.
  public var subscriptions: [Device]
}

/// A change of what you are told of; what is left out stays.
///
/// {example: {morning: true, morningMinute: 450}}
public struct NotificationsRequest: RequestShape, Hashable {
  public var morning: Bool?
  /// Minutes after midnight, from six to noon. {minimum: 360, maximum: 720}
  public var morningMinute: Int?
  /// The same as `remindersOn` of the practice.
  public var practice: Bool?
  /// {minimum: 1, maximum: 6}
  public var mostADay: Int?
}

/// A subscription of a browser, as `PushSubscription.toJSON()` gives it.
///
/// {example: {endpoint: "https://push.example.org/send/abc", keys: {p256dh: BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4, auth: BTBZMqHH6r4Tts7J_aSIgg}}}
public struct PushSubscriptionRequest: RequestShape, Hashable {
  /// What a browser lets others encrypt with.
  ///
  /// {name: PushSubscriptionKeys}
  public struct Keys: RequestShape, Hashable {
    /// The public key, a point of P-256 in Base64 of URLs. {maxLength: 128}
    public var p256dh: String
    /// The authentication secret, 16 bytes in Base64 of URLs. {maxLength: 64}
    public var auth: String
  }

  /// The https address at the browser's push service. {maxLength: 2048}
  public var endpoint: String
  public var keys: Keys
  /// The zone of the device, for whoever's profile names none.
  public var timezone: String?
}

/// What became of a notification that was sent to be seen.
///
/// {name: NotificationTrial}
public struct NotificationTrialAnswer: Shape {
  /// How many devices' push services have taken it.
  public var sent: Int
  /// How many devices want no more; they were forgotten.
  public var gone: Int
  /// How many could not be reached.
  public var failed: Int
}
