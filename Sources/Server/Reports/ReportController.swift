import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Store
import Web
import Wire

/// Reports: made, listed, read as JSON or as a page, printed.
struct ReportController: Sendable {
  let companion: Companion
  let site: Site
  let printer: PagePrinter?

  func mount(on routes: RouteMounter) {
    for route in [Route.makeReport, .makeReportLater, .generateReport] {
      routes.answer(route) { request, context, member in
        let key = try request.idempotencyKey
        let body = try await request.json(ReportRequest.self)
        if let id = body.userId, id != member.id { throw Problem(.notFound, "There is no such person.", field: "userId") }
        let found = try await companion.reports.make(
          body.reportType, about: ChartReference(body), idempotencyKey: key, for: member, language: context.language)
        return .json(ReportAnswer(found, isWhole: true), capacity: 16_384)
      }
    }
    routes.answer(.report) { request, context, member in try await read(request, context, member) }
    routes.answer(.reportStatus) { _, context, member in
      let found = try await companion.reports.find(context.parameters.get("id") ?? "", for: member)
      return .json(ReportStatusAnswer(reportId: found.record.id, generatedAt: ISO8601.string(found.generated)), capacity: 128)
    }
    routes.answer(.reportPDF) { _, context, member in
      try await printed(try await companion.reports.find(context.parameters.get("id") ?? "", for: member), context.language)
    }
    routes.answer(.reportDownload) { _, context, member in
      let found = try await companion.reports.find(context.parameters.get("id") ?? "", for: member)
      let bytes = try await pdf(found, context.language)
      return .json(
        ReportDownloadAnswer(pdf: Data(bytes).base64EncodedString(), filename: Self.fileName(found)), capacity: bytes.count * 2)
    }
    routes.answer(.reports) { request, context, member in
      guard context.parameters.get("id") == member.id else { throw Problem(.notFound, "There is no such person.") }
      let paging = try Paging(request)
      let page = try await companion.reports.page(of: member, after: paging.place, limit: paging.limit)
      let (answers, damaged) = page.read { ReportAnswer(try ReportService.Found($0), isWhole: false) }
      return .json(ReportsAnswer(reports: answers, next: page.next?.text), capacity: 8192)
        .leavingOut(damaged, of: "report", context)
    }
    routes.answer(.deleteReport) { _, context, member in
      try await companion.reports.delete(context.parameters.get("id") ?? "", of: member)
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
  }

  /// The report in the form that the ending of the address or the `Accept` header asks for.
  private func read(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let name = context.parameters.get("id") ?? ""
    if name.hasSuffix(".pdf") {
      return try await printed(try await companion.reports.find(String(name.dropLast(4)), for: member), context.language)
    }
    let isPage = name.hasSuffix(".html")
    let found = try await companion.reports.find(isPage ? String(name.dropLast(5)) : name, for: member)
    var response: Response =
      isPage || request.headers[.accept]?.contains("text/html") == true
      ? .html(Self.page(found, context.language).html(site.assets)) : .json(ReportAnswer(found, isWhole: true), capacity: 16_384)
    response.headers[.vary] = "Accept"
    return response
  }

  // MARK: printing

  private func printed(_ found: ReportService.Found, _ language: Language) async throws -> Response {
    var response = Response.file(try await pdf(found, language), mediaType: "application/pdf", cacheControl: "no-store")
    response.headers[.contentDisposition] = "attachment; filename=\"\(Self.fileName(found))\""
    return response
  }

  private func pdf(_ found: ReportService.Found, _ language: Language) async throws -> [UInt8] {
    guard let printer else {
      throw Problem(.notImplemented, "This server cannot make PDF files; open the report as a page and print it there.")
    }
    do {
      return try await printer.pdf(Self.page(found, language).standalone(site.assets))
    } catch is PagePrinter.Busy {
      throw Problem(.unavailable, "Too many reports are being printed right now. Try again in a moment.")
    } catch is PagePrinter.Failed {
      throw Problem(.unavailable, "The report could not be printed; open it as a page and print it there.")
    }
  }

  private static func page(_ found: ReportService.Found, _ language: Language) -> ReportPage {
    let date = CivilDateTime(daysSinceJ2000: found.generated.daysSinceJ2000, calendar: .gregorian).date
    return ReportPage(
      found.kept.report, name: found.kept.birth.birthData.name ?? "", made: language.dates.long(date),
      language: language)
  }

  private static func fileName(_ found: ReportService.Found) -> String { "astronova-\(found.kept.report.kind.rawValue).pdf" }
}
