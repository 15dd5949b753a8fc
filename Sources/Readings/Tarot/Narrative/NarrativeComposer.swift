import Tarot

/// Puts together what is written for one draw and one question.
struct NarrativeComposer {
  let language: Language
  let texts: NarrativeTexts
  let draw: TarotDraw
  let question: TarotQuestion
  let depth: TarotNarrative.Depth
  /// The cards in the field of life that is asked about; `nil` where a card must not decide.
  private let told: [CardWritings.Told?]

  init(language: Language, draw: TarotDraw, question: TarotQuestion, depth: TarotNarrative.Depth) {
    self.language = language
    texts = language.narratives
    self.draw = draw
    self.question = question
    self.depth = depth
    let focus = question.kind.family.focus
    told = draw.cards.map { question.kind.care == nil ? language.writings.told($0, to: focus) : nil }
  }

  private var cards: [DrawnCard] { draw.cards }
  private var tarot: TarotTexts { language.tarot }
  private var family: QuestionFamily { question.kind.family }

  /// Where the card lies on which the reading turns.
  private var pivot: Int { min(draw.spread.pivot ?? cards.count / 2, max(cards.count - 1, 0)) }

  /// The same draw for the same question is always told alike.
  private var seed: UInt64 {
    cards.reduce(Phrase.hash(question.text)) { PhraseChoice.mixed($0 ^ UInt64($1.card.number * 2 + ($1.isReversed ? 1 : 0))) }
  }

  var narrative: TarotNarrative {
    var used = UsedSentences()
    let frame = frame
    for part in [frame.opening, frame.next, frame.ask] { used.add(part) }
    let findings = depth == .short ? [] : self.findings
    var pairs = self.pairs[...]
    var relations: [TarotNarrative.Relation] = []
    while relations.count < relationCount, let relation = related(&pairs, &used) { relations.append(relation) }
    let many = draw.spread.kind == .celtic && depth != .short ? 3 : 0
    if many > 0 { supplement(&relations, to: relations.count + many, ["check"], &used, findings) }
    supplement(&relations, to: relationCount + many, supplements, &used, findings)
    // What it comes to is one picture, told whole: readers lost its thread where a relation stood between two of its sentences.
    let together = frame.together
    used.add(together)
    var sections = cards.indices.map { section($0, &used) }
    var turns = depth == .short ? [:] : self.turns(&used)
    func whole(_ index: Int) -> String { turns[index].map { "\(sections[index].text) \($0)" } ?? sections[index].text }
    if depth != .short {
      // Where that is short, two more cards are told beside each other, and then the analysis makes up for it.
      var own = [frame.opening, together, frame.next, frame.ask] + sections.indices.map(whole)
      while Self.words(own + relations.map(\.text)) < shortest {
        let count = relations.count
        if let relation = related(&pairs, &used) {
          relations.append(relation)
          continue
        }
        supplement(
          &relations, to: count + 1, supplements.union(["archetypes", "reversals", "element-wanting", "check"]), &used,
          findings)
        guard relations.count > count else { break }
      }
      // Where the analysis has no more to say either, the last cards give their advice.
      for index in sections.indices.reversed() {
        guard Self.words(own + relations.map(\.text)) < shortest else { break }
        let advice = language.book.text("card-text \(sections[index].card.card.id) advice")
        guard !advice.isEmpty, used.isFresh(advice) else { continue }
        used.add(advice)
        turns[index] = [turns[index], advice].compactMap(\.self).joined(separator: " ")
        own.append(advice)
      }
      // And where they have too much to say, the weakest relation is left to the table, and last what turns a card to the field of life.
      func count() -> Int {
        Self.words(
          [frame.opening, together, frame.next, frame.ask] + sections.indices.map(whole) + relations.map(\.text))
      }
      while cards.count == 3, count() > 430 {
        if relations.count > 1 {
          relations.removeLast()
        } else if let last = turns.keys.max() {
          turns[last] = nil
        } else {
          break
        }
      }
    }
    for index in sections.indices { sections[index].text = whole(index) }
    let parts = [frame.opening] + relations.map(\.text) + [together, frame.next, frame.ask]
    // A title names its card, whatever the name else means.
    let named = sections.map { (position: $0.position, text: "card \($0.title). \($0.place). \($0.text)") }
    let gate = NarrativeGate(sections: named, text: parts, draw: draw)
    return TarotNarrative(
      question: question, opening: frame.opening, sections: sections, relations: relations, together: together, next: frame.next,
      ask: frame.ask,
      evidence: TarotNarrative.Evidence(positions: [pivot], motifs: []), gate: gate)
  }

  /// How many words a reading has at least.
  private var shortest: Int { cards.count < 3 ? 0 : cards.count < 5 ? 352 : cards.count < 8 ? 480 : 902 }

  private static func words(_ texts: [String]) -> Int {
    texts.reduce(0) { $0 + $1.utf8.split(separator: UInt8(ascii: " ")).count }
  }

  // MARK: the words of the question

  private func filled(_ text: String, matter: String? = nil) -> String {
    let they = question.they
    let matter = matter ?? question.matter
    return Phrase(text).filled([
      ("matter", matter), ("Matter", Language.opening(matter)), ("they", they.subject), ("They", Language.opening(they.subject)),
      ("them", they.object), ("their", they.possessive), ("Their", Language.opening(they.possessive)),
    ])
  }

