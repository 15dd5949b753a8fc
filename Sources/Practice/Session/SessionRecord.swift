/// A session that was completed: the only thing that streaks and statistics are made of.
public struct SessionRecord: Sendable, Hashable {
  /// The seconds of practice that one record may have: a day.
  public static let seconds = 0...86_400

  /// The id of the session: a session has one record, however often it is kept.
  public let id: String
  /// The day on which it counts, by the clocks and the boundary that held when it was completed.
  public let day: PracticeDay
  /// When it was completed, in POSIX seconds.
  public let instant: Int64
  /// Seconds east of Greenwich that the person’s clocks showed then.
  public let offset: Int
  /// Seconds of practice, without pauses, within ``seconds``.
  public let practised: Int
  /// How many statements were said.
  public let statements: Int
  /// What the person intends; empty when nothing was written.
  public let intention: String
  /// The missed day that this session makes good; `nil` for every other one.
  public let repairs: PracticeDay?

  /// A record from its parts; numbers beyond what can be become the nearest that can.
  public init(
    id: String, day: PracticeDay, instant: Int64, offset: Int, practised: Int, statements: Int = 0, intention: String = "",
    repairs: PracticeDay? = nil
  ) {
    self.id = id
    self.day = day
    self.instant = ZoneClock.clamped(instant)
    self.offset = min(max(offset, -ZoneClock.mostOffset), ZoneClock.mostOffset)
    self.practised = min(max(practised, Self.seconds.lowerBound), Self.seconds.upperBound)
    self.statements = max(statements, 0)
    self.intention = intention
    self.repairs = repairs
  }
}
