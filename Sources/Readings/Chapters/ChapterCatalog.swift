/// What is written of the chapters of lives, in a language.
public struct ChapterCatalog: Sendable {
  /// The texts of chapters by their names: `saturn-moon-hard`, `solar-eclipse-moon`.
  public let chapters: [String: ChapterText]
  /// The texts of years by their houses: `house-7`.
  public let years: [String: ChapterText]
  /// The texts of the lords of years: `venus`.
  public let lords: [String: ChapterText]
  /// What is wrong in the files; tests hold it to nothing.
  public let problems: [TextProblem]

  /// The texts in the language that has every one.
  public static let english = ChapterCatalog(files: TextFiles.chapters(of: "en"))

  /// The texts of a language; the fallback when none of its files has any.
  init(files: [TextFiles.File], fallback: ChapterCatalog) {
    let own = files.filter(\.isOfChapters)
    self = own.isEmpty ? fallback : ChapterCatalog(files: own)
  }

  /// The texts of files.
  init(files: [TextFiles.File]) {
    var texts: [ChapterText.Kind: [String: ChapterText]] = [:]
    var problems: [TextProblem] = []
    var paths: [String: String] = [:]
    for file in files {
      let parser = ChapterFileParser(file)
      problems += parser.problems
      for entry in parser.entries {
        let head = "[\(entry.kind.head) \(entry.text.id)]"
        if let other = paths.updateValue(file.path, forKey: head) {
          problems.append(TextProblem(path: file.path, line: entry.line, message: "\(head) stands in \(other) too"))
        } else {
          texts[entry.kind, default: [:]][entry.text.id] = entry.text
        }
      }
    }
    // A name tells whether it is of a contact or of an event.
    chapters = (texts[.contact] ?? [:]).merging(texts[.event] ?? [:]) { first, _ in first }
    years = texts[.year] ?? [:]
    lords = texts[.lord] ?? [:]
    self.problems = problems
  }

  /// What is written of a chapter; `nil` when nothing is.
  func text(of chapter: Chapter) -> ChapterText? {
    let id = ChapterText.id(of: chapter)
    if case .yearLord = chapter.kind { return years[id] }
    return chapters[id]
  }
}

extension TextFiles.File {
  /// Whether it holds chapters.
  var isOfChapters: Bool { path.hasSuffix(".chapters") }
}
