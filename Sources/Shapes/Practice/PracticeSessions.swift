/// A session that was completed.
///
/// {nulls: written}
public struct PracticeSessionAnswer: Shape {
  public var id: UUIDText
  /// The day on which it counts.
  public var day: DateText
  public var completedAt: InstantText
  /// What the clocks showed, in seconds east of Greenwich.
  public var offsetSeconds: Int
  public var practisedSeconds: Int
  public var statements: Int
  public var intention: String?
  /// The missed day that it makes good.
  public var repairs: DateText?
}

/// A page of sessions.
public struct PracticeSessionsAnswer: Shape {
  /// The newest first.
  public var sessions: [PracticeSessionAnswer]
  /// The `cursor` of the following page; `null` at the end. {null}
  public var next: String?
}

/// A session that a device has completed.
///
/// {example: {id: 0193a1b2-0000-7000-8000-000000000001, practisedSeconds: 310, statements: 5, intention: The oldest message before ten.}}
public struct PracticeSessionRequest: RequestShape, Hashable {
  /// What the device calls it; the same id is the same session, kept once.
  public var id: UUIDText
  /// Seconds of practice without pauses. {minimum: 0, maximum: 86400}
  public var practisedSeconds: Int
  /// How many statements were said. {minimum: 0, maximum: 100}
  public var statements: Int?
  /// {maxLength: 280}
  public var intention: String?
  /// When it was completed, not in the future; now when left out.
  public var completedAt: InstantText?
  /// The zone whose day is meant, where the profile names none.
  public var timezone: String?
  /// The missed day that it makes good; the settings must allow it.
  public var repairs: DateText?
}

/// How practice goes.
///
/// {nulls: written}
public struct PracticeProgressAnswer: Shape {
  /// A day without a session on which the row was held.
  public struct Held: Shape {
    public var day: DateText
    /// {enum: [freeze, repair, journey]}
    public var by: String
  }

  /// A row of days.
  public struct Row: Shape {
    /// Days with a session in the row that runs.
    public var current: Int
    public var longest: Int
    public var began: DateText?
    /// {minimum: 0, maximum: 2}
    public var freezes: Int
    /// `null` when no more are held.
    public var daysToFreeze: Int?
    public var held: [Held]
    /// What could still be made good, when the settings allow it. {items: {type: string, format: date}}
    public var repairable: [String]
    /// The days on which a freeze was used, the latest first. {items: {type: string, format: date}}
    public var frozen: [String]
  }

  /// What was practised in a span.
  public struct Figure: Shape {
    /// Its first day.
    public var start: DateText
    public var days, sessions, seconds: Int
  }

  /// A mark on the way.
  public struct Mark: Shape {
    /// {enum: [streak, days, hours]}
    public var kind: String
    public var count: Int
    /// `null` when it is to come.
    public var reached: DateText?
  }

  /// On how many of the last eight weeks a weekday was practised.
  public struct Beat: Shape {
    /// 1, Monday, to 7, Sunday. {minimum: 1, maximum: 7}
    public var weekday: Int
    public var practised: Int
  }

  /// This week, from its first day on.
  public struct Week: Shape {
    /// How many of its days have a session.
    public var practised: Int
    /// How many are wanted: all but those without reminders. {minimum: 0, maximum: 7}
    public var wanted: Int
    public var days: [WeekDay]
  }

  /// A day of this week.
  public struct WeekDay: Shape {
    public var day: DateText
    public var sessions: Int
    /// What held the row on it; left out when it was practised, or nothing did. {enum: [freeze, repair, journey]}
    public var held: String?
  }

  /// The day that is open.
  public var today: DateText
  public var isTodayDone: Bool
  public var sessionsToday: Int
  public var goal: Int
  public var isGoalMet: Bool
  public var timezone: String
  public var streak: Row
  /// All that was ever practised; `start` is the first day, or today.
  public var total: Figure
  public var rhythm: [Beat]
  public var week: Week
  /// The figures of `by`, the earliest first, empty spans included.
  public var figures: [Figure]
  public var milestones: [Mark]
}

/// Which figures.
public struct PracticeProgressQuery: Query {
  /// {enum: [day, week, month, year], default: week}
  public var by: String?
  /// The first day; the beginning of the year when left out.
  public var from: DateText?
  /// The last day; today when left out.
  public var to: DateText?
  /// The zone whose day is meant, where the profile names none.
  public var timezone: String?
}
