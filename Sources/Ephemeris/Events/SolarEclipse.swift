/// An eclipse of the Sun as the whole Earth sees it.
public struct SolarEclipse: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case partial, annular, total
    /// Total where the Earth bulges towards the Moon, annular elsewhere.
    case hybrid
  }

  public let kind: Kind
  /// Whether the axis of the shadow meets the Earth; a partial eclipse is never central, and a few at the poles are not either.
  public let isCentral: Bool
  /// The instant of greatest eclipse: the axis of the shadow is nearest to the Earth's centre.
  public let maximum: TT
  /// That least distance in equatorial radii of the Earth, positive when the axis passes north of the centre.
  public let gamma: Double
  /// The part of the Sun's diameter that is covered, where the eclipse is greatest; for a central one, the ratio of the diameters.
  public let magnitude: Double
  /// The number of the Saros series (van den Bergh).
  public let saros: Int

  /// Every eclipse of a span, in order of time.
  ///
  /// Besselian elements from apparent places (Explanatory Supplement, 3rd ed., chapter 11), the lunar radius 0.2725076 for the penumbra and
  /// 0.2722810 for the umbra as in NASA's canon (Espenak & Meeus 2006), the Earth an ellipsoid.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public static func all(from start: TT, to end: TT) throws(EphemerisError) -> [SolarEclipse] {
    var eclipses: [SolarEclipse] = []
    for event in try LunarEvents.phases(from: start, to: end) where event.phase == .new {
      if let eclipse = try SolarEclipse(nearNewMoon: event.instant) { eclipses.append(eclipse) }
    }
    return eclipses
  }

  private init?(nearNewMoon conjunction: TT) throws(EphemerisError) {
    // Far from a node there is none: the Moon's latitude must stay below 1.6°.
    guard abs(try Sky(at: conjunction).position(of: .moon).latitude) < 1.7 else { return nil }
    let time = try EclipseMoment.least(around: conjunction) { (instant) throws(EphemerisError) in
      try ShadowAxis(at: instant).distance
    }
    let axis = try ShadowAxis(at: time)
    // On the flattened Earth a pole is nearer to the axis than the equator.
    let reach = axis.flattenedDistance
    guard reach < 1 + axis.penumbra else { return nil }
    maximum = time
    gamma = axis.gamma
    isCentral = reach < 1
    if isCentral {
      let height = (1 - reach * reach).squareRoot()
      let umbraThere = axis.umbra - height * axis.umbraSlope
      let penumbraThere = axis.penumbra - height * axis.penumbraSlope
      kind = umbraThere > 0 ? .annular : (axis.umbra > 0 ? .hybrid : .total)
      magnitude = (penumbraThere - umbraThere) / (penumbraThere + umbraThere)
    } else {
      kind = reach - 1 < abs(axis.umbra) ? (axis.umbra > 0 ? .annular : .total) : .partial
      magnitude = (1 + axis.penumbra - reach) / (axis.penumbra + axis.umbra)
    }
    saros = EclipseMoment.sarosOfSolarEclipse(lunation: EclipseMoment.lunation(ofNewMoon: time))
  }
}

/// The axis of the Moon's shadow and the radii of its cones where they meet the plane through the Earth's centre; equatorial radii.
struct ShadowAxis {
  /// Signed as ``SolarEclipse/gamma``.
  let gamma: Double
  /// |gamma|.
  let distance: Double
  /// The distance measured on an Earth drawn out to a sphere.
  let flattenedDistance: Double
  let penumbra: Double
  /// Negative when the tip of the cone lies beyond the plane: the eclipse is total there.
  let umbra: Double
  let penumbraSlope: Double
  let umbraSlope: Double

