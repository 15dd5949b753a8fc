/// One way to read a time of a clock that was put forward or back.
public struct TimeChoice: Shape, Hashable {
  /// The value of `fold` that chooses this instant: `earlier` or `later`; `nil` when there is only one.
  public var fold: FoldName?
  /// What the clocks of the place showed at the instant, `YYYY-MM-DDTHH:MM:SS`; an hour off the reading that was jumped over.
  public var local: String
  /// The instant, ISO 8601 with `Z`.
  public var utc: InstantText
  /// The offset from UTC. {example: '-04:00'}
  public var offset: String
  /// The abbreviation of the zone at that instant.
  public var abbreviation: String
}
