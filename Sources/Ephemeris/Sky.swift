import EphemerisKernel

/// The sky of one instant: the Earth's place and axis, worked out once, and the place of every body on demand.
///
/// ```swift
/// let sky = try Sky(at: TT(julianDate: 2448058.27))
/// let moon = try sky.position(of: .moon)   // moon.longitude in degrees
/// ```
///
/// A value without references: free to share between threads, nothing to open or to close. Positions are apparent and geocentric,
/// reduced from JPL DE440 with light-time, deflection by the Sun, aberration, IAU 2006 precession and IAU 2000A nutation.
public struct Sky: Sendable, Hashable {
  /// The instant.
  public let instant: TT
  /// Obliquity and nutation.
  public let orientation: Orientation

  let tier: Int32
  /// From the mean ecliptic of J2000 to that of date.
  let ofDate: Rotation
  /// The observer, who stands at the Earth's centre: heliocentric, mean ecliptic of date; au, au/day, au/day².
  let earth: SIMD3<Double>
  let earthVelocity: SIMD3<Double>
  let earthAcceleration: SIMD3<Double>
  let light: SolarDeflection
  let aberration: Aberration
  let moon: LunarState

  /// TT Julian dates for which every body but Chiron can be placed: the beginning of 1550 to the beginning of 2650.
  public static var supportedJulianDates: ClosedRange<Double> { 2287185.5...2688975.5 }

  /// The sky of an instant.
  ///
  /// - Throws: ``EphemerisError/outsideRange(body:julianDate:supported:)`` before 1550 and after 2649.
  public init(at instant: TT) throws(EphemerisError) {
    self.init(instant: instant, tier: try Self.tier(at: instant))
  }

  /// Which part of the kernel holds an instant: 0 is 1800–2200, 1 before, 2 after.
  static func tier(at instant: TT) throws(EphemerisError) -> Int32 {
    let days = instant.daysSinceJ2000
    guard days.isFinite else { throw .notFinite }
    guard supportedJulianDates.contains(instant.julianDate) else {
      throw .outsideRange(body: nil, julianDate: instant.julianDate, supported: supportedJulianDates)
    }
    return days < -73244.5 ? 1 : (days < 73255.5 ? 0 : 2)
  }

  private init(instant: TT, tier: Int32) {
    self.instant = instant
    self.tier = tier
    orientation = Orientation(at: instant, tier: tier)
    ofDate = Orientation.eclipticOfDate(at: instant)
    moon = LunarState(at: instant.daysSinceJ2000, tier: tier)

    let barycentre = HeliocentricState(.earthMoon, at: instant.daysSinceJ2000, tier: tier)
    let position = ofDate(barycentre.position)
    let velocity = ofDate(barycentre.velocity)
    let r2 = dot(position, position)
    let acceleration = position * (-Dynamics.gmSun / (r2 * r2.squareRoot()))
    let (towards, towardsRate) = moon.geometric(
      frameRotation: orientation.frameRotation, earthVelocity: velocity, earthAcceleration: acceleration)
    earth = position - towards * Dynamics.moonMassShare
    earthVelocity = velocity - towardsRate * Dynamics.moonMassShare
    light = SolarDeflection(earth: earth, velocity: earthVelocity)
    let pull = Dynamics.gmEarthMoon * Dynamics.moonMassShare / (moon.distance * moon.distance * moon.distance)
    earthAcceleration = acceleration + towards * pull
    aberration = Aberration(velocity: earthVelocity, acceleration: earthAcceleration)
  }
}

/// Constants of motion from DE440 (Park et al. 2021, Astronomical Journal 161, 105) in au and days.
enum Dynamics {
  /// GM of the Sun, au³/day².
  @inline(__always) static var gmSun: Double { 0.00029591220828411956 }
  /// GM of the Earth and the Moon together, au³/day².
  @inline(__always) static var gmEarthMoon: Double { 8.997011390199871e-10 }
  /// The Moon's share of the mass of the pair: 1 / (1 + 81.3005682214972).
  @inline(__always) static var moonMassShare: Double { 1 / 82.3005682214972 }
  /// The speed of light, au/day.
  @inline(__always) static var lightSpeed: Double { 173.1446326846693 }
  /// Twice the Sun's gravitational radius GM/c², au.
  @inline(__always) static var schwarzschildRadius: Double { 1.97412574336e-8 }
}
