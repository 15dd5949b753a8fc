/// The beginning of a text, where there is no room for the whole of it.
enum Excerpt {
  /// As many whole sentences as have room; of a sentence that is longer still, as many whole words, and `…`.
  static func of(_ text: String, upTo limit: Int) -> String {
    let line = line(of: text, limit)
    guard line.count > limit else { return line }
    let shown = line.prefix(limit + 1)
    var end: Substring.Index?
    var space: Substring.Index?
    var isOver = false
    for index in shown.indices {
      let character = shown[index]
      if character == " " {
        space = index
        if isOver { end = index }
      }
      // A sentence may end within quotation marks or brackets.
      isOver = ".?!…".contains(character) || (isOver && "”’\")»".contains(character))
    }
    if let end { return String(shown[..<end]) }
    guard let space else { return shown.dropLast() + "…" }
    return shown[..<space] + " …"
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
