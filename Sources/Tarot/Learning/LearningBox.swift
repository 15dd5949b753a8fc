/// The cards that somebody learns: those that came up in their readings, each when it is due.
public struct LearningBox: Sendable, Hashable {
  /// What is known of cards that were shown before.
  public private(set) var cards: [TarotCard: LearnedCard]
  /// The cards that were drawn in readings, the latest first, each once.
  public let drawn: [TarotCard]

  /// How many cards that were never shown before a day begins at most.
  public static let newPerDay = 5

  /// A box.
  ///
  /// - Parameters:
  ///   - known: what is kept of cards that were shown.
  ///   - drawn: the cards of readings, the latest first; more than one of a card is one.
  public init(_ known: [LearnedCard], drawn: [TarotCard]) {
    var cards: [TarotCard: LearnedCard] = [:]
    for card in known where cards[card.card] == nil { cards[card.card] = card }
    self.cards = cards
    var seen: Set<TarotCard> = []
    self.drawn = drawn.filter { seen.insert($0).inserted }
  }

  /// The cards to show on a day: those that are due, the longest overdue first, and then new ones.
  ///
  /// - Parameter begun: how many new ones were shown on that day already.
  public func due(on day: Int, begun: Int = 0) -> [TarotCard] {
    let again = cards.values.filter { $0.due <= day }.sorted {
      ($0.due, $0.box, $0.card.number) < ($1.due, $1.box, $1.card.number)
    }
    var shown = again.map { $0.card }
    var room = Self.newPerDay - max(0, begun)
    for card in drawn where room > 0 && cards[card] == nil {
      shown.append(card)
      room -= 1
    }
    return shown
  }

  /// How many cards lie in each box, from the first.
  public var counts: [Int] {
    LearnedCard.boxes.map { box in cards.values.count { $0.box == box } }
  }

  /// The number of the day on which the next card is due that is not due yet; `nil` when there is none.
  public func next(after day: Int) -> Int? { cards.values.map { $0.due }.filter { $0 > day }.min() }

  /// Takes in how well a card was known. A card that was never drawn is not in the box, and nothing is taken in.
  ///
  /// - Returns: whether it was.
  public mutating func take(_ recall: Recall, of card: TarotCard, on day: Int) -> Bool {
    guard cards[card] != nil || drawn.contains(card) else { return false }
    var learned = cards[card] ?? LearnedCard(card, due: day)
    learned.take(recall, on: day)
    cards[card] = learned
    return true
  }
}
