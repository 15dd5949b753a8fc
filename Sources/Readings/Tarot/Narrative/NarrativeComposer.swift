import Tarot

/// Puts together what is written for one draw and one question.
struct NarrativeComposer {
  let language: Language
  let draw: TarotDraw
  let question: TarotQuestion
  let depth: TarotNarrative.Depth
  /// The cards in the field of life that is asked about, or as they are told where a card must not decide.
  private let told: [CardWritings.Told?]
  /// What the picture of each card is to the kind of question; all `nil` for a kind that has nothing of its own.
  private let seen: [Sight?]
  /// The detail that is followed through the pictures, where all is told; `nil` where fewer than three lie there or nothing is written.
  private let followed: Followed?

  /// A card’s picture, looked at for a gesture, and what that gesture is to the kind of question.
  private struct Sight {
    let picture: CardWritings.Seen
    let asked: CardWritings.Asked
  }

  init(language: Language, draw: TarotDraw, question: TarotQuestion, depth: TarotNarrative.Depth) {
    self.language = language
    self.draw = draw
    self.question = question
    self.depth = depth
    let focus = question.kind.care == nil ? question.kind.family.focus : nil
    told = draw.cards.map { language.writings.told($0, to: focus) }
    let details = FollowedDetails(draw: draw, pivot: Self.pivot(of: draw), question: question, language: language)
    seen = Self.sights(of: draw, for: question, in: language, details)
    let pivot = Self.pivot(of: draw)
    followed =
      depth == .deep && seen.indices.contains(pivot) ? seen[pivot].flatMap { details.followed($0.picture.gesture) } : nil
  }

  /// Looks at every picture, first at the one on which the reading turns, for a gesture that no other card has yet.
  private static func sights(
    of draw: TarotDraw, for question: TarotQuestion, in language: Language, _ details: FollowedDetails
  ) -> [Sight?] {
    var sights = [Sight?](repeating: nil, count: draw.cards.count)
    var taken: Set<CardGesture> = []
    let pivot = Self.pivot(of: draw)
    for index in draw.cards.indices.sorted(by: { ($0 == pivot ? 0 : 1, $0) < ($1 == pivot ? 0 : 1, $1) }) {
      let salt = Phrase.hash(question.text) ^ UInt64(index)
      let pictures = language.writings.seen(draw.cards[index]).enumerated()
        .map { (order: PhraseChoice.mixed(salt ^ Phrase.hash("picture \($0.offset)")), picture: $0.element) }
        .sorted { $0.order < $1.order }.map(\.picture)
      // The card on which it turns shows a gesture to which a detail that can be followed through the others has something to say.
      let wanted =
        index == pivot && !question.isOfItsKind ? pictures.first { details.followed($0.gesture)?.conclusion != nil } : nil
      guard let picture = wanted ?? pictures.first(where: { !taken.contains($0.gesture) }) ?? pictures.first,
        let asked = language.writings.asked(question.kind, picture.gesture)
      else { continue }
      taken.insert(picture.gesture)
      sights[index] = Sight(picture: picture, asked: asked)
    }
    return sights
  }

  private var cards: [DrawnCard] { draw.cards }
  private var tarot: TarotTexts { language.tarot }

  /// Where the card lies on which the reading turns.
  private var pivot: Int { Self.pivot(of: draw) }

  private static func pivot(of draw: TarotDraw) -> Int {
    min(draw.spread.pivot ?? draw.cards.count / 2, max(draw.cards.count - 1, 0))
  }

  /// The same draw for the same question is always told alike.
  private var seed: UInt64 {
    cards.reduce(Phrase.hash(question.text)) { PhraseChoice.mixed($0 ^ UInt64($1.card.number * 2 + ($1.isReversed ? 1 : 0))) }
  }

  var narrative: TarotNarrative {
    var told = narrative(brief: 0)
    // Where that is long, cards beside the one on which it turns have half of their picture.
    var brief = 1
    while told.wordCount > lengths.upperBound, brief < cards.count {
      told = narrative(brief: brief)
      brief += 1
    }
    return told
  }

