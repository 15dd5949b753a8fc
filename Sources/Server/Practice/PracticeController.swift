import Atlas
import Companion
import Ephemeris
import Hummingbird
import Practice
import Store
import Wire

/// The daily practice of whoever is signed in.
struct PracticeController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    mountCode(on: routes)
    mountInsights(on: routes)
    mountOpenSession(on: routes)
    routes.answer(.practiceSessions) { request, context, member in
      let paging = try Paging(request)
      let page = try await companion.practice.sessions(account: member.id, after: paging.place, limit: paging.limit)
      return .json(
        PracticeSessionsAnswer(sessions: page.sessions.map { PracticeSessionAnswer($0) }, next: page.next?.text), capacity: 8192
      ).leavingOut(page.damaged, of: "practiceSession", context)
    }
    routes.answer(.recordSession) { request, _, member in try await record(request, member) }
    routes.answer(.practiceProgress) { request, context, member in try await progress(request, context, member) }
    routes.answer(.practiceSettings) { _, _, member in
      .json(PracticeSettingsAnswer(try await companion.practice.settings(account: member.id).settings), capacity: 512)
    }
    routes.answer(.changePracticeSettings) { request, _, member in
      let body = try await request.json(PracticeSettingsRequest.self)
      let changed = try await companion.practice.changeSettings(account: member.id) { $0.take(body) }
      return .json(PracticeSettingsAnswer(changed.settings), capacity: 512)
    }
    routes.answer(.practiceReminders) { request, _, member in
      let fields = try request.queryFields
      let limit = try fields.integer("limit") ?? ReminderPlan.most
      guard (1...ReminderPlan.most).contains(limit) else {
        throw Problem(.validation, "limit must lie between 1 and \(ReminderPlan.most).", field: "limit")
      }
      let zone = fields["timezone"] ?? request.currentZone?.identifier
      let reminders = try await companion.practice.reminders(member.account, timezone: zone, limit: limit)
      return .json(
        RemindersAnswer(
          reminders: reminders.map {
            .init(id: $0.id, at: ISO8601.string(microseconds: $0.instant * 1_000_000), day: $0.day.description)
          }), capacity: 4096)
    }
  }

  // MARK: the code

  private func mountCode(on routes: RouteMounter) {
    routes.answer(.practiceCode) { _, _, member in
      .json(PracticeCodeAnswer(try await companion.practice.code(account: member.id)), capacity: 4096)
    }
    routes.answer(.addStatements) { request, _, member in
      let text = try await request.json(StatementsRequest.self).text
      return .json(PracticeCodeAnswer(try await companion.practice.addStatements(text, account: member.id)), capacity: 4096)
    }
    routes.answer(.changeStatement) { request, context, member in
      let id = context.parameters.get("id") ?? ""
      let change = try await request.json(StatementChange.self)
      let states = Statement.State.allCases.map(\.rawValue)
      let state = try change.state.map { name in
        guard let state = Statement.State(rawValue: name) else {
          throw Problem(.validation, "state must be one of \(states.joined(separator: ", ")).", field: "state", allowed: states)
        }
        return state
      }
      let code = try await companion.practice.changeCode(account: member.id) { code in
        guard code.index(of: id) != nil else { throw Self.noStatement }
        if let text = change.text { try code.reword(id, to: text) }
        if let state { try code.set(id, to: state) }
        if let place = change.place { try code.move(id, to: place) }
      }
      return .json(PracticeCodeAnswer(code), capacity: 4096)
    }
    routes.answer(.deleteStatement) { _, context, member in
      let id = context.parameters.get("id") ?? ""
      let code = try await companion.practice.changeCode(account: member.id) { code in
        guard code.remove(id) != nil else { throw Self.noStatement }
      }
      return .json(PracticeCodeAnswer(code), capacity: 4096)
    }
  }

  private static let noStatement = Problem(.notFound, "There is no statement with this id in your code.")

  // MARK: insights

  private func mountInsights(on routes: RouteMounter) {
    routes.answer(.practiceInsights) { request, context, member in
      let paging = try Paging(request)
      let page = try await companion.practice.insights(account: member.id, after: paging.place, limit: paging.limit)
      return .json(
        PracticeInsightsAnswer(insights: page.insights.map { PracticeInsightAnswer($0) }, next: page.next?.text), capacity: 8192
      ).leavingOut(page.damaged, of: "insight", context)
    }
    routes.answer(.keepInsight) { request, _, member in
      let key = try request.idempotencyKey
      let body = try await request.json(PracticeInsightRequest.self)
      let kept = try await companion.practice.keepInsight(
        body.text, source: body.source, key: key, isOfRequest: true, account: member.id)
      return .json(PracticeInsightAnswer(kept.insight), status: kept.isNew ? .created : .ok)
    }
    routes.answer(.deleteInsight) { _, context, member in
      guard try await companion.practice.deleteInsight(context.parameters.get("id") ?? "", account: member.id) != nil else {
        throw Problem(.notFound, "There is no insight with this id.")
      }
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
  }

  // MARK: sessions

  private func record(_ request: Request, _ member: Member) async throws -> Response {
    let body = try await request.json(PracticeSessionRequest.self)
    guard RecordID.isValid(body.id) else { throw Problem(.validation, "id must be a UUID in lower case.", field: "id") }
    guard SessionRecord.seconds.contains(body.practisedSeconds) else {
      throw Problem(.validation, "practisedSeconds must be from 0 to 86400.", field: "practisedSeconds")
    }
    guard (0...SessionPlan.mostStatements).contains(body.statements ?? 0) else {
      throw Problem(.validation, "statements must be from 0 to \(SessionPlan.mostStatements).", field: "statements")
    }
    let intention = body.intention ?? ""
    guard intention.count <= PracticeSession.longestIntention else {
      throw Problem(
        .validation, "intention must have at most \(PracticeSession.longestIntention) characters.", field: "intention")
    }
    let now = companion.clock.wholeSeconds
    var instant = now
    if let text = body.completedAt {
      let moment = try CivilText.instant(text, field: "completedAt")
      // A clock may be a little ahead of ours.
      guard moment.unixSeconds <= Double(now) + 300, moment.unixSeconds > 0 else {
        throw Problem(.validation, "completedAt must not lie in the future, nor before 1970.", field: "completedAt")
      }
      instant = Int64(clamping: Int(clamping: moment.unixSeconds.rounded(.down)))
    }
    let repairs = try body.repairs.map { try Self.day($0, field: "repairs") }
    let zone = body.timezone ?? request.currentZone?.identifier
    let made = try await companion.practice.record(
      SessionReport(
        id: body.id, instant: instant, practised: body.practisedSeconds, statements: body.statements ?? 0, intention: intention),
      repairs: repairs, of: member.account, timezone: zone)
    return .json(PracticeSessionAnswer(made.record), status: made.isNew ? .created : .ok)
  }

  private func progress(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let names = PracticeStatistics.Span.allCases.map(\.rawValue)
    guard let span = PracticeStatistics.Span(rawValue: fields["by"] ?? "week") else {
      throw Problem(.validation, "by must be one of \(names.joined(separator: ", ")).", field: "by", allowed: names)
    }
    let from = try fields["from"].map { try Self.day($0, field: "from") }
    let to = try fields["to"].map { try Self.day($0, field: "to") }
    let zone = fields["timezone"] ?? request.currentZone?.identifier
    let progress = try await companion.practice.progress(member.account, timezone: zone)
    let last = to ?? progress.today
    let first = from ?? last.startOfYear
    guard first <= last, first.distance(to: last) <= 3_700 else {
      throw Problem(.validation, "from must not lie after to, nor more than ten years before it.", field: "from")
    }
    return .json(PracticeProgressAnswer(progress, by: span, from: first, through: last), capacity: 8192)
      .leavingOut(progress.damaged, of: "practiceSession", context)
  }

  static func day(_ text: String, field: String) throws -> PracticeDay {
    guard let day = PracticeDay(text: text) else {
      throw Problem(.validation, "\(field) must be a day such as 2026-11-21.", field: field)
    }
    return day
  }
}
