public import Astrology
public import Ephemeris

/// A stretch of somebody's life under one slow contact, eclipse, lunation, station or profected year: it begins, may be exact several
/// times, and ends.
public struct Chapter: Sendable, Hashable {
  /// What it is a chapter of.
  public enum Kind: Sendable, Hashable {
    /// A slow body in aspect to a personal point or an angle.
    case contact
    /// A slow body back at its own place, or Uranus across from it.
    case homecoming
    /// A quick planet that turned on a point.
    case station(turnsRetrograde: Bool)
    /// An eclipse on a point, until the next season of eclipses.
    case eclipse(isSolar: Bool)
    /// A new or full Moon on a point, until the next.
    case lunation(isFull: Bool)
    /// The lord of the year of life, by profection from the Ascendant, with the sign and the house of the year.
    case yearLord(ZodiacSign, house: Int)
  }

  /// A part of it; an open end lies before or after what is followed.
  public struct Span: Sendable, Hashable {
    /// Whole seconds; `nil` when it is longer ago than is followed.
    public let start: UTC?
    /// Whole seconds; `nil` when it is further ahead than is followed.
    public let end: UTC?

    func contains(_ instant: UTC) -> Bool {
      if let start, instant < start { return false }
      if let end, instant >= end { return false }
      return true
    }

    func overlaps(_ day: LocalDay) -> Bool {
      if let start, start >= day.end { return false }
      if let end, end < day.start { return false }
      return true
    }
  }

  /// An exact moment.
  public struct Pass: Sendable, Hashable {
    /// Whole seconds.
    public let exact: UTC
    /// Whether the body goes backwards then.
    public let isRetrograde: Bool
  }

