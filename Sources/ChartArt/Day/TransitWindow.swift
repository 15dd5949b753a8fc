/// The time in which a contact is in force: how near it is from day to day, with a stroke for now and a bead for every exact moment.
public enum TransitWindow {
  /// The words under the window.
  public struct Ends: Sendable, Hashable {
    /// When it comes into force: a date, as it is to be read.
    public var start: String
    /// When it goes out of force.
    public var end: String
    /// The word at the stroke.
    public var now: String

    public init(start: String, end: String, now: String) {
      self.start = start
      self.end = end
      self.now = now
    }
  }

  /// Draws the window, 64 units high and as wide as its place.
  ///
  /// - Parameters:
  ///   - strengths: 0 … 1, evenly spaced over the whole window; 1 is exact.
  ///   - now: the place of now, 0 … 1; `nil` when now is outside.
  ///   - exact: the places of the exact moments, 0 … 1.
  ///   - ends: the words under the window; an end makes room for a now that stands over it.
  ///   - label: what a screen reader says; empty hides the drawing.
  public static func svg(
    strengths: [Double], now: Double?, exact: [Double], ends: Ends, label: String
  ) -> String {
    var svg = SVGWriter()
    svg.open("svg", .paint("art-window"), .naming(label), .labelled(label))
    svg.percentLine("base", from: 0, to: 100, y: 38)
    let last = Double(max(strengths.count - 1, 1))
    let points = strengths.enumerated().map { index, strength in
      Point(x: 700 * Double(index) / last, y: height(strength))
    }
    svg.stretchedCurve(points, width: 700, height: 44, floor: 38)
    if let now, (0...1).contains(now) {
      svg.element(
        "line", .paint("now"), .percent("x1", 100 * now), .percent("x2", 100 * now), .number("y1", 18), .number("y2", 42))
    }
    for moment in exact where (0...1).contains(moment) {
      svg.element("circle", .paint("exact"), .percent("cx", 100 * moment), .number("cy", 8), .number("r", 4.5))
    }
    let place = now.flatMap { (0...1).contains($0) ? $0 : nil }
    if place.map({ $0 > 0.3 }) ?? true { word(ends.start, at: 0, "from", on: &svg) }
    if place.map({ $0 < 0.7 }) ?? true { word(ends.end, at: 100, "to", on: &svg) }
    if let place { word(ends.now, at: 100 * place, place < 0.06 ? "from" : place > 0.94 ? "to" : "at", on: &svg) }
    svg.close("svg")
    return svg.string
  }

  private static func word(_ text: String, at place: Double, _ paint: String, on svg: inout SVGWriter) {
    guard !text.isEmpty else { return }
    svg.text(text, in: "text", .paint(paint), .percent("x", place), .number("y", 59), .text("aria-hidden", "true"))
  }

  private static func height(_ strength: Double) -> Double { 38 - 30 * strength.clamped(to: 0, 1) }

  /// The paint of windows, over the tokens of the page.
  public static let stylesheet = """
    .art-window{inline-size:100%;block-size:64px;overflow:visible}
    .art-window .base{stroke:var(--line-2)}
    .art-window .area{fill:var(--accent-soft)}
    .art-window .line{fill:none;stroke:var(--accent-line);stroke-width:1.25;vector-effect:non-scaling-stroke}
    .art-window .now{stroke:var(--text);stroke-width:1.5}
    .art-window .exact{fill:var(--accent-line)}
    .art-window text{font-size:14px;fill:var(--text-2);text-anchor:middle}
    .art-window .from{text-anchor:start}
    .art-window .to{text-anchor:end}

    """
}
