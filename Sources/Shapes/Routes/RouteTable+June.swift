extension Route {
  // MARK: the clients of June 2025, whose paths had no version
  /// Whether the server is well, at the path of June 2025.
  ///
  /// - 200: It is.
  public static let juneHealth = Route(.get, "/api/health", for: .program, tag: .system, gives: BriefHealthAnswer.self)
  /// Places by name, at the path of June 2025.
  ///
  /// - 200: The places, best first.
  public static let junePlaces = Route(
    .get, "/api/locations/search", for: .program, tag: .places, query: PlaceSearchQuery.self, gives: PlacesAnswer.self)
  /// The time zone of coordinates, at the path of June 2025.
  ///
  /// - 200: The zone of the nearest place.
  public static let juneTimeZone = Route(
    .get, "/api/locations/timezone", for: .program, tag: .places, query: CoordinatesQuery.self, gives: ZoneNameAnswer.self)
  /// The horoscope of a sign for a day, a week or a month, at the path of June 2025.
  ///
  /// - 200: The horoscope.
  public static let juneHoroscope = Route(
    .get, "/api/horoscope/{span}/{zodiac}", for: .program, tag: .today, query: ReadingDayQuery.self, gives: HoroscopeAnswer.self,
    errors: [.notFound])
  /// Make a report, at the path of June 2025.
  ///
  /// - 200: The report.
  public static let juneMakeReport = Route(
    .post, "/api/reports/generate", for: .program, tag: .reports, access: .account(scope: .records), limit: .generation,
    idempotent: true, takes: ReportRequest.self, gives: ReportAnswer.self, errors: [.notFound, .storageFull])
  /// A report as JSON, at the path of June 2025.
  ///
  /// - 200: The report.
  public static let juneReport = Route(
    .get, "/api/reports/{id}", for: .program, tag: .reports, access: .account(scope: .records), gives: ReportAnswer.self)
  /// The positions of this moment by the name of the body, at the path of June 2025.
  ///
  /// - 200: The positions.
  public static let juneCurrentSky = Route(
    .get, "/api/ephemeris/current", for: .program, tag: .sky, gives: JSONMap<PositionAnswer>.self)
  /// Positions by the name of the body, at the path of June 2025.
  ///
  /// - 200: The positions.
  public static let junePositions = Route(
    .get, "/api/ephemeris/positions", for: .program, tag: .sky, query: PositionsQuery.self, gives: JSONMap<PositionAnswer>.self)
  /// Two people compared, at the path of June 2025.
  ///
  /// - 200: The comparison.
  public static let juneMatch = Route(
    .post, "/api/match/compatibility", for: .program, tag: .matching, limit: .generation, gives: MatchAnswer.self,
    errors: [.validation, .notFound, .bodyTooLarge])

  /// All of them.
  package static let june: [Route] = [
    juneHealth, junePlaces, juneTimeZone, juneHoroscope, juneMakeReport, juneReport, juneCurrentSky, junePositions, juneMatch,
  ]

  /// The older paths at which a route answers, too, as it does at its own.
  public var olderPaths: [Route] {
    switch self {
    case .health: [.juneHealth]
    case .searchPlaces: [.junePlaces]
    case .timeZone: [.juneTimeZone]
    case .generateReport: [.juneMakeReport]
    case .report: [.juneReport]
    case .positions: [.junePositions]
    case .matchCompatibility: [.juneMatch]
    default: []
    }
  }
}
