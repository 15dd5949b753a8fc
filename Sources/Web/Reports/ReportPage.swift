import ChartArt
package import Ephemeris
package import Readings
import Shapes

/// A report, to be read: its sections with what each paragraph rests on.
package struct ReportPage: Page {
  package static let template = "report"
  package let report: Report
  /// Whose chart it is about; may be empty.
  package let name: String
  /// When it was written, by the clocks of the reader.
  package let day: CalendarDate
  package let keeping: Keeping
  /// The zone by whose clocks its hours are told; `nil` when that is not known.
  package let zone: String?
  /// Whose sky it is about; `nil` when that cannot be drawn.
  package let subject: ReportSubject?

  /// What becomes of the report.
  package enum Keeping: Sendable, Hashable {
    /// It is kept under an id; where there is a printer it can be had as a PDF.
    case kept(id: String, canBePrinted: Bool)
    /// It is told to a visitor, whom an account would keep it for.
    case told(signUp: String)
  }

  package init(
    _ report: Report, name: String, day: CalendarDate, keeping: Keeping, zone: String? = nil, subject: ReportSubject? = nil
  ) {
    self.report = report
    self.name = name
    self.day = day
    self.keeping = keeping
    self.zone = zone
    self.subject = subject
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: report.title, tab: .chart, sheets: ["reports.css"], modules: ["reports.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    var kept: [[String: Any]] = []
    var told: [[String: Any]] = []
    switch keeping {
    case .kept(let id, let canBePrinted): kept = [["id": id, "canBePrinted": canBePrinted]]
    case .told(let path): told = [["path": path]]
    }
    let written = language.page(told.isEmpty ? "report written" : "report told", ("date", language.dates.long(day)))
    let made = [name, written].filter { !$0.isEmpty }.joined(separator: " · ")
    let figure = subject.map { subject in
      let options = DrawingOptions.page(prefix: "report", sprite: assets.path("sprite.svg"), hasTenths: true)
      return ReportFigure(report, of: subject, options: options, language: language)
    }
    let three = subject.map { ThreeFacts($0.chart, language: language).values } ?? []
    return [
      "title": report.title, "made": Self.line(made, zone: zone, language), "summary": report.summary,
      "figure": figure.map { [["svg": $0.svg, "caption": $0.caption, "isAngle": $0.isAngle] as [String: Any]] } ?? [],
      "three": three, "hasThree": !three.isEmpty, "hasContents": report.sections.count > 1,
      "sections": report.sections.map { section in
        [
          "id": section.id, "title": section.title, "repeats": section.title == report.title,
          "parts": ReportPart.parts(of: section).map(\.values),
        ] as [String: Any]
      },
      "kept": kept, "told": told,
    ]
  }

  /// The line of who and when, and whose hours the report tells where their zone is known: `Ada · 1 May 2026. Hours of New York.`
  static func line(_ made: String, zone: String?, _ language: Language) -> String {
    guard let zone else { return made }
    return language.page("report hours", ("made", made), ("city", SkyNames.zone(zone)))
  }
}
