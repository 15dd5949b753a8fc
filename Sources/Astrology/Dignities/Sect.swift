public import Ephemeris

/// Whether a figure is one of the day or of the night.
///
/// Ptolemy, Tetrabiblos I.7; Paulus of Alexandria, Introduction, ch. 6.
public enum Sect: UInt8, Sendable, Hashable, CaseIterable {
  case day, night

  /// The sect of a chart: day while the Sun's centre is on or above the true horizon, without refraction.
  ///
  /// The Sun's altitude decides, not its house, so the answer holds beyond the polar circles too. `nil` without a birth time or a
  /// place.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public init?(of chart: NatalChart) throws(EphemerisError) {
    guard let location = chart.location, chart.angles != nil else { return nil }
    self = try Sect(at: chart.moment, location: location)
  }

  /// The sect of a moment at a place; see ``init(of:)``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment has no ephemeris.
  public init(at moment: ChartMoment, location: GeographicLocation) throws(EphemerisError) {
    let sky = try Sky(at: moment.tt)
    let altitude = sky.horizontal(
      try sky.position(of: .sun), from: location, siderealTime: sky.siderealTime(at: moment.ut1)
    ).altitude
    self = altitude >= 0 ? .day : .night
  }

  /// The light that leads: the Sun by day, the Moon by night.
  public var light: ClassicalPlanet { self == .day ? .sun : .moon }
  /// The benefic that belongs to the sect: Jupiter by day, Venus by night.
  public var benefic: ClassicalPlanet { self == .day ? .jupiter : .venus }
  /// The malefic that belongs to the sect: Saturn by day, Mars by night.
  public var malefic: ClassicalPlanet { self == .day ? .saturn : .mars }
  /// The other of the two.
  public var opposite: Sect { self == .day ? .night : .day }
}

extension ClassicalPlanet {
  /// The sect to which the planet belongs: Sun, Jupiter and Saturn to the day, Moon, Venus and Mars to the night.
  ///
  /// Mercury belongs to the day when it rises before the Sun, and to the night when it sets after it.
  ///
  /// - Parameter mercuryElongation: Mercury's longitude less the Sun's, in degrees; any full turns added.
  public func sect(mercuryElongation: Double) -> Sect {
    switch self {
    case .sun, .jupiter, .saturn: .day
    case .moon, .venus, .mars: .night
    case .mercury: signedDegrees(mercuryElongation) < 0 ? .day : .night
    }
  }
}
