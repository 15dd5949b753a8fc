extension Route {
  // MARK: readings
  /// The horoscope of a sign; of a day, a week or a month.
  public static let horoscope = Route(.get, "/api/v1/horoscope", for: .program)
  /// The horoscope of a sign on a day.
  public static let dailyHoroscope = Route(.get, "/api/v1/horoscope/daily", for: .program)
  /// The horoscope of a birth.
  public static let customHoroscope = Route(.post, "/api/v1/horoscope/custom", for: .program, limit: .generation)
  /// The same under the name of the first code.
  public static let personalizedHoroscope = Route(.post, "/api/v1/horoscope/personalized", for: .program, limit: .generation)
  /// One's own reading of a day, or of the days to come.
  public static let ownReading = Route(.get, "/api/v1/horoscope/today", for: .program, access: .account(scope: .records))

  // MARK: discover
  /// The eight parts of life today, for whoever is signed in.
  public static let ownDomains = Route(.get, "/api/v1/discover/domains", for: .program, access: .account(scope: .records))
  /// The eight parts of life for a birth.
  public static let domains = Route(.post, "/api/v1/discover/domains", for: .program, limit: .generation)
  /// The day at a glance, for whoever is signed in.
  public static let ownSnapshot = Route(.get, "/api/v1/discover/snapshot", for: .program, access: .account(scope: .records))
  /// The day at a glance for a birth.
  public static let snapshot = Route(.post, "/api/v1/discover/snapshot", for: .program, limit: .generation)

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
    ownDomains, domains, ownSnapshot, snapshot,
    journal, makeEntry, journalPatterns, entry, editEntry, deleteEntry, noteLater,
  ]
}
