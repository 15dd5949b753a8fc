/// A mark on the way, reached or to come.
public struct Milestone: Sendable, Hashable {
  /// What is counted.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Days in a row, at their longest.
    case streak
    /// Days with a session.
    case days
    /// Whole hours of practice.
    case hours
  }

  /// What is counted.
  public let kind: Kind
  /// How many of it make the mark.
  public let count: Int
  /// When it was reached; `nil` when it is to come.
  public let reached: PracticeDay?

  /// The marks of a kind, the smallest first.
  public static func counts(of kind: Kind) -> [Int] {
    switch kind {
    case .streak: [3, 7, 14, 30, 60, 100, 200, 365, 500, 1000]
    case .days: [1, 10, 50, 100, 250, 365, 500, 1000, 2000, 3650]
    case .hours: [1, 5, 10, 25, 50, 100, 250, 500, 1000]
    }
  }

  /// All marks, each kind in order, with the day on which each was reached.
  public static func all(_ ledger: PracticeLedger, _ streak: Streak) -> [Milestone] {
    var milestones: [Milestone] = []
    for count in counts(of: .streak) {
      milestones.append(
        Milestone(kind: .streak, count: count, reached: count <= streak.longest ? streak.reached[count - 1] : nil))
    }
    for kind in [Kind.days, .hours] {
      var marks = counts(of: kind)[...]
      var totals = PracticeTotals()
      for day in ledger.days {
        totals.take(day)
        while let mark = marks.first, (kind == .days ? totals.days : totals.seconds / 3600) >= mark {
          milestones.append(Milestone(kind: kind, count: mark, reached: day.day))
          marks.removeFirst()
        }
      }
      for mark in marks { milestones.append(Milestone(kind: kind, count: mark, reached: nil)) }
    }
    return milestones
  }
}
