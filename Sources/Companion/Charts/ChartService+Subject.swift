package import Wire

extension ChartService {
  /// The chart that a request is about.
  ///
  /// - Throws: ``CompanionError`` that names the field, when neither or both of `birthData` and `chartId` came or one cannot be read.
  package func drawn(_ subject: some ChartSubject, for member: Member?) async throws -> DrawnChart {
    switch (subject.birthData, subject.chartId) {
    case (let data?, nil):
      return try DrawnChart(ReadBirth(data), options: Choices.chartOptions(subject.options))
    case (nil, let id?): return try await DrawnChart(find(id, for: member).birth)
    case (nil, nil): throw CompanionError.invalid("birthData or chartId is required.", field: "birthData")
    case (_?, _?): throw CompanionError.invalid("Send birthData or chartId, not both.", field: "chartId")
    }
  }
}

extension DrawnChart {
  /// The chart of a kept birth.
  package init(_ kept: StoredBirth) throws(CompanionError) {
    try self.init(ReadBirth(kept.birthData), options: Choices.chartOptions(kept.options))
  }
}
