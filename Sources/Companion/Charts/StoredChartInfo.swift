package import Store

/// When and how a birth is kept.
package struct StoredChartInfo: Sendable, Hashable {
  package let id: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time; `nil` for a chart with an owner.
  package let expiresAt: Int64?

  /// Puts the value together from its parts.
  package init(id: String, createdAt: Int64, expiresAt: Int64?) {
    self.id = id
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }
}

extension StoredChartInfo {
  package init(_ record: ChartRecord) { self.init(id: record.id, createdAt: record.createdAt, expiresAt: record.expiresAt) }
  package init(_ record: Record) { self.init(id: record.id, createdAt: record.createdAt, expiresAt: nil) }
}
