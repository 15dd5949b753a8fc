public import Ephemeris

extension NatalChart {
  /// The same moment seen from another place: bodies stay, angles and houses move.
  ///
  /// After J. Lewis and K. Irving, *The Psychology of Astro-Carto-Graphy* (1997).
  ///
  /// - Returns: `nil` when the birth time is not known, for then there is nothing to move.
  /// - Throws: ``/Ephemeris/EphemerisError`` when one of the bodies in `options` has no ephemeris then.
  public func relocated(
    to location: GeographicLocation, options: ChartOptions = ChartOptions()
  ) throws(EphemerisError) -> NatalChart? {
    guard angles != nil else { return nil }
    return try NatalChart(moment: moment, location: location, options: options)
  }
}
