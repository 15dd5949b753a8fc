package import Atlas
package import Ephemeris
package import Readings
package import Store
package import Tarot

/// A kept reading of the cards with the record that keeps it.
package struct KeptTarotReading: Sendable, Hashable {
  package let id: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  /// Microseconds of POSIX time.
  package let updatedAt: Int64
  /// The version of the record.
  package let change: Int64
  package let kept: StoredTarotReading

  /// The reading that a record holds.
  ///
  /// - Throws: ``CompanionError`` `damaged` when it is none.
  package init(_ record: Record) throws(CompanionError) {
    kept = try StoredTarotReading(payload: record.payload ?? "")
    id = record.id
    createdAt = record.createdAt
    updatedAt = record.updatedAt
    change = record.change
  }

  /// When the cards were laid; when it was kept for one that does not say.
  package var at: UTC {
    (try? CivilText.instant(kept.at, field: "at")) ?? UTC(microseconds: createdAt)
  }

  /// The day on which the cards were laid, by the clocks of whoever laid them.
  ///
  /// - Parameter zone: whose clocks, for a reading that does not say.
  package func day(in zone: TimeZoneHistory) -> CalendarDate {
    if let date = try? CivilText.date(kept.day, field: "day", calendar: .gregorian) { return date }
    return LocalDay(containing: at, in: zone).date
  }

  /// The reading as patterns count it.
  package func dated(in zone: TimeZoneHistory) -> DatedReading {
    let date = day(in: zone)
    return DatedReading(
      day: date.dayNumber(in: .gregorian), month: PatternMonth(year: date.year, month: date.month), cards: kept.drawn)
  }
}

/// Some kept readings, where the older ones begin, and which between them cannot be opened.
package struct TarotPart: Sendable {
  package var readings: [KeptTarotReading] = []
  package var next: RecordPlace?
  /// The ids of records that do not open, or hold no reading.
  package var damaged: [String] = []
}

/// What is looked for among kept readings; nothing said finds everything.
package struct TarotSearch: Sendable, Hashable {
  /// Words that each begin a word of the question, the title, the narrative, the notes or the name of a card; case and accents do not count.
  package var words: FoldedText?
  /// A card that lay there.
  package var card: TarotCard?
  /// The key of a spread.
  package var spread: Spread.Kind?
  /// The first and the last day, `2026-11-21`.
  package var from, to: String?
  /// Only with a note of one's own.
  package var withNote: Bool
  /// Only with a trump.
  package var withMajor: Bool
  /// In which language cards are called by their names, besides the names that stand on them.
  package var language: Language

  /// A search for what is named.
  package init(
    words: String? = nil, card: TarotCard? = nil, spread: Spread.Kind? = nil, from: String? = nil, to: String? = nil,
    withNote: Bool = false, withMajor: Bool = false, language: Language
  ) {
    let folded = words.map { FoldedText($0) }
    self.words = folded?.isEmpty == true ? nil : folded
    self.card = card
    self.spread = spread
    self.from = from
    self.to = to
    self.withNote = withNote
    self.withMajor = withMajor
    self.language = language
  }

  /// Whether nothing is looked for.
  package var isEmpty: Bool {
    words == nil && card == nil && spread == nil && from == nil && to == nil && !withNote && !withMajor
  }

  /// Whether a reading is one of those that are looked for.
  package func finds(_ reading: StoredTarotReading) -> Bool {
    if let spread, Spread.Kind(named: reading.spread) != spread { return false }
    // Days of four digits are in the order of their letters.
    if let from, reading.day < from { return false }
    if let to, reading.day > to { return false }
    if withNote, !reading.hasNote { return false }
    guard card != nil || withMajor || words != nil else { return true }
    let cards = reading.drawn.map(\.card)
    if let card, !cards.contains(card) { return false }
    if withMajor, !cards.contains(where: \.isMajor) { return false }
    guard let words else { return true }
    let texts =
      [reading.question, reading.title, reading.notes, reading.narrative].compactMap(\.self) + reading.later.map(\.text)
    let names = cards.flatMap { [$0.name(), language.tarot.name($0)] }
    return FoldedText(names + texts).finds(words)
  }
}
