import Companion
import Ephemeris
import Readings
import Tarot
import Wire

extension TarotReadingAnswer {
  /// A kept reading as the API tells of it.
  init(_ reading: KeptTarotReading, _ texts: TarotTexts) {
    let kept = reading.kept
    let kind = Spread.Kind(named: kept.spread) ?? .custom
    let cards = kept.cards.enumerated().map { index, laid in
      let card = TarotCard.named(laid.card)
      let role = laid.position.flatMap { PositionRole(rawValue: $0) }
      return Card(
        index: index, role: role?.rawValue, position: KeptPosition.name(of: laid, at: index, in: kept, texts), id: card?.id,
        name: card.map { texts.name($0) } ?? laid.card, reversed: laid.reversed)
    }
    // A device may bring a reading without a day, or with words for one; then it is the day on which it came.
    let isDay = (try? CivilText.date(kept.day, field: "day", calendar: .gregorian)) != nil
    self.init(
      id: reading.id, spread: kind.rawValue, spreadName: texts.name(kind), title: kept.title, question: kept.question,
      cards: cards,
      ritual: kept.ritual.map {
        RitualPart(
          knocks: $0.knocks, gaps: $0.gaps, cut: $0.cut, nonce: $0.nonce, reversedChance: $0.reversedChance)
      }, at: ISO8601.string(reading.at),
      day: isDay ? kept.day : String(ISO8601.string(reading.at).prefix(10)), timezone: kept.zone, narrative: kept.narrative,
      notes: kept.notes, later: kept.later.map { Later(text: $0.text, at: $0.at) },
      createdAt: ISO8601.string(microseconds: reading.createdAt), updatedAt: ISO8601.string(microseconds: reading.updatedAt),
      changeTag: "\(reading.change)")
  }
}

/// What the position of a kept card is called.
enum KeptPosition {
  static func name(
    of card: StoredTarotReading.Card, at index: Int, in kept: StoredTarotReading, _ texts: TarotTexts
  ) -> String {
    let kind = Spread.Kind(named: kept.spread) ?? .custom
    if let role = card.position.flatMap({ PositionRole(rawValue: $0) }), Self.roles(of: kind).contains(role) {
      return texts.name(.known(role), in: kind)
    }
    if let positions = kept.positions, positions.indices.contains(index) { return positions[index] }
    return card.position ?? "\(index + 1)"
  }

  /// The positions that a spread may have.
  static func roles(of kind: Spread.Kind) -> [PositionRole] {
    let spread = kind == .relationship ? try? Spread(kind, cards: 5) : try? Spread(kind)
    return spread?.positions.compactMap(\.role) ?? []
  }
}

extension TarotPatternsAnswer {
  /// What comes back, as the API tells of it.
  init(_ patterns: TarotPatterns, _ texts: TarotTexts) {
    self.init(
      readings: patterns.readings, readingsThisMonth: patterns.readingsThisMonth, cards: patterns.cards,
      reversalRate: patterns.reversalRate, seen: patterns.seen.map { Card($0, texts) },
      stalkers: patterns.stalkers.map { Card($0, texts) },
      figures: patterns.figures.map {
        Figure(kind: $0.kind.rawValue, id: $0.id, readings: $0.readings, last: PatternText.day($0.lastDay))
      },
      months: patterns.cadence.map { month in
        Month(
          month: PatternText.month(month.month), readings: month.readings, cards: month.cards, majors: month.majors,
          suits: JSONMap(Suit.allCases.map { ($0.id, month.count(of: $0)) }))
      }, streak: Streak(current: patterns.streaks.current, longest: patterns.streaks.longest),
      archetypes: patterns.archetypes.map { entry in
        Archetype(
          card: TarotCardName(entry.card, texts), readings: entry.readings, readingsThisMonth: entry.readingsThisMonth,
          first: entry.firstDay.map(PatternText.day), last: entry.lastDay.map(PatternText.day),
          badges: entry.badges.map { Badge($0) })
      })
  }
}

extension TarotPatternsAnswer.Card {
  fileprivate init(_ count: CardCount, _ texts: TarotTexts) {
    self.init(
      card: TarotCardName(count.card, texts), readings: count.readings, reversed: count.reversed,
      first: PatternText.day(count.firstDay), last: PatternText.day(count.lastDay))
  }
}

extension TarotPatternsAnswer.Badge {
  fileprivate init(_ badge: ArchetypeBadge) {
    let (kind, readings) =
      switch badge.kind {
      case .times(let count): ("times", count)
      case .month(_, let count): ("month", count)
      }
    self.init(id: badge.id, kind: kind, card: badge.card.id, readings: readings, day: PatternText.day(badge.day))
  }
}

/// Days and months of patterns as texts.
enum PatternText {
  /// `2026-11-21`.
  static func day(_ number: Int) -> String { ISO8601.date(CalendarDate(dayNumber: number, calendar: .gregorian)) }
  /// `2026-11`.
  static func month(_ month: PatternMonth) -> String {
    let year = "\(month.year)"
    return String(repeating: "0", count: max(0, 4 - year.count)) + year + (month.month < 10 ? "-0" : "-") + "\(month.month)"
  }
}
