import Astrology
import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Web
import Wire

/// The pages of chapters, of members and of visitors with a chart.
struct ChapterPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// The chart of a visitor.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.chaptersPage) { request, context in
      let asked = try await asked(request, context)
      return try await pages.answer(list(asked, context), context)
    }
    routes.answer(.chapterPage) { request, context in
      let asked = try await asked(request, context)
      guard let reading = asked.reading, let telling = context.parameters.get("name").flatMap({ reading.chapter($0) }) else {
        return try await pages.answer(list(asked, context, isClosed: true), context, status: .notFound)
      }
      return try await pages.answer(
        ChapterPage(telling, of: reading, now: companion.clock.now, isMember: context.caller.member != nil), context,
        held: "\(Route.chapterPage.path(telling.slug))?date=\(ISO8601.date(asked.day.date))")
    }
  }

  private func list(_ asked: (reading: ChapterReading?, day: LocalDay), _ context: AppContext, isClosed: Bool = false)
    -> ChaptersPage
  {
    ChaptersPage(
      asked.reading, day: asked.day, now: companion.clock.now, isMember: context.caller.member != nil, isClosed: isClosed)
  }

  /// The day that is asked for, and its chapters; none for somebody without a chart.
  private func asked(_ request: Request, _ context: AppContext) async throws -> (reading: ChapterReading?, day: LocalDay) {
    let date = try request.queryFields["date"]
    guard let (drawn, zone) = try await drawn(request, context) else {
      return (nil, day(date, in: try request.currentZone ?? TimeZoneHistory(identifier: "UTC")))
    }
    let day = day(date, in: zone)
    return (
      try companion.chapters.chapters(
        of: drawn.chart, bornOn: drawn.birth.moment.date, on: day, language: context.language), day
    )
  }

  /// Whose chapters, and by which clocks.
  private func drawn(_ request: Request, _ context: AppContext) async throws -> (drawn: DrawnChart, zone: TimeZoneHistory)? {
    if let member = context.caller.member {
      return try await companion.readings.person(
        member.account, timezone: request.currentZone?.identifier, language: context.language
      ).map { ($0.drawn, $0.zone) }
    }
    // A chart that is no longer kept is as none.
    guard let visitor = visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds),
      let kept = try? await companion.charts.find(visitor.id).birth, let drawn = try? DrawnChart(kept)
    else { return nil }
    return (drawn, visitor.currentZone(request) ?? drawn.birth.moment.zone)
  }

  /// The day of a query as far as the pages of days reach; today for any other.
  private func day(_ text: String?, in zone: TimeZoneHistory) -> LocalDay {
    let today = LocalDay(containing: companion.clock.now, in: zone)
    guard let text, let date = try? CivilText.date(text, field: "date", calendar: .gregorian) else { return today }
    let day = LocalDay(date, in: zone)
    return abs(day.number - today.number) <= TodayPage.reach ? day : today
  }
}
