extension Route {
  // MARK: the sky
  /// The sky of this moment. With `lat` and `lon` there are houses and angles too. Without them the answer is the same for
  /// everybody for a second.
  ///
  /// - 200: The bodies, Sun first.
  /// - also: VedicSkyAnswer
  public static let currentSky = Route(
    .get, "/api/v1/ephemeris/current", for: .program, tag: .sky, query: CurrentSkyQuery.self, gives: SkyAnswer.self)
  /// The sky of a given moment.
  ///
  /// - 200: The bodies, Sun first.
  /// - also: VedicSkyAnswer
  public static let skyAt = Route(
    .get, "/api/v1/ephemeris/at", for: .program, tag: .sky, query: SkyQuery.self, gives: SkyAnswer.self)
  /// Positions by the name of the body. Of this moment, or of `date`, `time` and `tz`. The first clients read every field of this object as a
  /// position, so there is nothing else in it; angles, houses and the ayanamsa are told by `ephemeris/at` and `ephemeris/calculate`.
  ///
  /// - 200: The positions.
  public static let positions = Route(
    .get, "/api/v1/ephemeris/positions", for: .program, tag: .sky, query: PositionsQuery.self,
    gives: JSONMap<PositionAnswer>.self)
  /// Positions of chosen bodies at a given moment.
  ///
  /// - 200: The positions.
  public static let calculate = Route(
    .post, "/api/v1/ephemeris/calculate", for: .program, tag: .sky, takes: CalculateRequest.self, gives: EphemerisAnswer.self)

  // MARK: events
  /// What happens in the sky. Ingresses, stations, exact aspects and phases in order of time, and on request the Moon's
  /// perigees, apogees and nodes; a year at most. Thirty days from now when nothing is said.
  ///
  /// - 200: The events.
  public static let events = Route(
    .get, "/api/v1/astrology/events", for: .program, tag: .sky, query: EventsQuery.self, gives: EventsAnswer.self)
  /// Eclipses of the Sun and of the Moon. The instant of greatest eclipse, type, magnitude, gamma and Saros as in NASA's Five
  /// Millennium Canons (Espenak & Meeus 2006 and 2009, for the Moon with Danjon's shadow); a century at most. With lat and
  /// lon only those that are seen there, with `local`, the contacts and what is seen at each.
  ///
  /// - 200: The eclipses.
  public static let eclipses = Route(
    .get, "/api/v1/astrology/eclipses", for: .program, tag: .sky, query: EclipsesQuery.self, gives: EventsAnswer.self)
  /// When bodies rise, culminate and set at a place. The day that begins with `from`, or with this moment. Upper limb,
  /// standard refraction; a body that never rises or never sets is an answer.
  ///
  /// - operation: riseset
  /// - 200: The passages of each body.
  public static let horizon = Route(
    .get, "/api/v1/astrology/riseset", for: .program, tag: .sky, query: HorizonQuery.self, gives: HorizonsAnswer.self)

  // MARK: stars
  /// Where the fixed stars stand. Stars of the Hipparcos catalogue that astrologers use, some clusters, nebulae and galaxies,
  /// and the galactic centre; by longitude.
  ///
  /// - 200: The stars, and how many there are in all.
  public static let stars = Route(
    .get, "/api/v1/astrology/stars", for: .program, tag: .sky, query: StarsQuery.self, gives: StarsAnswer.self)
  /// The fixed stars that touch a birth chart. Conjunctions and oppositions by ecliptic longitude, parallels by declination
  /// when asked for, tightest first.
  ///
  /// - 200: The contacts, tightest first.
  public static let starContacts = Route(
    .post, "/api/v1/astrology/stars/contacts", for: .program, tag: .charts, takes: StarContactsRequest.self,
    gives: StarContactsAnswer.self, errors: [.notFound])

