/// How things stand on the day that is open: the goal of today, the freezes that are held and were used, this week, and the rhythm of the
/// last eight. All that a page or a program says of it at a glance, reckoned in one place.
public struct PracticeStanding: Sendable, Hashable {
  /// A day of this week.
  public struct WeekDay: Sendable, Hashable {
    /// The day.
    public let day: PracticeDay
    /// Its sessions.
    public let sessions: Int
    /// What held the row on it; `nil` when it was practised, or nothing did.
    public let hold: Streak.Hold?
    /// Whether it is still to come.
    public let isAhead: Bool
  }

  /// On how many of the last weeks a weekday was practised.
  public struct Beat: Sendable, Hashable {
    /// The weekday.
    public let weekday: Weekday
    /// On how many of the last ``PracticeStanding/weeks`` weeks it was practised.
    public let practised: Int
  }

  /// How many weeks the rhythm looks back.
  public static let weeks = 8

  /// The day that is open.
  public let today: PracticeDay
  /// Sessions of today.
  public let done: Int
  /// How many somebody wants to have in a day.
  public let goal: Int
  /// Freezes that are held now, 0 … ``Streak/mostFreezes``.
  public let freezes: Int
  /// Days until the next freeze is earned; `nil` when no more are held.
  public let daysToFreeze: Int?
  /// The days on which a freeze was used, the latest first.
  public let frozen: [PracticeDay]
  /// The days of this week in their order.
  public let week: [WeekDay]
  /// How many days of this week are wanted: all but those without reminders.
  public let wantedDays: Int
  /// The rhythm of the last ``weeks`` weeks, in the order of the week.
  public let rhythm: [Beat]

  /// How things stand.
  ///
  /// - Parameters:
  ///   - streak: of the same ledger, on the same day.
  ///   - start: the first day of the week.
  ///   - quiet: the weekdays that somebody wants to keep free.
  public init(
    _ ledger: PracticeLedger, _ streak: Streak, today: PracticeDay, goal: DailyGoal, weekBegins start: Weekday,
    quiet: [Weekday] = []
  ) {
    self.today = today
    done = ledger.sessions(on: today)
    self.goal = goal.sessions
    freezes = streak.freezes
    daysToFreeze = streak.daysToFreeze
    var frozen: [PracticeDay] = []
    for held in streak.held.reversed() where held.hold == .freeze { frozen.append(held.day) }
    self.frozen = frozen
    var week: [WeekDay] = []
    let first = today.startOfWeek(first: start)
    for offset in 0..<7 {
      let day = first.advanced(by: offset)
      week.append(
        WeekDay(day: day, sessions: ledger.sessions(on: day), hold: streak.hold(on: day), isAhead: day > today))
    }
    self.week = week
    var wanted = 0
    for weekday in Weekday.allCases where !quiet.contains(weekday) { wanted += 1 }
    wantedDays = wanted
    var rhythm: [Beat] = []
    for beat in PracticeStatistics(ledger, weekBegins: start).rhythm(weeks: Self.weeks, through: today) {
      rhythm.append(Beat(weekday: beat.weekday, practised: beat.practised))
    }
    self.rhythm = rhythm
  }

  /// Whether today has reached its goal.
  public var isGoalMet: Bool { done >= goal }
  /// How many days of this week have a session.
  public var practisedDays: Int { week.count { $0.sessions > 0 } }
}
