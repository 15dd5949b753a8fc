/// All cards and the back on one picture, to be looked at together.
public enum CardSheet {
  /// The cards in rows: the major arcana in two, a row for each suit; the back stands behind the second row.
  ///
  /// - Parameter theme: the colours; `nil` for those that the reader's system has chosen.
  public static func svg(_ theme: ChartTheme?) -> String {
    var svg = SVGWriter()
    let (columns, pitch, rise, edge) = (14.0, 140.0, 236.0, 24.0)
    let (width, height) = (columns * pitch + 2 * edge - 12, 6 * rise + 2 * edge - 16)
    var box = [UInt8]("0 0 ".utf8)
    box.appendDecimal(width)
    box.append(UInt8(ascii: " "))
    box.appendDecimal(height)
    svg.open(
      "svg", .text("xmlns", "http://www.w3.org/2000/svg"), .text("viewBox", String(decoding: box, as: UTF8.self)),
      .number("width", width), .number("height", height), .text("fill", "none"), .text("role", "img"),
      .text("aria-label", "All tarot cards"))
    let rules = ".table{fill:var(--surface)}\n" + CardStylesheet.rules(of: CardSuit.allCases)
    svg.style(
      theme?.resolved(rules) ?? ChartTheme.light.resolved(rules) + "@media (prefers-color-scheme:dark){"
        + ChartTheme.dark.resolved(rules) + "}")
    svg.element("rect", .paint("table"), .number("width", width), .number("height", height))
    // The glyphs that stand on cards, once for all of them.
    svg.open("defs")
    for glyph in Glyph.allCases.prefix(12) + [.mercury, .fire, .earth, .air, .water] { svg.symbol(glyph, id: glyph.id) }
    svg.close("defs")
    for card in CardArt.all {
      let art = card.svg(options: .page(prefix: "card-" + card.number.description))
      let (row, column) = place(of: card)
      add(art, to: &svg, x: edge + Double(column) * pitch, y: edge + Double(row) * rise)
    }
    add(CardArt.back(options: .page(prefix: "card-back")), to: &svg, x: edge + 12 * pitch, y: edge + rise)
    svg.close("svg")
    svg.newline()
    return svg.string
  }

  private static func place(of card: CardArt) -> (row: Int, column: Int) {
    // Eleven majors stand in a row, in the middle of fourteen places.
    card.suit == .majors ? (card.number / 11, card.number % 11 + 1) : (Int(card.suit.rawValue) + 1, card.rank)
  }

  private static func add(_ art: String, to svg: inout SVGWriter, x: Double, y: Double) {
    svg.open("svg", .number("x", x), .number("y", y), .number("width", 128), .number("height", 220))
    svg.drawing(art)
    svg.close("svg")
  }
}