  // MARK: charts
  /// Make and keep a birth chart. `time` left out or `null` means that the hour is not known: no houses, no angles, and the
  /// Moon as the range of that day. `timezone` left out means the zone of the nearest place.
  ///
  /// - 200: The chart.
  /// - 400: A field is wrong, the time was skipped or shown twice, or the system is not available.
  public static let generateChart = Route(
    .post, "/api/v1/chart/generate", for: .program, tag: .charts, limit: .generation, idempotent: true,
    takes: ChartRequest.self, gives: ChartAnswer.self, errors: [.forbidden])
  /// A kept birth chart.
  ///
  /// - 200: The chart.
  public static let chart = Route(
    .get, "/api/v1/chart/{id}", for: .program, tag: .charts, query: ChartQuery.self, gives: ChartAnswer.self)
  /// The moving sky over a birth chart.
  ///
  /// - 200: The moving bodies and their aspects to the birth chart, tightest first.
  public static let transits = Route(
    .post, "/api/v1/chart/transit", for: .program, tag: .charts, takes: TransitRequest.self, gives: TransitAnswer.self,
    errors: [.notFound])
  /// The aspects of a birth chart.
  ///
  /// - 200: The aspects, tightest first.
  public static let chartAspects = Route(
    .post, "/api/v1/chart/aspects", for: .program, tag: .charts, takes: ChartRequest.self, gives: [AspectAnswer].self)
  /// The aspects of a kept chart, or of the sky of this moment.
  ///
  /// - 200: The aspects, tightest first.
  public static let currentAspects = Route(
    .get, "/api/v1/chart/aspects", for: .program, tag: .charts, query: ChartAspectsQuery.self, gives: [AspectAnswer].self,
    errors: [.notFound])

  // MARK: places
  /// Places by name. The beginning of a name in any script, with or without accents, with small misspellings; what people mean comes first.
  ///
  /// - 200: The places, best first.
  public static let searchPlaces = Route(
    .get, "/api/v1/locations/search", for: .program, tag: .places, query: PlaceSearchQuery.self, gives: PlacesAnswer.self)
  /// Places by name, under the later path.
  ///
  /// - 200: The places, best first.
  public static let searchPlacesLater = Route(
    .get, "/api/v1/location/search", for: .program, tag: .places, query: LaterPlaceSearchQuery.self, gives: PlacesAnswer.self)
  /// The time zone of coordinates. Texts alone, as the first clients read it; `POST` tells the nearest place whole, and clocks.
  ///
  /// - 200: The zone of the nearest place.
  public static let timeZone = Route(
    .get, "/api/v1/locations/timezone", for: .program, tag: .places, query: CoordinatesQuery.self, gives: ZoneNameAnswer.self)
  /// The time zone of coordinates, and what its clock meant. With `date` (and `time`) the answer has the offset, the abbreviation and the
  /// instant. A time that the clocks jumped over or showed twice is no error here: `status` says so and `instants` has both readings.
  ///
  /// - 200: The zone and its clock.
  public static let civilTime = Route(
    .post, "/api/v1/locations/timezone", for: .program, tag: .places, takes: TimeZoneRequest.self, gives: TimeZoneAnswer.self)

  // MARK: the system
  /// The twelve signs with the Sun's dates of this year.
  ///
  /// - 200: Aries first.
  public static let zodiacSigns = Route(
    .get, "/api/v1/misc/zodiac-signs", for: .program, tag: .system, gives: ZodiacSignsAnswer.self)
  /// Whether the server is well, in detail.
  ///
  /// - 200: It is well.
  public static let healthInDetail = Route(
    .get, "/api/v1/misc/health", for: .program, tag: .system, gives: HealthAnswer.self)
  /// The same under the later path.
  ///
  /// - 200: It is well.
  public static let healthLater = Route(
    .get, "/api/v1/health", for: .program, tag: .system, gives: HealthAnswer.self)
  /// Whether the server is well.
  ///
  /// - 200: It is.
  public static let health = Route(
    .get, "/health", for: .program, in: .status, tag: .system, gives: BriefHealthAnswer.self)
  /// The description of this API.
  public static let openAPI = Route(.get, "/openapi.yaml", for: .program)

