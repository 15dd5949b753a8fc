import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Tarot
import Wire

/// Kept readings of the cards, for programs.
struct TarotJournalController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotReadings) { request, context, member in try await list(request, context, member) }
    routes.answer(.keepTarotReading) { request, context, member in try await keep(request, context, member) }
    routes.answer(.tarotReading) { _, context, member in answer(try await find(context, member), context) }
    routes.answer(.editTarotReading) { request, context, member in try await edit(request, context, member) }
    routes.answer(.deleteTarotReading) { _, context, member in
      guard try await companion.tarot.delete(context.parameters.get("id") ?? "", account: member.id) else {
        throw Self.notFound
      }
      let until = companion.clock.microseconds + TarotJournal.undoTime
      return .json(TarotDeletionAnswer(undoUntil: ISO8601.string(microseconds: until)), capacity: 96)
    }
    routes.answer(.bringBackTarotReading) { _, context, member in
      guard let reading = try await companion.tarot.bringBack(context.parameters.get("id") ?? "", account: member.id) else {
        throw Problem(.notFound, "There is nothing to bring back: a deleted reading stays within reach for 30 seconds.")
      }
      return answer(reading, context)
    }
    routes.answer(.tarotPatterns) { request, context, member in
      let zone = try await companion.profiles.zone(of: member.account, asked: request.currentZone)
      let (patterns, damaged) = try await companion.tarot.patterns(account: member.id, in: zone)
      return .json(TarotPatternsAnswer(patterns, context.language.tarot), capacity: 16_384)
        .leavingOut(damaged, of: "tarotReading", context)
    }
  }

  static let notFound = Problem(.notFound, "There is no reading with this id in your journal.")

  private func answer(
    _ reading: KeptTarotReading, _ context: AppContext, status: HTTPResponse.Status = .ok
  ) -> Response {
    var response = Response.json(TarotReadingAnswer(reading, context.language.tarot), status: status)
    response.headers[.eTag] = ChangeCondition.tag(reading.change)
    return response
  }

  private func find(_ context: AppContext, _ member: Member) async throws -> KeptTarotReading {
    guard let reading = try await companion.tarot.reading(context.parameters.get("id") ?? "", account: member.id) else {
      throw Self.notFound
    }
    return reading
  }

  // MARK: reading

  private func list(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let paging = try Paging(request)
    let search = try Self.search(try request.queryFields, context.language)
    let page = try await companion.tarot.page(search, account: member.id, after: paging.place, limit: paging.limit)
    return .json(
      TarotReadingsAnswer(
        readings: page.readings.map { TarotReadingAnswer($0, context.language.tarot) }, next: page.next?.text),
      capacity: 16_384
    ).leavingOut(page.damaged, of: "tarotReading", context)
  }

  /// What a query looks for.
  ///
  /// - Throws: ``Problem`` or `CompanionError` that names the field.
  private static func search(_ fields: FormFields, _ language: Language) throws -> TarotSearch {
    try Choices.shortText(fields["q"], limit: 800, field: "q")
    var search = TarotSearch(words: fields["q"], language: language)
    if let name = fields["card"] {
      guard let card = TarotCard.named(name) else {
        throw Problem(
          .validation, "card: there is no card “\(name.prefix(32))”; \(Route.tarotCards.path) lists them.", field: "card")
      }
      search.card = card
    }
    if let name = fields["spread"] {
      guard let kind = Spread.Kind(named: name) else {
        let keys = Spread.Kind.allCases.map(\.rawValue)
        throw Problem(.validation, "spread must be one of \(keys.joined(separator: ", ")).", field: "spread", allowed: keys)
      }
      search.spread = kind
    }
    for name in ["from", "to"] {
      guard let text = fields[name] else { continue }
      let date = ISO8601.date(try CivilText.date(text, field: name, calendar: .gregorian))
      if name == "from" { search.from = date } else { search.to = date }
    }
    return search
  }

  // MARK: writing

  private func keep(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let body = try await request.json(TarotKeepRequest.self)
    guard body.draw.cards != nil || body.draw.nonce != nil else {
      throw Problem(
        .validation, "draw.nonce is required, as tarot/draw gave it; or send draw.cards as they lay.", field: "draw.nonce")
    }
    let zone =
      if let name = body.timezone { try CivilText.zone(name, field: "timezone") } else {
        try await companion.profiles.zone(of: member.account, asked: request.currentZone)
      }
    let now = companion.clock.wholeSecond
    let at = try body.at.map { try CivilText.instant($0, field: "at") } ?? now
    guard at.unixSeconds <= now.unixSeconds + 60 else {
      throw Problem(.validation, "at must not lie in the future.", field: "at")
    }
    let asked: AskedDraw
    do {
      asked = try AskedDraw(body.draw)
    } catch {
      throw Problem(of: error).map(Self.within) ?? error
    }
    var reading = StoredTarotReading(asked, at: at, in: zone)
    reading.narrative = body.narrative
    reading.title = body.title
    reading.notes = body.notes
    let made = try await companion.tarot.keep(reading, account: member.id)
    return answer(made.reading, context, status: made.isNew ? .created : .ok)
  }

  /// A problem of the draw, with its field where it stands in the body.
  private static func within(_ problem: Problem) -> Problem {
    guard let field = problem.field else { return problem }
    return problem.renamed([field: "draw.\(field)"])
  }

  private func edit(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let id = try await find(context, member).id
    let condition = try ChangeCondition(request)
    let edit = try await request.json(TarotReadingEdit.self)
    var base: Int64?
    if case .version(let number) = condition { base = number }
    let outcome = try await companion.tarot.change(id, account: member.id, base: base) { reading in
      if let title = edit.title { reading.title = title.isEmpty ? nil : title }
      if let notes = edit.notes { reading.notes = notes.isEmpty ? nil : notes }
      if let narrative = edit.narrative { reading.narrative = narrative.isEmpty ? nil : narrative }
      if let later = edit.later { try companion.tarot.add(later: later, to: &reading) }
    }
    switch outcome {
    case .kept(let reading): return answer(reading, context)
    case .missing: throw Self.notFound
    case .conflict(let reading):
      let problem = Problem(
        .preconditionFailed, "The reading has been changed in the meantime; `current` is the version that is stored now.")
      var response = Response.json(
        ConflictAnswer(
          problem, requestId: context.requestID, current: TarotReadingAnswer(reading, context.language.tarot)),
        status: .preconditionFailed)
      response.headers[.eTag] = ChangeCondition.tag(reading.change)
      return response
    }
  }
}

extension StoredTarotReading {
  /// What somebody laid, as it is kept.
  init(_ asked: AskedDraw, at instant: UTC, in zone: TimeZoneHistory) {
    let spread = asked.draw.spread
    let own: [String] = spread.positions.compactMap { if case .own(let name) = $0 { name } else { nil } }
    let question = asked.question.flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
    self.init(
      spread: spread.kind.rawValue, positions: own.isEmpty ? nil : own, question: question,
      cards: zip(spread.positions, asked.draw.cards).map { position, drawn in
        Card(card: drawn.card.id, reversed: drawn.isReversed, position: position.role?.rawValue)
      },
      ritual: asked.ritual.map { ritual in
        RitualPart(
          gaps: ritual.gaps.map { Int(clamping: $0) }, knocks: ritual.knockCount, cut: ritual.cut,
          nonce: TarotDrawAnswer.RitualPart.digits(ritual.nonce), reversedChance: asked.reversedChance)
      }, at: ISO8601.string(instant), day: ISO8601.date(LocalDay(containing: instant, in: zone).date), zone: zone.identifier)
  }
}
