/// An eclipse of the Moon.
public struct LunarEclipse: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case penumbral, partial, total
  }

  public let kind: Kind
  /// The instant at which the Moon is deepest in the shadow.
  public let maximum: TT
  /// The distance of the Moon's centre from the axis of the shadow at maximum, in equatorial radii of the Earth; positive to the north.
  public let gamma: Double
  /// The part of the Moon's diameter inside the penumbra at maximum; above one when all of it is.
  public let penumbralMagnitude: Double
  /// The part of the Moon's diameter inside the umbra at maximum; negative when it stays outside.
  public let umbralMagnitude: Double
  /// The number of the Saros series.
  public let saros: Int
  /// First and last touch of the penumbra, of the umbra (partial and total), and of totality (total), as spans of time.
  public let penumbralSpan: ClosedRange<TT>
  public let partialSpan: ClosedRange<TT>?
  public let totalSpan: ClosedRange<TT>?

  /// Every eclipse of a span, in order of time. The shadow is enlarged by a fiftieth (Chauvenet), as in NASA's lists; Danjon's rule
  /// makes umbral magnitudes smaller by 0.005, which turns two eclipses a century from partial into penumbral.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public static func all(from start: TT, to end: TT) throws(EphemerisError) -> [LunarEclipse] {
    var eclipses: [LunarEclipse] = []
    for event in try LunarEvents.phases(from: start, to: end) where event.phase == .full {
      if let eclipse = try LunarEclipse(nearFullMoon: event.instant) { eclipses.append(eclipse) }
    }
    return eclipses
  }

  private init?(nearFullMoon opposition: TT) throws(EphemerisError) {
    guard abs(try Sky(at: opposition).position(of: .moon).latitude) < 1.8 else { return nil }
    let time = try EclipseMoment.least(around: opposition) { (instant) throws(EphemerisError) in
      try EarthShadow(at: instant).distance
    }
    let shadow = try EarthShadow(at: time)
    guard shadow.separation < shadow.penumbra + shadow.moon else { return nil }
    maximum = time
    gamma = shadow.isNorth ? shadow.distance : -shadow.distance
    penumbralMagnitude = (shadow.penumbra + shadow.moon - shadow.separation) / (2 * shadow.moon)
    umbralMagnitude = (shadow.umbra + shadow.moon - shadow.separation) / (2 * shadow.moon)
    kind = umbralMagnitude >= 1 ? .total : (umbralMagnitude > 0 ? .partial : .penumbral)
    // The new moon before this full moon gives the lunation its number.
    saros = EclipseMoment.sarosOfLunarEclipse(lunation: EclipseMoment.lunation(ofNewMoon: time.advanced(byDays: -14.765)))
    penumbralSpan = try Self.span(time) { $0.penumbra + $0.moon }
    partialSpan = kind == .penumbral ? nil : try Self.span(time) { $0.umbra + $0.moon }
    totalSpan = kind == .total ? try Self.span(time) { $0.umbra - $0.moon } : nil
  }

  /// The instants before and after maximum at which the Moon's centre is at a distance from the shadow's: bisection to a hundredth of a second.
  private static func span(_ maximum: TT, _ limit: (EarthShadow) -> Double) throws(EphemerisError) -> ClosedRange<TT> {
    func contact(_ direction: Double) throws(EphemerisError) -> TT {
      var inside = 0.0
      var outside = 0.2
      for _ in 0..<24 {
        let middle = (inside + outside) / 2
        let shadow = try EarthShadow(at: maximum.advanced(byDays: direction * middle))
        if shadow.separation < limit(shadow) { inside = middle } else { outside = middle }
      }
      return maximum.advanced(byDays: direction * inside)
    }
    return try contact(-1)...contact(1)
  }
}

/// The Earth's shadow where the Moon crosses it; angles in radians.
struct EarthShadow {
  let separation: Double
  let umbra: Double
  let penumbra: Double
  /// The Moon's semi-diameter.
  let moon: Double
  /// Of the Moon's centre from the axis, in equatorial radii.
  let distance: Double
  let isNorth: Bool

  init(at instant: TT) throws(EphemerisError) {
    let sky = try Sky(at: instant)
    let sun = ShadowAxis.vector(sky.equatorial(try sky.position(of: .sun)))
    let body = ShadowAxis.vector(sky.equatorial(try sky.position(of: .moon)))
    let sunDistance = dot(sun, sun).squareRoot()
    let moonDistance = dot(body, body).squareRoot()
    let axis = sun * (-1 / sunDistance)
    let off = body - axis * dot(body, axis)
    distance = dot(off, off).squareRoot()
    separation = arcsine(distance / moonDistance)
    isNorth = off.z > 0
    let moonParallax = arcsine(1 / moonDistance)
    let sunParallax = arcsine(1 / sunDistance)
    let sunSemidiameter = arcsine(109.1222 / sunDistance)
    // 0.998340 is the Earth's radius at latitude 45°, 1.02 what its air adds to the shadow (Chauvenet).
    umbra = 1.02 * (0.998340 * moonParallax + sunParallax - sunSemidiameter)
    penumbra = 1.02 * (0.998340 * moonParallax + sunParallax + sunSemidiameter)
    moon = arcsine(0.2725076 / moonDistance)
  }
}
