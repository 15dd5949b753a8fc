package import Ephemeris
package import Readings
import Store

/// What comes back in a journal: the parts of life over the weeks, and tags, moods, parts of life and contacts that stand behind more than
/// one entry.
package struct JournalPatterns: Sendable {
  /// How many weeks are told at most.
  static let mostWeeks = 26
  /// How many entries are named behind one theme at most.
  static let mostEntries = 20

  private var entriesOfWeeks: [Int: (entries: Int, counts: [LifeCategory: Int])] = [:]
  private var noted: [String: (kind: String, name: String, count: Int, entries: [String])] = [:]
  /// How many entries were looked at.
  package private(set) var entries = 0

  /// Takes an entry in; the newest come first.
  mutating func add(_ entry: StoredEntry, id: String) {
    entries += 1
    let categories = entry.viewed.compactMap { LifeCategory(rawValue: $0.category) }
    if let date = try? CivilText.date(entry.date, field: "date", calendar: .gregorian) {
      // Julian day numbers divide by seven on Mondays.
      let number = date.dayNumber(in: .gregorian)
      let monday = number - ((number % 7) + 7) % 7
      entriesOfWeeks[monday, default: (0, [:])].entries += 1
      for category in categories { entriesOfWeeks[monday]?.counts[category, default: 0] += 1 }
    }
    var seen: Set<String> = []
    for tag in entry.tags where seen.insert(TagKey.of(tag)).inserted { note("tag", tag, TagKey.of(tag), id) }
    if let mood = entry.mood, !mood.isEmpty { note("mood", mood.lowercased(), mood.lowercased(), id) }
    for category in Set(categories) { note("category", category.rawValue, category.rawValue, id) }
    if let leading = entry.leading { note("contact", leading, leading, id) }
  }

  /// - Parameters:
  ///   - name: as it is shown; the newest writing of it stays.
  ///   - key: what makes it the same.
  private mutating func note(_ kind: String, _ name: String, _ key: String, _ id: String) {
    var theme = noted["\(kind) \(key)"] ?? (kind, name, 0, [])
    theme.count += 1
    if theme.entries.count < Self.mostEntries { theme.entries.append(id) }
    noted["\(kind) \(key)"] = theme
  }

  /// How often each part of life was opened in a week.
  package struct Week: Sendable {
    /// The Monday.
    package let start: CalendarDate
    package let entries: Int
    package let counts: [LifeCategory: Int]
  }

  /// Something that stands behind several entries.
  package struct Theme: Sendable {
    /// `tag`, `category`, `mood` or `contact`.
    package let kind: String
    package let name: String
    package let count: Int
    /// The ids of the entries behind it, the newest first.
    package let entries: [String]
  }

  /// The weeks with entries, the earliest first.
  package var weeks: [Week] {
    entriesOfWeeks.keys.sorted().suffix(Self.mostWeeks).map { monday in
      let week = entriesOfWeeks[monday] ?? (0, [:])
      return Week(
        start: CalendarDate(dayNumber: monday, calendar: .gregorian), entries: week.entries, counts: week.counts)
    }
  }

  /// What stands behind at least two entries, the most frequent first.
  package var themes: [Theme] {
    noted.values.filter { $0.count > 1 }.sorted {
      $0.count != $1.count ? $0.count > $1.count : ($0.kind, $0.name) < ($1.kind, $1.name)
    }.prefix(40).map { Theme(kind: $0.kind, name: $0.name, count: $0.count, entries: $0.entries) }
  }
}