  /// - Parameter brief: how many cards have half of their picture.
  private func narrative(brief: Int) -> TarotNarrative {
    var used = UsedSentences()
    let frame = frame
    for part in frame.parts { used.add(part) }
    let shortened = Set(cards.indices.filter { $0 != pivot }.prefix(brief))
    let sections = cards.indices.map { section($0, isBrief: depth == .short || shortened.contains($0), &used) }
    let relations = relations(beside: frame.parts + sections.map(\.text), &used)
    let parts = [frame.opening] + relations.map(\.text) + [frame.together, frame.next, frame.ask]
    // A title names its card, whatever the name else means.
    let named = sections.map { (position: $0.position, text: "card \($0.title). \($0.place). \($0.text)") }
    let gate = NarrativeGate(sections: named, text: parts, draw: draw)
    return TarotNarrative(
      question: question, opening: frame.opening, sections: sections, relations: relations, together: frame.together,
      next: frame.next, ask: frame.ask, evidence: TarotNarrative.Evidence(positions: [pivot], motifs: []), gate: gate)
  }

  // MARK: the words of the question

  /// A text with the noun of the question. Where a card must not decide, the picture speaks of the question itself, and advises nothing on
  /// what is asked about.
  private func filled(_ text: String?, isOfCard: Bool = true) -> String {
    let they = question.they
    let text = named(text ?? "")
    let matter = isOfCard && question.kind.care != nil ? language.book.text("card-guarded") : question.matter
    return Phrase(text).filled([
      ("matter", matter), ("Matter", Language.opening(matter)), ("they", they.subject), ("They", Language.opening(they.subject)),
      ("them", they.object), ("their", they.possessive), ("Their", Language.opening(they.possessive)),
    ])
  }

  /// The words for the person of a kind become the name by which the question calls them: `your sibling` is your sister.
  private func named(_ text: String) -> String {
    let name = question.they.subject
    guard question.kind.isNamed, let general = question.kind.they, name != general, name == question.they.object,
      // The person is whose the kind says, `your` friend and not `their` boyfriend; of several people the sentences do not speak.
      name.split(separator: " ").first == general.split(separator: " ").first,
      !name.hasSuffix("s") || name.hasSuffix("ss")
    else { return text }
    return text.replacing(general, with: name).replacing(Language.opening(general), with: Language.opening(name))
  }

  // MARK: the frame

  /// What stands before and behind the cards: one thought, of the card on which the reading turns.
  private struct Frame {
    var opening = ""
    var together = ""
    var next = ""
    var ask = ""

    var parts: [String] { [opening, together, next, ask] }
  }

  private var frame: Frame {
    guard cards.indices.contains(pivot), let told = told[pivot] else { return Frame() }
    let guards = language.guards
    guard let care = question.kind.care else {
      if let asked = seen[pivot]?.asked {
        return Frame(
          opening: filled(
            asked.opening(question.form, isRefusal: question.isRefusal) ?? told.opening(question.form)),
          together: filled(asked.together),
          next: filled(asked.next), ask: filled(asked.ask))
      }
      return Frame(
        opening: filled(told.opening(question.form)), together: filled(told.together), next: filled(told.next),
        ask: filled(told.ask))
    }
    // Who can decide is said first; then the card, with a sentence that advises nothing.
    let opening = filled(one(guards.beginnings(question), "guard"), isOfCard: false)
    return Frame(
      opening: "\(opening) \(Sentences.first(1, of: filled(told.opening(.what))))", together: filled(told.together),
      next: filled(one(guards.acts(care), "guard-next"), isOfCard: false), ask: filled(told.ask))
  }

  private func one(_ list: [String], _ salt: String) -> String? {
    list.isEmpty ? nil : list[Int(PhraseChoice.mixed(seed ^ Phrase.hash(salt)) % UInt64(list.count))]
  }

  // MARK: cards

  private func section(_ index: Int, isBrief: Bool, _ used: inout UsedSentences) -> TarotNarrative.Section {
    let drawn = cards[index]
    let position = draw.spread.positions[index]
    let place = PlaceKind(position)
    let own = place.flatMap { sighted(index, $0, isBrief: isBrief, used) }
    let passage = own ?? place.flatMap { told[index]?.passage($0) }.map { filled($0) }
    // Without a word about the card, what its place asks is left with the person.
    var text = passage ?? library(drawn) ?? tarot.question(position, in: draw.spread.kind) ?? ""
    text = used.withoutKnown(text)
    if depth == .short, own == nil {
      // What says neither why nor what follows is not cut short.
      let brief = Sentences.first(2, of: text)
      if NarrativeGate.hasSpine(brief) { text = brief }
    }
    if text.isEmpty { text = "\(tarot.told(drawn))." }
    used.add(text)
    return TarotNarrative.Section(
      position: index, card: drawn, title: tarot.told(drawn), place: tarot.name(position, in: draw.spread.kind), text: text,
      evidence: TarotNarrative.Evidence(positions: [index], motifs: []))
  }

