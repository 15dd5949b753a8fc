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
      if path.hasSuffix(".threads") { return (path, threads(text)) }
      return (path, path.hasSuffix(".txt") || path.hasSuffix(".chapters") ? file(text) : text)
    }
  }

  /// A file of knots: its conditions, marks and groups stay, its sentences and verbs do not.
  static func knots(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#") || line.hasPrefix("[") || line.hasPrefix("when ") || line.hasPrefix("group ") { return String(line) }
      guard let mark = line.firstMatch(of: /^(- (≤[0-9.]+ )?|[a-z]+( [a-z0-9.]+)?: )/) else { return String(line) }
      return mark.output.0 + told(line[mark.range.upperBound...])
    }.joined(separator: "\n")
  }

  /// A file of threads: what tells a program about them stays, what is said does not.
  static func threads(_ text: String) -> String {
    let kept = ["#", "[", "knots: ", "kind: ", "act: ", "mood: ", "setting: "]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let colon = line.firstIndex(of: ":"), !kept.contains(where: line.hasPrefix) else { return String(line) }
      return line[...colon] + told(line[colon...].dropFirst())
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
    // Bytes: the tests tell some megabytes so, without optimization.
    var told: [UInt8] = []
    told.reserveCapacity(text.utf8.count * 3 / 2)
    var isKept = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") && last == UInt8(ascii: "]") { isKept = true }
      if !isKept, let letters = letters[Int(byte)] { told += letters } else { told.append(byte) }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { isKept = false }
      last = byte
    }
    return String(decoding: told, as: UTF8.self)
  }

  /// What stands for a vowel, by its byte.
  private static let letters: [[UInt8]?] = {
    var letters = [[UInt8]?](repeating: nil, count: 256)
    let vowels = ["a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "y": "ý"]
    for (plain, accented) in vowels {
      letters[Int(plain.utf8.first ?? 0)] = Array(accented.utf8)
      // A capital only once: “Áá”.
      let capital = accented.prefix(1).uppercased() + accented.dropFirst()
      letters[Int(plain.uppercased().utf8.first ?? 0)] = Array(capital.utf8)
    }
    return letters
  }()
}
