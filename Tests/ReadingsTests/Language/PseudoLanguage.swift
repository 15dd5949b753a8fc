@testable import Readings

/// A language made of the English files by code, to find words that do not come from them: every vowel has an accent, and all is about
/// 40 % longer. Keys, fields and placeholders stay, as a translator would leave them.
enum PseudoLanguage {
  /// The language, with the tag `en-XA` that the field uses for such ones.
  static let language = Language(
    Phrasebook(
      language: "en-XA", files: TextFiles.embedded.texts(of: "en").map { .init(path: $0.path, text: file($0.text)) }))

  /// A file, line by line.
  static func file(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#") || line.hasPrefix("[") { return String(line) }
      let field = line.prefix { ("a"..."z").contains($0) || $0 == "-" }
      let rest = line[field.endIndex...]
      return !field.isEmpty && rest.hasPrefix(": ") ? "\(field): \(told(rest.dropFirst(2)))" : told(line)
    }.joined(separator: "\n")
  }

  /// A text with its placeholders as they were.
  static func told(_ text: Substring) -> String {
    var told = ""
    var isPlaceholder = false
    for character in text {
      if character == "{" { isPlaceholder = true }
      told += isPlaceholder ? String(character) : letters[character] ?? String(character)
      if character == "}" { isPlaceholder = false }
    }
    return told
  }

  private static let letters: [Character: String] = [
    "a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "A": "Áá", "E": "Éé", "I": "Íí", "O": "Óó", "U": "Úú", "y": "ý",
  ]
}
