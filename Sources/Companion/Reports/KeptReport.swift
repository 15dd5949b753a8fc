import Foundation
package import Readings

/// A report as it is kept. Field names are part of people's files and are never changed.
package struct KeptReport: Codable, Sendable, Hashable {
  package var birth: KeptBirth
  package var report: Report

  package init(birth: KeptBirth, report: Report) {
    self.birth = birth
    self.report = report
  }

  package init(payload: String) throws { self = try JSONDecoder().decode(KeptReport.self, from: Data(payload.utf8)) }

  package func payload() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
