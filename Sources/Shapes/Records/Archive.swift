/// What stands in an export before the records; `docs/export.md` describes it.
public struct ArchiveHead: Shape {
  public let format = "astronova-export"
  /// Raised when an older reader would misread the file.
  public let version = 1
  public var exportedAt: InstantText
  public var account: UserAnswer
  /// What the account may do.
  public var role: String
  public var credentials: [CredentialAnswer]
  public var devices: [DeviceAnswer]
  /// Without the keys themselves.
  public var apiKeys: [ProgramKeyAnswer]
  public var securityLog: [SecurityEventAnswer]

  /// What `format` says.
  public static let format = "astronova-export"
  /// The version that is written.
  public static let version = 1
}

/// A record in an export, with all that is needed to bring it back.
public struct ArchivedRecordAnswer: Shape {
  public var id: UUIDText
  /// What makes it the only one of its sort. {null}
  public var key: String?
  /// The version.
  public var changeTag: String
  public var createdAt: InstantText
  /// The same in microseconds of POSIX time.
  public var createdMicroseconds: Int
  public var updatedAt: InstantText
  /// The record.
  public var data: RawJSON
}

/// A record that is left out of an export because it cannot be opened.
public struct DamagedRecordAnswer: Shape {
  public var kind, id: String
}

/// Writes an export, everything that is known of an account, piece by piece: it may be larger than what a server wants to hold.
public struct ArchiveWriter: Sendable {
  private var json = JSONWriter(capacity: 65_536)

  /// Begins an export.
  public init(_ head: ArchiveHead) {
    json.open(UInt8(ascii: "{"))
    head.encodeFields(to: &json)
    json.key("records")
    json.open(UInt8(ascii: "{"))
  }

  /// Begins the records of a kind.
  public mutating func begin(_ kind: String) {
    json.key(named: kind)
    json.open(UInt8(ascii: "["))
  }

  /// Adds a record.
  public mutating func add(_ record: ArchivedRecordAnswer) { record.encode(to: &json) }

  /// Ends the records of a kind.
  public mutating func end() { json.close(UInt8(ascii: "]")) }

  /// Ends the export.
  ///
  /// - Parameter damaged: records that are left out.
  public mutating func finish(damaged: [DamagedRecordAnswer]) {
    json.close(UInt8(ascii: "}"))
    if !damaged.isEmpty { json.field("damaged", damaged) }
    json.close(UInt8(ascii: "}"))
  }

  /// How many bytes have been written and not been taken.
  public var count: Int { json.count }

  /// What has been written since the last time.
  public mutating func take() -> [UInt8] { json.take() }
}
