import Astrology
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Web
import Wire

/// Reports as documents by themselves and as PDF files.
struct ReportFiles: Sendable {
  let reports: ReportService
  let site: Site
  /// What prints; `nil` where there is no browser.
  let printer: PagePrinter?

  /// A report as a PDF, to be saved.
  func printed(_ found: ReportService.Found, for member: Member, _ language: Language) async throws -> Response {
    let bytes = try await pdf(found, for: member, language)
    var response = Response.file(bytes, mediaType: "application/pdf", cacheControl: "no-store")
    response.headers[.contentDisposition] = "attachment; filename=\"\(Self.name(found))\""
    return response
  }

  /// The bytes of the PDF.
  func pdf(_ found: ReportService.Found, for member: Member, _ language: Language) async throws -> [UInt8] {
    guard let printer else {
      throw Problem(.notImplemented, "This server cannot make PDF files; open the report as a page and print it there.")
    }
    do {
      return try await printer.pdf(document(found, for: member, language).standalone(site.assets))
    } catch is HelperProgram.Busy {
      throw Problem(.unavailable, "Too many reports are being printed right now. Try again in a moment.")
    } catch is HelperProgram.Failed {
      throw Problem(.unavailable, "The report could not be printed; open it as a page and print it there.")
    }
  }

  /// A report as a document.
  func document(_ found: ReportService.Found, for member: Member, _ language: Language) async throws -> ReportDocument {
    ReportDocument(
      found.kept.report, name: found.kept.birth.birthData.name ?? "",
      made: language.dates.long(CivilDateTime(daysSinceJ2000: found.generated.daysSinceJ2000, calendar: .gregorian).date),
      zone: found.kept.zone, subject: try await subject(of: found, for: member), language: language)
  }

  /// Whose sky a report is about; `nil` when that cannot be drawn.
  func subject(of found: ReportService.Found, for member: Member) async throws -> ReportSubject? {
    try await reports.drawn(found, for: member).map { ReportSubject($0, kept: found.kept.birth) }
  }

  /// What a file is called.
  static func name(_ found: ReportService.Found) -> String { "astronova-\(found.kept.report.kind.rawValue).pdf" }
}

extension ReportSubject {
  /// The subject of a report about a birth that was kept.
  init(_ drawn: DrawnChart, kept: StoredBirth) {
    self.init(chart: drawn.chart.inItsZodiac, birth: Birth(drawn.birth, kept: kept))
  }
}
