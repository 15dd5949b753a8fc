import Ephemeris

/// The celestial sphere as it stands over a place at a moment: what angles and houses are made from.
///
/// Vectors are equatorial, turned with the sky: x to the vernal equinox, z to the north celestial pole.
public struct LocalSphere: Sendable, Hashable {
  /// Sine and cosine of the right ascension of the meridian.
  let sinMeridian: Double
  let cosMeridian: Double
  /// Sine and cosine of the geographic latitude.
  let sinLatitude: Double
  let cosLatitude: Double
  /// Sine and cosine of the obliquity of the ecliptic.
  let sinObliquity: Double
  let cosObliquity: Double
  /// Whether part of the ecliptic neither rises nor sets: the latitude is at or beyond a polar circle.
  public let isPolar: Bool

  /// - Parameters:
  ///   - armc: right ascension of the meridian in degrees: apparent sidereal time plus the longitude of the place, east positive.
  ///   - latitude: geographic latitude in degrees, −90 … 90, north positive; what lies beyond counts as the pole.
  ///   - obliquity: true obliquity of the ecliptic in degrees.
  public init(armc: Double, latitude: Double, obliquity: Double) {
    let place = min(90, max(-90, latitude))
    let (sines, cosines) = sineCosines(
      SIMD4(normalizedDegrees(armc) * radiansPerDegree, place * radiansPerDegree, obliquity * radiansPerDegree, 0))
    (sinMeridian, cosMeridian) = (sines[0], cosines[0])
    (sinLatitude, cosLatitude) = (sines[1], cosines[1])
    (sinObliquity, cosObliquity) = (sines[2], cosines[2])
    isPolar = abs(place) + obliquity >= 90
  }

  private init(_ lane: Int, _ meridian: Sides, _ place: Sides, _ tilt: Sides, isPolar: Bool) {
    (sinMeridian, cosMeridian) = (meridian.sine[lane], meridian.cosine[lane])
    (sinLatitude, cosLatitude) = (place.sine[lane], place.cosine[lane])
    (sinObliquity, cosObliquity) = (tilt.sine[lane], tilt.cosine[lane])
    self.isPolar = isPolar
  }

  private typealias Sides = (sine: SIMD4<Double>, cosine: SIMD4<Double>)

  /// Four spheres side by side, with the bits of each alone, and their ``angles``; see ``init(armc:latitude:obliquity:)``.
  static func four(
    armc: SIMD4<Double>, latitude: SIMD4<Double>, obliquity: SIMD4<Double>, _ found: (Int, LocalSphere, Angles) -> Void
  ) {
    var (turned, places) = (armc, latitude)
    for lane in 0..<4 {
      turned[lane] = normalizedDegrees(armc[lane])
      places[lane] = min(90, max(-90, latitude[lane]))
    }
    let meridian = sineCosines(turned * radiansPerDegree)
    let place = sineCosines(places * radiansPerDegree)
    let tilt = sineCosines(obliquity * radiansPerDegree)
    func sphere(_ lane: Int) -> LocalSphere {
      LocalSphere(lane, meridian, place, tilt, isPolar: abs(places[lane]) + obliquity[lane] >= 90)
    }
    let spheres = (sphere(0), sphere(1), sphere(2), sphere(3))
    let rising = (spheres.0.risingPoint, spheres.1.risingPoint, spheres.2.risingPoint, spheres.3.risingPoint)
    let western = (spheres.0.vertexPoint, spheres.1.vertexPoint, spheres.2.vertexPoint, spheres.3.vertexPoint)
    let ascendants = spheres.0.longitudes(
      SIMD4(rising.0.y, rising.1.y, rising.2.y, rising.3.y), SIMD4(rising.0.x, rising.1.x, rising.2.x, rising.3.x))
    let midheavens = spheres.0.longitudes(meridian.sine, meridian.cosine * tilt.cosine)
    let vertices = spheres.0.longitudes(
      SIMD4(western.0.y, western.1.y, western.2.y, western.3.y), SIMD4(western.0.x, western.1.x, western.2.x, western.3.x))
    func angles(_ lane: Int) -> Angles {
      Angles(ascendant: ascendants[lane], midheaven: midheavens[lane], vertex: vertices[lane])
    }
    found(0, spheres.0, angles(0))
    found(1, spheres.1, angles(1))
    found(2, spheres.2, angles(2))
    found(3, spheres.3, angles(3))
  }

