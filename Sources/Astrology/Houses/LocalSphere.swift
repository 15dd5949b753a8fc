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
    let angle = arctangent(y, x) * degreesPerRadian
    guard angle < 0 else { return angle }
    let positive = angle + 360
    return positive < 360 ? positive : 0
  }

  /// The ecliptic longitudes, 0 ..< 360 degrees, of four points (x, y) of the ecliptic's plane.
  func longitudes(_ y: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> {
    let angles = arctangents(y, x) * degreesPerRadian
    var positive = angles
    for lane in 0..<4 where angles[lane] < 0 { positive[lane] = foldedDegrees(angles[lane]) }
    return positive
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
