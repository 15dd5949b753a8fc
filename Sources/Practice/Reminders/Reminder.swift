/// A moment at which somebody wants to be reminded.
public struct Reminder: Sendable, Hashable {
  /// The day of practice that it belongs to.
  public let day: PracticeDay
  /// Which one of that day, from 0.
  public let slot: Int
  /// POSIX seconds.
  public let instant: Int64

  /// The same for the same day and slot, whatever else changes: `align-2026-11-21-0`.
  public var id: String { "align-" + day.description + "-" + String(slot) }
}
