import Companion
import Wire

extension ReadBirth {
  /// How the birth was read, for an answer.
  var answer: BirthAnswer { BirthAnswer(BirthData(data), as: moment) }
}

extension AskedChart {
  /// Whose chart it is, for an answer.
  var answer: AskedBirth {
    AskedBirth(chartId: chartId, birth: drawn.birth.answer, chart: drawn.chart, clock: ChartNotice.clock(of: drawn.birth))
  }
}

extension DrawnChart {
  /// What must be told besides the numbers, for an answer.
  var notices: [ChartNotice] { ChartNotice.clock(of: birth) + ChartNotice.all(of: chart) }

  /// The same for an answer that tells of a day whose hour is not known what holds at every hour.
  var noticesOfDay: [ChartNotice] { ChartNotice.clock(of: birth) + ChartNotice.all(of: chart, tellsDay: true) }
}
