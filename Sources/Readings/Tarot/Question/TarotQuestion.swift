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
  /// How good a question it is for cards.
  public let quality: QuestionQuality

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
    let matches = book.patterns.matches(in: words)
    let found = Self.kind(matches, book: book)
    text = String(asked.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    isYesNo = QuestionWords.isClosed(words)
    form = QuestionWords.form(words, isClosed: isYesNo)
    let kind = found ?? (isYesNo ? book.closed : book.open)
    self.kind = kind
    isRefusal = matches.contains { book.meanings[$0.section] == .refusing }
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
    quality = QuestionQuality(
      words: words, matches: matches, book: book, isClosed: isYesNo, time: time, hasNoun: phrases.hasNoun(kind))
  }

  /// The kind with the most words in its favor.
  private static func kind(_ matches: [PatternBook.Match], book: QuestionBook) -> QuestionKind? {
    var scores: [Int: Double] = [:]
    var seen: Set<Int> = []
    for match in matches {
      guard case .kind(let index) = book.meanings[match.section] else { continue }
      // A pattern counts once, with its longest row of words.
      let weight = 1 + 0.75 * Double(min(match.range.count, 6) - 1)
      if seen.insert(match.pattern).inserted {
        scores[index, default: 0] += weight * book.kinds[index].weight
      }
    }
    // Of equal ones the earlier in the file.
    return scores.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { book.kinds[$0.key] }
  }
}

extension QuestionTime {
  /// Nearer times come first.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
