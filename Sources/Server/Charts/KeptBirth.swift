import Foundation
import Wire

/// What is kept of a chart: the birth and how the chart is made. Field names are part of people's files and are never changed.
struct KeptBirth: Codable, Sendable, Hashable {
  var birthData: BirthData
  var chartType: String?
  var houseSystem: String?
  /// The town in the atlas, for a birth that came through the form.
  var placeID: String?
  /// Region and country of the town.
  var region: String?
  /// The traditions that were asked for, when they are not the Western one alone.
  var systems: [String]?
  /// The ayanamsa of the Vedic system, when it is not Lahiri.
  var ayanamsa: String?
  /// The node of the Vedic system, when it is not the mean one.
  var node: String?

  /// The form in which it is kept; equal births have equal payloads.
  func payload() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  init(
    birthData: BirthData, chartType: String?, houseSystem: String?, placeID: String? = nil, region: String? = nil,
    systems: [String]? = nil, ayanamsa: String? = nil, node: String? = nil
  ) {
    self.birthData = birthData
    self.chartType = chartType
    self.houseSystem = houseSystem
    self.placeID = placeID
    self.region = region
    self.systems = systems
    self.ayanamsa = ayanamsa
    self.node = node
  }

  init(payload: String) throws {
    self = try JSONDecoder().decode(KeptBirth.self, from: Data(payload.utf8))
  }
}
