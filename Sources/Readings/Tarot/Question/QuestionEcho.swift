/// A question said back to who asked it, as it stands behind `You asked`: of `How do I get through my thesis?`, `how to get through your
/// thesis`; of `Will he text me?`, `whether he will text you`.
///
/// Only the order of the words, the persons and the verb of `do`, `does` and `did` change. A question of which that is not surely right is not
/// said back at all: one in haste (`wat shoud i do`), one whose subject has no plain end (`will the man I met on the train call`), a long one.
struct QuestionEcho {
  /// What stands behind `You asked`, without a full stop.
  let text: String

  /// - Parameters:
  ///   - sentence: the sentence that asks, as it was typed.
  ///   - book: the words by which questions name what they are about, and how they are spelled.
  init?(_ sentence: String, book: QuestionBook) {
    var words = Self.words(of: sentence)
    guard Self.isPlain(words), !words.contains(where: { book.isMisspelled($0.plain) }), let start = Self.beginning(of: words)
    else { return nil }
    words = Array(words[start...])
    guard words.allSatisfy({ !["you", "your", "yours", "u"].contains($0.plain) }) else { return nil }
    words = Self.withoutSecond(Self.shortened(Self.unjoined(words)))
    guard (3...18).contains(words.count), let turned = EchoedClause(words, nouns: book.nouns)?.words else { return nil }
    text = turned.joined(separator: " ")
    // What is only `what to do` or `how to fix it` says nothing back.
    guard turned.count > 3 || turned.contains(where: { $0.utf8.count > 5 }) && turned.count > 2, text.utf8.count <= 120,
      !turned.contains("am")
    else {
      return nil
    }
  }

  /// A word as it was typed, without the signs around it.
  struct Word: Equatable {
    var typed: String
    /// In small letters, with a straight apostrophe.
    var plain: String
    /// Whether a comma stands behind it.
    var hasComma = false

    init(_ typed: String, hasComma: Bool = false) {
      self.typed = typed.replacing("'", with: "’")
      plain = typed.replacing("’", with: "'").lowercased()
      self.hasComma = hasComma
    }
  }

  private static func words(of sentence: String) -> [Word] {
    sentence.split(whereSeparator: \.isWhitespace).compactMap { part in
      let kept = part.map { "`´ʼ‘’".contains($0) ? "'" : $0 }
      guard let first = kept.firstIndex(where: { $0.isLetter || $0.isNumber }),
        let last = kept.lastIndex(where: { $0.isLetter || $0.isNumber })
      else { return kept.contains { $0.isLetter } ? nil : Word(String(kept)) }
      return Word(String(kept[first...last]), hasComma: kept[(last + 1)...].contains(","))
    }
  }

  /// Words that have no vowel and are none of haste.
  private static let vowelless: Set<String> = [
    "my", "by", "why", "try", "cry", "dry", "fly", "sky", "mr", "mrs", "dr", "tv", "gym", "shy", "myth",
  ]
  private static let hasty: Set<String> = [
    "u", "r", "ur", "w", "bf", "gf", "thx", "pls", "smth", "idk", "im", "ive", "id", "ill", "dont", "cant", "wont", "doesnt",
    "didnt", "isnt",
    "arent", "wasnt", "shouldnt", "couldnt", "wouldnt", "havent", "hasnt", "whats", "hes", "shes", "theyre", "thats", "cuz",
    "wat", "abt", "n",
    "gonna", "wanna", "gotta", "lol", "plz", "bc", "rn", "tho", "thru", "alot", "i'v", "ppl", "iam",
  ]

