import Astrology
import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// The five steps from a welcome to a chart.
///
/// What was typed travels in a sealed cookie for an hour, so that every step is a page with an address of its own, going back is a link, and
/// nothing of a birth stands in an address or is kept before the chart is asked for.
struct BeginController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let draft: BeginDraft
  /// Remembers the chart of a visitor for the page of today.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.beginPage) { request, context in try await show(.welcome, request, context) }
    for (step, page, submit) in [
      (BeginPage.Step.name, Route.beginName, Route.submitBeginName), (.date, .beginDate, .submitBeginDate),
      (.time, .beginTime, .submitBeginTime), (.place, .beginPlace, .submitBeginPlace),
    ] {
      routes.answer(page) { request, context in try await show(step, request, context) }
      routes.answer(submit) { request, context in try await take(step, request, context) }
    }
    routes.answer(.firstInsight) { request, context in
      let id = context.parameters.get("id") ?? ""
      let kept = try await companion.charts.find(id).birth
      // Somebody else's chart is a chart to look at: its page wishes nobody welcome and takes nobody for its person.
      guard visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds)?.id == id else {
        return .redirect(to: Route.chartPage.path(id), type: .normal)
      }
      let keep = "\(Route.signUpPage.path)?chart=\(id)"
      return try await insight(
        kept, name: kept.birthData.name ?? "", chart: Route.chartPage.path(id), keep: context.caller.member == nil ? keep : nil,
        context)
    }
    routes.answer(.ownInsight) { _, context, member in
      let profile = try await companion.profiles.profile(member.account).profile
      guard let birth = profile.ownBirth else { return .redirect(to: Route.beginPage.path, type: .normal) }
      return try await insight(birth, name: profile.name ?? "", chart: Route.ownChart.path, keep: nil, context)
    }
  }

  // MARK: the steps

  private func show(_ step: BeginPage.Step, _ request: Request, _ context: AppContext) async throws -> Response {
    let draft = self.draft.fields(of: request)
    // Whoever comes in the middle without a beginning is led there.
    if step.rawValue > BeginPage.Step.date.rawValue, draft.isEmpty { return .redirect(to: Route.beginPage.path, type: .normal) }
    return try await pages.answer(BeginPage(BeginPage.Model(step: step, form: BeginForm { draft[$0] })), context)
  }

  private func take(_ step: BeginPage.Step, _ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try await request.form()
    var draft = self.draft.fields(of: request)
    for name in Self.fields(of: step) { draft[name] = fields[name].map { BeginDraft.bounded($0, of: name) } }
    let form = BeginForm { draft[$0] }
    var questions = BirthQuestions()
    switch step {
    case .welcome, .name: break
    case .date: questions.dateProblem = form.dateProblem(at: companion.clock.now, in: context.language)
    case .time: questions.timeProblem = form.timeProblem(in: context.language)
    case .place:
      // Something before this step is missing or was lost with the cookie: there it is asked for.
      if form.dateProblem(at: companion.clock.now, in: context.language) != nil { return try redirect(to: .date, keeping: draft) }
      if form.timeProblem(in: context.language) != nil { return try redirect(to: .time, keeping: draft) }
      switch BirthIntake(form.birth(in: context.language), at: companion.clock.now, language: context.language) {
      case .certain(let birth):
        // The device has written its zone into the form, or else a page before has kept it.
        let zone = TimeZoneHistory(ofDevice: fields["zone"]) ?? request.currentZone
        return try await finish(birth, name: form.name, zone: zone?.identifier, context)
      case .questions(let asked): questions = asked
      }
    }
    guard questions.isEmpty else {
      let page = BeginPage(BeginPage.Model(step: step, form: form, questions: questions))
      return try await pages.answer(page, context, status: .unprocessableContent)
        .setting(self.draft.keeping(draft))
    }
    return try redirect(to: BeginPage.Step(rawValue: step.rawValue + 1) ?? .place, keeping: draft)
  }

  /// Keeps the birth, under the account of whoever has one, and lets go of what was typed.
  private func finish(
    _ birth: CertainBirth, name: String, zone: String?, _ context: AppContext
  ) async throws -> Response {
    var kept = StoredBirth(birth)
    kept.birthData.name = name.isEmpty ? nil : name
    let path: String
    var remembered: String?
    if let member = context.caller.member {
      let birth = kept
      try await companion.profiles.revise(member.account) { profile in
        profile.birth = birth
        if let zone { profile.deviceTimezone = zone }
        if let name = birth.birthData.name { profile.name = name }
      }
      path = Route.ownInsight.path
    } else {
      let id = try await companion.charts.keep(kept).id
      path = Route.firstInsight.path(id)
      remembered = try visitorCookie.handingOut(VisitorChart(id: id, zone: zone), now: companion.clock.wholeSeconds)
    }
    let response = Response.redirect(to: path, type: .normal).setting(draft.lettingGo)
    return remembered.map { response.setting($0) } ?? response
  }

  private func insight(
    _ kept: StoredBirth, name: String, chart path: String, keep: String?, _ context: AppContext
  ) async throws -> Response {
    let chart = try DrawnChart(kept).chart
    guard let insight = FirstInsight(chart, language: context.language) else {
      return .redirect(to: path, type: .normal)
    }
    return try await pages.answer(
      FirstInsightPage(
        FirstInsightPage.Model(
          name: name, insight: insight, chart: chart.inItsZodiac, sun: chart.inItsZodiac.sign(of: .body(.sun)), chartPath: path,
          keepPath: keep)), context)
  }

  // MARK: what was typed

  private func redirect(to step: BeginPage.Step, keeping fields: [String: String]) throws -> Response {
    Response.redirect(to: step.path, type: .normal).setting(try draft.keeping(fields))
  }

  private static func fields(of step: BeginPage.Step) -> [String] {
    switch step {
    case .welcome: []
    case .name: ["name"]
    case .date: ["day", "month", "year"]
    case .time: ["time", "time_unknown", "clock"]
    case .place: ["place", "place_id", "place_option", "place_chosen", "clock"]
    }
  }
}
