import Astrology
public import Tarot

/// The answer to a question that follows a reading, from the cards that lie there and no others.
public struct TarotFollowUp: Sendable, Hashable {
  /// By what a question points at a card.
  public enum Pointer: String, Sendable, Hashable, CaseIterable {
    /// A card is named, or its number on the table.
    case card
    /// A position is named.
    case place
    case reversed, suit
    /// What to do, where it goes, what is in the way, how it hangs together.
    case advice, ahead, against, together
    /// Nothing of that: the card on which the table turns.
    case pivot
  }

  /// How it was found.
  public let pointer: Pointer
  /// The positions of the cards that are spoken of, from zero, the one that is meant first.
  public let positions: [Int]
  /// Two or three paragraphs.
  public let paragraphs: [String]

  /// The whole as plain text.
  public var text: String { paragraphs.joined(separator: "\n\n") }

  /// How many characters a question that follows may have.
  public static let lengths = 3...500
}

extension Language {
  /// Answers a question that follows a reading.
  ///
  /// - Parameters:
  ///   - question: what is asked now.
  ///   - draw: the cards on their positions.
  ///   - first: what was asked when they were laid; may be empty.
  public func followUp(_ question: String, to draw: TarotDraw, asked first: String) -> TarotFollowUp {
    FollowUpComposer(
      language: self, draw: draw, asked: FoldedWords(String(question.prefix(500))), text: String(question.prefix(500)),
      question: TarotQuestion(question), first: TarotQuestion(first)
    ).answer
  }
}

/// Puts an answer together.
private struct FollowUpComposer {
  let language: Language
  let draw: TarotDraw
  let asked: FoldedWords
  let text: String
  let question: TarotQuestion
  let first: TarotQuestion

  private var tarot: TarotTexts { language.tarot }
  private var cards: [DrawnCard] { draw.cards }

  private var seed: UInt64 {
    cards.reduce(Phrase.hash(text)) { PhraseChoice.mixed($0 ^ UInt64($1.card.number * 2 + ($1.isReversed ? 1 : 0))) }
  }

  var answer: TarotFollowUp {
    let (pointer, found) = pointed
    guard let index = found.first, cards.indices.contains(index) else {
      return TarotFollowUp(pointer: .pivot, positions: [], paragraphs: [])
    }
    let drawn = cards[index]
    let card = tarot.spoken(drawn.card)
    let place = tarot.name(draw.spread.positions[index], in: draw.spread.kind)
    let values = [("card", card), ("Card", Language.opening(card)), ("place", place)]
    var opening: [String] = []
    if let missing {
      opening.append(language.book.phrase("follow missing").filled([("Missing", Language.opening(tarot.spoken(missing)))]))
    }
    let guards = language.guards.beginnings(question)
    if !guards.isEmpty {
      // What no card may decide is said first, and the card advises nothing.
      let matter = [("matter", question.matter), ("Matter", Language.opening(question.matter))]
      opening.append(Phrase(guards[Int(PhraseChoice.mixed(seed) % UInt64(guards.count))]).filled(matter))
    }
    opening.append(pick("follow \(pointer.rawValue)").filled(values))
    let written = tarot.texts(of: drawn.card)
    var body = [written.meaning(isReversed: drawn.isReversed)]
    let own = !guards.isEmpty ? "" : pointer == .advice ? written.advice : field(written, drawn.isReversed)
    if !own.isEmpty, own != body[0] { body.append(own) }
    var closing: [String] = []
    if asksWhen { closing.append(contentsOf: pace(of: drawn)) }
    var positions = [index]
    if let relation = relation(to: index) {
      closing.append(relation.text)
      positions += relation.positions.filter { $0 != index }
    }
    let rest = closing.joined(separator: " ")
    let paragraphs = [opening.joined(separator: " "), body.joined(separator: " "), rest, written.question].filter { !$0.isEmpty }
    return TarotFollowUp(pointer: pointer, positions: positions, paragraphs: paragraphs)
  }

  private func pick(_ key: String) -> Phrase {
    let phrases = language.book[key]
    guard !phrases.isEmpty else { return Phrase("") }
    return phrases[Int(PhraseChoice.mixed(seed ^ Phrase.hash(key)) % UInt64(phrases.count))]
  }

  /// What the card says in the field of life that is asked about, by this question or else by the first one.
  private func field(_ written: CardTexts, _ isReversed: Bool) -> String {
    let family = question.isPlaced ? question.kind.family : first.kind.family
    switch family {
    case .loveBegin, .loveTogether, .loveAfter, .kin, .friends: return isReversed ? written.reversedLove : written.love
    case .work, .money, .making: return isReversed ? written.reversedWork : written.work
    case .place, .bodyRest, .self, .yesNo: return isReversed ? written.reversedOneself : written.oneself
    }
  }

  // MARK: which card is meant

  private func says(_ words: String...) -> Bool { words.contains { asked.contains(FoldedWords($0)) } }

