/// What several cards of a spread have in common, or do one after another. Positions are counted from zero.
public enum SpreadPattern: Sendable, Hashable {
  /// Three cards or more beside one another whose numbers go up or down by one: all of them trumps, or all of them two … ten and aces.
  case sequence(positions: [Int], isRising: Bool)
  /// Two cards or more of one rank.
  case sameRank(Rank, positions: [Int])
  /// The last card stands more than five steps further on than the first (``TarotCard/station``), trumps and suits on one scale.
  case rise
  /// The same, back.
  case fall
  /// Three cards or more of one suit beside one another.
  case suitRun(Suit, positions: [Int])
  /// One suit has three cards or more, and two more than any other or 60 % of all.
  case suitDominance(Suit, count: Int)
  /// Exactly two courts.
  case courtPair(positions: [Int])
  /// Three courts or more.
  case courtCluster(positions: [Int])
  /// Two courts or more of one suit.
  case courtSuitFocus(Suit, positions: [Int])
  /// 60 % of the cards or more are reversed.
  case reversalHeavy
  /// 30 % or more.
  case reversalModerate
  /// Two reversed courts or more.
  case reversedCourts(positions: [Int])
  /// Two reversed cards or more beside one another.
  case consecutiveReversals(positions: [Int])

  static func all(in cards: [DrawnCard], reversals: Reversals, balance: SpreadBalance) -> [SpreadPattern] {
    numbers(cards) + suits(cards, balance) + courts(cards) + turned(cards, reversals)
  }

  private static func numbers(_ cards: [DrawnCard]) -> [SpreadPattern] {
    var found: [SpreadPattern] = []
    for step in [1, -1] {
      for run in runs(cards, where: { follows($0, $1, by: step) }) where run.count >= 3 {
        found.append(.sequence(positions: run, isRising: step > 0))
      }
    }
    for rank in Rank.allCases {
      let positions = cards.indices.filter { cards[$0].card.rank == rank }
      if positions.count >= 2 { found.append(.sameRank(rank, positions: positions)) }
    }
    if let first = cards.first, let last = cards.last {
      let distance = last.card.station - first.card.station
      if distance > 5 { found.append(.rise) }
      if distance < -5 { found.append(.fall) }
    }
    return found
  }

  private static func suits(_ cards: [DrawnCard], _ balance: SpreadBalance) -> [SpreadPattern] {
    var found: [SpreadPattern] = []
    for run in runs(cards, where: { $0.suit != nil && $0.suit == $1.suit }) where run.count >= 3 {
      if let suit = cards[run[0]].card.suit { found.append(.suitRun(suit, positions: run)) }
    }
    if let suit = balance.dominantSuit {
      let count = balance.suits[Int(suit.rawValue)]
      let next = balance.suits.indices.filter { $0 != Int(suit.rawValue) }.map { balance.suits[$0] }.max() ?? 0
      if count >= 3, count >= next + 2 || Double(count) >= 0.6 * Double(cards.count) {
        found.append(.suitDominance(suit, count: count))
      }
    }
    return found
  }

  private static func courts(_ cards: [DrawnCard]) -> [SpreadPattern] {
    let all = cards.indices.filter { cards[$0].card.isCourt }
    guard all.count >= 2 else { return [] }
    var found: [SpreadPattern] = [all.count == 2 ? .courtPair(positions: all) : .courtCluster(positions: all)]
    for suit in Suit.allCases {
      let own = all.filter { cards[$0].card.suit == suit }
      if own.count >= 2 { found.append(.courtSuitFocus(suit, positions: own)) }
    }
    return found
  }

  private static func turned(_ cards: [DrawnCard], _ reversals: Reversals) -> [SpreadPattern] {
    var found: [SpreadPattern] = []
    if reversals.ratio >= 0.6 { found.append(.reversalHeavy) } else if reversals.ratio >= 0.3 { found.append(.reversalModerate) }
    let courts = reversals.positions.filter { cards[$0].card.isCourt }
    if courts.count >= 2 { found.append(.reversedCourts(positions: courts)) }
    var run: [Int] = []
    for index in 0...cards.count {
      if index < cards.count, cards[index].isReversed {
        run.append(index)
      } else {
        if run.count >= 2 { found.append(.consecutiveReversals(positions: run)) }
        run = []
      }
    }
    return found
  }

  /// The longest rows of cards beside one another of which each goes with the next.
  private static func runs(_ cards: [DrawnCard], where go: (TarotCard, TarotCard) -> Bool) -> [[Int]] {
    var found: [[Int]] = []
    var run: [Int] = []
    for index in cards.indices {
      if let last = run.last, !go(cards[last].card, cards[index].card) {
        found.append(run)
        run = []
      }
      run.append(index)
    }
    return found + [run]
  }

  private static func follows(_ one: TarotCard, _ other: TarotCard, by step: Int) -> Bool {
    if let first = one.majorNumber, let second = other.majorNumber { return second == first + step }
    guard let first = one.rank, let second = other.rank, !first.isCourt, !second.isCourt else { return false }
    return Int(second.rawValue) == Int(first.rawValue) + step
  }
}
