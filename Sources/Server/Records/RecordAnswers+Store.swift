import Companion
import Store
import Wire

extension RecordAnswer {
  init(_ record: Record) {
    self.init(
      kind: record.kind.rawValue, id: record.id, changeTag: "\(record.change)", deleted: record.payload == nil,
      createdAt: ISO8601.string(microseconds: record.createdAt), updatedAt: ISO8601.string(microseconds: record.updatedAt),
      data: record.payload.map(RawJSON.init))
  }
}

extension ChangeOutcomeAnswer {
  /// A change that cannot be kept, and why.
  init(kind: String, id: String, _ problem: Problem) {
    self.init(
      kind: kind, id: id, status: .invalid, code: problem.code.rawValue, message: problem.message, field: problem.field)
  }
}

extension ArchivedRecordAnswer {
  init(_ record: Record) {
    self.init(
      id: record.id, key: record.naturalKey, changeTag: "\(record.change)",
      createdAt: ISO8601.string(microseconds: record.createdAt), createdMicroseconds: Int(clamping: record.createdAt),
      updatedAt: ISO8601.string(microseconds: record.updatedAt), data: RawJSON(record.payload ?? "null"))
  }
}
