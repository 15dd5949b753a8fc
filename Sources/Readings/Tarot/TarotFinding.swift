public import Tarot

/// Something that an analysis finds in a spread, in a sentence, with the cards that it rests on.
public struct TarotFinding: Sendable, Hashable {
  /// What kind it is: `triad`, `dyad`, `trumps`, `progression`, `courts`, `element-leads`, `element-wanting`, `archetypes`, `pattern`,
  /// `reversals`, `timing`, `arc`, `pair`, `check`.
  public let kind: String
  /// Which of its kind: `death-temperance-star`, `evolving-support`.
  public let id: String
  /// The sentence.
  public let text: String
  /// The positions of the cards that it rests on, from zero.
  public let positions: [Int]
}

extension TarotTexts {
  /// What an analysis finds: its highlights first, then the whole of the spread, then the cards in pairs.
  public func findings(_ analysis: SpreadAnalysis) -> [TarotFinding] {
    FindingWriter(texts: self, analysis: analysis).all
  }
}

/// The findings of one analysis.
private struct FindingWriter {
  let texts: TarotTexts
  let analysis: SpreadAnalysis

  private var cards: [DrawnCard] { analysis.draw.cards }
  private var everywhere: [Int] { Array(cards.indices) }

  var all: [TarotFinding] {
    analysis.highlights.compactMap(highlight) + whole + analysis.patterns.compactMap(pattern) + pairs
  }

  private func finding(
    _ kind: String, _ id: String, _ key: String, _ positions: [Int], _ values: [(name: String, value: String)] = []
  ) -> TarotFinding {
    let named = values + [("cards", texts.counts.list(positions.map { texts.spoken(cards[$0].card) }))]
    return TarotFinding(
      kind: kind, id: id, text: Language.opening(texts.book.phrase(key).filled(named)), positions: positions)
  }

  // MARK: what to tell first

  private func highlight(_ highlight: Highlight) -> TarotFinding? {
    switch highlight {
    case .triad(let found):
      let id = found.triad.id
      guard let missing = found.missing else { return finding("triad", id, "triad \(id) whole", found.positions) }
      return finding("triad", id, "triad \(id) two", found.positions, [("missing", texts.spoken(missing))])
    case .dyad(let found): return finding("dyad", found.dyad.id, "dyad \(found.dyad.id)", found.positions)
    case .journey(let journey):
      guard let stage = journey.stage else { return finding("trumps", "even", "trumps even", analysis.majors) }
      return finding(
        "trumps", stage.rawValue, "trumps \(stage.rawValue) \(journey.strength.rawValue)", analysis.majors)
    case .progression(let found):
      return finding(
        "progression", "\(found.suit.id)-\(found.stage.rawValue)", "progression \(found.suit.id) \(found.stage.rawValue)",
        found.positions)
    case .courts(let positions):
      let id = positions.count == 2 ? "pair" : "council"
      return finding("courts", id, "courts \(id)", positions)
    }
  }

  // MARK: the spread as a whole

  private var whole: [TarotFinding] {
    var found: [TarotFinding] = []
    // One card leads and tends nowhere.
    if cards.count > 1 {
      if let element = analysis.balance.dominantElement, analysis.balance.emphasis != .even {
        let own = cards.indices.filter { cards[$0].card.element == element }
        found.append(finding("element-leads", element.key, "element-leads \(element.key)", own))
      }
      if !analysis.balance.wanting.isEmpty {
        let elements = analysis.balance.wanting.map { texts.names.name($0) }
        found.append(
          finding(
            "element-wanting", analysis.balance.wanting.map { $0.key }.joined(separator: "+"), "element-wanting", everywhere,
            [("elements", texts.counts.alternatives(elements))]))
      }
      if analysis.archetypes == .high { found.append(finding("archetypes", "high", "archetypes high", analysis.majors)) }
      let arc = analysis.mood.arc.rawValue
      found.append(finding("arc", arc, "arc \(arc)", everywhere))
      if analysis.timing.tilt != .developing {
        let tilt = analysis.timing.tilt.rawValue
        found.append(finding("timing", tilt, "timing \(tilt)", analysis.timing.positions))
      }
    }
    let framework = analysis.reversals.framework
    // A single reversed card has no neighbors to be read by.
    if framework != .none, cards.count > 1 || framework != .contextual {
      found.append(
        finding("reversals", framework.rawValue, "reversals \(framework.rawValue)", analysis.reversals.positions))
    }
    return found
  }

  private func pattern(_ pattern: SpreadPattern) -> TarotFinding? {
    func plain(_ id: String, _ positions: [Int], _ values: [(name: String, value: String)] = []) -> TarotFinding {
      finding("pattern", id, "pattern \(id)", positions, values)
    }
    func count(_ number: Int) -> String { Language.opening(texts.counts.word(number)) }
    switch pattern {
    case .sequence(let positions, let isRising): return plain(isRising ? "sequence-rising" : "sequence-falling", positions)
    case .sameRank(let rank, let positions):
      return plain("same-rank", positions, [("count", count(positions.count)), ("rank", texts.plural(rank))])
    case .rise: return plain("rise", [0, cards.count - 1])
    case .fall: return plain("fall", [0, cards.count - 1])
    case .suitRun(let suit, let positions): return plain("suit-run", positions, [("suit", texts.name(suit))])
    case .suitDominance(let suit, let number):
      let own = cards.indices.filter { cards[$0].card.suit == suit }
      return plain("suit-dominance", own, [("count", count(number)), ("suit", texts.name(suit))])
    case .courtSuitFocus(let suit, let positions): return plain("court-suit-focus", positions, [("suit", texts.name(suit))])
    case .reversedCourts(let positions): return plain("reversed-courts", positions)
    case .consecutiveReversals(let positions): return plain("consecutive-reversals", positions)
    // Told by the highlights and by the sense in which reversed cards are read.
    case .courtPair, .courtCluster, .reversalHeavy, .reversalModerate: return nil
    }
  }

  // MARK: two by two

  private var pairs: [TarotFinding] {
    var found = analysis.neighbours.map { pair("pair", $0.alignment.rawValue, $0) }
    guard let celtic = analysis.celtic else { return found }
    for (check, cards) in zip(CelticStructure.Check.allCases, celtic.checks) {
      let told = pair("check", check.rawValue, cards)
      let opening = texts.book.text("check \(check.rawValue)")
      found.append(
        TarotFinding(kind: told.kind, id: told.id, text: "\(opening) \(told.text)", positions: told.positions))
    }
    return found
  }

  private func pair(_ kind: String, _ id: String, _ pair: CardPair) -> TarotFinding {
    finding(
      kind, id, "pair \(pair.alignment.rawValue)", [pair.first, pair.second],
      [("first", texts.spoken(cards[pair.first].card)), ("second", texts.spoken(cards[pair.second].card))])
  }
}
