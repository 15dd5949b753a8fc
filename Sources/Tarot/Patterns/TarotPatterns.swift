/// What comes back in the readings of a person: counted, nothing told. Readings are counted and not cards, days are those of the person’s own
/// clocks, and nothing is counted twice.
public struct TarotPatterns: Sendable, Hashable {
  /// How many readings there are.
  public let readings: Int
  /// How many cards lay in them.
  public let cards: Int
  /// Every card that ever lay, the most frequent first.
  public let seen: [CardCount]
  /// The cards of the running month, the most frequent first.
  public let seenThisMonth: [CardCount]
  /// Which part of the cards was reversed, 0 … 1; `nil` below ``enoughForReversals`` cards, which would say nothing.
  public let reversalRate: Double?
  /// The last ``months`` months, the running one last.
  public let cadence: [MonthCount]
  /// Days on end.
  public let streaks: DayStreaks
  /// Cards that lay in at least ``following`` readings of the last ``followingDays`` days, the most frequent first.
  public let stalkers: [CardCount]
  /// Trumps that came together in at least ``following`` readings of the last ``followingDays`` days.
  public let figures: [RecurringFigure]
  /// The 22 trumps in their order.
  public let archetypes: [Archetype]

  /// From how many cards on a rate of reversals is told.
  public static let enoughForReversals = 10
  /// How many months are looked at.
  public static let months = 6
  /// How many days a card is looked for that follows somebody.
  public static let followingDays = 90
  /// In how many readings it lies at least.
  public static let following = 3

  /// What comes back in some readings.
  ///
  /// - Parameters:
  ///   - readings: in any order.
  ///   - today: the Julian day number of today where the person is.
  ///   - month: the month of today.
  public init(_ readings: [DatedReading], today: Int, month: PatternMonth) {
    let ordered = readings.enumerated().sorted { one, other in
      one.element.day != other.element.day ? one.element.day < other.element.day : one.offset < other.offset
    }.map { $0.element }
    self.readings = ordered.count
    let counts = ordered.reduce(into: (cards: 0, reversed: 0)) { sum, reading in
      sum.cards += reading.cards.count
      for drawn in reading.cards where drawn.isReversed { sum.reversed += 1 }
    }
    cards = counts.cards
    reversalRate = counts.cards >= Self.enoughForReversals ? Double(counts.reversed) / Double(counts.cards) : nil
    seen = CardCount.all(in: ordered)
    seenThisMonth = CardCount.all(in: ordered.filter { $0.month == month })
    var cadence = (0..<Self.months).map { MonthCount(month.advanced(by: $0 - Self.months + 1)) }
    for reading in ordered {
      let place = reading.month.number &- month.number &+ Self.months &- 1
      if cadence.indices.contains(place) { cadence[place].take(reading) }
    }
    self.cadence = cadence
    streaks = DayStreaks(days: ordered.map { $0.day }, today: today)
    let recent = ordered.filter { $0.day > today &- Self.followingDays }
    stalkers = CardCount.all(in: recent).filter { $0.readings >= Self.following }
    figures = RecurringFigure.all(in: recent).filter { $0.readings >= Self.following }
    archetypes = Archetype.all(in: ordered, month: month)
  }

  /// How many readings the running month has.
  public var readingsThisMonth: Int { cadence.last?.readings ?? 0 }
  /// Every badge, the latest first.
  public var badges: [ArchetypeBadge] {
    archetypes.flatMap { $0.badges }.sorted { $0.day != $1.day ? $0.day > $1.day : $0.id < $1.id }
  }
}
