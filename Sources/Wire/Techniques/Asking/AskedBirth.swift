public import Astrology

/// Whose chart an answer is about.
public struct AskedBirth: Sendable {
  /// The id under which the chart is kept, when it was asked for by that.
  public let chartId: String?
  /// How the birth was read.
  public let birth: BirthAnswer
  /// The figure of the birth.
  public let chart: NatalChart

  /// A birth and its figure.
  public init(chartId: String? = nil, birth: BirthAnswer, chart: NatalChart) {
    self.chartId = chartId
    self.birth = birth
    self.chart = chart
  }

  func writeFields(to json: inout JSONWriter) {
    json.field("chartId", ifPresent: chartId)
    json.field("timeKnown", chart.houses != nil)
    json.field("birth", birth)
  }

  /// The birth as one of two, with what must be told of its chart.
  func writePerson(_ name: StaticString, to json: inout JSONWriter) {
    json.object(name) { json in
      writeFields(to: &json)
      json.field("warnings", ChartNotice.all(of: chart))
    }
  }
}
