extension Route {
  /// Positions by name alone. As `ephemeris/positions`: one object with a field a body. Of this moment, or of `date`, `time`
  /// and `tz`.
  ///
  /// - 200: The positions.
  public static let namedPositions = Route(
    .get, "/api/v1/astrology/positions", for: .program, tag: .techniques, query: NamedPositionsQuery.self,
    gives: JSONMap<PositionAnswer>.self)
  /// Every exact transit to a birth chart over a span. The instants at which a moving body makes an exact conjunction,
  /// sextile, square, trine or opposition to a point of the birth chart, which stays where it was (R. Hand, *Planets in
  /// Transit*, 1976). A body that turns back meets a point up to three times, and each time is listed. `weight` ranks
  /// contacts as the handbooks do: slow bodies, lights and angles, conjunctions first. At most 366 days a request; thirty
  /// days from now when nothing is said. Without a birth time the Moon and the angles of the chart take no part.
  ///
  /// - 200: The transits, in order of time or by weight.
  public static let transitSearch = Route(
    .post, "/api/v1/astrology/transits", for: .program, tag: .techniques, takes: TransitSearchRequest.self,
    gives: ChartFinding<TransitListAnswer>.self, errors: [.notFound])
  /// When a body comes back to where it stood at birth, and the chart of that moment. Tropical returns: to the same longitude
  /// from the equinox of date, without precession (A. Volguine, *The Technique of Solar Returns*). Each passage of a
  /// retrograde loop is one. Charts are cast for `latitude` and `longitude`, or for the place of birth. At most 24 passages;
  /// the search goes on for a century, or for a revolution and a quarter of a slower body. Needs the time of birth.
  ///
  /// - 200: The returns, in order of time; empty when the body does not come back in time.
  public static let returns = Route(
    .post, "/api/v1/astrology/returns", for: .program, tag: .techniques, takes: ReturnRequest.self,
    gives: ChartFinding<ReturnsAnswer>.self, errors: [.notFound])
  /// Secondary progressions. A day for a year (A. Leo, *The Progressed Horoscope*): the sky of as many days after birth as
  /// tropical years of 365.24219 days have been lived, to the second. The angles go by Naibod's arc in right ascension, by
  /// the solar arc in longitude, or by the solar arc in right ascension. Orbs of 1°. Without a birth time there are no
  /// angles, the Moon makes no aspects, and every place is a span.
  ///
  /// - 200: The progressed chart; in `aspectsToBirth` the progressed point comes first.
  public static let progressions = Route(
    .post, "/api/v1/astrology/progressions", for: .program, tag: .techniques, takes: ProgressionRequest.self,
    gives: ChartFinding<ProgressionsAnswer>.self, errors: [.notFound])
  /// Solar arc directions. Every point of the chart carried forward by the same arc of longitude: that of the progressed Sun
  /// (`solarArc`), Naibod's 0°59′08″ a year, or Ptolemy's degree a year (N. Tyl, *Solar Arcs*, 2001). Orbs of 1°. Without a
  /// birth time neither the Moon nor the angles are directed, and every place is a span.
  ///
  /// - 200: The directed points; in `aspectsToBirth` the directed point comes first.
  public static let directions = Route(
    .post, "/api/v1/astrology/directions", for: .program, tag: .techniques, takes: DirectionRequest.self,
    gives: ChartFinding<DirectionsAnswer>.self, errors: [.notFound])
  /// Annual profections and their months. A sign for a year of life from the rising sign, by whole signs; the year begins
  /// with the solar return, and each twelfth of it goes to one sign more (Vettius Valens, *Anthology* IV 11; Paulus,
  /// *Introduction* 31). Counted from the Ascendant, or from another `point`. `age` is in completed years: at 12, 24, 36 the
  /// first house returns. Needs the time of birth.
  ///
  /// - 200: The year and the month that hold the instant, the twelve months, and the years asked for.
  public static let profections = Route(
    .post, "/api/v1/astrology/profections", for: .program, tag: .techniques, takes: ProfectionRequest.self,
    gives: ChartFinding<ProfectionsAnswer>.self, errors: [.notFound])
  /// Zodiacal releasing. Times of life that pass from sign to sign, from a lot (Vettius Valens, *Anthology* IV 4–10, as read
  /// by R. Schmidt and C. Brennan). Signs rule for the small years of their lords, Capricorn for 27; a year has 360 days.
  /// After the twelve signs the bond is loosed, and the signs go on from the opposite one. Spirit is released from the next
  /// sign when it shares that of Fortune. Peaks are the angles of Fortune. Needs the time of birth.
  ///
  /// - 200: The periods that hold the instant, one a level, and those around them.
  public static let releasing = Route(
    .post, "/api/v1/astrology/releasing", for: .program, tag: .techniques, takes: ReleasingRequest.self,
    gives: ChartFinding<ReleasingAnswer>.self, errors: [.notFound])
  /// Firdaria. Seventy-five years of life among the seven planets and the nodes, from the Sun by day and from the Moon by
  /// night; each planet shares its years in seven parts (Abu Ma'shar; al-Qabisi, *Introduction* IV). By night the nodes stand
  /// last, or after Mars as Bonatti is read. Years are tropical. A second round follows the first. Needs the time of birth.
  ///
  /// - 200: The part that holds the instant, and the nine periods of its round.
  public static let firdaria = Route(
    .post, "/api/v1/astrology/firdaria", for: .program, tag: .techniques, takes: FirdariaRequest.self,
    gives: ChartFinding<FirdariaAnswer>.self, errors: [.notFound])
  /// A birth seen from another place. The same moment for another place: the bodies stay, angles and houses move (J. Lewis
  /// and K. Irving, *The Psychology of Astro-Carto-Graphy*, 1997). Needs the time of birth.
  ///
  /// - 200: The relocated chart.
  public static let relocation = Route(
    .post, "/api/v1/astrology/relocation", for: .program, tag: .techniques, takes: RelocationRequest.self,
    gives: ChartFinding<RelocationAnswer>.self, errors: [.notFound])
  /// Midpoints and what stands on them. A point is on the axis of two others when it makes an angle of 0°, 45°, 90°, 135° or
  /// 180° with their midpoint on the shorter arc (R. Ebertin, *The Combination of Stellar Influences*, 1940). `dialDegree` is
  /// the place on the 90° dial. Without a birth time the Moon and the angles are left out, and midpoints are spans.
  ///
  /// - 200: Every midpoint in the order of the dial, and the contacts, tightest first.
  public static let midpoints = Route(
    .post, "/api/v1/astrology/midpoints", for: .program, tag: .techniques, takes: MidpointRequest.self,
    gives: ChartFinding<MidpointsAnswer>.self, errors: [.notFound])
  /// A harmonic of a chart. Every longitude times the number, so that the aspects of that number become conjunctions (J.
  /// Addey, *Harmonics in Astrology*, 1976). Without a birth time the Moon and the angles are left out,
  /// and places are spans.
  ///
  /// - 200: The harmonic chart.
  public static let harmonics = Route(
    .post, "/api/v1/astrology/harmonics", for: .program, tag: .techniques, takes: HarmonicRequest.self,
    gives: ChartFinding<HarmonicAnswer>.self, errors: [.notFound])
  /// Essential dignities, mutual receptions, almuten and dispositors. Points by Lilly (*Christian Astrology*, 1647, p. 115):
  /// domicile 5, exaltation 4, triplicity 3, term 2, face 1; detriment and peregrine −5, fall −4. Domiciles and exaltations
  /// by Ptolemy, triplicities by Dorotheus, Egyptian terms or those of Ptolemy. The almuten of the figure is Ibn Ezra's:
  /// dignities at Sun, Moon, Ascendant, Fortune and the syzygy before birth, houses, and the rulers of day and hour. Without
  /// a birth time there is no sect: `sect` and the almutens are null, `planets` is empty, and receptions and dispositors
  /// remain.
  ///
  /// - 200: The dignities.
  public static let dignities = Route(
    .post, "/api/v1/astrology/dignities", for: .program, tag: .techniques, takes: DignityRequest.self,
    gives: ChartFinding<DignitiesAnswer>.self, errors: [.notFound])
  /// The lots. The seven Hermetic lots by Paulus of Alexandria (*Introduction* 23) and five of Dorotheus; `formula` is what
  /// was counted in this figure, by day or by night. Needs the time of birth.
  ///
  /// - 200: The lots.
  public static let lots = Route(
    .post, "/api/v1/astrology/lots", for: .program, tag: .techniques, takes: ChartSubjectRequest.self,
    gives: ChartFinding<LotsAnswer>.self, errors: [.notFound])
  /// Aspect patterns, shape, hemispheres, singletons, parallels and antiscia. Figures of three aspects and more by the orbs
  /// of the chart; the seven shapes of M. E. Jones (*The Guide to Horoscope Interpretation*, 1941), by measure; halves and
  /// quarters by horizon and meridian; parallels and contra-parallels of true declination; antiscia in the axis of the
  /// solstices and contra-antiscia in that of the equinoxes (Lilly, p. 90). Ten bodies, Sun to Pluto; parallels and antiscia
  /// of all. Without a birth time `shape` and `hemispheres` are null, the Moon takes no part, and orbs are spans.
  ///
  /// - 200: The figures.
  public static let patterns = Route(
    .post, "/api/v1/astrology/patterns", for: .program, tag: .techniques, takes: PatternRequest.self,
    gives: ChartFinding<PatternsAnswer>.self, errors: [.notFound])
  /// Two charts laid over each other. Aspects between every point of the one and every point of the other, as a list and as a
  /// grid, and the houses into which each one's points fall (S. Arroyo, *Relationships and Life Cycles*, 1979). The two come
  /// as `person1` and `person2`, `user` and `partner`, `userBirthData` and `partnerBirthData`, or as kept charts `chartId1`
  /// and `chartId2`. Where a birth time is not known, that Moon and those angles take no part, nothing falls into those
  /// houses, and what is told holds at every hour.
  ///
  /// - 200: Aspects, tightest first, with the first person's point first; in the grid the first person's points are the rows.
  public static let synastry = Route(
    .post, "/api/v1/astrology/synastry", for: .program, tag: .techniques, gives: PairFinding<SynastryAnswer>.self,
    errors: [.validation, .notFound, .bodyTooLarge])
  /// The composite of two charts. Every body stands at the nearer midpoint of where the two have it: the sky of no moment (R.
  /// Hand, *Planets in Composite*, 1975). The Midheaven is the nearer midpoint; houses are midpoints of cusps, or derived
  /// from the Midheaven for the latitude of the place of the relationship. The two come as `person1` and `person2`, `user`
  /// and `partner`, `userBirthData` and `partnerBirthData`, or as kept charts `chartId1` and `chartId2`. Without either birth
  /// time there are no angles, houses or Moon, and places are spans.
  ///
  /// - 200: The composite.
  public static let composite = Route(
    .post, "/api/v1/astrology/composite", for: .program, tag: .techniques, gives: PairFinding<CompositeAnswer>.self,
    errors: [.validation, .notFound, .bodyTooLarge])
  /// The chart halfway between two births. The chart of the middle moment and the middle place: a real chart, with transits
  /// of its own (R. Davison, *Synastry*, 1977). The middle of time is taken in TT; the middle of the places is that of their
  /// coordinates, or of the great circle. The two come as `person1` and `person2`, `user` and `partner`, `userBirthData` and
  /// `partnerBirthData`, or as kept charts `chartId1` and `chartId2`. Needs both times of birth.
  ///
  /// - 200: The Davison chart.
  public static let davison = Route(
    .post, "/api/v1/astrology/davison", for: .program, tag: .techniques, gives: PairFinding<DavisonAnswer>.self,
    errors: [.validation, .notFound, .bodyTooLarge])
  /// The Moon void of course. From the last exact conjunction, sextile, square, trine or opposition that the Moon makes in a
  /// sign until it leaves that sign (Lilly, *Christian Astrology*, 1647, p. 112, with exact aspects as almanacs count). The
  /// answer is for the sign in which the Moon is at the instant: `void` is the stretch that ends the stay, `isVoid` whether
  /// it runs then. With `from` and `to` instead, half a year at most, `voids` lists every one that runs at some time in the
  /// span.
  ///
  /// - 200: The stay in the sign and the void.
  /// - also: VoidsOfCourseAnswer
  public static let voidOfCourse = Route(
    .get, "/api/v1/astrology/void-of-course", for: .program, tag: .techniques, query: VoidOfCourseQuery.self,
    gives: VoidOfCourseAnswer.self)
  /// The planetary hours of a day at a place. Twelve hours from sunrise to sunset and twelve to the next sunrise, in Chaldean
  /// order from the planet that names the day (Vettius Valens I 10; Paulus, *Introduction* 21). Upper limb, standard
  /// refraction. The day is always one of the place (`dayOf`): the one on which the Sun has its noon there, and its planet is
  /// that of the weekday of the date. Where the Sun does not both rise and set the list is empty and `reason` says why.
  ///
  /// - 200: The hours; `current` is the one that runs now, if it is one of them.
  public static let planetaryHours = Route(
    .get, "/api/v1/astrology/planetary-hours", for: .program, tag: .techniques, query: PlanetaryHoursQuery.self,
    gives: PlanetaryHoursAnswer.self)
  /// What planets in houses mean. Authored texts for the ten from Sun to Pluto in the twelve houses. One planet by `planet`,
  /// `house` and `retrograde`, or up to 32 by `planets`, a JSON array of objects with `id`, `house` and `retrograde`.
  ///
  /// - 200: The insights, in the order asked for.
  public static let houseInsights = Route(
    .get, "/api/v1/astrology/house-insights", for: .program, tag: .techniques, query: HouseInsightsQuery.self,
    gives: HouseInsightsAnswer.self)
  /// What the first app sets into its sentences. The end of the Moon's stay in its sign (where a void of course ends), the
  /// tightest major aspect between the Moon and the Sun, Mercury, Venus, Mars, Jupiter or Saturn by the orbs of the birth
  /// chart, and the days to the next eclipse of the Sun. Without an aspect its names are empty and its orb is 0.
  /// `void_end_time` is a clock in UTC.
  ///
  /// - 200: The values, under the names that the app expects.
  public static let topoSubstitutions = Route(
    .get, "/api/v1/ephemeris/topo-substitutions", for: .program, tag: .sky, gives: TopoSubstitutionsAnswer.self)

  /// What is worked out of a birth chart, or of two, and what almanacs print.
  static let techniques: [Route] = [
    namedPositions, transitSearch, returns, progressions, directions, profections, releasing, firdaria, relocation, midpoints,
    harmonics, dignities, lots, patterns, synastry, composite, davison, voidOfCourse, planetaryHours, houseInsights,
    topoSubstitutions,
  ]
}
