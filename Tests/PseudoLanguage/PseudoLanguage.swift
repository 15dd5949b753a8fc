package import Readings

/// A language for tests, made of the English files by code, to find words that do not come from them: every vowel has an accent, and all is
/// about 40 % longer. Keys, fields, placeholders and the names of marked spans stay, as a translator would leave them.
package enum PseudoLanguage {
  /// The tag that the field uses for such languages.
  package static let tag = "en-XA"

  /// The language.
  package static let language = Language(tag: tag, files: files)

  /// Its files, by their paths below the folder of the language.
  package static var files: [(path: String, text: String)] {
    Language.englishFiles.map { path, text in
      if path.hasSuffix(".knots") { return (path, knots(text)) }
      return (path, path.hasSuffix(".txt") ? file(text) : text)
    }
  }

  /// A file of knots: its conditions, marks and groups stay, its sentences and verbs do not.
  static func knots(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#") || line.hasPrefix("[") || line.hasPrefix("when ") || line.hasPrefix("group ") { return String(line) }
      guard let mark = line.firstMatch(of: /^(- (≤[0-9.]+ )?|[a-z]+( [a-z]+)?: )/) else { return String(line) }
      return mark.output.0 + told(line[mark.range.upperBound...])
    }.joined(separator: "\n")
  }

  /// A file, line by line.
  package static func file(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#") || line.hasPrefix("[") && line.hasSuffix("]") { return String(line) }
      let field = line.prefix { ("a"..."z").contains($0) || $0 == "-" }
      let rest = line[field.endIndex...]
      return !field.isEmpty && rest.hasPrefix(": ") ? "\(field): \(told(rest.dropFirst(2)))" : told(line)
    }.joined(separator: "\n")
  }

  /// A text with its placeholders, and the names of its spans, as they were.
  package static func told(_ text: Substring) -> String {
    var told = ""
    var isKept = false
    var last: Character = " "
    for character in text {
      if character == "{" || character == "(" && last == "]" { isKept = true }
      told += isKept ? String(character) : letters[character] ?? String(character)
      if character == "}" || character == ")" { isKept = false }
      last = character
    }
    return told
  }

  private static let letters: [Character: String] = [
    "a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "A": "Áá", "E": "Éé", "I": "Íí", "O": "Óó", "U": "Úú", "y": "ý",
    "Y": "Ý",
  ]
}
