package import Ephemeris
import Wire

/// A twilight, by how far the Sun's centre is below the horizon at its darker end.
package enum Twilight: NamedCase {
  /// 6°, 12° and 18°.
  case civil, nautical, astronomical

  /// The name.
  package var wireName: String { "\(self)" }

  /// What ends it.
  package var limit: HorizonLimit {
    switch self {
    case .civil: .civilTwilight
    case .nautical: .nauticalTwilight
    case .astronomical: .astronomicalTwilight
    }
  }

  /// Degrees of the Sun's centre below the horizon.
  package var depression: Double {
    switch self {
    case .civil: 6
    case .nautical: 12
    case .astronomical: 18
    }
  }
}

/// When a twilight begins in the morning and ends in the evening, at a place in a span of time.
package struct TwilightTimes: Sendable {
  /// Which.
  package let twilight: Twilight
  private let passages: HorizonPassages

  /// The twilight of a span.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  package init(
    _ twilight: Twilight, at location: GeographicLocation, from start: TT, to end: TT
  ) throws(EphemerisError) {
    self.twilight = twilight
    passages = try HorizonPassages(of: .sun, at: location, from: start, to: end, limit: twilight.limit)
  }

  /// When it begins.
  package var dawns: [TT] { passages.events.filter { $0.kind == .rise }.map(\.instant) }
  /// When it ends.
  package var dusks: [TT] { passages.events.filter { $0.kind == .set }.map(\.instant) }
  /// Whether it does not end in the span: the Sun never sinks as far.
  package var neverEnds: Bool { passages.neverSets }
  /// Whether it does not begin in the span: the Sun never climbs as high.
  package var neverBegins: Bool { passages.neverRises }
}
