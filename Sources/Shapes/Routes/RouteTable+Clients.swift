/// Routes that are there because clients of Astronova ask for them.
extension Route {
  // MARK: numbers
  /// The numbers of a date of birth. Its digits on the magic square of the Lo Shu, the eight lines of the square, and the numbers of the
  /// day (`driver`) and of the date (`conductor`). Nothing but the digits goes in; what a digit means is not told.
  ///
  /// - 200: The numbers.
  public static let numerologyReport = Route(
    .post, "/api/v1/numerology/report", for: .program, tag: .techniques, takes: NumerologyRequest.self,
    gives: NumerologyAnswer.self)

  // MARK: the months ahead, and a chart in one look
  /// The months ahead of a birth. Each is told by the weightiest exact contact of the moving sky, Mercury to Pluto and the Sun, to the birth
  /// chart; slow bodies also make windows. The chart is worked out from `birth_data` alone; whatever else is sent is not read. Latitude and
  /// longitude 0 with 12:00 in `UTC` are what clients send when they know neither hour nor place: then both count as not known, and a
  /// warning `BIRTH_UNKNOWN` says what was left out. Of a time that the clocks skipped or showed twice the earlier reading is taken, with a
  /// warning `TIME_SKIPPED` or `TIME_REPEATED`.
  ///
  /// - 200: The months and the windows.
  public static let timeline = Route(
    .post, "/api/v1/predictions/timeline", for: .program, tag: .today, limit: .generation, takes: TimelineRequest.self,
    gives: TimelineAnswer.self)
  /// The windows of the months ahead of a birth. See `predictions/timeline`.
  ///
  /// - 200: The windows, in order.
  public static let peaks = Route(
    .get, "/api/v1/predictions/peaks", for: .program, tag: .today, limit: .generation, query: PeaksQuery.self,
    gives: PeaksAnswer.self)
  /// A birth chart in one look. What leads in it, how its grahas stand in the sidereal signs (Lahiri), where it asks for care, the numbers of
  /// its date, the running month and period. Births are read as in `predictions/timeline`.
  ///
  /// - 200: The mirror.
  public static let mirror = Route(
    .post, "/api/v1/synthesis/mirror", for: .program, tag: .today, limit: .generation, takes: MirrorRequest.self,
    gives: MirrorAnswer.self)
  /// The paragraph of a mirror. See `synthesis/mirror`.
  ///
  /// - 200: The paragraph.
  public static let narrative = Route(
    .post, "/api/v1/synthesis/narrative", for: .program, tag: .today, limit: .generation, takes: MirrorRequest.self,
    gives: NarrativeAnswer.self)
  /// Whether the parts of a mirror are there. They are part of the server.
  ///
  /// - 200: They are.
  public static let mirrorStatus = Route(
    .get, "/api/v1/synthesis/status", for: .program, tag: .today, gives: MirrorStatusAnswer.self)
  /// The yogas of a birth, and how its grahas stand. The yogas are those of `astrology/vedic/yogas`. The chart is worked out from
  /// `birth_data`; `planet_data` and `lagna` as they are sent are not read. Births are read as in `predictions/timeline`.
  ///
  /// - 200: The yogas and the grahas.
  public static let rajayogaReport = Route(
    .post, "/api/v1/rajayoga/report", for: .program, tag: .vedic, limit: .generation, takes: MirrorRequest.self,
    gives: RajayogaAnswer.self)
  /// How the grahas of a birth stand. See `rajayoga/report`.
  ///
  /// - 200: The grahas.
  public static let rajayogaMatrix = Route(
    .post, "/api/v1/rajayoga/matrix", for: .program, tag: .vedic, limit: .generation, takes: MirrorRequest.self,
    gives: StandingMatrixAnswer.self)

  // MARK: names of the first servers
  /// The place that a name means most likely. The first of what `locations/search` finds.
  ///
  /// - 200: The place.
  public static let geocode = Route(
    .get, "/api/v1/locations/geocode", for: .program, tag: .places, query: GeocodeQuery.self, gives: PlaceAnswer.self,
    errors: [.notFound])
  /// The aspects of a kept chart, or of the sky of this moment. See `chart/aspects`.
  ///
  /// - 200: The aspects, tightest first.
  public static let currentAspectsEarlier = Route(
    .get, "/api/v1/misc/aspects", for: .program, tag: .charts, query: ChartAspectsQuery.self, gives: [AspectAnswer].self,
    errors: [.notFound])
  /// The aspects of a birth chart. See `chart/aspects`.
  ///
  /// - 200: The aspects, tightest first.
  public static let chartAspectsEarlier = Route(
    .post, "/api/v1/misc/aspects", for: .program, tag: .charts, takes: ChartRequest.self, gives: [AspectAnswer].self)
  /// The description of this API, under the path of the others.
  public static let openAPILater = Route(.get, "/api/v1/openapi.yaml", for: .program)
  /// The description of this API as pages: its parts.
  public static let docsPage = Route(.get, "/docs", for: .person)
  /// The routes of one part of it, and the shapes that they name.
  public static let docsPartPage = Route(.get, "/docs/{part}", for: .person)

  // MARK: purchases
  /// Whether a subscription is active. As long as this server verifies no purchases, none is.
  ///
  /// - 200: The state.
  public static let subscriptionStatus = Route(
    .get, "/api/v1/subscription/status", for: .program, tag: .purchases, gives: SubscriptionStatusAnswer.self)
  /// Hand in the purchase of a subscription. This server verifies no purchases yet: the answer is 422 with
  /// `PURCHASE_NOT_VERIFIED`, nothing is kept, and the store should not finish the purchase.
  ///
  /// - 200: Not answered yet.
  /// - 422: It cannot be verified.
  public static let syncSubscription = Route(
    .post, "/api/v1/subscription/sync", for: .program, tag: .purchases, takes: PurchaseRequest.self)
  /// Hand in the purchase of a report. See `subscription/sync`.
  ///
  /// - 200: Not answered yet.
  /// - 422: It cannot be verified.
  public static let syncReportEntitlement = Route(
    .post, "/api/v1/report-entitlements/sync", for: .program, tag: .purchases, takes: PurchaseRequest.self)
  /// How much credit there is for questions. As long as this server verifies no purchases, none.
  ///
  /// - 200: The balance.
  public static let creditStatus = Route(
    .get, "/api/v1/oracle-credits/status", for: .program, tag: .purchases, gives: CreditStatusAnswer.self)
  /// Hand in the purchase of credit. See `subscription/sync`.
  ///
  /// - 200: Not answered yet.
  /// - 422: It cannot be verified.
  public static let syncCredits = Route(
    .post, "/api/v1/oracle-credits/sync", for: .program, tag: .purchases, takes: PurchaseRequest.self)

  static let clients: [Route] = [
    numerologyReport, timeline, peaks, mirror, narrative, mirrorStatus, rajayogaReport, rajayogaMatrix, geocode,
    currentAspectsEarlier, chartAspectsEarlier, openAPILater, docsPage, docsPartPage, subscriptionStatus,
    syncSubscription, syncReportEntitlement, creditStatus, syncCredits,
  ]
}
