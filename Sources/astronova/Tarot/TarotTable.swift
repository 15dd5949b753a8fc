import Readings
import Tarot

/// Laid cards for a terminal of 80 columns: the layout, the cards by position, the reading, and what is found in them.
struct TarotTable {
  let draw: TarotDraw
  let question: String
  /// `nil` when the cards were laid by hand.
  let ritual: Ritual?
  let narrative: TarotNarrative
  private let texts = Language.english.tarot

  init(draw: TarotDraw, question: String, ritual: Ritual?, narrative: TarotNarrative) {
    (self.draw, self.question, self.ritual, self.narrative) = (draw, question, ritual, narrative)
  }

  var text: String {
    var parts = [heading, layout, positions, told]
    let findings = texts.findings(SpreadAnalysis(draw, lens: texts.lens(of: question)))
    parts.append(findings.map { Paragraph.wrapped("- \($0.text)") }.joined())
    if let ritual {
      let digits = String(ritual.nonce, radix: 16)
      let nonce = String(repeating: "0", count: 16 - digits.utf8.count) + digits
      parts.append(Paragraph.wrapped("To lay these cards again: --nonce \(nonce), with the same question, knocks and cut."))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The reading, a line before each card saying which it is; empty for one that its gate holds back.
  private var told: String {
    guard narrative.gate.isPassed else { return "" }
    let cards = narrative.sections.map { section in
      let place = Self.plain(section.place)
      return Paragraph.wrapped("\(section.position + 1)  \(section.title)\(place.isEmpty ? "" : " · \(place)")")
        + Paragraph.wrapped(section.text)
    }
    return ([Paragraph.wrapped(narrative.opening)] + cards + narrative.closing.map { Paragraph.wrapped($0) })
      .joined(separator: "\n")
  }

  /// A text without what a terminal takes for a command.
  private static func plain(_ text: String) -> String {
    String(text.unicodeScalars.filter { !isControl($0) }.map(Character.init))
  }

  private var heading: String {
    let name = texts.name(draw.spread.kind) + "\n"
    // A question from a file may hold anything that a terminal takes for a command.
    let asked = String(question.unicodeScalars.map { Self.isControl($0) ? " " : Character($0) })
    return asked.allSatisfy(\.isWhitespace) ? name : name + Paragraph.wrapped(asked)
  }

  private var positions: String {
    var table = TextTable(.right, .left, .left, .left)
    for (index, (position, drawn)) in zip(draw.spread.positions, draw.cards).enumerated() {
      let name = Self.plain(texts.name(position, in: draw.spread.kind))
      table.row("\(index + 1)", name, texts.name(drawn.card), texts.orientation(isReversed: drawn.isReversed))
    }
    return table.text
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }

  // MARK: the layout

  /// The cards where they lie on the table; a reversed one has its mark below.
  private var layout: String {
    if draw.spread.kind == .celtic { return Self.drawing(rows: celtic.map { row in row.map { $0.map(face) } }) }
    let faces = draw.cards.indices.map { Optional(face($0)) }
    // Ten to a row fit into a terminal.
    return stride(from: 0, to: faces.count, by: 10).map { start in
      Self.drawing(rows: [Array(faces[start..<min(start + 10, faces.count)])])
    }.joined()
  }

  /// The cross, and the staff beside it from below; the crossing card lies beside the one it crosses.
  private var celtic: [[Int?]] {
    [
      [nil, 4, nil, nil, nil, 9], [2, 0, 1, 3, nil, 8], [nil, 5, nil, nil, nil, 7], [nil, nil, nil, nil, nil, 6],
    ]
  }

  /// The three lines inside a card: its place, its sign, and how it lies.
  private func face(_ index: Int) -> [String] {
    let drawn = draw.cards[index]
    let card = drawn.card
    let sign =
      if let suit = card.suit, let rank = card.rank {
        // Two letters, since knight and king begin alike.
        "\(rank.isCourt || rank == .ace ? texts.name(rank).prefix(2) : "\(rank.rawValue)")\(texts.name(suit).prefix(1))"
      } else { "T\(card.number)" }
    return [Self.centered("\(index + 1)"), Self.centered(sign), drawn.isReversed ? "  v  " : "  ^  "]
  }

  private static func centered(_ text: String) -> String {
    let left = max(0, (5 - text.count) / 2)
    let padded = String(repeating: " ", count: left) + text
    return padded + String(repeating: " ", count: max(0, 5 - padded.count))
  }

  private static func drawing(rows: [[[String]?]]) -> String {
    var text = ""
    for row in rows {
      for line in 0..<5 {
        var drawn = ""
        for face in row {
          let piece =
            switch (face, line) {
            case (nil, _): "       "
            case (_, 0), (_, 4): "+-----+"
            case (let face?, _): "|\(face[line - 1])|"
            }
          drawn += (drawn.isEmpty ? "" : " ") + piece
        }
        while drawn.last == " " { drawn.removeLast() }
        text += drawn + "\n"
      }
    }
    return text
  }
}
