/// How a drawing meets its surroundings.
public struct DrawingOptions: Sendable, Hashable {
  /// Where a drawing finds its glyphs.
  public enum GlyphSource: Sendable, Hashable {
    /// In a sprite: `""` when the page holds the symbols itself, or the address of a sprite file such as `/glyphs.svg`.
    case sprite(String)
    /// In the drawing itself, which then holds the symbols it uses and no others.
    case embedded
  }

  /// Stands before every id, so that two drawings can share a page; a short name of letters, digits and hyphens.
  public var prefix: String
  /// Where the signs stand that the drawing uses.
  public var glyphs: GlyphSource
  /// The colours of a drawing that stands alone; `nil` leaves classes, which the style sheet of the page paints.
  public var theme: ChartTheme?
  /// What stands before the names of a wheel's parts in the anchors they lead to: with `part-` the Sun leads to `#part-sun`. `nil` draws a
  /// picture without links.
  public var anchors: String?
  /// Whether places are written to a tenth of a unit, which is finer than a screen shows, and not to a hundredth.
  public var hasTenths: Bool

  public init(
    prefix: String = "art", glyphs: GlyphSource = .embedded, theme: ChartTheme? = nil, anchors: String? = nil,
    hasTenths: Bool = false
  ) {
    self.prefix = prefix
    self.glyphs = glyphs
    self.theme = theme
    self.anchors = anchors
    self.hasTenths = hasTenths
  }

  /// For a page: classes only, glyphs from a sprite.
  public static func page(
    prefix: String, sprite: String = "", anchors: String? = nil, hasTenths: Bool = false
  ) -> DrawingOptions {
    DrawingOptions(prefix: prefix, glyphs: .sprite(sprite), anchors: anchors, hasTenths: hasTenths)
  }

  /// For a file of its own, which looks right wherever it is opened.
  public static func standalone(_ theme: ChartTheme) -> DrawingOptions { DrawingOptions(theme: theme) }
}
