import Tarot

/// The noun phrases of a question, turned to the person: `my new job` becomes `your new job`, `a job` becomes `the job`.
struct QuestionPhrases {
  /// The words as they were typed, as far as they go with the words that are compared.
  private let typed: [String]
  private let words: [String]

  init(_ text: String, words: [String]) {
    self.words = words
    let typed = Self.typed(text)
    self.typed = typed.count == words.count ? typed : words
  }

  /// The words of a text as they stand there, divided as ``PlainWords`` divides them.
  private static func typed(_ text: String) -> [String] {
    var found: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || "'’`´ʼ‘".contains(character) {
        word.append(character)
      } else {
        if !PlainWords(word).words.isEmpty { found.append(word) }
        word = ""
      }
    }
    if !PlainWords(word).words.isEmpty { found.append(word) }
    return found
  }

  // MARK: what it is about

  private static let owners = [
    "my": "your", "our": "your", "your": "your", "his": "his", "her": "her", "their": "their", "mine": "your",
  ]
  private static let beforeVerbs: Set<String> = ["i", "to", "we", "he", "she", "they", "not", "dont", "cant"]
  private static let articles: Set<String> = ["a", "an", "the", "this", "that", "these", "those", "any", "some"]

  /// The place of a noun of a kind: its words.
  private func place(_ kind: QuestionKind) -> Range<Int>? {
    for noun in kind.nouns {
      for start in words.indices where words[start...].starts(with: noun) {
        // A verb is no noun: `should I move`, `can I trust`.
        if start > 0, Self.beforeVerbs.contains(words[start - 1]) { continue }
        return start..<(start + noun.count)
      }
    }
    return nil
  }

  /// Whether the question names what it is about.
  func hasNoun(_ kind: QuestionKind) -> Bool { place(kind) != nil }

  /// What to answer with.
  func matter(_ kind: QuestionKind) -> String {
    guard let place = place(kind) else { return afterAbout ?? (kind.isVague ? asked : nil) ?? kind.matter }
    let noun = words[place].joined(separator: " ")
    for distance in 1...3 where place.lowerBound - distance >= 0 {
      let index = place.lowerBound - distance
      let word = words[index]
      let between = ((index + 1)..<place.lowerBound).map { Self.cleaned(typed[$0]) }
      guard between.count < 2 || between.allSatisfy({ $0.count > 1 }) else { break }
      let middle = between.isEmpty ? "" : between.joined(separator: " ") + " "
      if let owner = Self.owners[word] { return "\(owner) \(middle)\(noun)" }
      if Self.articles.contains(word) { return "the \(middle)\(noun)" }
      if word == "another" || word == "both" { return "\(word) \(middle)\(noun)" }
      // Only what describes may stand between, and nobody: `lend my brother money`.
      if Self.stops.contains(word) || Self.kin.contains(word) { break }
    }
    return Self.needsNoArticle.contains(noun) ? noun : "the \(noun)"
  }

  private static let modals: Set<String> = ["should", "can", "could", "shall", "will", "would", "do", "may", "must"]

  /// What is to be done, in a question of which no more was understood: `your hair` of `should I cut my hair`. `nil` where nothing is named that
  /// belongs to the person or is pointed at, or where it goes on for more than four words.
  private var asked: String? {
    for (index, word) in words.enumerated() where Self.modals.contains(word) {
      guard words.count > index + 3, ["i", "we"].contains(words[index + 1]), !["be", "become"].contains(words[index + 2]) else {
        continue
      }
      // The verb, and perhaps what belongs to it: `give up`, `get rid of`.
      for start in (index + 3)...(index + 5) where words.indices.contains(start) {
        let beginning = Self.owners[words[start]] ?? (["the", "this", "that", "a", "an"].contains(words[start]) ? "the" : nil)
        guard let beginning else { continue }
        let rest = words[(start + 1)...].prefix { !Self.ends.contains($0) && !Self.stops.contains($0) }
        guard (1...3).contains(rest.count), !rest.contains(where: { Self.spokenOfOneself.contains($0) || Self.owners[$0] != nil })
        else { return nil }
        let others = rest.indices.map { Self.kept(typed[$0]) }
        guard others.allSatisfy({ $0.count > 1 }), let last = rest.last, !Self.noThings.contains(last) else { return nil }
        return ([beginning] + others).joined(separator: " ")
      }
    }
    return nil
  }

  /// Nouns that are none: `give it a try`, `wait a bit`.
  private static let noThings: Set<String> = [
    "try", "lot", "bit", "while", "little", "few", "chance", "go", "shot", "one", "thing", "way", "time", "moment", "day", "week",
    "year",
  ]

  private static let abouts: Set<String> = ["about", "regarding", "concerning"]
  /// Where a phrase ends that began after `about`: with a word that begins something else, or says when.
  private static let ends: Set<String> = [
    "and", "or", "but", "if", "when", "while", "because", "before", "after", "so", "now", "right", "today", "tomorrow", "this",
    "that",
    "which", "who", "anymore", "again", "next", "as", "is", "are", "was", "will", "should", "can", "do",
  ]

  /// What stands after `about`, when it begins as a noun phrase does: of `what do I need to see about the job in Porto`, `the job in
  /// Porto`. `nil` where it is more than six words long or speaks of the person in another way than `my`.
  private var afterAbout: String? {
    for (index, word) in words.enumerated().reversed() where Self.abouts.contains(word) {
      let rest = words[(index + 1)...].prefix { !Self.ends.contains($0) }
      guard let first = rest.first, (2...6).contains(rest.count), !rest.contains(where: Self.spokenOfOneself.contains) else {
        continue
      }
      let beginning = Self.owners[first] ?? (Self.articles.contains(first) ? "the" : nil)
      guard let beginning else { continue }
      let others = rest.indices.dropFirst().map { Self.owners[words[$0]] ?? Self.kept(typed[$0]) }
      // A letter alone is no word that an answer could carry.
      guard others.allSatisfy({ $0.count > 1 }) else { continue }
      return ([beginning] + others).joined(separator: " ")
    }
    return nil
  }

  private static let spokenOfOneself: Set<String> = ["i", "me", "we", "us", "im", "ive", "myself", "you", "it"]

  /// A word as it was typed when it is a name, and otherwise small.
  private static func kept(_ word: String) -> String {
    let letters = String(word.filter { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" }.prefix(30))
    let isName = letters.first?.isUppercase == true && letters.dropFirst().contains { $0.isLowercase }
    return isName ? letters : letters.lowercased()
  }

  private static let stops: Set<String> = [
    "i", "we", "he", "she", "they", "it", "to", "in", "on", "at", "for", "with", "about", "of", "and", "or", "from", "will",
    "should",
    "is", "are", "do", "does", "me", "him", "them", "us", "not", "get", "have", "take", "find", "make",
  ]
  private static let needsNoArticle: Set<String> = [
    "money", "love", "work", "sleep", "school", "college", "trust", "dating", "grief", "crypto", "tinder",
    "debt", "marriage", "sugar", "alcohol", "jealousy", "anxiety", "stress", "burnout", "rest", "abroad", "freelance work",
    "closeness",
    "university", "nights", "savings", "stocks", "creativity", "loneliness", "guilt", "shame", "confidence", "courage",
    "insomnia",
    "overtime", "health", "abundance", "wealth", "income", "inspiration", "intimacy", "happiness", "retirement", "faith",
    "prayer", "meditation", "custody", "tennis", "soccer", "ballet", "dancing", "pottery",
  ]

  private static func cleaned(_ word: String) -> String {
    // Nothing of a page may come into a sentence.
    String(word.filter { $0.isLetter || $0.isNumber || $0 == "’" || $0 == "'" }.prefix(30)).lowercased()
  }

  // MARK: who is in it

  static let kin: Set<String> = [
    "mother", "mom", "mum", "father", "dad", "sister", "brother", "son", "daughter", "child", "wife", "husband", "partner",
    "boyfriend",
    "girlfriend", "friend", "boss", "manager", "colleague", "coworker", "ex", "crush", "roommate", "flatmate", "neighbor",
    "neighbour",
    "landlord", "aunt", "uncle", "grandmother", "grandfather", "grandma", "grandpa", "cousin", "stepdaughter", "stepson", "twin",
    "fiance", "fiancee", "teenager", "supervisor", "mama", "papa", "bestie",
  ]
  private static let describing: Set<String> = [
    "best", "old", "new", "former", "little", "big", "older", "younger", "late", "dear", "own",
  ]

  /// The people of the question, in the order in which they come.
  var people: [String] {
    var found: [String] = []
    for (index, word) in words.enumerated() {
      let person: String?
      switch word {
      case "he", "him": person = "he"
      case "she": person = "she"
      case "they", "them": person = "they"
      case let noun where Self.kin.contains(noun): person = name(at: index)
      case _ where isName(at: index): person = Self.kept(typed[index])
      default: person = nil
      }
      if let person, !found.contains(person) { found.append(person) }
    }
    return found
  }

  private static let turning: Set<String> = ["does", "will", "is", "did", "has", "would", "can", "should"]
  /// What people do to each other, behind their names: `does Tom love me`, `is Tom serious`.
  private static let doing: Set<String> = [
    "love", "like", "miss", "want", "think", "feel", "still", "really", "ever", "care", "call", "text", "write", "come", "know",
    "need", "trust",
    "into", "mad", "angry", "coming", "thinking", "lying", "serious", "regret", "forgive", "leave", "cheat", "cheating", "stop",
    "message", "mean", "see", "notice", "say", "reply", "answer", "hate", "fancy", "ghost",
  ]

  /// Whether a word is somebody’s name: with its capital, beside oneself (`Tom and I`, `me and Tom`) or as who does something to one.
  private func isName(at index: Int) -> Bool {
    guard index > 0 || words.indices.contains(1), typed[index].first?.isUppercase == true,
      typed[index].dropFirst().contains(where: \.isLowercase),
      words[index].count > 1, !Self.pronounsAndTurns.contains(words[index])
    else { return false }
    func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
    if word(index + 1) == "and", ["i", "me"].contains(word(index + 2)) { return true }
    if word(index - 1) == "and", ["me", "i"].contains(word(index - 2)) { return true }
    return Self.turning.contains(word(index - 1)) && Self.doing.contains(word(index + 1))
  }

  private static let pronounsAndTurns: Set<String> = ["he", "she", "they", "it", "we", "you", "my", "mom", "mum", "dad", "god"]

  /// `your best friend`, `his mother`; `nil` when nobody’s.
  private func name(at index: Int) -> String? {
    var start = index
    while start > 0, Self.describing.contains(words[start - 1]) { start -= 1 }
    guard start > 0, let owner = Self.owners[words[start - 1]] else { return nil }
    var last = index
    // `ex boyfriend` is one person.
    if words[index] == "ex", words.indices.contains(index + 1), Self.kin.contains(words[index + 1]) { last += 1 }
    if index > 0, words[index - 1] == "ex", index == start { return nil }
    return ([owner] + words[start...last]).joined(separator: " ")
  }

  /// Who the other person is.
  func other(_ kind: QuestionKind) -> TarotQuestion.OtherPerson {
    let named =
      people.first { $0.hasPrefix("your ") } ?? people.first { !["he", "she", "they"].contains($0) && !$0.hasPrefix("their ") }
      ?? people.first { $0.hasPrefix("their ") }
    if let named { return Self.person(named) }
    if people.contains("he") { return TarotQuestion.OtherPerson(subject: "he", object: "him", possessive: "his") }
    if people.contains("she") { return TarotQuestion.OtherPerson(subject: "she", object: "her", possessive: "her") }
    return Self.person(kind.they ?? "the other person")
  }

  private static func person(_ name: String) -> TarotQuestion.OtherPerson {
    TarotQuestion.OtherPerson(subject: name, object: name, possessive: name + "’s")
  }
}
