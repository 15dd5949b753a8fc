package import ChartArt
package import Readings

/// The headline of a day as a picture to send to somebody: 1080 × 1350, on its own ground, with nothing of the birth in it.
package enum ShareCard {
  private static let width = 1080
  private static let height = 1350

  /// Draws the card.
  ///
  /// - Parameters:
  ///   - headline: the thought of the day.
  ///   - date: `Saturday 21 November`.
  ///   - elongation: of the Moon from the Sun, in degrees.
  package static func svg(headline: String, date: String, elongation: Double, theme: ChartTheme = .dark) -> String {
    let moon = MoonDisc.svg(phaseAngle: elongation, detail: .dial, title: "", options: .standalone(theme))
    let placed = moon.replacing("width=\"316\" height=\"316\"", with: "x=\"540\" y=\"60\" width=\"520\" height=\"520\"")
    let lines = Self.lines(headline, most: 20)
    let size = lines.count > 5 ? 84 : 100
    let top = 1130 - lines.count * (size + 12)
    let text = lines.enumerated().map { index, line in
      "<text class=\"words\" x=\"90\" y=\"\(top + index * (size + 12))\" font-size=\"\(size)\">\(escaped(line))</text>"
    }.joined()
    let style = theme.resolved(
      """
      .back{fill:var(--surface)}
      .words{fill:var(--text);font-weight:500}
      .date{fill:var(--text-2)}
      .mark{fill:none;stroke:var(--text);stroke-width:2}
      .gold{fill:var(--accent-line)}
      .card text{font-family:ui-rounded,"SF Pro Rounded",Nunito,system-ui,sans-serif}

      """)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="card" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-label="\(escaped(headline))"><style>\(style)</style>\
      <rect class="back" width="\(width)" height="\(height)"/>\(placed)\
      <text class="date" x="90" y="130" font-size="40">\(escaped(date))</text>\(text)\
      <g transform="translate(90 1210) scale(2.2)"><path class="mark" d="M19.6 5.7A10 10 0 1 0 24 14M2 18.5h24"/>\
      <circle class="gold" cx="22.4" cy="8.6" r="2.7"/></g><text class="date" x="170" y="1253" font-size="40">Astronova</text></svg>

      """
  }

  /// The headline in lines of about as many characters, never within a word.
  static func lines(_ text: String, most: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= most {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return Array(lines.prefix(8))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

extension ShareCard {
  /// The card of tonight, as everybody has it.
  package static func svg(_ sky: SkyTonight, on day: LocalDay, language: Language, theme: ChartTheme = .dark) -> String {
    svg(
      headline: TonightReading(sky, language: language).headline, date: language.dates.heading(day.date),
      elongation: sky.elongation,
      theme: theme)
  }

  /// The card of a day.
  package static func svg(_ reading: DailyReading, on day: LocalDay, language: Language, theme: ChartTheme = .dark) -> String {
    svg(headline: reading.headline, date: language.dates.heading(day.date), elongation: reading.moon.elongation, theme: theme)
  }
}
