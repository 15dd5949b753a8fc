public import Astrology
public import Ephemeris

/// The sky of an instant as somebody at a place has it: what is up, how the Moon leans, which sign rises.
public struct SkyHere: Sendable, Hashable {
  /// A body and where it stands.
  public struct Seen: Sendable, Hashable {
    public let body: CelestialBody
    /// Degrees above the horizon, −90 … 90; the Moon’s as seen from the ground. Without refraction.
    public let altitude: Double
    /// Degrees from north through east, 0 ..< 360.
    public let azimuth: Double
  }

  /// How the Sun stands to the horizon.
  public enum Daylight: String, Sendable, Hashable, CaseIterable {
    /// More than 30° high.
    case high
    /// Between 6° and 30°.
    case day
    /// Less than 6° high.
    case low
    /// Its disc, lifted by the air, touches the horizon.
    case edge
    /// At most 18° under it.
    case twilight
    /// Deeper.
    case night
  }

  /// The same sky as everybody has it.
  public let sky: SkyTonight
  /// Where it is seen from.
  public let location: GeographicLocation
  /// Sun, Moon and the five planets that the eye finds, in this order.
  public let bodies: [Seen]
  /// Points of the zodiac’s circle, every five degrees from the equinox; the first again at the end.
  public let ecliptic: [Seen]
  /// How far the Moon’s north leans to the right of straight up, −180 ..< 180 degrees: now, or while it is under the horizon when it rises
  /// next.
  public let moonTilt: Double
  /// When the Moon rises next, if it is under the horizon and rises within 26 hours.
  public let moonRise: UTC?
  /// The degree that rises in the east; `nil` within a degree of a pole.
  public let ascendant: ZodiacPosition?

  private static let eye: [CelestialBody] = [.sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn]

  /// Looks at a sky from a place.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` outside the years of the kernel.
  public init(_ tonight: SkyTonight, from location: GeographicLocation) throws(EphemerisError) {
    sky = tonight
    self.location = location
    let moment = ChartMoment(utc: tonight.instant)
    let sky = try Sky(at: moment.tt)
    let sidereal = sky.siderealTime(at: moment.ut1)
    var bodies: [Seen] = []
    for body in Self.eye {
      bodies.append(try Self.seen(body, sky, location, sidereal))
    }
    self.bodies = bodies
    ecliptic = (0...72).map { step in
      let point = EclipticPosition(
        longitude: Double(step % 72) * 5, latitude: 0, distance: 1, longitudeSpeed: 0, latitudeSpeed: 0, distanceSpeed: 0)
      let place = sky.horizontal(point, from: location, siderealTime: sidereal)
      return Seen(body: .sun, altitude: place.altitude, azimuth: place.azimuth)
    }
    let isMoonUp = bodies[1].altitude > Self.horizon
    var rise: TT?
    if !isMoonUp {
      rise = try HorizonPassages(of: .moon, at: location, from: moment.tt, to: moment.tt.advanced(byDays: 26.0 / 24)).events
        .first { $0.kind == .rise }?.instant
    }
    moonRise = rise.map { UTC($0) }
    moonTilt = try Self.tilt(ofMoonAt: rise.map { ChartMoment(utc: UTC($0)) } ?? moment, location)
    ascendant =
      abs(location.latitude) < 89
      ? try NatalChart(moment: moment, location: location, options: ChartOptions(bodies: [], orbs: OrbPolicy([]))).angles
        .map { ZodiacPosition(longitude: $0.ascendant) } : nil
  }

  /// Degrees at which a body’s middle seems to touch the horizon: 34′ of refraction and 16′ of the Sun’s or Moon’s disc.
  private static let horizon = -0.833

  private static func seen(
    _ body: CelestialBody, _ sky: Sky, _ location: GeographicLocation, _ sidereal: SiderealTime
  ) throws(EphemerisError) -> Seen {
    let position = sky.topocentric(try sky.position(of: body), from: location, siderealTime: sidereal)
    let place = sky.horizontal(position, from: location, siderealTime: sidereal)
    return Seen(body: body, altitude: place.altitude, azimuth: place.azimuth)
  }

  /// Where a small step towards the pole of the zodiac leads, seen by somebody who faces the Moon. Its own axis is within 1.6° of that.
  private static func tilt(ofMoonAt moment: ChartMoment, _ location: GeographicLocation) throws(EphemerisError) -> Double {
    let sky = try Sky(at: moment.tt)
    let sidereal = sky.siderealTime(at: moment.ut1)
    let moon = sky.topocentric(try sky.position(of: .moon), from: location, siderealTime: sidereal)
    var north = moon
    north.latitude += 0.1
    let (here, there) = (
      sky.horizontal(moon, from: location, siderealTime: sidereal), sky.horizontal(north, from: location, siderealTime: sidereal)
    )
    let right = signedDegrees(there.azimuth - here.azimuth) * cosine(here.altitude * .pi / 180)
    return signedDegrees(arctangent(right, there.altitude - here.altitude) * 180 / .pi)
  }

  /// Where a body stands; `nil` for one that the eye does not find.
  public func seen(_ body: CelestialBody) -> Seen? { bodies.first { $0.body == body } }
  /// Whether the Moon is above the horizon.
  public var isMoonUp: Bool { bodies[1].altitude > Self.horizon }
  /// Planets above the horizon, the highest first.
  public var planetsUp: [CelestialBody] {
    bodies.dropFirst(2).filter { $0.altitude > 0 }.sorted { $0.altitude > $1.altitude }.map(\.body)
  }
  /// How the Sun stands to the horizon.
  public var daylight: Daylight {
    switch bodies[0].altitude {
    case 30...: .high
    case 6..<30: .day
    case 0.3..<6: .low
    case -1.2..<0.3: .edge
    case -18 ..< -1.2: .twilight
    default: .night
    }
  }
}
