import Ephemeris

/// Houses cut from the ecliptic alone: equal ones, and those that divide the quadrants between the angles.
///
/// Since the Ascendant is always the eastern point, it lies within 180° after the Midheaven at every latitude; all these
/// systems are therefore defined and in order everywhere.
extension LocalSphere {
  /// From the Ascendant (Ptolemy, *Tetrabiblos* III 10, without his five degrees).
  func equal(_ angles: Angles) -> InlineCusps { InlineCusps(equalFrom: angles.ascendant) }

  /// From the Midheaven as tenth cusp.
  func equalFromMidheaven(_ angles: Angles) -> InlineCusps { InlineCusps(equalFrom: angles.midheaven, index: 9) }

  /// The Ascendant in the middle of the first house (J. Vehlow, *Lehrkursus der wissenschaftlichen Geburts-Astrologie*).
  func vehlow(_ angles: Angles) -> InlineCusps { InlineCusps(equalFrom: foldedDegrees(angles.ascendant - 15)) }

  /// Whole signs from the rising one (R. Hand, *Whole Sign Houses*, 2000).
  func wholeSign(_ angles: Angles) -> InlineCusps {
    InlineCusps(equalFrom: 30 * floored(angles.ascendant / 30))
  }

  /// Each quadrant in three (Porphyry, *Introduction to the Tetrabiblos*, chapter 43).
  func porphyry(_ angles: Angles) -> InlineCusps {
    let arc = upperArc(angles)
    return quadrants(angles, upper: (arc / 3, arc * 2 / 3), lower: ((180 - arc) / 3, (180 - arc) * 2 / 3))
  }

  /// Porphyry's cusps become the middles of the houses (Śrīpati, *Jātakapaddhati*; bhāva sandhi).
  func sripati(_ angles: Angles) -> InlineCusps {
    let arc = upperArc(angles)
    let rest = 180 - arc
    return InlineCusps(
      tenth: foldedDegrees(angles.midheaven - rest / 6), eleventh: foldedDegrees(angles.midheaven + arc / 6),
      twelfth: foldedDegrees(angles.midheaven + arc / 2), first: foldedDegrees(angles.ascendant - arc / 6),
      second: foldedDegrees(angles.ascendant + rest / 6), third: foldedDegrees(angles.ascendant + rest / 2))
  }

  /// House sizes from the middle of a wide quadrant to that of a narrow one fall by even steps, as a sine does
  /// (W. D. Pullen, “Neo-Porphyry”, 1994). A quadrant narrower than 30° leaves nothing for its middle house.
  func pullenDelta(_ angles: Angles) -> InlineCusps {
    func sections(_ arc: Double) -> (Double, Double) {
      guard arc >= 30 else { return (arc / 2, arc / 2) }
      // Outer houses 30 + d, middle house 30 + 2 d.
      let outer = 30 + (arc - 90) / 4
      return (outer, arc - outer)
    }
    let arc = upperArc(angles)
    return quadrants(angles, upper: sections(arc), lower: sections(180 - arc))
  }

  /// The same with even ratios instead of steps (W. D. Pullen, 2016): with x the middle house of the narrow quadrant the sizes
  /// run r x, x, r x in it and r³ x, r⁴ x, r³ x in the wide one.
  func pullenRatio(_ angles: Angles) -> InlineCusps {
    let arc = upperArc(angles)
    let narrow = min(arc, 180 - arc)
    let ratio = LocalSphere.pullenRatio(narrow: narrow)
    // As r grows without bound (a quadrant of no width) the middle of the wide quadrant takes all.
    let narrowOuter = ratio.isFinite ? narrow * ratio / (2 * ratio + 1) : 0
    let wideOuter = (180 - narrow) / (ratio + 2)
    let upperOuter = arc <= 90 ? narrowOuter : wideOuter
    let lowerOuter = arc <= 90 ? wideOuter : narrowOuter
    return quadrants(angles, upper: (upperOuter, arc - upperOuter), lower: (lowerOuter, 180 - arc - lowerOuter))
  }

  /// The root r ≥ 1 of r³ (r + 2) = c (2 r + 1), c being the wide quadrant over the narrow one.
  private static func pullenRatio(narrow: Double) -> Double {
    guard narrow > 1e-9 else { return .infinity }
    let c = (180 - narrow) / narrow
    // Newton from above: the quartic is convex there, so each step stays above the root.
    var r = max(1, (2 * c).squareRoot())
    for _ in 0..<64 {
      let value = r * r * r * (r + 2) - c * (2 * r + 1)
      let slope = r * r * (4 * r + 6) - 2 * c
      let step = value / slope
      r -= step
      if abs(step) <= 1e-15 * r { break }
    }
    return r
  }

  /// From the Midheaven forward to the Ascendant, 0 ... 180 degrees.
  private func upperArc(_ angles: Angles) -> Double { foldedDegrees(angles.ascendant - angles.midheaven) }

  /// Cusps at distances from the angle that opens their quadrant, in degrees.
  private func quadrants(
    _ angles: Angles, upper: (eleventh: Double, twelfth: Double), lower: (second: Double, third: Double)
  ) -> InlineCusps {
    InlineCusps(
      tenth: angles.midheaven, eleventh: foldedDegrees(angles.midheaven + upper.eleventh),
      twelfth: foldedDegrees(angles.midheaven + upper.twelfth), first: angles.ascendant,
      second: foldedDegrees(angles.ascendant + lower.second), third: foldedDegrees(angles.ascendant + lower.third))
  }
}
