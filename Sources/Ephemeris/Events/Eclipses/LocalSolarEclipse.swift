/// What a place sees of an eclipse of the Sun.
///
/// The place is on the ellipsoid or above it; the Moon's limb is smooth, so that valleys on it may shift the contacts of totality by a
/// few seconds. What the engine does not know is how the Earth will have turned: a second of ``DeltaT`` shifts all contacts by about one.
public struct LocalSolarEclipse: Sendable, Hashable {
  /// What a place sees: a part of the Sun covered, a ring, or all of it.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    case partial, annular, total
  }

  /// The eclipse as the whole Earth has it.
  public let eclipse: SolarEclipse
  /// The place that looks.
  public let location: GeographicLocation
  /// The most that is seen above the horizon: a totality after sunset leaves a partial eclipse.
  public let kind: Kind
  /// C1, the Moon's limb touches the Sun's; may be below the horizon, as every contact.
  public let firstContact: SolarEclipseSight
  /// C2, the Sun is covered, or the ring closes; `nil` where the eclipse is partial only.
  public let secondContact: SolarEclipseSight?
  /// The place is nearest to the axis of the shadow; may be below the horizon.
  public let maximum: SolarEclipseSight
  /// C3, the Sun comes out, or the ring opens.
  public let thirdContact: SolarEclipseSight?
  /// C4, the limbs part.
  public let fourthContact: SolarEclipseSight
  /// Sunrise, where the Sun comes up eclipsed; `nil` where it does not. Beyond the polar circles there may be ``sunset``, too, before or
  /// after it.
  public let sunrise: SolarEclipseSight?
  /// Sunset, where the Sun goes down eclipsed; `nil` where it does not.
  public let sunset: SolarEclipseSight?
  /// The parts of the eclipse during which the Sun is up, in order; never empty.
  public let visibleSpans: [ClosedRange<TT>]

  /// The moment of the greatest eclipse that is seen: ``maximum`` when the Sun is up then, else sunrise or sunset.
  public var greatest: SolarEclipseSight {
    if maximum.isAboveHorizon { return maximum }
    guard let sunrise else { return sunset ?? maximum }
    guard let sunset else { return sunrise }
    return sunrise.magnitude >= sunset.magnitude ? sunrise : sunset
  }

  /// Whether the Sun rises eclipsed.
  public var beginsAtSunrise: Bool { !firstContact.isAboveHorizon }
  /// Whether the Sun sets eclipsed.
  public var endsAtSunset: Bool { !fourthContact.isAboveHorizon }

  /// Seconds between the second and the third contact; `nil` where the eclipse is partial only.
  public var centralSeconds: Double? {
    guard let secondContact, let thirdContact else { return nil }
    return (thirdContact.instant.daysSinceJ2000 - secondContact.instant.daysSinceJ2000) * JulianDate.secondsPerDay
  }

  /// Besselian elements of the instant and the place itself, not their polynomials (Explanatory Supplement, 3rd ed., section 11.3.4).
  ///
  /// Returns `nil` when nothing is seen: the Moon passes the Sun by, or the Sun is down all the while.
  init?(of eclipse: SolarEclipse, from location: GeographicLocation) throws(EphemerisError) {
    guard let nearest = try Self.nearest(eclipse, location), nearest.depth > 0 else { return nil }
    let instant = nearest.sky.instant
    func contact(_ direction: Double, _ radius: Double, _ depth: (LocalShadow) -> Double) throws(EphemerisError) -> LocalShadow {
      let chord = max(0, (radius - nearest.distance) * (radius + nearest.distance)).squareRoot()
      let time = try EclipseContact.instant(from: instant, depth: depth(nearest), guess: direction * chord / nearest.speed) {
        (time) throws(EphemerisError) in
        depth(try LocalShadow(at: time, from: location))
      }
      return try LocalShadow(at: time, from: location)
    }
    let first = try contact(-1, nearest.penumbra) { $0.depth }
    let last = try contact(1, nearest.penumbra) { $0.depth }
    let passages = try HorizonPassages(of: .sun, at: location, from: first.sky.instant, to: last.sky.instant)
    visibleSpans = passages.spansUp(from: first.sky.instant, to: last.sky.instant)
    guard !visibleSpans.isEmpty else { return nil }
    self.eclipse = eclipse
    self.location = location
    let spans = visibleSpans
    func isUp(_ shadow: LocalShadow) -> Bool { spans.contains { $0.contains(shadow.sky.instant) } }
    firstContact = try first.sight(isUp: isUp(first))
    maximum = try nearest.sight(isUp: isUp(nearest))
    fourthContact = try last.sight(isUp: isUp(last))
    func horizon(_ kind: HorizonEvent.Kind) throws(EphemerisError) -> SolarEclipseSight? {
      guard let event = passages.events.first(where: { $0.kind == kind }) else { return nil }
      return try LocalShadow(at: event.instant, from: location).sight(isUp: true)
    }
    sunrise = try horizon(.rise)
    sunset = try horizon(.set)
    guard nearest.centralDepth > 0 else {
      secondContact = nil
      thirdContact = nil
      kind = .partial
      return
    }
    let second = try contact(-1, abs(nearest.umbra)) { $0.centralDepth }
    let third = try contact(1, abs(nearest.umbra)) { $0.centralDepth }
    secondContact = try second.sight(isUp: isUp(second), isInnerTouch: true)
    thirdContact = try third.sight(isUp: isUp(third), isInnerTouch: true)
    let isSeen = spans.contains { $0.overlaps(second.sky.instant...third.sky.instant) }
    kind = isSeen ? (nearest.umbra > 0 ? .annular : .total) : .partial
  }

  /// The shadow when its axis passes nearest to the place.
  private static func nearest(
    _ eclipse: SolarEclipse, _ location: GeographicLocation
  ) throws(EphemerisError) -> LocalShadow? {
    var offset = 0.0
    for _ in 0..<20 {
      let shadow = try LocalShadow(at: eclipse.maximum.advanced(byDays: offset), from: location)
      // Where the Sun is up the distance has one minimum: the shadow outruns every place. An hour and a half at a time keeps to it.
      let move = min(0.06, max(-0.06, shadow.daysToLeast))
      if abs(move) < 1e-8 { return shadow }
      offset += move
      // The shadow is on the Earth for three and a quarter hours on either side of its greatest phase.
      guard abs(offset) < 0.2 else { return nil }
    }
    return nil
  }
}

extension SolarEclipse {
  /// What a place sees of the eclipse: contacts, magnitude, where the Sun stands. `nil` when it sees nothing.
  ///
  /// The radii of Sun and Moon are those of ``all(from:to:)``.
  ///
  /// - Throws: ``EphemerisError`` when the eclipse lies at the edge of the ephemeris.
  public func seen(from location: GeographicLocation) throws(EphemerisError) -> LocalSolarEclipse? {
    try LocalSolarEclipse(of: self, from: location)
  }

  /// Every eclipse of a span of which a place sees something, in order of time.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public static func all(
    from start: TT, to end: TT, seenFrom location: GeographicLocation
  ) throws(EphemerisError) -> [LocalSolarEclipse] {
    var seen: [LocalSolarEclipse] = []
    for eclipse in try all(from: start, to: end) {
      if let local = try eclipse.seen(from: location) { seen.append(local) }
    }
    return seen
  }
}
