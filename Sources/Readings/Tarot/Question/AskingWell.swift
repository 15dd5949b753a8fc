extension Language {
  /// Questions that cards answer well, in a field of life: what is offered to somebody who has none yet.
  ///
  /// - Parameters:
  ///   - family: the field of life.
  ///   - seed: another seed, another order; the same one always gives the same.
  ///   - count: how many at most.
  public func questionSuggestions(for family: QuestionFamily, seed: UInt64, count: Int = 4) -> [String] {
    let all = book.texts("ask \(family.rawValue)")
    guard !all.isEmpty else { return [] }
    let start = Int(PhraseChoice.mixed(seed) % UInt64(all.count))
    return (0..<min(max(count, 0), all.count)).map { all[(start + $0) % all.count] }
  }

  /// The same question, opened: what a yes, a no or a date would leave out. `nil` for one that is open as it is.
  ///
  /// - Parameter seed: another seed may give another wording; the same one always gives the same.
  public func rewording(of question: TarotQuestion, seed: UInt64) -> String? {
    guard question.isYesNo || question.quality.isDecided else { return nil }
    let family = question.kind.family
    let own = question.matter.hasPrefix("your ") ? "my " + question.matter.dropFirst(5) : question.matter
    // What is between two people, or in another one, is asked from one’s own side.
    let key = question.form == .will && family.isOfTwo ? "reword two" : "reword \(question.form.rawValue)"
    let phrases = book[key].isEmpty ? book["reword what"] : book[key]
    guard !phrases.isEmpty else { return nil }
    let phrase = phrases[Int(PhraseChoice.mixed(seed ^ Phrase.hash(question.text)) % UInt64(phrases.count))]
    return phrase.filled([("matter", own)])
  }
}
