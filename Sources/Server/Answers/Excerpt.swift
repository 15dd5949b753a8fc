/// The beginning of a text, where there is no room for the whole of it.
enum Excerpt {
  /// As many whole sentences as have room; of a sentence that is longer still, as many whole words, and `…`.
  ///
  /// - Parameter longest: how long the first sentence may be and still stand whole.
  static func of(_ text: String, upTo limit: Int, sentenceUpTo longest: Int = 0) -> String {
    let line = line(of: text, max(limit, longest))
    guard line.count > limit else { return line }
    if let end = ends(of: line.prefix(limit + 1)).last ?? ends(of: line.prefix(longest + 1)).first { return String(line[..<end]) }
    if line.count <= longest, isOver(line[...]) { return line }
    let shown = line.prefix(limit + 1)
    guard let space = shown.lastIndex(of: " ") else { return shown.dropLast() + "…" }
    return shown[..<space] + " …"
  }

  /// Where sentences end that others follow.
  private static func ends(of text: Substring) -> [Substring.Index] {
    text.indices.filter { text[$0] == " " && isOver(text[..<$0]) }
  }

  /// Whether a text ends with a sentence, which may end within quotation marks or brackets.
  private static func isOver(_ text: Substring) -> Bool {
    guard let last = text.last(where: { !"”’\")»".contains($0) }) else { return false }
    return ".?!…".contains(last)
  }

  /// The same, with `…` behind whole sentences as well where more follows.
  static func opening(_ text: String, upTo limit: Int) -> String {
    let excerpt = of(text, upTo: limit)
    return line(of: text, limit).count > limit && !excerpt.hasSuffix("…") ? excerpt + " …" : excerpt
  }

  /// The beginning of a text on one line. What is beyond is not looked at, however long it is.
  private static func line(of text: String, _ limit: Int) -> String {
    text.prefix(limit * 4).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
