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
    let start = TT(instant)
    let syzygies = try AngularMotion.elongation(of: .moon, from: .sun).path(from: start, to: start.advanced(byDays: 16))
      .crossings(ofMultiplesOf: 180)
    turning = syzygies.first.map { UTC($0.instant) } ?? instant
    aspects = Aspect.all(among: placements, orbs: .classicalMajor)
    contact = try Self.contact(among: aspects, placements, at: start)
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

  /// The tightest angle within four degrees in which one of the five nearest bodies takes part: those that move from night to
  /// night.
  private static func contact(among aspects: [Aspect], _ placements: [Placement], at instant: TT) throws(EphemerisError)
    -> Contact?
  {
    for aspect in aspects where aspect.orb <= 4 {
      guard case .body(let first) = aspect.first, case .body(let second) = aspect.second,
        first.rawValue <= CelestialBody.mars.rawValue
      else { continue }
      let speeds = (
        placements[Int(first.rawValue)].position.longitudeSpeed, placements[Int(second.rawValue)].position.longitudeSpeed
      )
      let (fast, slow) = abs(speeds.0) < abs(speeds.1) ? (second, first) : (first, second)
      let exact = try AspectTiming.exact(of: aspect, between: .moving(first), and: .moving(second), at: instant)
      let isNear = exact.map { abs($0.daysSinceJ2000 - instant.daysSinceJ2000) <= 4 } ?? false
      return Contact(first: fast, second: slow, kind: aspect.kind, orb: aspect.orb, exact: isNear ? exact.map { UTC($0) } : nil)
    }
    return nil
  }
}
