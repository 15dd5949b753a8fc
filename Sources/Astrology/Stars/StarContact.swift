public import Ephemeris

/// A fixed star that touches a point of a chart.
///
/// The star is taken by its ecliptic longitude, however far from the ecliptic it stands, as everywhere in the field; its parallels by
/// its true declination.
public struct StarContact: Sendable, Hashable {
  /// How the two meet.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// On the same degree, or on the opposite one.
    case conjunction, opposition
    /// Equally far from the equator, on one side of it or on different sides.
    case parallel, contraparallel
  }

  /// The star.
  public let star: FixedStar
  /// Where it stood at the moment of the chart.
  public let position: EclipticPosition
  /// The point of the chart.
  public let point: ChartPoint
  /// How the two meet.
  public let kind: Kind
  /// Distance from exactness in degrees, 0 … ``orbLimit``; without a birth time for local noon.
  public let orb: Double
  /// The least and the greatest distance by an hour of birth that is not known; else `nil`.
  public let orbs: ClosedRange<Double>?
  /// The widest orb that was allowed, in degrees.
  public let orbLimit: Double

  /// The contacts of stars with the bodies and angles of a chart, tightest first. Without a birth time the Moon and the angles make none,
  /// and the others are those that hold at every hour; angles have no parallels.
  ///
  /// - Parameters:
  ///   - chart: the chart whose points are compared with the stars.
  ///   - stars: which stars are asked.
  ///   - orbs: how near they must be on the ecliptic.
  ///   - kinds: which contacts are looked for.
  ///   - parallelOrb: the widest orb of parallels in degrees.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the moment of the chart is outside the span of the ephemeris.
  public static func all(
    in chart: NatalChart, stars: [FixedStar] = FixedStar.all, orbs: StarOrbPolicy = .uniform(1),
    kinds: [Kind] = [.conjunction, .opposition], parallelOrb: Double = 1
  ) throws(EphemerisError) -> [StarContact] {
    let sky = try Sky(at: chart.moment.tt)
    let points = chart.touchablePoints(in: sky)
    var declinations: DeclinationCourses?
    if let day = chart.day {
      declinations = try DeclinationCourses(of: chart.placements.map { $0.body }, on: day, noon: chart.moment.tt)
    }
    var found: [StarContact] = []
    for (star, position) in zip(stars, sky.positions(of: stars)) {
      let seen = (longitude: position.longitude, declination: sky.equatorial(position).declination)
      let limit = orbs.orb(of: star)
      for point in points {
        for kind in kinds {
          let allowed = kind == .conjunction || kind == .opposition ? limit : parallelOrb
          guard let allowed, let distance = kind.distance(of: seen, from: point), distance <= allowed else { continue }
          var orbs: ClosedRange<Double>?
          if let declinations {
            guard let held = kind.orbs(of: seen, from: point.point, in: chart, declinations, limit: allowed) else { continue }
            orbs = held
          }
          found.append(
            StarContact(
              star: star, position: position, point: point.point, kind: kind, orb: distance, orbs: orbs, orbLimit: allowed))
        }
      }
    }
    return found.sorted { $0.orb < $1.orb }
  }
}

/// A point that stars can touch; angles have no declination of their own.
private struct TouchablePoint {
  let point: ChartPoint
  let longitude: Double
  let declination: Double?
}

extension StarContact.Kind {
  /// How far a star is from a point through a day whose hour is not known; `nil` when they do not meet at some hour. Stars stand still on it.
  fileprivate func orbs(
    of star: (longitude: Double, declination: Double), from point: ChartPoint, in chart: NatalChart,
    _ declinations: DeclinationCourses, limit: Double
  ) -> ClosedRange<Double>? {
    guard case .body(let body) = point else { return nil }
    switch self {
    case .conjunction, .opposition:
      guard let course = chart.course(of: point) else { return nil }
      let (ends, middle) = (course.extremes, course.value(at: 0.5).longitude)
      let shift = signedDegrees(middle - star.longitude - (self == .opposition ? 180 : 0)) - middle
      return AspectSpread.orbs(ends.lowerBound + shift, ends.upperBound + shift, limit: limit)
    case .parallel, .contraparallel:
      guard let course = declinations.course(of: body) else { return nil }
      return DeclinationCourses.orbs(
        course, DayCourse(evenlyFrom: star.declination, to: star.declination), isParallel: self == .parallel, limit: limit)
    }
  }

  /// Degrees from exactness; `nil` where the two cannot meet so. A pair on one side of the equator is parallel, not contra-parallel.
  fileprivate func distance(of star: (longitude: Double, declination: Double), from point: TouchablePoint) -> Double? {
    switch self {
    case .conjunction: return abs(signedDegrees(star.longitude - point.longitude))
    case .opposition: return abs(signedDegrees(star.longitude - point.longitude - 180))
    case .parallel, .contraparallel:
      guard let declination = point.declination else { return nil }
      let isOneSide = (declination < 0) == (star.declination < 0)
      return isOneSide == (self == .parallel) ? abs(abs(declination) - abs(star.declination)) : nil
    }
  }
}

extension NatalChart {
  /// The points whose degree is known, with the declinations of those that are bodies.
  fileprivate func touchablePoints(in sky: Sky) -> [TouchablePoint] {
    var points: [TouchablePoint] = []
    for point in knownPoints {
      guard let longitude = longitude(of: point) else { continue }
      var declination: Double?
      if case .body(let body) = point, let position = placement(of: body)?.position {
        declination = sky.equatorial(position).declination
      }
      points.append(TouchablePoint(point: point, longitude: longitude, declination: declination))
    }
    return points
  }
}
