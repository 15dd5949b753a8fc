/// How much an account may keep: the one number, in one place.
package enum RecordQuota {
  /// Bytes of all records of an account together. Twenty years of daily readings with their evidence are about 160 million, a long life of journals a few million.
  package static let mostBytes: Int64 = 256_000_000

  /// What a record counts besides its text: its row, its keys, and the tombstone that it may become.
  static let bytesOfRow: Int64 = 512

  /// What a new record counts.
  static func bytes(of payload: String) -> Int64 { bytesOfRow + Int64(payload.utf8.count) }
}
