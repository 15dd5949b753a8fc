package import Ephemeris
import Readings
package import Store
package import Wire

/// Makes reports and finds them again; each belongs to one account.
package struct ReportDesk: Sendable {
  package let store: DataStore
  package let charts: ChartKeeper
  package let profiles: ProfileKeeper
  package let clock: WallClock

  /// Puts the value together from its parts.
  package init(store: DataStore, charts: ChartKeeper, profiles: ProfileKeeper, clock: WallClock) {
    self.store = store
    self.charts = charts
    self.profiles = profiles
    self.clock = clock
  }

  /// A report with the record that keeps it.
  package struct Found: Sendable {
    package let record: Record
    package let kept: KeptReport

    package var generated: UTC { UTC(microseconds: record.createdAt) }

    /// - Throws: ``Problem`` with `RECORD_DAMAGED` when it is no report.
    package init(_ record: Record) throws(Problem) {
      self.record = record
      kept = try KeptReport(payload: record.payload ?? "")
    }
  }

  /// Makes a report; with a key that was used before for the same report, finds that one.
  ///
  /// - Throws: ``Problem`` that names the field; `IDEMPOTENCY_CONFLICT` when the key was used for another report.
  package func make(_ request: ReportRequest, idempotencyKey: String?, for member: Member) async throws -> Found {
    if let id = request.userId, id != member.id { throw Problem(.notFound, "There is no such person.", field: "userId") }
    let kind = try Self.kind(request.reportType)
    let birth = try await birth(request, member)
    let drawn = try DrawnChart(birth)
    let report: Report
    do {
      report = try ReportComposer(drawn.chart, from: clock.wholeSecond, language: .english).report(kind)
    } catch {
      throw Problem(error, field: nil)
    }
    let now = clock.microseconds
    let made = try await store.records.insert(
      .report, account: member.id, id: UUIDv7.generate(microseconds: now),
      naturalKey: idempotencyKey.map { NaturalKey.hashed("request", $0) },
      payload: try KeptReport(birth: birth, report: report).payload(), now: now)
    guard let made else { throw Problem(.notFound, "The account is gone.") }
    let found = try Found(made.record)
    guard made.isNew || (found.kept.birth == birth && found.kept.report.kind == kind) else {
      throw Problem(
        .idempotencyConflict, "This Idempotency-Key was used before with another body. Send a new key with a new request.",
        field: "Idempotency-Key")
    }
    return found
  }

  /// The report with an id, when it is the member's own.
  package func find(_ id: String, for member: Member) async throws -> Found {
    guard RecordID.isValid(id), let record = try await store.records.record(.report, account: member.id, id: id) else {
      throw Problem(.notFound, "Report not found.")
    }
    return try Found(record)
  }

  private func birth(_ request: ReportRequest, _ member: Member) async throws -> KeptBirth {
    switch (request.birthData, request.chartId) {
    case (let data?, nil):
      return KeptBirth(birthData: data, chartType: nil, houseSystem: request.options?.houseSystem)
    case (nil, let id?): return try await charts.find(id, for: member).birth
    case (_?, _?): throw Problem(.validation, "Send birthData or chartId, not both.", field: "chartId")
    case (nil, nil):
      let profile = try await profiles.profile(member.account).profile
      guard var birth = profile.birth else {
        throw Problem(.validation, "birthData or chartId is required, for the profile has no birth.", field: "birthData")
      }
      birth.houseSystem = profile.houseSystem ?? birth.houseSystem
      return birth
    }
  }

  private static func kind(_ name: String?) throws(Problem) -> Report.Kind {
    guard let name else { return .comprehensive }
    guard let kind = Report.Kind(rawValue: String(name.prefix(64))) else {
      let names = Report.Kind.allCases.map(\.rawValue)
      throw Problem(
        .validation, "reportType must be one of \(names.joined(separator: ", ")).", field: "reportType", allowed: names)
    }
    return kind
  }
}
