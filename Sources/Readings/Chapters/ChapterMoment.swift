public import Ephemeris

/// A day in a chapter: when it begins, is exact, turns, is out of reach for a while, ends.
public struct ChapterMoment: Sendable, Hashable {
  /// What happens. The raw values are the names on the API.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It comes within reach for the first time.
    case begins
    /// It is exact.
    case exact
    /// It is exact, and the body goes backwards.
    case exactBack = "exact-back"
    /// The eclipse, the lunation or the station.
    case event
    /// The body turns back.
    case turnsBack = "turns-back"
    /// The body goes forward again.
    case turnsForward = "turns-forward"
    /// The body turns; it is never exact.
    case turns
    /// It goes out of reach, and will come back.
    case leaves
    /// It comes back.
    case returns
    /// It goes out of reach for the last time.
    case ends

    /// Whether it is a pass.
    public var isExact: Bool { self == .exact || self == .exactBack || self == .event }
  }

  /// Where it lies, seen from a day.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// Before the day.
    case past
    /// On the day.
    case today
    /// After it.
    case ahead
    /// In this month, when no more is known.
    case near
  }

  /// What happens.
  public let kind: Kind
  /// Whole seconds; `nil` when only the month is known.
  public let at: UTC?
  /// `12 April`, `12 April 2027`; `April` when only the month is known.
  public let when: String
  /// What happens, in words: `Exact, going backwards`.
  public let text: String
  /// Seen from the day.
  public let state: State
}

extension Chapter {
  /// The moments of a chapter, in order of time.
  var moments: [(kind: ChapterMoment.Kind, at: UTC)] {
    var found: [(kind: ChapterMoment.Kind, at: UTC)] = []
    if let begin, isLong { found.append((.begins, begin)) }
    for pass in passes { found.append((isLong ? pass.isRetrograde ? .exactBack : .exact : .event, pass.exact)) }
    for turn in turns {
      found.append((passes.isEmpty ? .turns : isBackwards(at: turn) ? .turnsBack : .turnsForward, turn))
    }
    for (visit, next) in zip(visits, visits.dropFirst()) {
      if let end = visit.end { found.append((.leaves, end)) }
      if let start = next.start { found.append((.returns, start)) }
    }
    if let end { found.append((.ends, end)) }
    return found.sorted { $0.at < $1.at }
  }

  /// Whether it begins by itself, rather than with the one moment that it is about.
  private var isLong: Bool {
    switch kind {
    case .contact, .homecoming, .yearLord: true
    case .station, .eclipse, .lunation: false
    }
  }
}
