import Foundation
import Readings
import Wire

/// Where the pages of the journal take their entries from, and where they put them.
protocol JournalSource: Sendable {
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
struct JournalSearch: Sendable, Hashable {
  /// A word anywhere in the entry.
  var word: String?
  var tag: String?
  /// A part of life that was opened.
  var category: LifeCategory?

  var isEmpty: Bool { word == nil && tag == nil && category == nil }

  func finds(_ entry: KeptEntry) -> Bool {
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
struct JournalEntry: Sendable, Hashable {
  let id: String
  /// Microseconds of POSIX time.
  let createdAt: Int64
  var kept: KeptEntry
}

/// Some entries, where the older ones begin, and which between them cannot be opened.
struct JournalPart: Sendable {
  var entries: [JournalEntry] = []
  var next: String?
  var damaged: [String] = []
}

/// The newest entries, and how many there are in all.
struct JournalOverview: Sendable {
  var entries: [JournalEntry]
  var count: Int
}

/// A part of a reading that was opened.
struct JournalRead: Sendable, Hashable {
  /// The day of the reading, `2026-11-21`.
  var date: String
  /// Its headline.
  var summary: String
  var category: LifeCategory
  /// The line that stood on the closed card.
  var teaser: String
  /// How long it stood open.
  var seconds: Int
  /// The contact that led the day; empty on a quiet one.
  var leading: String
}
