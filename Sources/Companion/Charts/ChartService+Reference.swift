extension ChartService {
  /// The chart that somebody asks about.
  ///
  /// - Throws: ``CompanionError`` that names the field, when neither or both of `birthData` and `chartId` came or one cannot be read.
  package func drawn(_ reference: ChartReference, for member: Member?) async throws -> DrawnChart {
    switch (reference.birth, reference.chartId) {
    case (let birth?, nil):
      return try DrawnChart(ReadBirth(birth), options: Choices.chartOptions(reference.preferences))
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
  }
}
