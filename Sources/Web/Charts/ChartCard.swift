package import Astrology
package import ChartArt
import Ephemeris
package import Readings

/// A birth chart as a picture to send to somebody: 1080 × 1350, the wheel and three facts, without date, hour and place of the birth.
package enum ChartCard {
  /// Draws the card.
  ///
  /// - Parameters:
  ///   - chart: whose wheel it is.
  ///   - name: whose chart it is; empty for the reader’s own.
  ///   - address: where the pages stand, `astronova.example`; empty leaves it out.
  package static func svg(
    _ chart: NatalChart, name: String, address: String, language: Language, theme: ChartTheme = .dark
  ) -> String {
    let chart = chart.inItsZodiac
    let title = ChartPage.heading(name, language)
    let wheel = ChartWheel.svg(WheelFigure(chart), layout: .desk, title: "", options: .standalone(theme))
      .replacing("width=\"680\" height=\"680\" fill", with: "x=\"90\" y=\"190\" width=\"900\" height=\"900\" fill")
    let head = text(SetText(title, width: 900, height: 70, sizes: [60, 52, 44, 36, 28, 20]), "words", top: 130)
    let foot = text(SetText(facts(chart, language), width: 900, height: 44, sizes: [38, 34, 30, 26, 22, 18]), "date", top: 1150)
    let style = ShareFace.rule + theme.resolved(ShareCard.style)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="card" viewBox="0 0 1080 1350" width="1080" height="1350" role="img" \
      aria-label="\(SVG.escaped(title))"><style>\(style)</style><rect class="back" width="1080" height="1350"/>\(wheel)\(head)\(foot)\
      \(ShareCard.mark)\(ShareCard.address(address))</svg>

      """
  }

  /// `Sun in Gemini · Moon in Pisces · Rising in Libra`, as far as each is known.
  private static func facts(_ chart: NatalChart, _ language: Language) -> String {
    let names = language.names
    var facts: [(String, ZodiacSign)] = []
    if let sign = chart.sign(of: .body(.sun)) { facts.append((names.name(CelestialBody.sun), sign)) }
    if let sign = chart.sign(of: .body(.moon)) { facts.append((names.name(CelestialBody.moon), sign)) }
    if let angles = chart.angles { facts.append((language.page("chart rising"), ZodiacSign(longitude: angles.ascendant))) }
    return facts.map { language.page("chart in-sign", ("body", $0.0), ("sign", names.name($0.1))) }.joined(separator: " · ")
  }

  private static func text(_ set: SetText, _ paint: String, top: Double) -> String {
    set.lines.enumerated().map { index, line in
      "<text class=\"\(paint)\" x=\"90\" y=\"\(SVG.number(top + Double(index) * set.leading))\" font-size=\"\(SVG.number(set.size))\">"
        + "\(SVG.escaped(line))</text>"
    }.joined()
  }
}
