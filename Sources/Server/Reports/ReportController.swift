import Companion
import Ephemeris
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
  let files: ReportFiles

  /// How many reports a list without pages has: of more the latest.
  private static let mostListed = 1000

  func mount(on routes: RouteMounter) {
    for route in [Route.makeReport, .makeReportLater, .generateReport] {
      routes.answer(route) { request, context, member in
        let key = try request.idempotencyKey
        let told = try await request.json(ToldBody<ReportRequest>.self)
        // The newest app says the id of its installation here, as it does in a header; that is nobody's account and changes nothing.
        if let id = told.body.userId, id != member.id, !request.isInstallation(id) {
          throw Problem(.notFound, "There is no such person.", field: "userId")
        }
        let found = try await told.answered { body in
          try await companion.reports.make(
            body.reportType, about: ChartReference(body), idempotencyKey: key, in: request.currentZone, for: member,
            language: context.language)
        }
        return .json(ReportAnswer(found, isWhole: true), capacity: 16_384)
      }
    }
    routes.answer(.report) { request, context, member in try await read(request, context, member) }
    routes.answer(.reportStatus) { _, context, member in
      let found = try await companion.reports.find(context.parameters.get("id") ?? "", for: member)
      return .json(ReportStatusAnswer(reportId: found.record.id, generatedAt: ISO8601.string(found.generated)), capacity: 128)
    }
    routes.answer(.reportPDF) { _, context, member in
      let found = try await companion.reports.find(context.parameters.get("id") ?? "", for: member)
      return try await files.printed(found, for: member, context.language)
    }
    routes.answer(.reportDownload) { _, context, member in
      let found = try await companion.reports.find(context.parameters.get("id") ?? "", for: member)
      let bytes = try await files.pdf(found, for: member, context.language)
      return .json(
        ReportDownloadAnswer(pdf: Base64Bytes(bytes), filename: ReportFiles.name(found)), capacity: bytes.count * 2)
    }
    routes.answer(.reports) { request, context, member in
      let id = context.parameters.get("id") ?? ""
      guard id == member.id || request.isInstallation(id) else { throw Problem(.notFound, "There is no such person.") }
      let paging = try Paging(request)
      let isNewest = request.installation != nil
      var (answers, damaged): ([ReportAnswer], [String]) = ([], [])
      var place = paging.place
      // The newest app reads a list, its predecessors and everybody else an object. A list has no place for a cursor, so it has them all.
      repeat {
        let page = try await companion.reports.page(of: member, after: place, limit: isNewest ? Paging.most : paging.limit)
        let (read, unread) = page.read { ReportAnswer(try ReportService.Found($0), isWhole: false) }
        answers += read
        damaged += unread
        place = page.next
      } while isNewest && place != nil && answers.count < Self.mostListed
      let response: Response =
        isNewest ? .json(answers, capacity: 8192) : .json(ReportsAnswer(reports: answers, next: place?.text), capacity: 8192)
      return response.leavingOut(damaged, of: "report", context)
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
      let found = try await companion.reports.find(String(name.dropLast(4)), for: member)
      return try await files.printed(found, for: member, context.language)
    }
    let isPage = name.hasSuffix(".html")
    let found = try await companion.reports.find(isPage ? String(name.dropLast(5)) : name, for: member)
    var response: Response =
      if isPage || request.headers[.accept]?.contains("text/html") == true {
        .html(try await files.document(found, for: member, context.language).html(files.site.assets))
      } else {
        .json(ReportAnswer(found, isWhole: true), capacity: 16_384)
      }
    response.headers[.vary] = "Accept"
    return response
  }
}
