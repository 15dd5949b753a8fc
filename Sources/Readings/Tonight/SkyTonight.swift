public import Astrology
public import Ephemeris

/// The sky of an instant as everybody on Earth has it: no place, no birth.
public struct SkyTonight: Sendable, Hashable {
  /// An angle between two bodies that is worth a sentence.
  public struct Contact: Sendable, Hashable {
    /// The faster body.
    public let first: CelestialBody
    /// The slower body.
    public let second: CelestialBody
    public let kind: AspectKind
    /// Distance from exactness in degrees.
    public let orb: Double
    /// When the angle is exact, if that is within four days.
    public let exact: UTC?
  }

  /// The instant.
  public let instant: UTC
  /// Sun to Pluto; without houses.
  public let placements: [Placement]
  /// Degrees by which the Moon is ahead of the Sun, 0 ..< 360.
  public let elongation: Double
  /// The major angles between the ten within the classical orbs, tightest first.
  public let aspects: [Aspect]
  /// The tightest angle in which one of Sun, Moon, Mercury, Venus and Mars takes part.
  public let contact: Contact?
  /// The next new or full Moon.
  public let turning: UTC

  /// Looks at the sky of `instant`. Throws outside the years of the kernel.
  public init(at instant: UTC) throws(EphemerisError) {
    self.instant = instant
    let sky = try Sky(at: TT(instant))
    var placements: [Placement] = []
    for body in CelestialBody.planets {
      placements.append(Placement(body: body, position: try sky.position(of: body), house: nil))
    }
    self.placements = placements
    elongation = normalizedDegrees(placements[1].position.longitude - placements[0].position.longitude)
    let target: Double = elongation < 180 ? 180 : 360
    turning = try Self.meeting(near: instant, of: .moon, relativeTo: .sun, angle: target, from: elongation)
    aspects = Self.aspects(among: placements)
    contact = try Self.contact(among: aspects, placements, at: instant)
  }

  /// The phase of the Moon.
  public var phase: MoonPhase { MoonPhase(elongation: elongation) }
  /// The lit part of the Moon's disc, 0 … 1, from its elongation alone (good to about one percent).
  public var illumination: Double { (1 - cosine(elongation * .pi / 180)) / 2 }
  /// Whether the lit part grows.
  public var isWaxing: Bool { elongation < 180 }
  /// The sign of a body.
  public func sign(of body: CelestialBody) -> ZodiacSign { placements[Int(body.rawValue)].zodiac.sign }

  /// Bodies that the eye can find and that follow the Sun down: nearest to the Sun first. Those within 12° are lost in its light.
  public var afterSunset: [CelestialBody] {
    visible.map { ($0.body, ahead($0)) }.filter { (12..<180).contains($0.1) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Bodies that the eye can find and that rise before the Sun: nearest to the Sun first.
  public var beforeSunrise: [CelestialBody] {
    visible.map { ($0.body, 360 - ahead($0)) }.filter { (12...180).contains($0.1) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Degrees by which a body is ahead of the Sun, 0 ..< 360.
  public func ahead(_ placement: Placement) -> Double {
    normalizedDegrees(placement.position.longitude - placements[0].position.longitude)
  }

  private var visible: [Placement] { placements.filter { [.mercury, .venus, .mars, .jupiter, .saturn].contains($0.body) } }

  // MARK: - the search

  /// The major angles of the sky within the classical orbs, tightest first.
  private static func aspects(among placements: [Placement]) -> [Aspect] {
    let orbs = OrbPolicy.classical
    var found: [Aspect] = []
    for (index, first) in placements.enumerated() {
      for second in placements[(index + 1)...] {
        let difference = signedDegrees(first.position.longitude - second.position.longitude)
        let widening = (first.position.longitudeSpeed - second.position.longitudeSpeed) * (difference < 0 ? -1 : 1)
        let ends = (ChartPoint.body(first.body), ChartPoint.body(second.body))
        for kind in AspectKind.major {
          let deviation = abs(difference) - kind.angle
          let limit = orbs.orb(of: kind, between: ends.0, and: ends.1)
          guard abs(deviation) <= limit else { continue }
          let phase: AspectPhase = deviation == 0 ? .exact : deviation * widening < 0 ? .applying : .separating
          found.append(Aspect(first: ends.0, second: ends.1, kind: kind, deviation: deviation, orbLimit: limit, phase: phase))
        }
      }
    }
    return found.sorted { $0.orb < $1.orb }
  }

  /// The tightest angle within four degrees in which one of the five nearest bodies takes part: those that move from night to
  /// night.
  private static func contact(among aspects: [Aspect], _ placements: [Placement], at instant: UTC) throws(EphemerisError)
    -> Contact?
  {
    for aspect in aspects where aspect.orb <= 4 {
      guard case .body(let first) = aspect.first, case .body(let second) = aspect.second,
        first.rawValue <= CelestialBody.mars.rawValue
      else { continue }
      let one = placements[Int(first.rawValue)].position
      let other = placements[Int(second.rawValue)].position
      let isSwapped = abs(one.longitudeSpeed) < abs(other.longitudeSpeed)
      let (fast, slow) = isSwapped ? (second, first) : (first, second)
      let arc = isSwapped ? other.longitude - one.longitude : one.longitude - other.longitude
      let goal = normalizedDegrees(arc) > 180 ? 360 - aspect.kind.angle : aspect.kind.angle
      let found = try meeting(near: instant, of: fast, relativeTo: slow, angle: goal, from: normalizedDegrees(arc))
      let days = found.daysSinceJ2000 - instant.daysSinceJ2000
      return Contact(first: fast, second: slow, kind: aspect.kind, orb: aspect.orb, exact: abs(days) <= 4 ? found : nil)
    }
    return nil
  }

  /// Newton's method on the angle between two bodies; five steps from a few degrees away reach the second.
  private static func meeting(
    near start: UTC, of body: CelestialBody, relativeTo other: CelestialBody, angle: Double, from arc: Double
  ) throws(EphemerisError) -> UTC {
    var moment = start
    var missing = angle - arc
    for _ in 0..<6 {
      let sky = try Sky(at: TT(moment))
      let fast = try sky.position(of: body)
      let slow = try sky.position(of: other)
      if moment != start { missing = signedDegrees(angle - (fast.longitude - slow.longitude)) }
      let rate = fast.longitudeSpeed - slow.longitudeSpeed
      // Two bodies that keep pace have no near moment; the caller sees one too far away.
      guard abs(rate) > 0.01 else { return UTC(daysSinceJ2000: start.daysSinceJ2000 + 400) }
      moment.daysSinceJ2000 += min(max(missing / rate, -20), 20)
    }
    return moment
  }
}
