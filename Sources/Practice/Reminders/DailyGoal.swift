/// How many sessions somebody wants to have in a day. A row of days needs one; the goal is for the rest of the day.
public struct DailyGoal: Sendable, Hashable {
  /// How many sessions a day may be wanted.
  public static let allowed = PracticeRules.goal
  /// One session a day.
  public static let once = DailyGoal(1)

  /// Sessions a day.
  public let sessions: Int

  /// - Throws: ``PracticeError/outside(_:allowed:)`` that names ``PracticeField/goal``.
  public init(sessions: Int) throws(PracticeError) {
    guard Self.allowed.contains(sessions) else { throw .outside(.goal, allowed: Self.allowed) }
    self.sessions = sessions
  }

  private init(_ sessions: Int) { self.sessions = sessions }

  /// Whether a day has reached it.
  public func isMet(on day: PracticeDay, _ ledger: PracticeLedger) -> Bool { ledger.sessions(on: day) >= sessions }
}
