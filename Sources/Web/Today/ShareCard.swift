package import ChartArt
package import Readings

/// The headline of a day as a picture to send to somebody: 1080 × 1350, on its own ground, with nothing of the birth in it.
package enum ShareCard {
  private static let width = 1080.0
  private static let margin = 90.0

  /// Draws the card.
  ///
  /// - Parameters:
  ///   - headline: the thought of the day.
  ///   - date: `Saturday 21 November`.
  ///   - elongation: of the Moon from the Sun, in degrees.
  ///   - address: where the pages stand, `astronova.example`; empty leaves it out.
  package static func svg(
    headline: String, date: String, elongation: Double, address: String = "", theme: ChartTheme = .dark
  ) -> String {
    let moon = MoonDisc.svg(phaseAngle: elongation, detail: .dial, title: "", options: .standalone(theme))
    let placed = moon.replacing("width=\"316\" height=\"316\"", with: "x=\"540\" y=\"60\" width=\"520\" height=\"520\"")
    let set = SetText(headline, width: width - 2 * margin, height: 520)
    let top = 1120 - Double(set.lines.count - 1) * set.leading
    let text = set.lines.enumerated().map { index, line in
      "<text class=\"words\" x=\"90\" y=\"\(SVG.number(top + Double(index) * set.leading))\" font-size=\"\(SVG.number(set.size))\">"
        + "\(SVG.escaped(line))</text>"
    }.joined()
    let named = address.isEmpty ? "" : Self.address(address)
    let style = ShareFace.rule + theme.resolved(Self.style)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="card" viewBox="0 0 1080 1350" width="1080" height="1350" \
      role="img" aria-label="\(SVG.escaped(headline))"><style>\(style)</style>\
      <rect class="back" width="1080" height="1350"/>\(placed)\
      <text class="date" x="90" y="130" font-size="40">\(SVG.escaped(date))</text>\(text)\
      \(Self.mark)\(named)</svg>

      """
  }

  /// The paint of a card: its ground, its words and its mark.
  static let style = """
    .back{fill:var(--surface)}
    .words{fill:var(--text);font-weight:500}
    .date{fill:var(--text-2)}
    .mark{fill:none;stroke:var(--text);stroke-width:2}
    .gold{fill:var(--accent-line)}
    .card text{font-family:\(ShareFace.families)}

    """

  /// The mark and the name at the left of the foot.
  static let mark = """
    <g transform="translate(90 1210) scale(2.2)"><path class="mark" d="M19.6 5.7A10 10 0 1 0 24 14M2 18.5h24"/>\
    <circle class="gold" cx="22.4" cy="8.6" r="2.7"/></g><text class="date" x="170" y="1253" font-size="40">Astronova</text>
    """

  /// The address at the right of the foot, smaller where it is long, and never cut.
  static func address(_ text: String) -> String {
    let set = SetText(text, width: 560, height: 40, sizes: [40, 34, 28, 24, 20, 16, 12])
    return placed(set, x: 990, y: 1253, anchor: " text-anchor=\"end\"")
  }

  /// The same below the name, where something else stands at the right.
  static func addressBelow(_ text: String) -> String {
    placed(SetText(text, width: 420, height: 30, sizes: [26, 22, 18, 14, 12]), x: 160, y: 1298)
  }

  private static func placed(_ set: SetText, x: Double, y: Double, anchor: String = "") -> String {
    set.lines.enumerated().map { index, line in
      "<text class=\"date\" x=\"\(SVG.number(x))\" y=\"\(SVG.number(y + Double(index) * set.leading))\" "
        + "font-size=\"\(SVG.number(set.size))\"\(anchor)>\(SVG.escaped(line))</text>"
    }.joined()
  }
}

extension ShareCard {
  /// The card of tonight, as everybody has it.
  package static func svg(
    _ sky: SkyTonight, on day: LocalDay, language: Language, address: String = "", theme: ChartTheme = .dark
  ) -> String {
    svg(
      headline: TonightReading(sky, language: language).headline, date: language.dates.heading(day.date),
      elongation: sky.elongation, address: address, theme: theme)
  }

  /// The card of a day.
  package static func svg(
    _ reading: DailyReading, on day: LocalDay, language: Language, address: String = "", theme: ChartTheme = .dark
  ) -> String {
    svg(
      headline: reading.headline, date: language.dates.heading(day.date), elongation: reading.moon.elongation,
      address: address, theme: theme)
  }
}
