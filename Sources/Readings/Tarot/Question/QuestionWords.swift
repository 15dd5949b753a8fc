/// How a question asks, by its words.
enum QuestionWords {
  private static let closing: Set<String> = [
    "will", "should", "is", "are", "am", "do", "does", "did", "can", "could", "would", "has", "have", "was", "were", "may",
    "shall",
    "wont", "isnt", "arent", "doesnt", "dont", "shouldnt", "cant", "must",
  ]
  private static let asking: Set<String> = ["how", "why", "what", "whats", "which", "who", "whose", "where", "when"]
  private static let subjects: Set<String> = [
    "i", "we", "he", "she", "they", "it", "my", "the", "this", "that", "our", "his", "her", "you", "there", "a", "an", "someone",
    "love", "new", "everything", "these", "things",
  ]

  /// Whether yes or no would be an answer: `should I …`, `is he …`, but not `how should I …`.
  static func isClosed(_ words: [String]) -> Bool { words == ["yes", "or", "no"] || closing(words) != nil }

  /// Where the verb stands that asks for yes or no.
  private static func closing(_ words: [String]) -> Int? {
    for (index, word) in words.enumerated() where closing.contains(word) {
      let isFirst = index == 0
      guard isFirst || words.indices.contains(index + 1) && subjects.contains(words[index + 1]) else { continue }
      // A word that asks openly, shortly before, makes it open: `what is my …`, `how much longer will I …`.
      let before = words[max(0, index - 4)..<index]
      if before.contains(where: asking.contains) { continue }
      // `I have a …` and `they are my …` only tell.
      if !isFirst, ["i", "we", "you", "they", "he", "she", "it", "that", "who", "to", "not"].contains(words[index - 1]) {
        continue
      }
      if !isFirst, ["have", "do", "am", "was", "were", "are", "is", "did", "has"].contains(word),
        !subjects.contains(words[index + 1])
      {
        continue
      }
      return index
    }
    return nil
  }

  /// Whether a word only joins: `a colleague who takes credit`, `the place where I was born`, when something before it asks.
  private static func isRelative(at index: Int, of words: [String]) -> Bool {
    guard ["who", "which", "whose", "where", "when"].contains(words[index]), index > 0,
      words[..<index].contains(where: { asking.contains($0) && !["who", "which", "whose", "where", "when"].contains($0) })
    else { return false }
    let next = words.indices.contains(index + 1) ? words[index + 1] : ""
    return !closing.contains(next)
  }

  static func form(_ words: [String], isClosed: Bool) -> QuestionForm {
    func has(_ row: String...) -> Bool {
      words.indices.contains { words[$0...].starts(with: row) }
    }
    if isClosed {
      // `Is it too late to …?`: a yes would be a no.
      if has("too", "late") || has("too", "early") || has("too", "soon") { return .what }
      guard let index = closing(words) else { return .should }
      let next = words.indices.contains(index + 1) ? words[index + 1] : ""
      switch words[index] {
      // `Is it time to …`, `Do I stay …`: something to do.
      case "do", "can", "could", "am", "is", "would", "have", "dont", "cant":
        return ["i", "we", "it", "this"].contains(next) ? .should : .will
      case "will", "does", "did", "are", "has", "was", "were", "may", "wont", "isnt", "arent", "doesnt": return .will
      default: return .should
      }
    }
    // The word that asks nearest to the end decides: what comes before is often told.
    for (index, word) in words.enumerated().reversed() {
      if isRelative(at: index, of: words) { continue }
      switch word {
      case "why": return .why
      case "how": return has("how", "long") || has("how", "soon") || has("how", "will") ? .will : .how
      case "when": return has("when", "will") || has("when", "does") || has("when", "do") ? .will : .what
      case "what", "whats", "which", "where", "who": return .what
      default: continue
      }
    }
    return .what
  }
}
