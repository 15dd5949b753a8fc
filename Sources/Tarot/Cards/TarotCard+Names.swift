extension TarotCard {
  /// The card with an identifier or a name; `nil` when none has it.
  ///
  /// Names of all three decks are read, and what people also write: `The Tower`, `tower`, `La Maison-Dieu`, `XVI The Tower`; `Two of Wands`,
  /// `2 of Wands`, `II of Batons`, `wands-02`, `Dominion`. Whole words are compared; case and accents do not count. A number alone is no
  /// name: decks number Strength and Justice differently.
  ///
  /// - Parameter deck: whose names go first where decks differ. The Knight of Thoth is the King of the others, and its Strength the nine of
  ///   wands; a `Prince` is the Knight everywhere.
  public static func named(_ name: String, in deck: TarotDeck = .riderWaiteSmith) -> TarotCard? {
    // No name is so long, and nobody is to wait for a book.
    guard name.utf8.count <= 200 else { return nil }
    return card(of: FoldedWords(name).words, in: deck)
  }

  /// The card that some words name.
  static func card(of given: [String], in deck: TarotDeck) -> TarotCard? {
    if given.count == 2, given[0] == "major" { return major(given[1]) }
    let words = given.filter { !CardNames.connectives.contains($0) }
    if let card = ofSuit(words, in: deck) { return card }
    if let card = called(words, in: deck) { return card }
    // A number before the name of a trump, as cards bear it.
    guard words.count > 1, isNumeral(words[0]), let card = called(Array(words[1...]), in: deck), card.isMajor else { return nil }
    return card
  }

  /// The trump of an identifier, which has two digits.
  private static func major(_ digits: String) -> TarotCard? {
    guard digits.utf8.count == 2, let number = Int(digits), number < majorCount else { return nil }
    return TarotCard(number: number)
  }

  /// A rank and a suit in either order, with or without the title of the card behind them.
  private static func ofSuit(_ words: [String], in deck: TarotDeck) -> TarotCard? {
    guard words.count == 2 || words.count == 3 else { return nil }
    guard let card = pair(words[0], words[1], in: deck) ?? pair(words[1], words[0], in: deck) else { return nil }
    return words.count == 2 || card.title == words[2] ? card : nil
  }

  private static func pair(_ rankWord: String, _ suitWord: String, in deck: TarotDeck) -> TarotCard? {
    guard let suit = CardNames.suitWords.firstIndex(where: { $0.contains(suitWord) }) else { return nil }
    let rank = CardNames.rankWords.firstIndex { $0.contains(rankWord) }
    guard let rank else { return nil }
    let isMounted = deck == .thoth && CardNames.mounted.contains(rankWord)
    return TarotCard(known: majorCount + suit * Rank.allCases.count + (isMounted ? Rank.allCases.count - 1 : rank))
  }

  /// The title of 2 … 10 in Thoth.
  private var title: String? {
    guard let suit, let rank, (2...10).contains(rank.rawValue) else { return nil }
    return CardNames.titles[Int(suit.rawValue)][Int(rank.rawValue) - 2]
  }

  /// The card with a whole name.
  private static func called(_ words: [String], in deck: TarotDeck) -> TarotCard? {
    let name = words.joined(separator: " ")
    let trump = namesOfMajors.first { $0.name == name }
    let suited = namesOfTitles.first { $0.name == name }
    let found = deck == .thoth ? suited ?? trump : trump ?? suited
    return found.map { TarotCard(known: $0.number) }
  }

  private static func isNumeral(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } || word.utf8.allSatisfy { $0 == 0x69 || $0 == 0x76 || $0 == 0x78 }
  }

  /// The names of the trumps in every deck and among people, without articles.
  private static let namesOfMajors: [(name: String, number: Int)] = {
    var names: [(name: String, number: Int)] = []
    for (number, row) in CardNames.majors.enumerated() {
      for name in row { names.append((plain(name), number)) }
    }
    for other in CardNames.otherMajors { names.append((plain(other.name), other.number)) }
    return names
  }()

  private static let namesOfTitles: [(name: String, number: Int)] = {
    var names: [(name: String, number: Int)] = []
    for card in all {
      if let title = card.title { names.append((title, card.number)) }
    }
    return names
  }()

  private static func plain(_ name: String) -> String {
    FoldedWords(name).words.filter { !CardNames.connectives.contains($0) }.joined(separator: " ")
  }
}
