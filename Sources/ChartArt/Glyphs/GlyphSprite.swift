/// One SVG file that holds many symbols, for pages to use by name.
///
/// ```html
/// <svg class="g" aria-hidden="true"><use href="/glyphs.svg#g-mars"/></svg>
/// ```
///
/// The symbols take their colour from `color` and their pen from `stroke-width`, both inherited from the element that uses them.
public enum GlyphSprite {
  /// The sprite of the given symbols, in the given order; all of them by default. Same symbols, same bytes.
  public static func svg(_ glyphs: [Glyph] = Glyph.allCases) -> String {
    var svg = SVGWriter()
    svg.open("svg", .text("xmlns", "http://www.w3.org/2000/svg"), .number("width", 0), .number("height", 0))
    for glyph in glyphs {
      svg.newline()
      svg.symbol(glyph, id: glyph.id)
    }
    svg.newline()
    svg.close("svg")
    svg.newline()
    return svg.string
  }
}

extension SVGWriter {
  /// Writes a glyph as a `<symbol>` that paints with `currentColor` and the inherited pen.
  mutating func symbol(_ glyph: Glyph, id: String) {
    open("symbol", .text("id", id), .text("viewBox", "0 0 24 24"))
    written(GlyphSprite.insides[Int(glyph.rawValue)])
    close("symbol")
  }
}

extension GlyphSprite {
  /// What stands in the symbol of each glyph, written once.
  fileprivate static let insides: [[UInt8]] = Glyph.allCases.map { glyph in
    var svg = SVGWriter()
    svg.layers(of: glyph)
    return svg.bytes
  }
}

extension SVGWriter {
  fileprivate mutating func layers(of glyph: Glyph) {
    open(
      "g", .text("fill", "none"), .text("stroke", "currentColor"), .text("stroke-linecap", "round"),
      .text("stroke-linejoin", "round"))
    for layer in glyph.layers {
      switch layer.paint {
      case .stroke: element("path", .text("d", layer.path))
      case .thin: element("path", .text("d", layer.path), .number("stroke-width", 0.9))
      case .fill: element("path", .text("d", layer.path), .text("fill", "currentColor"), .text("stroke", "none"))
      }
    }
    close("g")
  }
}
