public import Atlas
public import Ephemeris

/// A birth of which nothing is left to ask.
public struct CertainBirth: Sendable, Hashable {
  /// Which of two instants a clock reading means that was shown twice or jumped over.
  public enum Occurrence: String, Sendable, Hashable {
    /// The earlier instant.
    case earlier
    /// The later instant.
    case later
  }

  /// A clock reading and the instant it means.
  public struct Moment: Sendable, Hashable {
    /// What the clock showed.
    public let local: CivilDateTime
    /// The instant, and the offset by which the clock was read.
    public let resolved: ResolvedTime
    /// What the person answered when there were two instants; `nil` when there was one.
    public let occurrence: Occurrence?
  }

  /// The civil day.
  public let date: CalendarDate
  /// The hour; `nil` when it is not known.
  public let moment: Moment?
  /// The town.
  public let place: Place
}
