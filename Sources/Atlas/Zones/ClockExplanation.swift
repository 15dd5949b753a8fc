public import Ephemeris

/// The facts behind a clock at an instant: enough to tell somebody why 07:20 was UTC+2 there.
public struct ClockExplanation: Sendable, Hashable {
  /// The clock at the instant.
  public let clock: ClockOffset
  /// When the clocks were last changed before the instant, and what they showed until then.
  public let previous: Change?
  /// When the clocks were next changed after it, and what they showed from then.
  public let next: Change?
  /// The span of years around the instant with the same standard offset, through all its summers.
  public let standard: StandardSpan

  /// A change of the clocks.
  public struct Change: Sendable, Hashable {
    /// The instant of the change.
    public let utc: UTC
    /// The clock on the other side of the change, seen from the explained instant.
    public let clock: ClockOffset
  }

  /// How long a standard offset was in force, and what it replaced.
  public struct StandardSpan: Sendable, Hashable {
    /// Seconds ahead of UTC.
    public let seconds: Double
    /// The abbreviation of its standard time, such as `CET`, where the span has a period of standard time.
    public let abbreviation: String?
    /// Since when; `nil` if the history begins with it.
    public let since: UTC?
    /// Until when; `nil` if it is still in force, as far as the database knows.
    public let until: UTC?
    /// The standard offset before `since`, in seconds.
    public let previousSeconds: Double?
    /// The standard offset from `until` on, in seconds.
    public let nextSeconds: Double?
  }
}
