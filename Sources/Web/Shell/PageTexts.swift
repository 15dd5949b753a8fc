import Readings

/// Puts the texts of a language into a template, once, when the template is read.
///
/// `{%today keep%}` stands for the text of the key `today keep`; a `{name}` in a text is what the template has under that name. Words that a
/// page makes a link or sets apart are marked in the text, `Read [the terms](terms) first.`, and the template gives the tag of each mark:
/// `{%sign-in conditions|terms=<a class="link" href="{{path.termsPage}}">%}`. So a text is a whole sentence, and HTML stands in templates
/// alone: whatever else a text holds is escaped.
struct PageTexts {
  private let book: Phrasebook
  /// The file of the template, for errors.
  private let file: String

  init(_ language: Language, file: String) {
    book = language.pages
    self.file = file
  }

  /// A template with its texts.
  func told(_ template: String) throws(SiteError) -> String {
    let parts = template.split(separator: "{%", omittingEmptySubsequences: false)
    var told = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstRange(of: "%}") else { throw .malformed(file: file, reason: "{% without %}") }
      let pieces = part[..<end.lowerBound].split(separator: "|")
      guard let key = pieces.first, let phrase = book[String(key)].first else {
        throw .malformed(file: file, reason: "no text is called \(pieces.first ?? "")")
      }
      told += try markup(phrase.text[...], key: key, tags: try tags(pieces.dropFirst(), key: key))
      told += part[end.upperBound...]
    }
    return told
  }

  /// The tags of the marked words by their names.
  private func tags(_ pieces: ArraySlice<Substring>, key: Substring) throws(SiteError) -> [Substring: Substring] {
    var tags: [Substring: Substring] = [:]
    for piece in pieces {
      guard let equals = piece.firstIndex(of: "=") else { throw .malformed(file: file, reason: "\(key): a mark without its tag") }
      tags[piece[..<equals]] = piece[piece.index(after: equals)...]
    }
    return tags
  }

  /// A text as it stands in a template.
  private func markup(
    _ text: Substring, key: Substring, tags: [Substring: Substring]
  ) throws(SiteError) -> String {
    guard !tags.isEmpty else { return Self.escaped(text) }
    var markup = ""
    var rest = text
    while let open = rest.firstIndex(of: "["), let middle = rest[open...].firstRange(of: "]("),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let name = rest[middle.upperBound..<close]
      guard let tag = tags[name], tag.hasPrefix("<") else {
        throw .malformed(file: file, reason: "\(key): the page has no mark \(name)")
      }
      let element = tag.dropFirst().prefix { $0.isLetter }
      markup +=
        Self.escaped(rest[..<open]) + tag + Self.escaped(rest[rest.index(after: open)..<middle.lowerBound]) + "</\(element)>"
      rest = rest[rest.index(after: close)...]
    }
    return markup + Self.escaped(rest)
  }

  /// A text with what HTML would read escaped, and its placeholders as those of the template.
  private static func escaped(_ text: Substring) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "{": escaped += "{{"
      case "}": escaped += "}}"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
