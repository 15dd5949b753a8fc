/// An angle of the sky that changes with time: the longitude of a body, the elongation of one body from another, or any other that is told
/// with its rate.
public struct AngularMotion: Sendable {
  private enum Source: Sendable {
    case longitude(CelestialBody)
    case elongation(CelestialBody, from: CelestialBody)
    case told(@Sendable (TT) throws(EphemerisError) -> (angle: Double, rate: Double))
  }

  private let source: Source
  /// Days between samples, which the rate of the angle follows closely by a parabola.
  ///
  /// In longitude no planet is retrograde or direct for less than two steps. An elongation may stand still twice in a short time, so
  /// that planets are followed in half steps there.
  public let step: Double
  /// Whether the rate is the derivative of the angle to the last digits. That of the osculating lunar orbit knows the Sun's force only, and
  /// its angle has the steps of the kernel's segments, made larger by the small inclination and eccentricity.
  let isRateExact: Bool

  /// The ecliptic longitude of a body.
  public static func longitude(of body: CelestialBody) -> AngularMotion {
    AngularMotion(source: .longitude(body), step: body.sampleStep, isRateExact: body.hasExactRate)
  }

  /// The longitude of `body` less that of `origin`: 0° in conjunction, 90° when `body` is a quadrant ahead.
  public static func elongation(of body: CelestialBody, from origin: CelestialBody) -> AngularMotion {
    let step = min(body.sampleStep, origin.sampleStep)
    return AngularMotion(
      source: .elongation(body, from: origin), step: step > 1 ? step / 2 : step,
      isRateExact: body.hasExactRate && origin.hasExactRate)
  }

  /// Any other angle without leaps, such as one that turns with the Earth.
  ///
  /// - Parameters:
  ///   - step: days between samples: so few that the angle goes less than half a turn in them, and that no two of its stations hide between
  ///     three samples.
  ///   - state: the angle in degrees, 0 ..< 360, and its exact rate in degrees a day.
  public init(
    step: Double, state: @escaping @Sendable (TT) throws(EphemerisError) -> (angle: Double, rate: Double)
  ) {
    self.init(source: .told(state), step: step, isRateExact: true)
  }

  private init(source: Source, step: Double, isRateExact: Bool) {
    self.source = source
    self.step = step
    self.isRateExact = isRateExact
  }

  /// The angle in degrees, 0 ..< 360, and its rate in degrees a day.
  ///
  /// - Throws: ``EphemerisError`` when the instant has no ephemeris.
  public func state(at instant: TT) throws(EphemerisError) -> (angle: Double, rate: Double) {
    switch source {
    case .longitude(let body):
      let position = body == .moon ? try Sky.moon(at: instant) : try Sky(at: instant).position(of: body)
      return (position.longitude, position.longitudeSpeed)
    case .elongation(let body, let origin):
      let sky = try Sky(at: instant)
      let position = try sky.position(of: body)
      let other = try sky.position(of: origin)
      return (folded(position.longitude - other.longitude), position.longitudeSpeed - other.longitudeSpeed)
    case .told(let state): return try state(instant)
    }
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

  /// Whether the speed is the derivative of the longitude to the last digits.
  fileprivate var hasExactRate: Bool { self != .trueNode && self != .osculatingApogee }
}
