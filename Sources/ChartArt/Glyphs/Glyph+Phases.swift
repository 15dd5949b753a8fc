// Path data on the 24 × 24 grid described at ``Glyph``; numbers carry at most two places and no redundant zeros.

extension Glyph {
  /// The eight phases of the Moon, for elongations of 0°, 45°, … 315°. The filled part is the lit part.
  static let phasesDrawings: [GlyphDrawing] = [
    GlyphDrawing(
      .newMoon, id: "g-new-moon", title: "New moon",
      [.thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z")]),
    GlyphDrawing(
      .waxingCrescent, id: "g-waxing-crescent", title: "Waxing crescent",
      [
        .fill("M12 3.6A8.4 8.4 0 0 1 12 20.4A5.94 8.4 0 0 0 12 3.6Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
    GlyphDrawing(
      .firstQuarter, id: "g-first-quarter", title: "First quarter",
      [
        .fill("M12 3.6A8.4 8.4 0 0 1 12 20.4A.01 8.4 0 0 0 12 3.6Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
    GlyphDrawing(
      .waxingGibbous, id: "g-waxing-gibbous", title: "Waxing gibbous",
      [
        .fill("M12 3.6A8.4 8.4 0 0 1 12 20.4A5.94 8.4 0 0 1 12 3.6Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
    GlyphDrawing(
      .fullMoon, id: "g-full-moon", title: "Full moon",
      [
        .fill("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
    GlyphDrawing(
      .waningGibbous, id: "g-waning-gibbous", title: "Waning gibbous",
      [
        .fill("M12 3.6A8.4 8.4 0 0 0 12 20.4A5.94 8.4 0 0 0 12 3.6Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
    GlyphDrawing(
      .lastQuarter, id: "g-last-quarter", title: "Last quarter",
      [
        .fill("M12 3.6A8.4 8.4 0 0 0 12 20.4A.01 8.4 0 0 0 12 3.6Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
    GlyphDrawing(
      .waningCrescent, id: "g-waning-crescent", title: "Waning crescent",
      [
        .fill("M12 3.6A8.4 8.4 0 0 0 12 20.4A5.94 8.4 0 0 1 12 3.6Z"),
        .thin("M3.6 12A8.4 8.4 0 1 1 20.4 12A8.4 8.4 0 1 1 3.6 12Z"),
      ]),
  ]
}