  /// Whether all of it is written out, in letters of this alphabet, and not shouted.
  private static func isPlain(_ words: [Word]) -> Bool {
    guard words.contains(where: { $0.typed.contains(where: \.isLowercase) }) else { return false }
    return words.allSatisfy { word in
      let letters = word.plain
      guard letters.utf8.count <= 24, !hasty.contains(letters) else { return false }
      let isNumber = letters.allSatisfy { $0.isNumber || ":.-".contains($0) }
      guard isNumber || letters.allSatisfy({ $0.isLetter && $0.utf8.count < 3 || "'-".contains($0) || $0.isNumber }) else {
        return false
      }
      return isNumber
        || letters.contains { "aeiouyáéíóúàèùâêîôûäëïöüåøæœ".contains($0) } && (letters.contains { $0 != "y" } || letters == "y")
        || vowelless.contains(letters)
    }
  }

  private static let openers: Set<String> = [
    "what", "why", "how", "when", "where", "who", "which", "what's", "who's", "where's", "how's", "whose",
  ]

  /// Where the clause begins that asks: at the first word or behind a comma.
  private static func beginning(of words: [Word]) -> Int? {
    let fillers: Set<String> = ["so", "and", "but", "ok", "okay", "now", "well", "hi", "hello", "please", "then", "also", "oh"]
    var isStart = true
    for (index, word) in words.enumerated() {
      if isStart, fillers.contains(word.plain), index + 1 < words.count { continue }
      if isStart, openers.contains(word.plain) || EchoedClause.verbs.contains(word.plain) { return index }
      isStart = word.hasComma
    }
    return nil
  }

  /// `what’s` and its like in two words.
  private static func unjoined(_ words: [Word]) -> [Word] {
    guard let first = words.first, openers.contains(first.plain), first.plain.hasSuffix("'s") else { return words }
    return [Word(String(first.typed.dropLast(2))), Word("is")] + words.dropFirst()
  }

  /// `Should I stay or should I go` in one: `should I stay or go`. Of `Does he love me or am I only convenient` the first half.
  private static func withoutSecond(_ words: [Word]) -> [Word] {
    guard
      let place = words.indices.dropFirst().first(where: {
        words[$0].plain == "or" && $0 + 2 < words.count && EchoedClause.verbs.contains(words[$0 + 1].plain)
      })
    else { return words }
    let isSame = words[0].plain == words[place + 1].plain && words[1].plain == words[place + 2].plain && place + 3 < words.count
    return Array(words[..<place]) + (isSame ? [words[place]] + words[(place + 3)...] : [])
  }

  /// A long one without what follows a comma.
  private static func shortened(_ words: [Word]) -> [Word] {
    guard words.count > 14, let comma = words[4...].firstIndex(where: \.hasComma) else { return words }
    return Array(words[...comma])
  }
}

/// A clause that asks, turned into one that tells what was asked.
private struct EchoedClause {
  private(set) var words: [String] = []

  private static let modals: Set<String> = [
    "can", "could", "should", "will", "would", "shall", "may", "might", "must", "can't", "couldn't", "won't", "wouldn't",
    "shouldn't",
  ]
  private static let beings: Set<String> = [
    "am", "is", "are", "was", "were", "have", "has", "had", "isn't", "aren't", "wasn't", "weren't", "haven't", "hasn't", "hadn't",
  ]
  private static let doings: Set<String> = ["do", "does", "did", "don't", "doesn't", "didn't"]
  /// The verbs with which a question turns round.
  static let verbs = modals.union(beings).union(doings)

  init?(_ clause: [QuestionEcho.Word], nouns: Set<String>) {
    let verb: Int
    if Self.verbs.contains(clause[0].plain) {
      verb = 0
      // `Shouldn’t I …?` wants a yes.
      guard !clause[0].plain.hasSuffix("n't") else { return nil }
    } else if clause.count > 2, clause[1].plain == "to" {
      words = Self.turned(clause, opens: true)
      return
    } else if let place = clause.prefix(6).indices.dropFirst().first(where: { Self.verbs.contains(clause[$0].plain) }) {
      verb = place
    } else {
      // `what makes me happy`
      guard ["what", "who"].contains(clause[0].plain), clause[1].plain.hasSuffix("s"), clause[1].plain.count > 3 else {
        return nil
      }
      words = Self.turned(clause, opens: true)
      return
    }
    // What stands before it asks by itself: `which of the two offers`, but not `what he said does`.
    let before = clause[..<verb]
    guard
      !before.dropFirst().contains(where: {
        Self.pronouns.contains($0.plain) || ["if", "about", "not", "come"].contains($0.plain)
      })
    else {
      return nil
    }
    let rest = Array(clause[(verb + 1)...])
    guard let told = Self.told(before: Array(before), verb: clause[verb].plain, rest: rest, nouns: nouns) else { return nil }
    words = told
  }

