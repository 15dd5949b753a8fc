import Ephemeris

/// The lots from which times are released.
public enum ReleasingLot: UInt8, Sendable, Hashable, CaseIterable {
  /// Body and livelihood: from Sun to Moon by day, from Moon to Sun by night, cast from the Ascendant.
  case fortune
  /// Mind and action: the reverse of Fortune.
  case spirit

  /// The longitude of the lot in degrees, 0 ..< 360 (Paulus of Alexandria, *Introduction* 23); `nil` without a birth time, Sun or Moon.
  ///
  /// It is day while the Sun is above the horizon.
  public func longitude(in chart: NatalChart) -> Double? {
    guard let ascendant = chart.angles?.ascendant, let sun = chart.longitude(of: .body(.sun)),
      let moon = chart.longitude(of: .body(.moon)), let isDay = chart.isSunAboveHorizon
    else { return nil }
    let arc = isDay == (self == .fortune) ? moon - sun : sun - moon
    return normalizedDegrees(ascendant + arc)
  }
}

extension NatalChart {
  /// Whether the Sun's centre is above the horizon, without refraction; `nil` when the time of birth is not known.
  ///
  /// The Sun stands on the ecliptic, whose upper half goes backwards in longitude from the Ascendant.
  var isSunAboveHorizon: Bool? {
    guard let ascendant = angles?.ascendant, let sun = longitude(of: .body(.sun)) else { return nil }
    return normalizedDegrees(sun - ascendant) >= 180
  }
}
