public import Ephemeris

/// What the caller must know about a chart beyond its numbers.
public enum ChartWarning: Sendable, Hashable {
  /// The system does not exist at this latitude; the cusps are those of `used`.
  case houseSystemUndefined(requested: HouseSystem, used: HouseSystem)
  /// The cusps of `system` do not follow the order of the signs.
  ///
  /// Regiomontanus, Campanus, Topocentric, APC and Savard: beyond the polar circle, while the Midheaven is below the horizon;
  /// the tenth cusp is then the degree on the meridian above it, opposite the Midheaven. Topocentric also elsewhere from about
  /// 65° on, since its pole heights belong to no common horizon. Horizon: between the tropics, while the Midheaven is on the
  /// polar side of the zenith; the first cusp is then the Vertex.
  case cuspsOutOfOrder(system: HouseSystem)
  /// A body that was asked for is not in the chart: its orbit is known for these Julian dates (TT) only.
  case bodyOutsideRange(CelestialBody, supported: ClosedRange<Double>)
}
