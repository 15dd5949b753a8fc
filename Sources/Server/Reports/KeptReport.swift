import Foundation
import Readings

/// A report as it is kept. Field names are part of people's files and are never changed.
struct KeptReport: Codable, Sendable, Hashable {
  var birth: KeptBirth
  var report: Report

  init(birth: KeptBirth, report: Report) {
    self.birth = birth
    self.report = report
  }

  init(payload: String) throws { self = try JSONDecoder().decode(KeptReport.self, from: Data(payload.utf8)) }

  func payload() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
