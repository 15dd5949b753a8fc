/// The sentences of a text.
enum Sentences {
  /// Divided behind full stops, question marks and what closes a quotation.
  static func of(_ text: String) -> [Substring] {
    var found: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if ".?!".contains(text[index]) {
        var end = next
        while end < text.endIndex, "”’)".contains(text[end]) { end = text.index(after: end) }
        if end == text.endIndex || text[end].isWhitespace {
          found.append(text[start..<end].drop { $0.isWhitespace })
          start = end
          index = end
          continue
        }
      }
      index = next
    }
    let rest = text[start...].drop { $0.isWhitespace }
    return rest.isEmpty ? found : found + [rest]
  }

  /// The first sentences of a text.
  static func first(_ count: Int, of text: String) -> String { of(text).prefix(count).joined(separator: " ") }
}

/// What a reading has said already: nothing is said twice in one.
struct UsedSentences {
  private var sentences: Set<String> = []

  mutating func add(_ text: String) { for sentence in Sentences.of(text) { sentences.insert(Self.plain(sentence)) } }

  /// Whether none of it was said.
  func isFresh(_ text: String) -> Bool {
    Sentences.of(text).allSatisfy { !sentences.contains(Self.plain($0)) }
  }

  /// A text without the sentences that were said.
  func withoutKnown(_ text: String) -> String {
    let all = Sentences.of(text)
    let fresh = all.filter { !sentences.contains(Self.plain($0)) }
    return fresh.count == all.count ? text : fresh.joined(separator: " ")
  }

  private static func plain(_ sentence: Substring) -> String { sentence.lowercased() }
}
