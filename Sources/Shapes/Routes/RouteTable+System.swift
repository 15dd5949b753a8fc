extension Route {
  // MARK: what the product says to everyone
  /// Quick questions and insights for the first page. Only what is shown; whoever is signed in as an editor sees everything.
  ///
  /// - 200: The texts.
  public static let contentManagement = Route(
    .get, "/api/v1/content/management", for: .program, tag: .content, query: ContentQuery.self, gives: ContentAnswer.self)
  /// Put other quick questions in the place of those that stand. For editors. An empty list brings the authored ones back.
  ///
  /// - 200: The texts.
  public static let replaceQuickQuestions = Route(
    .put, "/api/v1/content/management/quick-questions", for: .program, tag: .content, access: .admin,
    takes: QuickQuestionsRequest.self, gives: ContentAnswer.self, errors: [.notFound, .storageFull])
  /// Put other insights in the place of those that stand. For editors. An empty list brings the authored ones back.
  ///
  /// - 200: The texts.
  public static let replaceInsights = Route(
    .put, "/api/v1/content/management/insights", for: .program, tag: .content, access: .admin, takes: InsightsRequest.self,
    gives: ContentAnswer.self, errors: [.notFound, .storageFull])

  // MARK: how the server is
  /// What clients may turn on.
  ///
  /// - operation: config
  /// - 200: The values.
  public static let clientConfiguration = Route(
    .get, "/api/v1/config", for: .program, tag: .system, gives: ClientConfigurationAnswer.self)
  /// The same without the prefix.
  ///
  /// - operation: configShort
  /// - 200: The values.
  public static let clientConfigurationShort = Route(
    .get, "/config", for: .program, in: .status, tag: .system, gives: ClientConfigurationAnswer.self)
  /// What the service is.
  ///
  /// - 200: Name, version, where the description is.
  public static let serviceInfo = Route(
    .get, "/api/v1/misc/info", for: .program, tag: .system, gives: ServiceInfoAnswer.self)
  /// How the parts of the server are.
  ///
  /// - 200: Database and ephemeris.
  public static let systemStatus = Route(
    .get, "/api/v1/misc/system-status", for: .program, tag: .system, gives: SystemStatusAnswer.self)
  /// The same under its later name.
  ///
  /// - 200: Database and ephemeris.
  public static let systemStatusLater = Route(
    .get, "/api/v1/system-status", for: .program, tag: .system, gives: SystemStatusAnswer.self)
  /// The same without the prefix.
  ///
  /// - 200: Database and ephemeris.
  public static let systemStatusShort = Route(
    .get, "/system-status", for: .program, in: .status, tag: .system, gives: SystemStatusAnswer.self)
  /// Whether the server can answer, the database too.
  ///
  /// - 200: It can.
  public static let readiness = Route(
    .get, "/api/v1/readiness", for: .program, tag: .system, gives: ReadinessAnswer.self, errors: [.unavailable, .storageFull])
  /// The same without the prefix.
  ///
  /// - 200: It can.
  public static let readinessShort = Route(
    .get, "/readiness", for: .program, in: .status, tag: .system, gives: ReadinessAnswer.self,
    errors: [.unavailable, .storageFull])

  static let service: [Route] = [
    contentManagement, replaceQuickQuestions, replaceInsights,
    clientConfiguration, clientConfigurationShort, serviceInfo, systemStatus, systemStatusLater, systemStatusShort,
    readiness, readinessShort,
  ]
}
