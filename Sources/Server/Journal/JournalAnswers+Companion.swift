import Companion
import Ephemeris
import Readings
import Wire

extension JournalEntryAnswer {
  /// An entry as the API tells of it.
  init(_ entry: JournalEntry) {
    let kept = entry.kept
    let created = UTC(microseconds: entry.createdAt)
    // A device may bring an entry without a day, or with words for one; then it is the day on which it came.
    let isDay = (try? CivilText.date(kept.date, field: "date", calendar: .gregorian)) != nil
    self.init(
      id: entry.id, type: kept.type, date: isDay ? kept.date : String(ISO8601.string(created).prefix(10)), text: kept.text,
      mood: kept.mood, tags: kept.tags, summaryViewed: kept.summary,
      categoriesViewed: kept.viewed.map { Viewed(category: $0.category, text: $0.text) }, timeSpentSeconds: kept.seconds,
      later: kept.later.map { Later(text: $0.text, at: $0.at) }, createdAt: ISO8601.string(created),
      updatedAt: ISO8601.string(microseconds: entry.updatedAt), changeTag: "\(entry.change)")
  }
}

extension JournalPatternsAnswer {
  /// What comes back in a journal, as the API tells of it.
  init(_ patterns: JournalPatterns) {
    self.init(
      entries: patterns.entries,
      weeks: patterns.weeks.map { week in
        Week(
          week: ISO8601.date(week.start), entries: week.entries,
          categories: JSONMap(LifeCategory.allCases.map { ($0.rawValue, week.counts[$0] ?? 0) }))
      },
      themes: patterns.themes.map { Theme(kind: $0.kind, name: $0.name, count: $0.count, entries: $0.entries) })
  }
}
