import Atlas

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

extension ChartService {
  /// The chart that somebody asks about.
  ///
  /// - Throws: ``CompanionError`` that names the field, when neither or both of `birthData` and `chartId` came or one cannot be read.
  package func drawn(_ reference: ChartReference, for member: Member?) async throws -> DrawnChart {
    switch (reference.birth, reference.chartId) {
    case (let birth?, nil):
      return try DrawnChart(ReadBirth(birth, .told(at: clock.now)), options: Choices.chartOptions(reference.preferences))
    case (nil, let id?): return try await DrawnChart(find(id, for: member).birth)
    case (nil, nil): throw CompanionError.invalid("birthData or chartId is required.", field: "birthData")
    case (_?, _?): throw CompanionError.invalid("Send birthData or chartId, not both.", field: "chartId")
    }
  }

  /// The same with the name of its field.
  package func asked(_ reference: ChartReference, for member: Member?) async throws -> AskedChart {
    AskedChart(
      drawn: try await drawn(reference, for: member), chartId: reference.chartId,
      field: reference.chartId == nil ? "birthData" : "chartId")
  }
}

extension DrawnChart {
  /// The chart of a kept birth.
  package init(_ kept: StoredBirth) throws(CompanionError) {
    try self.init(ReadBirth(kept.birthData), options: Choices.chartOptions(kept.preferences))
    self = try told(in: kept.reader)
  }
}