  /// The picture of a card, and what it is to the question; `nil` when another card has said that.
  private func sighted(_ index: Int, _ place: PlaceKind, isBrief: Bool, _ used: UsedSentences) -> String? {
    guard let sight = seen[index], let line = sight.asked.line(place).map({ filled($0) }), used.isFresh(line) else { return nil }
    // A short reading has half of the picture; what it is to the question is whole there, too.
    return "\(isBrief ? Sentences.first(1, of: sight.picture.text) : sight.picture.text) \(line)"
  }

  /// What the library says of a card, in the question’s own field of life where the library has words for that field.
  private func library(_ drawn: DrawnCard) -> String? {
    let own = question.kind.family.cardField.map {
      language.book.text("\(drawn.isReversed ? "card-turned" : "card-text") \(drawn.card.id) \($0)")
    }
    if let own, !own.isEmpty { return own }
    let text = language.book.text("card-text \(drawn.card.id) \(drawn.isReversed ? "reversed" : "upright")")
    return text.isEmpty ? nil : text
  }

  // MARK: relations

  /// How many relations are told, where that makes the reading long enough.
  private var relationCount: Int {
    // What two cards are to the question itself is told at more length.
    let few = cards.indices.contains(pivot) && seen[pivot]?.asked.beside != nil ? 1 : 2
    let most = cards.count < 2 ? 0 : cards.count < 5 ? few : cards.count < 8 ? 4 : 5
    switch depth {
    case .short: return min(most, 1)
    case .standard: return most
    case .deep: return most + 2
    }
  }

  /// How many words a reading has at least, and at most.
  private var lengths: ClosedRange<Int> {
    switch cards.count {
    case ..<3: 0...Int.max
    case 3: 352...430
    case 4: 352...Int.max
    case 5..<8: 480...Int.max
    default: 902...Int.max
    }
  }

