package import Readings
import Shapes
import Tarot

/// All 78 cards, or those that were looked for.
package struct CardLibraryPage: Page {
  /// What was asked for.
  package struct Search: Sendable, Hashable {
    /// The words.
    package var text: String
    /// `majors`, `wands`, `cups`, `swords` or `pentacles`; nothing for all.
    package var group: String

    package init(text: String = "", group: String = "") {
      self.text = text
      self.group = group
    }

    var suit: Suit? { Suit.allCases.first { $0.id == group } }
    var isMajor: Bool { group == "majors" }
    var isEmpty: Bool { text.isEmpty && suit == nil && !isMajor }
  }

  package static let template = "tarot-cards"
  package let search: Search

  package init(_ search: Search = Search()) { self.search = search }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("tarot-library title"), description: language.page("tarot-library description"), tab: .tarot,
      sheets: ["tarot.css"], modules: ["faces.js"], isPublic: search.isEmpty, preview: search.isEmpty ? .ofToday("cards") : nil)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let texts = language.tarot
    let found = texts.cards(matching: search.text, suit: search.suit, isMajor: search.isMajor)
    let groups = [nil] + Suit.allCases.map(Optional.init)
    let count =
      found.count == 1
      ? language.page("tarot-library found-one") : language.page("tarot-library found", ("count", "\(found.count)"))
    return [
      "search": search.text, "isNarrow": !search.isEmpty, "count": count, "nothing": found.isEmpty,
      "choices": [("", language.page("tarot-library all"), search.suit == nil && !search.isMajor)].map(Self.choice)
        + groups.map { suit in
          Self.choice(
            (
              suit?.id ?? "majors", title(suit, language),
              suit == nil ? search.isMajor : search.suit == suit
            ))
        },
      "groups": groups.compactMap { suit -> [String: Any]? in
        let cards = found.filter { $0.suit == suit }
        guard !cards.isEmpty else { return nil }
        return [
          "title": title(suit, language), "anchor": suit?.id ?? "majors",
          "cards": cards.map { CardView.neighbour($0, language) },
        ]
      },
    ]
  }

  private func title(_ suit: Suit?, _ language: Language) -> String {
    suit.map { language.tarot.name($0) } ?? language.page("tarot-library majors")
  }

  private static func choice(_ choice: (value: String, title: String, isChosen: Bool)) -> [String: Any] {
    ["value": choice.value, "title": choice.title, "isChosen": choice.isChosen]
  }
}
