import Astrology
import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// The pages of reports: of members, who keep them, and of visitors with a chart, who read them.
struct ReportPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let files: ReportFiles
  /// The chart of a visitor.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.reportsPage) { request, context in
      let isDeleted = try request.queryFields["done"] == "deleted"
      return try await pages.answer(list(request, context, isDeleted: isDeleted), context)
    }
    routes.answer(.submitReport) { request, context, member in try await write(try await request.form(), request, context, member)
    }
    routes.answer(.reportPage) { request, context in try await read(request, context) }
    routes.answer(.reportFile) { _, context, member in
      let found = try await companion.reports.find(context.parameters.get("id") ?? "", for: member)
      return try await files.printed(found, for: member, context.language)
    }
    routes.answer(.submitReportDeletion) { _, context, member in
      try await companion.reports.delete(context.parameters.get("id") ?? "", of: member)
      return .redirect(to: "\(Route.reportsPage.path)?done=deleted", type: .normal)
    }
  }

  // MARK: - the list

  /// How many of the reports that were written a page lists.
  private static let most = 50

  private func list(_ request: Request, _ context: AppContext, isDeleted: Bool = false) async throws -> ReportsPage {
    guard let member = context.caller.member else {
      let chart = try await visitorChart(request)
      return ReportsPage(ReportsPage.Model(reader: chart == nil ? .stranger : .visitor))
    }
    let profile = try await companion.profiles.readable(member.account)
    let zone = try await zone(of: member, request)
    let page = try await companion.reports.page(of: member, after: nil, limit: Self.most)
    let today = LocalDay(containing: companion.clock.now, in: zone).date
    let made = page.read { record in
      let found = try ReportService.Found(record)
      let day = LocalDay(containing: found.generated, in: zone)
      return ReportsPage.Made(
        id: record.id, kind: found.kept.report.kind, name: found.kept.birth.birthData.name ?? "",
        date: context.language.dates.short(day.date, near: today),
        time: context.language.dates.minutes(day.clock(at: found.generated)),
        isOfOwnBirth: found.kept.birth.birthData == profile.birth?.birthData)
    }.contents
    return ReportsPage(
      ReportsPage.Model(
        reader: .member(hasBirth: profile.birth != nil), made: made, isDeleted: isDeleted,
        // The same page sent twice writes one report.
        key: UUIDv7.generate(microseconds: companion.clock.microseconds)))
  }

  private func zone(of member: Member, _ request: Request) async throws -> TimeZoneHistory {
    try await companion.profiles.zone(of: member.account, asked: request.currentZone)
  }

  // MARK: - a report

  private func write(_ fields: FormFields, _ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    guard let kind = fields["kind"], ReportsPage.kinds.contains(where: { $0.rawValue == kind }) else {
      let allowed = ReportsPage.kinds.map(\.rawValue)
      throw Problem(.validation, "kind must be one of \(allowed.joined(separator: ", ")).", field: "kind", allowed: allowed)
    }
    guard try await companion.profiles.profile(member.account).profile.birth != nil else {
      return .redirect(to: Route.birthPage.path, type: .normal)
    }
    let key = fields["key"].map { "\($0.prefix(64)) \(kind)" }
    let found = try await companion.reports.make(
      kind, about: ChartReference(birth: nil, chartId: nil, preferences: ChartPreferences()), idempotencyKey: key,
      in: request.currentZone, for: member, language: context.language)
    return .redirect(to: Route.reportPage.path(found.record.id), type: .normal)
  }

  private func read(_ request: Request, _ context: AppContext) async throws -> Response {
    let name = context.parameters.get("id") ?? ""
    guard let member = context.caller.member else { return try await tell(name, request, context) }
    if let kind = ReportsPage.kinds.first(where: { $0.rawValue == name }) {
      // Whoever was shown it before signing in finds where it can be written to be kept.
      return .redirect(to: "\(Route.reportsPage.path)#\(kind.rawValue)", type: .normal)
    }
    let found = try await companion.reports.find(name, for: member)
    let zone = try await zone(of: member, request)
    let day = LocalDay(containing: found.generated, in: zone).date
    return try await pages.answer(
      ReportPage(
        found.kept.report, name: found.kept.birth.birthData.name ?? "", day: day,
        keeping: .kept(id: found.record.id, canBePrinted: files.printer != nil), zone: found.kept.zone,
        subject: try await files.subject(of: found, for: member)), context)
  }

  /// A report for somebody without an account.
  private func tell(_ name: String, _ request: Request, _ context: AppContext) async throws -> Response {
    guard let kind = ReportsPage.kinds.first(where: { $0.rawValue == name }) else {
      throw Problem(.notFound, "There is no such report.")
    }
    guard let (visitor, drawn, kept) = try await visitorChart(request) else {
      return .redirect(to: Route.reportsPage.path, type: .normal)
    }
    let zone = visitor.currentZone(request)
    let report = try companion.reports.told(kind, about: drawn.chart, in: zone, language: context.language)
    let day = LocalDay(containing: companion.clock.now, in: try zone ?? TimeZoneHistory(identifier: "UTC")).date
    return try await pages.answer(
      ReportPage(
        report, name: drawn.birth.data.name ?? "", day: day,
        keeping: .told(signUp: "\(Route.signUpPage.path)?chart=\(visitor.id)"),
        zone: zone?.identifier, subject: ReportSubject(drawn, kept: kept)),
      context)
  }

  /// The chart that a visitor has made; `nil` when there is none, or it is no longer kept.
  private func visitorChart(
    _ request: Request
  ) async throws -> (visitor: VisitorChart, drawn: DrawnChart, kept: StoredBirth)? {
    guard let visitor = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds),
      let kept = try? await companion.charts.find(visitor.id).birth, let drawn = try? DrawnChart(kept)
    else { return nil }
    return (visitor, drawn, kept)
  }
}
