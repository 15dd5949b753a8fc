// swift-format-ignore-file
// Written by Tools/shapes from Sources/Shapes/Records. Sources: 41360c23e0ebc49e. Text: c91af643cb1e539c

extension ArchiveHead {
  /// What stands in an export before the records; `docs/export.md` describes it, from its fields.
  public init(exportedAt: InstantText, account: UserAnswer, role: String, credentials: [CredentialAnswer], devices: [DeviceAnswer], apiKeys: [ProgramKeyAnswer], securityLog: [SecurityEventAnswer], _: Void = ()) {
    self.exportedAt = exportedAt; self.account = account; self.role = role; self.credentials = credentials; self.devices = devices; self.apiKeys = apiKeys; self.securityLog = securityLog
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("format", format)
    json.field("version", version)
    json.field("exportedAt", exportedAt)
    json.field("account", account)
    json.field("role", role)
    json.field("credentials", credentials)
    json.field("devices", devices)
    json.field("apiKeys", apiKeys)
    json.field("securityLog", securityLog)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(exportedAt: try fields.read("exportedAt"), account: try fields.read("account"), role: try fields.read("role"), credentials: try fields.read("credentials"), devices: try fields.read("devices"), apiKeys: try fields.read("apiKeys"), securityLog: try fields.read("securityLog"))
  }
}

extension ArchivedRecordAnswer {
  /// A record in an export, with all that is needed to bring it back, from its fields.
  public init(id: UUIDText, key: String? = nil, changeTag: String, createdAt: InstantText, createdMicroseconds: Int, updatedAt: InstantText, data: RawJSON, _: Void = ()) {
    self.id = id; self.key = key; self.changeTag = changeTag; self.createdAt = createdAt; self.createdMicroseconds = createdMicroseconds; self.updatedAt = updatedAt; self.data = data
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("id", id)
    json.field("key", key)
    json.field("changeTag", changeTag)
    json.field("createdAt", createdAt)
    json.field("createdMicroseconds", createdMicroseconds)
    json.field("updatedAt", updatedAt)
    json.field("data", data)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(id: try fields.read("id"), key: try fields.readIfPresent("key"), changeTag: try fields.read("changeTag"), createdAt: try fields.read("createdAt"), createdMicroseconds: try fields.read("createdMicroseconds"), updatedAt: try fields.read("updatedAt"), data: try fields.read("data"))
  }
}

extension DamagedRecordAnswer {
  /// A record that is left out of an export because it cannot be opened, from its fields.
  public init(kind: String, id: String, _: Void = ()) {
    self.kind = kind; self.id = id
  }
  public func encodeFields(to json: inout JSONWriter) {
    json.field("kind", kind)
    json.field("id", id)
  }
  public init(fields: JSONFields) throws(Problem) {
    self.init(kind: try fields.read("kind"), id: try fields.read("id"))
  }
}
