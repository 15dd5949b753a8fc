/// A request about one chart: the birth itself, or the id of a chart that is kept; one of the two.
public protocol ChartSubject: Sendable {
  /// When and where; or `chartId`.
  var birthData: BirthData? { get }
  /// A kept chart.
  var chartId: String? { get }
  /// How to make the chart of `birthData`; a kept chart has its own way.
  var options: ChartRequestOptions? { get }
}

/// The body of a request that asks about a chart and nothing else.
public struct ChartSubjectRequest: Codable, ChartSubject {
  public var birthData: BirthData?
  public var chartId: String?
  public var options: ChartRequestOptions?
}
