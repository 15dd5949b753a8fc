// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Accounts. Sources: acbf898129f41ada. Text: 51dcf1ba01ce53dc

extension UserAnswer {
  /// A person as the API tells of them, from its fields.
  public init(id: UUIDText, email: String? = nil, firstName: String? = nil, lastName: String? = nil, fullName: String, createdAt: InstantText, updatedAt: InstantText, _: Void = ()) {
    self.id = id; self.email = email; self.firstName = firstName; self.lastName = lastName; self.fullName = fullName; self.createdAt = createdAt; self.updatedAt = updatedAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("email", email)
    json.field("firstName", firstName)
    json.field("lastName", lastName)
    json.field("fullName", fullName)
    json.field("createdAt", createdAt)
    json.field("updatedAt", updatedAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), email: try fields.readIfPresent("email"), firstName: try fields.readIfPresent("firstName"), lastName: try fields.readIfPresent("lastName"), fullName: try fields.read("fullName"), createdAt: try fields.read("createdAt"), updatedAt: try fields.read("updatedAt"))
  }
}

extension SignedInAnswer {
  /// What a client gets when it has signed in, from its fields.
  public init(jwtToken: String, expiresAt: InstantText, refreshToken: String? = nil, refreshExpiresAt: InstantText? = nil, isNew: Bool, user: UserAnswer, recoveryCodesLeft: Int? = nil, _: Void = ()) {
    self.jwtToken = jwtToken; self.expiresAt = expiresAt; self.refreshToken = refreshToken; self.refreshExpiresAt = refreshExpiresAt; self.isNew = isNew; self.user = user; self.recoveryCodesLeft = recoveryCodesLeft
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("jwtToken", jwtToken)
    json.field("tokenType", tokenType)
    json.field("expiresAt", expiresAt)
    json.field("refreshToken", ifPresent: refreshToken)
    json.field("refreshExpiresAt", ifPresent: refreshExpiresAt)
    json.field("isNew", isNew)
    json.field("user", user)
    json.field("recoveryCodesLeft", ifPresent: recoveryCodesLeft)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(jwtToken: try fields.read("jwtToken"), expiresAt: try fields.read("expiresAt"), refreshToken: try fields.readIfPresent("refreshToken"), refreshExpiresAt: try fields.readIfPresent("refreshExpiresAt"), isNew: try fields.read("isNew"), user: try fields.read("user"), recoveryCodesLeft: try fields.readIfPresent("recoveryCodesLeft"))
  }
}

extension ValidationAnswer {
  /// Whose token it is, from its fields.
  public init(userId: UUIDText, email: String? = nil, role: String, deviceId: String, user: UserAnswer, _: Void = ()) {
    self.userId = userId; self.email = email; self.role = role; self.deviceId = deviceId; self.user = user
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("valid", valid)
    json.field("userId", userId)
    json.field("email", email)
    json.field("role", role)
    json.field("deviceId", deviceId)
    json.field("user", user)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(userId: try fields.read("userId"), email: try fields.readIfPresent("email"), role: try fields.read("role"), deviceId: try fields.read("deviceId"), user: try fields.read("user"))
  }
}

extension StatusAnswer {
  /// A word that something is done, from its fields.
  public init(status: String, _: Void = ()) {
    self.status = status
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("status", status)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(status: try fields.read("status"))
  }
}

extension DeviceAnswer {
  /// A device that is signed in, from its fields.
  public init(id: String, kind: String, device: String, createdAt: InstantText, seenAt: InstantText, expiresAt: InstantText, current: Bool, _: Void = ()) {
    self.id = id; self.kind = kind; self.device = device; self.createdAt = createdAt; self.seenAt = seenAt; self.expiresAt = expiresAt; self.current = current
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("kind", kind)
    json.field("device", device)
    json.field("createdAt", createdAt)
    json.field("seenAt", seenAt)
    json.field("expiresAt", expiresAt)
    json.field("current", current)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), kind: try fields.read("kind"), device: try fields.read("device"), createdAt: try fields.read("createdAt"), seenAt: try fields.read("seenAt"), expiresAt: try fields.read("expiresAt"), current: try fields.read("current"))
  }
}

