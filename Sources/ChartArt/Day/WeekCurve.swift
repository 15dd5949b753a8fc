/// How much is stirring, day by day: a line that rises and falls over as many columns as there are days.
public enum WeekCurve {
  /// Draws the curve, 56 units high and as wide as its place.
  ///
  /// - Parameters:
  ///   - days: 0 … 1 for each day, in order.
  ///   - now: the day that wears the bead; `nil` for none.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(days: [Double], now: Int?, label: String) -> String {
    var svg = SVGWriter()
    svg.open("svg", .paint("art-tide"), .naming(label), .labelled(label))
    svg.percentLine("base", from: 0, to: 100, y: 55.5)
    let width = 100 * Double(max(days.count, 1))
    let heights = days.map { 50 - 42 * $0.clamped(to: 0, 1) }
    var points = heights.enumerated().map { index, y in Point(x: 50 + 100 * Double(index), y: y) }
    if let first = heights.first, let last = heights.last {
      points = [Point(x: 0, y: first)] + points + [Point(x: width, y: last)]
    }
    svg.stretchedCurve(points, width: width, height: 56, floor: 56)
    if let now, heights.indices.contains(now) {
      svg.element(
        "circle", .paint("now"), .percent("cx", 100 * (Double(now) + 0.5) / Double(heights.count)), .number("cy", heights[now]),
        .number("r", 6))
    }
    svg.close("svg")
    return svg.string
  }

  /// The paint of the curve, over the tokens of the page.
  public static let stylesheet = """
    .art-tide{inline-size:100%;block-size:56px;overflow:visible}
    .art-tide .area{fill:var(--secondary-soft)}
    .art-tide .line{fill:none;stroke:var(--secondary);stroke-width:1.5;vector-effect:non-scaling-stroke}
    .art-tide .now{fill:var(--accent-line);stroke:var(--card);stroke-width:2}
    .art-tide .base{stroke:var(--line)}

    """
}
