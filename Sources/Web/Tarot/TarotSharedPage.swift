package import Readings
import Shapes
package import Tarot

/// Readings that somebody shows by a link: the cards and what they say, without notes and without a name.
package struct TarotSharedPage: Page {
  /// A reading.
  package struct Reading: Sendable {
    package var date: String
    /// Empty when it is not shown.
    package var question: String
    package var spread: String
    /// What lies there; `nil` when the reading is told without its cards being known.
    package var draw: TarotDraw
    /// What the positions are called.
    package var places: [String]

    /// Puts the value together from its parts.
    package init(date: String, question: String, spread: String, draw: TarotDraw, places: [String]) {
      self.date = date
      self.question = question
      self.spread = spread
      self.draw = draw
      self.places = places
    }
  }

  package static let template = "tarot-shared"
  /// What the link is called; empty when it has no title.
  package let title: String
  /// None when the link has ended.
  package let readings: [Reading]
  /// Where its cards are as a picture; `nil` when the link has ended.
  package var preview: String?
  /// Until when, in words.
  package let until: String

  package init(title: String, readings: [Reading], until: String) {
    self.title = title
    self.readings = readings
    self.until = until
  }

  package func shell(in language: Language) -> Shell {
    let title = language.page("tarot-shared title")
    return Shell(
      title: title, tab: .tarot, sheets: ["tarot.css"], isPublic: false, preview: preview.map { .at($0) }, previewAlt: title)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    [
      "title": title.isEmpty ? language.page("tarot-shared title") : title, "isOver": readings.isEmpty, "until": until,
      "readings": readings.enumerated().map { number, reading in Self.values(reading, number, language) },
    ]
  }

  private static func values(_ reading: Reading, _ number: Int, _ language: Language) -> [String: Any] {
    let texts = language.tarot
    let told = language.narrative(of: reading.draw, question: reading.question)
    return [
      "number": "\(number + 1)", "date": reading.date, "spread": reading.spread, "question": reading.question,
      "hasQuestion": !reading.question.isEmpty, "opening": told.opening,
      "cards": reading.draw.cards.enumerated().map { index, drawn in
        [
          "told": texts.told(drawn), "place": reading.places.indices.contains(index) ? reading.places[index] : "",
          "path": Route.tarotCardPage.path(drawn.card.id),
          "text": told.sections.first { $0.position == index }?.text ?? "",
          "face": [CardPicture.values(of: drawn.card, isReversed: drawn.isReversed, isFirst: true)],
        ] as [String: Any]
      },
      "closing": told.closing.map { ["text": $0] },
    ]
  }
}
