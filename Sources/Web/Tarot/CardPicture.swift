package import ChartArt
import Readings
import Shapes
package import Tarot

/// The faces of the deck, and its back, as pictures with an address of their own.
package enum CardPicture {
  /// The drawing of a card; of the back without one. It speaks no words: the name stands beside it.
  package static func svg(of card: TarotCard?, theme: ChartTheme) -> String {
    guard let card, let art = CardArt(number: card.number) else { return CardArt.back(options: .standalone(theme)) }
    return art.svg(options: .standalone(theme))
  }

  /// The name of its file: `wands-05.svg`, `back.svg`.
  package static func file(of card: TarotCard?) -> String { (card?.id ?? "back") + ".svg" }

  /// Where it lies; a browser may keep what lies there for ever, since another drawing has another address.
  static func path(of card: TarotCard?, theme: ChartTheme) -> String {
    "\(Route.tarotCardPage.path(file(of: card)))?theme=\(name(of: theme))&v=\(edition)"
  }

  /// `light` or `dark`, as addresses have it.
  package static func name(of theme: ChartTheme) -> String { theme == .light ? "light" : "dark" }

  /// The theme of an address; `nil` when it is none.
  package static func theme(named name: String) -> ChartTheme? { ChartTheme.allCases.first { self.name(of: $0) == name } }

  /// What tells one edition of the deck from the next: a hash over all its drawings. Worked out when it is first asked for.
  package static let edition: String = {
    let faces = TarotCard.all.reduce(FNV1a.hash([])) { FNV1a.hash(svg(of: $1, theme: .light).utf8, after: $0) }
    return FNV1a.edition(FNV1a.hash(svg(of: nil, theme: .dark).utf8, after: faces))
  }()

  /// What the template of a face may name: the picture by day and by night, and whether it lies on its head.
  static func values(of card: TarotCard?, isReversed: Bool = false, isFirst: Bool = false) -> [String: Any] {
    [
      "light": path(of: card, theme: .light), "dark": path(of: card, theme: .dark), "isReversed": isReversed,
      "loading": isFirst ? "eager" : "lazy",
    ]
  }
}
