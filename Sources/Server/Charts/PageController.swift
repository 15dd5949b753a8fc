import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// The pages about the sky and about charts.
struct PageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// Remembers the chart of a visitor.
  let visitorCookie: SealedCookie
  /// What somebody has typed elsewhere on the way to their chart.
  let draft: BeginDraft

  func mount(on routes: RouteMounter) {
    routes.answer(.chartForm) { request, context in
      // The chart that a visitor has made is what they come back for; another is drawn from its page.
      let isAnother = try request.queryFields["new"] != nil
      if !isAnother, let id = await remembered(request, context) {
        return .redirect(to: Route.chartPage.path(id), type: .normal)
      }
      // A member's tab opens their own; a chart of somebody else is asked for.
      if !isAnother, let member = context.caller.member,
        try await companion.profiles.readable(member.account).ownBirth != nil
      {
        return .redirect(to: Route.ownChart.path, type: .normal)
      }
      var model = ChartFormPage.Model(sky: pages.tonight, zone: try await zone(request, context)?.identifier)
      if !isAnother { model.form.date = begunDate(request, context) }
      // With a day that somebody has typed it is theirs, and no cache keeps it.
      return try await pages.answer(ChartFormPage(model), context, isShared: model.form.date.isEmpty)
    }
    routes.answer(.chartCard) { _, context in try await card(context.parameters.get("id") ?? "", context) }
    routes.answer(.chartWordsPage) { request, context in
      let id = context.parameters.get("id") ?? ""
      let (drawn, name) = try await shown(id, context)
      let isOwn = id == Self.ownID && context.caller.member != nil
      let isRemembered = await remembered(request, context) == id
      let ways = try await isOwn ? ChartPage.Ways() : self.ways(from: id, isRemembered: isRemembered, context)
      let page = ChartWordsPage(
        drawn.chart, name: name, back: isOwn ? Route.ownChart.path : Route.chartPage.path(id), ways: ways)
      return try await pages.answer(page, context, held: Route.chartWordsPage.path(id))
    }
    routes.answer(.submitChartForm) { request, context in try await submit(request, context) }
    routes.answer(.chartPage) { request, context in
      let id = context.parameters.get("id") ?? ""
      let kept = try await companion.charts.find(id, for: context.caller.member).birth
      let drawn = try await companion.profiles.told(DrawnChart(kept), for: context.caller.member)
      var model = ChartPage.Model(drawn, kept: kept, now: companion.clock.now, language: context.language)
      model.zone = try await zone(request, context)?.identifier
      model.card = Route.chartCard.path(id)
      model.words = Route.chartWordsPage.path(id)
      // Their day is told by the chart that is remembered, and by no other that somebody has sent them; any can be kept.
      let isRemembered = await remembered(request, context) == id
      model.offersReports = isRemembered
      if let member = context.caller.member {
        // One's own chart is the same under any address.
        model.offersReports =
          try await companion.profiles.readable(member.account).birth?.birthData.isSameBirth(as: kept.birthData) ?? false
      }
      model.ways = try await ways(from: id, isRemembered: isRemembered, context)
      return try await pages.answer(ChartPage(model), context, held: Route.chartPage.path(id))
    }
  }

  /// The day that somebody has typed on the first page or at the step that asks for it, as the form takes it; empty when none was typed.
  private func begunDate(_ request: Request, _ context: AppContext) -> String {
    let fields = draft.fields(of: request)
    let form = BeginForm { fields[$0] }
    return form.date(in: context.language).map { context.language.dates.long($0) } ?? ""
  }

  /// By whose clocks the moments of the sky are told: those of whoever asks, or most likely theirs; `nil` in UTC.
  private func zone(_ request: Request, _ context: AppContext) async throws -> TimeZoneHistory? {
    if context.caller.member == nil,
      let visitor = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds)
    {
      return visitor.currentZone(request)
    }
    let known = try await companion.knownZone(of: context.caller, device: request.currentZone)
    return known ?? request.guessedZone
  }

  /// A chart and whose it is: by its id, for whoever sees its page, or that of the member’s profile.
  private func shown(_ id: String, _ context: AppContext) async throws -> (drawn: DrawnChart, name: String) {
    let kept: StoredBirth
    let name: String
    if id == Self.ownID, let member = context.caller.member {
      let profile = try await companion.profiles.profile(member.account).profile
      guard let birth = profile.ownBirth else {
        throw Problem(.notFound, "The profile has no birth data yet, so there is no chart.")
      }
      (kept, name) = (birth, profile.name ?? "")
    } else {
      kept = try await companion.charts.find(id, for: context.caller.member).birth
      name = kept.birthData.name ?? ""
    }
    return (try await companion.profiles.told(DrawnChart(kept), for: context.caller.member), name)
  }

  /// Where whoever looks at a kept chart can go with it: a member keeps a copy of what somebody has shown them, others keep it by an
  /// account.
  private func ways(from id: String, isRemembered: Bool, _ context: AppContext) async throws -> ChartPage.Ways {
    guard let member = context.caller.member else {
      return ChartPage.Ways(keep: "\(Route.signUpPage.path)?chart=\(id)", isOther: !isRemembered)
    }
    return ChartPage.Ways(copies: try await companion.charts.isKept(id, by: member) ? nil : id)
  }

  /// A chart as a picture.
  private func card(_ id: String, _ context: AppContext) async throws -> Response {
    let (drawn, name) = try await shown(id, context)
    let svg = ChartCard.svg(drawn.chart, name: name, address: context.host, language: context.language)
    return .file(Array(svg.utf8), mediaType: "image/svg+xml", cacheControl: "no-store")
  }

  /// What stands in the place of an id for the chart of one’s profile.
  static let ownID = "own"

  /// The chart of a visitor, as long as it is kept; `nil` for members, and for whoever has made none.
  private func remembered(_ request: Request, _ context: AppContext) async -> String? {
    guard context.caller.member == nil else { return nil }
    return await VisitorChart.remembered(visitorCookie, request, companion)?.id
  }

  /// Keeps the birth and leads to its page, or asks back with everything that was typed still in its place.
  ///
  /// The first chart of a visitor is remembered as their own. What is drawn after it is somebody else’s: only the steps of
  /// ``BeginController``, which ask for one’s own birth, put another in its place.
  private func submit(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    // A member keeps a chart that somebody has shown them: a copy, so that its maker keeps it too.
    if let shown = fields["keep"], let member = context.caller.member {
      let id = try await companion.charts.keep(companion.charts.find(shown, for: member).birth, for: member).id
      return .redirect(to: Route.chartPage.path(id), type: .normal)
    }
    let form = BirthForm { fields[$0] }
    switch BirthIntake(form, at: companion.clock.now, language: context.language) {
    case .certain(let birth):
      let id = try await companion.charts.keep(StoredBirth(birth), for: context.caller.member).id
      let response = Response.redirect(to: Route.chartPage.path(id), type: .normal)
      guard context.caller.member == nil, await remembered(request, context) == nil else { return response }
      let visitor = VisitorChart(id: id, zone: context.deviceZone?.identifier)
      return response.setting(try visitorCookie.handingOut(visitor, now: companion.clock.wholeSeconds))
    case .questions(let questions):
      let model = ChartFormPage.Model(
        form: form, questions: questions, sky: pages.tonight, zone: try await zone(request, context)?.identifier)
      return try await pages.answer(ChartFormPage(model), context, status: .unprocessableContent)
    }
  }
}