  /// Where in it a day lies.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// From the first entry into orb until it is nearly exact.
    case comingIn
    /// From there until the body turns back, or until it leaves.
    case firstPass
    /// While the body goes backwards between its first pass and its last.
    case retrogradeStretch
    /// From then on until the last pass is done.
    case laterPass
    /// After that, until it is out of orb.
    case leaving
  }

  /// What makes a day of it news.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// It begins.
    case firstDay
    /// It is exact.
    case exact
    /// The body turns, within orb.
    case station
    /// The body comes back into orb.
    case newPass
    /// It ends.
    case lastDay
  }

  /// What it is a chapter of.
  public let kind: Kind
  /// The body that moves; of a year its lord.
  public let body: CelestialBody
  /// The angle; `nil` of a year.
  public let aspect: AspectKind?
  /// The point of the birth chart; of a year the lord's own place.
  public let point: ChartPoint
  /// The parts in orb, in order of time; one at least.
  public let visits: [Span]
  /// The parts within a quarter of the orb, in order of time.
  public let core: [Span]
  /// The exact moments, in order of time; none when the body turns before it gets there.
  public let passes: [Pass]
  /// When the body turns between the beginning and the end, in order of time.
  public let turns: [UTC]
  /// The part of ``turns`` that lies within orb.
  public let closeTurns: [UTC]
  /// Degrees from exactness: of a moving contact at noon of the day, of an event at its own moment.
  public let orb: Double
  /// Degrees by which the point may be elsewhere because the hour of birth is not known; 0 when it is.
  public let uncertainty: Double
  /// How much it counts on the day beside the person's other chapters, greater than 0.
  public let strength: Double

  /// When it began, whole seconds; `nil` when that is longer ago than is followed.
  public var begin: UTC? { visits.first?.start }
  /// When it will have ended, whole seconds; `nil` when that is further ahead than is followed.
  public var end: UTC? { visits.last?.end }
  /// Whether it rubs or helps.
  public var nature: TouchNature { TouchNature(of: body, aspect, to: point) }

  /// A name that stays the same from its first day to its last: `saturn square moon`, `solar-eclipse conjunction sun`, `year venus`.
  public var name: String {
    let what =
      switch kind {
      case .contact, .homecoming: body.key
      case .station: "\(body.key)-station"
      case .eclipse(let isSolar): isSolar ? "solar-eclipse" : "lunar-eclipse"
      case .lunation(let isFull): isFull ? "full-moon" : "new-moon"
      case .yearLord: "year"
      }
    guard let aspect else { return "\(what) \(point.key)" }
    return "\(what) \(aspect.key) \(point.key)"
  }

  /// Whether a moving body makes it, rather than one event.
  var isMoving: Bool {
    switch kind {
    case .contact, .homecoming: true
    default: false
    }
  }

  /// Where a day lies in it.
  public func place(on day: LocalDay) -> Place {
    let noon = day.noon
    guard isMoving else {
      if case .yearLord = kind { return .firstPass }
      return passes.contains { day.contains($0.exact) }
        ? .firstPass : passes.first.map { noon < $0.exact } ?? false ? .comingIn : .leaving
    }
    let nearly = core.first { $0.contains(passes.first?.exact ?? noon) }
    // A body that turns before it is exact comes in until it turns.
    guard let first = passes.first, let last = passes.last else {
      return closeTurns.last.map { noon < $0 } ?? true ? .comingIn : .leaving
    }
    if noon < first.exact, !day.contains(first.exact), !(nearly?.contains(noon) ?? false) { return .comingIn }
    let lastCore = core.last { $0.contains(last.exact) }
    if noon > last.exact, !day.contains(last.exact), !(lastCore?.contains(noon) ?? false) { return .leaving }
    guard passes.count > 1 else { return .firstPass }
    // The node goes backwards as a rule, and wavers: of it there is no such stretch.
    if body == .trueNode { return .firstPass }
    if isBackwards(at: noon) { return .retrogradeStretch }
    // The turns between the first pass and the last: after an even number of them, which is not zero, it goes forwards again.
    return turns.contains { $0 > first.exact && $0 <= noon } ? .laterPass : .firstPass
  }

  /// What makes a day of it news; empty on most days, and always when the point is not known so well that the day could be told.
  public func changes(on day: LocalDay) -> Set<Change> {
    var changes: Set<Change> = []
    if case .yearLord = kind {
      if let begin, day.contains(begin) { changes.insert(.firstDay) }
      return changes
    }
    if passes.contains(where: { day.contains($0.exact) }) { changes.insert(.exact) }
    guard isMoving else { return changes }
    if isBlurred { return [] }
    if let begin, day.contains(begin) { changes.insert(.firstDay) }
    if let end, day.contains(end) { changes.insert(.lastDay) }
    if closeTurns.contains(where: day.contains) { changes.insert(.station) }
    if visits.dropFirst().contains(where: { $0.start.map(day.contains) ?? false }) { changes.insert(.newPass) }
    return changes
  }

  /// Whether the hour of birth would move its exact days: a slow body takes a week and more over half a degree.
  var isBlurred: Bool { isMoving && uncertainty > 0.1 }

  /// Whether it is open on a day.
  public func isOpen(on day: LocalDay) -> Bool { Span(start: begin, end: end).overlaps(day) }

  /// Whether the body goes backwards, by the passes and turns that are known.
  func isBackwards(at instant: UTC) -> Bool {
    guard var isBackwards = passes.first?.isRetrograde, let first = passes.first?.exact else { return false }
    for turn in turns where instant >= first ? turn > first && turn <= instant : turn < first && turn > instant {
      isBackwards.toggle()
    }
    return isBackwards
  }
}

extension Chapter {
  /// A chapter of one event on a point.
  init(
    event kind: Kind, of body: CelestialBody, _ hit: Touch.Other, at instant: UTC, span: Span, uncertainty: Double,
    strength: Double
  ) {
    self.init(
      kind: kind, body: body, aspect: hit.aspect, point: hit.point, visits: [span], core: [],
      passes: [Pass(exact: instant, isRetrograde: false)], turns: [], closeTurns: [], orb: hit.orb, uncertainty: uncertainty,
      strength: strength)
  }
}

extension Chapter {
  /// When it is exact, seen from a day. Moments that the hour of birth would move are left out.
  func timing(on day: LocalDay) -> TouchTiming {
    let known = !isBlurred
    return TouchTiming(
      visits: known ? visits : [], passes: passes, turns: turns, on: day, orb: orb, uncertainty: uncertainty, tellsMoments: known)
  }
}
