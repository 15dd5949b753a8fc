public import Ephemeris

/// What stands in an export before the records; `docs/export.md` describes it.
public struct ArchiveHead: Sendable {
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

  public init(
    now: UTC, user: UserAnswer, role: String, credentials: [CredentialAnswer], devices: [DeviceAnswer],
    keys: [ProgramKeyAnswer], events: [SecurityEventAnswer]
  ) {
    self.now = now
    self.user = user
    self.role = role
    self.credentials = credentials
    self.devices = devices
    self.keys = keys
    self.events = events
  }
}

/// Writes an export, everything that is known of an account, piece by piece: it may be larger than what a server wants to hold.
public struct ArchiveWriter: Sendable {
  private var json = JSONWriter(capacity: 65_536)

  /// Begins an export.
  public init(_ head: ArchiveHead) {
    json.open(UInt8(ascii: "{"))
    json.field("format", ArchiveHead.format)
    json.field("version", ArchiveHead.version)
    json.field("exportedAt", ISO8601.string(head.now))
    json.field("account", head.user)
    json.field("role", head.role)
    json.field("credentials", head.credentials)
    json.field("devices", head.devices)
    json.field("apiKeys", head.keys)
    json.field("securityLog", head.events)
    json.key("records")
    json.open(UInt8(ascii: "{"))
  }

  /// Begins the records of a kind.
  public mutating func begin(_ kind: String) {
    json.key(named: kind)
    json.open(UInt8(ascii: "["))
  }

  /// Adds a record with all that is needed to bring it back.
  ///
  /// - Parameters:
  ///   - key: what makes it the only one of its sort.
  ///   - createdMicroseconds: when it was made, in microseconds of POSIX time.
  public mutating func add(_ record: RecordAnswer, key: String?, createdMicroseconds: Int64) {
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

  /// Ends the records of a kind.
  public mutating func end() { json.close(UInt8(ascii: "]")) }

  /// Ends the export.
  ///
  /// - Parameter damaged: records that are left out because they cannot be opened.
  public mutating func finish(damaged: [(kind: String, id: String)]) {
    json.close(UInt8(ascii: "}"))
    if !damaged.isEmpty {
      json.key("damaged")
      json.array(damaged) { json, record in
        json.object { json in
          json.field("kind", record.kind)
          json.field("id", record.id)
        }
      }
    }
    json.close(UInt8(ascii: "}"))
  }

  /// How many bytes have been written and not been taken.
  public var count: Int { json.bytes.count }

  /// What has been written since the last time.
  public mutating func take() -> [UInt8] { json.take() }
}
