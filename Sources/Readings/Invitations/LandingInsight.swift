/// A short text for the first page: one thing worth knowing before one asks anything.
public struct LandingInsight: Sendable, Hashable {
  /// A stable name in lower case.
  public let id: String
  public let title: String
  public let content: String
  /// One of ``categories``.
  public let category: String

  /// What the texts are about, in order.
  public static let categories = ["chart", "sky", "practice", "care"]

  /// The authored ones, the one to show first at the front.
  public static var authored: [LandingInsight] { LandingInsightTexts.all }
}
