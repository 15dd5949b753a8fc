extension Route {
  // MARK: what the product says to everyone
  /// Quick questions and insights for the first page.
  public static let contentManagement = Route(.get, "/api/v1/content/management", for: .program)
  /// Puts other quick questions in the place of those that stand.
  public static let replaceQuickQuestions = Route(
    .put, "/api/v1/content/management/quick-questions", for: .program, access: .admin)
  /// Puts other insights in the place of those that stand.
  public static let replaceInsights = Route(.put, "/api/v1/content/management/insights", for: .program, access: .admin)

  // MARK: how the server is
  /// What clients may turn on.
  public static let clientConfiguration = Route(.get, "/api/v1/config", for: .program)
  /// The same without the prefix.
  public static let clientConfigurationShort = Route(.get, "/config", for: .program)
  /// What the service is and does.
  public static let serviceInfo = Route(.get, "/api/v1/misc/info", for: .program)
  /// How its parts are.
  public static let systemStatus = Route(.get, "/api/v1/misc/system-status", for: .program)
  /// The same under its later name.
  public static let systemStatusLater = Route(.get, "/api/v1/system-status", for: .program)
  /// The same without the prefix.
  public static let systemStatusShort = Route(.get, "/system-status", for: .program)
  /// Whether the server can answer: the database too.
  public static let readiness = Route(.get, "/api/v1/readiness", for: .program)
  /// The same without the prefix.
  public static let readinessShort = Route(.get, "/readiness", for: .program)

  static let service: [Route] = [
    contentManagement, replaceQuickQuestions, replaceInsights,
    clientConfiguration, clientConfigurationShort, serviceInfo, systemStatus, systemStatusLater, systemStatusShort,
    readiness, readinessShort,
  ]
}
