/// An eclipse of the Moon; ``seen(from:)`` tells what one place sees of it.
public struct LunarEclipse: Sendable, Hashable {
  /// How deep the Moon goes into the shadow: into the penumbra, partly into the umbra, wholly into it.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case penumbral, partial, total
  }

  /// How deep the Moon goes into the shadow.
  public let kind: Kind
  /// The instant of greatest eclipse: the angle between the Moon's centre and the axis of the shadow is least.
  public let maximum: TT
  /// The distance of the Moon's centre from the axis of the shadow at maximum, in equatorial radii of the Earth; positive to the north.
  public let gamma: Double
  /// The part of the Moon's diameter inside the penumbra at maximum; above one when all of it is.
  public let penumbralMagnitude: Double
  /// The part of the Moon's diameter inside the umbra at maximum; negative when it stays outside.
  public let umbralMagnitude: Double
  /// The number of the Saros series.
  public let saros: Int
  /// From the first touch of the penumbra to the last, in TT.
  public let penumbralSpan: ClosedRange<TT>
  /// From the first touch of the umbra to the last; `nil` for a penumbral eclipse.
  public let partialSpan: ClosedRange<TT>?
  /// From the beginning of totality to its end; `nil` where there is none.
  public let totalSpan: ClosedRange<TT>?

  /// Every eclipse whose maximum lies in a span, in order of time, by the rules of the Five Millennium Canon of Lunar Eclipses (Espenak &
  /// Meeus 2009, NASA/TP-2009-214172): the least angle from the axis, and Danjon's shadow.
  ///
  /// - Throws: ``EphemerisError`` when part of the span, or of an eclipse at its edge, has no ephemeris.
  public static func all(from start: TT, to end: TT) throws(EphemerisError) -> [LunarEclipse] {
    var eclipses: [LunarEclipse] = []
    for syzygy in try Syzygy.nearNodes(.fullMoon, from: start, to: end) {
      if let eclipse = try LunarEclipse(near: syzygy, from: start, to: end) { eclipses.append(eclipse) }
    }
    return eclipses
  }

  private init?(near syzygy: Syzygy, from start: TT, to end: TT) throws(EphemerisError) {
    let nearest = try syzygy.leastDistance(from: start, to: end) { (instant) throws(EphemerisError) in
      try EarthShadow(in: Sky(at: instant))
    }
    guard let nearest else { return nil }
    let shadow = nearest.pass
    guard shadow.separation < shadow.penumbra + shadow.moon else { return nil }
    maximum = nearest.instant
    gamma = shadow.gamma
    penumbralMagnitude = (shadow.penumbra + shadow.moon - shadow.separation) / (2 * shadow.moon)
    umbralMagnitude = (shadow.umbra + shadow.moon - shadow.separation) / (2 * shadow.moon)
    kind = umbralMagnitude >= 1 ? .total : (umbralMagnitude > 0 ? .partial : .penumbral)
    // The new moon before this full moon gives the lunation its number.
    saros = Saros.ofLunarEclipse(lunation: Saros.lunation(ofNewMoon: nearest.instant.advanced(byDays: -14.765)))
    penumbralSpan = try Self.span(nearest) { $0.penumbra + $0.moon }
    partialSpan = kind == .penumbral ? nil : try Self.span(nearest) { $0.umbra + $0.moon }
    totalSpan = kind == .total ? try Self.span(nearest) { $0.umbra - $0.moon } : nil
  }

  /// The instants before and after maximum at which the Moon's centre is at a distance from the shadow's.
  private static func span(
    _ nearest: (instant: TT, pass: EarthShadow), _ limit: (EarthShadow) -> Double
  ) throws(EphemerisError) -> ClosedRange<TT> {
    let shadow = nearest.pass
    let reach = limit(shadow)
    let speed = dot(shadow.offsetRate, shadow.offsetRate).squareRoot() / shadow.moonDistance
    let half = max(0, (reach - shadow.separation) * (reach + shadow.separation)).squareRoot() / speed
    func contact(_ direction: Double) throws(EphemerisError) -> TT {
      try EclipseContact.instant(from: nearest.instant, depth: reach - shadow.separation, guess: direction * half) {
        (instant) throws(EphemerisError) in
        let shadow = try EarthShadow(in: Sky(at: instant))
        return limit(shadow) - shadow.separation
      }
    }
    return try contact(-1)...contact(1)
  }
}