  private static let pronouns: Set<String> = [
    "i", "we", "he", "she", "they", "it", "this", "that", "there", "everyone", "everybody", "someone", "somebody", "anyone",
    "anybody",
    "nobody", "people", "things", "everything", "something", "nothing", "anything", "these", "those",
  ]
  private static let determiners: Set<String> = ["my", "our", "his", "her", "their", "the", "this", "that"]
  private static let describing: Set<String> = [
    "best", "old", "new", "former", "little", "big", "older", "younger", "own", "other", "first", "last", "next", "whole",
    "current",
  ]
  private static let common: Set<String> = [
    "dog", "cat", "life", "body", "heart", "head", "mind", "parents", "kids", "children", "team", "family", "relationship",
    "marriage",
    "friendship", "work", "job", "boss", "winter", "summer", "spring", "autumn", "fall", "year", "month", "week", "weekend",
    "future", "past",
    "friends", "daughter", "colleagues", "coworkers", "house", "home", "feelings", "anger", "fear", "mood", "sleep", "career",
    "birthday",
    "book", "novel", "band", "cards", "two", "breakup", "phone", "man", "woman", "guy", "girl", "baby", "pet", "horse", "teacher",
    "therapist",
  ]
  private static let plurals: Set<String> = [
    "parents", "kids", "children", "friends", "colleagues", "coworkers", "feelings", "cards", "people", "things", "they", "i",
    "we", "these",
    "those", "sisters", "brothers", "sons", "daughters", "cousins", "in-laws", "grandparents",
  ]

  /// How many words the subject has, from the first; `nil` where its end is not plain.
  private static func subject(_ words: [QuestionEcho.Word], nouns: Set<String>) -> Int? {
    guard let first = words.first else { return nil }
    var count: Int
    if pronouns.contains(first.plain),
      !(["this", "that", "these", "those"].contains(first.plain) && isNoun(words.dropFirst().first, nouns))
    {
      count = 1
    } else if determiners.contains(first.plain) {
      count = 1
      while words.indices.contains(count), describing.contains(words[count].plain) { count += 1 }
      guard words.indices.contains(count), isNoun(words[count], nouns) else { return nil }
      count += 1
      // `my dance teacher`, `my work friends`: a second noun belongs to it.
      if words.indices.contains(count), isNoun(words[count], nouns),
        !["work", "love", "sleep", "move", "change"].contains(words[count].plain)
      {
        count += 1
      }
      if words.indices.contains(count),
        startsMore.contains(words[count].plain) || ["i", "we", "he", "she", "they"].contains(words[count].plain)
      {
        return nil
      }
    } else if first.typed.first?.isUppercase == true, first.typed.dropFirst().contains(where: \.isLowercase), first.plain != "i" {
      count = 1
      if words.indices.contains(1), words[1].typed.first?.isUppercase == true, words[1].plain != "i" { count = 2 }
    } else {
      return nil
    }
    // `my sister and I`
    if words.indices.contains(count), words[count].plain == "and" {
      guard let more = subject(Array(words[(count + 1)...]), nouns: nouns) else { return nil }
      count += 1 + more
    }
    return count
  }

  /// What may still belong to a noun: `the job in Porto`, `the man I met`.
  private static let startsMore: Set<String> = ["of", "in", "at", "from", "with", "who", "that", "which", "about", "for", "on"]

