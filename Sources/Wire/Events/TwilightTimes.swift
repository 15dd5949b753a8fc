public import Ephemeris

/// A twilight, by how far the Sun's centre is below the horizon at its darker end.
public enum Twilight: NamedCase {
  /// 6°, 12° and 18°.
  case civil, nautical, astronomical

  /// The name.
  public var wireName: String { "\(self)" }

  /// What ends it.
  public var limit: HorizonLimit {
    switch self {
    case .civil: .civilTwilight
    case .nautical: .nauticalTwilight
    case .astronomical: .astronomicalTwilight
    }
  }

  /// Degrees of the Sun's centre below the horizon.
  public var depression: Double {
    switch self {
    case .civil: 6
    case .nautical: 12
    case .astronomical: 18
    }
  }
}

/// When a twilight begins in the morning and ends in the evening, at a place in a span of time.
public struct TwilightTimes: Sendable {
  /// Which.
  public let twilight: Twilight
  private let passages: HorizonPassages

  /// The twilight of a span.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public init(
    _ twilight: Twilight, at location: GeographicLocation, from start: TT, to end: TT
  ) throws(EphemerisError) {
    self.twilight = twilight
    passages = try HorizonPassages(of: .sun, at: location, from: start, to: end, limit: twilight.limit)
  }

  /// When it begins.
  public var dawns: [TT] { passages.events.filter { $0.kind == .rise }.map(\.instant) }
  /// When it ends.
  public var dusks: [TT] { passages.events.filter { $0.kind == .set }.map(\.instant) }
  /// Whether it does not end in the span: the Sun never sinks as far.
  public var neverEnds: Bool { passages.neverSets }
  /// Whether it does not begin in the span: the Sun never climbs as high.
  public var neverBegins: Bool { passages.neverRises }
}
