/// Routes that are there because clients of Tableu ask for them. Their bodies, answers and errors are those of its contract and stand beside
/// the handlers; who may ask is said there too, for its `401` has words of its own.
extension Route {
  /// Whether the tarot answers.
  public static let tableuHealth = Route(.get, "/api/health/tarot-reading", for: .program)
  /// The same path for those who post there, which the contract forbids in words of its own.
  public static let tableuHealthPost = Route(.post, "/api/health/tarot-reading", for: .program)
  /// The kept readings.
  public static let tableuJournal = Route(.get, "/api/journal", for: .program)
  /// Keeps a reading.
  public static let tableuKeep = Route(.post, "/api/journal", for: .program)
  /// Deletes a reading that the query names.
  public static let tableuDeleteNamed = Route(.delete, "/api/journal", for: .program)
  /// Searches the kept readings.
  public static let tableuSearch = Route(.get, "/api/journal/search", for: .program)
  /// What came three times in ninety days.
  public static let tableuAlerts = Route(.get, "/api/journal/pattern-alerts", for: .program)
  /// One kept reading.
  public static let tableuEntry = Route(.get, "/api/journal/{id}", for: .program)
  /// Deletes a kept reading.
  public static let tableuDelete = Route(.delete, "/api/journal/{id}", for: .program)
  /// Adds questions and answers that followed.
  public static let tableuFollowups = Route(.post, "/api/journal/{id}/followups", for: .program)
  /// The archetype journey.
  public static let tableuJourney = Route(.get, "/api/archetype-journey", for: .program)
  /// How often each card was drawn.
  public static let tableuFrequency = Route(.get, "/api/archetype-journey/card-frequency", for: .program)

  /// Reads laid cards for a question, as one answer or as events.
  public static let tableuReading = Route(.post, "/api/tarot-reading", for: .program, limit: .generation)
  /// A question to ask, from what somebody has in mind.
  public static let tableuQuestion = Route(.post, "/api/generate-question", for: .program)
  /// Answers a question that follows a reading.
  public static let tableuFollowup = Route(.post, "/api/reading-followup", for: .program, limit: .generation)
  /// Makes a link to kept readings.
  public static let tableuShare = Route(.post, "/api/share", for: .program)
  /// The links of whoever asks.
  public static let tableuShares = Route(.get, "/api/share", for: .program)
  /// What a link shows.
  public static let tableuShared = Route(.get, "/api/share/{id}", for: .program)
  /// Takes a link back.
  public static let tableuUnshare = Route(.delete, "/api/share/{id}", for: .program)
  /// Reads a text aloud.
  public static let tableuSpeech = Route(.post, "/api/tts", for: .program, limit: .generation)
  /// Whether texts can be read aloud.
  public static let tableuSpeechHealth = Route(.get, "/api/health/tts", for: .program)

  static let tableu: [Route] = [
    tableuHealth, tableuHealthPost, tableuJournal, tableuKeep, tableuDeleteNamed, tableuSearch, tableuAlerts, tableuEntry,
    tableuDelete, tableuFollowups, tableuJourney, tableuFrequency, tableuReading, tableuQuestion, tableuFollowup, tableuShare,
    tableuShares, tableuShared, tableuUnshare, tableuSpeech, tableuSpeechHealth,
  ]
}
