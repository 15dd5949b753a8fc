/// An angle of the sky that changes with time: the longitude of a body, or the elongation of one body from another.
public struct AngularMotion: Sendable, Hashable {
  private let body: CelestialBody
  private let origin: CelestialBody?

  /// The ecliptic longitude of a body.
  public static func longitude(of body: CelestialBody) -> AngularMotion { AngularMotion(body: body, origin: nil) }

  /// The longitude of `body` less that of `origin`: 0° in conjunction, 90° when `body` is a quadrant ahead.
  public static func elongation(of body: CelestialBody, from origin: CelestialBody) -> AngularMotion {
    AngularMotion(body: body, origin: origin)
  }

  /// The angle in degrees, 0 ..< 360, and its rate in degrees a day.
  public func state(at instant: TT) throws(EphemerisError) -> (angle: Double, rate: Double) {
    guard let origin else {
      let position = body == .moon ? try Sky.moon(at: instant) : try Sky(at: instant).position(of: body)
      return (position.longitude, position.longitudeSpeed)
    }
    let sky = try Sky(at: instant)
    let position = try sky.position(of: body)
    let other = try sky.position(of: origin)
    return (folded(position.longitude - other.longitude), position.longitudeSpeed - other.longitudeSpeed)
  }

  /// Days between samples, which the rate of the angle follows closely by a parabola.
  ///
  /// In longitude no planet is retrograde or direct for less than two steps. An elongation may stand still twice in a short time, so
  /// that planets are followed in half steps there.
  var step: Double {
    guard let origin else { return body.sampleStep }
    let step = min(body.sampleStep, origin.sampleStep)
    return step > 1 ? step / 2 : step
  }

  /// Whether the rate is the derivative of the angle to the last digits. That of the osculating lunar orbit knows the Sun's force only, and
  /// its angle has the steps of the kernel's segments, made larger by the small inclination and eccentricity.
  var isRateExact: Bool {
    ![.trueNode, .osculatingApogee].contains(body) && origin != .trueNode && origin != .osculatingApogee
  }

  /// Follows the angle from one instant to a later one and finds where it stands still.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public func path(from start: TT, to end: TT) throws(EphemerisError) -> AngularPath {
    try AngularPath(of: self, from: start, to: end)
  }
}

extension CelestialBody {
  /// Days in which the body's motion keeps its shape; see ``AngularMotion/step``.
  var sampleStep: Double {
    switch self {
    case .osculatingApogee: 0.5
    case .moon, .trueNode: 1
    case .mercury, .sun: 8
    case .venus, .mars, .ceres, .pallas, .juno, .vesta: 16
    case .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .meanNode, .meanApogee: 32
    }
  }
}
