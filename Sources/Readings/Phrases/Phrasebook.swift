/// The authored texts of one language by key: `[phase full]` in a file is the key `phase full` here, and each line
/// under it is a variant.
///
/// The files lie in `Resources/Texts/<language>` and are inside the executable. A language that lacks a key answers with the English
/// texts of that key, so that a translation may grow file by file.
public struct Phrasebook: Sendable {
  /// The language tag (BCP 47), such as `en`.
  public let language: String
  private let phrases: [String: [Phrase]]
  private let fallback: [String: [Phrase]]

  /// The language that has every text.
  public static let english = Phrasebook(language: "en")

  /// The English words of pages.
  static let englishPages = Phrasebook(language: "en", files: TextFiles.pages(of: "en"))

  /// The texts of a language, with the English ones where it has none. A language without any file speaks English.
  public init(language: String) {
    self.init(
      language: language, files: TextFiles.embedded.texts(of: language),
      fallback: language == "en" ? [:] : Phrasebook.english.phrases)
  }

  /// A book made of texts in the format of the files.
  init(language: String, files: [TextFiles.File], fallback: [String: [Phrase]] = [:]) {
    self.language = language
    self.fallback = fallback
    var phrases: [String: [Phrase]] = [:]
    for file in files { Self.parse(file.text, scope: Self.scope(of: file.path), into: &phrases) }
    self.phrases = phrases
  }

  /// A book made of texts in the format of the files, with those of another book where they lack a key.
  init(language: String, files: [TextFiles.File], fallback: Phrasebook) {
    self.init(language: language, files: files.filter { $0.path.hasSuffix(".txt") }, fallback: fallback.phrases)
  }

  /// The variants of a key in the order of the file; none for a key that no file has.
  public subscript(key: String) -> [Phrase] { phrases[key] ?? fallback[key] ?? [] }

  /// The only text of a key. Empty for a key that no file has; that English has every key that is asked for is what tests hold it to.
  func text(_ key: String) -> String { self[key].first?.text ?? "" }

  /// The only phrase of a key, whose placeholders are yet to be filled.
  func phrase(_ key: String) -> Phrase { self[key].first ?? Phrase("") }

  /// The only text of a key with its placeholders filled.
  func filled(_ key: String, _ values: (name: String, value: String)...) -> String { phrase(key).filled(values) }

  /// The texts of a key.
  func texts(_ key: String) -> [String] { self[key].map(\.text) }

  /// The keys of this language itself, without those that fall back.
  public var keys: some Collection<String> { phrases.keys }

  /// All texts of this language itself.
  public var all: [Phrase] { phrases.values.flatMap(\.self) }

  /// The keys that the English book has and this one lacks, in alphabetical order: what is left to translate.
  public var missing: [String] { fallback.keys.filter { phrases[$0] == nil }.sorted() }

  /// The eight files of `categories` have the same keys; the name of the file comes first then: `love scene moon flow`.
  private static func scope(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.count == 3, parts[1] == "categories", let name = parts[2].split(separator: ".").first else { return "" }
    return name + " "
  }

  /// Lines under `[key]`; blank lines and those that begin with `#` say nothing. A line `field: text` belongs to the key with the
  /// name of the field behind it, so `strength: …` under `[house moon 1]` is a variant of `house moon 1 strength`.
  private static func parse(_ file: String, scope: String, into phrases: inout [String: [Phrase]]) {
    var key = ""
    var lines: [Phrase] = []
    func close(_ phrases: inout [String: [Phrase]]) {
      if !lines.isEmpty { phrases[key, default: []] += lines }
    }
    for line in file.utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "[") where line.last == UInt8(ascii: "]"):
        close(&phrases)
        key = scope + String(Substring(line.dropFirst().dropLast()))
        lines = []
      default:
        if let colon = endOfField(line) {
          let text = String(Substring(line[line.index(colon, offsetBy: 2)...]))
          phrases["\(key) \(Substring(line[..<colon]))", default: []].append(Phrase(text))
        } else {
          lines.append(Phrase(String(Substring(line))))
        }
      }
    }
    close(&phrases)
  }

  /// The colon of a line that begins with the name of a field: one word of small letters and hyphens, a colon, and a space.
  private static func endOfField(_ line: Substring.UTF8View) -> Substring.UTF8View.Index? {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard let colon = line.firstIndex(where: { !letters.contains($0) && $0 != UInt8(ascii: "-") }), colon > line.startIndex,
      line[colon] == UInt8(ascii: ":"), line[colon...].dropFirst().first == UInt8(ascii: " ")
    else { return nil }
    return colon
  }
}
