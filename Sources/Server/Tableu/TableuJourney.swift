import Companion
import Ephemeris
import Readings
import Tarot
import Wire

/// The archetype journey as clients of Tableu know it. Readings are counted and not cards, days are the person's, and every card has its number
/// in the deck.
struct TableuJourney {
  private let patterns: TarotPatterns
  private let month: PatternMonth
  private let texts: TarotTexts

  init(_ patterns: TarotPatterns, today: CalendarDate, texts: TarotTexts) {
    self.patterns = patterns
    month = PatternMonth(year: today.year, month: today.month)
    self.texts = texts
  }

  private static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  private func named(_ card: TarotCard, _ others: [String: JSONValue]) -> JSONValue {
    .object(
      ["card_name": .string(texts.name(card)), "card_number": Self.integer(card.number)].merging(others) { _, other in other })
  }

  private func counted(_ count: CardCount) -> JSONValue {
    named(
      count.card,
      [
        "count": Self.integer(count.readings), "year_month": .string(PatternText.month(month)),
        "first_seen": .string(PatternText.day(count.firstDay)), "last_seen": .string(PatternText.day(count.lastDay)),
      ])
  }

  /// How often each card was drawn, in all.
  var frequency: [String: JSONValue] {
    [
      "cards": .array(
        patterns.seen.map { count in
          named(
            count.card,
            [
              "total_count": Self.integer(count.readings), "first_seen": .string(PatternText.day(count.firstDay)),
              "last_seen": .string(PatternText.day(count.lastDay)),
            ])
        }),
      "stats": .object([
        "uniqueCardsSeen": Self.integer(patterns.seen.count), "totalDraws": Self.integer(patterns.cards),
        "totalDeckSize": Self.integer(TarotCard.count),
      ]),
    ]
  }

  private func badge(_ badge: ArchetypeBadge) -> JSONValue {
    let (key, count, of): (String, Int, PatternMonth?) =
      switch badge.kind {
      case .month(let month, let count):
        ("streak_3x_\(texts.name(badge.card))_\(PatternText.month(month))", count, month)
      case .times(let count): ("milestone_\(count)x_\(texts.name(badge.card))", count, nil)
      }
    return named(
      badge.card,
      [
        "id": .string(key), "badge_key": .string(key), "badge_type": .string(of == nil ? "milestone" : "streak"),
        "count": Self.integer(count), "earned_at": .string(PatternText.day(badge.day)),
        "year_month": of.map { .string(PatternText.month($0)) } ?? .null,
      ])
  }

  /// What came back, month by month.
  ///
  /// - Parameter entries: how many readings are kept.
  func analytics(entries: Int, now: UTC) -> JSONValue {
    let first = patterns.seen.map(\.firstDay).min().map { JSONValue.string(String(PatternText.day($0).prefix(7))) } ?? .null
    let last = patterns.seen.map(\.lastDay).max().map { JSONValue.string(String(PatternText.day($0).prefix(7))) } ?? .null
    let trends = patterns.cadence.map { month -> JSONValue in
      .object([
        "year_month": .string(PatternText.month(month.month)), "total_readings": Self.integer(month.readings),
        "total_cards": Self.integer(month.cards), "major_count": Self.integer(month.majors),
        "suits": .object(
          Dictionary(uniqueKeysWithValues: Suit.allCases.map { ($0.id, Self.integer(month.count(of: $0))) })),
      ])
    }
    let majors = patterns.archetypes.filter { $0.readings > 0 }.map { ("\($0.card.number)", Self.integer($0.readings)) }
    return .object([
      "currentMonth": .string(PatternText.month(month)),
      "topCards": .array(patterns.seenThisMonth.prefix(5).map(counted)), "allCards": .array(patterns.seenThisMonth.map(counted)),
      "streaks": .array(patterns.seenThisMonth.filter { $0.readings >= 2 }.map(counted)),
      "badges": .array(patterns.badges.prefix(10).map(badge)), "trends": .array(trends),
      "majorArcanaFrequency": .object(Dictionary(majors) { one, _ in one }),
      "totalReadingsThisMonth": Self.integer(patterns.readingsThisMonth),
      "stats": .object([
        "needsBackfill": .bool(false), "entriesProcessed": Self.integer(patterns.readings),
        "lastAnalyzedAt": .string(ISO8601.string(now)), "totalJournalEntries": Self.integer(entries),
        "firstJournalMonth": first, "lastJournalMonth": last, "trackedCardRows": Self.integer(patterns.seen.count),
        "firstTrackedMonth": first, "lastTrackedMonth": last, "currentStreak": Self.integer(patterns.streaks.current),
      ]),
    ])
  }
}
