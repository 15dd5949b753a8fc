import ChartArt
package import Readings
import Shapes

/// What somebody returns to, over time: parts of life that were opened, and themes of their own words.
package struct JourneyView: Sendable, Hashable {
  /// One part of life.
  package struct Strand: Sendable, Hashable {
    package var category: LifeCategory
    /// How often it was opened in the last thirty days.
    package var count: Int
    /// How often in each of the last eight weeks, the oldest first.
    package var weeks: [Int]

    package init(category: LifeCategory, count: Int, weeks: [Int]) {
      self.category = category
      self.count = count
      self.weeks = weeks
    }
  }

  package var strands: [Strand]
  package var themes: [JournalTheme]
  /// The latest entries.
  package var latest: [JournalLine]
  /// How many entries there are.
  package var count: Int
  /// A meter over the last days; `nil` while there is no birth.
  package var month: MeterMonth?

  package init(strands: [Strand] = [], themes: [JournalTheme] = [], latest: [JournalLine] = [], count: Int = 0) {
    self.strands = strands
    self.themes = themes
    self.latest = latest
    self.count = count
  }

  /// How many parts of life are named.
  private static let shown = 5

  /// The part of readings that was opened most in the last thirty days, the first among equals; `nil` when none was.
  package var mostOpened: LifeCategory? {
    guard let most = strands.map(\.count).max(), most > 0 else { return nil }
    return strands.first { $0.count == most }?.category
  }

  /// Whether there is more to show than words of one's own.
  var hasCards: Bool { month != nil || !themes.isEmpty || strands.contains { $0.count > 0 } }

  func values(in language: Language) -> [String: Any] {
    let most = strands.map(\.count).max() ?? 0
    let months = month?.values(language) ?? []
    return [
      "hasEntries": count > 0, "count": count, "latest": latest.map(\.values), "hasStrands": most > 0,
      "month": months,
      "strands": strands.filter { $0.count > 0 }.sorted { $0.count > $1.count }.prefix(Self.shown).map { strand in
        [
          "icon": Glyphs.id(strand.category), "title": language.title(strand.category), "count": strand.count,
          "width": most == 0 ? "0%" : "\(strand.count * 100 / most)%",
          "path": "\(Route.journalPage.path)?category=\(strand.category.rawValue)",
        ] as [String: Any]
      },
      "river": WeekRiver.svg(strands, language), "hasRiver": strands.contains { $0.weeks.contains { $0 > 0 } },
      "table": strands.filter { $0.weeks.contains { $0 > 0 } }.map { strand in
        ["title": language.title(strand.category), "weeks": strand.weeks.map { ["n": $0] as [String: Any] }] as [String: Any]
      },
      "hasThemes": !themes.isEmpty, "themes": themes.map { $0.values(language) },
    ]
  }
}

/// How much was opened in each of the last weeks, as one line.
enum WeekRiver {
  static func svg(_ strands: [JourneyView.Strand], _ language: Language) -> String {
    let count = strands.map(\.weeks.count).max() ?? 0
    let sums = (0..<count).map { week in strands.reduce(0) { $0 + ($1.weeks.indices.contains(week) ? $1.weeks[week] : 0) } }
    let most = Double(max(sums.max() ?? 0, 1))
    let words = sums.map { "\($0)" }.joined(separator: ", ")
    return WeekCurve.svg(
      upToNow: sums.map { Double($0) / most },
      label: language.page("journey river", ("count", "\(count)"), ("numbers", words)))
  }
}

/// Something that comes back: a tag, or a part of life, with when it came.
package struct JournalTheme: Sendable, Hashable {
  package var name: String
  package var count: Int
  /// Places along the time that is looked at, 0 … 1, the oldest first.
  package var dots: [Double]
  /// Where months begin, 0 … 1.
  package var ticks: [Double]
  /// Whether the last one is of today.
  package var isToday: Bool
  /// `Jun`, `Nov`: the ends of the time.
  package var start: String
  package var end: String
  /// Where the entries are.
  package var path: String

  package init(
    name: String, count: Int, dots: [Double], ticks: [Double], isToday: Bool, start: String, end: String, path: String
  ) {
    self.name = name
    self.count = count
    self.dots = dots
    self.ticks = ticks
    self.isToday = isToday
    self.start = start
    self.end = end
    self.path = path
  }

  func values(_ language: Language) -> [String: Any] {
    let times =
      switch count {
      case 1: language.page("journey once")
      case 2: language.page("journey twice")
      default: language.page("journey times", ("count", "\(count)"))
      }
    return [
      "name": name, "count": count, "times": times, "path": path,
      "start": start, "end": end,
      "thread": ThemeThread.svg(
        dots: dots, ticks: ticks, latest: isToday,
        label: language.page(
          "journey thread", ("name", name), ("count", "\(count)"), ("start", start), ("end", end))),
    ]
  }
}
