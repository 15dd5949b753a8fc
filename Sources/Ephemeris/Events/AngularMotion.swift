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
    let sky = try Sky(at: instant)
    let position = try sky.position(of: body)
    guard let origin else { return (position.longitude, position.longitudeSpeed) }
    let other = try sky.position(of: origin)
    return (folded(position.longitude - other.longitude), position.longitudeSpeed - other.longitudeSpeed)
  }

  /// Days between samples: short enough that no two stations of the angle hide between three of them.
  var step: Double { min(body.sampleStep, origin?.sampleStep ?? .infinity) }

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
    case .mercury: 2
    case .sun, .venus, .mars, .ceres, .pallas, .juno, .vesta: 4
    case .jupiter, .saturn, .uranus, .neptune, .pluto, .chiron, .meanNode, .meanApogee: 8
    }
  }
}
