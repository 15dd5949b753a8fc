package import Readings

/// One kept reading: the cards as they lay, what was told, one's own notes, and what happened later.
package struct TarotReadingPage: Page {
  /// A reading.
  package struct Model: Sendable, Hashable {
    package var id: String
    /// `Saturday 21 November 2026`.
    package var date: String
    /// The key of the spread: `celtic`.
    package var spread: String
    package var spreadName: String
    package var title: String
    /// The title that somebody gave it; empty when the question stands there.
    package var ownTitle: String
    package var question: String
    package var cards: [Card]
    /// The paragraphs of the narrative.
    package var narrative: [String]
    package var notes: String
    package var later: [Note]
    /// How the cards came there, in a sentence.
    package var origin: String
    package var notice: String
    /// The part of the page that was changed, where the notice then stands: `own`, `later` or `share`; empty for the head of the page.
    package var noticePart = ""
    /// Its links, the newest first.
    package var links: [Link] = []
    /// The address of its cards as a picture; empty for a spread of one’s own.
    package var picture = ""
    /// Whether more can be asked of it: its cards are cards of ours.
    package var canFollow = false
    package var problem: String

    /// Puts the value together from its parts.
    package init(
      id: String, date: String, spread: String, spreadName: String, title: String, ownTitle: String, question: String,
      cards: [Card], narrative: [String], notes: String, later: [Note], origin: String, notice: String = "", problem: String = ""
    ) {
      self.id = id
      self.date = date
      self.spread = spread
      self.spreadName = spreadName
      self.title = title
      self.ownTitle = ownTitle
      self.question = question
      self.cards = cards
      self.narrative = narrative
      self.notes = notes
      self.later = later
      self.origin = origin
      self.notice = notice
      self.problem = problem
    }
  }

  /// A card on its position.
  package struct Card: Sendable, Hashable {
    package var face: CardFace
    /// `How to meet it`.
    package var position: String
    /// `The Tower`, `The Tower (reversed)`.
    package var told: String

    /// Puts the value together from its parts.
    package init(face: CardFace, position: String, told: String) {
      self.face = face
      self.position = position
      self.told = told
    }
  }

  /// A link by which others see it.
  package struct Link: Sendable, Hashable {
    package var address: String
    /// Until when and how often it was followed, in a sentence.
    package var told: String

    /// Puts the value together from its parts.
    package init(address: String, told: String) {
      self.address = address
      self.told = told
    }
  }

  /// A note on what happened later.
  package struct Note: Sendable, Hashable {
    package var text: String
    /// `24 November 2026`.
    package var date: String

    /// Puts the value together from its parts.
    package init(text: String, date: String) {
      self.text = text
      self.date = date
    }
  }

  package static let template = "tarot-reading"
  package let model: Model

  package init(_ model: Model) { self.model = model }

  package func shell(in language: Language) -> Shell {
    Shell(title: model.title, tab: .tarot, sheets: TarotSheets.all, modules: ["copy.js", "keep.js"], isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    // Only layouts that the style sheet knows have places of their own.
    let layout = ["single", "threeCard", "fiveCard", "decision", "relationship", "celtic"].contains(model.spread)
    // The paragraphs on single cards stand below a line with the card and its place.
    let headings = Set(model.cards.map { "\($0.told) · \($0.position)" })
    return [
      "id": model.id, "date": model.date, "layout": layout ? "lay-\(model.spread.lowercased())" : "lay-row",
      "cardCount": model.cards.count, "spread": model.spreadName, "title": model.title, "ownTitle": model.ownTitle,
      "question": model.question.isEmpty || model.question == model.title ? [] : [["text": model.question]],
      "cards": model.cards.enumerated().map { index, card in
        [
          "place": index + 1, "art": card.face.html(prefix: "c\(index)-"), "position": card.position, "told": card.told,
        ] as [String: Any]
      },
      "hasNarrative": !model.narrative.isEmpty,
      "narrative": model.narrative.map { ["text": $0, "isCard": headings.contains($0)] as [String: Any] },
      "thought": model.narrative.last ?? "", "thoughtSource": "card",
      "links": model.links.enumerated().map { ["number": "\($0 + 1)", "address": $1.address, "told": $1.told] },
      "hasLinks": !model.links.isEmpty, "picture": model.picture.isEmpty ? [] : [["address": model.picture]],
      "canFollow": model.canFollow, "followFields": [["name": "reading", "value": model.id]], "followText": "",
      "notes": model.notes, "hasLater": !model.later.isEmpty,
      "later": model.later.map { ["text": $0.text, "date": $0.date] }, "origin": model.origin,
      "notice": notice(at: ""), "savedNotice": notice(at: "own"), "laterNotice": notice(at: "later"),
      "shareNotice": notice(at: "share"),
      "problem": model.problem.isEmpty ? [] : [["text": model.problem]],
    ]
  }

  /// What is said once, at the one place of the page where it is said.
  private func notice(at part: String) -> [[String: Any]] {
    model.notice.isEmpty || model.noticePart != part ? [] : [["text": model.notice]]
  }
}
