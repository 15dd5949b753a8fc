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
  public let phase: MoonPhase
  public let instant: TT
}

/// A turning point or a crossing of the Moon's orbit.
public struct LunarOrbitEvent: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Least and greatest distance.
    case perigee, apogee
    /// The Moon crosses the ecliptic northwards, southwards.
    case ascendingNode, descendingNode
  }

  public let kind: Kind
  public let instant: TT
  /// Degrees of longitude.
  public let longitude: Double
  /// Astronomical units.
  public let distance: Double
}

/// What the Moon does in a span of time.
public enum LunarEvents {
  /// The exact phases of a span, in order: the four principal ones, or all eight.
  public static func phases(from start: TT, to end: TT, principalOnly: Bool = true) throws(EphemerisError) -> [MoonPhaseEvent] {
    let path = try AngularMotion.elongation(of: .moon, from: .sun).path(from: start, to: end)
    var events: [MoonPhaseEvent] = []
    for crossing in try path.crossings(ofMultiplesOf: principalOnly ? 90 : 45) {
      events.append(MoonPhaseEvent(phase: MoonPhase(nearestTo: crossing.angle), instant: crossing.instant))
    }
    return events
  }

  /// Perigees and apogees, and crossings of the ecliptic, in order of time.
  public static func orbit(from start: TT, to end: TT) throws(EphemerisError) -> [LunarOrbitEvent] {
    var events: [LunarOrbitEvent] = []
    var last = (instant: start, moon: try Sky.moon(at: start))
    var instant = start
    while instant < end {
      instant = min(end, instant.advanced(byDays: 1))
      let moon = try Sky.moon(at: instant)
      if (moon.distanceSpeed < 0) != (last.moon.distanceSpeed < 0) {
        let kind: LunarOrbitEvent.Kind = last.moon.distanceSpeed < 0 ? .perigee : .apogee
        events.append(try event(kind, last.instant, instant) { $0.distanceSpeed })
      }
      if (moon.latitude < 0) != (last.moon.latitude < 0) {
        let kind: LunarOrbitEvent.Kind = last.moon.latitude < 0 ? .ascendingNode : .descendingNode
        events.append(try event(kind, last.instant, instant) { $0.latitude })
      }
      last = (instant, moon)
    }
    return events.sorted { $0.instant < $1.instant }
  }

  /// The instant between two at which a quantity of the Moon's place is zero.
  private static func event(
    _ kind: LunarOrbitEvent.Kind, _ start: TT, _ end: TT, _ quantity: (EclipticPosition) -> Double
  ) throws(EphemerisError) -> LunarOrbitEvent {
    func value(_ time: Double) throws(EphemerisError) -> Double {
      quantity(try Sky.moon(at: TT(daysSinceJ2000: time)))
    }
    let (low, high) = (start.daysSinceJ2000, end.daysSinceJ2000)
    let instant = TT(
      daysSinceJ2000: try bracketedZero(between: (low, try value(low)), and: (high, try value(high)), width: 1e-9, of: value))
    let moon = try Sky.moon(at: instant)
    return LunarOrbitEvent(kind: kind, instant: instant, longitude: moon.longitude, distance: moon.distance)
  }
}
