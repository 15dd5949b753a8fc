import Astrology

extension Language {
  /// How many words say what a horoscope is about.
  private static let mostKeywords = 6

  /// What a horoscope is about, in a few words: the matters of the bodies and houses that its paragraphs rest on, in their order.
  public func keywords(of paragraphs: [ReadingParagraph]) -> [String] {
    var words: [String] = []
    for fact in paragraphs.flatMap(\.evidence) {
      for key in ["keyword \(fact.body.key)"] + (fact.house.map { ["keyword house \($0)"] } ?? []) {
        // Nodes, Chiron and the apogee have no word.
        guard words.count < Self.mostKeywords, let word = book[key].first?.text, !words.contains(word) else { continue }
        words.append(word)
      }
    }
    return words
  }
}