  private static func isNoun(_ word: QuestionEcho.Word?, _ nouns: Set<String>) -> Bool {
    guard let plain = word?.plain else { return false }
    return nouns.contains(plain) || common.contains(plain) || QuestionPhrases.kin.contains(plain)
      || plurals.contains(plain) && !pronouns.contains(plain)
  }

  private static func told(
    before: [QuestionEcho.Word], verb: String, rest: [QuestionEcho.Word], nouns: Set<String>
  ) -> [String]? {
    let head = before.isEmpty ? ["whether"] : turned(before, opens: true)
    guard let count = subject(rest, nouns: nouns) else {
      // `what is holding me back`, `what will make me happy`: the word that asks is the subject.
      guard let asking = before.first?.plain, ["what", "who", "which"].contains(asking), !doings.contains(verb),
        let next = rest.first,
        !(modals.contains(verb) && next.plain.hasSuffix("ing")), !determiners.contains(next.plain), next.plain != "a",
        next.plain != "an"
      else { return nil }
      return head + [verb.replacing("'", with: "’")] + turned(rest)
    }
    let subject = Array(rest[..<count])
    let others = Array(rest[count...])
    let isOneself = count == 1 && ["i", "we"].contains(subject[0].plain)
    let first = before.first?.plain
    if isOneself, !others.isEmpty {
      let isAdvice = ["should", "shall"].contains(verb)
      if isAdvice, first != "why" { return head + ["to"] + turned(others) }
      if ["how", "when", "where"].contains(first), before.count == 1,
        verb == "do" || first == "how" && ["can", "could"].contains(verb)
      {
        return head + ["to"] + turned(others)
      }
      if first == "what", before.count == 1, verb == "do", others[0].plain == "do" { return head + ["to"] + turned(others) }
    }
    let who = turned(subject)
    if doings.contains(verb) {
      guard let telling = doing(verb, subject: subject, others: others) else { return nil }
      return head + who + telling
    }
    let plainVerb = agreed(verb, with: subject)
    // `who he is to you`, but `what he’s thinking`.
    let isPlace = ["who", "what", "where", "which"].contains(first ?? "") && !(others.first?.plain.hasSuffix("ing") ?? false)
    if !others.isEmpty, count == 1, !isPlace || plainVerb == "will", let short = contracted(who[0], plainVerb) {
      return head + [short] + turned(others)
    }
    // The end of `what my purpose is` stands before nothing else.
    return head + who + [plainVerb.replacing("'", with: "’")] + turned(others)
  }

  /// `I am` is `you are`.
  private static func agreed(_ verb: String, with subject: [QuestionEcho.Word]) -> String {
    guard subject.count == 1, subject[0].plain == "i" else { return verb }
    switch verb {
    case "am": return "are"
    case "was": return "were"
    case "wasn't": return "weren't"
    default: return verb
    }
  }

  private static func contracted(_ who: String, _ verb: String) -> String? {
    switch (who, verb) {
    case ("you", "are"), ("they", "are"): who + "’re"
    case ("he", "is"), ("she", "is"), ("it", "is"), ("that", "is"), ("there", "is"): who + "’s"
    case ("you", "have"), ("they", "have"): who + "’ve"
    case ("you", "will"), ("he", "will"), ("she", "will"), ("it", "will"), ("they", "will"): who + "’ll"
    default: nil
    }
  }

  private static let adverbs: Set<String> = [
    "always", "never", "still", "even", "just", "really", "ever", "only", "often", "keep", "actually", "suddenly", "also",
    "already", "secretly", "truly",
  ]

