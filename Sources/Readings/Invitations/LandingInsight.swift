/// A short text for the first page: one thing worth knowing before one asks anything.
public struct LandingInsight: Sendable, Hashable {
  /// A stable name in lower case.
  public let id: String
  public let title: String
  public let content: String
  /// One of ``categories``.
  public let category: String

  /// What the texts are about, in order.
  public static let categories = ["chart", "sky", "practice", "care", "landing", "daily"]

  /// The authored ones, in order.
  public static func authored(_ language: Language) -> [LandingInsight] {
    order.map { id, category in
      LandingInsight(
        id: id, title: language.book.text("landing \(id) title"), content: language.book.text("landing \(id) content"),
        category: category)
    }
  }

  /// Their names and categories, in order.
  private static let order = [
    ("three-places", "chart"),
    ("hour-matters", "chart"),
    ("no-hour", "chart"),
    ("retrograde", "sky"),
    ("moon-hours", "sky"),
    ("squares", "sky"),
    ("slow-planets", "sky"),
    ("two-lines", "practice"),
    ("smallest-step", "practice"),
    ("evidence", "practice"),
    ("weather", "care"),
    ("hard-day", "care"),
    ("your-minute", "landing"),
    ("no-verdict", "landing"),
    ("kept-yours", "landing"),
    ("first-coffee", "daily"),
    ("last-light", "daily"),
  ]
}
