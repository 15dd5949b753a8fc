import Companion
import Readings
import Store
import Wire

extension ReportAnswer {
  /// A report.
  ///
  /// - Parameter isWhole: whether the sections are told, or only what a list shows.
  init(_ found: ReportService.Found, isWhole: Bool) {
    let report = found.kept.report
    self.init(
      reportId: found.record.id, type: report.kind.rawValue, title: report.title, summary: report.summary,
      content: report.plainText,
      keyInsights: report.keyInsights, downloadUrl: Route.reportPDF.path(found.record.id),
      generatedAt: ISO8601.string(found.generated), sections: isWhole ? report.sections.map(Section.init) : nil,
      disclaimer: isWhole
        ? "The positions are computed; what they mean is a language for reflection, not advice on health, law or money." : nil,
      warnings: isWhole ? Self.warnings(found.kept.birth.birthData) : nil)
  }
}

extension ReportAnswer {
  /// What was assumed of the clock of a birth, or that its hour is not known; `nil` when it was clear or chosen. A birth that has been kept
  /// can be read.
  private static func warnings(_ birth: BirthDetails) -> [WarningAnswer]? {
    if birth.time == nil { return [WarningAnswer(ChartNotice.readingOfDay)] }
    guard birth.foldIsAssumed == true, let read = try? ReadBirth(birth) else { return nil }
    return ChartNotice.clock(of: read).map { WarningAnswer($0) }
  }
}

extension Report {
  /// Every sentence, without what it rests on.
  fileprivate var plainText: String {
    ([summary] + sections.flatMap { section in [section.title] + section.paragraphs.map(\.text) }).joined(separator: "\n\n")
  }
}

extension ReportAnswer.Section {
  fileprivate init(_ section: Report.Section) {
    self.init(
      id: section.id, title: section.title,
      paragraphs: section.paragraphs.map {
        ReportAnswer.Paragraph(text: $0.text, evidence: $0.evidence.map(EvidenceAnswer.init))
      })
  }
}

extension EvidenceAnswer {
  fileprivate init(_ evidence: Report.Evidence) {
    self.init(
      bodies: evidence.bodies.map(\.apiName), aspect: evidence.aspect?.apiName, orb: evidence.orb,
      exact: evidence.exact.map(\.apiName), house: evidence.house,
      text: evidence.text)
  }
}
