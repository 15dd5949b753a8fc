import Ephemeris

/// The angle between two bodies, drawn to scale: two arms from the middle of a ring, an arc between them, and the angle in figures.
public enum AngleDrawing {
  private static let center = Point(x: 64, y: 64)
  private static let radius: Double = 46
  /// Half the angle below which the discs of the two bodies would cover each other: they then stand aside from the ends of their
  /// arms, which keep their true angle.
  private static let apart: Double = 20.5

  /// Draws an angle in a box of 128.
  ///
  /// - Parameters:
  ///   - degrees: 0 … 180.
  ///   - first: the glyph of the one on the left.
  ///   - second: the glyph of the one on the right.
  ///   - label: what a screen reader says; empty hides the drawing.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(degrees: Double, first: Glyph, second: Glyph, label: String, options: DrawingOptions) -> String {
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
    canvas.text(figures(degrees), at: Point(x: 64, y: 89), size: 15, "figures")
    return canvas.finished()
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
