// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Notifications. Sources: 18f2258dceca1506. Text: f22e695add5e37cb

extension NotificationsAnswer {
  /// What you are told of without asking, and where, from its fields.
  public init(morning: Bool, morningMinute: Int, practice: Bool, mostADay: Int, nightBegins: Int, nightEnds: Int, publicKey: String, subscriptions: [NotificationsAnswer.Device], _: Void = ()) {
    self.morning = morning; self.morningMinute = morningMinute; self.practice = practice; self.mostADay = mostADay; self.nightBegins = nightBegins; self.nightEnds = nightEnds; self.publicKey = publicKey; self.subscriptions = subscriptions
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("morning", morning)
    json.field("morningMinute", morningMinute)
    json.field("practice", practice)
    json.field("mostADay", mostADay)
    json.field("nightBegins", nightBegins)
    json.field("nightEnds", nightEnds)
    json.field("publicKey", publicKey)
    json.field("subscriptions", subscriptions)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(morning: try fields.read("morning"), morningMinute: try fields.read("morningMinute"), practice: try fields.read("practice"), mostADay: try fields.read("mostADay"), nightBegins: try fields.read("nightBegins"), nightEnds: try fields.read("nightEnds"), publicKey: try fields.read("publicKey"), subscriptions: try fields.read("subscriptions"))
  }
}

extension NotificationsAnswer.Device {
  /// A device that is told, from its fields.
  public init(id: UUIDText, name: String, createdAt: InstantText, isThis: Bool, _: Void = ()) {
    self.id = id; self.name = name; self.createdAt = createdAt; self.isThis = isThis
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("createdAt", createdAt)
    json.field("isThis", isThis)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), createdAt: try fields.read("createdAt"), isThis: try fields.read("isThis"))
  }
}

extension NotificationsRequest {
  /// A change of what you are told of; what is left out stays, from its fields.
  public init(morning: Bool? = nil, morningMinute: Int? = nil, practice: Bool? = nil, mostADay: Int? = nil, _: Void = ()) {
    self.morning = morning; self.morningMinute = morningMinute; self.practice = practice; self.mostADay = mostADay
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("morning", ifPresent: morning)
    json.field("morningMinute", ifPresent: morningMinute)
    json.field("practice", ifPresent: practice)
    json.field("mostADay", ifPresent: mostADay)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(morning: try fields.readIfPresent("morning"), morningMinute: try fields.readIfPresent("morningMinute"), practice: try fields.readIfPresent("practice"), mostADay: try fields.readIfPresent("mostADay"))
  }
}

extension PushSubscriptionRequest {
  /// A subscription of a browser, as `PushSubscription.toJSON()` gives it, from its fields.
  public init(endpoint: String, keys: PushSubscriptionRequest.Keys, timezone: String? = nil, _: Void = ()) {
    self.endpoint = endpoint; self.keys = keys; self.timezone = timezone
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("endpoint", endpoint)
    json.field("keys", keys)
    json.field("timezone", ifPresent: timezone)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(endpoint: try fields.read("endpoint"), keys: try fields.read("keys"), timezone: try fields.readIfPresent("timezone"))
  }
}

extension PushSubscriptionRequest.Keys {
  /// What a browser lets others encrypt with, from its fields.
  public init(p256dh: String, auth: String, _: Void = ()) {
    self.p256dh = p256dh; self.auth = auth
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("p256dh", p256dh)
    json.field("auth", auth)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(p256dh: try fields.read("p256dh"), auth: try fields.read("auth"))
  }
}

extension NotificationTrialAnswer {
  /// What became of a notification that was sent to be seen, from its fields.
  public init(sent: Int, gone: Int, failed: Int, _: Void = ()) {
    self.sent = sent; self.gone = gone; self.failed = failed
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("sent", sent)
    json.field("gone", gone)
    json.field("failed", failed)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(sent: try fields.read("sent"), gone: try fields.read("gone"), failed: try fields.read("failed"))
  }
}
