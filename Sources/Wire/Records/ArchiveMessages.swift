public import Ephemeris

/// Everything that is known of an account; `docs/export.md` describes it.
public struct ArchiveAnswer: JSONEncodable, Sendable {
  /// A record with all that is needed to bring it back.
  public struct Entry: JSONEncodable, Sendable {
    let record: RecordAnswer
    let key: String?
    let createdMicroseconds: Int64

    /// - Parameters:
    ///   - key: what makes it the only one of its sort.
    ///   - createdMicroseconds: when it was made, in microseconds of POSIX time.
    public init(_ record: RecordAnswer, key: String?, createdMicroseconds: Int64) {
      self.record = record
      self.key = key
      self.createdMicroseconds = createdMicroseconds
    }

    public func encode(to json: inout JSONWriter) {
      json.object { json in
        json.field("id", record.id)
        json.field("key", key)
        json.field("changeTag", "\(record.change)")
        json.field("createdAt", ISO8601.string(record.created))
        json.key("createdMicroseconds")
        json.integer(createdMicroseconds)
        json.field("updatedAt", ISO8601.string(record.updated))
        json.key("data")
        json.raw(record.data ?? "null")
      }
    }
  }

  /// What `format` says.
  public static let format = "astronova-export"
  /// The version of the shape; raised when an older reader would misread it.
  public static let version = 1

  let now: UTC
  let user: UserAnswer
  let role: String
  let credentials: [CredentialAnswer]
  let devices: [DeviceAnswer]
  let keys: [ProgramKeyAnswer]
  let events: [SecurityEventAnswer]
  let records: [(kind: String, entries: [Entry])]

  public init(
    now: UTC, user: UserAnswer, role: String, credentials: [CredentialAnswer], devices: [DeviceAnswer],
    keys: [ProgramKeyAnswer], events: [SecurityEventAnswer], records: [(kind: String, entries: [Entry])]
  ) {
    self.now = now
    self.user = user
    self.role = role
    self.credentials = credentials
    self.devices = devices
    self.keys = keys
    self.events = events
    self.records = records
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("format", Self.format)
      json.field("version", Self.version)
      json.field("exportedAt", ISO8601.string(now))
      json.field("account", user)
      json.field("role", role)
      json.field("credentials", credentials)
      json.field("devices", devices)
      json.field("apiKeys", keys)
      json.field("securityLog", events)
      json.object("records") { json in
        for (kind, entries) in records {
          json.key(named: kind)
          entries.encode(to: &json)
        }
      }
    }
  }
}

/// The body of `POST /import`: an export, of which the records are read.
public struct ArchiveRequest: Decodable, Sendable {
  /// A record of an export.
  public struct Entry: Decodable, Sendable {
    public var id: String
    public var key: String?
    public var createdMicroseconds: Int64?
    public var data: JSONValue
  }

  public var format: String
  public var version: Int
  public var records: [String: [Entry]]
}

/// What became of an import.
public struct ImportAnswer: JSONEncodable, Sendable {
  let imported: [(kind: String, count: Int)]
  let standing: [(kind: String, count: Int)]
  let refused: [ChangeOutcomeAnswer]

  /// - Parameters:
  ///   - imported: how many came back, by kind.
  ///   - standing: how many were there already and were left as they are.
  ///   - refused: what cannot be kept, and why.
  public init(imported: [(kind: String, count: Int)], standing: [(kind: String, count: Int)], refused: [ChangeOutcomeAnswer]) {
    self.imported = imported
    self.standing = standing
    self.refused = refused
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("imported", JSONMap(imported.map { (name: $0.kind, value: $0.count) }))
      json.field("standing", JSONMap(standing.map { (name: $0.kind, value: $0.count) }))
      json.field("refused", refused)
    }
  }
}
