public import Readings
import Shapes

/// What somebody returns to, over time: parts of life that were opened, and themes of their own words.
public struct JourneyView: Sendable, Hashable {
  /// One part of life.
  public struct Strand: Sendable, Hashable {
    public var category: LifeCategory
    /// How often it was opened in the last thirty days.
    public var count: Int
    /// How often in each of the last eight weeks, the oldest first.
    public var weeks: [Int]

    public init(category: LifeCategory, count: Int, weeks: [Int]) {
      self.category = category
      self.count = count
      self.weeks = weeks
    }
  }

  public var strands: [Strand]
  public var themes: [JournalTheme]
  /// The latest entries.
  public var latest: [JournalLine]
  /// How many entries there are.
  public var count: Int

  public init(strands: [Strand] = [], themes: [JournalTheme] = [], latest: [JournalLine] = [], count: Int = 0) {
    self.strands = strands
    self.themes = themes
    self.latest = latest
    self.count = count
  }

  var values: [String: Any] {
    let most = strands.map(\.count).max() ?? 0
    return [
      "hasEntries": count > 0, "count": count, "latest": latest.map(\.values), "hasStrands": most > 0,
      "strands": strands.filter { $0.count > 0 }.sorted { $0.count > $1.count }.map { strand in
        [
          "icon": Glyphs.id(strand.category), "title": strand.category.title, "count": strand.count,
          "width": most == 0 ? "0%" : "\(strand.count * 100 / most)%",
          "path": "\(Route.journalPage.path)?category=\(strand.category.rawValue)",
        ] as [String: Any]
      },
      "river": WeekRiver.svg(strands), "hasRiver": strands.contains { $0.weeks.contains { $0 > 0 } },
      "table": strands.filter { $0.weeks.contains { $0 > 0 } }.map { strand in
        ["title": strand.category.title, "weeks": strand.weeks.map { ["n": $0] as [String: Any] }] as [String: Any]
      },
      "hasThemes": !themes.isEmpty, "themes": themes.map(\.values),
    ]
  }
}
