package import Astrology
import Ephemeris
package import Wire

extension AskedBirthAnswer {
  /// Whose chart an answer is about.
  package init(_ asked: AskedBirth) {
    self.init(
      chartId: asked.chartId, timeKnown: asked.chart.houses != nil, zodiac: asked.chart.zodiac.sidereal?.rawValue,
      birth: asked.birth)
  }
}

extension PersonAnswer {
  /// One of two people, with what must be told of the chart.
  package init(_ asked: AskedBirth) {
    self.init(asked: AskedBirthAnswer(asked), warnings: WarningAnswer.all(asked.notices))
  }
}

extension WarningAnswer {
  /// What must be told, in the same order.
  package static func all(_ notices: [ChartNotice]) -> [WarningAnswer] { notices.map(WarningAnswer.init) }
}

extension ChartFinding {
  /// What was found in a chart; `notices` is what must be told besides what the chart itself has to say.
  package init(_ asked: AskedBirth, _ found: Found, notices: [ChartNotice] = []) {
    self.init(
      asked: AskedBirthAnswer(asked), found: found, warnings: WarningAnswer.all(asked.notices + notices))
  }
}

extension PairFinding {
  /// What was found between two charts; `notices` is what must be told besides what the two have to say.
  package init(_ first: AskedBirth, _ second: AskedBirth, _ found: Found, notices: [ChartNotice] = []) {
    self.init(
      person1: PersonAnswer(first), person2: PersonAnswer(second), found: found, warnings: WarningAnswer.all(notices))
  }
}

extension PointDegreeAnswer {
  /// A point at a longitude.
  ///
  /// - Parameters:
  ///   - arc: between what it stands by an hour of birth that is not known.
  ///   - offset: degrees to take for the zodiac in which it is told.
  package init(_ point: ChartPoint, longitude: Double, arc: DayArc?, after offset: Double = 0) {
    let arc = arc?.moved(back: offset)
    self.init(
      point: point.name, degree: NatalDegreeAnswer(longitude: normalizedDegrees(longitude - offset), arc: arc),
      range: arc.map { DayArcAnswer($0) })
  }
}
