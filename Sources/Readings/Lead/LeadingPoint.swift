import Astrology
import Ephemeris

/// A point of a birth chart as the judgment of a day sees it.
struct LeadingPoint: Sendable {
  let point: ChartPoint
  /// Degrees of ecliptic longitude, 0 ..< 360.
  let longitude: Double
  /// 1 … 12; `nil` without a birth time, and for the angles.
  let house: Int?
  /// How much of the person it is, up to 1.1.
  let importance: Double
  /// Whether chapters are told of it: Sun to Mars, the angles, and the ruler of the Ascendant.
  let isPersonal: Bool
  /// Degrees by which it may stand elsewhere, because the hour of birth is not known.
  let uncertainty: Double

  /// The points of a chart that are spoken of: the ten bodies and the two angles, as far as their degrees are known.
  ///
  /// - Parameter lord: the lord of the year, who counts a little more.
  static func all(of chart: NatalChart, lord: CelestialBody?) -> [LeadingPoint] {
    let ruler = chart.angles.map { ZodiacSign(longitude: $0.ascendant).domicileRuler.body }
    var points: [LeadingPoint] = []
    for point in chart.knownPoints {
      guard let longitude = chart.longitude(of: point) else { continue }
      switch point {
      case .ascendant, .midheaven:
        points.append(
          LeadingPoint(
            point: point, longitude: longitude, house: nil, importance: LeadWeight.importance(of: point), isPersonal: true,
            uncertainty: 0))
      case .body(let body):
        guard CelestialBody.planets.contains(body), let placement = chart.placement(of: body) else { continue }
        var importance = LeadWeight.importance(of: point)
        if body == ruler { importance = min(1, importance + 0.1) }
        if body == lord { importance += 0.05 }
        points.append(
          LeadingPoint(
            point: point, longitude: longitude, house: placement.house, importance: importance,
            isPersonal: body.rawValue <= CelestialBody.mars.rawValue || body == ruler,
            uncertainty: chart.angles == nil ? abs(placement.position.longitudeSpeed) / 2 : 0))
      }
    }
    return points
  }
}
