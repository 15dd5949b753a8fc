import Astrology

/// The chart wheel as SVG.
///
/// The Ascendant stands at nine o'clock and the zodiac runs anticlockwise; without a birth time 0° Aries stands there, houses and
/// angles are left out, and each point is an arc over its day. Pointers and the ends of aspect lines stand at the true longitudes;
/// only labels move, so that none covers another. The same figure gives the same bytes.
public enum ChartWheel {
  /// Draws a wheel.
  ///
  /// A figure with ``WheelFigure/moving`` points gets two rings, the moving sky outside.
  ///
  /// - Parameters:
  ///   - figure: what stands on the wheel.
  ///   - layout: the measures of the wheel.
  ///   - title: what the picture is called, e.g. `Birth chart`. The description that follows it names Sun, Moon and Ascendant.
  ///   - options: how the drawing meets its surroundings.
  public static func svg(
    _ figure: WheelFigure, layout: WheelLayout = .large, title: String = "Birth chart", options: DrawingOptions
  ) -> String {
    String(decoding: bytes(figure, layout: layout, title: title, options: options), as: UTF8.self)
  }

  /// Draws a wheel like ``svg(_:layout:title:options:)``, as the bytes of the document in UTF-8.
  public static func bytes(
    _ figure: WheelFigure, layout: WheelLayout = .large, title: String = "Birth chart", options: DrawingOptions
  ) -> [UInt8] {
    var painter = WheelPainter(figure: figure, layout: layout, title: title, options: options)
    painter.paint()
    return painter.finished()
  }

  /// The figure in a sentence: Sun, Moon and Ascendant, or what is known of them.
  public static func description(of figure: WheelFigure) -> String {
    var parts: [String] = []
    for (index, point) in figure.points.enumerated() where point.glyph == .sun || point.glyph == .moon {
      if let range = figure.range(of: index) {
        parts.append(Caption.range(point.name, range))
      } else {
        parts.append(point.name + " " + Caption.place(point.zodiac))
      }
    }
    if let angles = figure.angles {
      parts.append(Glyph.ascendant.title + " " + Caption.place(.init(longitude: angles.ascendant)))
    }
    var words = ""
    for (index, part) in parts.enumerated() { words += (index == 0 ? "" : ", ") + part }
    if !words.isEmpty { words += "." }
    if figure.angles == nil {
      words += (words.isEmpty ? "" : " ") + "The birth time is not known, so houses and angles are left out."
    }
    if !figure.moving.isEmpty { words += " Around it stands the moving sky." }
    return words
  }

  /// The paint of the wheel, for a page that shows it with classes only; over the tokens of the page.
  ///
  /// Colour says the nature of an aspect, the dash says which it is: colour is never alone. Gold is the Sun's.
  public static let stylesheet = """
    .art-wheel .disc{fill:var(--card)}
    .art-wheel .ring{fill:var(--surface-2);stroke:var(--line-3)}
    .art-wheel .hub{fill:var(--surface);stroke:var(--line-3)}
    .art-wheel .hair{stroke:var(--line-2)}
    .art-wheel .rim{stroke:var(--line-3)}
    .art-wheel .scale{color:var(--text-2)}
    .art-wheel .fire{color:var(--fire)}
    .art-wheel .earth{color:var(--earth)}
    .art-wheel .air{color:var(--air)}
    .art-wheel .water{color:var(--water)}
    .art-wheel .cusp{stroke:var(--line-2)}
    .art-wheel .axis{stroke:var(--text);color:var(--text)}
    .art-wheel .axis-2{stroke:var(--text-2);color:var(--text-2)}
    .art-wheel .axis-through{stroke:var(--line-3)}
    .art-wheel .arrow{fill:currentColor;stroke:none}
    .art-wheel .body{color:var(--text)}
    .art-wheel .sun{color:var(--accent-ink)}
    .art-wheel .moving{color:var(--secondary)}
    .art-wheel .lead{stroke:currentColor;stroke-opacity:.75;stroke-linecap:round;stroke-linejoin:round}
    .art-wheel .span{stroke:currentColor;stroke-linecap:round}
    .art-wheel .pin{fill:currentColor}
    .art-wheel .open{fill:var(--surface);stroke:currentColor}
    .art-wheel .retro{color:var(--text-2)}
    .art-wheel text{fill:var(--text-2);font-weight:500;font-variant-numeric:tabular-nums}
    .art-wheel text.degree,.art-wheel text.axis{fill:var(--text);font-weight:650;stroke:none}
    .art-wheel text.axis-2{stroke:none}
    .art-wheel text.numeral{font-weight:600}
    .art-wheel text.tone{fill:currentColor;font-weight:650}
    .art-wheel .label text,.art-wheel text.numeral{paint-order:stroke;stroke:var(--card);stroke-width:.2em;stroke-linejoin:round}
    .art-wheel .halo{color:var(--card)}
    .art-wheel .inner text{stroke:var(--surface-2)}
    .art-wheel .inner .halo{color:var(--surface-2)}
    .art-wheel .flow{stroke:var(--secondary);color:var(--secondary)}
    .art-wheel .strain{stroke:var(--friction);color:var(--friction)}
    .art-wheel .union{stroke:var(--text);color:var(--text)}
    .art-wheel .minor{stroke:var(--quiet);color:var(--quiet)}
    .art-wheel .web{stroke-linecap:round}
    .art-wheel .clear{fill:var(--surface)}

    """

  static let style = ThemedStyle(stylesheet, isKept: true)
}
