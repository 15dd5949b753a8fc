package import Astrology
package import Wire

/// Whose chart an answer is about.
package struct AskedBirth: Sendable {
  /// The id under which the chart is kept, when it was asked for by that.
  package let chartId: String?
  /// How the birth was read.
  package let birth: BirthAnswer
  /// The figure of the birth.
  package let chart: NatalChart
  /// What was assumed of its clock.
  let clock: [ChartNotice]

  /// A birth and its figure.
  package init(chartId: String? = nil, birth: BirthAnswer, chart: NatalChart, clock: [ChartNotice] = []) {
    self.chartId = chartId
    self.birth = birth
    self.chart = chart
    self.clock = clock
  }

  /// What must be told besides the numbers.
  package var notices: [ChartNotice] { clock + ChartNotice.all(of: chart) }
}