extension DevicesAnswer {
  /// The devices that are signed in, from its fields.
  public init(devices: [DeviceAnswer], next: String? = nil, _: Void = ()) {
    self.devices = devices; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("devices", devices)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(devices: try fields.read("devices"), next: try fields.readIfPresent("next"))
  }
}

extension CredentialAnswer {
  /// A way to sign in, from its fields.
  public init(id: String, provider: String, issuer: String? = nil, email: String? = nil, createdAt: InstantText, _: Void = ()) {
    self.id = id; self.provider = provider; self.issuer = issuer; self.email = email; self.createdAt = createdAt
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("provider", provider)
    json.field("issuer", ifPresent: issuer)
    json.field("email", email)
    json.field("createdAt", createdAt)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), provider: try fields.read("provider"), issuer: try fields.readIfPresent("issuer"), email: try fields.readIfPresent("email"), createdAt: try fields.read("createdAt"))
  }
}

extension CredentialsAnswer {
  /// The ways to sign in, from its fields.
  public init(credentials: [CredentialAnswer], next: String? = nil, _: Void = ()) {
    self.credentials = credentials; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("credentials", credentials)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(credentials: try fields.read("credentials"), next: try fields.readIfPresent("next"))
  }
}

extension SecurityEventAnswer {
  /// Something that happened to the safety of an account, from its fields.
  public init(event: String, at: InstantText, device: String, network: String, count: Int, since: InstantText, _: Void = ()) {
    self.event = event; self.at = at; self.device = device; self.network = network; self.count = count; self.since = since
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("event", event)
    json.field("at", at)
    json.field("device", device)
    json.field("network", network)
    json.field("count", count)
    json.field("since", since)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(event: try fields.read("event"), at: try fields.read("at"), device: try fields.read("device"), network: try fields.read("network"), count: try fields.read("count"), since: try fields.read("since"))
  }
}

extension SecurityEventsAnswer {
  /// What happened to the safety of an account, the newest first, from its fields.
  public init(events: [SecurityEventAnswer], next: String? = nil, _: Void = ()) {
    self.events = events; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("events", events)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(events: try fields.read("events"), next: try fields.readIfPresent("next"))
  }
}

extension ProgramKeyAnswer {
  /// A key for a program; the key itself only in the answer to its making, from its fields.
  public init(id: String, name: String, hint: String, scopes: [String], createdAt: InstantText, usedAt: InstantText? = nil, expiresAt: InstantText? = nil, key: String? = nil, _: Void = ()) {
    self.id = id; self.name = name; self.hint = hint; self.scopes = scopes; self.createdAt = createdAt; self.usedAt = usedAt; self.expiresAt = expiresAt; self.key = key
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("name", name)
    json.field("hint", hint)
    json.field("scopes", scopes)
    json.field("createdAt", createdAt)
    json.field("usedAt", usedAt)
    json.field("expiresAt", expiresAt)
    json.field("key", ifPresent: key)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), name: try fields.read("name"), hint: try fields.read("hint"), scopes: try fields.read("scopes"), createdAt: try fields.read("createdAt"), usedAt: try fields.readIfPresent("usedAt"), expiresAt: try fields.readIfPresent("expiresAt"), key: try fields.readIfPresent("key"))
  }
}

extension ProgramKeysAnswer {
  /// The keys for programs, from its fields.
  public init(keys: [ProgramKeyAnswer], next: String? = nil, _: Void = ()) {
    self.keys = keys; self.next = next
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("keys", keys)
    json.field("next", next)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(keys: try fields.read("keys"), next: try fields.readIfPresent("next"))
  }
}
