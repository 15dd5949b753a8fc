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

  /// Whether anything in some words asks.
  static func asks(_ words: [String]) -> Bool { isClosed(words) || words.contains(where: asking.contains) }

  /// Where the verb stands that asks for yes or no.
  private static func closing(_ words: [String]) -> Int? {
    let first = closing(words, from: 0)
    // In haste one begins with a verb and only tells: `cant focus, how do I begin`.
    guard first == 0, tellsInHaste(words) else {
      // … or tells first what is: `boss is a nightmare how do I cope`.
      return first.flatMap { $0 > 0 && asksOpenly(words[($0 + 1)...]) ? nil : $0 }
    }
    let later = closing(words, from: 1)
    return later == nil && !words.contains(where: asking.contains) ? first : later
  }

  /// Whether a word that asks stands there with its verb: `how do`, `what is`.
  private static func asksOpenly(_ words: ArraySlice<String>) -> Bool {
    zip(words, words.dropFirst()).contains { asking.contains($0) && closing.contains($1) }
  }

  private static func tellsInHaste(_ words: [String]) -> Bool {
    ["cant", "dont", "wont", "doesnt", "have", "am", "was", "were"].contains(words[0]) && words.count > 1
      && !subjects.contains(words[1])
  }

  private static func closing(_ words: [String], from start: Int) -> Int? {
    for (index, word) in words.enumerated() where index >= start && closing.contains(word) {
      let isFirst = index == 0
      guard isFirst || words.indices.contains(index + 1) && subjects.contains(words[index + 1]) else { continue }
      // A word that asks openly, shortly before, makes it open: `what is my …`, `how much longer will I …`.
      let before = words[max(0, index - 4)..<index]
      if before.contains(where: asking.contains) { continue }
      // `I have a …` and `they are my …` only tell.
      if !isFirst, ["i", "we", "you", "they", "he", "she", "it", "that", "this", "who", "to", "not"].contains(words[index - 1]) {
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

  /// Whether a word only joins, since an earlier one asks with its verb: `how do I stop caring what people think`, `my friend who has
  /// everything`.
  private static func isJoining(at index: Int, of words: [String]) -> Bool {
    guard words[index] != "whats", words.indices.contains(index + 1) else { return false }
    func hasVerb(_ place: Int) -> Bool { closing.contains(words[place + 1]) || words[place + 1] == "might" }
    let isAsked = words[..<index].indices.contains { asking.contains(words[$0]) && (words[$0] == "whats" || hasVerb($0)) }
    return isAsked && (["who", "which"].contains(words[index]) || !hasVerb(index))
  }

  static func form(_ words: [String], isClosed: Bool) -> QuestionForm {
    func has(_ row: String...) -> Bool {
      words.indices.contains { words[$0...].starts(with: row) }
    }
    if isClosed {
      // `Is it too late to …?`: a yes would be a no.
      if has("too", "late") || has("too", "early") || has("too", "soon") { return .what }
      guard let index = closing(words) else { return .should }
      // `Is it normal to …`, `Am I ugly?`: how one is, and nothing to do or to come.
      if isOfState(words, at: index) { return .what }
      let next = words.indices.contains(index + 1) ? words[index + 1] : ""
      // `Do I have a chance?` asks for what is so; `do I love him` how one is oneself; only `do I have to go` for something to do.
      if words[index] == "do", ["i", "we"].contains(next) {
        let verb = words[(index + 2)...].drop(while: stressing.contains)
        if verb.first == "have", !["to", "any"].contains(verb.dropFirst().first ?? "to") { return .will }
        if let own = verb.first, feltVerbs.contains(own) { return .what }
      }
      switch words[index] {
      // `Is this ever going to …`, `Am I getting …`: something to come.
      case "is" where isToCome(words, after: index), "am" where isToCome(words, after: index): return .will
      // `Is it time to …`, `Do I stay …`: something to do.
      case "do", "can", "could", "am", "is", "would", "have", "dont", "cant":
        return ["i", "we", "it", "this", "now"].contains(next) ? .should : .will
      case "will", "does", "did", "are", "has", "was", "were", "may", "wont", "isnt", "arent", "doesnt": return .will
      default: return .should
      }
    }
    // The word that asks nearest to the end decides: what comes before is often told.
    for (index, word) in words.enumerated().reversed() {
      if isRelative(at: index, of: words) || asking.contains(word) && isJoining(at: index, of: words) { continue }
      switch word {
      case "why": return .why
      case "how": return has("how", "long") || has("how", "soon") || has("how", "will") ? .will : .how
      case "when":
        return has("when", "will") || has("when", "does") || has("when", "do") || has("is", "it", "my", "turn") ? .will : .what
      case "what", "whats", "which", "where", "who": return .what
      default: continue
      }
    }
    // `I don’t know if I should stay` asks the same without a mark.
    return has("if", "i", "should") || has("if", "we", "should") ? .should : .what
  }

  /// Whether a judgement is asked for: `is it wrong to …`, `am I a bad mother`.
  private static func isOfState(_ words: [String], at index: Int) -> Bool {
    let next = words[(index + 1)...]
    let judged: Set<String>
    switch (words[index], next.first) {
    case ("is", "it"), ("is", "this"), ("is", "that"): judged = judgements
    case ("am", "i"): judged = states
    default: return false
    }
    // At most two words that only stress it.
    let stress = next.dropFirst().prefix(2).prefix(while: stressing.contains)
    let rest = next.dropFirst(1 + stress.count)
    guard let word = rest.first, judged.contains(word) else { return false }
    // `Is it okay to call?` asks for leave to do it.
    return !(["ok", "okay", "alright"].contains(word) && ["to", "if"].contains(rest.dropFirst().first ?? ""))
  }

  /// What one does without doing anything.
  private static let feltVerbs: Set<String> = [
    "love", "like", "want", "miss", "deserve", "belong", "trust", "look", "seem", "matter", "care", "hate",
  ]

  private static let stressing: Set<String> = [
    "so", "too", "very", "really", "just", "still", "even", "only", "that", "such", "a", "an", "always", "actually", "being",
    "this", "completely", "totally",
  ]
  private static let judgements: Set<String> = [
    "normal", "ok", "okay", "alright", "wrong", "weird", "strange", "odd", "selfish", "cruel", "natural", "unfair", "immature",
    "childish", "pathetic", "shallow", "unreasonable",
  ]
  private static let states: Set<String> = [
    "ugly", "fat", "pretty", "beautiful", "attractive", "unattractive", "old", "sad", "depressed", "numb", "unhappy", "lonely",
    "envious", "broken", "normal", "weird", "strange", "selfish", "lazy", "boring", "toxic", "cold", "weak", "difficult",
    "unlovable", "shallow", "naive", "paranoid", "bad", "terrible", "horrible", "good", "mean", "unfair", "unreasonable",
    "sensitive",
  ]

  private static func isToCome(_ words: [String], after index: Int) -> Bool {
    let next = words[(index + 1)...].prefix(4)
    let verb = next.dropFirst()
    return next.contains("ever") || ["going", "gonna", "getting"].contains(verb.first)
      || verb.dropFirst().starts(with: ["going", "to"]) || verb.dropFirst().first == "getting"
  }
}
