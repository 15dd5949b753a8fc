public import Astrology
public import Ephemeris

/// A long reading: sections of paragraphs, each with what it rests on.
public struct Report: Codable, Sendable, Hashable {
  /// What a report is about. The raw values are those of the API.
  public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    case birthChart = "birth_chart"
    case love = "love_forecast"
    case career = "career_forecast"
    case money = "money_forecast"
    /// Money under the name that some apps have for it.
    case wealth = "wealth_forecast"
    case health = "health_forecast"
    case family = "family_forecast"
    case spiritual = "spiritual_forecast"
    case yearAhead = "year_ahead"
    /// All of them.
    case comprehensive
  }

  /// What a paragraph can rest on.
  public enum Point: Sendable, Hashable {
    case chart(ChartPoint)
    case descendant
    case imumCoeli
    /// The Moon when the day of a birth begins whose hour is not known, and when it ends.
    case moonAtStart, moonAtEnd
  }

  /// Something in the sky that a paragraph rests on.
  public struct Evidence: Sendable, Hashable {
    /// One or two points.
    public var bodies: [Point]
    /// The angle between them.
    public var aspect: AspectKind?
    /// Degrees from exactness.
    public var orb: Double?
    /// When it is exact, whole seconds.
    public var exact: [UTC]
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
