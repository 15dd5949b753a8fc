public import Ephemeris

/// An exact Ptolemaic aspect of the Moon to another body.
public struct LunarAspect: Sendable, Hashable {
  /// The body that the Moon meets.
  public let body: CelestialBody
  /// One of the five of Ptolemy.
  public let kind: AspectKind
  /// When it is exact.
  public let instant: TT
}

/// The Moon's stay in a sign, its exact aspects there, and the last stretch without any: the Moon void of course.
///
/// The usual definition: from the last exact conjunction, sextile, square, trine or opposition that the Moon makes in a sign
/// until it leaves that sign (Lilly, Christian Astrology, 1647, p. 112, with exact aspects instead of orbs, as almanacs count). A
/// Moon that makes none in a sign is void all the way through.
public struct VoidOfCourse: Sendable, Hashable {
  /// Which bodies the Moon can meet.
  public enum Bodies: UInt8, Sendable, Hashable, CaseIterable {
    /// The Sun and the five planets known to antiquity.
    case traditional
    /// The Sun and the planets to Pluto.
    case modern

    /// All that the Moon can meet, Sun first.
    public var list: [CelestialBody] {
      let all = CelestialBody.planets.filter { $0 != .moon }
      return self == .modern ? all : Array(all.prefix(6))
    }
  }

  /// The sign that the Moon is in.
  public let sign: ZodiacSign
  /// When the Moon enters the sign.
  public let entry: TT
  /// When the Moon leaves the sign; the void ends.
  public let exit: TT
  /// Every exact aspect of the stay, in order of time.
  public let aspects: [LunarAspect]

  /// The last aspect before the Moon leaves; `nil` when there is none in the whole sign.
  public var lastAspect: LunarAspect? { aspects.last }
  /// When the void begins: with the last aspect, or with the entry when there is none.
  public var start: TT { aspects.last?.instant ?? entry }

  /// Whether the Moon is void of course at an instant: from ``start`` to before ``exit``.
  public func isVoid(at instant: TT) -> Bool { instant >= start && instant < exit }

  /// The stay of the Moon in the sign in which it is at an instant.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when the three days before and after the instant are not all within the span of the ephemeris.
  public init(at instant: TT, bodies: Bodies = .modern) throws(EphemerisError) {
    // The Moon is in a sign for 1.9 to 2.6 days, so only an instant that is no number is in none.
    let stays = try Self.stays(from: instant.advanced(byDays: -3), to: instant.advanced(byDays: 3), bodies: bodies) {
      $0 <= instant && instant < $1
    }
    guard let stay = stays.first else { throw .notFinite }
    self = stay
  }

  /// The stays that lie wholly in a span, in order; each ends in the void that almanacs print.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` when part of the span has no ephemeris.
  public static func all(from start: TT, to end: TT, bodies: Bodies = .modern) throws(EphemerisError) -> [VoidOfCourse] {
    try stays(from: start, to: end, bodies: bodies) { _, _ in true }
  }

  private static func stays(
    from start: TT, to end: TT, bodies: Bodies, where isWanted: (TT, TT) -> Bool
  ) throws(EphemerisError) -> [VoidOfCourse] {
    let ingresses = try AngularMotion.longitude(of: .moon).path(from: start, to: end).crossings(ofMultiplesOf: 30)
    var stays: [VoidOfCourse] = []
    for index in 1..<max(1, ingresses.count) {
      let (entry, exit) = (ingresses[index - 1], ingresses[index])
      guard isWanted(entry.instant, exit.instant) else { continue }
      stays.append(
        VoidOfCourse(
          // The middle of the sign, so that rounding at 0° does not matter.
          sign: ZodiacSign(longitude: entry.angle + 15), entry: entry.instant, exit: exit.instant,
          aspects: try aspects(from: entry.instant, to: exit.instant, bodies: bodies)))
    }
    return stays
  }

  private init(sign: ZodiacSign, entry: TT, exit: TT, aspects: [LunarAspect]) {
    self.sign = sign
    self.entry = entry
    self.exit = exit
    self.aspects = aspects
  }

  private static func aspects(from start: TT, to end: TT, bodies: Bodies) throws(EphemerisError) -> [LunarAspect] {
    var found: [LunarAspect] = []
    for body in bodies.list {
      let path = try AngularMotion.elongation(of: .moon, from: body).path(from: start, to: end)
      for crossing in try path.crossings(ofMultiplesOf: 30) {
        guard let kind = ptolemaic(crossing.angle), crossing.instant < end else { continue }
        found.append(LunarAspect(body: body, kind: kind, instant: crossing.instant))
      }
    }
    return found.sorted { $0.instant < $1.instant }
  }

  /// The aspect of an elongation that is a multiple of 30°, if it is one of the five.
  private static func ptolemaic(_ elongation: Double) -> AspectKind? {
    switch Int(nearestInteger(elongation / 30)) % 12 {
    case 0: .conjunction
    case 2, 10: .sextile
    case 3, 9: .square
    case 4, 8: .trine
    case 6: .opposition
    default: nil
    }
  }
}
