/// The body of `POST /sync`.
public struct SyncRequest: Sendable {
  /// One change of a device.
  public struct Change: Sendable {
    public let kind: String
    public let id: String
    /// The version that the change was made on; left out for a new record.
    public let baseTag: String?
    /// The record; left out when it is deleted.
    public let data: JSONSlice?
    public let deleted: Bool?
  }

  public let changes: [Change]

  /// Reads a body; what lies in `data` is found and left as it is.
  ///
  /// - Throws: ``Problem`` with `INVALID_JSON`, or `VALIDATION_ERROR` that names the field.
  public init(_ bytes: [UInt8]) throws(Problem) {
    try JSONReader.checkBytes(bytes)
    var reader = JSONReader(bytes, within: .changes)
    var found: [Change]?
    try reader.object("") { (reader, name) throws(Problem) in
      guard name == "changes", found == nil else {
        _ = try reader.skip()
        return
      }
      var changes: [Change] = []
      try reader.array("changes") { (reader, index) throws(Problem) in
        changes.append(try Change(&reader, path: "changes[\(index)]"))
      }
      found = changes
    }
    try reader.finish()
    guard let found else { throw JSONReader.missing("changes") }
    changes = found
  }
}

extension SyncRequest.Change {
  fileprivate init(_ reader: inout JSONReader, path: @autoclosure () -> String) throws(Problem) {
    var kind: String?
    var id: String?
    var baseTag: String?
    var data: JSONSlice?
    var deleted: Bool?
    try reader.object(path()) { (reader, name) throws(Problem) in
      switch name {
      case "kind" where kind == nil: kind = try reader.text("\(path()).kind")
      case "id" where id == nil: id = try reader.text("\(path()).id")
      case "baseTag" where baseTag == nil: baseTag = try reader.passNull() ? nil : reader.text("\(path()).baseTag")
      case "data" where data == nil: data = try reader.passNull() ? nil : reader.skip()
      case "deleted" where deleted == nil: deleted = try reader.passNull() ? nil : reader.truth("\(path()).deleted")
      default: _ = try reader.skip()
      }
    }
    guard let kind else { throw JSONReader.missing("\(path()).kind") }
    guard let id else { throw JSONReader.missing("\(path()).id") }
    self.init(kind: kind, id: id, baseTag: baseTag, data: data, deleted: deleted)
  }
}
