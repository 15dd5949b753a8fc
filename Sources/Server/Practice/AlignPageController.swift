import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Practice
import Readings
import Store
import Web
import Wire

/// The pages of the daily practice: the session, and how it goes.
struct AlignPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// The chart of a visitor.
  let visitorCookie: SealedCookie

  func mount(on routes: RouteMounter) {
    routes.answer(.alignPage) { request, context in
      guard let member = context.caller.member else {
        let told = await VisitorChart.suggestions(visitorCookie, request, companion, context.language)
        return try await pages.answer(AlignDoorPage(suggestions: told), context, isShared: told == nil)
      }
      let progress = try await progress(request, member)
      let code = try await companion.practice.code(account: member.id)
      let notice = try request.queryFields["done"] == "left" ? context.language.page("align notice-left") : ""
      let missed = progress.settings.allowsRepair ? progress.streak.repairable.first : nil
      return try await pages.answer(
        AlignPage(
          row: AlignRow(days: progress.streak.current),
          statements: code.spoken.map { AlignLine(id: $0.id, text: $0.text) },
          todayLine: todayLine(progress, context.language), standing: progress.standing,
          open: try await companion.practice.openSession(member.account, timezone: request.currentZone?.identifier)?.id,
          repair: missed.map { ($0.description, context.language.dates.short($0.date)) }, notice: notice,
          hint: try await companion.practice.hint(.align, account: member.id)), context)
    }
    routes.answer(.alignSessionPage) { request, context, member in
      var session = try await companion.practice.lastSession(member.account, timezone: request.currentZone?.identifier)
      if session?.status == .completed, try request.queryFields["done"] == nil { session = nil }
      let progress = try await progress(request, member)
      return try await pages.answer(
        AlignSessionPage(
          session: session, row: AlignRow(days: progress.streak.current),
          manner: .init(pace: progress.settings.pace, vibrates: progress.settings.haptics, sounds: progress.settings.tone),
          kept: session?.status == .completed ? progress.sessions.first { $0.id == session?.id } : nil, today: progress.today),
        context)
    }
    routes.answer(.submitAlignSession) { request, _, member in
      let fields = try await request.form()
      guard let event = fields["event"], event != "begin" else {
        _ = try await companion.practice.begin(
          member.account, timezone: request.currentZone?.identifier,
          repairs: fields["repairs"].flatMap(PracticeDay.init(text:)))
        return .redirect(to: Route.alignSessionPage.path, type: .normal)
      }
      // Closing the page lets the session wait, as pausing does.
      let step = event == "close" ? .pause : SessionStep(rawValue: event) ?? .tick
      let session = try await companion.practice.take(
        step.events(shown: fields["place"].flatMap { Int($0) }, intention: fields["intention"]), session: fields["session"] ?? "",
        of: member.account, timezone: request.currentZone?.identifier)
      if event == "close" { return .redirect(to: Route.alignPage.path, type: .normal) }
      switch session?.status {
      case .completed: return .redirect(to: Route.alignSessionPage.path + "?done=kept", type: .normal)
      case .abandoned: return .redirect(to: Route.alignPage.path + "?done=left", type: .normal)
      default: return .redirect(to: Route.alignSessionPage.path, type: .normal)
      }
    }
    routes.answer(.alignProgressPage) { request, context, member in try await progressPage(request, context, member) }
  }

  /// How many sessions the history shows at once.
  private static let mostSessions = 14

  private func progressPage(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let progress = try await progress(request, member)
    // A month that is not written as one, or that lies before the first session or after today, is this one.
    let asked = fields["month"].flatMap { PracticeDay(text: $0 + "-01") }
    let first = (progress.ledger.days.first?.day ?? progress.today).startOfMonth
    let shown = asked.flatMap { (first...max(first, progress.today)).contains($0) ? $0 : nil } ?? progress.today
    let sessions = progress.sessions.sorted { ($0.instant, $0.id) > ($1.instant, $1.id) }
    let from = min(max(fields["from"].flatMap { Int($0) } ?? 0, 0), sessions.count)
    let dates = context.language.dates
    let history = sessions.dropFirst(from).prefix(Self.mostSessions).map { session in
      AlignHistoryLine(
        day: dates.whole(session.day.date), time: dates.time(minuteOfDay: Self.minute(of: session)),
        minutes: max(1, (session.practised + 30) / 60), statements: session.statements, intention: session.intention,
        repairs: session.repairs.map { dates.short($0.date) })
    }
    return try await pages.answer(
      AlignProgressPage(
        ledger: progress.ledger, streak: progress.streak, today: progress.today, shown: shown,
        weekBegins: progress.settings.weekBegins, todayLine: todayLine(progress, context.language), history: history,
        earlier: from + Self.mostSessions < sessions.count ? from + Self.mostSessions : nil,
        hint: try await companion.practice.hint(.progress, account: member.id)), context
    ).leavingOut(progress.damaged, of: "practiceSession", context)
  }

  /// The minute of the day that the person's clocks showed.
  private static func minute(of session: SessionRecord) -> Int {
    Int(clamping: ((session.instant + Int64(session.offset)) % 86_400 + 86_400) % 86_400 / 60)
  }

  private func progress(_ request: Request, _ member: Member) async throws -> PracticeProgress {
    try await companion.practice.progress(member.account, timezone: request.currentZone?.identifier)
  }

  private func todayLine(_ progress: PracticeProgress, _ language: Language) -> String {
    guard !progress.streak.isTodayDone else { return language.page("align today-done") }
    let end = language.dates.time(minuteOfDay: progress.settings.boundary.minute)
    return language.page("align today-open", ("hour", end))
  }
}

/// Times of day as forms have them.
enum ClockField {
  /// `04:00` for 240 minutes after midnight; past a day, the hour of the next.
  static func text(_ minutes: Int) -> String {
    let minutes = ((minutes % 1440) + 1440) % 1440
    return "\(ClockFigures.two(minutes / 60)):\(ClockFigures.two(minutes % 60))"
  }

  /// Minutes after midnight; `nil` for what is no time of day.
  static func minutes(_ text: String) -> Int? {
    // The day does not matter.
    let clock = try? CivilText.time(text, on: CalendarDate(dayNumber: 0), field: "")
    return clock.map { $0.hour * 60 + $0.minute }
  }
}
