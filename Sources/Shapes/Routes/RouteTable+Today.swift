extension Route {
  // MARK: readings
  /// The horoscope of a sign for a day, a week or a month. Houses are counted from the sign; the sky is that of the date, so
  /// twelve signs read twelve texts. A week begins on Monday, a month on its first. Signed in and without `sign` it is your
  /// own.
  ///
  /// - 200: The horoscope, every paragraph with what it rests on.
  public static let horoscope = Route(
    .get, "/api/v1/horoscope", for: .program, tag: .today, query: HoroscopeQuery.self, gives: HoroscopeAnswer.self,
    errors: [.forbidden, .notFound])
  /// The horoscope of a sign for a day.
  ///
  /// - 200: The horoscope, every paragraph with what it rests on.
  public static let dailyHoroscope = Route(
    .get, "/api/v1/horoscope/daily", for: .program, tag: .today, query: DailyHoroscopeQuery.self, gives: HoroscopeAnswer.self,
    errors: [.forbidden, .notFound])
  /// The horoscope of a birth. For `birthData`, a kept chart, or neither when you are signed in. What is sent is not kept.
  ///
  /// - 200: The horoscope, every paragraph with what it rests on.
  public static let customHoroscope = Route(
    .post, "/api/v1/horoscope/custom", for: .program, tag: .today, limit: .generation, takes: HoroscopeRequest.self,
    gives: HoroscopeAnswer.self, errors: [.forbidden, .notFound])
  /// The same under the name of the first code.
  ///
  /// - 200: The horoscope, every paragraph with what it rests on.
  public static let personalizedHoroscope = Route(
    .post, "/api/v1/horoscope/personalized", for: .program, tag: .today, limit: .generation, takes: HoroscopeRequest.self,
    gives: HoroscopeAnswer.self, errors: [.forbidden, .notFound])
  /// Your reading of a day, or of the days to come. The same date has the same reading, however often you ask; another birth
  /// makes another from today on. Keep it with its `ETag`, and ask whether it is still the one. With `days` the answer is
  /// `{readings, next}`, one for each day from `date` on.
  ///
  /// - 200: The reading.
  /// - also: OwnReadingsAnswer
  /// - 304: You have it already.
  public static let ownReading = Route(
    .get, "/api/v1/horoscope/today", for: .program, tag: .today, access: .account(scope: .records), query: OwnReadingQuery.self,
    gives: OwnReadingAnswer.self, errors: [.notFound])

  // MARK: chapters
  /// The chapters of your life that are open: what lasts for weeks to years, with where in it you are. They follow from your birth and the
  /// day; nothing is kept.
  ///
  /// - 200: The chapters, the strongest first.
  public static let ownChapters = Route(
    .get, "/api/v1/today/chapters", for: .program, tag: .today, access: .account(scope: .records), query: ReadingDayQuery.self,
    gives: ChaptersAnswer.self, errors: [.notFound])
  /// The chapters for a birth. For `birthData`, a kept chart, or neither when you are signed in. What is sent is not kept.
  ///
  /// - 200: The chapters, the strongest first.
  public static let chapters = Route(
    .post, "/api/v1/today/chapters", for: .program, tag: .today, limit: .generation, takes: HoroscopeRequest.self,
    gives: ChaptersAnswer.self, errors: [.forbidden, .notFound])

  // MARK: discover
  /// The parts of life today: of whoever is signed in and has a birth in the profile, of the sign that is named, or else of the whole zodiac,
  /// whose houses begin with Aries. `intensity` lies between 0 and 1, one half on a middling day; `drivers` says what it is worked out from.
  ///
  /// - 200: The parts of life.
  public static let ownDomains = Route(
    .get, "/api/v1/discover/domains", for: .program, tag: .today, query: DailyHoroscopeQuery.self, gives: DomainsAnswer.self,
    errors: [.forbidden])
  /// The parts of life for a birth.
  ///
  /// - 200: The parts of life.
  public static let domains = Route(
    .post, "/api/v1/discover/domains", for: .program, tag: .today, limit: .generation, takes: HoroscopeRequest.self,
    gives: DomainsAnswer.self, errors: [.notFound])
  /// The day at a glance, and the fortnight that comes. For whoever is signed in and has a birth in the profile it is their own, else that of
  /// the sign that is named, or of the whole zodiac.
  ///
  /// - 200: The day.
  public static let ownSnapshot = Route(
    .get, "/api/v1/discover/snapshot", for: .program, tag: .today, query: DailyHoroscopeQuery.self, gives: SnapshotAnswer.self,
    errors: [.forbidden])
  /// The day at a glance for a birth.
  ///
  /// - 200: The day.
  public static let snapshot = Route(
    .post, "/api/v1/discover/snapshot", for: .program, tag: .today, limit: .generation, takes: HoroscopeRequest.self,
    gives: SnapshotAnswer.self, errors: [.notFound])

  // MARK: the journal
  /// The entries of your journal, the newest first. Entries are sealed, so a search opens them one after the other; after
  /// 1000 of them, or a megabyte, a page is short or empty, and `next` goes on.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let journal = Route(
    .get, "/api/v1/journal", for: .program, tag: .journal, access: .account(scope: .records), query: JournalQuery.self,
    gives: JournalAnswer.self)
  /// Write a reflection.
  ///
  /// - 200: The entry; the `ETag` is its version.
  /// - 201: The entry; the `ETag` is its version.
  public static let makeEntry = Route(
    .post, "/api/v1/journal", for: .program, tag: .journal, access: .account(scope: .records), idempotent: true,
    takes: ReflectionRequest.self, gives: JournalEntryAnswer.self, status: [200, 201], errors: [.notFound, .storageFull])
  /// What comes back in your journal. The parts of life over the weeks, and tags, moods, parts of life and leading contacts
  /// that stand behind more than one entry, with the entries.
  ///
  /// - 200: The patterns.
  public static let journalPatterns = Route(
    .get, "/api/v1/journal/patterns", for: .program, tag: .journal, access: .account(scope: .records),
    gives: JournalPatternsAnswer.self)
  /// One entry.
  ///
  /// - 200: The entry; the `ETag` is its version.
  public static let entry = Route(
    .get, "/api/v1/journal/{id}", for: .program, tag: .journal, access: .account(scope: .records),
    gives: JournalEntryAnswer.self)
  /// Changes one's own words.
  public static let editEntry = Route(.patch, "/api/v1/journal/{id}", for: .program, access: .account(scope: .records))
  /// Delete an entry.
  ///
  /// - 200: It is done.
  public static let deleteEntry = Route(
    .delete, "/api/v1/journal/{id}", for: .program, tag: .journal, access: .account(scope: .records), gives: StatusAnswer.self)
  /// Note what happened later. The same note once more changes nothing.
  ///
  /// - 200: The entry; the `ETag` is its version.
  public static let noteLater = Route(
    .post, "/api/v1/journal/{id}/later", for: .program, tag: .journal, access: .account(scope: .records),
    takes: LaterRequest.self, gives: JournalEntryAnswer.self, errors: [.storageFull])

  static let today: [Route] = [
    horoscope, dailyHoroscope, customHoroscope, personalizedHoroscope, ownReading,
    ownChapters, chapters,
    ownDomains, domains, ownSnapshot, snapshot,
    journal, makeEntry, journalPatterns, entry, editEntry, deleteEntry, noteLater,
  ]
}
