/// A long reading: sections of paragraphs, each with what it rests on.
public struct Report: Codable, Sendable, Hashable {
  /// What a report is about. The raw values are those of the API.
  public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    case birthChart = "birth_chart"
    case love = "love_forecast"
    case career = "career_forecast"
    case yearAhead = "year_ahead"
    /// All of them.
    case comprehensive

    /// What it is called.
    public var title: String {
      switch self {
      case .birthChart: "Your birth chart"
      case .love: "Love and closeness"
      case .career: "Work and standing"
      case .yearAhead: "The year ahead"
      case .comprehensive: "Your chart and the year ahead"
      }
    }
  }

  /// Something in the sky that a paragraph rests on.
  public struct Evidence: Codable, Sendable, Hashable {
    /// One or two points by name.
    public var bodies: [String]
    /// The angle between them.
    public var aspect: String?
    /// Degrees from exactness.
    public var orb: Double?
    /// When it is exact, ISO 8601 in UTC.
    public var exact: [String]
    /// 1 … 12.
    public var house: Int?
    /// The same in words.
    public var text: String
  }

  /// A few sentences about one thing.
  public struct Paragraph: Codable, Sendable, Hashable {
    public var text: String
    public var evidence: [Evidence]
  }

  /// Paragraphs that belong together.
  public struct Section: Codable, Sendable, Hashable {
    /// A stable name.
    public var id: String
    public var title: String
    public var paragraphs: [Paragraph]
  }

  public var kind: Kind
  public var title: String
  /// Two or three sentences.
  public var summary: String
  /// The sentences to remember, from the paragraphs.
  public var keyInsights: [String]
  public var sections: [Section]
}
