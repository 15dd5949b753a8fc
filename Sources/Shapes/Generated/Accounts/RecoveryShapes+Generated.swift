// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Accounts. Sources: acbf898129f41ada. Text: 3345ab323be36573

extension RecoveryWaysAnswer {
  /// How this server helps somebody who cannot sign in, from its fields.
  public init(mail: Bool, _: Void = ()) {
    self.mail = mail
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("code", code)
    json.field("mail", mail)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(mail: try fields.read("mail"))
  }
}

extension RecoverRequest {
  /// A recovery code with its address, or the token of a letter; and the new password, from its fields.
  public init(email: String? = nil, code: String? = nil, token: String? = nil, newPassword: String, device: String? = nil, _: Void = ()) {
    self.email = email; self.code = code; self.token = token; self.newPassword = newPassword; self.device = device
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("email", ifPresent: email)
    json.field("code", ifPresent: code)
    json.field("token", ifPresent: token)
    json.field("newPassword", newPassword)
    json.field("device", ifPresent: device)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(email: try fields.readIfPresent("email"), code: try fields.readIfPresent("code"), token: try fields.readIfPresent("token"), newPassword: try fields.read("newPassword"), device: try fields.readIfPresent("device"))
  }
}

extension RecoveryMailRequest {
  /// Where a letter is to go, from its fields.
  public init(email: String, _: Void = ()) {
    self.email = email
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("email", email)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(email: try fields.read("email"))
  }
}

extension RecoveryCodesRequest {
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

extension RecoveryCodesAnswer {
  /// The recovery codes of an account; the codes themselves only in the answer to their making, from its fields.
  public init(left: Int, madeAt: InstantText? = nil, codes: [String]? = nil, _: Void = ()) {
    self.left = left; self.madeAt = madeAt; self.codes = codes
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("left", left)
    json.field("madeAt", madeAt)
    json.field("codes", ifPresent: codes)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(left: try fields.read("left"), madeAt: try fields.readIfPresent("madeAt"), codes: try fields.readIfPresent("codes"))
  }
}
