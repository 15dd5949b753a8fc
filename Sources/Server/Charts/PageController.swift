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

  func mount(on routes: RouteMounter) {
    routes.answer(.landingPage) { _, context in
      // Whoever is signed in comes to see their day.
      if context.caller.member != nil { return .redirect(to: Route.todayPage.path, type: .normal) }
      return try await pages.answer(LandingPage(LandingPage.Model(sky: pages.tonight)), context, isShared: true)
    }
    routes.answer(.chartForm) { _, context in
      try await pages.answer(ChartFormPage(ChartFormPage.Model(sky: pages.tonight)), context, isShared: true)
    }
    routes.answer(.submitChartForm) { request, context in try await submit(try await request.form(), context) }
    routes.answer(.chartPage) { _, context in
      let kept = try await companion.charts.find(context.parameters.get("id") ?? "", for: context.caller.member).birth
      let drawn = try await companion.profiles.told(DrawnChart(kept), for: context.caller.member)
      return try await pages.answer(
        ChartPage(ChartPage.Model(drawn, kept: kept, now: companion.clock.now, language: context.language)), context)
    }
  }

  /// Keeps the birth and leads to its page, or asks back with everything that was typed still in its place.
  private func submit(_ fields: FormFields, _ context: AppContext) async throws -> Response {
    let form = BirthForm { fields[$0] }
    switch BirthIntake(form, at: companion.clock.now, language: context.language) {
    case .certain(let birth):
      let id = try await companion.charts.keep(StoredBirth(birth), for: context.caller.member).id
      return .redirect(to: Route.chartPage.path(id), type: .normal)
    case .questions(let questions):
      let page = ChartFormPage(ChartFormPage.Model(form: form, questions: questions, sky: pages.tonight))
      return try await pages.answer(page, context, status: .unprocessableContent)
    }
  }
}
