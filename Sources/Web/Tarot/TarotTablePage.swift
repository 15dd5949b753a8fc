package import Readings
import Shapes
package import Tarot

/// Cards on a table: each in its place, then in words, then what they say to one another.
package struct TarotTablePage: Page {
  package static let template = "tarot-table"
  package let draw: TarotDraw
  /// The ritual as it was sent.
  package let form: TarotForm
  /// `Saturday 21 November`.
  package let date: String
  /// Whether whoever looks is signed in.
  package let isMember: Bool

  package init(_ draw: TarotDraw, form: TarotForm, date: String, isMember: Bool) {
    self.draw = draw
    self.form = form
    self.date = date
    self.isMember = isMember
  }

  package func shell(in language: Language) -> Shell {
    Shell(
      title: language.page("tarot title"), tab: .tarot, sheets: ["tarot.css"],
      modules: ["tarot.js", "tarot-table.js", "tarot-device.js", "share.js", "keep.js", "zone.js"],
      isPublic: false)
  }

  package func values(assets: AssetCatalog, language: Language) -> [String: Any] {
    let texts = language.tarot
    let kind = draw.spread.kind
    let layout = SpreadLayout.of(kind, cards: draw.cards.count)
    let findings = texts.findings(SpreadAnalysis(draw, lens: texts.lens(of: form.question)))
    let narrative = language.narrative(of: draw, question: form.question, depth: form.depth)
    let view = TarotTableView(draw: draw, layout: layout, narrative: narrative, language: language)
    let question = form.question.isEmpty ? language.page("tarot-table untitled") : form.question
    return [
      "spread": texts.name(kind), "kind": layout.name, "date": date, "question": question,
      "thought": narrative.together, "thoughtSource": "card", "isLong": question.count > 160, "isByHand": !form.cards.isEmpty,
      "ground": layout.groundDrawing, "seats": view.seats, "words": view.words, "cards": view.cards,
      "names": draw.cards.map(texts.told).joined(separator: ", "), "isOne": draw.cards.count == 1, "count": "\(draw.cards.count)",
      "opening": Self.paragraph(narrative.opening), "together": Self.paragraph(narrative.together),
      "relations": narrative.relations.map { view.sentence($0.text, $0.evidence.positions) },
      "findings": findings.map { view.sentence($0.text, $0.positions) }, "hasFindings": !findings.isEmpty,
      "sit": Self.paragraph(narrative.ask), "act": Self.paragraph(narrative.next),
      "fields": form.fields, "isMember": isMember, "followFields": form.fields, "followText": "",
      "picture": Route.tarotShare.path + "?" + Self.pictureQuery(draw), "pictureName": "astronova-tarot.svg",
      "back": [CardPicture.values(of: nil, isFirst: true)],
    ]
  }

  private static func paragraph(_ text: String) -> [[String: Any]] { text.isEmpty ? [] : [["text": text]] }

  /// `spread=celtic&cards=wands-05,cups-03r`: what lies, and nothing of the question.
  package static func pictureQuery(_ draw: TarotDraw) -> String {
    let cards = draw.cards.map { $0.card.id + ($0.isReversed ? "r" : "") }
    return "spread=\(draw.spread.kind.rawValue)&cards=\(cards.joined(separator: ","))"
  }
}

/// The parts of a table.
private struct TarotTableView {
  let draw: TarotDraw
  let layout: SpreadLayout
  let narrative: TarotNarrative
  let language: Language

  private var texts: TarotTexts { language.tarot }
  private var kind: Spread.Kind { draw.spread.kind }

  /// `How to meet it`: what a place is called everywhere but beneath its card.
  private func place(_ index: Int) -> String { texts.name(draw.spread.positions[index], in: kind) }

  /// `To meet it`: the same where there is room for a word or two; by its full name where the table has none shorter.
  private func short(_ index: Int) -> String {
    let words = language.pages["tarot-seats \(kind.rawValue)"]
    return words.indices.contains(index) ? words[index].text : place(index)
  }

  private func told(_ drawn: DrawnCard) -> String {
    drawn.isReversed ? language.page("tarot-table reversed", ("card", texts.name(drawn.card))) : texts.name(drawn.card)
  }

  private func isAcross(_ index: Int) -> Bool { layout.seats.indices.contains(index) && layout.seats[index].isAcross }

  var seats: [[String: Any]] {
    draw.cards.indices.map { index in
      let number = "\(index + 1)"
      let card = told(draw.cards[index])
      // The label of a card that is lain upon tells both.
      let isBeneath = isAcross(index + 1) && index + 1 < draw.cards.count
      let also: [[String: Any]] = isBeneath ? [["second": "\(index + 2)", "across": short(index + 1).lowercased()]] : []
      return [
        "number": number, "card": card, "label": "\(number) \(short(index))", "also": also, "hasLabel": !isAcross(index),
        "said": language.page("tarot-table seat", ("number", number), ("place", place(index)), ("card", card)),
        "hidden": language.page("tarot-table seat-hidden", ("number", number), ("place", place(index))),
        "face": [CardPicture.values(of: draw.cards[index].card, isReversed: draw.cards[index].isReversed, isFirst: true)],
      ]
    }
  }

  var words: [[String: Any]] {
    draw.cards.indices.map { ["number": "\($0 + 1)", "card": told(draw.cards[$0]), "place": place($0)] }
  }

  var cards: [[String: Any]] {
    draw.cards.indices.map { index in
      let drawn = draw.cards[index]
      let written = texts.texts(of: drawn.card)
      let position = draw.spread.positions[index]
      return [
        "number": "\(index + 1)", "place": place(index), "name": texts.name(drawn.card),
        "told": told(drawn), "pictured": written.picture, "keys": CardView.keys(drawn.card, language), "core": written.core,
        "meaning": narrative.sections.first { $0.position == index }?.text ?? written.meaning(isReversed: drawn.isReversed),
        "asks": texts.question(position, in: kind).map { [["text": $0]] } ?? [],
        "way": texts.orientation(isReversed: drawn.isReversed), "path": Route.tarotCardPage.path(drawn.card.id),
        "face": [CardPicture.values(of: drawn.card, isReversed: drawn.isReversed)],
      ]
    }
  }

  /// A sentence with the cards it rests on.
  func sentence(_ text: String, _ positions: [Int]) -> [String: Any] {
    let positions = positions.filter { draw.cards.indices.contains($0) }
    // A sentence about the whole table points at no card.
    let isNarrow = positions.count < draw.cards.count || draw.cards.count < 3
    let chips: [[String: Any]] = positions.prefix(isNarrow ? 5 : 0).map { index in
      [
        "number": "\(index + 1)",
        "text": language.page("tarot-table chip", ("number", "\(index + 1)"), ("card", texts.name(draw.cards[index].card))),
      ]
    }
    return [
      "text": text, "positions": positions.map { "\($0)" }.joined(separator: " "), "chips": chips, "hasChips": !chips.isEmpty,
    ]
  }
}
