/// Readings of the cards that people keep.
extension Route {
  // MARK: our API
  /// The kept readings of the cards, the newest first. They are sealed, so a search opens them one after the other; after some thousand a page
  /// is short or empty, and `next` goes on.
  ///
  /// - 200: A page; `next` is the `cursor` of the following one, or `null`.
  public static let tarotReadings = Route(
    .get, "/api/v1/tarot/readings", for: .program, tag: .tarot, access: .account(scope: .records),
    query: TarotReadingsQuery.self, gives: TarotReadingsAnswer.self)
  /// Keep a reading of the cards. With the nonce of `tarot/draw` the same cards are laid again; without one they must be sent. The same
  /// reading is kept once, and a later save of it adds what it says more.
  ///
  /// - 200: The reading, which was kept before; the `ETag` is its version.
  /// - 201: The reading; the `ETag` is its version.
  public static let keepTarotReading = Route(
    .post, "/api/v1/tarot/readings", for: .program, tag: .tarot, access: .account(scope: .records),
    takes: TarotKeepRequest.self, gives: TarotReadingAnswer.self, status: [200, 201], errors: [.storageFull])
  /// One kept reading.
  ///
  /// - 200: The reading; the `ETag` is its version.
  public static let tarotReading = Route(
    .get, "/api/v1/tarot/readings/{id}", for: .program, tag: .tarot, access: .account(scope: .records),
    gives: TarotReadingAnswer.self)
  /// Write to a kept reading: title, notes, narrative, what happened later.
  ///
  /// - 200: The reading; the `ETag` is its version.
  public static let editTarotReading = Route(
    .patch, "/api/v1/tarot/readings/{id}", for: .program, tag: .tarot, access: .account(scope: .records),
    takes: TarotReadingEdit.self, gives: TarotReadingAnswer.self, errors: [.storageFull])
  /// Delete a kept reading. For half a minute it can be brought back.
  ///
  /// - 200: It is deleted.
  public static let deleteTarotReading = Route(
    .delete, "/api/v1/tarot/readings/{id}", for: .program, tag: .tarot, access: .account(scope: .records),
    gives: TarotDeletionAnswer.self)
  /// Bring a deleted reading back. Within half a minute; afterwards, and when the server was started anew, there is nothing to bring back.
  ///
  /// - 200: The reading; the `ETag` is its version.
  public static let bringBackTarotReading = Route(
    .post, "/api/v1/tarot/readings/{id}/undo", for: .program, tag: .tarot, access: .account(scope: .records),
    gives: TarotReadingAnswer.self, errors: [.storageFull])
  /// What comes back in the kept readings. Cards, suits over the months, streaks, cards that follow somebody, and the way of the 22 trumps.
  ///
  /// - 200: The patterns.
  public static let tarotPatterns = Route(
    .get, "/api/v1/tarot/patterns", for: .program, tag: .tarot, access: .account(scope: .records),
    gives: TarotPatternsAnswer.self)

  // MARK: pages
  /// The kept readings.
  public static let tarotJournalPage = Route(.get, "/tarot/journal", for: .person, access: .person)
  /// Where a reading is sent to be kept.
  public static let submitTarotKeep = Route(.post, "/tarot/keep", for: .person, access: .person)
  /// One kept reading.
  public static let tarotReadingPage = Route(.get, "/tarot/journal/{id}", for: .person, access: .person)
  /// Where its title and notes are sent.
  public static let submitTarotNotes = Route(.post, "/tarot/journal/{id}", for: .person, access: .person)
  /// Where a note of what happened later is sent.
  public static let submitTarotLater = Route(.post, "/tarot/journal/{id}/later", for: .person, access: .person)
  /// Deletes a reading.
  public static let submitTarotDeletion = Route(.post, "/tarot/journal/{id}/delete", for: .person, access: .person)
  /// Brings it back.
  public static let submitTarotUndo = Route(.post, "/tarot/journal/{id}/undo", for: .person, access: .person)
  /// Where a link to it is asked for.
  public static let submitTarotShare = Route(.post, "/tarot/journal/{id}/share", for: .person, access: .person)
  /// Takes its links back.
  public static let submitTarotUnshare = Route(.post, "/tarot/journal/{id}/unshare", for: .person, access: .person)
  /// Cards to learn: those that were drawn, when they are due.
  public static let tarotLearnPage = Route(.get, "/tarot/learn", for: .person, access: .person)
  /// Where it is told how well a card was known.
  public static let submitTarotLearn = Route(.post, "/tarot/learn", for: .person, access: .person)
  /// What comes back.
  public static let tarotPatternsPage = Route(.get, "/tarot/patterns", for: .person, access: .person)

  static let tarotJournal: [Route] =
    [
      tarotReadings, keepTarotReading, tarotReading, editTarotReading, deleteTarotReading, bringBackTarotReading, tarotPatterns,
      tarotJournalPage, submitTarotKeep, tarotReadingPage, submitTarotNotes, submitTarotLater, submitTarotDeletion,
      submitTarotUndo, submitTarotShare, submitTarotUnshare, tarotLearnPage, submitTarotLearn, tarotPatternsPage,
    ] + tableu
}
