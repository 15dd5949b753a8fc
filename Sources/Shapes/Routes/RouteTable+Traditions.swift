extension Route {
  /// The mahadasha and the antardasha of a day. Vimshottari from the sidereal Moon (Brihat Parashara Hora Shastra, chapter
  /// 46). The first mahadasha began before birth and is divided whole. `start` and `end` are days of UTC;
  /// `daysPerMinuteOfBirthTime` says by how many days a minute of birth time moves them all. The time of birth is required.
  ///
  /// - 200: The periods that run on that day.
  public static let dashas = Route(
    .get, "/api/v1/astrology/dashas", for: .program, tag: .vedic, query: DashasQuery.self, gives: DashasAnswer.self)
  /// The periods of a life with what is to be said of them. Periods of three levels, the chart of the birth, how much the two
  /// lords have to say about four areas of life, what comes next, and how the dates are found. The scores are our own measure
  /// from published strengths; `method` states it, `evidence` lists what was counted. They say how loud a voice is, not how
  /// kind.
  ///
  /// - 200: The periods.
  public static let completeDashas = Route(
    .post, "/api/v1/astrology/dashas/complete", for: .program, tag: .vedic, takes: DashaCompleteRequest.self,
    gives: DashaCompleteAnswer.self, errors: [.notFound])
  /// The same under the name of the newest clients. See `match`.
  ///
  /// - 200: The comparison.
  public static let compatibility = Route(
    .post, "/api/v1/compatibility", for: .program, tag: .matching, limit: .generation, gives: MatchAnswer.self,
    errors: [.validation, .notFound, .bodyTooLarge])
  /// Two people compared. Two births compared in up to three systems: Western synastry, the Ashtakoota of 36 points with
  /// Manglik, and the Chinese animals. The two come as `person1` and `person2`, `user` and `partner`, `userBirthData` and
  /// `partnerBirthData`, or as kept charts `chartId1` and `chartId2`; `birth_date` and `birth_time` are read like `date` and
  /// `time`. `overallScore` is the plain mean of the systems on 0 to 100. Lineages differ on Vashya, Yoni and Gana: the
  /// choices are options, and the answer names them. Who is the bride need not be said: then both ways are reckoned and the
  /// points are the mean. Without a birth time the Ascendant and what else the hour decides is left out, or null, and
  /// `ashtakoota.range` says what the day allows.
  ///
  /// - 200: The comparison.
  public static let match = Route(
    .post, "/api/v1/match", for: .program, tag: .matching, limit: .generation, gives: MatchAnswer.self,
    errors: [.validation, .notFound, .bodyTooLarge])
  /// The same under the name of the first documents. See `match`.
  ///
  /// - 200: The comparison.
  public static let matchCompatibility = Route(
    .post, "/api/v1/match/compatibility", for: .program, tag: .matching, limit: .generation, gives: MatchAnswer.self,
    errors: [.validation, .notFound, .bodyTooLarge])
  /// The muhurats of a day at a place. Brahma Muhurta, Abhijit, Rahu Kalam, Yamaganda and Gulika by the true sunrise and
  /// sunset of the place, with the five limbs at sunrise. Times are those of the place, with their offset. Where the Sun does
  /// not rise and set on that day there are no muhurats, and a warning `NO_SUNRISE` says so. Whoever is signed in may leave the
  /// place out: then it is the birth place of the profile, and a warning `PROFILE_PLACE` says so.
  ///
  /// - 200: The muhurats in order of time.
  public static let muhurats = Route(
    .get, "/api/v1/temple/muhurats", for: .program, tag: .vedic, query: MuhuratsQuery.self, gives: MuhuratAnswer.self,
    errors: [.forbidden])
  /// The five limbs of a day at a place. Tithi, nakshatra, yoga, karana and vara from sunrise to sunrise, each with its true
  /// beginning and end. Longitudes are apparent and geocentric (drik).
  ///
  /// - 200: The limbs, those at sunrise first.
  public static let panchang = Route(
    .get, "/api/v1/astrology/panchang", for: .program, tag: .vedic, query: PanchangQuery.self, gives: PanchangDayAnswer.self)
  /// A sidereal chart with its divisional charts. The nine grahas by rashi, nakshatra and whole-sign house, and any of the
  /// sixteen vargas of Parashara (Brihat Parashara Hora Shastra, chapter 6). `sign` is the rashi, `zodiacSign` the same
  /// twelfth by its English name. Without a birth time there are no lagna and no houses.
  ///
  /// - 200: The chart.
  public static let vedicChart = Route(
    .post, "/api/v1/astrology/vedic/chart", for: .program, tag: .vedic, takes: VedicFigureRequest.self,
    gives: VedicFigureAnswer.self, errors: [.notFound])
  /// Manglik, Kala Sarpa and the years of Sade Sati. Positions and dates; nothing is judged. Manglik counts Mars from the
  /// lagna, the Moon and Venus; Kala Sarpa counts the seven, Sun to Saturn, and not the planets beyond; Sade Sati is every
  /// stay of Saturn in the three signs about the Moon's, a sign entered twice told twice.
  ///
  /// - 200: The doshas.
  public static let vedicDoshas = Route(
    .post, "/api/v1/astrology/vedic/doshas", for: .program, tag: .vedic, takes: VedicFigureRequest.self,
    gives: DoshaAnswer.self, errors: [.notFound])
  /// The six-fold strength of the grahas and of the houses. In virupas, sixty to a rupa, after Brihat Parashara Hora Shastra,
  /// chapter 27, or after B. V. Raman's *Graha and Bhava Balas*. The time of birth is required.
  ///
  /// - 200: The strengths.
  public static let vedicShadbala = Route(
    .post, "/api/v1/astrology/vedic/shadbala", for: .program, tag: .vedic, takes: StrengthRequest.self,
    gives: BirthStrengthsAnswer.self, errors: [.notFound])
  /// The yogas of a chart, with what makes each. Sixty-eight yogas, each with the condition that fired, in words and as data,
  /// and with its source. Without a birth time only those that need no lagna.
  ///
  /// - 200: The yogas.
  public static let vedicYogas = Route(
    .post, "/api/v1/astrology/vedic/yogas", for: .program, tag: .vedic, takes: VedicFigureRequest.self,
    gives: BirthYogasAnswer.self, errors: [.notFound])
  /// Animal, lunar date and Four Pillars of a birth. The animal by the New Year of the calendar, as most people count, and by
  /// Lichun, as the Four Pillars do. From 1645 to 2648. Without a birth time there is no hour pillar.
  ///
  /// - 200: The birth in the Chinese system.
  public static let chinese = Route(
    .post, "/api/v1/astrology/chinese", for: .program, tag: .chinese, takes: ChineseRequest.self,
    gives: ChartFinding<ChinesePart>.self, errors: [.notFound])

  /// The Vedic and the Chinese systems, and matches.
  static let traditions: [Route] = [
    dashas, completeDashas, compatibility, match, matchCompatibility, muhurats, panchang, vedicChart, vedicDoshas, vedicShadbala,
    vedicYogas, chinese,
  ]
}
