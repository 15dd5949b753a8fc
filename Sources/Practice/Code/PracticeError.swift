/// Why something of a practice cannot be.
public enum PracticeError: Error, Sendable, Hashable {
  /// A number outside of what is allowed.
  case outside(PracticeField, allowed: ClosedRange<Int>)
  /// A text that has nothing to read, or more characters than are allowed.
  case text(PracticeField, longest: Int)
  /// There is no more room: so many are the most.
  case full(PracticeField, most: Int)
  /// Nothing has this id.
  case unknown(PracticeField)
  /// Something has this id already.
  case taken(PracticeField)
}

/// What an error speaks of. The raw value is its name in the contracts.
public enum PracticeField: String, Sendable, Hashable, CaseIterable {
  case statement, insight, collection, intention
  case dayBoundary
  case breath = "breathSeconds"
  case pace
  case statementSeconds = "statementSeconds"
  case visualisation = "visualisationSeconds"
  case goal
  case reminderCount
  case windowStart
  case windowEnd
  case windowLength = "window"
  case weekBegins, quietDays
}
