public import Ephemeris

/// Two bodies equally far from the celestial equator.
///
/// True declinations of date, latitude included. On one side of the equator the two are parallel, on opposite sides
/// contra-parallel.
public struct DeclinationAspect: Sendable, Hashable {
  /// On which sides of the equator the two stand.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case parallel, contraparallel
  }

  /// The body that comes first in the chart.
  public let first: CelestialBody
  /// The other body.
  public let second: CelestialBody
  /// Parallel or contra-parallel.
  public let kind: Kind
  /// Distance from exactness in degrees, 0 … the orb allowed.
  public let orb: Double
  /// The least and the greatest distance by an hour of birth that is not known; else `nil`.
  public let orbs: ClosedRange<Double>?

  /// The parallels of a chart among its bodies, tightest first. Without a birth time those that hold at every hour; the Moon makes none.
  ///
  /// Declinations are counted from the equator and belong to no zodiac.
  ///
  /// - Parameters:
  ///   - chart: the chart whose bodies are compared.
  ///   - orbDegrees: The widest orb, usually 1°.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public static func all(in chart: NatalChart, orbDegrees: Double = 1) throws(EphemerisError) -> [DeclinationAspect] {
    let sky = try Sky(at: chart.moment.tt)
    var declinations: [(body: CelestialBody, degrees: Double)] = []
    for placement in chart.placements where placement.body != .moon || chart.moonRange == nil {
      declinations.append((placement.body, sky.equatorial(placement.position).declination))
    }
    let found = all(among: declinations, orbDegrees: orbDegrees)
    guard let day = chart.day else { return found }
    let courses = try DeclinationCourses(of: declinations.map { $0.body }, on: day, noon: chart.moment.tt)
    return found.compactMap { aspect in
      courses.orbs(of: aspect, limit: orbDegrees).map {
        DeclinationAspect(first: aspect.first, second: aspect.second, kind: aspect.kind, orb: aspect.orb, orbs: $0)
      }
    }
  }

  /// The parallels among declinations in degrees, tightest first. Near the equator, where both kinds can be in orb, a pair that
  /// stands on one side is parallel.
  public static func all(
    among declinations: [(body: CelestialBody, degrees: Double)], orbDegrees: Double = 1
  ) -> [DeclinationAspect] {
    var found: [DeclinationAspect] = []
    for (index, one) in declinations.enumerated() {
      for other in declinations.dropFirst(index + 1) {
        let isParallel = (one.degrees < 0) == (other.degrees < 0)
        let orb = abs(abs(one.degrees) - abs(other.degrees))
        guard orb <= orbDegrees else { continue }
        found.append(
          DeclinationAspect(
            first: one.body, second: other.body, kind: isParallel ? .parallel : .contraparallel, orb: orb, orbs: nil))
      }
    }
    return found.sorted { $0.orb < $1.orb }
  }
}
