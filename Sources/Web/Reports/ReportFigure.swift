package import Astrology
import ChartArt
import Readings

/// Whose sky a report is about: the chart in the zodiac of its reader, and when and where it was.
package struct ReportSubject: Sendable, Hashable {
  package var chart: NatalChart
  package var birth: Birth

  package init(chart: NatalChart, birth: Birth) {
    self.chart = chart
    self.birth = birth
  }
}

/// The drawing that belongs to a report: of one about a part of life the closest angle that it tells, of every other the wheel of birth.
struct ReportFigure {
  let svg: String
  /// What it shows, in words.
  let caption: String
  let isAngle: Bool

  init(_ report: Report, of subject: ReportSubject, options: DrawingOptions, language: Language) {
    if let told = Self.closestAngle(of: report, in: subject.chart),
      let drawing = AnglePanel.drawing(told.aspect, in: subject.chart, options: options, language: language)
    {
      svg = drawing
      // The summary names the closest of the whole chart, which may be another one.
      caption = language.page("report closest", ("angle", told.text))
      isAngle = true
    } else {
      svg = ChartWheel.svg(
        WheelFigure(subject.chart), layout: .phone, title: language.page("report wheel"), options: options)
      caption = subject.birth.line(in: language)
      isAngle = false
    }
  }

  /// The closest angle of a chart that a report about a part of life tells, with the line that it rests on. Of a birth without its hour
  /// a report names no single orb, so there is none.
  private static func closestAngle(of report: Report, in chart: NatalChart) -> (aspect: Aspect, text: String)? {
    switch report.kind {
    case .birthChart, .yearAhead, .comprehensive: return nil
    case .love, .career, .money, .wealth, .health, .family, .spiritual: break
    }
    let told = report.sections.flatMap(\.paragraphs).flatMap(\.evidence).compactMap { fact in
      aspect(fact, in: chart).map { (aspect: $0, text: fact.text) }
    }
    return told.min { $0.aspect.orb < $1.aspect.orb }
  }

  /// The angle of a chart that a fact names; `nil` for the passes of the coming year, which have moments.
  private static func aspect(_ fact: Report.Evidence, in chart: NatalChart) -> Aspect? {
    guard let orb = fact.orb, fact.exact.isEmpty, chart.day == nil else { return nil }
    return chart.aspects.first {
      fact.bodies == [.chart($0.first), .chart($0.second)] && fact.aspect == $0.kind && abs($0.orb - orb) < 0.01
    }
  }
}
