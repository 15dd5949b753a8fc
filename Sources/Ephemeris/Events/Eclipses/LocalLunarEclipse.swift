/// What a place sees of an eclipse of the Moon: everyone who has the Moon above the horizon sees the same.
public struct LocalLunarEclipse: Sendable, Hashable {
  /// How much of the eclipse a place sees.
  public enum Visibility: UInt8, Sendable, Hashable, CaseIterable {
    /// Nothing of it; a part, cut off by moonrise or moonset; all of it.
    case none, part, whole
  }

  /// The eclipse as the whole Earth has it.
  public let eclipse: LunarEclipse
  /// The place that looks.
  public let location: GeographicLocation
  /// The moments of ``LunarEclipse/contacts``.
  public let sights: [LunarEclipseSight]
  /// The parts of the eclipse, penumbra included, during which the Moon is up, in order.
  public let visibleSpans: [ClosedRange<TT>]

  /// How much of it is seen, by ``visibleSpans``.
  public var visibility: Visibility {
    guard let first = visibleSpans.first else { return .none }
    return first == eclipse.penumbralSpan ? .whole : .part
  }

  /// The most that is seen: a Moon that sets before totality leaves a partial or a penumbral eclipse; `nil` when nothing is seen.
  public var kind: LunarEclipse.Kind? {
    func isSeen(_ span: ClosedRange<TT>?) -> Bool {
      guard let span else { return false }
      return visibleSpans.contains { $0.overlaps(span) }
    }
    if visibleSpans.isEmpty { return nil }
    return isSeen(eclipse.totalSpan) ? .total : (isSeen(eclipse.partialSpan) ? .partial : .penumbral)
  }

  init(of eclipse: LunarEclipse, from location: GeographicLocation) throws(EphemerisError) {
    self.eclipse = eclipse
    self.location = location
    let span = eclipse.penumbralSpan
    visibleSpans = try HorizonPassages(of: .moon, at: location, from: span.lowerBound, to: span.upperBound)
      .spansUp(from: span.lowerBound, to: span.upperBound)
    var sights: [LunarEclipseSight] = []
    for (contact, instant) in eclipse.contacts {
      let sky = try Sky(at: instant)
      let sidereal = sky.siderealTime(at: UT1(instant))
      let moon = sky.topocentric(try sky.position(of: .moon), from: location, siderealTime: sidereal)
      sights.append(
        LunarEclipseSight(
          contact: contact, instant: instant, moon: sky.horizontal(moon, from: location, siderealTime: sidereal),
          isAboveHorizon: visibleSpans.contains { $0.contains(instant) }))
    }
    self.sights = sights
  }
}

extension LunarEclipse {
  /// What a place sees of the eclipse.
  ///
  /// - Throws: ``EphemerisError`` when the eclipse lies at the edge of the ephemeris.
  public func seen(from location: GeographicLocation) throws(EphemerisError) -> LocalLunarEclipse {
    try LocalLunarEclipse(of: self, from: location)
  }

  /// Every eclipse of a span of which a place sees something, in order of time.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public static func all(
    from start: TT, to end: TT, seenFrom location: GeographicLocation
  ) throws(EphemerisError) -> [LocalLunarEclipse] {
    var seen: [LocalLunarEclipse] = []
    for eclipse in try all(from: start, to: end) {
      let local = try eclipse.seen(from: location)
      if local.visibility != .none { seen.append(local) }
    }
    return seen
  }
}
