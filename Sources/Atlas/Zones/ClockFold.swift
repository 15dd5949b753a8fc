public import Ephemeris

/// Which instant a clock reading stands for, when the clocks showed it twice or jumped over it.
public enum ClockFold: String, Sendable, Hashable, CaseIterable {
  case earlier, later
}

/// A reading of a clock that stands for two instants or, strictly, for none.
public struct AmbiguousClock: Error, Sendable {
  /// What the clock showed.
  public let clock: CivilDateTime
  /// Whose clocks.
  public let zone: TimeZoneHistory
  /// Whether the clocks jumped over the reading; otherwise they showed it twice.
  public let wasSkipped: Bool
  /// The instants it can be read as, in the order of ``ClockFold``.
  public let instants: [ResolvedTime]
}

extension CivilTimeResolution {
  /// The possible instants in the order of time: one, or two for a reading that was skipped or repeated.
  public var instants: [ResolvedTime] { times.sorted { $0.utc < $1.utc } }

  /// The instant that a reading stands for.
  ///
  /// - Throws: ``AmbiguousClock`` when there are two, unless `fold` chooses.
  public func time(
    of clock: CivilDateTime, in zone: TimeZoneHistory, choosing fold: ClockFold?
  ) throws(AmbiguousClock) -> ResolvedTime {
    let instants = instants
    guard instants.count > 1 else { return instants[0] }
    switch fold {
    case .earlier?: return instants[0]
    case .later?: return instants[1]
    case nil:
      let wasSkipped = if case .skipped = self { true } else { false }
      throw AmbiguousClock(clock: clock, zone: zone, wasSkipped: wasSkipped, instants: instants)
    }
  }
}
