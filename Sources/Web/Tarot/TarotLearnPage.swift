package import Readings
import Shapes
package import Tarot

/// Learning by cards that came up in one's own readings: a face, what it says beneath, and how well it was known.
package struct TarotLearnPage: Page {
  package static let template = "tarot-learn"
  /// The card that is shown; `nil` when none is due.
  package let card: TarotCard?
  /// How many cards are due with it.
  package let due: Int
  /// How many cards lie in each box.
  package let counts: [Int]
  /// How many cards came up in readings.
  package let drawn: Int
  /// When the next card is due, in words; empty when none is known.
  package let next: String

  package init(card: TarotCard?, due: Int, counts: [Int], drawn: Int, next: String) {
    self.card = card
    self.due = due
    self.counts = counts
    self.drawn = drawn
    self.next = next
  }

  package func shell(in language: Language) -> Shell {
    Shell(title: language.page("tarot-learn title"), tab: .tarot, sheets: ["today.css", "tarot.css"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let learned = counts.reduce(0, +)
    return [
      "isEmpty": drawn == 0 && learned == 0, "isDone": card == nil && !(drawn == 0 && learned == 0), "next": next,
      "hasNext": !next.isEmpty,
      "due": due == 1 ? language.page("tarot-learn due-one") : language.page("tarot-learn due", ("count", "\(due)")),
      "card": card.map { [Self.values($0, language)] } ?? [],
      "boxes": counts.enumerated().map { index, count in
        [
          "name": language.page("tarot-learn box", ("number", "\(index + 1)")), "count": "\(count)",
          "width": learned == 0 ? "0" : "\(count * 100 / learned)%",
        ]
      },
      "hasBoxes": learned > 0,
    ]
  }

  private static func values(_ card: TarotCard, _ language: Language) -> [String: Any] {
    let written = language.tarot.texts(of: card)
    return [
      "id": card.id, "name": language.tarot.name(card), "path": Route.tarotCardPage.path(card.id), "core": written.core,
      "upright": written.upright, "reversed": written.reversed, "picture": written.picture,
      "face": [CardPicture.values(of: card, isFirst: true)],
      "recalls": Recall.allCases.map { ["value": $0.rawValue, "text": language.page("tarot-learn \($0.rawValue)")] },
    ]
  }
}
