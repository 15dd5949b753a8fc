/// When somebody wants to be reminded: some times a day, evenly in the hours in which they are awake.
///
/// One reminder comes when the window opens; two or more divide it evenly, the first as it opens and the last as it closes. On the days on
/// which clocks change, the real time between the ends is divided, so that none comes twice, none outside of the window, and none is lost.
/// None comes at night, from ``nightBegins`` to ``nightEnds``: what of the window lies there is left out, and the rest is divided.
public struct ReminderPlan: Sendable, Hashable {
  /// How many a day.
  public static let counts = PracticeRules.reminderCount
  /// How long the window may be, in minutes: nobody is awake for longer than eighteen hours.
  public static let windows = PracticeRules.window
  /// From when on nobody is reminded, in minutes after midnight of their own clocks.
  public static let nightBegins = 1_320
  /// Until when, likewise.
  public static let nightEnds = 360
  /// How much of a window should lie outside of the night, in minutes.
  public static let leastAwake = 60
  /// How many are told at once.
  public static let most = 64
  /// How far ahead is looked, in days.
  private static let horizon = 400

  /// How many a day.
  public let count: Int
  /// When the window opens, in minutes after midnight.
  public let start: Int
  /// When it closes, in minutes after the midnight before it opened: past 1440 it closes after the next midnight.
  public let end: Int
  /// When the day ends; the window never reaches over it.
  public let boundary: DayBoundary
  /// The weekdays without reminders.
  public let quiet: [Weekday]
  /// After so many sessions of a day the rest of its reminders is left out.
  public let goal: DailyGoal

  /// A plan.
  ///
  /// - Parameters:
  ///   - count: how many a day, within ``counts``.
  ///   - start: when the window opens, in minutes after midnight, not before the boundary of the day.
  ///   - end: when it closes, likewise; 60 … 1080 minutes later, and before the next boundary.
  /// - Throws: ``PracticeError/outside(_:allowed:)``.
  public init(
    count: Int = 2, start: Int = 480, end: Int = 1_200, boundary: DayBoundary = .usual, quiet: [Weekday] = [],
    goal: DailyGoal = .once
  ) throws(PracticeError) {
    guard Self.counts.contains(count) else { throw .outside(.reminderCount, allowed: Self.counts) }
    guard (boundary.minute...1_439).contains(start) else { throw .outside(.windowStart, allowed: boundary.minute...1_439) }
    let last = 1_439 + boundary.minute
    guard (0...last).contains(end) else { throw .outside(.windowEnd, allowed: 0...last) }
    guard Self.windows.contains(end - start) else { throw .outside(.windowLength, allowed: Self.windows) }
    self.count = count
    self.start = start
    self.end = end
    self.boundary = boundary
    self.quiet = quiet
    self.goal = goal
  }

  /// How many minutes of the window lie outside of the night.
  public var awake: Int {
    var minutes = 0
    for part in waking { minutes += part.closes - part.opens }
    return minutes
  }

  /// The parts of the window that lie outside of the night, in minutes after midnight, before and after the midnight that may lie in it.
  private var waking: [(opens: Int, closes: Int)] {
    var parts: [(opens: Int, closes: Int)] = []
    for midnight in [0, 1_440] {
      let (opens, closes) = (max(start, midnight + Self.nightEnds), min(end, midnight + Self.nightBegins - 1))
      if opens <= closes { parts.append((opens, closes)) }
    }
    return parts
  }

  /// The reminders of a day, the earliest first; none on a quiet one, or where the clocks jump over the window.
  public func reminders(on day: PracticeDay, clock: ZoneClock) -> [Reminder] {
    guard !quiet.contains(day.weekday) else { return [] }
    let midnight = Int64(day.number) &* 86_400
    var spans: [(opens: Int64, closes: Int64)] = []
    var length: Int64 = 0
    for part in waking {
      let lower = midnight + Int64(part.opens) &* 60
      let upper = midnight + Int64(part.closes) &* 60
      let opens = clock.latest(showing: lower)
      guard isInside(opens, lower, upper, clock) else { continue }
      var closes = max(clock.earliest(showing: upper), opens)
      // Where the clocks jump over the end, the minute before the jump is the last.
      if !isInside(closes, lower, upper, clock) { closes = max(opens, closes - 60) }
      spans.append((opens, closes))
      length += closes - opens
    }
    guard !spans.isEmpty else { return [] }
    var reminders: [Reminder] = []
    for slot in 0..<count {
      let share = count == 1 ? 0 : length &* Int64(slot) / Int64(count - 1)
      let instant = Self.instant(slot == count - 1 ? share : share / 60 * 60, into: spans)
      if let last = reminders.last, last.instant >= instant { continue }
      reminders.append(Reminder(day: day, slot: slot, instant: instant))
    }
    return reminders
  }

  /// The instant that lies some seconds into spans that are laid end to end.
  private static func instant(_ seconds: Int64, into spans: [(opens: Int64, closes: Int64)]) -> Int64 {
    var rest = seconds
    var instant: Int64 = 0
    for span in spans {
      instant = span.opens + min(rest, span.closes - span.opens)
      if rest <= span.closes - span.opens { break }
      rest -= span.closes - span.opens
    }
    return instant
  }

  /// The next reminders: as many as are asked for, however far ahead they lie, so that a device never runs dry.
  ///
  /// - Parameters:
  ///   - instant: POSIX seconds; those at this very second are over.
  ///   - limit: at most ``most``.
  ///   - clock: of the place where the person is.
  ///   - ledger: what was practised: a day that has reached its goal is left out.
  public func upcoming(after instant: Int64, limit: Int = most, clock: ZoneClock, ledger: PracticeLedger) -> [Reminder] {
    let first = boundary.day(at: instant, on: clock)
    var reminders: [Reminder] = []
    for offset in 0..<Self.horizon {
      let day = first.advanced(by: offset)
      guard !goal.isMet(on: day, ledger) else { continue }
      for reminder in self.reminders(on: day, clock: clock) where reminder.instant > instant {
        guard reminders.count < min(max(limit, 0), Self.most) else { return reminders }
        reminders.append(reminder)
      }
    }
    return reminders
  }

  /// The reminders in a span of time, for whoever looks again and again: spans that touch tell each reminder exactly once.
  ///
  /// - Parameters:
  ///   - start: POSIX seconds; not part of the span.
  ///   - end: POSIX seconds; part of the span. What lies more than 400 days after the start is left out.
  public func due(after start: Int64, through end: Int64, clock: ZoneClock, ledger: PracticeLedger) -> [Reminder] {
    guard start < end else { return [] }
    var day = boundary.day(at: start, on: clock)
    let last = min(boundary.day(at: end, on: clock), day.advanced(by: Self.horizon))
    var reminders: [Reminder] = []
    while day <= last {
      if !goal.isMet(on: day, ledger) {
        for reminder in self.reminders(on: day, clock: clock) where reminder.instant > start && reminder.instant <= end {
          reminders.append(reminder)
        }
      }
      let next = day.advanced(by: 1)
      guard next > day else { break }
      day = next
    }
    return reminders
  }

  private func isInside(_ instant: Int64, _ lower: Int64, _ upper: Int64, _ clock: ZoneClock) -> Bool {
    let reading = clock.reading(at: instant)
    return lower <= reading && reading <= upper
  }
}
