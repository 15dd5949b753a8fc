import Companion
import Wire

extension ReadBirth {
  /// How the birth was read, for an answer.
  var answer: BirthAnswer { BirthAnswer(BirthData(data), as: moment) }
}

extension AskedChart {
  /// Whose chart it is, for an answer.
  var answer: AskedBirth { AskedBirth(chartId: chartId, birth: drawn.birth.answer, chart: drawn.chart) }
}
