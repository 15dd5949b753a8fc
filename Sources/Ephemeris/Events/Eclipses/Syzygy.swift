/// A new or full Moon near a node of its orbit, where there may be an eclipse.
struct Syzygy {
  enum Kind {
    case newMoon, fullMoon
  }

  /// Within an hour of the truth.
  let approximate: TT

  /// Those of a span and of a day before and after it.
  ///
  /// Mean new and full moons, and those alone that are within 22.3° of a node: no eclipse of either light is farther than 21° (Meeus,
  /// Astronomical Algorithms, 2nd ed., chapter 54).
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  static func nearNodes(_ kind: Kind, from start: TT, to end: TT) throws(EphemerisError) -> [Syzygy] {
    if end < start { return [] }
    _ = try Sky(at: start)
    _ = try Sky(at: end)
    var found: [Syzygy] = []
    var time = start.daysSinceJ2000 - 1
    while true {
      let elongation = DelaunayArgument.elongation.value(at: time / JulianDate.daysPerCentury)
      let left = (kind == .newMoon ? 0 : .pi) - elongation.angle
      time += (left < 0 ? left + fullTurn : left) / elongation.rate
      guard time <= end.daysSinceJ2000 + 1 else { return found }
      let t = time / JulianDate.daysPerCentury
      if abs(sine(DelaunayArgument.latitude.value(at: t).angle)) < 0.38 {
        // What Moon and Sun are ahead of their mean places, over the Moon's daily gain (Meeus, chapter 49).
        let ahead =
          0.4072 * sine(DelaunayArgument.moonAnomaly.value(at: t).angle)
          - 0.1721 * sine(DelaunayArgument.sunAnomaly.value(at: t).angle)
        found.append(Syzygy(approximate: TT(daysSinceJ2000: time - ahead)))
      }
      time += 20
    }
  }

  /// The pass at its nearest and the instant of it, which lies in a span; `nil` when it lies outside, or the pass is too far for an eclipse.
  func leastDistance<Pass: ShadowPass>(
    from start: TT, to end: TT, _ pass: (TT) throws(EphemerisError) -> Pass
  ) throws(EphemerisError) -> (instant: TT, pass: Pass)? {
    var instant = min(end, max(start, approximate))
    var there = try pass(instant)
    // Eclipses end at 1.6 equatorial radii; over an hour the pass is straight.
    guard there.leastDistance < 2 else { return nil }
    for _ in 0..<10 {
      let next = instant.advanced(byDays: there.daysToLeast)
      // Newton's step from afar may leave a span that the pass itself does not.
      let isInside = start <= next && next <= end
      if abs(there.daysToLeast) < 1e-8 { return isInside ? (instant, there) : nil }
      let bounded = min(end, max(start, next))
      if bounded == instant { return nil }
      instant = bounded
      there = try pass(instant)
    }
    return nil
  }
}
