public import Ephemeris

/// A record as devices exchange it.
public struct RecordAnswer: JSONEncodable, Sendable {
  let kind: String
  let id: String
  let change: Int64
  let created: UTC
  let updated: UTC
  let data: String?

  /// - Parameters:
  ///   - change: the number of the account's change that wrote this version.
  ///   - data: the record as JSON; `nil` when it was deleted.
  public init(kind: String, id: String, change: Int64, created: UTC, updated: UTC, data: String?) {
    self.kind = kind
    self.id = id
    self.change = change
    self.created = created
    self.updated = updated
    self.data = data
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind)
      json.field("id", id)
      json.field("changeTag", "\(change)")
      json.field("deleted", data == nil)
      json.field("createdAt", ISO8601.string(created))
      json.field("updatedAt", ISO8601.string(updated))
      json.key("data")
      if let data { json.raw(data) } else { json.null() }
    }
  }
}

/// What changed since a token.
public struct ChangesAnswer: JSONEncodable, Sendable {
  let records: [RecordAnswer]
  let next: String
  let hasMore: Bool

  /// - Parameter next: the token that asks for what comes after these.
  public init(_ records: [RecordAnswer], next: String, hasMore: Bool) {
    self.records = records
    self.next = next
    self.hasMore = hasMore
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("records", records)
      json.field("next", next)
      json.field("more", hasMore)
    }
  }
}

/// What became of one change of a device.
public struct ChangeOutcomeAnswer: JSONEncodable, Sendable {
  /// What became of it.
  public enum Outcome: Sendable {
    /// It is kept; this is what stands.
    case kept(RecordAnswer)
    /// Another change came first; this is what stands.
    case conflict(RecordAnswer)
    /// There is no such record.
    case missing
    /// It cannot be kept.
    case invalid(Problem)
  }

  let kind: String
  let id: String
  let outcome: Outcome

  public init(kind: String, id: String, _ outcome: Outcome) {
    self.kind = kind
    self.id = id
    self.outcome = outcome
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind)
      json.field("id", id)
      switch outcome {
      case .kept(let record):
        json.field("status", "kept")
        json.field("record", record)
      case .conflict(let record):
        json.field("status", "conflict")
        json.field("record", record)
      case .missing: json.field("status", "missing")
      case .invalid(let problem):
        json.field("status", "invalid")
        json.field("code", problem.code.rawValue)
        json.field("message", problem.message)
        json.field("field", ifPresent: problem.field)
      }
    }
  }
}
