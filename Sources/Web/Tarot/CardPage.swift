package import Readings
import Shapes
package import Tarot

/// One card: its face, what is written about it, what of the sky it stands for, and its neighbours.
package struct CardPage: Page {
  package static let template = "tarot-card"
  package let card: TarotCard

  package init(_ card: TarotCard) { self.card = card }

  package func shell(in language: Language) -> Shell {
    let name = language.tarot.name(card)
    return Shell(
      title: name, description: language.page("tarot-card description", ("card", name)), tab: .tarot, sheets: ["tarot.css"],
      modules: ["keep.js"],
      preview: .ofToday("card-\(card.number)"), previewAlt: name)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let texts = language.tarot
    let written = texts.texts(of: card)
    let others = Set(TarotDeck.allCases.map { card.name(in: $0) }).subtracting([texts.name(card), card.name()]).sorted()
    return [
      "name": texts.name(card), "keys": CardView.keys(card, language), "core": written.core,
      "thought": written.core, "thoughtSource": "card",
      "face": [CardPicture.values(of: card, isFirst: true)],
      "upright": written.upright, "reversed": written.reversed, "advice": written.advice,
      "parts": [
        ("love", written.love, written.reversedLove), ("work", written.work, written.reversedWork),
        ("self", written.oneself, written.reversedOneself),
      ].map { ["title": language.page("tarot-card \($0.0)"), "text": $0.1, "turned": $0.2] },
      "picture": written.picture, "history": written.history, "closing": written.question,
      "symbols": written.symbols.map { ["name": $0.name, "meaning": $0.meaning] },
      "sky": texts.sky(of: card), "others": others.joined(separator: ", "), "hasOthers": !others.isEmpty,
      "before": TarotCard(number: card.number - 1).map { [CardView.neighbour($0, language)] } ?? [],
      "after": TarotCard(number: card.number + 1).map { [CardView.neighbour($0, language)] } ?? [],
    ]
  }
}

/// A card among others.
enum CardView {
  /// `Major arcanum, water, the Moon`: to what it belongs.
  static func keys(_ card: TarotCard, _ language: Language) -> String {
    let texts = language.tarot
    let kind = card.suit.map { texts.name($0) } ?? language.page("tarot-kind major")
    let element = language.names.title(card.element)
    let sky = texts.sky(of: card)
    return [kind, element, sky].enumerated().filter { $0.offset < 2 || $0.element != element }.map(\.element)
      .joined(separator: " · ")
  }

  /// A card as a picture that leads to its page.
  static func neighbour(_ card: TarotCard, _ language: Language) -> [String: Any] {
    [
      "name": language.tarot.name(card), "path": Route.tarotCardPage.path(card.id),
      "face": [CardPicture.values(of: card)],
    ]
  }
}
