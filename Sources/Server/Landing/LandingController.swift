import Astrology
import Atlas
import Companion
import Ephemeris
import Foundation
import HTTPTypes
import Hummingbird
import Readings
import Web
import Wire

/// The first page, and the sky of this minute at a place.
struct LandingController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  let draft: BeginDraft
  /// The chart of a visitor, who comes back to it.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.landingPage) { request, context in
      // Whoever is signed in comes to see their day.
      if context.caller.member != nil { return .redirect(to: Route.todayPage.path, type: .normal) }
      let fields = draft.fields(of: request)
      var model = LandingPage.Model(moment: moment(request), form: BeginForm { fields[$0] })
      model.zone = request.likelyZone?.identifier
      model.born = born(model.form, context)
      model.ownChart = await VisitorChart.remembered(visitorCookie, request, companion)?.id
      // With a day that somebody has typed, or a chart that they have made, it is theirs, and no cache keeps it.
      let isTyped = ["day", "month", "year"].contains { fields[$0]?.isEmpty == false }
      let isTheirs = isTyped || model.ownChart != nil
      var response = try await pages.answer(LandingPage(model), context, isShared: !isTheirs)
      if isTheirs { response.headers[.cacheControl] = "private, no-store" }
      return response
    }
    routes.answer(.submitLanding) { request, context in
      let sent = try await request.form()
      var fields = draft.fields(of: request)
      for name in ["day", "month", "year"] { fields[name] = sent[name].map { BeginDraft.bounded($0, of: name) } }
      let form = BeginForm { fields[$0] }
      if let problem = form.dateProblem(at: companion.clock.now, in: context.language) {
        var model = LandingPage.Model(moment: moment(request), form: form, dateProblem: problem)
        model.zone = request.likelyZone?.identifier
        model.ownChart = await VisitorChart.remembered(visitorCookie, request, companion)?.id
        return try await pages.answer(LandingPage(model), context, status: .unprocessableContent)
      }
      // The answer at the head of the screen, below the Moon that the section begins with.
      return Response.redirect(to: Route.landingPage.path + "#born", type: .normal).setting(try draft.keeping(fields))
    }
    routes.answer(.momentPage) { request, context in try await now(request, context) }
  }

  /// The day that was typed, unless it is none, or outside the years of the ephemeris.
  private func born(_ form: BeginForm, _ context: AppContext) -> LandingPage.Born? {
    guard form.dateProblem(at: companion.clock.now, in: context.language) == nil, let date = form.date(in: context.language),
      let chart = try? NatalChart(bornOn: date)
    else { return nil }
    return LandingPage.Born(date: date, chart: chart)
  }

  /// This minute for a stranger.
  private func moment(_ request: Request) -> Moment? { moment(in: request.currentZone, or: request.guessedZone) }

  /// This minute in the city of the clocks that somebody lives by, or most likely does.
  private func moment(in zone: TimeZoneHistory?, or guess: TimeZoneHistory?) -> Moment? {
    guard let sky = pages.tonight, let vantage = (zone ?? guess).flatMap({ Vantage(cityOf: $0) }) ?? Vantage.greenwich() else {
      return nil
    }
    var moment = Moment(vantage, sky: sky, address: Route.momentPage.path)
    moment?.isGuess = zone == nil
    return moment
  }

  /// The zone whose clocks somebody lives by: for a member that of the profile, before that of the device.
  private func zone(_ request: Request, _ context: AppContext) async throws -> TimeZoneHistory? {
    guard let member = context.caller.member else { return request.currentZone }
    return try await companion.profiles.zone(of: member.account, asked: request.currentZone)
  }

  /// This minute at the place that is asked for: by name, or by where somebody is.
  private func now(_ request: Request, _ context: AppContext) async throws -> Response {
    let fields = try request.queryFields
    var model = moment(in: try await zone(request, context), or: request.guessedZone)
    var missing: String?
    if let location = try fields.location {
      if let sky = pages.tonight, let vantage = Vantage(at: location) {
        model = Moment(
          vantage, sky: sky,
          address: "\(Route.momentPage.path)?lat=\(location.latitude)&lon=\(location.longitude)")
      }
    } else if let name = fields["place"].map({ String($0.prefix(120)) }) {
      if let sky = pages.tonight, let vantage = Vantage(called: name) {
        let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        model = Moment(vantage, sky: sky, address: "\(Route.momentPage.path)?place=\(encoded)")
      } else {
        missing = name
      }
    }
    guard let model else { throw Problem(.unavailable, "The sky of this minute is outside the years of the ephemeris.") }
    return try await pages.answer(
      MomentPage(model, missing: missing, isMember: context.caller.member != nil), context,
      status: missing == nil ? .ok : .unprocessableContent, isShared: true)
  }
}
