/// The chart that somebody asks about: a birth as it was told, or a chart that is kept. One of the two is right.
package struct ChartReference: Sendable {
  /// A birth.
  package var birth: BirthDetails?
  /// The id of a kept chart.
  package var chartId: String?
  /// How the chart of the birth is to be made; a kept chart has its own way.
  package var preferences: ChartPreferences

  /// A birth, a kept chart, both or neither.
  package init(birth: BirthDetails?, chartId: String?, preferences: ChartPreferences) {
    self.birth = birth
    self.chartId = chartId
    self.preferences = preferences
  }
}

/// How somebody wants a chart to be made. Names and numbers have not been checked.
package struct ChartPreferences: Sendable {
  /// The name of a house system.
  package var houseSystem: String?
  /// The names of the aspects that count.
  package var aspects: [String]?
  /// The widest orbs in degrees by the names of the aspects.
  package var orbs: [String: Double]?
  /// Degrees more with the Sun or the Moon.
  package var luminaryBonus: Double?

  /// What is left out is as usual.
  package init(
    houseSystem: String? = nil, aspects: [String]? = nil, orbs: [String: Double]? = nil, luminaryBonus: Double? = nil
  ) {
    self.houseSystem = houseSystem
    self.aspects = aspects
    self.orbs = orbs
    self.luminaryBonus = luminaryBonus
  }
}
