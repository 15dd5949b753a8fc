package import ChartArt
import Readings
package import Tarot

/// The cards of a reading as a picture to send to somebody: 1080 × 1350, in their places, with nothing of the question on it.
package enum TarotShareCard {
  private static let width = 1080.0
  private static let height = 1350.0

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - draw: what lies on the table; a spread of one’s own lies in rows.
  ///   - title: what stands below, `Celtic Cross`.
  ///   - address: where the pages stand, `astronova.example`; empty leaves it out.
  package static func svg(_ draw: TarotDraw, title: String, address: String = "", theme: ChartTheme = .dark) -> String {
    let layout = SpreadLayout.of(draw.spread.kind, cards: draw.cards.count)
    let scale = min(920 / layout.width, 1080 / layout.height)
    let (left, top) = ((width - layout.width * scale) / 2, 70 + (1080 - layout.height * scale) / 2)
    let (wide, high) = (layout.card * scale, layout.card * scale * 12 / 7)
    var cards = ""
    for (index, (drawn, seat)) in zip(draw.cards, layout.seats).enumerated() {
      guard let art = CardArt(number: drawn.card.number) else { continue }
      let (x, y) = (left + seat.x * scale, top + seat.y * scale)
      let turn = (drawn.isReversed ? 180.0 : 0) + (seat.isAcross ? 90 : 0)
      let svg = art.svg(title: "", options: DrawingOptions(prefix: "c\(index)", theme: theme))
      cards +=
        "<g transform=\"translate(\(SVG.number(x)) \(SVG.number(y))) rotate(\(SVG.number(turn)))\">"
        + "<svg x=\"\(SVG.number(-wide / 2))\" y=\"\(SVG.number(-high / 2))\" width=\"\(SVG.number(wide))\" height=\"\(SVG.number(high))\" "
        + "viewBox=\"0 0 700 1200\">\(svg)</svg></g>"
    }
    let style =
      ShareFace.rule
      + theme.resolved(
        ".back{fill:var(--surface)}.words{fill:var(--text);font-weight:500}.date{fill:var(--text-2)}"
          + ".mark{fill:none;stroke:var(--text);stroke-width:2}.gold{fill:var(--accent-line)}"
          + ".share text{font-family:\(ShareFace.families)}")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="share" viewBox="0 0 1080 1350" width="1080" height="1350" role="img" \
      aria-label="\(SVG.escaped(title))"><style>\(style)</style><rect class="back" width="1080" height="1350"/>\(cards)\
      <g transform="translate(80 1220) scale(2.2)"><path class="mark" d="M19.6 5.7A10 10 0 1 0 24 14M2 18.5h24"/>\
      <circle class="gold" cx="22.4" cy="8.6" r="2.7"/></g><text class="words" x="160" y="1263" font-size="40">Astronova</text>\(ShareCard.addressBelow(address))\
      <text class="date" x="1000" y="1263" font-size="36" text-anchor="end">\(SVG.escaped(title))</text></svg>

      """
  }
}
