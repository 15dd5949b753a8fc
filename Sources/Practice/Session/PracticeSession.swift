/// A session from its first breath to its record, as a machine of states without a clock: every event brings the instant at which it
/// happened. It is a plain value; who keeps it can take it up again later, and the time between is counted by the wall clock.
///
/// A session is complete when its person closes it, or when they have stood in its last part and stayed away for ``closingPatience``: then all
/// was done but the last touch, and it counts for the moment at which that part began. One that only time has brought to its last part,
/// while nobody was seen there, waits.
public struct PracticeSession: Sendable, Hashable {
  /// What becomes of a session.
  public enum Status: Sendable, Hashable {
    case running
    /// Since an instant, in POSIX milliseconds.
    case paused(since: Int64)
    case completed
    case abandoned
  }

  /// What happens to a session.
  public enum Event: Sendable, Hashable {
    /// Time has passed.
    case tick
    /// A tap or a key: on to the next part.
    case next
    /// Back to the part before.
    case back
    /// To a part by its place, one before the first or after the last as that one: what a device asks for that has not heard of the
    /// steps of another. Asked twice, it happens once.
    case go(to: Int)
    case pause
    case resume
    /// The person writes what they intend; counted from the intention on.
    case intend(String)
    /// The person closes the session, which is possible in its last part only.
    case complete
    /// The person leaves for good.
    case abandon
  }

  /// What follows from an event.
  public enum Outcome: Sendable, Hashable {
    /// The session stands elsewhere than before.
    case changed
    /// Nothing follows: the event does not belong here, or has happened already.
    case unchanged
    /// The session was completed by this very event: its record is to be written.
    case completed
  }

  /// After how many milliseconds in its last part a session counts as closed: ten minutes.
  public static let closingPatience: Int64 = 600_000
  /// How many characters an intention may have.
  public static let longestIntention = 280

  /// Unique among the sessions of a person; it becomes that of the record.
  public let id: String
  /// What it consists of.
  public let plan: SessionPlan
  /// When it began, in POSIX milliseconds.
  public let begun: Int64
  /// Where it stands.
  public private(set) var status: Status
  /// The part that it is in, as a place in the plan’s stages.
  public private(set) var place: Int
  /// When that part began, in POSIX milliseconds, later by the pauses within it.
  public private(set) var stageBegun: Int64
  /// Milliseconds of practice in the parts before this one.
  public private(set) var counted: Int64
  /// The latest instant that was told, in POSIX milliseconds; a clock that goes back stands still.
  public private(set) var latest: Int64
  /// What the person intends.
  public private(set) var intention: String

  /// Begins a session.
  ///
  /// - Parameter instant: POSIX milliseconds.
  public init(id: String, plan: SessionPlan, at instant: Int64) {
    let instant = Self.clamped(instant)
    self.id = id
    self.plan = plan
    begun = instant
    status = .running
    place = 0
    stageBegun = instant
    counted = 0
    latest = instant
    intention = ""
  }

  /// A session as it was kept, before time passes on; what does not fit together becomes the nearest that does.
  public init(
    id: String, plan: SessionPlan, begun: Int64, status: Status, place: Int, stageBegun: Int64, counted: Int64, latest: Int64,
    intention: String
  ) {
    self.id = id
    self.plan = plan
    self.begun = Self.clamped(begun)
    self.latest = max(Self.clamped(latest), self.begun)
    self.stageBegun = min(max(Self.clamped(stageBegun), self.begun), self.latest)
    self.counted = min(max(counted, 0), self.latest - self.begun)
    let last = plan.stages.count - 1
    if case .paused(let since) = status {
      self.status = .paused(since: min(max(Self.clamped(since), self.stageBegun), self.latest))
    } else {
      self.status = status
    }
    self.place = status == .completed ? last : min(max(place, 0), last)
    self.intention = (try? Self.checked(intention)) ?? ""
  }

  /// The part that it is in.
  public var stage: SessionStage {
    let stages = plan.stages
    return stages.indices.contains(place) ? stages[place] : .closing
  }

  /// Milliseconds that this part has lasted, pauses left out.
  public var stageElapsed: Int64 {
    if case .paused(let since) = status { return since - stageBegun }
    return latest - stageBegun
  }

