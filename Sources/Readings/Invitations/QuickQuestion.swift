/// A question that somebody can ask with one tap.
public struct QuickQuestion: Sendable, Hashable {
  /// A stable name in lower case.
  public let id: String
  public let text: String
  /// One of ``categories``.
  public let category: String

  /// What the questions are about, in the order in which they are shown.
  public static let categories = [
    "today", "love", "work", "self", "family", "timing", "rest", "chart", "career", "money", "health", "growth",
  ]

  /// The authored ones, in order.
  public static func authored(_ language: Language) -> [QuickQuestion] {
    order.map { id, category in QuickQuestion(id: id, text: language.book.text("question \(id)"), category: category) }
  }

  /// Their names and categories, in order.
  private static let order = [
    ("today-one-thing", "today"),
    ("today-afternoon", "today"),
    ("today-postpone", "today"),
    ("love-say-it", "love"),
    ("love-pattern", "love"),
    ("love-quiet", "love"),
    ("work-stuck", "work"),
    ("work-ask", "work"),
    ("work-finish", "work"),
    ("self-anger", "self"),
    ("self-praise", "self"),
    ("self-change", "self"),
    ("family-call", "family"),
    ("family-role", "family"),
    ("family-peace", "family"),
    ("timing-month", "timing"),
    ("timing-saturn", "timing"),
    ("timing-moon", "timing"),
    ("rest-evening", "rest"),
    ("rest-worry", "rest"),
    ("rest-body", "rest"),
    ("chart-begin", "chart"),
    ("chart-rising", "chart"),
    ("chart-tension", "chart"),
    ("career-next", "career"),
    ("career-known", "career"),
    ("career-stay", "career"),
    ("money-leak", "money"),
    ("money-ask", "money"),
    ("money-enough", "money"),
    ("health-strength", "health"),
    ("health-evening", "health"),
    ("health-pace", "health"),
    ("growth-avoid", "growth"),
    ("growth-season", "growth"),
    ("growth-gift", "growth"),
  ]
}
