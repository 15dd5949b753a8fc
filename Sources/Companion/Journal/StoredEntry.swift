import Ephemeris
import Foundation
package import Readings
import Store
import Tarot

/// An entry of a journal as it is kept. Field names are part of people's files and are never changed; devices may bring entries that
/// lack some. One with a field of another type is not guessed at: it is damaged.
package struct StoredEntry: StoredPayload, Hashable {
  package static let storedVersion = 1

  /// What an entry is about.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case reading = "horoscope_reading"
    case tarot = "tarot_reading"
    case reflection
    case question
  }

  /// What happened later.
  package struct Later: Codable, Sendable, Hashable {
    package var text: String
    /// ISO 8601 in UTC.
    package var at: String

    /// Puts the value together from its parts.
    package init(text: String, at: String) {
      self.text = text
      self.at = at
    }
  }

  /// A part of a reading that was opened.
  package struct Viewed: Codable, Sendable, Hashable {
    /// The name of the part of life.
    package var category: String
    package var text: String

    /// Puts the value together from its parts.
    package init(category: String, text: String) {
      self.category = category
      self.text = text
    }
  }

  package var type: String
  /// `2026-11-21`.
  package var date: String
  package var text: String?
  package var mood: String?
  package var tags: [String]
  /// The summary that was read.
  package var summary: String?
  /// The parts of the reading that were opened.
  package var viewed: [Viewed]
  /// How long it was read, in seconds.
  package var seconds: Int
  /// The contact that led the day, as ``DailyReading/leading``.
  package var leading: String?
  package var later: [Later]

  package init(
    type: Kind, date: String, text: String? = nil, mood: String? = nil, tags: [String] = [], summary: String? = nil,
    viewed: [Viewed] = [], seconds: Int = 0, leading: String? = nil
  ) {
    self.type = type.rawValue
    self.date = date
    self.text = text
    self.mood = mood
    self.tags = tags
    self.summary = summary
    self.viewed = viewed
    self.seconds = seconds
    self.leading = leading
    later = []
  }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys) throws -> Value? { try fields.decodeIfPresent(Value.self, forKey: key) }
    type = try read(.type) ?? Kind.reflection.rawValue
    date = try read(.date) ?? ""
    text = try read(.text)
    mood = try read(.mood)
    tags = try read(.tags) ?? []
    summary = try read(.summary)
    viewed = try read(.viewed) ?? []
    // An entry may come from a device or a file, with half a second too; nobody reads a day's text for longer than a year.
    let length: Double = try read(.seconds) ?? 0
    seconds = Int(clamping: max(0, min(length, 31_536_000)).rounded(.down))
    leading = try read(.leading)
    later = try read(.later) ?? []
  }

  /// Whether it was made from a reading.
  package var isReading: Bool { type == Kind.reading.rawValue }

  /// Whether two entries were asked for by the same request: all but what is added afterwards is the same.
  package func isSameRequest(as other: StoredEntry) -> Bool {
    type == other.type && date == other.date && summary == other.summary && viewed == other.viewed && seconds == other.seconds
  }

  /// A text without case and accents, in any script.
  private static func plain(_ text: String) -> String {
    let base = text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    // The Greek sigma at the end of a word is the same letter.
    return String(String.UnicodeScalarView(base)).lowercased().replacing("ς", with: "σ")
  }

  /// Whether the entry has a word somewhere, whatever its case; or words that begin so, whatever their accents.
  package func mentions(_ word: String, in language: Language) -> Bool {
    let texts =
      [text, summary, mood].compactMap(\.self) + tags + viewed.map(\.text) + later.map(\.text)
      + viewed.compactMap { LifeCategory(rawValue: $0.category).map { language.title($0) } }
    let plain = Self.plain(word)
    if texts.contains(where: { Self.plain($0).contains(plain) }) { return true }
    let folded = FoldedText(word)
    return !folded.isEmpty && FoldedText(texts).finds(folded)
  }
}
