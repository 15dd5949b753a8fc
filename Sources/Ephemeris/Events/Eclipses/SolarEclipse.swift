/// An eclipse of the Sun as the whole Earth sees it; ``seen(from:)`` tells what one place sees of it.
public struct SolarEclipse: Sendable, Hashable {
  /// What the Earth gets to see at best.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case partial, annular, total
    /// Total where the Earth bulges towards the Moon, annular elsewhere.
    case hybrid
  }

  /// What the Earth gets to see at best.
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

  /// Every eclipse whose greatest phase lies in a span, in order of time.
  ///
  /// Besselian elements from apparent places (Explanatory Supplement, 3rd ed., chapter 11), the lunar radius 0.2725076 for the penumbra and
  /// 0.2722810 for the umbra as in NASA's canon (Espenak & Meeus 2006), the Earth an ellipsoid.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public static func all(from start: TT, to end: TT) throws(EphemerisError) -> [SolarEclipse] {
    var eclipses: [SolarEclipse] = []
    for syzygy in try Syzygy.nearNodes(.newMoon, from: start, to: end) {
      if let eclipse = try SolarEclipse(near: syzygy, from: start, to: end) { eclipses.append(eclipse) }
    }
    return eclipses
  }

  private init?(near syzygy: Syzygy, from start: TT, to end: TT) throws(EphemerisError) {
    let nearest = try syzygy.leastDistance(from: start, to: end) { (instant) throws(EphemerisError) in
      try ShadowAxis(in: Sky(at: instant))
    }
    guard let nearest else { return nil }
    let axis = nearest.pass
    let gap = axis.gapToOutline
    guard gap < axis.penumbra else { return nil }
    maximum = nearest.instant
    gamma = axis.gamma
    let reach = axis.flattenedDistance
    isCentral = reach < 1
    if isCentral {
      let height = (1 - reach * reach).squareRoot()
      let umbraThere = axis.umbra - height * axis.umbraSlope
      let penumbraThere = axis.penumbra - height * axis.penumbraSlope
      kind = umbraThere > 0 ? .annular : (axis.umbra > 0 ? .hybrid : .total)
      magnitude = (penumbraThere - umbraThere) / (penumbraThere + umbraThere)
    } else {
      kind = gap < abs(axis.umbra) ? (axis.umbra > 0 ? .annular : .total) : .partial
      magnitude = (axis.penumbra - gap) / (axis.penumbra + axis.umbra)
    }
    saros = Saros.ofSolarEclipse(lunation: Saros.lunation(ofNewMoon: nearest.instant))
  }
}
