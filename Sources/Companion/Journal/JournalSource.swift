import Foundation
package import Readings
import Wire

/// Where the pages of the journal take their entries from, and where they put them.
package protocol JournalSource: Sendable {
  /// A page of the entries that are looked for, the newest first.
  func page(_ search: JournalSearch, after cursor: String?, account: String) async throws -> JournalPart
  /// The newest entries, as many as one page can look back on, and how many there are.
  func overview(account: String) async throws -> JournalOverview
  /// Some entries, the newest first, for whoever goes through all of them.
  func part(after cursor: String?, account: String) async throws -> JournalPart
  /// One entry; `nil` when there is none with this id.
  func entry(_ id: String, account: String) async throws -> JournalEntry?
  /// Keeps one's own words.
  func write(_ entry: KeptEntry, account: String) async throws
  /// Changes an entry by what stands in it.
  ///
  /// - Returns: whether there is one.
  func change(_ id: String, account: String, _ change: @escaping @Sendable (inout KeptEntry) -> Void) async throws -> Bool
  /// Deletes an entry.
  ///
  /// - Returns: whether there was one.
  func delete(_ id: String, account: String) async throws -> Bool
  /// Notes that a part of a reading was opened: one entry for each day.
  func noteRead(_ read: JournalRead, account: String) async throws
}

/// What is looked for in a journal.
package struct JournalSearch: Sendable, Hashable {
  /// A word anywhere in the entry.
  package var word: String?
  package var tag: String?
  /// A part of life that was opened.
  package var category: LifeCategory?

  /// Puts the value together from its parts.
  package init(word: String? = nil, tag: String? = nil, category: LifeCategory? = nil) {
    self.word = word
    self.tag = tag
    self.category = category
  }

  package var isEmpty: Bool { word == nil && tag == nil && category == nil }

  package func finds(_ entry: KeptEntry) -> Bool {
    if let tag, !entry.tags.contains(tag) { return false }
    if let category, !entry.viewed.contains(where: { $0.category == category.rawValue }) { return false }
    guard let word else { return true }
    let texts =
      [entry.text, entry.summary, entry.mood].compactMap(\.self) + entry.tags + entry.viewed.map(\.text)
      + entry.later.map(\.text) + entry.viewed.compactMap { LifeCategory(rawValue: $0.category)?.title }
    return texts.contains { $0.localizedCaseInsensitiveContains(word) }
  }
}

/// An entry with the id of its record.
package struct JournalEntry: Sendable, Hashable {
  package let id: String
  /// Microseconds of POSIX time.
  package let createdAt: Int64
  package var kept: KeptEntry

  /// Puts the value together from its parts.
  package init(id: String, createdAt: Int64, kept: KeptEntry) {
    self.id = id
    self.createdAt = createdAt
    self.kept = kept
  }
}

/// Some entries, where the older ones begin, and which between them cannot be opened.
package struct JournalPart: Sendable {
  package var entries: [JournalEntry] = []
  package var next: String?
  package var damaged: [String] = []

  /// Puts the value together from its parts.
  package init(entries: [JournalEntry] = [], next: String? = nil, damaged: [String] = []) {
    self.entries = entries
    self.next = next
    self.damaged = damaged
  }
}

/// The newest entries, and how many there are in all.
package struct JournalOverview: Sendable {
  package var entries: [JournalEntry]
  package var count: Int

  /// Puts the value together from its parts.
  package init(entries: [JournalEntry], count: Int) {
    self.entries = entries
    self.count = count
  }
}

/// A part of a reading that was opened.
package struct JournalRead: Sendable, Hashable {
  /// The day of the reading, `2026-11-21`.
  package var date: String
  /// Its headline.
  package var summary: String
  package var category: LifeCategory
  /// The line that stood on the closed card.
  package var teaser: String
  /// How long it stood open.
  package var seconds: Int
  /// The contact that led the day; empty on a quiet one.
  package var leading: String

  /// Puts the value together from its parts.
  package init(date: String, summary: String, category: LifeCategory, teaser: String, seconds: Int, leading: String) {
    self.date = date
    self.summary = summary
    self.category = category
    self.teaser = teaser
    self.seconds = seconds
    self.leading = leading
  }
}
