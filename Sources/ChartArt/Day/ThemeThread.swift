/// When something came back: dots along a line of time, with ticks where months begin.
public enum ThemeThread {
  /// Draws the thread, 20 units high and as wide as its place.
  ///
  /// - Parameters:
  ///   - dots: places along the line, 0 … 1.
  ///   - ticks: where months begin, 0 … 1.
  ///   - latest: whether the last dot is of today, and so wears gold.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(dots: [Double], ticks: [Double], latest: Bool = false, label: String) -> String {
    var svg = SVGWriter()
    svg.open("svg", .paint("art-thread"), .naming(label), .labelled(label))
    svg.percentLine("base", from: 0, to: 100, y: 10)
    for tick in ticks where (0...1).contains(tick) {
      svg.element(
        "line", .paint("tick"), .percent("x1", 100 * tick), .percent("x2", 100 * tick), .number("y1", 6), .number("y2", 14))
    }
    for (index, dot) in dots.enumerated() where (0...1).contains(dot) {
      let isLatest = latest && index == dots.count - 1
      svg.element(
        "circle", .paint(isLatest ? "at at-now" : "at"), .percent("cx", 1.5 + 97 * dot), .number("cy", 10), .number("r", 4.5))
    }
    svg.close("svg")
    return svg.string
  }

  /// The paint of threads, over the tokens of the page.
  public static let stylesheet = """
    .art-thread{inline-size:100%;block-size:20px;overflow:visible}
    .art-thread .base{stroke:var(--line-3)}
    .art-thread .tick{stroke:var(--line-2)}
    .art-thread .at{fill:var(--text);stroke:var(--card);stroke-width:1.5}
    .art-thread .at-now{fill:var(--accent-line)}

    """
}
