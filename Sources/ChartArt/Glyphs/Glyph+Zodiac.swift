// Path data on the 24 × 24 grid described at ``Glyph``; numbers carry at most two places and no redundant zeros.

extension Glyph {
  /// The twelve signs.
  static let zodiacDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .aries, id: "g-aries", title: "Aries",
      [
        .stroke(
          """
          M12 20.6V10.4C12 6 10.3 3.6 7.6 3.6A3.5 3.5 0 0 0 4.1 7.1C4.1 8.6 4.8 9.8 6 10.5M12 10.4\
          C12 6 13.7 3.6 16.4 3.6A3.5 3.5 0 0 1 19.9 7.1C19.9 8.6 19.2 9.8 18 10.5
          """)
      ]),
    GlyphDrawing(
      .taurus, id: "g-taurus", title: "Taurus",
      [
        .stroke(
          """
          M6.6 15.2A5.4 5.4 0 1 1 17.4 15.2A5.4 5.4 0 1 1 6.6 15.2ZM4.6 3.6C5.4 7.4 8.2 9.8 12 9.8\
          C15.8 9.8 18.6 7.4 19.4 3.6
          """)
      ]),
    GlyphDrawing(
      .gemini, id: "g-gemini", title: "Gemini",
      [.stroke("M4.6 3.6A15 15 0 0 0 19.4 3.6M4.6 20.4A15 15 0 0 1 19.4 20.4M8.7 5.2V18.8M15.3 5.2V18.8")]),
    GlyphDrawing(
      .cancer, id: "g-cancer", title: "Cancer",
      [
        .stroke(
          """
          M4 9.6A2.9 2.9 0 1 1 9.8 9.6A2.9 2.9 0 1 1 4 9.6ZM4 9.6C4 6.6 7.6 4.6 12.2 4.6\
          C15.6 4.6 18.4 5.6 20.4 7.4M14.2 14.4A2.9 2.9 0 1 1 20 14.4A2.9 2.9 0 1 1 14.2 14.4ZM20 14.4\
          C20 17.4 16.4 19.4 11.8 19.4C8.4 19.4 5.6 18.4 3.6 16.6
          """)
      ]),
    GlyphDrawing(
      .leo, id: "g-leo", title: "Leo",
      [
        .stroke(
          """
          M3.8 15A2.8 2.8 0 1 1 9.4 15A2.8 2.8 0 1 1 3.8 15ZM9 13.5C8 11.8 6.8 10.2 6.8 8A4.7 4.5 0 0 1 16.2 8\
          C16.2 11.4 13.7 14.2 13.7 17.5A2.9 2.9 0 0 0 16.6 20.4C18.1 20.4 19.2 19.5 19.7 18.2
          """)
      ]),
    GlyphDrawing(
      .virgo, id: "g-virgo", title: "Virgo",
      [
        .stroke(
          """
          M2.8 4C4.1 4.2 4.8 5 4.8 6.4V17.6M4.8 6.2A2.15 2.15 0 0 1 9.1 6.2V17.6M9.1 6.2\
          A2.15 2.15 0 0 1 13.4 6.2V15.8C13.4 18.6 15 20.4 18 20.8M13.4 9.8C14 8 15.3 7.2 16.7 7.2\
          C18.5 7.2 19.8 8.6 19.8 10.6C19.8 14.6 15.6 18.4 11 20.8
          """)
      ]),
    GlyphDrawing(
      .libra, id: "g-libra", title: "Libra",
      [.stroke("M3.4 15H9.2A5.5 5.5 0 1 1 14.8 15H20.6M3.4 19.4H20.6")]),
    GlyphDrawing(
      .scorpio, id: "g-scorpio", title: "Scorpio",
      [
        .stroke(
          """
          M2.8 4C4.1 4.2 4.8 5 4.8 6.4V17.6M4.8 6.2A2.15 2.15 0 0 1 9.1 6.2V17.6M9.1 6.2\
          A2.15 2.15 0 0 1 13.4 6.2V16.6A3.5 3.5 0 0 0 16.9 20.1C18.9 20.1 20.3 18.7 20.3 16.4V14.8M17.9 16.4\
          L20.3 14L22.4 16.4
          """)
      ]),
    GlyphDrawing(
      .sagittarius, id: "g-sagittarius", title: "Sagittarius",
      [.stroke("M4.2 19.8L19.8 4.2M12 4.2H19.8V12M5.6 12L12 18.4")]),
    GlyphDrawing(
      .capricorn, id: "g-capricorn", title: "Capricorn",
      [
        .stroke(
          """
          M2.9 4.2C4.8 4.2 6 5.6 6 8V15.8M6 8.2C6 5.7 7.4 4 9.4 4C11.4 4 12.8 5.7 12.8 8.4V16.6\
          C12.8 19.2 11.4 20.7 8.8 20.7M12.8 15.4A3.6 3.6 0 1 1 20 15.4A3.6 3.6 0 1 1 12.8 15.4Z
          """)
      ]),
    GlyphDrawing(
      .aquarius, id: "g-aquarius", title: "Aquarius",
      [
        .stroke(
          """
          M3 10.3L6.6 6.5L10.2 10.3L13.8 6.5L17.4 10.3L21 6.5M3 17.5L6.6 13.7L10.2 17.5L13.8 13.7L17.4 17.5\
          L21 13.7
          """)
      ]),
    GlyphDrawing(
      .pisces, id: "g-pisces", title: "Pisces",
      [.stroke("M5 3.6A11 11 0 0 1 5 20.4M19 3.6A11 11 0 0 0 19 20.4M4.4 12H19.6")]),
  ]
}
