extension Route {
  // MARK: reports
  /// Make a report. About `birthData`, a kept `chartId`, or without both the birth of the profile. Every paragraph carries
  /// the evidence it rests on. `year_ahead` tells the weightiest contacts of the next twelve months with their exact dates.
  ///
  /// - 200: The report.
  public static let makeReport = Route(
    .post, "/api/v1/reports/full", for: .program, tag: .reports, access: .account(scope: .records), limit: .generation,
    idempotent: true, takes: ReportRequest.self, gives: ReportAnswer.self, errors: [.notFound, .storageFull])
  /// The same under its later name. About `birthData`, a kept `chartId`, or without both the birth of the profile. Every
  /// paragraph carries the evidence it rests on. `year_ahead` tells the weightiest contacts of the next twelve months with
  /// their exact dates.
  ///
  /// - 200: The report.
  public static let makeReportLater = Route(
    .post, "/api/v1/reports", for: .program, tag: .reports, access: .account(scope: .records), limit: .generation,
    idempotent: true, takes: ReportRequest.self, gives: ReportAnswer.self, errors: [.notFound, .storageFull])
  /// The same under its third name. About `birthData`, a kept `chartId`, or without both the birth of the profile. Every
  /// paragraph carries the evidence it rests on. `year_ahead` tells the weightiest contacts of the next twelve months with
  /// their exact dates.
  ///
  /// - 200: The report.
  public static let generateReport = Route(
    .post, "/api/v1/reports/generate", for: .program, tag: .reports, access: .account(scope: .records), limit: .generation,
    idempotent: true, takes: ReportRequest.self, gives: ReportAnswer.self, errors: [.notFound, .storageFull])
  /// A report as JSON, or as a page: `{id}.html`, `{id}.pdf` and the `Accept` header choose.
  public static let report = Route(.get, "/api/v1/reports/{id}", for: .program, access: .account(scope: .records))
  /// Whether a report is done. Reports are made at once, so it always is.
  ///
  /// - 200: It is done.
  public static let reportStatus = Route(
    .get, "/api/v1/reports/{id}/status", for: .program, tag: .reports, access: .account(scope: .records),
    gives: ReportStatusAnswer.self)
  /// A report for printing.
  public static let reportPDF = Route(
    .get, "/api/v1/reports/{id}/pdf", for: .program, access: .account(scope: .records), limit: .generation)
  /// A report for printing, in base64.
  ///
  /// - 200: The file.
  /// - 501: The server has nothing to print with.
  public static let reportDownload = Route(
    .get, "/api/v1/reports/{id}/download", for: .program, tag: .reports, access: .account(scope: .records), limit: .generation,
    gives: ReportDownloadAnswer.self, errors: [.notImplemented, .unavailable])
  /// Your reports, the newest first. The id must be your own. An app that sends `X-User-Id` gets the bare list, a hundred at most, and may
  /// name its installation instead.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let reports = Route(
    .get, "/api/v1/reports/user/{id}", for: .program, tag: .reports, access: .account(scope: .records), query: PageQuery.self,
    gives: ReportsAnswer.self)
  /// Delete a report.
  ///
  /// - 200: It is done.
  public static let deleteReport = Route(
    .delete, "/api/v1/reports/{id}", for: .program, tag: .reports, access: .account(scope: .records), gives: StatusAnswer.self)

  static let reading: [Route] = [
    makeReport, makeReportLater, generateReport, report, reportStatus, reportPDF, reportDownload, reports, deleteReport,
  ]
}
