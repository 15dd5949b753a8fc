/// A row of words to look for in a text.
///
/// ```
/// i (want|need) to die      one of several words; an alternative may have several words itself
/// @want die now?            a class of words that the file names; a word that may be missing
/// took .. pills             up to two words between; ..4 for up to four
/// ^ kms $                   the beginning and the end of the text
/// ```
struct WordPattern: Sendable {
  /// A part of a pattern.
  enum Part: Sendable {
    /// One of several rows of words.
    case words([[String]], isOptional: Bool)
    /// Up to so many words of any kind.
    case gap(Int)
    case start, end
  }

  let parts: [Part]

  /// The words with which a match may begin; `nil` when that may be any.
  var firstWords: Set<String>? {
    var found: Set<String> = []
    for part in parts {
      switch part {
      case .start: continue
      case .end, .gap: return nil
      case .words(let rows, let isOptional):
        found.formUnion(rows.compactMap(\.first))
        if !isOptional { return found }
      }
    }
    return nil
  }

  /// Every word that it asks for.
  var words: [String] {
    var found: [String] = []
    for part in parts {
      if case .words(let rows, _) = part { found += rows.flatMap(\.self) }
    }
    return found
  }

  /// Where a match that begins at a word ends; `nil` when none begins there.
  func end(in words: [String], from start: Int) -> Int? { end(in: words, at: start, part: 0) }

  private func end(in words: [String], at place: Int, part: Int) -> Int? {
    guard part < parts.count else { return place }
    switch parts[part] {
    case .start: return place == 0 ? end(in: words, at: place, part: part + 1) : nil
    case .end: return place == words.count ? end(in: words, at: place, part: part + 1) : nil
    case .gap(let most):
      for skipped in 0...most where place + skipped <= words.count {
        if let end = end(in: words, at: place + skipped, part: part + 1) { return end }
      }
      return nil
    case .words(let rows, let isOptional):
      for row in rows where place + row.count <= words.count {
        guard zip(row, words[place...]).allSatisfy({ $0 == $1 }) else { continue }
        if let end = end(in: words, at: place + row.count, part: part + 1) { return end }
      }
      return isOptional ? end(in: words, at: place, part: part + 1) : nil
    }
  }
}

extension WordPattern {
  /// Reads a line of a file of patterns.
  ///
  /// - Throws: what is wrong with it.
  init(_ line: Substring, classes: [String: [[String]]]) throws(PatternProblem) {
    var parts: [Part] = []
    for token in try Self.split(line, at: " ") {
      switch token {
      case "^": parts.append(.start)
      case "$": parts.append(.end)
      case let gap where gap.hasPrefix(".."):
        guard let most = gap.count == 2 ? 2 : Int(gap.dropFirst(2)), (1...12).contains(most), !parts.isEmpty else {
          throw PatternProblem("“\(gap)” is no gap: .. or ..1 to ..12, and not at the beginning")
        }
        parts.append(.gap(most))
      default: parts.append(try Self.words(token, classes: classes))
      }
    }
    guard parts.contains(where: { if case .words(_, isOptional: false) = $0 { true } else { false } }) else {
      throw PatternProblem("“\(line)” asks for no word")
    }
    self.parts = parts
    guard firstWords != nil else { throw PatternProblem("“\(line)” may begin with any word") }
  }

  private static func words(_ token: Substring, classes: [String: [[String]]]) throws(PatternProblem) -> Part {
    let isOptional = token.hasSuffix("?")
    let body = isOptional ? token.dropLast() : token
    guard !body.contains(where: { "^$?".contains($0) }) else { throw PatternProblem("“\(token)” is no part of a pattern") }
    let rows = try Self.rows(of: body, classes: classes)
    guard !rows.isEmpty, rows.allSatisfy({ !$0.isEmpty }) else { throw PatternProblem("“\(token)” has no words") }
    // Longer rows go first, so that a match takes what it can.
    return .words(rows.sorted { $0.count > $1.count }, isOptional: isOptional)
  }

  /// The rows of words that an expression stands for: `my (head|arm)` for two of two words each.
  private static func rows(
    of text: Substring, classes: [String: [[String]]]
  ) throws(PatternProblem) -> [[String]] {
    var rows: [[String]] = []
    for alternative in try split(text, at: "|") {
      var own: [[String]] = [[]]
      for piece in try split(alternative, at: " ") {
        let next = try Self.rows(ofPiece: piece, classes: classes)
        own = own.flatMap { row in next.map { row + $0 } }
      }
      rows += own
    }
    guard rows.count <= 2000 else { throw PatternProblem("“\(text.prefix(30))…” stands for too many words") }
    return rows
  }

  private static func rows(
    ofPiece piece: Substring, classes: [String: [[String]]]
  ) throws(PatternProblem) -> [[String]] {
    if piece.hasPrefix("@") {
      guard let rows = classes[String(piece.dropFirst())] else { throw PatternProblem("no class is called “\(piece)”") }
      return rows
    }
    if piece.hasPrefix("("), piece.hasSuffix(")") { return try rows(of: piece.dropFirst().dropLast(), classes: classes) }
    guard !piece.contains(where: { "()@.".contains($0) }) else { throw PatternProblem("“\(piece)” is no word") }
    return [PlainWords(String(piece)).words]
  }

  /// The pieces of a text between separators that stand outside of brackets.
  private static func split(_ text: Substring, at separator: Character) throws(PatternProblem) -> [Substring] {
    var depth = 0
    let pieces = text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == separator && depth == 0
    }
    guard depth == 0 else { throw PatternProblem("“\(text)”: brackets") }
    return pieces
  }
}

/// What is wrong with a line of a file of patterns.
struct PatternProblem: Error, Hashable, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
