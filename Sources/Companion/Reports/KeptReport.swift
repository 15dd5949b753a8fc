package import Readings

/// A report as it is kept. Field names are part of people's files and are never changed.
package struct KeptReport: StoredPayload, Hashable {
  package var birth: KeptBirth
  package var report: Report

  package init(birth: KeptBirth, report: Report) {
    self.birth = birth
    self.report = report
  }
}
