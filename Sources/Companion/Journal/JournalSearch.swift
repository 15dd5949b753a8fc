package import Readings

/// What is looked for in a journal; nothing said finds everything.
package struct JournalSearch: Sendable, Hashable {
  /// A word anywhere in the entry, whatever its case and its accents.
  package var word: String?
  /// In which language a part of life is called by its title.
  package var language: Language
  /// A kind of entry by its name.
  package var type: String?
  /// A mood, whatever its case.
  package var mood: String?
  /// A tag, as ``TagKey`` tells tags apart.
  package var tag: String?
  /// A part of life that was opened.
  package var category: LifeCategory?

  /// A search for what is named.
  package init(
    word: String? = nil, type: String? = nil, mood: String? = nil, tag: String? = nil, category: LifeCategory? = nil,
    language: Language
  ) {
    self.word = word
    self.language = language
    self.type = type
    self.mood = mood
    self.tag = tag
    self.category = category
  }

  /// Whether nothing is looked for.
  package var isEmpty: Bool { word == nil && type == nil && mood == nil && tag == nil && category == nil }

  /// Whether an entry is one of those that are looked for.
  package func finds(_ entry: StoredEntry) -> Bool {
    if let type, entry.type != type { return false }
    if let mood, entry.mood?.lowercased() != mood.lowercased() { return false }
    if let tag {
      let key = TagKey.of(tag)
      guard entry.tags.contains(where: { TagKey.of($0) == key }) else { return false }
    }
    if let category, !entry.viewed.contains(where: { $0.category == category.rawValue }) { return false }
    if let word, !entry.mentions(word, in: language) { return false }
    return true
  }
}
