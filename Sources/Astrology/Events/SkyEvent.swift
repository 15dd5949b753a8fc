public import Ephemeris

/// Something that happens in the sky at an exact instant, for everybody on Earth.
public struct SkyEvent: Sendable, Hashable {
  /// What may happen.
  public enum Kind: Sendable, Hashable {
    /// A body enters a sign; `isRetrograde` when it enters backwards.
    case ingress(CelestialBody, ZodiacSign, isRetrograde: Bool)
    /// A body stands still and turns, at a longitude in degrees.
    case station(CelestialBody, longitude: Double, turnsRetrograde: Bool)
    /// Two bodies make an exact angle.
    case aspect(CelestialBody, AspectKind, CelestialBody)
    /// A principal phase of the Moon, at the Moon's longitude in degrees.
    case phase(MoonPhase, longitude: Double)
  }

  /// What happens.
  public let kind: Kind
  /// When it is exact, in TT.
  public let instant: TT

  /// What can be asked for.
  public enum Category: UInt8, Sendable, Hashable, CaseIterable {
    case ingresses, stations, aspects, phases
  }

  /// Everything that happens in a span, in order of time.
  ///
  /// - Parameters:
  ///   - start: the beginning of the span.
  ///   - end: its end.
  ///   - bodies: whose ingresses, stations and mutual aspects are looked for.
  ///   - categories: what is looked for.
  ///   - aspects: which angles count.
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris.
  public static func all(
    from start: TT, to end: TT, bodies: [CelestialBody] = CelestialBody.planets, categories: [Category] = Category.allCases,
    aspects: [AspectKind] = AspectKind.major
  ) throws(EphemerisError) -> [SkyEvent] {
    var events: [SkyEvent] = []
    for body in bodies where categories.contains(.ingresses) || categories.contains(.stations) {
      let path = try AngularMotion.longitude(of: body).path(from: start, to: end)
      if categories.contains(.ingresses) { events += try ingresses(of: body, along: path) }
      if categories.contains(.stations) { events += stations(of: body, along: path) }
    }
    if categories.contains(.aspects) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] {
          events += try meetings(of: first, with: second, kinds: aspects, from: start, to: end)
        }
      }
    }
    if categories.contains(.phases) {
      for event in try LunarEvents.phases(from: start, to: end) {
        let moon = try Sky(at: event.instant).position(of: .moon)
        events.append(SkyEvent(kind: .phase(event.phase, longitude: moon.longitude), instant: event.instant))
      }
    }
    return events.sorted { $0.instant < $1.instant }
  }

  static func ingresses(of body: CelestialBody, along path: AngularPath) throws(EphemerisError) -> [SkyEvent] {
    try path.crossings(ofMultiplesOf: 30).map { crossing in
      // Backwards over a boundary is into the sign before it.
      let sign = ZodiacSign(longitude: crossing.angle + (crossing.isRetrograde ? -15 : 15))
      return SkyEvent(kind: .ingress(body, sign, isRetrograde: crossing.isRetrograde), instant: crossing.instant)
    }
  }

  private static func stations(of body: CelestialBody, along path: AngularPath) -> [SkyEvent] {
    path.stations.map {
      SkyEvent(kind: .station(body, longitude: $0.angle, turnsRetrograde: $0.turnsRetrograde), instant: $0.instant)
    }
  }

  private static func meetings(
    of first: CelestialBody, with second: CelestialBody, kinds: [AspectKind], from start: TT, to end: TT
  ) throws(EphemerisError) -> [SkyEvent] {
    let path = try AngularMotion.elongation(of: first, from: second).path(from: start, to: end)
    var events: [SkyEvent] = []
    for kind in kinds {
      // An angle other than 0° and 180° is met on both sides.
      for angle in kind.angle == 0 || kind.angle == 180 ? [kind.angle] : [kind.angle, 360 - kind.angle] {
        for crossing in try path.crossings(of: angle) {
          events.append(SkyEvent(kind: .aspect(first, kind, second), instant: crossing.instant))
        }
      }
    }
    return events
  }
}
