/// How much is stirring, day by day: a line that rises and falls over as many columns as there are days.
public enum WeekCurve {
  /// Draws the curve, 56 units high and as wide as its place.
  ///
  /// - Parameters:
  ///   - days: 0 … 1 for each day, in order.
  ///   - now: the day that wears the bead; `nil` for none.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(days: [Double], now: Int?, label: String) -> String {
    let width = 100 * Double(max(days.count, 1))
    let heights = days.map(height)
    var points = heights.enumerated().map { index, y in Point(x: 50 + 100 * Double(index), y: y) }
    if let first = heights.first, let last = heights.last {
      points = [Point(x: 0, y: first)] + points + [Point(x: width, y: last)]
    }
    let bead = now.flatMap { now in
      heights.indices.contains(now) ? Point(x: 100 * (Double(now) + 0.5) / Double(heights.count), y: heights[now]) : nil
    }
    return drawing(points, width: width, bead: bead, label: label)
  }

  /// Draws what has been, from edge to edge of its place: the line ends with the last of it, which is now and wears the bead.
  ///
  /// - Parameters:
  ///   - times: 0 … 1 for each week or month, in order; one alone is a level line.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(upToNow times: [Double], label: String) -> String {
    let heights = (times.count == 1 ? times + times : times).map(height)
    let points = heights.enumerated().map { index, y in Point(x: 100 * Double(index), y: y) }
    let bead = heights.last.map { Point(x: 100, y: $0) }
    return drawing(points, width: 100 * Double(max(heights.count - 1, 1)), bead: bead, label: label)
  }

  /// Where a share stands, with room for the bead above and below.
  private static func height(_ share: Double) -> Double { 50 - 42 * share.clamped(to: 0, 1) }

  /// - Parameters:
  ///   - width: how far the points go to the right.
  ///   - bead: where it sits: across in percent, and down in units.
  private static func drawing(_ points: [Point], width: Double, bead: Point?, label: String) -> String {
    var svg = SVGWriter()
    svg.open("svg", .paint("art-tide"), .naming(label), .labelled(label))
    svg.percentLine("base", from: 0, to: 100, y: 55.5)
    svg.stretchedCurve(points, width: width, height: 56, floor: 56)
    if let bead {
      svg.element("circle", .paint("now"), .percent("cx", bead.x), .number("cy", bead.y), .number("r", 6))
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
