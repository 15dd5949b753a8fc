package import ChartArt
package import Readings

/// The line of a passage, or one of somebody’s own, as a picture to send to somebody: 1080 × 1350, in a frame that closes, and nothing of
/// whoever sends it.
package enum LineShareCard {
  /// Draws the line of a passage, and where it stands.
  package static func svg(_ passage: Passage, collection: String, address: String = "", theme: ChartTheme = .dark) -> String {
    svg(passage.statement, source: "\(collection) · \(passage.title)", address: address, theme: theme)
  }

  /// Draws a line.
  ///
  /// - Parameters:
  ///   - source: where it stands; empty for a line of one’s own.
  ///   - address: where the pages stand, `astronova.example`; empty leaves it out.
  package static func svg(_ line: String, source: String = "", address: String = "", theme: ChartTheme = .dark) -> String {
    let set = SetText(line, width: 800, height: 720, sizes: [88, 80, 72, 64, 56, 48, 40, 32, 24])
    let top = 650 - set.leading * Double(set.lines.count) / 2 + set.size * 0.9
    let text = set.lines.enumerated().map { index, line in
      "<text class=\"words\" x=\"540\" y=\"\(SVG.number(top + set.leading * Double(index)))\" "
        + "font-size=\"\(SVG.number(set.size))\" text-anchor=\"middle\">\(SVG.escaped(line))</text>"
    }.joined()
    let source = SetText(source, width: 560, height: 40, sizes: [36, 32, 28, 24, 20, 16, 12])
    let style =
      ShareFace.rule
      + theme.resolved(
        ".back{fill:var(--surface)}.words{fill:var(--text);font-weight:500}.date{fill:var(--text-2)}"
          + ".mark,.frame{fill:none;stroke:var(--text);stroke-width:2}.frame{stroke-width:5}.gold{fill:var(--accent-line)}"
          + ".share text{font-family:\(ShareFace.families)}")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="share" viewBox="0 0 1080 1350" width="1080" height="1350" role="img" \
      aria-label="\(SVG.escaped(line))"><style>\(style)</style><rect class="back" width="1080" height="1350"/>\
      <path class="frame" d="M70 200V70H200M880 70H1010V200M1010 970V1100H880M200 1100H70V970"/>\(text)\
      <g transform="translate(80 1220) scale(2.2)"><path class="mark" d="M19.6 5.7A10 10 0 1 0 24 14M2 18.5h24"/>\
      <circle class="gold" cx="22.4" cy="8.6" r="2.7"/></g><text class="words" x="160" y="1263" font-size="40">Astronova</text>\(ShareCard.addressBelow(address))\
      <text class="date" x="1000" y="1263" font-size="\(SVG.number(source.size))" text-anchor="end">\(SVG.escaped(source.lines.first ?? ""))</text></svg>

      """
  }
}
