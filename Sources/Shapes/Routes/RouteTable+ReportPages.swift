extension Route {
  // MARK: reports, to read
  /// The reports that can be written about one’s chart, and those that were.
  public static let reportsPage = Route(.get, "/reports", for: .person)
  /// Where it is asked for one.
  public static let submitReport = Route(.post, "/reports", for: .person, access: .person, limit: .generation)
  /// A report by its id; for a visitor, by its kind, written about the chart that they have made and not kept.
  public static let reportPage = Route(.get, "/reports/{id}", for: .person)
  /// The same as a PDF.
  public static let reportFile = Route(.get, "/reports/{id}/pdf", for: .person, access: .person, limit: .generation)
  /// Where a report is thrown away.
  public static let submitReportDeletion = Route(.post, "/reports/{id}/delete", for: .person, access: .person)

  static let reportPages: [Route] = [reportsPage, submitReport, reportPage, reportFile, submitReportDeletion]
}