  private var pointed: (TarotFollowUp.Pointer, [Int]) {
    let named = cards.indices.filter { isNamed(cards[$0].card) }
    if !named.isEmpty { return (.card, named) }
    if let number = numbered { return (.card, [number]) }
    if let place = placed { return (.place, [place]) }
    let reversed = cards.indices.filter { cards[$0].isReversed }
    if !reversed.isEmpty, says("reversed", "upside down", "on its head") { return (.reversed, byWeight(reversed)) }
    for suit in Suit.allCases where says(tarot.name(suit), suit.id) {
      let own = cards.indices.filter { cards[$0].card.suit == suit }
      if !own.isEmpty { return (.suit, byWeight(own)) }
    }
    let known: [(TarotFollowUp.Pointer, Set<PositionRole>, Bool)] = [
      (
        .against, [.challenge],
        says("obstacle", "block", "blocks", "blocking", "blocked", "in the way", "against me", "holding me back", "problem")
      ),
      (
        .ahead, [.future, .direction, .outcome, .sharedOutcome, .nearFuture],
        asksWhen || says("outcome", "next", "future", "end up", "lead", "leads", "happen", "turn out", "going")
      ),
      (
        .advice, [.selfAdvice, .support, .freeWill, .clarifier],
        question.form == .should || says("do", "advice", "act", "help", "helps", "try", "step")
      ),
    ]
    for (pointer, roles, isAsked) in known where isAsked {
      let own = cards.indices.filter { draw.spread.positions[$0].role.map(roles.contains) ?? false }
      if !own.isEmpty { return (pointer, byWeight(own)) }
      // Where no place is meant for it, the cards themselves say: what presses is the darkest, what leads on the last, what helps the brightest.
      switch pointer {
      case .against: return (pointer, [cards.indices.min { cards[$0].brightness < cards[$1].brightness } ?? pivot])
      case .ahead: return (pointer, [cards.count - 1])
      default: return (pointer, [cards.indices.max { cards[$0].brightness < cards[$1].brightness } ?? pivot])
      }
    }
    if says("together", "relate", "connect", "connected", "between", "pattern", "cards", "all") { return (.together, [pivot]) }
    return (.pivot, [pivot])
  }

  private var pivot: Int { min(draw.spread.pivot ?? cards.count / 2, max(cards.count - 1, 0)) }

  private func byWeight(_ indices: [Int]) -> [Int] {
    indices.sorted { (draw.spread.weight(at: $0), $1) > (draw.spread.weight(at: $1), $0) }
  }

  /// Whether a card that lies here is named; without its article, for “why the tower” is as good as “why The Tower”.
  private func isNamed(_ card: TarotCard) -> Bool {
    [tarot.name(card), card.name(), card.name(in: .thoth), card.name(in: .marseille)].contains { name in
      let words = FoldedWords(name).words
      let bare = words.first == "the" ? words.dropFirst() : words[...]
      return !bare.isEmpty && asked.contains(FoldedWords(bare.joined(separator: " ")))
    }
  }

  /// A card that is named and does not lie here.
  private var missing: TarotCard? {
    let own = Set(cards.map(\.card))
    return NamedCards.all(in: text).first { !own.contains($0) }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  private var numbered: Int? {
    if says("last card") { return cards.count - 1 }
    for index in cards.indices {
      if index < Self.ordinals.count, says("\(Self.ordinals[index]) card", "\(Self.ordinals[index]) one") { return index }
      if says("card \(index + 1)", "position \(index + 1)", "number \(index + 1)") { return index }
    }
    return nil
  }

  /// A position whose name, or the key of whose role, stands in the question; the longest.
  private var placed: Int? {
    var best: (index: Int, words: Int)?
    for (index, position) in draw.spread.positions.enumerated() {
      var names = [FoldedWords(tarot.name(position, in: draw.spread.kind))]
      if let role = position.role, role != .you, role != .core { names.append(FoldedWords(role.rawValue)) }
      for name in names where !name.words.isEmpty && asked.contains(name) && name.words != ["you"] {
        if name.words.count > best?.words ?? 0 { best = (index, name.words.count) }
      }
    }
    return best?.index
  }

  // MARK: what is told beside

  private var asksWhen: Bool { says("when", "how long", "how soon", "timing") }

  private func pace(of drawn: DrawnCard) -> [String] {
    [language.book.text("follow when"), language.book.text("follow \(drawn.card.timing.rawValue)")].filter { !$0.isEmpty }
  }

  /// What the analysis finds between the card and another one, unless it names a card that does not lie here.
  private func relation(to index: Int) -> TarotFinding? {
    let analysis = SpreadAnalysis(draw, lens: tarot.lens(of: first.text))
    let own = Set(cards.map(\.card))
    return tarot.findings(analysis).first { finding in
      finding.positions.count > 1 && finding.positions.count <= 3 && finding.positions.contains(index)
        && finding.id != Alignment.complex.rawValue && Set(NamedCards.all(in: finding.text)).isSubset(of: own)
    }
  }
}
