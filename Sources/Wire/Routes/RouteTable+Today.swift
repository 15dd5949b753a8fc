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
  /// The entries of a journal.
  public static let journal = Route(.get, "/api/v1/journal", for: .program, access: .account(scope: .records))
  /// Writes a reflection.
  public static let makeEntry = Route(.post, "/api/v1/journal", for: .program, access: .account(scope: .records))
  /// What comes back in a journal.
  public static let journalPatterns = Route(.get, "/api/v1/journal/patterns", for: .program, access: .account(scope: .records))
  /// One entry.
  public static let entry = Route(.get, "/api/v1/journal/{id}", for: .program, access: .account(scope: .records))
  /// Changes one's own words.
  public static let editEntry = Route(.patch, "/api/v1/journal/{id}", for: .program, access: .account(scope: .records))
  /// Deletes an entry.
  public static let deleteEntry = Route(.delete, "/api/v1/journal/{id}", for: .program, access: .account(scope: .records))
  /// Notes what happened later.
  public static let noteLater = Route(.post, "/api/v1/journal/{id}/later", for: .program, access: .account(scope: .records))

  static let today: [Route] = [
    horoscope, dailyHoroscope, customHoroscope, personalizedHoroscope, ownReading,
    ownDomains, domains, ownSnapshot, snapshot,
    journal, makeEntry, journalPatterns, entry, editEntry, deleteEntry, noteLater,
  ]
}
