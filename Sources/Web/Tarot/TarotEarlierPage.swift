package import Readings
import Shapes
package import Tarot

/// The same question within a day: the earlier reading goes first, and new cards wait for whoever wants them all the same.
package struct TarotEarlierPage: Page {
  package static let template = "tarot-earlier"
  /// The id of the kept reading.
  package let id: String
  package let question: String
  /// `Three-Card Story`.
  package let spread: String
  package let cards: [DrawnCard]
  /// The ritual as it was sent, which lays new cards.
  package let form: TarotForm
  /// Whether help was read before this.
  package let isHeard: Bool

  package init(id: String, question: String, spread: String, cards: [DrawnCard], form: TarotForm, isHeard: Bool) {
    self.id = id
    self.question = question
    self.spread = spread
    self.cards = cards
    self.form = form
    self.isHeard = isHeard
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("tarot-earlier title"), tab: .tarot, sheets: ["tarot.css"],
      modules: ["tarot.js", "tarot-table.js", "share.js", "keep.js"],
      isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let heard: [[String: Any]] = isHeard ? [["name": "heard", "value": "yes"]] : []
    return [
      "question": question, "spread": spread, "path": Route.tarotReadingPage.path(id),
      "cards": cards.map { drawn in
        [
          "told": language.tarot.told(drawn),
          "face": [CardPicture.values(of: drawn.card, isReversed: drawn.isReversed, isFirst: true)],
        ] as [String: Any]
      },
      "fields": form.fields + heard,
    ]
  }
}
