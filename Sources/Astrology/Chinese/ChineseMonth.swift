public import Ephemeris

/// A month of the Chinese calendar, from the day of one new Moon to the day before the next.
public struct ChineseMonth: Sendable, Hashable {
  /// 1 … 12; a leap month has the number of the month before it.
  public let number: Int
  /// Whether it is a leap month.
  public let isLeap: Bool
  /// The Julian day numbers of its days, 29 or 30.
  public let days: Range<Int>
  /// The conjunction of Sun and Moon on its first day.
  public let newMoon: TT
}
