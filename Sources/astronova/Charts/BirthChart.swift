import Astrology
import Ephemeris
import Readings
import Server
import Wire

/// The figure of a birth.
struct BirthChart {
  let birth: Birth
  let chart: NatalChart

  /// Works out the figure of a birth.
  init(_ birth: Birth, options: ChartOptions) throws(FieldProblem) {
    do {
      chart = try NatalChart(of: birth.moment, options: options)
    } catch {
      throw FieldProblem(error, field: "--date")
    }
    self.birth = birth
  }

  /// When each aspect is exact; `nil` where the bodies turn back before, or the ephemeris ends.
  var exactTimes: [UTC?] { chart.exactMoments.map { $0.map { UTC($0) } } }

  /// Whose chart it is, as the API answers it.
  var asked: AskedBirth { AskedBirth(birth: birth.answer, chart: chart) }

  /// The chart as the API answers it, without a drawing.
  var answer: ChartAnswer {
    ChartAnswer(id: nil, type: "natal", lifetime: nil, birth: birth.answer, chart: chart, exactTimes: exactTimes)
  }
}
