/// What the hour of a day is good for, in four parts of it.
public enum HourMood: String, Sendable, Hashable, CaseIterable {
  /// From 22 to 6.
  case mysterious
  /// From 6 to 12.
  case awakening
  /// From 12 to 18.
  case radiant
  /// From 18 to 22.
  case transformative

  /// The part of the day that an hour of a clock belongs to.
  ///
  /// - Parameter hour: 0 … 23; anything else belongs to the night.
  public init(hour: Int) {
    switch hour {
    case 6..<12: self = .awakening
    case 12..<18: self = .radiant
    case 18..<22: self = .transformative
    default: self = .mysterious
    }
  }
}
