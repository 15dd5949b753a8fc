import Ephemeris

/// How the declinations of some bodies go through a day of birth whose hour is not known.
struct DeclinationCourses {
  private let courses: [(body: CelestialBody, course: DayCourse)]

  /// Follows the bodies through a day. One that cannot be placed at its ends has no course.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the day touches the edge of the ephemeris.
  init(of bodies: [CelestialBody], on day: BirthDay, noon: TT) throws(EphemerisError) {
    let skies = (try Sky(at: day.start), try Sky(at: noon), try Sky(at: day.end))
    let length = day.end.daysSinceJ2000 - day.start.daysSinceJ2000
    let share = length > 0 ? (noon.daysSinceJ2000 - day.start.daysSinceJ2000) / length : 0
    var courses: [(body: CelestialBody, course: DayCourse)] = []
    for body in bodies {
      do {
        let nodes = (try Self.node(body, skies.0), try Self.node(body, skies.1), try Self.node(body, skies.2))
        courses.append((body, DayCourse(nodes.0, nodes.1, nodes.2, length: length, noonShare: share)))
      } catch .outsideRange(.some, _, _) {
        continue
      }
    }
    self.courses = courses
  }

  /// The declination and its speed, which follows from those in longitude and latitude.
  private static func node(_ body: CelestialBody, _ sky: Sky) throws(EphemerisError) -> DayCourse.Node {
    let position = try sky.position(of: body)
    let declination = sky.equatorial(position).declination
    let (sinLongitude, cosLongitude) = sineCosine(position.longitude * radiansPerDegree)
    let (sinLatitude, cosLatitude) = sineCosine(position.latitude * radiansPerDegree)
    let (sinObliquity, cosObliquity) = sineCosine(sky.orientation.trueObliquity * radiansPerDegree)
    let byLatitude = cosLatitude * cosObliquity - sinLatitude * sinObliquity * sinLongitude
    let byLongitude = cosLatitude * sinObliquity * cosLongitude
    let speed = byLatitude * position.latitudeSpeed + byLongitude * position.longitudeSpeed
    return (declination, speed / max(1e-9, cosine(declination * radiansPerDegree)))
  }

  /// How a body's declination went; `nil` for one that has no course.
  func course(of body: CelestialBody) -> DayCourse? { courses.first { $0.body == body }?.course }

  /// How far two bodies are from being equally far from the equator; `nil` when they are not at some hour, or change sides.
  func orbs(of aspect: DeclinationAspect, limit: Double) -> ClosedRange<Double>? {
    guard let one = course(of: aspect.first), let other = course(of: aspect.second) else { return nil }
    return Self.orbs(one, other, isParallel: aspect.kind == .parallel, limit: limit)
  }

  /// The same of two courses, one of which may stand still.
  static func orbs(_ one: DayCourse, _ other: DayCourse, isParallel: Bool, limit: Double) -> ClosedRange<Double>? {
    let (ones, others) = (one.extremes, other.extremes)
    let areSouth = (ones.upperBound < 0, others.upperBound < 0)
    guard areSouth.0 || ones.lowerBound >= 0, areSouth.1 || others.lowerBound >= 0, (areSouth.0 == areSouth.1) == isParallel
    else {
      return nil
    }
    let apart = (isParallel ? one - other : one + other).extremes
    return AspectSpread.orbs(apart.lowerBound, apart.upperBound, limit: limit)
  }
}
