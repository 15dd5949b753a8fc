/// A text as it is kept: without space around it, and with single spaces inside.
public enum StatementText {
  /// How many characters a statement may have.
  public static let longestStatement = 280
  /// How many characters an insight may have.
  public static let longestInsight = 2_000
  /// How many characters the name of a collection may have.
  public static let longestName = 80

  /// A text of one line, as it is kept; breaks of lines become spaces.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` when nothing is left, or too much.
  public static func line(_ text: String, as field: PracticeField, longest: Int) throws(PracticeError) -> String {
    var kept = ""
    var count = 0
    var spaceIsDue = false
    for character in text {
      if isBlank(character) {
        spaceIsDue = count > 0
        continue
      }
      if spaceIsDue {
        kept.append(" ")
        count += 1
        spaceIsDue = false
      }
      kept.append(character)
      count += 1
      guard count <= longest else { throw .text(field, longest: longest) }
    }
    guard count > 0 else { throw .text(field, longest: longest) }
    return kept
  }

  /// A text that may have several lines, as it is kept: without blank characters at its ends.
  ///
  /// - Throws: ``PracticeError/text(_:longest:)`` when nothing is left, or too much.
  public static func block(_ text: String, as field: PracticeField, longest: Int) throws(PracticeError) -> String {
    var characters = Array(text.drop { isBlank($0) })
    while let last = characters.last, isBlank(last) { characters.removeLast() }
    guard !characters.isEmpty, characters.count <= longest else { throw .text(field, longest: longest) }
    return String(characters)
  }

  /// The statements in a text that somebody brings along: one in each line, without the bullets and numbers before them, each once.
  ///
  /// - Returns: the statements in their order, and the numbers of the lines (from 1) that are too long to be one.
  public static func imported(_ text: String) -> (statements: [String], tooLong: [Int]) {
    var statements: [String] = []
    var tooLong: [Int] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
      number += 1
      let words = String(withoutBullet(line))
      guard words.contains(where: { !isBlank($0) }) else { continue }
      if let statement = try? Self.line(words, as: .statement, longest: longestStatement) {
        if !statements.contains(statement) { statements.append(statement) }
      } else {
        tooLong.append(number)
      }
    }
    return (statements, tooLong)
  }

  /// The paragraphs of a text that somebody brings along, each once: parts between empty lines, or every line where there is none.
  public static func paragraphs(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    let isEmpty = lines.map { $0.allSatisfy(isBlank) }
    guard let first = isEmpty.firstIndex(of: false), let last = isEmpty.lastIndex(of: false) else { return [] }
    let isParted = isEmpty[first...last].contains(true)
    var paragraphs: [String] = []
    var current = ""
    func close(_ paragraphs: inout [String], _ current: inout String) {
      if !current.isEmpty, !paragraphs.contains(current) { paragraphs.append(current) }
      current = ""
    }
    for index in first...last {
      if isEmpty[index] {
        close(&paragraphs, &current)
        continue
      }
      if !isParted { close(&paragraphs, &current) }
      let words = String(current.isEmpty ? withoutBullet(lines[index]) : lines[index])
      current += current.isEmpty ? words : "\n" + words
    }
    close(&paragraphs, &current)
    return paragraphs
  }

  /// A line without `-`, `*`, `•`, `3.`, `3)` or `[x]` before its words.
  private static func withoutBullet(_ line: Substring) -> Substring {
    var rest = line.drop { isBlank($0) }
    if let first = rest.first, "-*•–—·+".contains(first) {
      let after = rest.dropFirst()
      if after.first.map(isBlank) ?? true { rest = after.drop { isBlank($0) } }
    }
    if rest.first == "[", let end = rest.firstIndex(of: "]"), rest.distance(from: rest.startIndex, to: end) <= 2 {
      rest = rest[end...].dropFirst().drop { isBlank($0) }
    }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    let after = rest.dropFirst(digits.count)
    if (1...3).contains(digits.count), let mark = after.first, mark == "." || mark == ")",
      after.dropFirst().first.map(isBlank) ?? true
    {
      rest = after.dropFirst().drop { isBlank($0) }
    }
    return rest
  }

  private static func isBlank(_ character: Character) -> Bool {
    // Control characters and the mark of byte order are nothing to read either.
    character.isWhitespace || character.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F || $0.value == 0xFEFF }
  }
}
