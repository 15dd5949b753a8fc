/// The pages of the tarot.
extension Route {
  /// Choose a spread, ask, knock, cut; and the card of the day.
  public static let tarotPage = Route(.get, "/tarot", for: .person)
  /// Where the ritual is sent: the cards as they lie. Nothing is kept, so nothing is changed.
  public static let tarotTable = Route(.post, "/tarot/table", for: .person)
  /// A table that is asked for again without its ritual leads back to the beginning.
  public static let tarotTableAgain = Route(.get, "/tarot/table", for: .person)
  /// A reading as a picture: its cards as they lie, and nothing of the question.
  public static let tarotShare = Route(.get, "/tarot/share.svg", for: .person)
  /// The 78 cards.
  public static let tarotLibrary = Route(.get, "/tarot/cards", for: .person)
  /// One card; with `.svg` behind its identifier, its face, and under `back.svg` the back of all of them.
  public static let tarotCardPage = Route(.get, "/tarot/cards/{id}", for: .person)

  /// A kept reading, for whoever has the link to it.
  public static let tarotSharedPage = Route(.get, "/tarot/shared/{id}", for: .person)
  /// Its cards as a picture, for those who show a link.
  public static let tarotSharedPreview = Route(
    .get, "/tarot/shared/{id}/preview.png", for: .person, limit: .generation)
  /// Where a question that follows a reading is sent. Nothing is kept, so nothing is changed.
  public static let tarotFollow = Route(.post, "/tarot/follow", for: .person, limit: .generation)

  static let tarotPages: [Route] = [
    tarotPage, tarotTable, tarotTableAgain, tarotShare, tarotLibrary, tarotCardPage, tarotSharedPage, tarotSharedPreview,
    tarotFollow,
  ]
}