  /// The verb that stands behind `do`, told as it is told without it.
  private static func doing(_ verb: String, subject: [QuestionEcho.Word], others: [QuestionEcho.Word]) -> [String]? {
    guard let first = others.first else { return nil }
    let isPlural =
      subject.count > 1 && subject.contains { $0.plain == "and" } || plurals.contains(subject[subject.count - 1].plain)
    switch verb {
    case "do":
      guard isPlural else { return nil }
      return first.plain == "not" ? ["don’t"] + turned(Array(others.dropFirst())) : turned(others)
    case "does":
      guard !isPlural else { return nil }
      if first.plain == "not" { return ["doesn’t"] + turned(Array(others.dropFirst())) }
      let place = adverbs.contains(first.plain) && first.plain != "keep" && others.count > 1 ? 1 : 0
      guard others[place].plain.allSatisfy(\.isLetter) else { return nil }
      var telling = turned(others)
      telling[place] = third(others[place].plain)
      return telling
    case "did":
      let place = adverbs.contains(first.plain) && first.plain != "keep" && others.count > 1 ? 1 : 0
      guard let past = past[others[place].plain] else { return nil }
      var telling = turned(others)
      telling[place] = past
      return telling
    default: return [verb.replacing("'", with: "’")] + turned(others)
    }
  }

  /// `goes`, `tries`, `has`.
  private static func third(_ verb: String) -> String {
    if verb == "have" { return "has" }
    if verb == "be" { return "is" }
    if ["s", "x", "z", "ch", "sh", "o"].contains(where: verb.hasSuffix) { return verb + "es" }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) { return verb.dropLast() + "ies" }
    return verb + "s"
  }

  /// Only verbs that are asked of so, and surely.
  private static let past: [String: String] = [
    "make": "made", "do": "did", "go": "went", "leave": "left", "lose": "lost", "say": "said", "tell": "told", "mean": "meant",
    "love": "loved",
    "like": "liked", "break": "broke", "come": "came", "get": "got", "give": "gave", "take": "took", "have": "had",
    "feel": "felt", "find": "found",
    "choose": "chose", "hurt": "hurt", "let": "let", "see": "saw", "stop": "stopped", "end": "ended", "happen": "happened",
    "change": "changed",
    "miss": "missed", "ghost": "ghosted", "block": "blocked", "marry": "married", "move": "moved", "waste": "wasted",
    "want": "wanted",
    "ruin": "ruined", "quit": "quit", "fail": "failed", "meet": "met", "write": "wrote", "start": "started", "become": "became",
    "know": "knew",
    "lie": "lied", "cheat": "cheated", "react": "reacted", "turn": "turned", "try": "tried", "push": "pushed", "pull": "pulled",
    "pick": "picked",
    "wait": "waited", "trust": "trusted", "forget": "forgot", "keep": "kept", "fall": "fell", "use": "used", "care": "cared",
    "die": "died",
  ]

  private static let persons: [String: String] = [
    "i": "you", "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "we": "you", "us": "you", "our": "your",
    "ours": "yours",
    "ourselves": "yourselves", "i'm": "you’re", "i've": "you’ve", "i'll": "you’ll", "i'd": "you’d", "we're": "you’re",
    "we've": "you’ve",
    "we'll": "you’ll", "we'd": "you’d",
  ]

  /// Spoken to the person.
  ///
  /// - Parameter opens: whether the first word had its capital from the question’s beginning.
  private static func turned(_ words: [QuestionEcho.Word], opens: Bool = false) -> [String] {
    words.indices.map { index in
      let word = words[index]
      let said: String
      if let person = persons[word.plain] {
        said = person
      } else if index > 0, ["i", "we"].contains(words[index - 1].plain), ["am", "was"].contains(word.plain) {
        said = word.plain == "am" ? "are" : "were"
      } else if opens && index == 0 || word.plain == word.typed.lowercased().replacing("’", with: "'") && isSmall(word.typed) {
        said = word.plain.replacing("'", with: "’")
      } else {
        said = word.typed
      }
      return said + (word.hasComma && index < words.count - 1 ? "," : "")
    }
  }

  private static func isSmall(_ typed: String) -> Bool { !typed.contains(where: \.isUppercase) }
}
