/// What the clocks of a place showed, compared with UTC.
public struct ClockOffset: Sendable, Hashable {
  /// How the season moves the clock.
  public enum Season: UInt8, Sendable, Hashable {
    /// Standard time.
    case standard
    /// Ahead of standard time, in summer or in war.
    case daylight
    /// Behind standard time: Ireland's winters by its own law, Morocco in Ramadan.
    case setBack
  }

  /// Seconds ahead of UTC, −86,400 … 86,400. A whole number except for local mean time.
  public let seconds: Double
  /// The standard offset behind the season's shift, in seconds.
  public let standardSeconds: Double
  /// What the database calls this time: `CEST`, `AMT`, `LMT`, or a number such as `+03` where no name was in use.
  public let abbreviation: String
  /// Standard, daylight or set back.
  public let season: Season
  /// Whether the place lived by its own Sun: the offset is four minutes of time per degree of its longitude.
  public let isLocalMeanTime: Bool

  /// Whether the clock was ahead of standard time.
  public var isDaylight: Bool { season == .daylight }
}
