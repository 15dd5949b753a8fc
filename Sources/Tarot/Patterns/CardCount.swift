/// In how many readings a card lay.
public struct CardCount: Sendable, Hashable {
  /// The card.
  public let card: TarotCard
  /// In how many readings; a card counts once in each.
  public internal(set) var readings: Int
  /// In how many of them it was reversed.
  public internal(set) var reversed: Int
  /// The days of those readings as Julian day numbers, the earliest first; a day with two readings stands there twice.
  public internal(set) var days: [Int]
  /// The first day, as a Julian day number.
  public var firstDay: Int { days.first ?? 0 }
  /// The last day, as a Julian day number.
  public var lastDay: Int { days.last ?? 0 }

  /// The counts of every card that lay in some readings: the most frequent first, then the one that came last.
  ///
  /// - Parameter readings: in the order of their days.
  static func all(in readings: [DatedReading]) -> [CardCount] {
    var counts = [CardCount?](repeating: nil, count: TarotCard.count)
    for reading in readings {
      for drawn in reading.distinctCards {
        let number = drawn.card.number
        // Changed in place, so that no list is copied.
        if counts[number] == nil { counts[number] = CardCount(card: drawn.card, readings: 0, reversed: 0, days: []) }
        counts[number]?.readings += 1
        if drawn.isReversed { counts[number]?.reversed += 1 }
        counts[number]?.days.append(reading.day)
      }
    }
    return counts.compactMap { $0 }.sorted { one, other in
      if one.readings != other.readings { return one.readings > other.readings }
      if one.lastDay != other.lastDay { return one.lastDay > other.lastDay }
      return one.card.number < other.card.number
    }
  }
}

/// What lay in a month.
public struct MonthCount: Sendable, Hashable {
  /// The month.
  public let month: PatternMonth
  /// How many readings there were.
  public internal(set) var readings = 0
  /// How many cards lay in them.
  public internal(set) var cards = 0
  /// How many of those were trumps.
  public internal(set) var majors = 0
  /// How many were of each suit, in the order of ``Suit``.
  public internal(set) var suits = [0, 0, 0, 0]

  init(_ month: PatternMonth) { self.month = month }

  /// How many cards were of a suit.
  public func count(of suit: Suit) -> Int { suits[Int(suit.rawValue)] }

  mutating func take(_ reading: DatedReading) {
    readings += 1
    for drawn in reading.cards {
      cards += 1
      if let suit = drawn.card.suit { suits[Int(suit.rawValue)] += 1 } else { majors += 1 }
    }
  }
}

/// Days on end with a reading.
public struct DayStreaks: Sendable, Hashable {
  /// How many days on end, back from today; today itself may still be without a reading.
  public let current: Int
  /// The longest there has been.
  public let longest: Int

  /// - Parameters:
  ///   - days: the days with a reading, in any order.
  ///   - today: the Julian day number of today, where the person is.
  init(days: [Int], today: Int) {
    var runs: [(first: Int, last: Int)] = []
    for day in Set(days).sorted() {
      if let run = runs.last, run.last &+ 1 == day { runs[runs.count - 1].last = day } else { runs.append((day, day)) }
    }
    longest = runs.reduce(0) { max($0, $1.last - $1.first + 1) }
    // Whoever has travelled west may have a reading of what is tomorrow here.
    let running = runs.last { ((today &- 1)...(today &+ 1)).contains($0.last) }
    current = running.map { $0.last - $0.first + 1 } ?? 0
  }
}
