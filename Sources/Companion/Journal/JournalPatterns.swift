import Ephemeris
import Readings
import Store
package import Wire

/// What comes back in a journal: the parts of life over the weeks, and tags, moods, parts of life and contacts that stand behind more than
/// one entry.
package struct JournalPatterns {
  /// How many weeks are told at most.
  package static let mostWeeks = 26
  /// How many entries are named behind one theme at most.
  package static let mostEntries = 20

  private var weeks: [Int: (entries: Int, counts: [LifeCategory: Int])] = [:]
  private var themes: [String: (kind: String, name: String, count: Int, entries: [String])] = [:]
  private var entries = 0

  /// Puts the value together from its parts.
  package init() {
  }

  /// Takes an entry in; the newest come first.
  package mutating func add(_ entry: KeptEntry, id: String) {
    entries += 1
    let categories = entry.viewed.compactMap { LifeCategory(rawValue: $0.category) }
    if let date = try? CivilText.date(entry.date, field: "date", calendar: .gregorian) {
      // Julian day numbers divide by seven on Mondays.
      let number = date.dayNumber(in: .gregorian)
      let monday = number - ((number % 7) + 7) % 7
      weeks[monday, default: (0, [:])].entries += 1
      for category in categories { weeks[monday]?.counts[category, default: 0] += 1 }
    }
    for tag in Set(entry.tags.map { $0.lowercased() }) { note("tag", tag, id) }
    if let mood = entry.mood, !mood.isEmpty { note("mood", mood.lowercased(), id) }
    for category in Set(categories) { note("category", category.rawValue, id) }
    if let leading = entry.leading { note("contact", leading, id) }
  }

  private mutating func note(_ kind: String, _ name: String, _ id: String) {
    var theme = themes["\(kind) \(name)"] ?? (kind, name, 0, [])
    theme.count += 1
    if theme.entries.count < Self.mostEntries { theme.entries.append(id) }
    themes["\(kind) \(name)"] = theme
  }

  /// What was found; a theme needs two entries.
  package var answer: JournalPatternsAnswer {
    let told = weeks.keys.sorted().suffix(Self.mostWeeks).map { monday in
      let week = weeks[monday] ?? (0, [:])
      return JournalPatternsAnswer.Week(
        start: ISO8601.date(CalendarDate(dayNumber: monday, calendar: .gregorian)), entries: week.entries,
        counts: LifeCategory.allCases.map { ($0.rawValue, week.counts[$0] ?? 0) })
    }
    let recurring = themes.values.filter { $0.count > 1 }.sorted {
      $0.count != $1.count ? $0.count > $1.count : ($0.kind, $0.name) < ($1.kind, $1.name)
    }
    return JournalPatternsAnswer(
      weeks: told,
      themes: recurring.prefix(40).map {
        JournalPatternsAnswer.Theme(kind: $0.kind, name: $0.name, count: $0.count, entries: $0.entries)
      }, entries: entries)
  }
}
