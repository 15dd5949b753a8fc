/// What the numbers of a practice may be: said here once, for plans, settings, their documents and whatever is told of a wrong one.
public enum PracticeRules {
  /// Minutes after midnight at which a day may begin: midnight to noon.
  public static let dayBoundary = 0...720
  /// Seconds of breathing.
  public static let breathSeconds = 0...1_200
  /// Seconds that a statement stands; 0 when it is turned by hand.
  public static let statementSeconds = 0...120
  /// Seconds of picturing.
  public static let visualisationSeconds = 0...600
  /// Sessions a day.
  public static let goal = 1...12
  /// Reminders a day.
  public static let reminderCount = 1...12
  /// Minutes after midnight at which the window of reminders opens. It does not open before the day does.
  public static let windowStart = 0...1_439
  /// Minutes after the midnight before it opened at which it closes. It does not close after the day does.
  public static let windowEnd = 0...2_159
  /// How many minutes lie between the two: nobody is awake for longer than eighteen hours.
  public static let window = 60...1_080
  /// The number of a weekday, Monday to Sunday.
  public static let weekday = 1...7

  /// What a number may be; `nil` for what is no number.
  public static func allowed(for field: PracticeField) -> ClosedRange<Int>? {
    switch field {
    case .dayBoundary: dayBoundary
    case .breath: breathSeconds
    case .statementSeconds: statementSeconds
    case .visualisation: visualisationSeconds
    case .goal: goal
    case .reminderCount: reminderCount
    case .windowStart: windowStart
    case .windowEnd: windowEnd
    case .windowLength: window
    case .weekBegins, .quietDays: weekday
    case .statement, .insight, .collection, .intention, .pace: nil
    }
  }

  /// Checks a number.
  ///
  /// - Throws: ``PracticeError/outside(_:allowed:)``.
  public static func check(_ number: Int, _ field: PracticeField) throws(PracticeError) {
    if let allowed = allowed(for: field), !allowed.contains(number) { throw .outside(field, allowed: allowed) }
  }
}
