import Foundation
import Readings
import Tarot

/// Tells by the text of a record, as it is kept, that a search cannot find it, so that it need not be decoded. Most readings of a long journal
/// are passed over like this; what passes is decoded and looked at properly.
struct TarotSieve {
  /// A word that is looked for, and the cards whose names have it.
  private struct Needle {
    let word: String
    /// `"major-16"`, as the text has it.
    let cards: [String]
  }

  private let needles: [Needle]
  private let card: String?

  /// - Parameter search: what is looked for.
  init(_ search: TarotSearch) {
    card = search.card.map { "\"\($0.id)\"" }
    let language = search.language
    // Letters beyond ASCII are folded in many ways; then everything passes.
    let words = (search.words?.words ?? []).filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    needles = words.map { word in
      let wanted = FoldedText(word)
      return Needle(
        word: word,
        cards: TarotCard.all.filter { FoldedText([$0.name(), language.tarot.name($0)]).finds(wanted) }.map { "\"\($0.id)\"" })
    }
  }

  /// Whether a record with this text may be found.
  func passes(_ payload: String) -> Bool {
    guard card != nil || !needles.isEmpty else { return true }
    return payload.lowercased().withCString { text in
      // A client may have kept a card by another name of it.
      guard !Self.hasForeignName(text) else { return true }
      if let card, strstr(text, card) == nil { return false }
      guard !needles.isEmpty, !Self.hasAccents(text) else { return true }
      return needles.allSatisfy { needle in
        strstr(text, needle.word) != nil || needle.cards.contains { strstr(text, $0) != nil }
      }
    }
  }

  /// Whether there are Latin letters with something on them, or accents by themselves (U+00C0 to U+017F, U+0300 to U+036F).
  private static func hasAccents(_ text: UnsafePointer<CChar>) -> Bool {
    [0xC3, 0xC4, 0xC5, 0xCC, 0xCD].contains { strchr(text, $0) != nil }
  }

  private static let field = "\"card\":\""
  private static let ids = ["major-", "wands-", "cups-", "swords-", "pentacles-"]

  private static func hasForeignName(_ text: UnsafePointer<CChar>) -> Bool {
    var rest = text
    while let found = strstr(rest, field) {
      let value = UnsafePointer(found) + field.utf8.count
      guard ids.contains(where: { strncmp(value, $0, $0.utf8.count) == 0 }) else { return true }
      rest = value
    }
    return false
  }
}
