import Readings

/// A report as it is kept. Field names are part of people's files and are never changed.
struct KeptReport: StoredPayload, Hashable {
  var birth: KeptBirth
  var report: Report
}
