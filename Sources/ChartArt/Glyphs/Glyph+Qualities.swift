// Path data on the 24 × 24 grid described at ``Glyph``; numbers carry at most two places and no redundant zeros.

extension Glyph {
  /// The elements: the alchemical triangles.
  static let elementsDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .fire, id: "g-fire", title: "Fire",
      [.stroke("M12 3.6L21 19.2L3 19.2Z")]),
    GlyphDrawing(
      .earth, id: "g-earth", title: "Earth",
      [.stroke("M12 20.4L21 4.8L3 4.8ZM3.6 11.2H20.4")]),
    GlyphDrawing(
      .air, id: "g-air", title: "Air",
      [.stroke("M12 3.6L21 19.2L3 19.2ZM3.6 12.8H20.4")]),
    GlyphDrawing(
      .water, id: "g-water", title: "Water",
      [.stroke("M12 20.4L21 4.8L3 4.8Z")]),
  ]

  /// The modalities: an arrow sets out, a square holds, a loop turns.
  static let modalitiesDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .cardinal, id: "g-cardinal", title: "Cardinal",
      [.stroke("M5 11L12 4L19 11M12 4.4V20.4")]),
    GlyphDrawing(
      .fixed, id: "g-fixed", title: "Fixed",
      [
        .stroke("M4.6 4.6H19.4V19.4H4.6Z"),
        .fill("M10.1 12A1.9 1.9 0 1 1 13.9 12A1.9 1.9 0 1 1 10.1 12Z"),
      ]),
    GlyphDrawing(
      .mutable, id: "g-mutable", title: "Mutable",
      [
        .stroke(
          """
          M3.6 12C3.6 8.6 5.3 6.6 7.6 6.6C12 6.6 12 17.4 16.4 17.4C18.7 17.4 20.4 15.4 20.4 12\
          C20.4 8.6 18.7 6.6 16.4 6.6C12 6.6 12 17.4 7.6 17.4C5.3 17.4 3.6 15.4 3.6 12Z
          """)
      ]),
  ]
}
