extension Route {
  // MARK: today
  /// The page of a day.
  public static let todayPage = Route(.get, "/today", for: .person)
  /// One part of life on a day. Asking for it changes nothing; what was read is noted by ``submitTodayReads``.
  public static let todayPartPage = Route(.get, "/today/parts/{category}", for: .person)
  /// The headline of a day as a picture.
  public static let todayCard = Route(.get, "/today/card.svg", for: .person)
  /// Keeps the reading of a day, or lets go of it.
  public static let submitTodayBookmark = Route(.post, "/today/bookmark", for: .person, access: .person)
  /// Notes that a part of a reading was opened; a form leads on to the part.
  public static let submitTodayReads = Route(.post, "/today/reads", for: .person, access: .person)

  // MARK: chapters
  /// What lasts in the life of whoever asks.
  public static let chaptersPage = Route(.get, "/chapters", for: .person)
  /// One chapter of it.
  public static let chapterPage = Route(.get, "/chapters/{name}", for: .person)

  // MARK: the journal
  /// What somebody has written and read.
  public static let journalPage = Route(.get, "/journal", for: .person, access: .person)
  /// Where a reflection is sent.
  public static let submitJournal = Route(.post, "/journal", for: .person, access: .person)
  /// The journal as one file.
  public static let journalFile = Route(.get, "/journal/export", for: .person, access: .person)
  /// One entry.
  public static let journalEntryPage = Route(.get, "/journal/{id}", for: .person, access: .person)
  /// Where a changed reflection is sent.
  public static let submitJournalEntry = Route(.post, "/journal/{id}", for: .person, access: .person)
  /// Where a note on what happened later is sent.
  public static let submitJournalLater = Route(.post, "/journal/{id}/later", for: .person, access: .person)
  /// Deletes an entry.
  public static let submitJournalDeletion = Route(.post, "/journal/{id}/delete", for: .person, access: .person)

  static let dayPages: [Route] = [
    todayPage, todayPartPage, todayCard, submitTodayBookmark, submitTodayReads, chaptersPage, chapterPage, journalPage,
    submitJournal, journalFile,
    journalEntryPage,
    submitJournalEntry, submitJournalLater, submitJournalDeletion,
  ]
}
