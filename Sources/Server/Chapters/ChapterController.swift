import Astrology
import Companion
import Hummingbird
import Readings
import Wire

/// The chapters of lives for programs: one's own, and those of a birth.
struct ChapterController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.ownChapters) { request, context, member in
      let fields = try request.queryFields
      return try await own(date: fields["date"], timezone: fields["timezone"], request, context, member)
    }
    routes.answer(.chapters) { request, context in try await sent(request, context) }
  }

  private func own(
    date: String?, timezone: String?, _ request: Request, _ context: AppContext, _ member: Member
  ) async throws -> Response {
    guard
      let person = try await companion.readings.person(
        member.account, timezone: timezone ?? request.currentZone?.identifier, language: context.language)
    else {
      throw Problem(
        .notFound, "Your profile has no birth data yet. Set birthData with PATCH /api/v1/profile, or send one with this request.",
        field: "birthData")
    }
    return try answer(person.drawn, on: companion.readings.day(date, in: person.zone), context.language)
  }

  private func sent(_ request: Request, _ context: AppContext) async throws -> Response {
    let body = try await request.json(HoroscopeRequest.self)
    let field = body.date == nil && body.targetDate != nil ? "targetDate" : "date"
    let date = body.date ?? body.targetDate
    if body.birthData == nil, body.chartId == nil, let member = context.caller.member {
      try member.check(Route.ownChapters.access)
      return try await own(date: date, timezone: body.timezone, request, context, member)
    }
    let member = context.caller.member
    let drawn = try await companion.profiles.told(companion.charts.drawn(body, for: member), for: member)
    let zone =
      try body.timezone.map { name throws in try CivilText.zone(name, field: "timezone") } ?? request.currentZone
      ?? drawn.birth.moment.zone
    return try answer(drawn, on: companion.readings.day(date, in: zone, field: field), context.language)
  }

  private func answer(_ drawn: DrawnChart, on day: LocalDay, _ language: Language) throws -> Response {
    let reading = try companion.chapters.chapters(
      of: drawn.chart, bornOn: drawn.birth.moment.date, on: day, language: language)
    let warnings = ChartNotice.ofReading(for: drawn.chart)
    return .json(
      ChaptersAnswer(
        date: ISO8601.date(day.date), timezone: day.zone.identifier, chapters: reading.told.map(ChapterAnswer.init),
        zodiac: language.sentence(drawn.chart.zodiac).map { .some($0) }, warnings: warnings.isEmpty ? nil : .some(warnings)),
      capacity: 32_768)
  }
}
