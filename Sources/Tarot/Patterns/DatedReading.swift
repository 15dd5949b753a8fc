/// A month of a year, as patterns count months.
public struct PatternMonth: Sendable, Hashable, Comparable {
  /// How many months after January of the year 0.
  public let number: Int

  /// A month by its number.
  public init(number: Int) { self.number = number }

  /// A month of a year; `month` is 1 … 12.
  public init(year: Int, month: Int) { number = year &* 12 &+ month &- 1 }

  /// The year.
  public var year: Int { number >= 0 ? number / 12 : (number &- 11) / 12 }
  /// 1 … 12.
  public var month: Int { number &- year &* 12 &+ 1 }

  /// The month `count` months later, or earlier when negative.
  public func advanced(by count: Int) -> PatternMonth { PatternMonth(number: number &+ count) }

  public static func < (one: PatternMonth, other: PatternMonth) -> Bool { one.number < other.number }
}

/// A reading as patterns count it: the day on which it was laid, by the clocks of whoever laid it, and what lay there.
public struct DatedReading: Sendable, Hashable {
  /// The Julian day number of the day: days that follow each other have numbers that do.
  public let day: Int
  /// The month of that day.
  public let month: PatternMonth
  /// The cards, as they lay.
  public let cards: [DrawnCard]

  /// A reading of a day.
  ///
  /// - Parameters:
  ///   - day: the Julian day number.
  ///   - month: the month of that day.
  public init(day: Int, month: PatternMonth, cards: [DrawnCard]) {
    self.day = day
    self.month = month
    self.cards = cards
  }

  /// Each card once, as it lay first; a table that somebody wrote down by hand may name one twice.
  var distinctCards: [DrawnCard] {
    var seen = [Bool](repeating: false, count: TarotCard.count)
    return cards.filter { drawn in
      defer { seen[drawn.card.number] = true }
      return !seen[drawn.card.number]
    }
  }
}
