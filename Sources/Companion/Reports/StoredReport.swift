package import Readings

/// A report as it is kept. Field names are part of people's files and are never changed.
package struct StoredReport: StoredPayload, Hashable {
  package static let storedVersion = 1

  package var birth: StoredBirth
  package var report: Report
  /// The zone by whose clocks its hours are told; `nil` where they are those of UTC, which the report then names itself, and in reports
  /// from before this was kept.
  package var zone: String?
}
