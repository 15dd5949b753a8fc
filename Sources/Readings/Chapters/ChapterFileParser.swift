/// Reads a file of chapters. Every line is understood or is a problem; a text with a problem is left out.
///
/// ```
/// [chapter saturn-moon-hard]
/// name: Asking for the Window Closed
/// about: Saturn leans on your Moon, …
/// beginning: …
/// passes: …
/// backwards: …
/// end: …
/// ```
///
/// A chapter of an event has `name`, `about` and `after`; `[year house-7]` has `name`, `about`, `first` and `then`; `[lord venus]` has `about`.
struct ChapterFileParser {
  /// A text with its kind and the line of its head.
  struct Entry {
    let kind: ChapterText.Kind
    let text: ChapterText
    let line: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var problems: [TextProblem] = []
  private let path: String
  private var number = 0
  private var draft: Draft?

  /// A text that is being read.
  private struct Draft {
    let kind: ChapterText.Kind
    let id: String
    let line: Int
    var fields: [String: String] = [:]
    var isSound = true
  }

  init(_ file: TextFiles.File) {
    path = file.path
    // A megabyte in all: bytes are read ten times faster than characters.
    for line in file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      switch line.first {
      case nil, UInt8(ascii: "#"): continue
      case UInt8(ascii: "["): open(line)
      default: field(line)
      }
    }
    close()
  }

  private mutating func report(_ message: String, line: Int? = nil) {
    problems.append(TextProblem(path: path, line: line ?? number, message: message))
    draft?.isSound = false
  }

  private mutating func open(_ line: Substring.UTF8View) {
    close()
    guard line.last == UInt8(ascii: "]"), let space = line.firstIndex(of: UInt8(ascii: " ")) else {
      return report("a text begins with [chapter its-name], [year house-1] or [lord sun]")
    }
    let head = String(Substring(line[..<space].dropFirst()))
    let id = String(Substring(line[space...].dropFirst().dropLast()))
    guard let kind = ChapterText.Kind(head: head, id: id) else { return report("“\(head) \(id)” is no chapter of a life") }
    draft = Draft(kind: kind, id: id, line: number)
  }

  private mutating func field(_ line: Substring.UTF8View) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[colon...].dropFirst().first == UInt8(ascii: " "),
      line[colon...].count > 2
    else {
      return report("“\(Substring(line).prefix(30))” is no field")
    }
    let name = String(Substring(line[..<colon]))
    guard let draft else { return report("a field stands under a text, and all of it is left out when its head is wrong") }
    guard draft.kind.fields.contains(name) else { return report("“\(name)” is no field of such a text") }
    let text = line[line.index(colon, offsetBy: 2)...]
    if text.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) { report("nothing is filled in here") }
    if self.draft?.fields.updateValue(String(Substring(text)), forKey: name) != nil { report("“\(name)” stands twice") }
  }

  private mutating func close() {
    defer { draft = nil }
    guard let text = draft else { return }
    for name in text.kind.fields where text.fields[name] == nil { report("“\(name)” is missing", line: text.line) }
    guard draft?.isSound == true else { return }
    var parts: [ChapterText.Part: String] = [:]
    for part in text.kind.parts { parts[part] = text.fields[part.rawValue] }
    entries.append(
      Entry(
        kind: text.kind,
        text: ChapterText(id: text.id, name: text.fields["name"] ?? "", about: text.fields["about"] ?? "", parts: parts),
        line: text.line))
  }
}
