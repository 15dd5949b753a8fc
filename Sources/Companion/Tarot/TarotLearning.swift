import Atlas
import Ephemeris
package import Readings
package import Tarot

/// What somebody has learned of the cards as it is kept: a part of their practice. Field names are part of people's files and are never
/// changed.
package struct StoredTarotLearning: StoredPayload, Hashable {
  package static let storedVersion = 1
  /// What makes the record the only one of its sort.
  package static let key = "tarot"

  struct Card: Codable, Sendable, Hashable {
    var card: String
    var box: Int
    /// The day on which it is due, `2026-11-21`.
    var due: String
    var shown: Int
    var missed: Int
  }

  var part = Self.key
  var cards: [Card] = []
  /// On which day new cards were begun last, and how many.
  var begunOn: String?
  var begun: Int?

  init() {}

  /// The cards that are cards of ours.
  var learned: [LearnedCard] {
    cards.compactMap { kept in
      guard let card = TarotCard.named(kept.card), let due = try? CivilText.date(kept.due, field: "due", calendar: .gregorian)
      else { return nil }
      return LearnedCard(card, box: kept.box, due: due.dayNumber(in: .gregorian), shown: kept.shown, missed: kept.missed)
    }
  }

  /// Checks what a device or a file brings.
  ///
  /// - Throws: ``CompanionError`` that names the card.
  func checked() throws(CompanionError) {
    guard cards.count <= TarotCard.count else {
      throw .invalid("data.cards must have at most \(TarotCard.count) elements.", field: "data.cards")
    }
    for (index, kept) in cards.enumerated() {
      guard TarotCard.named(kept.card) != nil, LearnedCard.boxes.contains(kept.box), kept.shown >= 0, kept.missed >= 0 else {
        throw .invalid(
          "data.cards[\(index)] must name a card and a box of 1 to \(LearnedCard.boxes.upperBound).",
          field: "data.cards[\(index)]")
      }
      _ = try CivilText.date(kept.due, field: "data.cards[\(index)].due", calendar: .gregorian)
    }
  }
}

/// Learning the cards that came up in one's own readings.
package struct TarotLearning: Sendable {
  let practice: PracticeService
  let journal: TarotJournal

  /// How many of the latest readings are looked at for cards.
  private static let readings = 200

  /// The box of somebody on a day, and how many new cards were begun on it.
  package func box(account: String, on day: LocalDay) async throws -> (box: LearningBox, begun: Int) {
    let kept = try await practice.part(StoredTarotLearning.self, StoredTarotLearning.key, account)?.value
    let begun = kept?.begunOn == ISO8601.date(day.date) ? kept?.begun ?? 0 : 0
    return (LearningBox(kept?.learned ?? [], drawn: try await drawn(account)), begun)
  }

  /// Takes in how well a card was known.
  ///
  /// - Throws: ``CompanionError`` that names `card` for one that was never drawn.
  package func take(_ recall: Recall, of card: TarotCard, account: String, on day: LocalDay) async throws {
    let drawn = try await drawn(account)
    let today = ISO8601.date(day.date)
    _ = try await practice.revise(StoredTarotLearning.self, StoredTarotLearning.key, account) { standing in
      var kept = standing ?? StoredTarotLearning()
      var box = LearningBox(kept.learned, drawn: drawn)
      let isNew = box.cards[card] == nil
      guard box.take(recall, of: card, on: day.number), let learned = box.cards[card] else {
        throw CompanionError.invalid("card must be one that came up in a reading of yours.", field: "card")
      }
      let due = ISO8601.date(CalendarDate(dayNumber: learned.due, calendar: .gregorian))
      let new = StoredTarotLearning.Card(
        card: card.id, box: learned.box, due: due, shown: learned.shown, missed: learned.missed)
      if let index = kept.cards.firstIndex(where: { TarotCard.named($0.card) == card }) {
        kept.cards[index] = new
      } else {
        kept.cards.append(new)
      }
      if isNew {
        // A device may have brought any number.
        let begun = kept.begunOn == today ? kept.begun ?? 0 : 0
        kept.begun = min(max(begun, 0), TarotCard.count) + 1
        kept.begunOn = today
      }
      return kept
    }
  }

  private func drawn(_ account: String) async throws -> [TarotCard] {
    try await journal.page(TarotSearch(language: .english), account: account, after: nil, limit: Self.readings).readings
      .flatMap { $0.kept.drawn.map(\.card) }
  }
}