  init(at instant: TT) throws(EphemerisError) {
    let sky = try Sky(at: instant)
    let sun = Self.vector(sky.equatorial(try sky.position(of: .sun)))
    let moon = Self.vector(sky.equatorial(try sky.position(of: .moon)))
    let towardsSun = sun - moon
    let gap = dot(towardsSun, towardsSun).squareRoot()
    let k = towardsSun * (1 / gap)
    let z = dot(moon, k)
    // East and north of the fundamental plane.
    let planar = (k.x * k.x + k.y * k.y).squareRoot()
    let x = (moon.y * k.x - moon.x * k.y) / planar
    let y = (moon.z - z * k.z) / planar
    distance = (x * x + y * y).squareRoot()
    gamma = y < 0 ? -distance : distance
    // Bessel's ρ₁: the outline of the ellipsoid seen along the axis.
    let flattening = 1 / 298.257223563
    let e2 = flattening * (2 - flattening)
    let stretched = y / (1 - e2 * planar * planar).squareRoot()
    flattenedDistance = (x * x + stretched * stretched).squareRoot()
    let sunRadius = 109.1222
    let outer = 0.2725076
    let inner = 0.2722810
    let outerSine = (sunRadius + outer) / gap
    let innerSine = (sunRadius - inner) / gap
    let outerCosine = (1 - outerSine * outerSine).squareRoot()
    let innerCosine = (1 - innerSine * innerSine).squareRoot()
    penumbraSlope = outerSine / outerCosine
    umbraSlope = innerSine / innerCosine
    penumbra = z * penumbraSlope + outer / outerCosine
    umbra = z * umbraSlope - inner / innerCosine
  }

  /// A place as a vector in equatorial radii.
  static func vector(_ position: EquatorialPosition) -> SIMD3<Double> {
    let (sa, ca) = sineCosine(position.rightAscension * radiansPerDegree)
    let (sd, cd) = sineCosine(position.declination * radiansPerDegree)
    return SIMD3(cd * ca, cd * sa, sd) * (position.distance * 149_597_870.7 / 6378.137)
  }
}

/// What both kinds of eclipse need.
enum EclipseMoment {
  /// The instant near a conjunction or opposition at which a distance is least: golden section, then a parabola.
  static func least(
    around instant: TT, _ distance: (TT) throws(EphemerisError) -> Double
  ) throws(EphemerisError) -> TT {
    let ratio = 0.6180339887498949
    var low = -0.2
    var high = 0.2
    while high - low > 0.004 {
      let left = high - ratio * (high - low)
      let right = low + ratio * (high - low)
      if try distance(instant.advanced(byDays: left)) < distance(instant.advanced(byDays: right)) {
        high = right
      } else {
        low = left
      }
    }
    // Squares of distances along a straight pass are a parabola.
    let middle = (low + high) / 2
    let step = 0.01
    func square(_ at: Double) throws(EphemerisError) -> Double {
      let value = try distance(instant.advanced(byDays: at))
      return value * value
    }
    let a = try square(middle - step)
    let b = try square(middle)
    let c = try square(middle + step)
    return instant.advanced(byDays: middle + step * 0.5 * (a - c) / (a - 2 * b + c))
  }

  /// Lunations since the new moon of 2000 January 6.
  static func lunation(ofNewMoon instant: TT) -> Int { Int(nearestInteger((instant.daysSinceJ2000 - 5.0977) / 29.530588861)) }

  /// van Gent, "A Catalogue of Eclipse Cycles": the number of the series from the lunation.
  static func sarosOfSolarEclipse(lunation: Int) -> Int { saros(136, lunation + 105) }

  /// The same for the full moon that follows the lunation.
  static func sarosOfLunarEclipse(lunation: Int) -> Int { saros(148, lunation + 105) }

  private static func saros(_ offset: Int, _ count: Int) -> Int {
    let n = Double(count)
    let correction = Int(floored(-61 * n / 358 + 0.5 - n / (12 * 358 * 358)))
    let number = offset + 38 * count + correction * 223 - 1
    return 1 + ((number % 223) + 223) % 223
  }
}
