import Astrology
import Ephemeris

/// The sky above the horizon of a place: a dome as the eye sees it when it looks to the meridian, with what is up now.
///
/// The projection is orthographic along the meridian: height is the sine of the altitude, and what stands behind the onlooker is
/// drawn on the same dome, fainter.
public enum HorizonSky {
  /// A body over, on or under the horizon.
  public struct Body: Sendable, Hashable {
    /// Its sign, for the title.
    public var glyph: Glyph
    /// The name that the title speaks.
    public var name: String
    /// Degrees above the horizon, −90 … 90.
    public var altitude: Double
    /// Degrees from north through east, 0 ..< 360.
    public var azimuth: Double
    /// How bright it looks, by its radius in user units.
    public var radius: Double

    public init(_ glyph: Glyph, name: String? = nil, altitude: Double, azimuth: Double, radius: Double = 4) {
      self.glyph = glyph
      self.name = name ?? glyph.title
      self.altitude = altitude
      self.azimuth = azimuth
      self.radius = radius
    }
  }

  /// A point of the ecliptic, to draw the path of the planets.
  public struct Direction: Sendable, Hashable {
    /// Degrees above the horizon, −90 … 90.
    public var altitude: Double
    /// Degrees from north through east, 0 ..< 360.
    public var azimuth: Double

    public init(altitude: Double, azimuth: Double) {
      self.altitude = altitude
      self.azimuth = azimuth
    }
  }

  /// Draws the dome. Bodies more than a degree under the horizon are left out.
  ///
  /// - Parameters:
  ///   - bodies: where each body stands.
  ///   - ecliptic: points along the ecliptic, in order; what lies under the horizon is left out. Empty draws no line.
  ///   - facesSouth: where the onlooker looks: south from northern latitudes, north from southern ones.
  ///   - title: what the picture is called.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(
    _ bodies: [Body], ecliptic: [Direction] = [], facesSouth: Bool = true, title: String = "The sky now",
    options: DrawingOptions
  ) -> String {
    let visible = bodies.filter { $0.altitude > -1 }
    var painter = HorizonPainter(
      facesSouth: facesSouth,
      canvas: Canvas(
        width: 640, height: 380, paint: "art-sky", style: ThemedStyle(stylesheet), title: title,
        description: description(of: visible),
        options: options))
    painter.paintDome()
    painter.paintEcliptic(ecliptic)
    painter.paint(visible)
    return painter.canvas.finished()
  }

  private static func description(of bodies: [Body]) -> String {
    var words = ""
    for body in bodies {
      words += (words.isEmpty ? "" : "; ") + body.name + " "
      words +=
        body.altitude < 1
        ? "on the horizon" : Int(body.altitude.clamped(to: -90, 90).rounded(.toNearestOrEven)).description + "° high"
      words += " in the " + compass(body.azimuth)
    }
    return words.isEmpty ? "None of the bodies is up." : words + "."
  }

  /// The nearest of the eight winds.
  private static func compass(_ azimuth: Double) -> String {
    switch Int((normalizedDegrees(azimuth) / 45).rounded(.toNearestOrEven)) & 7 {
    case 0: "north"
    case 1: "northeast"
    case 2: "east"
    case 3: "southeast"
    case 4: "south"
    case 5: "southwest"
    case 6: "west"
    default: "northwest"
    }
  }

  /// The paint of the sky, over the tokens of the page.
  public static let stylesheet = """
    .art-sky .net{stroke:var(--line)}
    .art-sky .dome{stroke:var(--line-2)}
    .art-sky .tick{stroke:var(--line-2)}
    .art-sky .tick-5{stroke:var(--text-2)}
    .art-sky .ground-line{stroke:var(--text)}
    .art-sky .ecliptic{stroke:var(--accent-line);stroke-opacity:.7;stroke-dasharray:1.5 4;stroke-linecap:round}
    .art-sky .star{fill:var(--star)}
    .art-sky .moon{color:var(--star)}
    .art-sky .sun{fill:var(--accent)}
    .art-sky .behind{opacity:.55}
    .art-sky stop{stop-color:var(--accent)}
    .art-sky .glow-a{stop-opacity:.5}
    .art-sky .glow-b{stop-opacity:.16}
    .art-sky .glow-c{stop-opacity:0}
    .art-sky text{fill:var(--text-2)}
    .art-sky text.name{fill:var(--text)}
    .art-sky .start{text-anchor:start}
    .art-sky .end{text-anchor:end}

    """
}
