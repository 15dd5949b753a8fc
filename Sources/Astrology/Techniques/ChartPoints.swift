import Ephemeris

extension NatalChart {
  /// The bodies and angles of the chart whose degree is known: without a birth time, the Moon and the angles are left out.
  public var knownPoints: [ChartPoint] {
    var points: [ChartPoint] = []
    points.reserveCapacity(placements.count + 2)
    for placement in placements where moonRange == nil || placement.body != .moon { points.append(.body(placement.body)) }
    if angles != nil {
      points.append(.ascendant)
      points.append(.midheaven)
    }
    return points
  }

  /// ``knownPoints`` as aspects see them: bodies on their way or, when the chart is a fixed figure, held still; angles always still.
  func aspectPoints(heldStill: Bool) -> [AspectPoint] {
    var points: [AspectPoint] = []
    for point in knownPoints {
      switch point {
      case .body(let body):
        guard let position = placement(of: body)?.position else { continue }
        points.append(AspectPoint(point, longitude: position.longitude, speed: heldStill ? 0 : position.longitudeSpeed))
      case .ascendant, .midheaven:
        guard let longitude = longitude(of: point) else { continue }
        points.append(AspectPoint(point, longitude: longitude, speed: 0))
      }
    }
    return points
  }

  /// How the sky of the chart turns over its place: the right ascension of the meridian and the obliquity, in degrees.
  ///
  /// `nil` for a chart without a birth time.
  func meridian() throws(EphemerisError) -> (rightAscension: Double, latitude: Double, obliquity: Double)? {
    guard angles != nil, let location else { return nil }
    let sky = try Sky(at: moment.tt)
    return (
      sky.siderealTime(at: moment.ut1).local(longitude: location.longitude), location.latitude, sky.orientation.trueObliquity
    )
  }
}

/// The point halfway between two longitudes in degrees, on the shorter arc; 0 ..< 360.
///
/// The order of the two does not matter. Of two points exactly opposite, the midpoint is 90° before the one with the smaller longitude.
func nearerMidpoint(_ first: Double, _ second: Double) -> Double {
  let low = min(first, second)
  return normalizedDegrees(low + signedDegrees(max(first, second) - low) / 2)
}
