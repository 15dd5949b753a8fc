import Astrology
import Companion
import Readings
import Tarot
import Wire

/// What Tableu tells of a spread beside the reading: themes, how it was reasoned, and the analysis.
struct TableuAnalysis {
  let ask: TableuAsk
  let analysis: SpreadAnalysis
  let findings: [TarotFinding]
  let narrative: TarotNarrative
  let texts: TarotTexts

  private var cards: [DrawnCard] { ask.draw.cards }
  private func text(_ kinds: String...) -> JSONValue {
    findings.first { kinds.contains($0.kind) }.map { .string($0.text) } ?? .null
  }
  private static func count(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// The members of an answer.
  var members: [String: JSONValue] {
    let summary = findings.first?.text ?? narrative.opening
    return [
      "reasoningSummary": .string(summary), "themes": themes, "reasoning": reasoning, "emotionalTone": tone,
      "ephemeris": .object(["available": .bool(false)]), "context": .string(Self.context(narrative.question, ask.draw)),
      "contextDiagnostics": .array([]), "narrativeMetrics": metrics, "graphRAG": .null, "sourceUsage": sources,
      "spreadAnalysis": spread, "analysis": spread,
    ]
  }

  // MARK: themes

  private var themes: JSONValue {
    let balance = analysis.balance
    let reversals = analysis.reversals
    let suits = Suit.allCases.map { (texts.name($0), Self.count(balance.suits[Int($0.rawValue)])) }
    let elements = Element.allCases.map { ($0.name, Self.count(balance.elements[Int($0.rawValue)])) }
    return .object([
      "deckStyle": .string(ask.deckStyle), "suitCounts": .object(Dictionary(suits) { one, _ in one }),
      "dominantSuit": balance.dominantSuit.map { .string(texts.name($0)) } ?? .null, "suitFocus": text("pattern"),
      "elementCounts": .object(Dictionary(elements) { one, _ in one }),
      "dominantElement": balance.dominantElement.map { .string($0.name) } ?? .null, "elementalBalance": text("element-leads"),
      "majorCount": Self.count(analysis.majors.count),
      "majorRatio": .number(Double(analysis.majors.count) / Double(max(cards.count, 1))),
      "archetypeLevel": .string(analysis.archetypes == .low ? "normal" : analysis.archetypes.rawValue),
      "archetypeDescription": text("archetypes", "trumps"), "reversalCount": Self.count(reversals.positions.count),
      "reversalRatio": .number(reversals.ratio), "reversalFramework": .string(reversals.framework.rawValue),
      "reversalDescription": .object(["name": .string(reversals.framework.rawValue), "description": text("reversals")]),
      // Of every card, for one trump among four others makes no culmination.
      "averageNumber": .number(analysis.meanStation), "lifecycleStage": .string(analysis.lifeStage.rawValue),
      "timingProfile": .string(analysis.timing.tilt.rawValue), "knowledgeGraph": .null,
    ])
  }

  // MARK: reasoning

  private var reasoning: JSONValue {
    let question = narrative.question
    let pivot = min(ask.draw.spread.pivot ?? cards.count / 2, max(cards.count - 1, 0))
    let tensions = analysis.neighbours.filter { $0.dignity == .tension }
    return .object([
      "questionIntent": .object([
        "type": .string(Self.intent(question)), "focus": .string(question.kind.family.rawValue),
        "urgency": .string(question.time?.rawValue ?? "life"),
      ]),
      "narrativeArc": .object(["key": .string(analysis.mood.arc.rawValue), "description": text("arc")]),
      "pivotCard": cards.indices.contains(pivot)
        ? .object(["index": Self.count(pivot), "card": .string(texts.name(cards[pivot].card))]) : .null,
      "tensions": .array(tensions.map { .array([Self.count($0.first), Self.count($0.second)]) }),
      "synthesisHooks": .array(findings.prefix(3).map { .string($0.text) }),
    ])
  }

  private static func intent(_ question: TarotQuestion) -> String {
    switch question.form {
    case .should: "decision"
    case .will where question.time != nil: "timing"
    case .will: question.isYesNo ? "confirmation" : "outcome"
    case .why: "understanding"
    case .how: "blockage"
    case .what: "exploration"
    }
  }

  /// The field of life in the words of the contract.
  private static func context(_ question: TarotQuestion, _ draw: TarotDraw) -> String {
    if draw.spread.kind == .decision { return "decision" }
    guard question.isPlaced else { return "self" }
    switch question.kind.family {
    case .loveBegin, .loveTogether, .loveAfter: return "love"
    case .work, .money, .making: return "career"
    case .bodyRest: return "wellbeing"
    case .place, .yesNo: return question.form == .should ? "decision" : "self"
    case .kin, .friends, .self: return "self"
    }
  }

  private var tone: JSONValue {
    .object([
      "emotion": .string(analysis.mood.label.rawValue), "arc": .string(analysis.mood.arc.rawValue),
      "valence": .number(analysis.mood.mean),
    ])
  }

  // MARK: how it went

  private var metrics: JSONValue {
    let gate = narrative.gate
    func names(_ list: [TarotCard]) -> JSONValue { .array(list.map { .string(texts.name($0)) }) }
    let missing = gate.missing.filter { cards.indices.contains($0) }.map { cards[$0].card }
    return .object([
      "cardCoverage": .number(gate.coverage), "missingCards": names(missing), "hallucinatedCards": names(gate.strangers),
      "spine": .object([
        "isValid": .bool(gate.spine >= gate.limits.spine), "ratio": .number(gate.spine),
        "totalSections": Self.count(narrative.sections.count),
      ]), "wordCount": Self.count(narrative.wordCount),
    ])
  }

  private var sources: JSONValue {
    func used(_ isUsed: Bool) -> JSONValue { .object(["requested": .bool(isUsed), "used": .bool(isUsed)]) }
    return .object([
      "spreadCards": used(true), "vision": used(false), "userContext": used(ask.question != nil), "graphRAG": used(false),
      "ephemeris": used(false), "forecast": used(false),
    ])
  }

  // MARK: the spread

  private var spread: JSONValue {
    let draw = ask.draw
    let own = try? JSONValue(text: String(decoding: TarotAnalysisAnswer(analysis).jsonBytes(capacity: 4096), as: UTF8.self))
    var members: [String: JSONValue] = [:]
    if case .object(let whole)? = own { members = whole }
    members["version"] = .string("1.0.0")
    members["spreadKey"] = .string(draw.spread.kind.rawValue)
    members["spreadName"] = .string(ask.spreadName)
    members["pivotIndex"] = draw.spread.pivot.map { Self.count($0) } ?? .null
    members["positions"] = .array(
      cards.indices.map { index in
        .object([
          "index": Self.count(index), "label": .string(ask.places.indices.contains(index) ? ask.places[index] : ""),
          "roleKey": draw.spread.positions[index].role.map { .string($0.rawValue) } ?? .null,
          "card": .string(texts.name(cards[index].card)), "weight": .number(draw.spread.weight(at: index)),
        ])
      })
    members["relationships"] = .array(
      findings.map { finding in
        .object([
          "type": .string(finding.kind), "id": .string(finding.id), "summary": .string(finding.text),
          "cards": .array(finding.positions.map { Self.count($0) }),
        ])
      })
    return .object(members)
  }
}
