public import Astrology
public import Atlas
public import Ephemeris

/// A birth with its sidereal chart.
public struct VedicBirth: Sendable {
  /// When and where.
  public let moment: BirthMoment
  /// The tropical figure.
  public let natal: NatalChart
  /// The sidereal chart; without houses when the hour is not known.
  public let chart: VedicChart
  /// Which node Rahu is.
  public let node: NodePolicy
  /// Of the Moon at birth, in degrees a day.
  public let moonSpeed: Double

  /// The sidereal chart of a birth.
  ///
  /// - Parameter natal: the figure of the same birth.
  /// - Throws: ``EphemerisError`` outside the years of the ephemeris.
  public init(
    _ natal: NatalChart, of moment: BirthMoment, ayanamsa: Ayanamsa = .lahiri, node: NodePolicy = .mean
  ) throws(EphemerisError) {
    let sky = try Sky(at: natal.moment.tt)
    chart = try VedicChart(of: sky, ascendant: natal.angles?.ascendant, ayanamsa: ayanamsa, node: node)
    moonSpeed = try sky.position(of: .moon).longitudeSpeed
    self.moment = moment
    self.natal = natal
    self.node = node
  }

  /// Whether the hour is known.
  public var isTimeKnown: Bool { chart.lagna != nil }

  /// The periods of the birth; `nil` when its hour is not known.
  public func dasha(_ system: DashaSystem = .vimshottari, year: DashaYear = .julian) -> Dasha? {
    guard isTimeKnown else { return nil }
    return try? Dasha(system, moonLongitude: chart.place(of: .moon).longitude, birth: natal.moment.tt, year: year)
  }

  /// What strengths are made from.
  ///
  /// - Throws: ``StrengthError`` when the hour is not known, and within two days of the edges of the ephemeris.
  public func strengthFacts() throws(StrengthError) -> StrengthFacts {
    try StrengthFacts(
      of: isTimeKnown ? natal.moment : nil, at: moment.location, ayanamsa: chart.ayanamsa, node: node,
      clockOffsetSeconds: moment.time?.clock.seconds)
  }

  /// Sidereal longitudes of the Moon when the day of birth begins and when it ends, in degrees; the same twice when the hour is known.
  public var moonRange: (start: Double, end: Double) {
    guard let range = natal.moonRange else {
      let moon = chart.place(of: .moon).longitude
      return (moon, moon)
    }
    return (normalizedDegrees(range.start - chart.ayanamsaValue), normalizedDegrees(range.end - chart.ayanamsaValue))
  }

  /// Where the Moon stood at birth: one sign, or two when it changed on a day whose hour is not known.
  public var moonSigns: [ZodiacSign] { LongitudeRange(start: moonRange.start, end: moonRange.end).signs }
}