  // MARK: pages
  /// The first page: tonight's sky.
  public static let landingPage = Route(.get, "/", for: .person)
  /// Where a date of birth is sent from there.
  public static let submitLanding = Route(.post, "/", for: .person)
  /// This minute at a place.
  public static let momentPage = Route(.get, "/now", for: .person)
  /// The picture that others show beside a link to a page.
  public static let preview = Route(.get, "/preview/{name}", for: .person, limit: .generation)
  /// The form for a birth.
  public static let chartForm = Route(.get, "/chart", for: .person)
  /// Where the form is sent.
  public static let submitChartForm = Route(.post, "/chart", for: .person, limit: .generation)
  /// The page of a kept chart.
  public static let chartPage = Route(.get, "/chart/{id}", for: .person)
  /// Its paragraphs, which that page fetches when a row of them is opened; `own` is the chart of the profile.
  public static let chartWordsPage = Route(.get, "/chart/{id}/words", for: .person)
  /// A chart as a picture to send; `own` is that of the profile.
  public static let chartCard = Route(.get, "/chart/{id}/card.svg", for: .person)
  /// Styles, scripts, icons.
  public static let asset = Route(.get, "/assets/**", for: .person)
  /// What an installed app is called and looks like.
  public static let webManifest = Route(.get, "/manifest.webmanifest", for: .person)
  /// What search engines may visit.
  public static let robots = Route(.get, "/robots.txt", for: .person)
  /// The icon that browsers ask for unbidden.
  public static let favicon = Route(.get, "/favicon.ico", for: .person)
  /// The icon that phones look for at the root.
  public static let touchIcon = Route(.get, "/apple-touch-icon.png", for: .person)
  /// The same under the name that some of them look for first.
  public static let finishedTouchIcon = Route(.get, "/apple-touch-icon-precomposed.png", for: .person)

  /// Every route of the server.
  public static let all: [Route] =
    [
      currentSky, skyAt, positions, calculate,
      events, eclipses, horizon,
      stars, starContacts,
      generateChart, chart, transits, chartAspects, currentAspects,
      searchPlaces, searchPlacesLater, timeZone, civilTime,
      zodiacSigns, healthInDetail, healthLater, health, openAPI,
      landingPage, submitLanding, momentPage, preview, chartForm, submitChartForm, chartPage, chartWordsPage, chartCard, asset,
      webManifest, robots,
      favicon, touchIcon, finishedTouchIcon,
    ]
    + techniques + traditions + clients + accounts + keeping + service + reading + personalPages + today + callables + dayPages
    + june + tarotPages + tarot + tarotJournal + practice + explore + calendarRoutes + notificationRoutes
    + recovery + offlineRoutes + reportPages

  private static let literal = Dictionary(grouping: all.filter { !$0.path.contains("{") }) { $0.path }
  private static let patterned = all.filter { $0.path.contains("{") || $0.path.hasSuffix("**") }
  /// The first parts of the paths of the API, below which everything is for programs.
  private static let apiFolders = Set(
    all.lazy.filter { $0.dialect == .api }.map { $0.path.split(separator: "/") }.filter { $0.count > 1 }.map { $0[0] })

  /// The routes at a request path, whatever the method; empty when there is nothing at the path.
  public static func routes(at requestPath: String) -> [Route] {
    let parts = requestPath.split(separator: "/")
    // `/chart/generate` is itself and not the chart called `generate`.
    return literal["/" + parts.joined(separator: "/")] ?? patterned.filter { $0.matches(parts) }
  }

  /// How whoever asks for a path at which there is nothing expects to be told so.
  public static func dialect(ofNothingAt requestPath: String) -> Dialect {
    let parts = requestPath.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count > 2 && apiFolders.contains(parts[1]) ? .api : .page
  }
}
