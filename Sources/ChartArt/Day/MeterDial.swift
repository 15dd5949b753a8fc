import Ephemeris

/// A group of meters as a dial of 270°: the same signs as ``MeterString``, bent, with today's number in the middle.
public enum MeterDial {
  private static let center = Point(x: 32, y: 32)
  private static let radius: Double = 27

  /// Draws a dial in a box of 64.
  ///
  /// - Parameters:
  ///   - today: 0 … 100.
  ///   - yesterday: 0 … 100; `nil` draws no ring.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(today: Double, yesterday: Double?, label: String) -> String {
    let today = Percent.clamped(today)
    var svg = SVGWriter()
    svg.open("svg", .paint("art-gauge"), .text("viewBox", "0 0 64 64"), .naming(label), .labelled(label))
    svg.element("path", .paint("track"), .path(arc(to: 100)))
    for tick in [0.0, 25, 50, 75, 100] {
      let (outer, inner) = (place(tick, 22), place(tick, 19))
      svg.element(
        "line", .paint("tick"), .number("x1", outer.x), .number("y1", outer.y), .number("x2", inner.x), .number("y2", inner.y))
    }
    if today > 0 { svg.element("path", .paint("arc"), .path(arc(to: today))) }
    if let yesterday { bead("was", at: Percent.clamped(yesterday), 3, on: &svg) }
    bead("is", at: today, 5.5, on: &svg)
    svg.text(
      Int(today.rounded()).description, in: "text", .number("x", 32), .number("y", 38.5), .text("aria-hidden", "true"))
    svg.close("svg")
    return svg.string
  }

  /// A place on the dial: 0 at the lower left, 100 at the lower right, clockwise.
  static func place(_ value: Double, _ radius: Double = radius) -> Point {
    let (sine, cosine) = sineCosine((-135 + 2.7 * value) * radiansPerDegree)
    return Point(x: center.x + radius * sine, y: center.y - radius * cosine)
  }

  private static func arc(to value: Double) -> PathData {
    var path = PathData()
    path.move(to: place(0))
    path.arc(radius: radius, isLarge: value * 2.7 > 180, isClockwise: true, to: place(value))
    return path
  }

  private static func bead(_ paint: String, at value: Double, _ size: Double, on svg: inout SVGWriter) {
    let point = place(value)
    svg.element("circle", .paint(paint), .number("cx", point.x), .number("cy", point.y), .number("r", size))
  }

  /// The paint of dials, over the tokens of the page and `--q`.
  public static let stylesheet = """
    .art-gauge{inline-size:64px;block-size:64px;flex:none;overflow:visible}
    .art-gauge .track{fill:none;stroke:var(--line-2);stroke-width:1}
    .art-gauge .tick{stroke:var(--line-2);stroke-width:1}
    .art-gauge .arc{fill:none;stroke:var(--q);stroke-width:3;stroke-linecap:round}
    .art-gauge .was{fill:var(--card);stroke:var(--q);stroke-width:1.4}
    .art-gauge .is{fill:var(--q);stroke:var(--card);stroke-width:2}
    .art-gauge text{font-size:19px;font-weight:var(--w-bold);fill:var(--text);text-anchor:middle}

    """
}
