import Astrology
import Ephemeris
package import Readings
package import Tarot
import Web
package import Wire

extension TarotCardAnswer {
  /// A card with its names and what it stands for.
  ///
  /// - Parameter isWhole: whether what is written about it is told, too.
  package init(_ card: TarotCard, _ texts: TarotTexts, isWhole: Bool = false) {
    self.init(
      card: TarotCardName(card, texts), kind: TarotCardKind(card),
      names: DeckNames(
        riderWaiteSmith: card.name(in: .riderWaiteSmith), thoth: card.name(in: .thoth), marseille: card.name(in: .marseille)),
      correspondence: Correspondence(card, texts), valence: card.valence.rawValue,
      image: Route.tarotCardPage.path(CardPicture.file(of: card)),
      texts: isWhole ? TarotCardTexts(texts.texts(of: card)) : nil)
  }
}

extension TarotCardAnswer.Correspondence {
  fileprivate init(_ card: TarotCard, _ texts: TarotTexts) {
    let own = card.correspondence
    let (kind, element, sign): (String, Element?, ZodiacSign?) =
      switch own {
      case .element(let element): ("element", element, nil)
      case .planet: ("planet", nil, nil)
      case .sign(let sign): ("sign", nil, sign)
      case .decan(let face): ("decan", nil, face.sign)
      case .span: ("span", nil, nil)
      case .quadrant: ("quadrant", nil, nil)
      }
    self.init(
      kind: kind, text: texts.sky(of: card), element: element?.name, planet: own.planet?.body.name, sign: sign?.name,
      start: own.zodiac?.start, degrees: own.zodiac?.degrees, source: "Book T, Hermetic Order of the Golden Dawn")
  }
}

extension TarotCardTexts {
  fileprivate init(_ texts: CardTexts) {
    self.init(
      core: texts.core, upright: texts.upright, reversed: texts.reversed, love: texts.love, work: texts.work,
      oneself: texts.oneself, reversedLove: texts.reversedLove, reversedWork: texts.reversedWork,
      reversedSelf: texts.reversedOneself, advice: texts.advice, picture: texts.picture,
      symbols: texts.symbols.map { Symbol(name: $0.name, meaning: $0.meaning) }, history: texts.history,
      question: texts.question)
  }
}

extension TarotCardName {
  init(_ card: TarotCard, _ texts: TarotTexts) { self.init(id: card.id, number: card.number, name: texts.name(card)) }
}

extension TarotCardKind {
  init(_ card: TarotCard) {
    self.init(
      arcana: card.isMajor ? "major" : "minor", suit: card.suit?.id, rank: card.rank?.id,
      rankValue: card.rank.map { Int($0.rawValue) }, element: card.element.name)
  }
}

extension TarotSpreadAnswer {
  init(_ spread: Spread, _ texts: TarotTexts) {
    self.init(
      key: spread.kind.rawValue, name: texts.name(spread.kind), about: texts.about(spread.kind),
      positions: spread.positions.enumerated().map { index, position in
        Position(
          index: index, role: position.role?.rawValue, name: texts.name(position, in: spread.kind),
          asks: texts.question(position, in: spread.kind), weight: spread.weight(at: index))
      }, pivot: spread.pivot)
  }
}

extension TarotDrawAnswer {
  /// Laid cards with all that is found in them.
  ///
  /// - Parameters:
  ///   - ritual: what laid them; `nil` when somebody did by hand.
  ///   - reversedChance: how likely a card was reversed.
  ///   - crisis: what is to be shown before the cards.
  ///   - isHeard: whether it was read already, so that the cards are told with it.
  ///   - depth: how long the reading is told.
  package init(
    _ draw: TarotDraw, question: String?, ritual: Ritual?, reversedChance: Double, _ language: Language,
    crisis: CrisisAnswer? = nil, isHeard: Bool = false, depth: TarotNarrative.Depth = .standard
  ) {
    let texts = language.tarot
    let ritual = ritual.map { RitualPart($0, reversedChance: reversedChance) }
    if let crisis, !isHeard {
      self.init(
        help: TarotHelpAnswer(crisis, language), spread: TarotSpreadAnswer(draw.spread, texts), question: question,
        ritual: ritual, cards: [], analysis: nil, findings: [])
      return
    }
    let analysis = SpreadAnalysis(draw, lens: question.flatMap { texts.lens(of: $0) })
    let kind = draw.spread.kind
    self.init(
      help: crisis.map { TarotHelpAnswer($0, language) }, spread: TarotSpreadAnswer(draw.spread, texts), question: question,
      ritual: ritual,
      cards: zip(draw.spread.positions, draw.cards).enumerated().map { index, laid in
        let (position, drawn) = laid
        return Card(
          index: index, role: position.role?.rawValue, position: texts.name(position, in: kind),
          card: TarotCardName(drawn.card, texts), reversed: drawn.isReversed, kind: TarotCardKind(drawn.card),
          brightness: drawn.brightness, timing: drawn.card.timing.rawValue)
      }, analysis: TarotAnalysisAnswer(analysis),
      findings: texts.findings(analysis).map {
        TarotFindingAnswer(kind: $0.kind, id: $0.id, text: $0.text, positions: $0.positions)
      }, reading: TarotNarrativeAnswer(language.narrative(of: draw, question: question ?? "", depth: depth)))
  }
}

extension TarotNarrativeAnswer {
  /// A reading as it is told; `nil` for one that its gate holds back.
  fileprivate init?(_ narrative: TarotNarrative) {
    guard narrative.gate.isPassed else { return nil }
    self.init(
      opening: narrative.opening,
      sections: narrative.sections.map { Section(index: $0.position, title: $0.title, place: $0.place, text: $0.text) },
      relations: narrative.relations.map {
        Relation(text: $0.text, positions: $0.evidence.positions, motifs: $0.evidence.motifs.map(\.rawValue))
      }, together: narrative.together, next: narrative.next, ask: narrative.ask, turnsOn: narrative.evidence.positions)
  }
}

extension TarotDrawAnswer.RitualPart {
  fileprivate init(_ ritual: Ritual, reversedChance: Double) {
    self.init(
      knocks: ritual.knockCount, gaps: ritual.gaps.map { Int(clamping: $0) }, cut: ritual.cut,
      nonce: Self.digits(ritual.nonce), seed: Self.digits(ritual.seed), reversedChance: reversedChance)
  }

  /// 16 hexadecimal digits.
  static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension TarotHelpAnswer {
  fileprivate init(_ crisis: CrisisAnswer, _ language: Language) {
    self.init(
      category: crisis.finding.category.rawValue, severity: crisis.finding.severity.name, text: crisis.text,
      emergency: crisis.emergency, emergencyNumber: crisis.emergencyNumber,
      lines: crisis.lines.map {
        Line(
          name: $0.name, region: $0.region, call: $0.call, text: $0.text, hours: crisis.hours(of: $0, in: language),
          link: $0.link)
      }, goOn: crisis.goOn, stop: crisis.stop)
  }
}
