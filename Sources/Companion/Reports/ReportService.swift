package import Astrology
package import Atlas
package import Ephemeris
package import Readings
package import Store

/// Makes reports and finds them again; each belongs to one account.
package struct ReportService: Sendable {
  package let store: DataStore
  package let charts: ChartService
  package let profiles: ProfileService
  package let clock: WallClock

  /// A report with the record that keeps it.
  package struct Found: Sendable {
    package let record: Record
    package let kept: StoredReport

    package var generated: UTC { UTC(microseconds: record.createdAt) }

    /// - Throws: ``CompanionError`` `damaged` when it is no report.
    package init(_ record: Record) throws(CompanionError) {
      self.record = record
      kept = try StoredReport(payload: record.payload ?? "")
    }
  }

  /// Makes a report; without a birth it is about that of the profile. With a key that was used before for the same report, finds that one.
  ///
  /// - Parameter zone: the zone that the request names; one in the profile comes first.
  /// - Throws: ``CompanionError`` that names the field; `keyReused` when the key was used for another report.
  package func make(
    _ kind: String?, about reference: ChartReference, idempotencyKey: String?, in zone: TimeZoneHistory? = nil,
    for member: Member,
    language: Language
  ) async throws -> Found {
    let kind = try Self.kind(kind)
    let birth = try await birth(reference, member)
    let drawn = try await profiles.told(DrawnChart(birth), for: member)
    let known = try await profiles.readable(member.account).currentZone(asked: zone?.identifier)
    let clocks = known.flatMap { try? TimeZoneHistory(identifier: $0) }
    let report: Report
    do {
      report = try ReportComposer(drawn.chart, from: clock.wholeSecond, in: clocks, language: language).report(kind)
    } catch {
      throw CompanionError(error, field: nil)
    }
    let now = clock.microseconds
    let made = try await store.records.insert(
      .report, account: member.id, id: UUIDv7.generate(microseconds: now),
      naturalKey: idempotencyKey.map { NaturalKey.hashed("request", $0) },
      payload: try StoredReport(birth: birth, report: report, zone: clocks?.identifier).payload(), now: now)
    guard let made else { throw CompanionError.notFound("The account no longer exists.") }
    let found = try Found(made.record)
    guard made.isNew || (found.kept.birth == birth && found.kept.report.kind == kind) else {
      throw CompanionError.keyReused(
        "This Idempotency-Key was used before with another body. Send a new key with a new request.",
        field: "Idempotency-Key")
    }
    return found
  }

  /// A report that is told and not kept, about a chart that somebody has made without an account.
  package func told(
    _ kind: Report.Kind, about chart: NatalChart, in zone: TimeZoneHistory?, language: Language
  ) throws(CompanionError) -> Report {
    do {
      return try ReportComposer(chart, from: clock.wholeSecond, in: zone, language: language).report(kind)
    } catch {
      throw CompanionError(error, field: nil)
    }
  }

  /// The report with an id, when it is the member's own.
  package func find(_ id: String, for member: Member) async throws -> Found {
    guard RecordID.isValid(id), let record = try await store.records.record(.report, account: member.id, id: id) else {
      throw CompanionError.notFound("Report not found.")
    }
    return try Found(record)
  }

  /// The figure that a report is about, in the zodiac that the member reads; `nil` when the birth that it keeps cannot be drawn.
  package func drawn(_ found: Found, for member: Member) async throws -> DrawnChart? {
    guard let drawn = try? DrawnChart(found.kept.birth) else { return nil }
    return try await profiles.told(drawn, for: member)
  }

  /// Some reports of a member, the newest first.
  package func page(of member: Member, after place: RecordPlace?, limit: Int) async throws -> RecordPage {
    try await store.records.page(.report, account: member.id, after: place, limit: limit)
  }

  /// Deletes a report of a member.
  ///
  /// - Throws: ``CompanionError`` `notFound`.
  package func delete(_ id: String, of member: Member) async throws {
    guard try await store.records.delete(.report, account: member.id, id: id, now: clock.microseconds) else {
      throw CompanionError.notFound("Report not found.")
    }
  }

  private func birth(_ reference: ChartReference, _ member: Member) async throws -> StoredBirth {
    switch (reference.birth, reference.chartId) {
    case (let data?, nil):
      // What was assumed of an hour that the clocks showed twice is kept with the birth.
      let read = try ReadBirth(data, .told(at: clock.now))
      return StoredBirth(birthData: read.data, chartType: nil, houseSystem: reference.preferences.houseSystem)
    case (nil, let id?): return try await charts.find(id, for: member).birth
    case (_?, _?): throw CompanionError.invalid("Send birthData or chartId, not both.", field: "chartId")
    case (nil, nil):
      let profile = try await profiles.profile(member.account).profile
      guard var birth = profile.birth else {
        throw CompanionError.invalid(
          "birthData or chartId is required, because the profile has no birth data.", field: "birthData")
      }
      birth.houseSystem = profile.houseSystem ?? birth.houseSystem
      return birth
    }
  }

  private static func kind(_ name: String?) throws(CompanionError) -> Report.Kind {
    guard let name else { return .comprehensive }
    guard let kind = Report.Kind(rawValue: String(name.prefix(64))) else {
      let names = Report.Kind.allCases.map(\.rawValue)
      throw CompanionError.invalid(
        "reportType must be one of \(names.joined(separator: ", ")).", field: "reportType", allowed: names)
    }
    return kind
  }
}
