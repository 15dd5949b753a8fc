import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// The pages people see.
struct PageController: Sendable {
  let site: Site
  let keeper: ChartKeeper
  let clock: WallClock

  func mount(on desk: RouteDesk) {
    desk.answer(.landingPage) { _, _ in
      .html(site.html(LandingPage(LandingPage.Model(sky: tonight))), cacheControl: "no-cache")
    }
    desk.answer(.chartForm) { _, _ in
      .html(site.html(ChartFormPage(ChartFormPage.Model(sky: tonight))), cacheControl: "no-cache")
    }
    desk.answer(.submitChartForm) { request, _ in try await submit(try await request.form()) }
    desk.answer(.chartPage) { _, context in
      let (_, kept) = try await keeper.find(context.parameters.get("id") ?? "")
      let page = ChartPage(ChartPage.Model(try DrawnChart(kept), kept: kept, now: clock.now))
      return .html(site.html(page))
    }
  }

  /// Keeps the birth and leads to its page, or asks back with everything that was typed still in its place.
  private func submit(_ fields: FormFields) async throws -> Response {
    let form = BirthForm { fields[$0] }
    switch BirthIntake(form) {
    case .certain(let birth):
      let record = try await keeper.keep(KeptBirth(birth))
      return .redirect(to: Route.chartPage.path(record.id), type: .normal)
    case .questions(let questions):
      let page = ChartFormPage(ChartFormPage.Model(form: form, questions: questions, sky: tonight))
      return .html(site.html(page), status: .unprocessableContent)
    }
  }

  /// The sky of this minute; nothing outside the years of the kernel.
  private var tonight: SkyTonight? { try? SkyTonight(at: clock.now) }
}
