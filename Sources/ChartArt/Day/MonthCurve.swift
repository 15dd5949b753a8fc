/// How a number went, day by day: a line over as many days as there are, with the last of them at the edge.
public enum MonthCurve {
  /// Draws the curve, 112 units high and as wide as its place.
  ///
  /// - Parameters:
  ///   - days: 0 … 1 for each day, in order; the last one wears the bead.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(days: [Double], label: String) -> String {
    var svg = SVGWriter()
    svg.open("svg", .paint("art-tide art-month"), .naming(label), .labelled(label))
    for share in [0, 0.5, 1] { svg.percentLine("base", from: 0, to: 100, y: height(share)) }
    let heights = days.map(height)
    let points = heights.enumerated().map { index, y in Point(x: 100 * Double(index), y: y) }
    svg.stretchedCurve(points, width: 100 * Double(max(days.count - 1, 1)), height: 112, floor: height(0))
    if let last = heights.last {
      svg.element("circle", .paint("now"), .text("cx", "100%"), .number("cy", last), .number("r", 6))
    }
    svg.close("svg")
    return svg.string
  }

  /// Where a share stands, with room for the bead above and below.
  private static func height(_ share: Double) -> Double { 104.5 - 96 * share.clamped(to: 0, 1) }

  /// The paint of the curve, over that of ``WeekCurve``.
  public static let stylesheet = """
    .art-month{block-size:112px}

    """
}
