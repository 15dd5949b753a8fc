import SwiftSyntax
import Yams

/// A doc comment: its sentences, and its notes. A note is a list item, `- 404: There is no such chart.`, or stands in braces at the end,
/// `{minimum: -90, maximum: 90}`, which is YAML.
struct DocComment {
  /// The paragraphs, without the notes.
  private(set) var text = ""
  /// The notes in order.
  private(set) var notes: [(keyword: String, value: Node)] = []

  /// The doc comment that stands before a declaration.
  init(before node: some SyntaxProtocol) {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      if case .docLineComment(let line) = piece {
        let body = line.dropFirst(3)
        lines.append(String(body.first == " " ? body.dropFirst() : body))
      }
    }
    var paragraphs: [String] = [""]
    if let last = lines.last, last.hasSuffix("}"), let braces = Self.braces(lines) {
      lines = braces.rest
      notes = braces.notes
    }
    for line in lines {
      if let note = Self.note(line) {
        notes.append((note.0, Node(note.1)))
      } else if line.hasPrefix("  "), let last = notes.last?.value.string {
        notes[notes.count - 1].value = Node(last + " " + line.drop { $0 == " " })
      } else if line.isEmpty {
        paragraphs.append("")
      } else {
        let last = paragraphs.count - 1
        paragraphs[last] += (paragraphs[last].isEmpty ? "" : " ") + line
      }
    }
    text = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What a note says; `nil` when there is none of this keyword, empty when it says nothing more.
  subscript(keyword: String) -> String? { notes.first { $0.keyword == keyword }.map { $0.value.string ?? "" } }

  /// Adds a note, unless there is one.
  mutating func note(_ keyword: String, _ value: Node = Node("")) {
    if self[keyword] == nil { notes.append((keyword, value)) }
  }

  /// With the notes of another, where this one says nothing of its own.
  func adding(_ other: DocComment) -> DocComment {
    var both = self
    both.notes += other.notes.filter { note in !notes.contains { $0.keyword == note.keyword } }
    return both
  }

  /// What a note says, of whatever kind.
  func node(_ keyword: String) -> Node? { notes.first { $0.keyword == keyword }?.value }

  /// The first sentence, without its full stop.
  var firstSentence: String {
    let first = text.prefix { $0 != "\n" }
    let end = first.indices.first {
      first[$0] == "." && (first.index(after: $0) == first.endIndex || first[first.index(after: $0)] == " ")
    }
    return String(end.map { first[..<$0] } ?? first)
  }

  /// Everything after the first sentence.
  var rest: String {
    String(text.dropFirst(firstSentence.count).drop { $0 == "." || $0 == " " || $0 == "\n" })
  }

  /// The notes in braces at the end, which may go over several lines, and the lines without them.
  private static func braces(_ lines: [String]) -> (rest: [String], notes: [(keyword: String, value: Node)])? {
    var lines = lines
    var text = ""
    while let line = lines.popLast() {
      // The outermost brace of the line that stands after a blank, or begins it.
      if let start = line.indices.first(where: {
        line[$0] == "{" && ($0 == line.startIndex || line[line.index(before: $0)] == " ")
      }) {
        text = line[start...] + " " + text
        guard let mapping = (try? Yams.compose(yaml: text))??.mapping else { return nil }
        let rest = line[..<start].drop(while: { $0 == " " })
        if !rest.isEmpty { lines.append(String(rest.reversed().drop { $0 == " " }.reversed())) }
        return (lines, mapping.map { ($0.key.string ?? "", $0.value) })
      }
      text = line + " " + text
    }
    return nil
  }

  /// `- 404: There is no such chart.` The keyword is a number or begins with a small letter, so `- Parameter` is none.
  private static func note(_ line: String) -> (String, String)? {
    guard line.hasPrefix("- ") else { return nil }
    let item = line.dropFirst(2)
    let keyword = item.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard let first = keyword.first, first.isLowercase || first.isNumber else { return nil }
    let rest = item.dropFirst(keyword.count)
    guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
    return (String(keyword), String(rest.dropFirst().drop { $0 == " " }))
  }
}
