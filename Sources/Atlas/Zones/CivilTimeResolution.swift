public import Ephemeris

/// An instant, and the clock that showed it.
public struct ResolvedTime: Sendable, Hashable {
  /// The instant.
  public let utc: UTC
  /// The offset by which the clock reading was turned into the instant.
  public let clock: ClockOffset
}

/// Which instant a clock reading means. Two cases have no single answer, and the caller must choose or ask.
public enum CivilTimeResolution: Sendable, Hashable {
  /// The clocks showed this reading once.
  case unique(ResolvedTime)
  /// The clocks showed it never: they jumped over it. `before` reads it by the offset in force before the jump (an instant after
  /// the jump), `after` by the offset in force afterwards (an instant before it).
  case skipped(before: ResolvedTime, after: ResolvedTime)
  /// The clocks showed it twice: they were set back.
  case repeated(earlier: ResolvedTime, later: ResolvedTime)
  /// There was no standard time yet: the place's own mean solar time, from its longitude.
  case localMeanTime(ResolvedTime)

  /// The possible instants: one, or two for a time that was skipped or repeated, in the order of the case's own values.
  public var times: [ResolvedTime] {
    switch self {
    case .unique(let time), .localMeanTime(let time): [time]
    case .skipped(let before, let after): [before, after]
    case .repeated(let earlier, let later): [earlier, later]
    }
  }

  /// The instant, unless the reading was skipped or repeated.
  public var certain: ResolvedTime? {
    switch self {
    case .unique(let time), .localMeanTime(let time): time
    case .skipped, .repeated: nil
    }
  }
}
