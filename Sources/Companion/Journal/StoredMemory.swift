package import Readings

/// What readings may lean on: how often each part of life was opened, and the last ten readings that were read. Field names are part
/// of people's files and are never changed.
package struct StoredMemory: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// How often a part of life was opened.
  package struct Count: Codable, Sendable, Hashable {
    package var count = 0
    /// `2026-11-21`.
    package var lastMentioned: String?
  }

  /// A reading that was read.
  package struct Reading: Codable, Sendable, Hashable {
    package var date: String
    package var summary: String
    package var viewed: [StoredEntry.Viewed]
  }

  package var categories: [String: Count] = [:]
  /// The oldest first, ten at most.
  package var recent: [Reading] = []
  /// How often each point of the chart stood behind an entry; absent in files from before this was counted.
  package var themes: [String: Int]?
  /// Microseconds of POSIX time.
  package var updatedAt: Int64 = 0

  /// What makes the record the only one of its sort.
  package static let key = "memory"
  /// When so many entries have been counted as themes, all counts are halved: what comes back now weighs more than what came back once.
  package static let mostThemes = 60
  /// Nobody opens a part of life more often.
  private static let mostCounted = 1_000_000
  /// How many readings are remembered.
  package static let most = 10

  package init() {}

  package init(payload: String) throws(CompanionError) {
    self = try Self.read(payload)
    // A file from elsewhere may say anything, and counts are added up.
    categories = categories.mapValues { known in
      var count = known
      count.count = min(max(count.count, 0), Self.mostCounted)
      return count
    }
    themes = themes?.mapValues { min(max($0, 0), Self.mostThemes) }
  }

  /// What to keep when something was noted; `nil` for a memory that cannot be read, which stays as it is: what follows from an entry must
  /// not keep the entry itself from being written.
  package static func noting(in standing: String?, _ note: (inout StoredMemory) -> Void) throws -> String? {
    guard var memory = known(standing) else { return nil }
    note(&memory)
    return try memory.payload(over: standing)
  }

  /// What is remembered; nothing when nothing is kept, `nil` when it cannot be read.
  package static func known(_ payload: String?) -> StoredMemory? {
    guard let payload else { return StoredMemory() }
    return try? StoredMemory(payload: payload)
  }

  /// How often each part of life was opened.
  package var opened: [LifeCategory: Int] {
    var opened: [LifeCategory: Int] = [:]
    for (name, count) in categories { if let category = LifeCategory(rawValue: name) { opened[category] = count.count } }
    return opened
  }

  /// Takes in what was read.
  package mutating func note(_ entry: StoredEntry, now: Int64) {
    for item in entry.viewed {
      var count = categories[item.category] ?? Count()
      count.count += 1
      count.lastMentioned = max(count.lastMentioned ?? "", entry.date)
      categories[item.category] = count
    }
    note(leading: entry.leading)
    if entry.type == StoredEntry.Kind.reading.rawValue {
      recent.append(Reading(date: entry.date, summary: entry.summary ?? "", viewed: entry.viewed))
      recent.removeFirst(max(0, recent.count - Self.most))
    }
    updatedAt = max(now, updatedAt)
  }

  /// Takes in somebody's own words: not what they say, only the parts of life that the tags name, and what stood behind the day.
  package mutating func note(written entry: StoredEntry, now: Int64) {
    for category in Set(entry.tags.compactMap { LifeCategory(tag: $0) }) {
      var count = categories[category.rawValue] ?? Count()
      count.count += 1
      count.lastMentioned = max(count.lastMentioned ?? "", entry.date)
      categories[category.rawValue] = count
    }
    note(leading: entry.leading)
    updatedAt = max(now, updatedAt)
  }

  /// Takes in which contact stood behind an entry.
  package mutating func note(leading: String?) {
    guard let theme = leading.flatMap(ReadingMemory.theme) else { return }
    var counts = themes ?? [:]
    counts[theme, default: 0] += 1
    if counts.values.reduce(0, +) > Self.mostThemes { counts = counts.mapValues { $0 / 2 }.filter { $0.value > 0 } }
    themes = counts
  }

  /// Takes in that one part of a day's reading was opened.
  package mutating func note(_ viewed: StoredEntry.Viewed, date: String, summary: String, now: Int64) {
    var count = categories[viewed.category] ?? Count()
    count.count += 1
    count.lastMentioned = max(count.lastMentioned ?? "", date)
    categories[viewed.category] = count
    if let index = recent.lastIndex(where: { $0.date == date && $0.summary == summary }) {
      let known = recent[index]
      recent[index] = Reading(date: date, summary: summary, viewed: known.viewed + [viewed])
    } else {
      recent.append(Reading(date: date, summary: summary, viewed: [viewed]))
      recent.removeFirst(max(0, recent.count - Self.most))
    }
    updatedAt = max(now, updatedAt)
  }
}
