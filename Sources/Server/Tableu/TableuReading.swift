import Astrology
import Ephemeris
import Readings
import Tarot
import Wire

/// A reading as clients of Tableu decode it: the web's fields, and beside them those of the first app.
struct TableuReading {
  /// What wrote it, as the contract calls it.
  enum Provider: String {
    case composed = "local-composer"
    case safe = "safe-fallback"
    case help = "safety-gate"
  }

  let provider: Provider
  /// The whole text.
  let text: String
  let requestID: String
  /// Why the gate held something back; `nil` when it did not.
  let gateReason: String?
  private let parts: [String: JSONValue]
  private let crisis: [String]

  /// What is told when help matters more than a reading.
  ///
  /// - Parameter ask: what was asked for; `nil` for a question that follows a reading.
  init(
    _ answer: CrisisAnswer, categories: [CrisisCategory], to ask: TableuAsk? = nil, requestID: String, at now: UTC,
    _ language: Language
  ) {
    text = answer.whole(in: language)
    provider = .help
    self.requestID = requestID
    gateReason = "crisis_gate"
    crisis = categories.map(\.rawValue)
    guard let ask, ask.isPhone else {
      parts = [:]
      return
    }
    // The first app would show an error instead of the help.
    parts = Self.phone(ask, text, at: now, language).merging([
      "analysis": .object(["spreadKey": .string(ask.draw.spread.kind.rawValue)])
    ]) { one, _ in one }
  }

  /// A reading of laid cards, composed here and looked over by the gate.
  init(_ ask: TableuAsk, requestID: String, at now: UTC, _ language: Language) {
    let narrative = language.narrative(of: ask.draw, question: ask.question ?? "", depth: ask.depth)
    let isPassed = narrative.gate.isPassed
    provider = isPassed ? .composed : .safe
    gateReason = isPassed ? nil : "quality_gate"
    self.requestID = requestID
    crisis = []
    let analysis = SpreadAnalysis(ask.draw, lens: ask.question.flatMap { language.tarot.lens(of: $0) })
    let findings = language.tarot.findings(analysis)
    let told = isPassed ? Self.text(narrative, ask) : Self.plain(ask, language)
    text = told
    let view = TableuAnalysis(ask: ask, analysis: analysis, findings: findings, narrative: narrative, texts: language.tarot)
    parts = view.members.merging(Self.phone(ask, told, at: now, language)) { one, _ in one }
  }

  /// What the first app reads. Its question is always a text.
  private static func phone(_ ask: TableuAsk, _ text: String, at now: UTC, _ language: Language) -> [String: JSONValue] {
    [
      "cards": .array(ask.draw.cards.enumerated().map { card($0, $1, ask, language.tarot) }),
      "spreadKey": .string(ask.draw.spread.kind.rawValue),
      "question": (ask.question ?? (ask.isPhone ? "" : nil)).map { .string($0) } ?? .null,
      "narrative": .string(text), "sessionSeed": ask.sessionSeed.map { .string($0) } ?? .null,
      "createdAt": .string(ISO8601.string(now)),
    ]
  }

  /// The reading with a line for each card, in the writing that the web’s client shows.
  private static func text(_ narrative: TarotNarrative, _ ask: TableuAsk) -> String {
    let sections = narrative.sections.map { section in
      let place = ask.places.indices.contains(section.position) ? ask.places[section.position] : section.place
      return "**\(section.title) · \(place)**\n\n\(section.text)"
    }
    return ([narrative.opening] + sections + narrative.closing).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Each card with what is written in the library: what is told when the gate holds a reading back.
  private static func plain(_ ask: TableuAsk, _ language: Language) -> String {
    ask.draw.cards.enumerated().map { index, drawn in
      let place = ask.places.indices.contains(index) ? ask.places[index] : ""
      return "**\(language.tarot.told(drawn)) · \(place)**\n\n"
        + language.tarot.texts(of: drawn.card).meaning(isReversed: drawn.isReversed)
    }.joined(separator: "\n\n")
  }

  private static func card(_ index: Int, _ drawn: DrawnCard, _ ask: TableuAsk, _ texts: TarotTexts) -> JSONValue {
    .object([
      "name": .string(texts.name(drawn.card)), "reversed": .bool(drawn.isReversed), "positionIndex": .integer(Int64(index)),
      "position": .string(ask.places.indices.contains(index) ? ask.places[index] : ""),
      "canonicalKey": .string(drawn.card.id),
    ])
  }

  private var isBlocked: Bool { gateReason != nil }

  /// Everything but the text.
  private var metadata: [String: JSONValue] {
    var members = parts
    members["provider"] = .string(provider.rawValue)
    members["requestId"] = .string(requestID)
    if let gateReason {
      members["gateBlocked"] = .bool(true)
      members["gateReason"] = .string(gateReason)
    }
    if !crisis.isEmpty { members["crisisCategories"] = .array(crisis.map { .string($0) }) }
    return members
  }

  /// The answer in one piece.
  var json: [String: JSONValue] { metadata.merging(["reading": .string(text)]) { one, _ in one } }

  /// The answer as events: what is known of it, its text in pieces, and the whole once more.
  var events: [TableuEvent] {
    var known = metadata
    known["narrative"] = nil
    var events = [TableuEvent("meta", known)]
    if case .string(let summary)? = parts["reasoningSummary"] {
      events.append(TableuEvent("reasoning", ["text": .string(summary), "partial": .bool(false)]))
    }
    events += Self.pieces(of: text).map { TableuEvent("delta", ["text": .string($0)]) }
    let done: [String: JSONValue] = [
      "fullText": .string(text), "provider": .string(provider.rawValue), "requestId": .string(requestID),
      "gateBlocked": .bool(isBlocked), "gateReason": gateReason.map { .string($0) } ?? .null,
    ]
    return events + [TableuEvent("done", done)]
  }

  /// Pieces of 160 characters.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(160)))
      rest = rest.dropFirst(160)
    }
    return pieces
  }
}

/// An event of a stream (`text/event-stream`).
struct TableuEvent: Sendable {
  let text: String

  init(_ name: String, _ data: [String: JSONValue]) {
    // JSON has no line breaks outside of texts, where they are escaped, so one line of data is enough.
    text = "event: \(name)\ndata: \(JSONValue.object(data).text)\n\n"
  }
}