  private func pick(_ list: [String], _ salt: String, _ used: inout UsedSentences) -> String? {
    guard !list.isEmpty else { return nil }
    let start = Int(PhraseChoice.mixed(seed ^ Phrase.hash(salt)) % UInt64(list.count))
    for step in list.indices {
      let text = list[(start + step) % list.count]
      if used.isFresh(text) {
        used.addTemplate(text)
        return text
      }
    }
    return nil
  }

  // MARK: the frame

  private struct Told {
    var opening = ""
    var together = ""
    var next = ""
    var ask = ""
  }

  private var frame: Told {
    guard cards.indices.contains(pivot) else { return Told() }
    let drawn = cards[pivot]
    guard let written = texts.frame(drawn) else { return Told() }
    if let opening = guarding.map({ filled($0) }) {
      // The picture speaks of the question, for it must not advise on what is asked about.
      let asked = language.book.text("card-guarded")
      return Told(
        opening: "\(opening) \(Sentences.first(1, of: filled(written.opening(.what), matter: asked)))",
        together: filled(written.together, matter: asked),
        next: one(texts.list("guard-next \(question.kind.care?.rawValue ?? "")"), "guard-next").map { filled($0) } ?? "",
        ask: filled(written.ask, matter: asked))
    }
    // The whole frame is that of the card in the field of life that is asked about.
    let told = told[pivot]
    return Told(
      opening: filled(told?.opening(question.form) ?? written.opening(question.form)),
      together: told?.together ?? filled(written.together),
      next: told?.next ?? filled(written.next), ask: told?.ask ?? filled(written.ask))
  }

  /// The passage of a card in the field of life that is asked about; `nil` for the place of another person.
  private func passage(_ index: Int) -> String? {
    PlaceKind(draw.spread.positions[index]).flatMap { told[index]?.passage($0) }
  }

  /// What is said first where a card must not decide.
  private var guarding: String? { one(texts.guards(question), "guard") }

  private func one(_ list: [String], _ salt: String) -> String? {
    list.isEmpty ? nil : list[Int(PhraseChoice.mixed(seed ^ Phrase.hash(salt)) % UInt64(list.count))]
  }

  // MARK: cards

  private func section(_ index: Int, _ used: inout UsedSentences) -> TarotNarrative.Section {
    let drawn = cards[index]
    let position = draw.spread.positions[index]
    let place = tarot.name(position, in: draw.spread.kind)
    var text: String
    let passage = passage(index)
    if let passage {
      text = passage
    } else if let placed = pick(texts.placed(drawn, at: position), "placed \(index)", &used) {
      // Where a card must not decide, the picture speaks of the question and advises nothing on what is asked about.
      text = filled(placed, matter: question.kind.care == nil ? nil : language.book.text("card-guarded"))
    } else {
      let library = self.library(drawn)
      // Without a word about the card, what its place asks is left with the person.
      text = library.isEmpty ? (tarot.question(position, in: draw.spread.kind) ?? "") : library
    }
    text = used.withoutKnown(text)
    if depth == .short { text = Sentences.first(2, of: text) }
    if text.isEmpty { text = "\(tarot.told(drawn))." }
    used.add(text)
    return TarotNarrative.Section(
      position: index, card: drawn, title: tarot.told(drawn), place: place, text: text,
      evidence: TarotNarrative.Evidence(positions: [index], motifs: []))
  }

  /// What turns the cards to the field of life that is asked about, by their positions: none where a card must not decide, but for a body,
  /// which is only comforted, and none where the passage was written for the field.
  private func turns(_ used: inout UsedSentences) -> [Int: String] {
    guard question.kind.care == nil || question.kind.care == .body else { return [:] }
    var turns: [Int: String] = [:]
    for (index, drawn) in cards.enumerated() {
      guard passage(index) == nil, !texts.placed(drawn, at: draw.spread.positions[index]).isEmpty,
        let turn = pick(texts.turn(drawn, to: family.focus), "turn \(index)", &used)
      else { continue }
      used.add(turn)
      turns[index] = turn
    }
    return turns
  }

  /// What the library says of a card, in the question’s own field of life where the library has words for that field.
  private func library(_ drawn: DrawnCard) -> String {
    let own = family.cardField.map {
      language.book.text("\(drawn.isReversed ? "card-turned" : "card-text") \(drawn.card.id) \($0)")
    }
    if let own, !own.isEmpty { return own }
    return language.book.text("card-text \(drawn.card.id) \(drawn.isReversed ? "reversed" : "upright")")
  }

  // MARK: relations

  /// How many relations are told.
  private var relationCount: Int {
    let most = cards.count < 2 ? 0 : cards.count < 5 ? 2 : cards.count < 8 ? 4 : 5
    switch depth {
    case .short: return min(most, 1)
    case .standard: return most
    case .deep: return most + 2
    }
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
    _ pairs: inout ArraySlice<TarotNarrative.Evidence>, _ used: inout UsedSentences
  ) -> TarotNarrative.Relation? {
    while let evidence = pairs.popFirst() {
      let (first, second) = (cards[evidence.positions[0]].card, cards[evidence.positions[1]].card)
      guard let text = language.writings.pair(first, second), used.isFresh(text) else { continue }
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
