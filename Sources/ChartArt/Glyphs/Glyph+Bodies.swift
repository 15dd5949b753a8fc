// Path data on the 24 × 24 grid described at ``Glyph``; numbers carry at most two places and no redundant zeros.

extension Glyph {
  /// Sun, Moon and planets.
  static let planetsDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .sun, id: "g-sun", title: "Sun",
      [
        .stroke("M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12Z"),
        .fill("M10.4 12A1.6 1.6 0 1 1 13.6 12A1.6 1.6 0 1 1 10.4 12Z"),
      ]),
    GlyphDrawing(
      .moon, id: "g-moon", title: "Moon",
      [.stroke("M6.6 4.2A8.4 8.4 0 1 1 6.6 19.8A8.2 8.2 0 0 0 6.6 4.2Z")]),
    GlyphDrawing(
      .mercury, id: "g-mercury", title: "Mercury",
      [
        .stroke(
          """
          M7.2 2.2A5.1 5.1 0 0 0 16.8 2.2M7.5 10A4.5 4.5 0 1 1 16.5 10A4.5 4.5 0 1 1 7.5 10ZM12 14.5V21.6\
          M8.3 18.1H15.7
          """)
      ]),
    GlyphDrawing(
      .venus, id: "g-venus", title: "Venus",
      [.stroke("M6.6 8.2A5.4 5.4 0 1 1 17.4 8.2A5.4 5.4 0 1 1 6.6 8.2ZM12 13.6V21.4M8.2 17.6H15.8")]),
    GlyphDrawing(
      .mars, id: "g-mars", title: "Mars",
      [.stroke("M3.8 14.4A5.8 5.8 0 1 1 15.4 14.4A5.8 5.8 0 1 1 3.8 14.4ZM13.7 10.3L20 4M14.6 4H20V9.4")]),
    GlyphDrawing(
      .jupiter, id: "g-jupiter", title: "Jupiter",
      [.stroke("M5 7.2C5.4 5 6.9 3.6 9 3.6C11.4 3.6 13.1 5.3 13.1 7.8C13.1 11.6 9.4 15 4.2 16H20.2M16.8 3.6V20.8")]),
    GlyphDrawing(
      .saturn, id: "g-saturn", title: "Saturn",
      [
        .stroke(
          """
          M8.2 2.8V18.6M4.4 6.8H12M8.2 13.6C9 11.4 10.7 10.1 12.8 10.1C15.3 10.1 17 11.8 17 14\
          C17 16.6 14.5 17.4 14.5 19.2A2.1 2.1 0 0 0 16.6 21.3C17.8 21.3 18.7 20.7 19.2 19.6
          """)
      ]),
    GlyphDrawing(
      .uranus, id: "g-uranus", title: "Uranus",
      [
        .stroke(
          """
          M4.8 3.2A7.4 7.4 0 0 1 4.8 13.6M19.2 3.2A7.4 7.4 0 0 0 19.2 13.6M6.9 8.4H17.1M12 3.2V15.4M9.2 18.2\
          A2.8 2.8 0 1 1 14.8 18.2A2.8 2.8 0 1 1 9.2 18.2Z
          """)
      ]),
    GlyphDrawing(
      .neptune, id: "g-neptune", title: "Neptune",
      [
        .stroke(
          """
          M5.2 4.6V7.6A6.8 6.8 0 0 0 18.8 7.6V4.6M12 2.8V21.4M8.4 18H15.6M3.2 6.2L5.2 4L7.2 6.2M16.8 6.2\
          L18.8 4L20.8 6.2
          """)
      ]),
    GlyphDrawing(
      .pluto, id: "g-pluto", title: "Pluto",
      [
        .stroke(
          """
          M9.1 5.7A2.9 2.9 0 1 1 14.9 5.7A2.9 2.9 0 1 1 9.1 5.7ZM5.4 5.8A6.6 6.6 0 0 0 18.6 5.8M12 12.4V21.4\
          M8.3 17H15.7
          """)
      ]),
  ]

  /// Points, minor bodies, the four angles and the mark of retrograde motion.
  static let pointsDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .chiron, id: "g-chiron", title: "Chiron",
      [
        .stroke(
          """
          M7.7 17.7A3.7 3.7 0 1 1 15.1 17.7A3.7 3.7 0 1 1 7.7 17.7ZM11.4 2.8V14M16.8 3.6L11.4 8.6L16.8 13.2
          """)
      ]),
    GlyphDrawing(
      .northNode, id: "g-north-node", title: "North node",
      [
        .stroke(
          """
          M7.7 16C5.6 14.2 4.4 12.1 4.4 9.8C4.4 6.1 7.6 3.4 12 3.4C16.4 3.4 19.6 6.1 19.6 9.8\
          C19.6 12.1 18.4 14.2 16.3 16M3.3 18A2.6 2.6 0 1 1 8.5 18A2.6 2.6 0 1 1 3.3 18ZM15.5 18\
          A2.6 2.6 0 1 1 20.7 18A2.6 2.6 0 1 1 15.5 18Z
          """)
      ]),
    GlyphDrawing(
      .southNode, id: "g-south-node", title: "South node",
      [
        .stroke(
          """
          M7.7 8C5.6 9.8 4.4 11.9 4.4 14.2C4.4 17.9 7.6 20.6 12 20.6C16.4 20.6 19.6 17.9 19.6 14.2\
          C19.6 11.9 18.4 9.8 16.3 8M3.3 6A2.6 2.6 0 1 1 8.5 6A2.6 2.6 0 1 1 3.3 6ZM15.5 6\
          A2.6 2.6 0 1 1 20.7 6A2.6 2.6 0 1 1 15.5 6Z
          """)
      ]),
    GlyphDrawing(
      .lilith, id: "g-lilith", title: "Black Moon Lilith",
      [
        .fill("M15.5 3A5.9 5.9 0 1 0 15.5 13.4A6.1 6.1 0 0 1 15.5 3Z"),
        .stroke("M15.5 3A5.9 5.9 0 1 0 15.5 13.4A6.1 6.1 0 0 1 15.5 3Z"),
        .stroke("M12.3 14.2V21.4M8.6 17.7H16"),
      ]),
    GlyphDrawing(
      .ceres, id: "g-ceres", title: "Ceres",
      [.stroke("M7.6 4.6C8.8 3.4 10.3 2.8 12 2.8A5.4 5.4 0 0 1 12 13.6M12 13.6V21.4M8.2 17.6H15.8")]),
    GlyphDrawing(
      .pallas, id: "g-pallas", title: "Pallas",
      [.stroke("M12 2.6L17.4 8.2L12 13.8L6.6 8.2ZM12 13.8V21.4M8.2 17.7H15.8")]),
    GlyphDrawing(
      .juno, id: "g-juno", title: "Juno",
      [.stroke("M12 2.6V21.4M6 8.4H18M7.8 4.2L16.2 12.6M16.2 4.2L7.8 12.6M8.2 17.6H15.8")]),
    GlyphDrawing(
      .vesta, id: "g-vesta", title: "Vesta",
      [.stroke("M4 15H8.2L12 18.8L15.8 15H20M8 9.8L12 13.8L16 9.8M12 3.6V8.6")]),
    GlyphDrawing(
      .fortune, id: "g-fortune", title: "Part of Fortune",
      [.stroke("M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12ZM6.34 6.34L17.66 17.66M17.66 6.34L6.34 17.66")]),
    GlyphDrawing(
      .ascendant, id: "g-ascendant", title: "Ascendant",
      [
        .stroke(
          """
          M2.4 18.4L6.4 5.6L10.4 18.4M3.75 14.2H9.05M21.4 8.3C20.6 6.6 19.4 5.6 17.9 5.6\
          C15.2 5.6 13.4 8.2 13.4 12C13.4 15.8 15.2 18.4 17.9 18.4C19.4 18.4 20.6 17.4 21.4 15.7
          """)
      ]),
    GlyphDrawing(
      .midheaven, id: "g-midheaven", title: "Midheaven",
      [
        .stroke(
          """
          M2.2 18.4V5.6L6.6 12.6L11 5.6V18.4M21.8 8.3C21 6.6 19.8 5.6 18.3 5.6C15.6 5.6 13.8 8.2 13.8 12\
          C13.8 15.8 15.6 18.4 18.3 18.4C19.8 18.4 21 17.4 21.8 15.7
          """)
      ]),
    GlyphDrawing(
      .descendant, id: "g-descendant", title: "Descendant",
      [
        .stroke(
          """
          M2.8 5.6V18.4H5.2C8.6 18.4 10.2 16 10.2 12C10.2 8 8.6 5.6 5.2 5.6ZM21.2 8.3\
          C20.4 6.6 19.2 5.6 17.7 5.6C15 5.6 13.2 8.2 13.2 12C13.2 15.8 15 18.4 17.7 18.4\
          C19.2 18.4 20.4 17.4 21.2 15.7
          """)
      ]),
    GlyphDrawing(
      .imumCoeli, id: "g-imum-coeli", title: "Imum Coeli",
      [
        .stroke(
          """
          M6.4 5.6V18.4M18.4 8.3C17.6 6.6 16.4 5.6 14.9 5.6C12.2 5.6 10.4 8.2 10.4 12\
          C10.4 15.8 12.2 18.4 14.9 18.4C16.4 18.4 17.6 17.4 18.4 15.7
          """)
      ]),
    GlyphDrawing(
      .retrograde, id: "g-retrograde", title: "Retrograde",
      [.stroke("M6.2 19.4V3.6H11.4A4.5 4.5 0 0 1 11.4 12.6H6.2M10.6 12.6L18.6 21M18.6 14.4L12 21")]),
  ]
}