  /// Milliseconds of practice so far: pauses left out, and of a part that waits no more than is plausible.
  public var practised: Int64 {
    status == .completed || status == .abandoned ? counted : counted + min(stageElapsed, plan.mostCounted(of: stage))
  }

  /// Lets something happen.
  ///
  /// - Parameters:
  ///   - event: what happens. One that does not belong where the session stands changes nothing.
  ///   - instant: POSIX milliseconds.
  /// - Returns: what follows; ``Outcome/completed`` exactly once in the life of a session.
  @discardableResult
  public mutating func take(_ event: Event, at instant: Int64) -> Outcome {
    guard status != .completed, status != .abandoned else { return .unchanged }
    if event != .abandon, isDone(at: instant) {
      // It was over when its last part began; what has passed since is no practice.
      latest = stageBegun
      self.status = .completed
      return .completed
    }
    let before = self
    latest = max(latest, Self.clamped(instant))
    if status == .running { passTime() }
    switch (event, status) {
    case (.tick, _): break
    case (.abandon, _): end(.abandoned)
    case (.resume, .paused(let since)):
      stageBegun += latest - since
      status = .running
    case (.pause, .running): status = .paused(since: latest)
    case (.next, .running) where stage != .closing: enter(place + 1, at: latest)
    case (.back, .running) where place > 0: enter(place - 1, at: latest)
    case (.go(let to), .running):
      let to = min(max(to, 0), plan.stages.count - 1)
      if to != place { enter(to, at: latest) }
    case (.intend(let text), .running) where stage == .intention || stage == .closing:
      if let text = try? Self.checked(text) { intention = text }
    case (.complete, .running) where stage == .closing:
      end(.completed)
      return .completed
    default: break
    }
    return isElsewhere(than: before) ? .changed : .unchanged
  }

  /// Whether everything of it was done and only the last touch is missing, for longer than anybody waits with it: the next event but
  /// ``Event/abandon`` completes it, whatever that event is.
  ///
  /// - Parameter instant: POSIX milliseconds.
  public func isDone(at instant: Int64) -> Bool {
    guard status != .completed, status != .abandoned, place == plan.stages.count - 1 else { return false }
    return max(latest, Self.clamped(instant)) - stageBegun >= Self.closingPatience
  }

  /// The record of a completed session; `nil` for every other one.
  ///
  /// - Parameters:
  ///   - clock: of the place where the person was when it ended.
  ///   - boundary: when their day ends.
  ///   - repairs: the missed day that it makes good.
  public func record(on clock: ZoneClock, boundary: DayBoundary, repairs: PracticeDay? = nil) -> SessionRecord? {
    guard status == .completed else { return nil }
    let instant = latest.flooredQuotient(1000)
    return SessionRecord(
      id: id, day: boundary.day(at: instant, on: clock), instant: instant, offset: clock.offset(at: instant),
      practised: Int(clamping: (counted + 500) / 1000), statements: plan.statements.count, intention: intention, repairs: repairs)
  }

  /// Goes through the parts that end by themselves.
  private mutating func passTime() {
    while let length = plan.length(of: stage), latest - stageBegun >= length { enter(place + 1, at: stageBegun + length) }
    // Nobody was there when the last part was reached: it begins with whoever comes.
    if stage == .closing, isDone(at: latest) { stageBegun = latest }
  }

  private mutating func enter(_ next: Int, at instant: Int64) {
    counted += min(max(instant - stageBegun, 0), plan.mostCounted(of: stage))
    place = next
    stageBegun = instant
  }

  private mutating func end(_ status: Status) {
    counted = practised
    self.status = status
  }

  private func isElsewhere(than other: PracticeSession) -> Bool {
    status != other.status || place != other.place || intention != other.intention || stageBegun != other.stageBegun
  }

  /// An intention as it is kept; an empty one is none.
  private static func checked(_ text: String) throws(PracticeError) -> String {
    guard !text.isEmpty else { return "" }
    return try StatementText.line(text, as: .intention, longest: longestIntention)
  }

  private static func clamped(_ instant: Int64) -> Int64 {
    min(max(instant, ZoneClock.instants.lowerBound &* 1000), ZoneClock.instants.upperBound &* 1000)
  }
}
