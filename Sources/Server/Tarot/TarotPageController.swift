import Atlas
import ChartArt
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Tarot
import Web
import Wire

/// The pages of a reading: the ritual, and the table it lays. Nothing is kept of them here.
struct TarotPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// The chart of a visitor, who has a card of the day by it.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.tarotPage) { request, context in
      var form = RitualForm.fresh
      if let kind = try request.queryFields["spread"].flatMap({ Spread.Kind(named: $0) }) { form.spread = kind }
      return try await begin(form, request, context)
    }
    routes.answer(.tarotTable) { request, context in try await lay(request, context) }
    // The script lays the cards again that lay at this step of the browser’s history; without it a reading begins.
    routes.answer(.tarotTableAgain) { request, context in try await begin(RitualForm.fresh, request, context) }
    routes.answer(.tarotShare) { request, context in try share(request, context) }
  }

  // MARK: the ritual

  private func begin(
    _ form: TarotForm, isLookedAt: Bool = false, _ request: Request, _ context: AppContext,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let (day, reader) = try await day(request, context)
    let daily = try? DrawnCard.ofDay(day.number, for: reader)
    return try await pages.answer(
      TarotPage(form, day: day.number, isLookedAt: isLookedAt, daily: daily, isMember: context.caller.member != nil), context,
      status: status)
  }

  /// The day by the clocks of whoever asks, and by what their card of the day is drawn: their account, their chart, or nothing, for then it
  /// is the card of everybody.
  private func day(_ request: Request, _ context: AppContext) async throws -> (day: LocalDay, reader: String) {
    var zone = request.currentZone
    var reader = ""
    if let member = context.caller.member {
      let profile = try await companion.profiles.readable(member.account)
      zone = profile.currentZone(asked: zone?.identifier).flatMap { try? TimeZoneHistory(identifier: $0) } ?? zone
      reader = member.id
    } else if let visitor = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds) {
      (zone, reader) = (visitor.currentZone(request), visitor.id)
    }
    let clocks = try zone ?? request.guessedZone ?? TimeZoneHistory(identifier: "UTC")
    return (LocalDay(containing: companion.clock.now, in: clocks), reader)
  }

  private func lay(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    var ritual = RitualForm(fields)
    if let start = fields["start"] {
      ritual.begin(with: start)
      return try await begin(ritual.form, request, context)
    }
    if fields.contains("check") {
      return try await begin(ritual.form, isLookedAt: true, request, context)
    }
    do {
      let asked = try ritual.laid()
      if !fields.contains("heard"), let crisis = request.crisis(in: ritual.form.question, context) {
        return try await pages.answer(TarotHelpPage(crisis, form: ritual.form), context)
      }
      if !fields.contains("anew"), let earlier = try await earlier(asked, ritual.form, fields.contains("heard"), context) {
        return try await pages.answer(earlier, context)
      }
      let (day, _) = try await day(request, context)
      return try await pages.answer(
        TarotTablePage(
          asked.draw, form: ritual.form, date: context.language.dates.heading(day.date),
          isMember: context.caller.member != nil), context)
    } catch {
      guard let problem = Problem(of: error), problem.code == .validation else { throw error }
      return try await begin(
        ritual.refused(problem, context.language), request, context, status: .unprocessableContent)
    }
  }

  /// The reading of the same question within a day, when one is kept; `nil` when it is this very table, or nothing was asked.
  private func earlier(
    _ asked: AskedDraw, _ form: TarotForm, _ isHeard: Bool, _ context: AppContext
  ) async throws -> TarotEarlierPage? {
    guard let member = context.caller.member, !form.question.isEmpty,
      let known = try await companion.tarot.recent(question: form.question, account: member.id)
    else { return nil }
    let kept = known.kept
    let nonce = asked.ritual.map { TarotDrawAnswer.RitualPart.digits($0.nonce) }
    guard kept.ritual?.nonce.lowercased() != nonce || kept.drawn != asked.draw.cards else { return nil }
    return TarotEarlierPage(
      id: known.id, question: form.question, spread: context.language.tarot.name(Spread.Kind(named: kept.spread) ?? .custom),
      cards: kept.drawn, form: form, isHeard: isHeard)
  }

  // MARK: the picture

  /// The cards of an address as a picture. Whoever has the address sees the cards, and nobody a question.
  private func share(_ request: Request, _ context: AppContext) throws -> Response {
    let fields = try request.queryFields
    let cards = (fields["cards"] ?? "").split(separator: ",").prefix(Spread.ownPositions.upperBound + 1).map { part in
      let isReversed = part.hasSuffix("r")
      return TarotLaidCard(card: String(isReversed ? part.dropLast() : part), reversed: isReversed)
    }
    let spread = fields["spread"] ?? "threeCard"
    let kind = Spread.Kind(named: spread)
    // What somebody calls the places of their own spread is not told to anybody.
    let asked = try AskedDraw(
      TarotDrawRequest(
        spread: spread, positions: kind == .custom ? (1...max(cards.count, 1)).map { "\($0)" } : nil,
        cardCount: kind == .relationship ? WholeNumber(cards.count) : nil, cards: cards))
    let title = context.language.tarot.name(asked.draw.spread.kind)
    return .file(
      Array(TarotShareCard.svg(asked.draw, title: title, address: context.host).utf8), mediaType: "image/svg+xml",
      cacheControl: "public, max-age=3600")
  }
}
