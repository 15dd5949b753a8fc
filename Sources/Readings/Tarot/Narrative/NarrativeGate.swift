public import Tarot

/// Whether a reading of cards may be shown: it speaks of the cards that lie there and of no others, and each part says something.
///
/// It runs on every reading, composed here or by a language model, with the limits of the contract.
public struct NarrativeGate: Sendable, Hashable {
  /// Which share of the cards is spoken of, 0 … 1.
  public let coverage: Double
  /// Cards that are named and do not lie here, each once.
  public let strangers: [TarotCard]
  /// Positions of weighty cards of which nothing is said.
  public let missing: [Int]
  /// Which share of the sections says what is seen, and either why or what follows, 0 … 1.
  public let spine: Double
  /// What is allowed for this spread.
  public let limits: Limits

  /// What a spread asks of a reading.
  public struct Limits: Sendable, Hashable {
    public let coverage: Double
    public let strangers: Int
    public let spine: Double

    /// The limits of a spread.
    public init(_ spread: Spread) {
      switch spread.kind {
      case .celtic: (coverage, strangers, spine) = (0.75, 2, 0.6)
      case .custom where spread.positions.count >= 8: (coverage, strangers, spine) = (0.75, 2, 0.65)
      case .custom: (coverage, strangers, spine) = (0.8, 1, 0.7)
      default: (coverage, strangers, spine) = (0.8, 1, 0.75)
      }
    }
  }

  /// Whether all of it is as it has to be.
  public var isPassed: Bool {
    coverage >= limits.coverage && strangers.count <= limits.strangers && spine >= limits.spine && missing.isEmpty
  }

  /// Looks a reading over.
  ///
  /// - Parameters:
  ///   - sections: what is said of single cards, by their positions from zero.
  ///   - text: everything that is said.
  ///   - draw: the cards that lie there.
  public init(sections: [(position: Int, text: String)], text: [String], draw: TarotDraw) {
    let named = Set((sections.map(\.text) + text).flatMap { NamedCards.all(in: $0) })
    let own = draw.cards.map(\.card)
    let told = own.indices.filter { named.contains(own[$0]) }
    coverage = own.isEmpty ? 0 : Double(told.count) / Double(own.count)
    strangers = named.subtracting(own).sorted { $0.number < $1.number }
    missing = own.indices.filter { draw.spread.weight(at: $0) >= 0.75 && !told.contains($0) }
    let sound = sections.count { Self.hasSpine($0.text) }
    spine = sections.isEmpty ? 0 : Double(sound) / Double(sections.count)
    limits = Limits(draw.spread)
  }

  /// Whether a section says what there is to see, and either why it matters or what follows.
  ///
  /// What: a sentence of its own beside the name of the card. Why and what follows: words that say so, whole.
  static func hasSpine(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    guard words.count >= 8 else { return false }
    return words.contains { word in
      let plain = word.lowercased()
      return reasons.contains(plain) || ways.contains(plain)
    }
  }

  private static let reasons: Set<String> = [
    "because", "since", "so", "why", "therefore", "means", "mean", "what", "when", "if", "that", "which", "where", "for", "as",
    "but", "though", "until", "while", "who", "provided",
  ]
  /// Also the ends of `you’d` and `it’ll`.
  private static let ways: Set<String> = [
    "may", "might", "could", "can", "now", "next", "then", "let", "try", "ask", "will", "would", "yet", "still", "before",
    "after", "begin", "keep", "take", "leave", "look", "tend", "tends", "often", "likely", "probably", "seldom", "rarely",
    "mostly", "d", "ll",
  ]
}

/// The cards that a text names.
enum NamedCards {
  private struct Name {
    let words: [String]
    let card: TarotCard
    /// Whether it is also a common word: `Justice`, `Moon`, `Death`.
    let isCommon: Bool
  }

  /// The names of all decks, and `IV of Cups`, `4 of Cups`, `K of Wands`, by their first words.
  private static let names: [String: [Name]] = {
    var names: [String: [Name]] = [:]
    func add(_ text: String, _ card: TarotCard) {
      var words = PlainWords(text).words
      if ["the", "le", "la", "l"].contains(words.first ?? "") { words.removeFirst() }
      guard let first = words.first, !(names[first] ?? []).contains(where: { $0.words == words }) else { return }
      names[first, default: []].append(Name(words: words, card: card, isCommon: words.count == 1))
    }
    for deck in TarotDeck.allCases {
      for card in TarotCard.all { add(card.name(in: deck), card) }
    }
    let romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"]
    let letters = ["p", "kn", "q", "k"]
    for card in TarotCard.all {
      guard let suit = card.suit, let rank = card.rank else { continue }
      let number = Int(rank.rawValue)
      for suitName in [suit.id, suit == .pentacles ? "coins" : suit.id] {
        if romans.indices.contains(number - 1) {
          add("\(romans[number - 1]) of \(suitName)", card)
          add("\(number) of \(suitName)", card)
        } else if letters.indices.contains(number - 11) {
          add("\(letters[number - 11]) of \(suitName)", card)
        }
        add("\(rank.id) of \(suitName)", card)
      }
    }
    return names
  }()

  private static let context: Set<String> = ["card", "archetype", "arcanum", "trump"]

  /// A word with what its writing tells.
  private struct Word {
    let plain: String
    let isCapital: Bool
    let isFirst: Bool
  }

  /// The cards of a text. A name that is also a common word counts with a capital letter within a sentence, or right
  /// beside a word such as `card`.
  static func all(in text: String) -> [TarotCard] {
    let words = words(of: text)
    var found: [TarotCard] = []
    for index in words.indices {
      for name in names[words[index].plain] ?? [] where index + name.words.count <= words.count {
        guard zip(name.words, words[index...]).allSatisfy({ $0 == $1.plain }) else { continue }
        if name.isCommon, !isMeant(words, at: index) { continue }
        found.append(name.card)
      }
    }
    return found
  }

  private static func isMeant(_ words: [Word], at index: Int) -> Bool {
    // “Fool’s Journey” is no card.
    if words.indices.contains(index + 1), words[index + 1].plain == "journey" { return false }
    if words[index].isCapital, !words[index].isFirst { return true }
    func holds(_ place: Int, _ wanted: Set<String>) -> Bool {
      words.indices.contains(place) && wanted.contains(words[place].plain)
    }
    return holds(index - 1, context) || holds(index + 1, context) || holds(index + 1, ["upright", "reversed"])
  }

  /// A word as names are compared; most words are small letters already.
  private static func plain(_ word: String) -> String? {
    guard !word.isEmpty else { return nil }
    if word.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return word }
    return PlainWords(word).words.first
  }

  private static func words(of text: String) -> [Word] {
    var found: [Word] = []
    var word = ""
    var isFirst = true
    func close() {
      if let plain = plain(word) {
        found.append(Word(plain: plain, isCapital: word.first?.isUppercase ?? false, isFirst: isFirst))
        isFirst = false
      }
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "’" || character == "'" {
        word.append(character)
      } else {
        close()
        if ".?!:\n“”".contains(character) { isFirst = true }
      }
    }
    close()
    return found
  }
}
