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

  let moon: LunarState<OneLane>
  let view: Viewpoint<OneLane>

  /// TT Julian dates for which every body but Chiron can be placed: the beginning of 1550 to the beginning of 2650.
  public static var supportedJulianDates: ClosedRange<Double> { 2287185.5...2688975.5 }

  /// The sky of an instant.
  ///
  /// - Throws: ``EphemerisError/outsideRange(body:julianDate:supported:)`` before 1550 and after 2649.
  public init(at instant: TT) throws(EphemerisError) {
    try Self.check(instant)
    self.instant = instant
    let instants = Instants(days: OneLane(instant.daysSinceJ2000))
    let tilt = instants.tilt
    orientation = Orientation(tilt: tilt)
    moon = LunarState(instants.series(Int32(ephemeris_series_moon)))
    view = Viewpoint(at: instants, tilt: tilt, moon: moon, earthMoon: instants.series(OrbitSource.earthMoon.series))
  }

  /// - Throws: what ``init(at:)`` throws.
  static func check(_ instant: TT) throws(EphemerisError) {
    guard instant.daysSinceJ2000.isFinite else { throw .notFinite }
    guard supportedJulianDates.contains(instant.julianDate) else {
      throw .outsideRange(body: nil, julianDate: instant.julianDate, supported: supportedJulianDates)
    }
  }

  /// Which part of the kernel holds an instant: 0 is 1800–2200, 1 before, 2 after.
  @inline(__always) static func tier(_ days: Double) -> Int32 { days < -73244.5 ? 1 : (days < 73255.5 ? 0 : 2) }
}

extension Sky {
  /// The observer, who stands at the Earth's centre: heliocentric, mean ecliptic of date; au, au/day, au/day².
  var earth: SIMD3<Double> { view.earth.plain }
  var earthVelocity: SIMD3<Double> { view.velocity.plain }
  var earthAcceleration: SIMD3<Double> { view.acceleration.plain }
  /// A vector of the mean ecliptic of J2000 in that of date.
  func ofDate(_ vector: SIMD3<Double>) -> SIMD3<Double> { view.ofDate(Vector(vector)).plain }
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
