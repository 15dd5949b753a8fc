extension Route {
  // MARK: reports
  /// Makes a report.
  public static let makeReport = Route(
    .post, "/api/v1/reports/full", for: .program, access: .account(scope: .records), limit: .generation)
  /// The same under its later name.
  public static let makeReportLater = Route(
    .post, "/api/v1/reports", for: .program, access: .account(scope: .records), limit: .generation)
  /// The same under its third name.
  public static let generateReport = Route(
    .post, "/api/v1/reports/generate", for: .program, access: .account(scope: .records), limit: .generation)
  /// A report as JSON, or as a page: `{id}.html`, `{id}.pdf` and the `Accept` header choose.
  public static let report = Route(.get, "/api/v1/reports/{id}", for: .program, access: .account(scope: .records))
  /// Whether a report is done.
  public static let reportStatus = Route(
    .get, "/api/v1/reports/{id}/status", for: .program, access: .account(scope: .records))
  /// A report for printing.
  public static let reportPDF = Route(
    .get, "/api/v1/reports/{id}/pdf", for: .program, access: .account(scope: .records), limit: .generation)
  /// The same in base64, as the first clients ask for it.
  public static let reportDownload = Route(
    .get, "/api/v1/reports/{id}/download", for: .program, access: .account(scope: .records), limit: .generation)
  /// The reports of an account; only one's own.
  public static let reports = Route(.get, "/api/v1/reports/user/{id}", for: .program, access: .account(scope: .records))
  /// Deletes a report.
  public static let deleteReport = Route(.delete, "/api/v1/reports/{id}", for: .program, access: .account(scope: .records))

  static let reading: [Route] = [
    makeReport, makeReportLater, generateReport, report, reportStatus, reportPDF, reportDownload, reports, deleteReport,
  ]
}
