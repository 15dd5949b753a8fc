/// A question as far as it was understood: what kind it is, how and when it asks, who is in it, and the words to answer with.
public struct TarotQuestion: Sendable, Hashable {
  /// What was asked, without blanks around it.
  public let text: String
  /// What kind it is.
  public let kind: QuestionKind
  /// Whether a kind was recognized; otherwise ``kind`` is the honest general one.
  public let isPlaced: Bool
  /// How it asks.
  public let form: QuestionForm
  /// Whether it asks to say no to something: to turn down, skip, call off.
  let isRefusal: Bool
  /// Whether yes or no would be an answer.
  public let isYesNo: Bool
  /// The time it speaks of; `nil` when it speaks of none.
  public let time: QuestionTime?
  /// Whom it speaks of besides the person: `he`, `your sister`; empty when of nobody.
  public let people: [String]
  /// The noun phrase to answer with, spoken to the person: `the job`, `your mother`.
  public let matter: String
  /// Who the other person is, spoken to the person.
  public let they: OtherPerson
  /// What was asked, as it stands behind `You asked`: `whether to take the job`; `nil` where it cannot surely be said so.
  public let echo: String?
  /// How good a question it is for cards.
  public let quality: QuestionQuality

  /// Whether its kind is heard so finely that it has words of its own.
  var isOfItsKind: Bool { isPlaced && !kind.isVague }

  /// How a sentence speaks of the other person.
  public struct OtherPerson: Sendable, Hashable {
    /// `he`, `your sister`, `the other person`.
    public let subject: String
    /// `him`, `your sister`.
    public let object: String
    /// `his`, `your sister’s`.
    public let possessive: String
  }

  /// Reads a question.
  ///
  /// - Parameter text: of any length and script; the first two thousand characters are read.
  public init(_ text: String) { self.init(text, book: .english) }

  init(_ given: String, book: QuestionBook) {
    let asked = String(given.prefix(2000))
    let words = book.patterns.words(of: asked)
    let sentences = QuestionSentences(asked, book: book.patterns)
    let matches = book.patterns.matches(in: sentences.words)
    let found = Self.kind(matches, sentences: sentences, book: book)
    text = String(asked.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    let asking = Array(sentences.words[sentences.asking])
    isYesNo = QuestionWords.isClosed(asking)
    form = QuestionWords.form(asking, isClosed: isYesNo)
    let kind = found ?? (isYesNo ? book.closed : book.open)
    self.kind = kind
    // `I can’t stop thinking of him. Should I call?` asks for no refusal, and `should I go or stay home` names the going first.
    let first = sentences.asking.prefix { sentences.words[$0] != "or" }
    isRefusal = matches.contains {
      book.meanings[$0.section] == .refusing && first.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= first.upperBound
    }
    isPlaced = found.map { !$0.isGeneral } ?? false
    var time: QuestionTime?
    for match in matches {
      // The nearer time is the one that is meant.
      if case .time(let own) = book.meanings[match.section], time.map({ own.order < $0.order }) ?? true { time = own }
    }
    self.time = time
    let phrases = QuestionPhrases(asked, words: words)
    people = phrases.people
    they = phrases.other(kind)
    matter = phrases.matter(kind)
    echo = QuestionEcho(sentences.asked, book: book)?.text
    quality = QuestionQuality(
      words: words, matches: matches, book: book, isClosed: isYesNo, time: time, hasNoun: phrases.hasNoun(kind))
  }

  /// The kind with the most words in its favor, by patterns and by what was learned from questions; `nil` where neither says anything.
  private static func kind(_ matches: [PatternBook.Match], sentences: QuestionSentences, book: QuestionBook) -> QuestionKind? {
    let scores = patternScores(matches, asking: sentences.asking, book: book)
    // Of equal ones the earlier in the file.
    let best = scores.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    guard let model = book.model, best.map({ book.kinds[$0.key].care == nil }) ?? true,
      let heard = model.heard(sentences.words, asking: sentences.asking)
    else {
      // What no card may decide is never taken for something else.
      return best.map { book.kinds[$0.key] }
    }
    let patterns = scores.reduce(into: [:]) { $0[book.kinds[$1.key].id] = $1.value }
    let name = QuestionModel.weighed(heard, patterns: patterns, families: book.families)
    guard let kind = name.flatMap({ name in book.kinds.first { $0.id == name } }) else { return nil }
    // `Should I send the email?` says of nobody that there is an ex.
    return patterns.isEmpty && kind.they != nil && !sentences.namesSomebody ? nil : kind
  }

  /// What patterns say for each kind, by its place in the file; those that only tell weigh less than those that ask.
  static func patternScores(_ matches: [PatternBook.Match], asking: Range<Int>, book: QuestionBook) -> [Int: Double] {
    // A pattern counts once, where it weighs most.
    var weights: [Int: (kind: Int, weight: Double)] = [:]
    for match in matches {
      guard case .kind(let index) = book.meanings[match.section] else { continue }
      let isAsked = asking.lowerBound <= match.range.lowerBound && match.range.upperBound <= asking.upperBound
      let weight = (1 + 0.75 * Double(min(match.range.count, 6) - 1)) * book.kinds[index].weight * (isAsked ? 1 : 0.75)
      weights[match.pattern] = (index, max(weight, weights[match.pattern]?.weight ?? 0))
    }
    var scores: [Int: Double] = [:]
    // In the order of the file, so that the same question has the same sums.
    for (_, own) in weights.sorted(by: { $0.key < $1.key }) { scores[own.kind, default: 0] += own.weight }
    return scores
  }
}

extension QuestionTime {
  /// Nearer times come first.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
