extension WheelLayout {
  /// What the wheels of a page have: hairlines, degrees in ink, leaders that bend, squares in dashes, and two radii for a crowd.
  struct Page: Sendable, Hashable {
    /// How far a label may stand from its pointer, in degrees, before the labels take two radii.
    var farthest: Double
    var pair: Pair
    /// How wide the line of an aspect is for whoever points at it.
    var contactHit: Double
    /// The width under which the arc of a conjunction has a disc of that width besides; zero where a mouse points.
    var shortestHit: Double
    /// Whether of a birth without its hour only the Moon tells its day in figures, in one line; all others tell their noon.
    var tellsOnlyTheMoonsDay: Bool
  }

  /// The measures of labels on two radii, the upper and the lower by turns.
  struct Pair: Sendable, Hashable {
    /// As one band; its separation is that of neighbours, one of which is lower.
    var band: Band
    /// Where the columns of the lower radius begin.
    var lower: Double
    /// The least angle between two columns on the upper radius, in degrees.
    var upperSeparation: Double
  }

  /// 680 units: for a column of a page, 580 to 760 px. No letter under 12 px from 580 px on.
  public static let desk = WheelLayout(
    size: 680, hasRimFigures: false, rim: 308, zodiac: 270, tick: 3, tickFive: 5, tickTen: 8, signGlyph: 26,
    signClearance: 5.2, axisName: 17, axisGlyph: 22, axisSeparation: 5.4, webGlyph: 14, line: 0.85, pen: 1.6, dot: 2.2,
    band: Band(
      ring: 262, knee: 257, leader: 243, glyph: 27, degree: 17, sign: 0, minute: 14.2, retrograde: 12.5, gap: 3.8,
      separation: 9.6, margin: 0.6, axisMargin: 1.8),
    hub: Hub(outer: 145, inner: 123, numeral: 14.4),
    innerBand: Band(
      ring: 186.8, knee: 183, leader: 175.5, glyph: 21, degree: 14.4, sign: 0, minute: 0, retrograde: 10.5, gap: 2.8,
      separation: 11, margin: 0.6, axisMargin: 1.4),
    outerBand: Band(
      ring: 262, knee: 259, leader: 253.5, glyph: 22, degree: 14.4, sign: 0, minute: 0, retrograde: 11, gap: 2.4,
      separation: 8, margin: 0),
    innerHub: Hub(outer: 115, inner: 95, numeral: 14.2),
    page: Page(
      farthest: 19,
      pair: Pair(
        band: Band(
          ring: 262, knee: 257, leader: 244, glyph: 24.5, degree: 15.5, sign: 0, minute: 0, retrograde: 11, gap: 2.4,
          separation: 6.4, margin: 3.6),
        lower: 174, upperSeparation: 8.7),
      contactHit: 9.35, shortestHit: 0, tellsOnlyTheMoonsDay: false))

  /// 340 units: for a phone, 320 px and more, where no letter is under 11 px. Whole degrees; the table beside it has the minutes. With a sky
  /// around the chart the houses have no numbers, which nobody could tell from the bare degrees beside them.
  public static let phone = WheelLayout(
    size: 340, hasRimFigures: false, rim: 150, zodiac: 133, tick: 0, tickFive: 2.5, tickTen: 4, signGlyph: 14.5,
    signClearance: 5.8, axisName: 11.7, axisGlyph: 14, axisSeparation: 6, webGlyph: 0, line: 0.64, pen: 1.75, dot: 1.4,
    band: Band(
      ring: 129, knee: 127, leader: 118.5, glyph: 18, degree: 11.7, sign: 0, minute: 0, retrograde: 8.6, gap: 1.7,
      separation: 14, margin: 0.8, axisMargin: 1.6),
    hub: Hub(outer: 68, inner: 54, numeral: 11.7),
    innerBand: Band(
      ring: 80.9, knee: 79.4, leader: 75.1, glyph: 14, degree: 11.7, sign: 0, minute: 0, retrograde: 0, gap: 1.1,
      separation: 17, margin: 0.6, hasDegreeSign: false, axisMargin: 1.4),
    outerBand: Band(
      ring: 129, knee: 127.5, leader: 122.5, glyph: 14.5, degree: 11.7, sign: 0, minute: 0, retrograde: 0, gap: 1.2,
      separation: 13.8, margin: 0),
    innerHub: Hub(outer: 50, inner: 44, numeral: 0),
    page: Page(
      farthest: 30,
      pair: Pair(
        band: Band(
          ring: 129, knee: 127, leader: 120, glyph: 16, degree: 11.7, sign: 0, minute: 0, retrograde: 0, gap: 1,
          separation: 8.4, margin: 3.9, hasDegreeSign: false),
        lower: 85, upperSeparation: 11),
      contactHit: 14, shortestHit: 26, tellsOnlyTheMoonsDay: true))
}
