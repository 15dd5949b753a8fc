/// The words of a question by its sentences, and which of those asks: in `My boss gave my project away. What do I do now?` the last.
struct QuestionSentences {
  /// All words, what is spelled otherwise put right; `my ex’s birthday` has an `ex` in it.
  let words: [String]
  /// Where the sentence stands that asks.
  let asking: Range<Int>
  /// That sentence as it was typed.
  let asked: String

  /// - Parameters:
  ///   - text: what was asked.
  ///   - book: how its words are spelled.
  init(_ text: String, book: PatternBook) {
    // Nothing that ends a sentence goes with an `’s`: both have the same parts.
    let parts = zip(Self.parts(Self.unowned(text)), Self.parts(text))
      .map { (words: Self.plainly(book.words(of: $0)), isMarked: $0.last == "?", typed: $1) }.filter { !$0.words.isEmpty }
    let asks = parts.map { QuestionWords.asks($0.words) }
    // The last one with a mark that asks something itself; `Any advice?` and `What do you think?` ask the same once more.
    let chosen =
      parts.indices.last { parts[$0].isMarked && asks[$0] && !Self.isRest(parts[$0].words) }
      ?? parts.indices.last { parts[$0].isMarked } ?? parts.indices.last { asks[$0] } ?? parts.indices.last
    let before = parts.prefix(chosen ?? 0).reduce(0) { $0 + $1.words.count }
    words = parts.flatMap(\.words)
    asking = before..<(before + (chosen.map { parts[$0].words.count } ?? 0))
    asked = chosen.map { parts[$0].typed } ?? ""
  }

  private static let owners: Set<String> = ["my", "our", "his", "her", "their"]
  private static let describing: Set<String> = [
    "little", "big", "older", "younger", "elder", "eldest", "oldest", "youngest", "own", "dear", "lovely", "sweet", "teenage",
    "adult",
  ]
  private static let severalKin: Set<String> = ["sisters", "brothers", "kids", "children", "parents"]

  /// Words without those that only describe somebody’s kin: `my little brother` is `my brother`.
  private static func plainly(_ words: [String]) -> [String] {
    words.indices.filter { index in
      guard index > 0, words.indices.contains(index + 1), describing.contains(words[index]), owners.contains(words[index - 1])
      else {
        return true
      }
      return !QuestionPhrases.kin.contains(words[index + 1]) && !severalKin.contains(words[index + 1])
    }.map { words[$0] }
  }

  private static let persons: Set<String> = [
    "he", "she", "they", "him", "her", "them", "his", "hers", "their", "we", "us", "our", "someone", "somebody", "anyone",
    "anybody", "everyone",
    "everybody", "people", "guy", "guys", "girl", "girls", "man", "men", "woman", "women", "date", "love", "friends", "parents",
    "kids", "children",
    "boy", "boys", "baby", "toddler", "teen", "teens", "kid", "grandma", "grandpa", "granny", "gran", "nan", "family",
    "neighbours", "neighbors", "colleagues", "coworkers", "roommates", "flatmates", "team", "sisters", "brothers", "folks",
    "mate", "mates", "dude",
    "relatives", "stranger", "nobody", "bf", "gf",
  ]

  /// Whether somebody is spoken of besides who asks: by a word, or by a name with its capital.
  var namesSomebody: Bool {
    words.contains { Self.persons.contains($0) || QuestionPhrases.kin.contains($0) }
      || asked.split(whereSeparator: \.isWhitespace).dropFirst().contains { word in
        word.first?.isUppercase == true && word.dropFirst().contains(where: \.isLowercase) && !word.hasPrefix("I’")
          && !word.hasPrefix("I'")
      }
  }

  private static func isRest(_ words: [String]) -> Bool {
    [["yes", "or", "no"], ["what", "do", "you", "think"], ["what", "do", "you", "see"], ["what", "do", "the", "cards"]]
      .contains { words.starts(with: $0) && words.count < 6 }
  }

  /// The sentences with the sign at their end.
  private static func parts(_ text: String) -> [String] {
    var found = [""]
    for character in text {
      found[found.count - 1].append(character)
      if ".?!…\n".contains(character) { found.append("") }
    }
    return found
  }

  /// Words whose `’s` is an `is`, and two that nobody says without it.
  private static let kept: Set<String> = [
    "it", "that", "what", "who", "where", "when", "why", "how", "he", "she", "there", "here", "let", "this", "everything",
    "something",
    "nothing", "everyone", "everybody", "someone", "somebody", "nobody", "one", "life", "master", "bachelor",
  ]

  /// A text without the `’s` of those to whom something belongs.
  private static func unowned(_ text: String) -> String {
    let letters = Array(text)
    var kept = ""
    var word = ""
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      let isOwner =
        "'’".contains(letter) && !word.isEmpty && index + 1 < letters.count && "sS".contains(letters[index + 1])
        && !(index + 2 < letters.count && letters[index + 2].isLetter) && !Self.kept.contains(word.lowercased())
      if isOwner {
        index += 2
        word = ""
      } else {
        kept.append(letter)
        if letter.isLetter { word.append(letter) } else { word = "" }
        index += 1
      }
    }
    return kept
  }
}
