package import Readings

/// A report as it is kept. Field names are part of people's files and are never changed.
package struct StoredReport: StoredPayload, Hashable {
  package static let storedVersion = 1

  package var birth: StoredBirth
  package var report: Report
}
