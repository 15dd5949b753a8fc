/// The line on a closed card: how a passage begins.
enum ThreadTeaser {
  /// How many words it has.
  static let words = 4...12

  /// The first clause of a passage that can stand alone, with a full stop or a question mark; what is cut off within a clause ends with “…”.
  static func of(_ passage: String) -> String {
    let parts = passage.split(separator: " ")
    var depth = 0
    for (index, part) in parts.prefix(words.upperBound).enumerated() {
      depth += part.count { $0 == "“" } - part.count { $0 == "”" }
      let core = part.last == "”" ? part.dropLast() : part
      guard let last = core.last, depth == 0, words.contains(index + 1) else { continue }
      let head = parts[...index].joined(separator: " ")
      if last == "." || last == "?" { return head }
      guard last == "," || last == ";" || last == ":" else { continue }
      // The end of a clause, when what follows would make it too long.
      if sentenceLength(parts) > words.upperBound { return stopped(head) }
    }
    let head = parts.prefix(10).joined(separator: " ")
    return balanced(head.last.map { ",;:".contains($0) } ?? false ? String(head.dropLast()) : head) + "…"
  }

  /// How many words the first sentence has.
  private static func sentenceLength(_ parts: [Substring]) -> Int {
    (parts.firstIndex { $0.hasSuffix(".") || $0.hasSuffix("?") || $0.hasSuffix(".”") || $0.hasSuffix("?”") } ?? parts.count) + 1
  }

  /// A clause with a full stop in the place of its comma, colon or semicolon.
  private static func stopped(_ clause: String) -> String {
    if clause.hasSuffix("”") { return clause.dropLast(2) + ".”" }
    return clause.dropLast() + "."
  }

  /// A text without a quotation mark that has no partner.
  private static func balanced(_ text: String) -> String {
    text.count { $0 == "“" } == text.count { $0 == "”" } ? text : text.filter { $0 != "“" && $0 != "”" }
  }
}