  /// Ascendant, Midheaven and Vertex.
  ///
  /// The Ascendant is always the eastern of the two points where ecliptic and horizon meet; the Midheaven always the one on the
  /// upper meridian, whether or not it is above the horizon (Meeus, *Astronomical Algorithms*, 2nd ed., chapters 13 and 14).
  public var angles: Angles {
    let (rising, western) = (risingPoint, vertexPoint)
    let angles = longitudes(
      SIMD4(rising.y, sinMeridian, western.y, 0), SIMD4(rising.x, cosMeridian * cosObliquity, western.x, 1))
    return Angles(ascendant: angles[0], midheaven: angles[1], vertex: angles[2])
  }

  /// The western point where the ecliptic meets the prime vertical, 0 ..< 360 degrees.
  public var vertex: Double {
    let western = vertexPoint
    return longitude(western.y, western.x)
  }

  /// The Vertex as a point of the ecliptic's plane, in any length.
  private var vertexPoint: (x: Double, y: Double) {
    let y = sinLatitude * cosMeridian
    let x = cosLatitude * sinObliquity - sinLatitude * sinMeridian * cosObliquity
    let isEastern = cosMeridian * cosObliquity * y - sinMeridian * x > 0
    return isEastern ? (-x, -y) : (x, y)
  }

  /// The degree that would rise at the equator, also called the equatorial Ascendant: 0 ..< 360 degrees.
  public var eastPoint: Double { longitude(cosMeridian, -sinMeridian * cosObliquity) }

  /// Whether the degree on the upper meridian is below the horizon, as it can be beyond the polar circles.
  public var isMidheavenBelowHorizon: Bool {
    cosLatitude * cosObliquity + sinLatitude * sinObliquity * sinMeridian < 0
  }

  /// The Ascendant as a point of the ecliptic's plane, in any length.
  var risingPoint: (x: Double, y: Double) {
    let y = cosLatitude * cosMeridian
    let x = -(cosLatitude * sinMeridian * cosObliquity + sinLatitude * sinObliquity)
    // The formula follows one of the two points through all latitudes; where the Midheaven sinks, that one comes to the west.
    return isMidheavenBelowHorizon ? (-x, -y) : (x, y)
  }

  /// Sine and cosine of the meridian's right ascension plus an angle that is given by its own.
  func turned(_ sine: Double, _ cosine: Double) -> (sine: Double, cosine: Double) {
    (sinMeridian * cosine + cosMeridian * sine, cosMeridian * cosine - sinMeridian * sine)
  }

  /// The ecliptic longitude, 0 ..< 360 degrees, of the point (x, y) of the ecliptic's plane.
  func longitude(_ y: Double, _ x: Double) -> Double {
    positive(arctangent(y, x) * degreesPerRadian)
  }

  /// An angle of −180 … 180 degrees as 0 ..< 360.
  @inline(__always) private func positive(_ angle: Double) -> Double {
    guard angle < 0 else { return angle }
    let positive = angle + 360
    return positive < 360 ? positive : 0
  }

  /// The ecliptic longitudes, 0 ..< 360 degrees, of four points (x, y) of the ecliptic's plane.
  func longitudes(_ y: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> {
    let angles = arctangents(y, x) * degreesPerRadian
    return SIMD4(positive(angles[0]), positive(angles[1]), positive(angles[2]), positive(angles[3]))
  }

  /// The longitude of the ecliptic's point that has a right ascension, 0 ..< 360 degrees.
  func longitude(rightAscensionSine sine: Double, cosine: Double) -> Double { longitude(sine, cosine * cosObliquity) }

  /// Sine (or cosine) of 30° (60°).
  static let half = 0.5
  /// Sine (or cosine) of 60° (30°).
  static let root = 0.8660254037844386
  /// Sine and cosine of 30°.
  static var thirty: (sine: Double, cosine: Double) { (half, root) }
  /// Sine and cosine of 60°.
  static var sixty: (sine: Double, cosine: Double) { (root, half) }
}
