public import Ephemeris

/// When a touch is exact, seen from a day: the one place from which its phase, tense, hour and pass are told, so that no two statements
/// about it can disagree.
public struct TouchTiming: Sendable, Hashable {
  /// Where the exact moment lies.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// After the day, or the body draws nearer without reaching it.
    case coming
    /// On the day.
    case exact
    /// Before the day, or the body draws away.
    case leaving
  }

  /// In which tense it is told: another word for ``Phase``, so that the two cannot disagree.
  public enum Tense: String, Sendable, Hashable, CaseIterable {
    /// It was exact before the day.
    case past
    /// It is exact on the day.
    case present
    /// It will be exact after the day.
    case future
  }

  /// Which of several exact moments of one chapter it is.
  public struct Pass: Sendable, Hashable {
    /// 1 for the first.
    public let number: Int
    /// How many there are.
    public let count: Int
    /// Whether the body goes backwards in it.
    public let isRetrograde: Bool

    /// Whether none comes after it.
    public var isLast: Bool { number == count }
  }

  /// Where the exact moment lies, seen from the day.
  public let phase: Phase
  /// The exact moment that the day is about, whole seconds; `nil` when the body turns before it gets there.
  public let exact: UTC?
  /// What the person's clocks show at ``exact`` when that is on the day; `nil` on other days, and when the birth time is not known and
  /// the minute would depend on it.
  public let clock: CivilDateTime?
  /// Whether it is exact on the day between 23:00 and 06:00, as far as is known.
  public let isInSleep: Bool
  /// When it comes within orb, whole seconds; `nil` for events, and when that is longer ago than is followed.
  public let since: UTC?
  /// When it leaves the orb, whole seconds; `nil` for events, and when that is further ahead than is followed.
  public let until: UTC?
  /// Degrees from exactness: of a contact at noon of the day, of an event at its own moment.
  public let orb: Double
  /// Degrees by which the point may be elsewhere because the hour of birth is not known; 0 when it is.
  public let uncertainty: Double
  /// Which pass, when there are several.
  public let pass: Pass?

  /// In which tense it is told.
  public var tense: Tense {
    switch phase {
    case .coming: .future
    case .exact: .present
    case .leaving: .past
    }
  }

  /// Whether the phase is certain: without an hour of birth a body may be so near that nobody can say on which side it stands.
  public var isCertain: Bool { uncertainty == 0 || orb > uncertainty }

  /// The part of the day in which it is exact; `nil` when that is not on the day, or not known.
  public var partOfDay: PartOfDay? { clock.map { PartOfDay(hour: $0.hour) } }
}

extension TouchTiming {
  /// The timing of an event of the day that has no orb of its own.
  init(event instant: UTC, on day: LocalDay, orb: Double = 0, uncertainty: Double = 0) {
    phase = instant < day.start ? .leaving : instant < day.end ? .exact : .coming
    exact = instant
    clock = day.contains(instant) ? day.clock(at: instant) : nil
    isInSleep = day.contains(instant) && PartOfDay(hour: day.clock(at: instant).hour) == .night
    since = nil
    until = nil
    self.orb = orb
    self.uncertainty = uncertainty
    pass = nil
  }

  /// The timing of a contact, from all that its body has to do with the place.
  ///
  /// - Parameters:
  ///   - visits: the parts in orb, in order of time.
  ///   - passes: the exact moments, in order of time.
  ///   - turns: when the body turns on the way, in order of time.
  ///   - tellsMoments: whether the exact moment is known so well that it may be told.
  init(
    visits: [Chapter.Span], passes: [Chapter.Pass], turns: [UTC], on day: LocalDay, orb: Double, uncertainty: Double,
    tellsMoments: Bool = true
  ) {
    let noon = day.noon
    let chosen: Int?
    let phase: Phase
    if let index = passes.firstIndex(where: { day.contains($0.exact) }) {
      (chosen, phase) = (index, .exact)
    } else if let next = passes.firstIndex(where: { $0.exact >= noon }) {
      // Between two passes the body draws away until it turns, and nearer from then on.
      if next > 0, let turn = turns.last(where: { $0 > passes[next - 1].exact && $0 < passes[next].exact }), noon < turn {
        (chosen, phase) = (next - 1, .leaving)
      } else {
        (chosen, phase) = (next, .coming)
      }
    } else if passes.isEmpty {
      // Nearest where it turns.
      (chosen, phase) = (nil, turns.last.map { noon < $0 } ?? true ? .coming : .leaving)
    } else {
      (chosen, phase) = (passes.count - 1, .leaving)
    }
    // On a day that is not known well enough to be the one, the body is only near.
    self.phase = tellsMoments || phase != .exact ? phase : passes.contains { $0.exact >= noon } ? .coming : .leaving
    exact = tellsMoments ? chosen.map { passes[$0].exact } : nil
    let hour = phase == .exact ? chosen.map { day.clock(at: passes[$0].exact) } : nil
    clock = uncertainty == 0 ? hour : nil
    isInSleep = hour.map { PartOfDay(hour: $0.hour) == .night } ?? false
    // The visit that the day is in, else the one that holds the chosen moment.
    let visit =
      visits.first { $0.overlaps(day) } ?? chosen.flatMap { index in visits.first { $0.contains(passes[index].exact) } }
    since = visit?.start
    until = visit?.end
    self.orb = orb
    self.uncertainty = uncertainty
    pass =
      passes.count > 1 && tellsMoments
      ? chosen.map { Pass(number: $0 + 1, count: passes.count, isRetrograde: passes[$0].isRetrograde) } : nil
  }
}