  private static func words(_ texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.utf8.split(separator: UInt8(ascii: " ")).count }
  }

  /// Beside more relations than these, nothing is told of two cards that only a rule says.
  private static let fewRelations = 2

  /// What the cards have to do with each other, beside all that is told otherwise.
  private func relations(beside told: [String], _ used: inout UsedSentences) -> [TarotNarrative.Relation] {
    var pairs = self.pairs[...]
    var found: [TarotNarrative.Relation] = []
    var whole = relationCount > 0 ? followedRelations : []
    for relation in whole { used.add(relation.text) }
    let frame = told
    var told: [String] { frame + whole.map(\.text) }
    let relationCount = max(0, relationCount - (whole.isEmpty ? 0 : 1))
    while found.count < relationCount, let relation = related(&pairs, isFirst: found.isEmpty && whole.isEmpty, &used) {
      found.append(relation)
    }
    guard depth != .short else { return found }
    let findings = self.findings
    // Whether two cards get along by their elements is told where their pictures have little to say; elsewhere it is left to the analysis.
    let isThin = found.count <= Self.fewRelations
    let checks = isThin && draw.spread.kind == .celtic ? 2 : 0
    supplement(&found, to: found.count + checks, ["check"], &used, findings)
    supplement(&found, to: relationCount + checks, isThin ? supplements : supplements.subtracting(["pair"]), &used, findings)
    // Where that is short, more cards are told beside each other; where it is long, the last is left to the table.
    func count() -> Int { Self.words(told + found.map(\.text)) }
    while count() < lengths.lowerBound, let relation = related(&pairs, isFirst: found.isEmpty && whole.isEmpty, &used) {
      found.append(relation)
    }
    while found.count > (whole.isEmpty ? 1 : 0), count() > lengths.upperBound { found.removeLast() }
    // What changes through the cards stays; what comes to the question from it is said by the end as well.
    if whole.count > 1, count() > lengths.upperBound { whole.removeLast() }
    return whole + found
  }

  /// One detail through several pictures and what changes in it, and in a paragraph of its own what that is to the question.
  private var followedRelations: [TarotNarrative.Relation] {
    guard let followed else { return [] }
    let opener = one(language.book.texts("watch \(followed.detail.rawValue)"), "watch")
    let course = [opener].compactMap { $0 } + followed.pictures + [followed.course]
    return [course.joined(separator: " "), saidToQuestion(followed)].compactMap { $0 }.map { text in
      TarotNarrative.Relation(text: text, evidence: TarotNarrative.Evidence(positions: followed.positions, motifs: []))
    }
  }

  /// What the gesture of the card on which the reading turns is to a kind of question that was heard; elsewhere the question as it was asked, and
  /// what the detail says to all of its field of life.
  private func saidToQuestion(_ followed: Followed) -> String? {
    if question.isOfItsKind { return seen[pivot]?.asked.beside.map { filled($0) } }
    guard let conclusion = followed.conclusion else { return nil }
    let echo = question.echo.flatMap { own in
      one(language.book.texts("echo"), "echo").map { Phrase($0).filled([("question", own)]) }
    }
    return [echo, filled(conclusion)].compactMap { $0 }.joined(separator: " ")
  }

  /// Any two cards, those first whose pictures have most to do with each other, then those beside the card on which the reading turns.
  private var pairs: [TarotNarrative.Evidence] {
    var seen: Set<Set<Int>> = []
    var pairs: [TarotNarrative.Evidence] = []
    for relation in PictureRelation.all(in: draw) where seen.insert([relation.first, relation.second]).inserted {
      pairs.append(
        TarotNarrative.Evidence(
          positions: [relation.first, relation.second],
          motifs: relation.isShared ? [relation.motif] : [relation.motif, relation.other]))
    }
    var others: [(distance: Int, positions: [Int])] = []
    for second in cards.indices {
      for first in cards.indices where first < second && !seen.contains([first, second]) {
        others.append((second - first + (first == pivot || second == pivot ? 0 : 2), [first, second]))
      }
    }
    let near = others.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    pairs += near.map { TarotNarrative.Evidence(positions: $0.element.positions, motifs: []) }
    // Of the strongest another comes first for another question, so that two questions to the same cards have little in common.
    let strongest = pairs.prefix(max(3, 2 * cards.count))
    guard !strongest.isEmpty else { return pairs }
    let turn = Int(PhraseChoice.mixed(seed ^ Phrase.hash("relations")) % UInt64(strongest.count))
    return Array(strongest.dropFirst(turn) + strongest.prefix(turn)) + pairs.dropFirst(strongest.count)
  }

  /// The next of these pairs for which something is written that was not said.
  private func related(
    _ pairs: inout ArraySlice<TarotNarrative.Evidence>, isFirst: Bool, _ used: inout UsedSentences
  ) -> TarotNarrative.Relation? {
    while let evidence = pairs.popFirst() {
      let (first, second) = (cards[evidence.positions[0]].card, cards[evidence.positions[1]].card)
      guard var text = language.writings.pair(first, second) else { continue }
      // What the two pictures have to do with each other, the first of them brought home to the question by the gesture that answers it: there is
      // one advice in a reading.
      if isFirst, let beside = cards.indices.contains(pivot) ? seen[pivot]?.asked.beside : nil {
        // Two sentences are enough where they name both.
        let brief = Sentences.first(2, of: text)
        let names = [first, second].map { named in tarot.name(named).replacing("The ", with: "") }
        text = (names.allSatisfy(brief.contains) ? brief : text) + " " + filled(beside)
      }
      guard used.isFresh(text) else { continue }
      used.add(text)
      return TarotNarrative.Relation(text: text, evidence: evidence)
    }
    return nil
  }

  /// What the analysis finds that is worth a sentence.
  private var findings: [TarotFinding] {
    let analysis = SpreadAnalysis(draw, lens: tarot.lens(of: question.text))
    // Two cards that have little to do with each other are not.
    let checks = zip(CelticStructure.Check.allCases, analysis.celtic?.checks ?? [])
    let dull = checks.filter { $1.alignment == .complex }.map(\.0.rawValue)
    return tarot.findings(analysis).filter { finding in
      switch finding.kind {
      // A triad of which a card is missing names that card, and it does not lie here.
      case "triad": finding.positions.count == 3
      case "pair": finding.id != Alignment.complex.rawValue
      case "check": !dull.contains(finding.id)
      default: true
      }
    }
  }

  /// A few cards are told by what they have in common; that one element leads among three says nothing to anybody.
  private var supplements: Set<String> {
    let some: Set = ["triad", "dyad", "progression", "courts", "pattern", "pair", "arc", "timing"]
    return cards.count < 5 ? some : some.union(["element-leads"])
  }

  /// What the analysis finds, where pictures have no words: pairs and triples of trumps, numbers, suits.
  private func supplement(
    _ found: inout [TarotNarrative.Relation], to count: Int, _ kinds: Set<String>, _ used: inout UsedSentences,
    _ findings: [TarotFinding]
  ) {
    for finding in findings
    where found.count < count && kinds.contains(finding.kind) && finding.positions.count > 1 {
      guard used.isFresh(finding.text) else { continue }
      used.add(finding.text)
      found.append(
        TarotNarrative.Relation(
          text: finding.text, evidence: TarotNarrative.Evidence(positions: finding.positions, motifs: [])))
    }
  }
}
