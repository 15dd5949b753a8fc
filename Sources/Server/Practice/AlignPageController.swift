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

  func mount(on routes: RouteMounter) {
    routes.answer(.alignPage) { request, context, member in
      let progress = try await progress(request, member)
      let code = try await companion.practice.code(account: member.id)
      let notice = try request.queryFields["done"] == "left" ? context.language.page("align notice-left") : ""
      return try await pages.answer(
        AlignPage(
          row: AlignRow(days: progress.streak.current),
          statements: code.spoken.map { AlignLine(id: $0.id, text: $0.text) },
          todayLine: todayLine(progress, context.language),
          hasOpen: try await companion.practice.openSession(account: member.id) != nil, notice: notice,
          hint: try await companion.practice.hint(.align, account: member.id)), context)
    }
    routes.answer(.alignSessionPage) { request, context, member in
      var session = try await companion.practice.lastSession(account: member.id)
      // What has passed is shown; it is kept with the next step.
      session?.take(.tick, at: companion.clock.microseconds / 1000)
      if session?.status == .completed, try request.queryFields["done"] == nil { session = nil }
      let progress = try await progress(request, member)
      return try await pages.answer(
        AlignSessionPage(
          session: session, row: AlignRow(days: progress.streak.current), pace: progress.settings.pace), context)
    }
    routes.answer(.submitAlignSession) { request, _, member in
      let fields = try await request.form()
      guard let event = fields["event"], event != "begin" else {
        _ = try await companion.practice.begin(account: member.id)
        return .redirect(to: Route.alignSessionPage.path, type: .normal)
      }
      let session = try await companion.practice.take(
        Self.events(event, intention: fields["intention"]), session: fields["session"] ?? "", of: member.account,
        timezone: request.currentZone?.identifier)
      switch session?.status {
      case .completed: return .redirect(to: Route.alignSessionPage.path + "?done=kept", type: .normal)
      case .abandoned: return .redirect(to: Route.alignPage.path + "?done=left", type: .normal)
      default: return .redirect(to: Route.alignSessionPage.path, type: .normal)
      }
    }
    routes.answer(.alignProgressPage) { request, context, member in
      let progress = try await progress(request, member)
      return try await pages.answer(
        AlignProgressPage(
          ledger: progress.ledger, streak: progress.streak, today: progress.today, weekBegins: progress.settings.weekBegins,
          todayLine: todayLine(progress, context.language)), context
      ).leavingOut(progress.damaged, of: "practiceSession", context)
    }
  }

  private func progress(_ request: Request, _ member: Member) async throws -> PracticeProgress {
    try await companion.practice.progress(member.account, timezone: request.currentZone?.identifier)
  }

  private func todayLine(_ progress: PracticeProgress, _ language: Language) -> String {
    guard !progress.streak.isTodayDone else { return language.page("align today-done") }
    return language.page("align today-open", ("hour", ClockField.text(progress.settings.boundary.minute)))
  }

  private static func events(_ name: String, intention: String?) -> [PracticeSession.Event] {
    let intend = intention.map { [PracticeSession.Event.intend($0)] } ?? []
    switch name {
    case "next": return intend + [.next]
    case "back": return intend + [.back]
    case "pause": return intend + [.pause]
    case "resume": return [.resume]
    case "complete": return [.complete]
    case "abandon": return [.abandon]
    default: return [.tick]
    }
  }
}

/// Times of day as forms have them.
enum ClockField {
  /// `04:00` for 240 minutes after midnight; past a day, the hour of the next.
  static func text(_ minutes: Int) -> String {
    let minutes = ((minutes % 1440) + 1440) % 1440
    return [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Minutes after midnight; `nil` for what is no time of day.
  static func minutes(_ text: String) -> Int? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count >= 2, (0...23).contains(parts[0]), (0...59).contains(parts[1]) else { return nil }
    return parts[0] * 60 + parts[1]
  }
}
