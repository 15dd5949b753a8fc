/// A question that somebody can ask with one tap.
public struct QuickQuestion: Sendable, Hashable {
  /// A stable name in lower case.
  public let id: String
  public let text: String
  /// One of ``categories``.
  public let category: String

  /// What the questions are about, in the order in which they are shown.
  public static let categories = ["today", "love", "work", "self", "family", "timing", "rest", "chart"]

  /// The authored ones: three of each category, in order.
  public static var authored: [QuickQuestion] { QuickQuestionTexts.all }
}
