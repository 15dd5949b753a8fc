/// One of the eight phases of the Moon.
public enum MoonPhase: UInt8, Sendable, Hashable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// The elongation at which the phase is exact, in degrees.
  public var elongation: Double { Double(rawValue) * 45 }

  /// New, first quarter, full, last quarter.
  public var isPrincipal: Bool { rawValue % 2 == 0 }

  /// The phase whose exact elongation is nearest to one of any number of degrees.
  public init(nearestTo elongation: Double) {
    let step = Int(nearestInteger(folded(elongation) / 45)) % 8
    self = MoonPhase(rawValue: UInt8(step))!
  }

  /// The phase that people see at an elongation: the four principal ones last while the Moon is within 6.5° of them, which is about
  /// a day; the others fill the weeks between.
  public init(elongation: Double) {
    let quarters = folded(elongation) / 90
    let nearest = nearestInteger(quarters)
    if abs(quarters - nearest) * 90 <= 6.5 {
      self = MoonPhase(rawValue: UInt8(Int(nearest) % 4 * 2))!
    } else {
      self = MoonPhase(rawValue: UInt8(Int(floored(quarters)) % 4 * 2 + 1))!
    }
  }
}

/// An exact phase.
public struct MoonPhaseEvent: Sendable, Hashable {
  /// The phase.
  public let phase: MoonPhase
  /// When the Moon is at that phase, in TT.
  public let instant: TT
}

/// A turning point or a crossing of the Moon's orbit.
public struct LunarOrbitEvent: Sendable, Hashable {
  /// What may happen on the way of the Moon.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Least and greatest distance.
    case perigee, apogee
    /// The Moon crosses the ecliptic northwards, southwards.
    case ascendingNode, descendingNode
  }

  /// What happens.
  public let kind: Kind
  /// When, in TT.
  public let instant: TT
  /// The apparent longitude, in degrees.
  public let longitude: Double
  /// From centre to centre at that instant, without light-time; astronomical units.
  public let distance: Double
}

/// What the Moon does in a span of time.
public enum LunarEvents {
  /// The exact phases of a span, in order: the four principal ones, or all eight.
  ///
  /// - Throws: ``EphemerisError`` when a part of the span has no ephemeris.
  public static func phases(from start: TT, to end: TT, principalOnly: Bool = true) throws(EphemerisError) -> [MoonPhaseEvent] {
    let path = try AngularMotion.elongation(of: .moon, from: .sun).path(from: start, to: end)
    var events: [MoonPhaseEvent] = []
    for crossing in try path.crossings(ofMultiplesOf: principalOnly ? 90 : 45) {
      events.append(MoonPhaseEvent(phase: MoonPhase(nearestTo: crossing.angle), instant: crossing.instant))
    }
    return events
  }

  /// Perigees and apogees, and crossings of the ecliptic of date, in order of time.
  ///
  /// Of the Moon as it stands, not as it is seen: the light that shows it now left it when the Earth was up to 38 km elsewhere, which moves
  /// the turn of its distance by half an hour.
  ///
  /// - Throws: ``EphemerisError`` when a part of the span has no ephemeris.
  public static func orbit(from start: TT, to end: TT) throws(EphemerisError) -> [LunarOrbitEvent] {
    var events: [LunarOrbitEvent] = []
    var last = try Course(at: start)
    while last.instant < end {
      // From perigee to apogee and from node to node it takes the Moon twelve days at least.
      let next = try Course(at: min(end, last.instant.advanced(byDays: 3)))
      if (next.recession < 0) != (last.recession < 0) {
        events.append(try event(last.recession < 0 ? .perigee : .apogee, last, next) { $0.recession })
      }
      if (next.height < 0) != (last.height < 0) {
        events.append(try event(last.height < 0 ? .ascendingNode : .descendingNode, last, next) { $0.height })
      }
      last = next
    }
    return events.sorted { $0.instant < $1.instant }
  }

  /// The Moon's geometric place as far as turns and crossings need it.
  private struct Course {
    let instant: TT
    /// Half the change of the squared distance, au²/day: negative while the Moon approaches.
    let recession: Double
    /// Over the ecliptic of date, au.
    let height: Double

    init(at instant: TT) throws(EphemerisError) {
      self.instant = instant
      let moon = try Sky(at: instant).geometricMoon
      recession = dot(moon.position, moon.velocity)
      height = moon.position.z
    }
  }

  /// The instant between two at which a quantity of the Moon's course is zero.
  private static func event(
    _ kind: LunarOrbitEvent.Kind, _ low: Course, _ high: Course, _ quantity: (Course) -> Double
  ) throws(EphemerisError) -> LunarOrbitEvent {
    let time = try bracketedZero(
      between: (low.instant.daysSinceJ2000, quantity(low)), and: (high.instant.daysSinceJ2000, quantity(high)), width: 1e-9
    ) { (time) throws(EphemerisError) in
      quantity(try Course(at: TT(daysSinceJ2000: time)))
    }
    let sky = try Sky(at: TT(daysSinceJ2000: time))
    let place = sky.geometricMoon.position
    return LunarOrbitEvent(
      kind: kind, instant: sky.instant, longitude: try sky.position(of: .moon).longitude,
      distance: dot(place, place).squareRoot())
  }
}
