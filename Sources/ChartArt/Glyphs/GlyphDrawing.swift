/// A symbol with its name and its layers.
struct GlyphDrawing: Sendable {
  let glyph: Glyph
  let id: String
  let title: String
  let layers: [GlyphLayer]

  init(_ glyph: Glyph, id: String, title: String, _ layers: [GlyphLayer]) {
    self.glyph = glyph
    self.id = id
    self.title = title
    self.layers = layers
  }
}
