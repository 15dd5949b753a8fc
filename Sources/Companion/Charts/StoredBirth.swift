package import Astrology

/// What is kept of a chart: the birth and how the chart is made. Field names are part of people's files and are never changed; equal births
/// have equal payloads.
package struct StoredBirth: StoredPayload, Hashable {
  package static let storedVersion = 1

  package var birthData: BirthDetails
  package var chartType: String?
  package var houseSystem: String?
  /// The town in the atlas, for a birth that came through the form.
  package var placeID: String?
  /// Region and country of the town.
  package var region: String?
  /// The traditions that were asked for, when they are not the Western one alone.
  package var systems: [String]?
  /// The ayanamsa of the Vedic system, when it is not Lahiri.
  package var ayanamsa: String?
  /// The zodiac in which the person reads it: that of their profile. A birth that is kept on its own has none.
  package var zodiac: String?
  /// The node of the Vedic system, when it is not the mean one.
  package var node: String?
  /// Which aspects count, when they are not the usual ones.
  package var aspects: [String]?
  /// The widest orbs by the names of the aspects, when they are not the usual ones.
  package var orbs: [String: Double]?
  /// Degrees more with the Sun or the Moon, when that was said.
  package var luminaryBonus: Double?

  package init(
    birthData: BirthDetails, chartType: String?, houseSystem: String?, placeID: String? = nil, region: String? = nil,
    systems: [String]? = nil, ayanamsa: String? = nil, node: String? = nil, orbs: OrbChoice = OrbChoice()
  ) {
    self.birthData = birthData
    self.chartType = chartType
    self.houseSystem = houseSystem
    self.placeID = placeID
    self.region = region
    self.systems = systems
    self.ayanamsa = ayanamsa
    self.node = node
    aspects = orbs.aspects?.map(\.name)
    self.orbs = orbs.orbs.isEmpty ? nil : Dictionary(uniqueKeysWithValues: orbs.orbs.map { ($0.key.name, $0.value) })
    luminaryBonus = orbs.luminaryBonus
  }

  /// The zodiac in which the chart is told: the one that was chosen, and for a birth kept for the Vedic system alone its sidereal one.
  var reader: String? {
    if let zodiac { return zodiac }
    return systems == ["vedic"] ? ayanamsa ?? Ayanamsa.lahiri.rawValue : nil
  }

  /// How the chart is made.
  package var preferences: ChartPreferences {
    ChartPreferences(houseSystem: houseSystem, aspects: aspects, orbs: orbs, luminaryBonus: luminaryBonus)
  }
}
