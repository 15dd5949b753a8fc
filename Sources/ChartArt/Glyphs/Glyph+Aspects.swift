// Path data on the 24 × 24 grid described at ``Glyph``; numbers carry at most two places and no redundant zeros.

extension Glyph {
  /// Aspects.
  static let aspectsDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .conjunction, id: "g-conjunction", title: "Conjunction",
      [.stroke("M4 14.6A5.4 5.4 0 1 1 14.8 14.6A5.4 5.4 0 1 1 4 14.6ZM13.22 10.78L19.6 4.4")]),
    GlyphDrawing(
      .sextile, id: "g-sextile", title: "Sextile",
      [.stroke("M20 12L4 12M16 5.07L8 18.93M8 5.07L16 18.93")]),
    GlyphDrawing(
      .square, id: "g-square", title: "Square",
      [.stroke("M5.2 5.2H18.8V18.8H5.2Z")]),
    GlyphDrawing(
      .trine, id: "g-trine", title: "Trine",
      [.stroke("M12 4.2L20.2 18.4L3.8 18.4Z")]),
    GlyphDrawing(
      .opposition, id: "g-opposition", title: "Opposition",
      [
        .stroke(
          """
          M3.5 16.8A3.7 3.7 0 1 1 10.9 16.8A3.7 3.7 0 1 1 3.5 16.8ZM13.1 7.2A3.7 3.7 0 1 1 20.5 7.2\
          A3.7 3.7 0 1 1 13.1 7.2ZM9.82 14.18L14.18 9.82
          """)
      ]),
    GlyphDrawing(
      .quincunx, id: "g-quincunx", title: "Quincunx",
      [.stroke("M4 6.4H20M5.9 17.6L12 6.4L18.1 17.6")]),
    GlyphDrawing(
      .semisextile, id: "g-semisextile", title: "Semisextile",
      [.stroke("M4 17.6H20M5.9 6.4L12 17.6L18.1 6.4")]),
    GlyphDrawing(
      .semisquare, id: "g-semisquare", title: "Semisquare",
      [.stroke("M17.6 5.2L5 18.4L19.4 18.4")]),
    GlyphDrawing(
      .sesquiquadrate, id: "g-sesquiquadrate", title: "Sesquiquadrate",
      [.stroke("M4.6 3.6H17V16H4.6ZM10.8 12.4V20.6H19.4")]),
    GlyphDrawing(
      .quintile, id: "g-quintile", title: "Quintile",
      [.stroke("M4.5 11A6.9 6.9 0 1 1 18.3 11A6.9 6.9 0 1 1 4.5 11ZM13.4 14.9L18.8 20.2")]),
    GlyphDrawing(
      .biquintile, id: "g-biquintile", title: "Biquintile",
      [
        .stroke(
          """
          M3.4 4.4V18.2M3.4 14.8A3.3 3.3 0 1 1 10 14.8A3.3 3.3 0 1 1 3.4 14.8ZM12.3 12.4\
          A4.9 4.9 0 1 1 22.1 12.4A4.9 4.9 0 1 1 12.3 12.4ZM18.6 15.6L22 19.4
          """)
      ]),
  ]
}
