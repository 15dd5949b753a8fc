// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Accounts. Sources: acbf898129f41ada. Text: 39e2bd57ca7d3e2b

extension RegisterRequest {
  /// An address and a password for a new account, from its fields.
  public init(email: String, password: String, name: String? = nil, device: String? = nil, chartId: UUIDText? = nil, invitation: String? = nil, _: Void = ()) {
    self.email = email; self.password = password; self.name = name; self.device = device; self.chartId = chartId; self.invitation = invitation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("email", email)
    json.field("password", password)
    json.field("name", ifPresent: name)
    json.field("device", ifPresent: device)
    json.field("chartId", ifPresent: chartId)
    json.field("invitation", ifPresent: invitation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(email: try fields.read("email"), password: try fields.read("password"), name: try fields.readIfPresent("name"), device: try fields.readIfPresent("device"), chartId: try fields.readIfPresent("chartId"), invitation: try fields.readIfPresent("invitation"))
  }
}

extension SignInRequest {
  /// An address and its password, from its fields.
  public init(email: String, password: String, device: String? = nil, _: Void = ()) {
    self.email = email; self.password = password; self.device = device
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("email", email)
    json.field("password", password)
    json.field("device", ifPresent: device)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(email: try fields.read("email"), password: try fields.read("password"), device: try fields.readIfPresent("device"))
  }
}

extension ProviderSignInRequest {
  /// A token of a provider; the names of all clients are read, from its fields.
  public init(identityToken: String? = nil, idToken: String? = nil, rawNonce: String? = nil, nonce: String? = nil, firstName: String? = nil, lastName: String? = nil, userIdentifier: String? = nil, device: String? = nil, chartId: UUIDText? = nil, invitation: String? = nil, _: Void = ()) {
    self.identityToken = identityToken; self.idToken = idToken; self.rawNonce = rawNonce; self.nonce = nonce; self.firstName = firstName; self.lastName = lastName; self.userIdentifier = userIdentifier; self.device = device; self.chartId = chartId; self.invitation = invitation
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("identityToken", ifPresent: identityToken)
    json.field("idToken", ifPresent: idToken)
    json.field("rawNonce", ifPresent: rawNonce)
    json.field("nonce", ifPresent: nonce)
    json.field("firstName", ifPresent: firstName)
    json.field("lastName", ifPresent: lastName)
    json.field("userIdentifier", ifPresent: userIdentifier)
    json.field("device", ifPresent: device)
    json.field("chartId", ifPresent: chartId)
    json.field("invitation", ifPresent: invitation)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(identityToken: try fields.readIfPresent("identityToken"), idToken: try fields.readIfPresent("idToken"), rawNonce: try fields.readIfPresent("rawNonce"), nonce: try fields.readIfPresent("nonce"), firstName: try fields.readIfPresent("firstName"), lastName: try fields.readIfPresent("lastName"), userIdentifier: try fields.readIfPresent("userIdentifier"), device: try fields.readIfPresent("device"), chartId: try fields.readIfPresent("chartId"), invitation: try fields.readIfPresent("invitation"))
  }
}

extension RefreshRequest {
  /// A refresh token, from its fields.
  public init(refreshToken: String, _: Void = ()) {
    self.refreshToken = refreshToken
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("refreshToken", refreshToken)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(refreshToken: try fields.read("refreshToken"))
  }
}

extension PasswordChangeRequest {
  /// Another password, from its fields.
  public init(currentPassword: String? = nil, newPassword: String, keepKeys: Bool? = nil, _: Void = ()) {
    self.currentPassword = currentPassword; self.newPassword = newPassword; self.keepKeys = keepKeys
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("currentPassword", ifPresent: currentPassword)
    json.field("newPassword", newPassword)
    json.field("keepKeys", ifPresent: keepKeys)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(currentPassword: try fields.readIfPresent("currentPassword"), newPassword: try fields.read("newPassword"), keepKeys: try fields.readIfPresent("keepKeys"))
  }
}

extension LinkRequest {
  /// Another way to sign in: a provider's token, or an address with a password for an account that has none, from its fields.
  public init(provider: String, identityToken: String? = nil, rawNonce: String? = nil, email: String? = nil, password: String? = nil, _: Void = ()) {
    self.provider = provider; self.identityToken = identityToken; self.rawNonce = rawNonce; self.email = email; self.password = password
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("provider", provider)
    json.field("identityToken", ifPresent: identityToken)
    json.field("rawNonce", ifPresent: rawNonce)
    json.field("email", ifPresent: email)
    json.field("password", ifPresent: password)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(provider: try fields.read("provider"), identityToken: try fields.readIfPresent("identityToken"), rawNonce: try fields.readIfPresent("rawNonce"), email: try fields.readIfPresent("email"), password: try fields.readIfPresent("password"))
  }
}

extension DeletionRequest {
  /// The password, unless the sign-in is fresh, from its fields.
  public init(password: String? = nil, _: Void = ()) {
    self.password = password
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("password", ifPresent: password)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(password: try fields.readIfPresent("password"))
  }
}

extension ProgramKeyRequest {
  /// A key for a program that is to be made, from its fields.
  public init(name: String, scopes: [String]? = nil, expiresInDays: Int? = nil, password: String? = nil, _: Void = ()) {
    self.name = name; self.scopes = scopes; self.expiresInDays = expiresInDays; self.password = password
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("name", name)
    json.field("scopes", ifPresent: scopes)
    json.field("expiresInDays", ifPresent: expiresInDays)
    json.field("password", ifPresent: password)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(name: try fields.read("name"), scopes: try fields.readIfPresent("scopes"), expiresInDays: try fields.readIfPresent("expiresInDays"), password: try fields.readIfPresent("password"))
  }
}

extension SignOutOthersQuery {
  /// What to do with the keys for programs, from its fields.
  public init(keepKeys: Bool? = nil, _: Void = ()) {
    self.keepKeys = keepKeys
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let keepKeys { items.append(("keepKeys", "\(keepKeys)")) }
    return items
  }
}

extension PageQuery {
  /// A page of a list, from its fields.
  public init(cursor: String? = nil, limit: Int? = nil, _: Void = ()) {
    self.cursor = cursor; self.limit = limit
  }
  public var items: [(name: String, value: String)] {
    var items: [(name: String, value: String)] = []
    if let cursor { items.append(("cursor", "\(cursor)")) }
    if let limit { items.append(("limit", "\(limit)")) }
    return items
  }
}
