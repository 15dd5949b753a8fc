/// One layer of a ``Glyph``.
public struct GlyphLayer: Sendable, Hashable {
  /// How the path is painted.
  public enum Paint: UInt8, Sendable, Hashable {
    /// Drawn with the pen, not filled.
    case stroke
    /// Drawn with a pen of 0.9, not filled: the dark limb of a moon.
    case thin
    /// Filled, without an outline.
    case fill
  }

  /// How the path is painted.
  public let paint: Paint
  /// SVG path data on the 24 × 24 grid: absolute `M L H V C A Z`.
  public let path: String

  static func stroke(_ path: String) -> GlyphLayer { GlyphLayer(paint: .stroke, path: path) }
  static func thin(_ path: String) -> GlyphLayer { GlyphLayer(paint: .thin, path: path) }
  static func fill(_ path: String) -> GlyphLayer { GlyphLayer(paint: .fill, path: path) }
}
