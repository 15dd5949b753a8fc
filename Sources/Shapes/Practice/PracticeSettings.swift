/// The settings of a practice.
public struct PracticeSettingsAnswer: Shape {
  /// When the day ends, in minutes after midnight. {minimum: 0, maximum: 720}
  public var dayBoundary: Int
  /// {minimum: 0, maximum: 1200}
  public var breathSeconds: Int
  /// {enum: [even, long, box, deep]}
  public var pace: String
  /// How long a statement stands; 0 when it is turned by hand. {minimum: 0, maximum: 120}
  public var statementSeconds: Int
  /// {minimum: 0, maximum: 600}
  public var visualisationSeconds: Int
  public var asksIntention: Bool
  /// 1, Monday, to 7, Sunday. {minimum: 1, maximum: 7}
  public var weekBegins: Int
  /// Sessions a day. {minimum: 1, maximum: 12}
  public var goal: Int
  /// Whether a missed day may be made good within 48 hours.
  public var allowsRepair: Bool
  public var remindersOn: Bool
  /// {minimum: 1, maximum: 12}
  public var reminderCount: Int
  /// When the window of reminders opens, in minutes after midnight.
  public var windowStart: Int
  /// When it closes, in minutes after the midnight before it opened.
  public var windowEnd: Int
  /// 1, Monday, to 7, Sunday. {items: {type: integer, minimum: 1, maximum: 7}}
  public var quietDays: [Int]
  /// Whether a device that can vibrate does so with each step of a session.
  public var haptics: Bool
  /// Whether a soft tone sounds with each step of a session.
  public var tone: Bool
}

/// A change of the settings; what is left out stays.
///
/// {example: {breathSeconds: 120, pace: long, remindersOn: true, reminderCount: 3, quietDays: [6, 7]}}
public struct PracticeSettingsRequest: RequestShape, Hashable {
  /// Minutes after midnight. {minimum: 0, maximum: 720}
  public var dayBoundary: Int?
  /// {minimum: 0, maximum: 1200}
  public var breathSeconds: Int?
  /// {enum: [even, long, box, deep]}
  public var pace: String?
  /// 0 when statements are turned by hand. {minimum: 0, maximum: 120}
  public var statementSeconds: Int?
  /// {minimum: 0, maximum: 600}
  public var visualisationSeconds: Int?
  public var asksIntention: Bool?
  /// 1, Monday, to 7, Sunday. {minimum: 1, maximum: 7}
  public var weekBegins: Int?
  /// {minimum: 1, maximum: 12}
  public var goal: Int?
  public var allowsRepair: Bool?
  public var remindersOn: Bool?
  /// {minimum: 1, maximum: 12}
  public var reminderCount: Int?
  /// Minutes after midnight, not before the boundary of the day. {minimum: 0, maximum: 1439}
  public var windowStart: Int?
  /// 60 to 1080 minutes after the window opens, and before the next boundary. Nobody is reminded from 22:00 to 6:00. {minimum: 0, maximum: 2159}
  public var windowEnd: Int?
  /// 1, Monday, to 7, Sunday. {maxItems: 7, items: {type: integer, minimum: 1, maximum: 7}}
  public var quietDays: [Int]?
  public var haptics: Bool?
  public var tone: Bool?
}

/// When reminders come.
public struct RemindersAnswer: Shape {
  /// One of them.
  public struct Reminder: Shape {
    /// The same for the same day and slot, whatever else changes.
    public var id: String
    public var at: InstantText
    public var day: DateText
  }

  /// The next ones, the earliest first; none while they are switched off.
  public var reminders: [Reminder]
}

/// How many.
public struct RemindersQuery: Query {
  /// {minimum: 1, maximum: 64, default: 64}
  public var limit: Int?
  /// The zone whose hours are meant, where the profile names none.
  public var timezone: String?
}
