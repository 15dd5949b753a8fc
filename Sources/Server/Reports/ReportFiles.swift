import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Web
import Wire

/// Reports as documents by themselves and as PDF files.
struct ReportFiles: Sendable {
  let site: Site
  /// What prints; `nil` where there is no browser.
  let printer: PagePrinter?

  /// A report as a PDF, to be saved.
  func printed(_ found: ReportService.Found, _ language: Language) async throws -> Response {
    var response = Response.file(try await pdf(found, language), mediaType: "application/pdf", cacheControl: "no-store")
    response.headers[.contentDisposition] = "attachment; filename=\"\(Self.name(found))\""
    return response
  }

  /// The bytes of the PDF.
  func pdf(_ found: ReportService.Found, _ language: Language) async throws -> [UInt8] {
    guard let printer else {
      throw Problem(.notImplemented, "This server cannot make PDF files; open the report as a page and print it there.")
    }
    do {
      return try await printer.pdf(document(found, language).standalone(site.assets))
    } catch is PagePrinter.Busy {
      throw Problem(.unavailable, "Too many reports are being printed right now. Try again in a moment.")
    } catch is PagePrinter.Failed {
      throw Problem(.unavailable, "The report could not be printed; open it as a page and print it there.")
    }
  }

  /// A report as a document.
  func document(_ found: ReportService.Found, _ language: Language) -> ReportDocument {
    ReportDocument(
      found.kept.report, name: found.kept.birth.birthData.name ?? "",
      made: language.dates.long(CivilDateTime(daysSinceJ2000: found.generated.daysSinceJ2000, calendar: .gregorian).date),
      zone: found.kept.zone, language: language)
  }

  /// What a file is called.
  static func name(_ found: ReportService.Found) -> String { "astronova-\(found.kept.report.kind.rawValue).pdf" }
}
