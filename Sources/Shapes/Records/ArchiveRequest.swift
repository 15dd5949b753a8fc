/// The body of `POST /import`: an export, of which the records are read.
public struct ArchiveRequest: Sendable {
  /// A record of an export.
  public struct Entry: Sendable {
    public let id: String
    public let key: String?
    public let createdMicroseconds: Int64?
    public let data: JSONSlice
  }

  public let format: String
  public let version: Int64
  /// By kind.
  public let records: [String: [Entry]]

  /// Reads a body; what lies in `data` is found and left as it is.
  ///
  /// - Throws: ``Problem`` with `INVALID_JSON`, or `VALIDATION_ERROR` that names the field.
  public init(_ bytes: [UInt8]) throws(Problem) {
    try JSONReader.checkBytes(bytes)
    var reader = JSONReader(bytes, within: .archive)
    var format: String?
    var version: Int64?
    var records: [String: [Entry]]?
    try reader.object("") { (reader, name) throws(Problem) in
      switch name {
      case "format" where format == nil: format = try reader.text("format")
      case "version" where version == nil: version = try reader.integer("version")
      case "records" where records == nil: records = try Self.records(&reader)
      default: _ = try reader.skip()
      }
    }
    try reader.finish()
    guard let format else { throw JSONReader.missing("format") }
    guard let version else { throw JSONReader.missing("version") }
    guard let records else { throw JSONReader.missing("records") }
    self.format = format
    self.version = version
    self.records = records
  }

  private static func records(_ reader: inout JSONReader) throws(Problem) -> [String: [Entry]] {
    var records: [String: [Entry]] = [:]
    try reader.object("records") { (reader, kind) throws(Problem) in
      guard records[kind] == nil else {
        _ = try reader.skip()
        return
      }
      let path = "records.\(kind.prefix(64))"
      var entries: [Entry] = []
      try reader.array(path) { (reader, index) throws(Problem) in
        entries.append(try Entry(&reader, path: "\(path)[\(index)]"))
      }
      records[kind] = entries
    }
    return records
  }
}

extension ArchiveRequest.Entry {
  fileprivate init(_ reader: inout JSONReader, path: @autoclosure () -> String) throws(Problem) {
    var id: String?
    var key: String?
    var created: Int64?
    var data: JSONSlice?
    try reader.object(path()) { (reader, name) throws(Problem) in
      switch name {
      case "id" where id == nil: id = try reader.text("\(path()).id")
      case "key" where key == nil: key = try reader.passNull() ? nil : reader.text("\(path()).key")
      case "createdMicroseconds" where created == nil:
        created = try reader.passNull() ? nil : reader.integer("\(path()).createdMicroseconds")
      case "data" where data == nil: data = try reader.skip()
      default: _ = try reader.skip()
      }
    }
    guard let id else { throw JSONReader.missing("\(path()).id") }
    guard let data else { throw JSONReader.missing("\(path()).data") }
    self.init(id: id, key: key, createdMicroseconds: created, data: data)
  }
}
