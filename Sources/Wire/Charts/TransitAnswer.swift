public import Astrology
public import Ephemeris

/// The moving sky over a birth chart.
public struct TransitAnswer: JSONEncodable, Sendable {
  let moment: UTC
  let comparison: SkyComparison
  let exactTimes: [UTC?]
  let chartId: String?
  let birth: BirthAnswer
  let chart: NatalChart

  /// An answer; `exactTimes` goes with `comparison.aspects`.
  public init(
    moment: UTC, comparison: SkyComparison, exactTimes: [UTC?], chartId: String?, birth: BirthAnswer, chart: NatalChart
  ) {
    self.moment = moment
    self.comparison = comparison
    self.exactTimes = exactTimes
    self.chartId = chartId
    self.birth = birth
    self.chart = chart
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("timestamp", ISO8601.string(moment))
      json.field("chartId", ifPresent: chartId)
      json.field("birth", birth)
      json.field("positions", PositionsAnswer(comparison.moving))
      json.key("aspects")
      json.array(comparison.aspects.indices) { json, index in
        AspectAnswer(comparison.aspects[index], exact: exactTimes.indices.contains(index) ? exactTimes[index] : nil)
          .encode(to: &json)
      }
      json.field("warnings", ChartNotice.all(of: chart) + comparison.warnings.map(ChartNotice.chart))
    }
  }
}
