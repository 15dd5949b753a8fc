import Ephemeris

/// The angle between two bodies, drawn to scale: two arms from the middle of a ring, an arc between them, and the angle in figures.
public enum AngleDrawing {
  private static let center = Point(x: 64, y: 64)
  private static let radius: Double = 46
  /// Half the angle below which the discs of the two bodies would cover each other: they then stand aside from the ends of their
  /// arms, which keep their true angle.
  private static let apart: Double = 20.5
  /// Degrees below which the way of a body is no way to the eye, and is not drawn.
  private static let leastWay: Double = 3

  /// The way of a body through a day whose hour is not known, as degrees of the ring from the end of its arm, clockwise.
  public struct Way: Sendable, Hashable {
    /// Where the way begins, at or before the arm.
    public var start: Double
    /// Where it ends.
    public var end: Double

    public init(from start: Double, to end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// Draws an angle in a box of 128.
  ///
  /// - Parameters:
  ///   - degrees: 0 … 180; that of noon where the hour is not known.
  ///   - first: the glyph of the one on the left.
  ///   - second: the glyph of the one on the right.
  ///   - ways: where the hour is not known, how far the two went on that day; drawn as arcs outside the ring from three degrees up.
  ///   - told: the angle in figures where it is not known to the minute; `nil` tells it to the minute.
  ///   - label: what a screen reader says; empty hides the drawing.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(
    degrees: Double, first: Glyph, second: Glyph, ways: (first: Way, second: Way)? = nil, told: String? = nil, label: String,
    options: DrawingOptions
  ) -> String {
    let degrees = degrees.clamped(to: 0, 180)
    let half = degrees / 2
    var canvas = Canvas(
      width: 128, height: 128, paint: "art-angle", style: ThemedStyle(stylesheet), title: label.isEmpty ? nil : label,
      options: options)
    canvas.circle(center, radius, "ring", width: 1)
    for tick in 0..<12 {
      let turn = 30 * Double(tick)
      canvas.line(place(turn, radius), place(turn, radius - 4), "tick", width: 1)
    }
    var arc = PathData()
    arc.move(to: place(-half, 20))
    arc.arc(radius: 20, isClockwise: true, to: place(half, 20))
    canvas.path(arc, "arc", width: 1.5)
    for (side, glyph) in [(-1.0, first), (1.0, second)] {
      let disc = place(side * max(half, apart), radius)
      let bend = place(side * half, radius - 18)
      canvas.line(center, bend, "arm", width: 1)
      canvas.line(bend, disc, "arm", width: 1)
      canvas.circle(disc, 15, "body", width: 1)
      canvas.glyph(glyph, at: disc, size: 18, pen: 1.75, "glyph")
    }
    if let ways {
      for (way, arm) in [(ways.first, -half), (ways.second, half)] where way.end - way.start >= leastWay {
        canvas.path(path(of: way, from: arm), "arc", width: 4)
      }
    }
    // Words take more room in the ring than figures alone.
    canvas.text(told ?? figures(degrees), at: Point(x: 64, y: 89), size: told == nil ? 15 : 12.5, "figures")
    return canvas.finished()
  }

  /// The way of a body to scale, outside the disc in which the body stands.
  private static func path(of way: Way, from arm: Double) -> PathData {
    let start = arm + way.start.clamped(to: -30, 30)
    let end = arm + way.end.clamped(to: -30, 30)
    var path = PathData()
    path.move(to: place(start, radius + 19))
    path.arc(radius: radius + 19, isClockwise: start <= end, to: place(end, radius + 19))
    return path
  }

  /// `121°36′`, cut off at the minute.
  static func figures(_ degrees: Double) -> String {
    let minutes = Int(degrees.clamped(to: 0, 180) * 60 + 1e-9)
    return (minutes / 60).description + "°" + (minutes % 60 < 10 ? "0" : "") + (minutes % 60).description + "′"
  }

  /// A place on the ring: 0 at the head, clockwise.
  private static func place(_ degrees: Double, _ radius: Double) -> Point {
    let (sine, cosine) = sineCosine(degrees * radiansPerDegree)
    return Point(x: center.x + radius * sine, y: center.y - radius * cosine)
  }

  /// The paint of angles, over the tokens of the page.
  public static let stylesheet = """
    .art-angle .ring,.art-angle .tick{stroke:var(--line-2)}
    .art-angle .arm{stroke:var(--text-2)}
    .art-angle .arc{stroke:var(--accent-line)}
    .art-angle .body{fill:var(--card);stroke:var(--line-2)}
    .art-angle .glyph{stroke:var(--text);stroke-linecap:round;stroke-linejoin:round;color:var(--text)}
    .art-angle .figures{fill:var(--text);font-weight:700}

    """
}
