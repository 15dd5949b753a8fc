/// The measures of a wheel: radii from its centre and sizes of its parts, in user units.
public struct WheelLayout: Sendable, Hashable {
  /// A ring in which labels stand: pointer at the true place, leader, column of glyph, degree, sign, minute and retrograde mark.
  struct Band: Sendable, Hashable {
    /// The line on which pointers stand; a short radial step to the knee; then the leader to the head of the column.
    var ring, knee, leader: Double
    /// Sizes of the parts of a column; zero leaves a part out.
    var glyph, degree, sign, minute, retrograde: Double
    /// The space between the parts.
    var gap: Double
    /// The angle that one label needs, in degrees: its widest part over its radius.
    var separation: Double
    /// The distance of a label's edge from a wall, in degrees.
    var margin: Double
    /// Whether degrees wear their sign: `24°`, or `24` where space is short.
    var hasDegreeSign = true
    /// The distance of a label's edge from an axis, in degrees; `nil` where it is that from any wall.
    var axisMargin: Double?
  }

  /// The middle: the ring of house numbers, whose size is zero where they are left out, and the web of aspects.
  struct Hub: Sendable, Hashable {
    var outer, inner: Double
    var numeral: Double
  }

  /// The side of the square drawing.
  public let size: Double
  /// Whether degrees of cusps and axes stand outside the rim.
  let hasRimFigures: Bool
  /// The outer edge of the zodiac, and the inner one.
  let rim, zodiac: Double
  /// The lengths of the marks at every degree, every fifth and every tenth; zero leaves them out.
  let tick, tickFive, tickTen: Double
  let signGlyph: Double
  /// How far from the middle of its sign an axis must run to leave the sign's glyph in peace, in degrees.
  let signClearance: Double
  /// How far outside the rim the names of the axes stand, their size, and the angle that one needs, in degrees.
  let axisName, axisGlyph, axisSeparation: Double
  /// The glyphs on tight aspect lines; zero leaves them out.
  let webGlyph: Double
  /// The width of lines against those of the large wheel, the pen of glyphs on their grid, and the radius of a pointer.
  let line, pen, dot: Double
  let band: Band
  let hub: Hub
  /// The bands and the hub when a moving sky stands around the chart.
  let innerBand, outerBand: Band
  let innerHub: Hub
  /// What the wheels of a page have besides; `nil` for the wheels that stand alone.
  var page: Page?

  /// 1080 units: for a screen of its own, 800 px and more, and for print.
  public static let large = WheelLayout(
    size: 1080, hasRimFigures: true, rim: 462, zodiac: 402, tick: 5, tickFive: 9, tickTen: 14, signGlyph: 34,
    signClearance: 4.6, axisName: 44, axisGlyph: 25, axisSeparation: 6.4, webGlyph: 15, line: 1, pen: 1.6, dot: 2.5,
    band: Band(
      ring: 388, knee: 378, leader: 353, glyph: 33, degree: 17, sign: 16.5, minute: 14.5, retrograde: 14, gap: 5,
      separation: 6.5, margin: 0.6),
    hub: Hub(outer: 212, inner: 189, numeral: 13),
    innerBand: Band(
      ring: 288, knee: 281, leader: 264, glyph: 27, degree: 14, sign: 13.5, minute: 12, retrograde: 11.5, gap: 3.4,
      separation: 6.9, margin: 0.6),
    outerBand: Band(
      ring: 388, knee: 382, leader: 371, glyph: 27, degree: 14, sign: 0, minute: 11.5, retrograde: 11, gap: 2.4,
      separation: 5.6, margin: 0),
    innerHub: Hub(outer: 150, inner: 131, numeral: 11.5))

  /// 680 units: for a column of a page, 480 to 760 px. Minutes, but no figures around the rim.
  public static let medium = WheelLayout(
    size: 680, hasRimFigures: false, rim: 308, zodiac: 264, tick: 4, tickFive: 7, tickTen: 10, signGlyph: 26,
    signClearance: 5.2, axisName: 17, axisGlyph: 22, axisSeparation: 5.4, webGlyph: 13.5, line: 0.85, pen: 1.6, dot: 2.2,
    band: Band(
      ring: 254, knee: 248, leader: 234, glyph: 27, degree: 14.5, sign: 0, minute: 12.5, retrograde: 12, gap: 4.8,
      separation: 7.2, margin: 0.6),
    hub: Hub(outer: 134, inner: 113, numeral: 12.5),
    innerBand: Band(
      ring: 188, knee: 184, leader: 176, glyph: 21.5, degree: 12, sign: 0, minute: 10.5, retrograde: 9.5, gap: 2,
      separation: 8, margin: 0.6),
    outerBand: Band(
      ring: 254, knee: 251, leader: 246, glyph: 21.5, degree: 12, sign: 0, minute: 10.5, retrograde: 0, gap: 1.6,
      separation: 6, margin: 0),
    innerHub: Hub(outer: 98, inner: 81, numeral: 10.5))

  /// 340 units: for a phone. Glyphs and whole degrees, larger for their space; the table beside it has the minutes.
  public static let small = WheelLayout(
    size: 340, hasRimFigures: false, rim: 147, zodiac: 125, tick: 0, tickFive: 3, tickTen: 5, signGlyph: 16.5,
    signClearance: 5.6, axisName: 12.5, axisGlyph: 14.5, axisSeparation: 6, webGlyph: 0, line: 0.64, pen: 1.75, dot: 1.4,
    band: Band(
      ring: 120, knee: 117, leader: 109, glyph: 18.5, degree: 10.6, sign: 0, minute: 0, retrograde: 8.6, gap: 1.8,
      separation: 11.4, margin: 0.9),
    hub: Hub(outer: 66, inner: 53, numeral: 9),
    innerBand: Band(
      ring: 84, knee: 82, leader: 77, glyph: 14.5, degree: 8.6, sign: 0, minute: 0, retrograde: 0, gap: 1.2,
      separation: 11.5, margin: 0.8),
    outerBand: Band(
      ring: 120, knee: 118, leader: 113, glyph: 14.5, degree: 8.6, sign: 0, minute: 0, retrograde: 0, gap: 1.5,
      separation: 8.8, margin: 0),
    innerHub: Hub(outer: 48, inner: 38, numeral: 7.4))
}
