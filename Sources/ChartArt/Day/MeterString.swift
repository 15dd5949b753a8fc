/// A meter as a string from 0 to 100: a solid bead for today, a hollow ring for yesterday, and between them a thick bar, so that the
/// direction and the size of a change are seen before they are read.
///
/// Everything along the string is given in percent, so that all strings of a list have one length and beads compare downwards.
public enum MeterString {
  /// Draws a string, 22 units high and as wide as its place.
  ///
  /// - Parameters:
  ///   - today: 0 … 100; what lies outside is drawn at the end.
  ///   - yesterday: 0 … 100; `nil` draws neither ring nor bar.
  ///   - label: what a screen reader says; empty hides the drawing, for words that stand beside it.
  public static func svg(today: Double, yesterday: Double?, label: String) -> String {
    let today = Percent.clamped(today)
    var svg = SVGWriter()
    svg.open("svg", .paint("art-string"), .naming(label), .labelled(label))
    svg.percentLine("track", from: 0, to: 100, y: 11)
    for quarter in [0.0, 25, 50, 75, 100] {
      let reach = quarter.truncatingRemainder(dividingBy: 50) == 0 ? 4 : 2.5
      svg.element(
        "line", .paint("tick"), .percent("x1", quarter), .percent("x2", quarter), .number("y1", 11 - reach),
        .number("y2", 11 + reach))
    }
    svg.percentLine("fill", from: 0, to: today, y: 11)
    if let yesterday = yesterday.map(Percent.clamped) {
      svg.percentLine("move", from: yesterday, to: today, y: 11)
      svg.element("circle", .paint("was"), .percent("cx", yesterday), .number("cy", 11), .number("r", 4))
    }
    svg.element("circle", .paint("is"), .percent("cx", today), .number("cy", 11), .number("r", 7))
    svg.close("svg")
    return svg.string
  }

  /// The paint of strings, over the tokens of the page and `--q`.
  public static let stylesheet = """
    .art-string{inline-size:100%;block-size:22px;overflow:visible}
    .art-string .track,.art-string .tick{stroke:var(--line-2);stroke-width:1}
    .art-string .fill{stroke:var(--q);stroke-width:2;stroke-opacity:.38}
    .art-string .move{stroke:var(--q);stroke-width:4;stroke-linecap:round}
    .art-string .was{fill:var(--card);stroke:var(--q);stroke-width:1.5}
    .art-string .is{fill:var(--q);stroke:var(--card);stroke-width:2}

    """
}
