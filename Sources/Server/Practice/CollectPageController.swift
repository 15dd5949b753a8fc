import Companion
import HTTPTypes
import Hummingbird
import Practice
import Readings
import Store
import Web
import Wire

/// The pages on which a practice is put together: code, insights, settings.
struct CollectPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  func mount(on routes: RouteMounter) {
    routes.answer(.collectPage) { request, context, member in
      let fields = try request.queryFields
      var model = CollectPage.Model()
      model.part = CollectPage.Part(fields["part"])
      if let done = fields["done"], ["saved", "added", "kept"].contains(done) {
        model.notice = context.language.page("align notice-\(done)")
      }
      if let count = fields["imported"].flatMap({ Int($0) }) {
        let key = count == 0 ? "insight imported-none" : count == 1 ? "insight imported-one" : "insight imported"
        model.notice = context.language.page(key, ("count", "\(count)"))
      }
      model.from = fields["from"].flatMap { Int($0) } ?? 0
      model.awayFrom = fields["away"].flatMap { Int($0) } ?? 0
      if let id = fields["gone"], RecordID.isValid(id) { model.goneInsight = id }
      if let text = fields["undo"] { model.deleted = (String(text.prefix(StatementText.longestStatement)), place(fields)) }
      model.deletedState = fields["state"].flatMap(Statement.State.init)?.rawValue ?? ""
      model.deletedRested = fields["rested"] == "yes"
      return try await show(model, context, member)
    }
    routes.answer(.lineShare) { _, context, member in
      let id = context.parameters.get("line") ?? ""
      guard let line = try await companion.practice.code(account: member.id).statements.first(where: { $0.id == id }) else {
        throw Problem(.notFound, "There is no line with this id.")
      }
      return .file(
        Array(LineShareCard.svg(line.text, address: context.host).utf8), mediaType: "image/svg+xml", cacheControl: "no-store")
    }
    routes.answer(.submitCollect) { request, context, member in
      let fields = try await request.form()
      do {
        return .redirect(to: CollectPage.Part.code.path(try await change(fields, member)), type: .normal)
      } catch {
        guard let problem = Problem(of: error), problem.code == .validation else { throw error }
        var model = CollectPage.Model()
        model.draft = ["add", "save"].contains(fields["do"]) ? fields["text"] ?? "" : ""
        model.rewording = fields["do"] == "save" ? fields["id"] : nil
        model.problem = FieldWords.text(problem, context.language)
        return try await show(model, context, member, status: .unprocessableContent)
      }
    }
    routes.answer(.alignSettingsPage) { request, context, member in
      var model = settings(try await companion.practice.settings(account: member.id).settings)
      model.hint = try await companion.practice.hint(.settings, account: member.id)
      switch try request.queryFields["done"] {
      case "cleared": model.notice = context.language.page("align-more cleared")
      case "hints": model.notice = context.language.page("align-more hints-back")
      case .some: model.notice = context.language.page("align notice-saved")
      case nil: break
      }
      return try await pages.answer(AlignSettingsPage(model), context)
    }
    routes.answer(.submitAlignSettings) { request, context, member in
      let fields = try await request.form()
      do {
        _ = try await companion.practice.changeSettings(account: member.id) { try Self.take(fields, into: &$0) }
        return .redirect(to: Route.alignSettingsPage.path + "?done=saved", type: .normal)
      } catch {
        guard let problem = Problem(of: error), problem.code == .validation else { throw error }
        var model = settings(try await companion.practice.settings(account: member.id).settings)
        Self.keep(fields, in: &model)
        model.problem = Self.words(problem, context.language)
        model.problemField = problem.field ?? ""
        return try await pages.answer(AlignSettingsPage(model), context, status: .unprocessableContent)
      }
    }
  }

  private func show(
    _ model: CollectPage.Model, _ context: AppContext, _ member: Member, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    var model = model
    model.statements = try await companion.practice.code(account: member.id).statements.map {
      AlignLine(id: $0.id, text: $0.text, state: $0.state.rawValue)
    }
    let shown = try await companion.practice.insightPage(account: member.id, from: model.from)
    let away = try await companion.practice.insightPage(account: member.id, isArchived: true, from: model.awayFrom)
    model.insights = shown.page.insights + away.page.insights
    model.insightCount = shown.page.count
    model.turns = [(shown.page.before, "before"), (shown.page.next, "next")].compactMap { place, key in
      place.map { .init(query: "from=\($0)", key: key) }
    }
    model.awayTurns = [(away.page.before, "before"), (away.page.next, "next")].compactMap { place, key in
      place.map { .init(query: "away=\($0)", key: key) }
    }
    model.hint = try await companion.practice.hint(.collect, account: member.id)
    return try await pages.answer(CollectPage(model), context, status: status).leavingOut(shown.damaged, of: "insight", context)
  }

  private func place(_ fields: FormFields) -> Int { fields["place"].flatMap { Int($0) } ?? 0 }

  /// Does what a form asks for.
  ///
  /// - Returns: the query of the page that follows.
  private func change(_ fields: FormFields, _ member: Member) async throws -> String {
    let practice = companion.practice
    let (id, text) = (fields["id"] ?? "", fields["text"] ?? "")
    switch fields["do"] {
    case "add":
      try await practice.addStatements(text, account: member.id)
      return "done=added"
    case "restore":
      let place = place(fields)
      try await practice.changeCode(account: member.id) {
        guard !$0.statements.contains(where: { $0.text == text }) else { return }
        let id = UUIDv7.generate(microseconds: companion.clock.microseconds)
        try $0.add(
          Statement(
            id: id, text: text, state: fields["state"].flatMap(Statement.State.init) ?? .active,
            rested: fields["rested"] == "yes"), at: place)
      }
      return "done=added"
    case "delete":
      let standing = try await practice.code(account: member.id)
      guard let place = standing.index(of: id) else { return "" }
      try await practice.changeCode(account: member.id) { _ = $0.remove(id) }
      let gone = standing.statements[place]
      let state = gone.state == .active ? "" : "&state=\(gone.state.rawValue)" + (gone.rested ? "&rested=yes" : "")
      return "place=\(place)\(state)&undo=\(Route.encoded(gone.text))"
    default:
      try await practice.changeCode(account: member.id) { code in
        guard let place = code.index(of: id) else { return }
        switch fields["do"] {
        case "up": try code.move(id, to: place - 1)
        case "down": try code.move(id, to: place + 1)
        case "place":
          // Before another one, or behind the last that is not put away.
          let others = code.statements.filter { $0.id != id }
          let end = (others.lastIndex { $0.state != .archived } ?? -1) + 1
          try code.move(id, to: fields["before"].flatMap { before in others.firstIndex { $0.id == before } } ?? end)
        case "rest": try code.set(id, to: .resting)
        case "archive":
          try code.set(id, to: .archived)
          try code.move(id, to: code.statements.count)
        case "return":
          try code.bringBack(id)
          let others = code.statements.filter { $0.id != id }
          try code.move(id, to: (others.lastIndex { $0.state != .archived } ?? -1) + 1)
        case "wake": try code.set(id, to: .active)
        case "save": try code.reword(id, to: text)
        default: break
        }
      }
      return "done=saved"
    }
  }

  // MARK: settings

  private func settings(_ settings: PracticeSettings) -> AlignSettingsPage.Model {
    var model = AlignSettingsPage.Model()
    model.fields = [
      .init("breathSeconds", "\(settings.breath)", bounds: SessionPlan.breathing),
      .init("statementSeconds", "\(settings.statementSeconds)", bounds: 0...SessionPlan.standing.upperBound),
      .init("visualisationSeconds", "\(settings.visualisation)", bounds: SessionPlan.picturing),
      .init("dayBoundary", ClockField.text(settings.boundary.minute)),
      .init("goal", "\(settings.goal.sessions)", bounds: DailyGoal.allowed),
      .init("reminderCount", "\(settings.reminders.count)", bounds: ReminderPlan.counts),
      .init("windowStart", ClockField.text(settings.reminders.start)),
      .init("windowEnd", ClockField.text(settings.reminders.end)),
    ]
    model.pace = settings.pace
    model.paces = BreathPace.named.map(\.name)
    model.weekBegins = settings.weekBegins.rawValue
    model.quietDays = Set(settings.reminders.quiet.map(\.rawValue))
    model.switches = [
      "asksIntention": settings.asksIntention, "allowsRepair": settings.allowsRepair, "remindersOn": settings.remindersOn,
      "haptics": settings.haptics, "tone": settings.tone,
    ]
    return model
  }

  /// What was typed stands in the form that comes back.
  private static func keep(_ fields: FormFields, in model: inout AlignSettingsPage.Model) {
    for index in model.fields.indices {
      if let typed = fields[model.fields[index].name] { model.fields[index].value = String(typed.prefix(20)) }
    }
    for name in model.switches.keys { model.switches[name] = fields[name] != nil }
    if let pace = fields["pace"] { model.pace = pace }
    if let day = fields["weekBegins"].flatMap({ Int($0) }) { model.weekBegins = day }
    model.quietDays = Set(quietDays(fields))
  }

  /// The weekdays whose boxes are ticked.
  private static func quietDays(_ fields: FormFields) -> [Int] {
    PracticeRules.weekday.filter { fields["\(AlignSettingsPage.quietDay)\($0)"] != nil }
  }

  /// What is wrong with a setting, in the words of the page.
  private static func words(_ problem: Problem, _ language: Language) -> String {
    let field = SecurityWords.hyphenated(problem.field ?? "")
    let dates = language.dates
    let told = language.page(
      "align wrong-\(field)", ("night", dates.time(minuteOfDay: ReminderPlan.nightBegins)),
      ("morning", dates.time(minuteOfDay: ReminderPlan.nightEnds)))
    return told.isEmpty ? FieldWords.text(problem, language) : told
  }

  /// Takes over what the form says; a box that is not ticked is not sent.
  private static func take(_ fields: FormFields, into chosen: inout StoredPracticeSettings) throws {
    func number(_ name: String) throws -> Int {
      guard let number = fields[name].flatMap({ Int($0) }) else {
        throw Problem(.validation, "\(name) must be a whole number.", field: name)
      }
      return number
    }
    func time(_ name: String) throws -> Int {
      guard let minutes = fields[name].flatMap(ClockField.minutes) else {
        throw Problem(.validation, "\(name) must be a time of day such as 08:00.", field: name)
      }
      return minutes
    }
    chosen.breathSeconds = try number("breathSeconds")
    chosen.statementSeconds = try number("statementSeconds")
    chosen.visualisationSeconds = try number("visualisationSeconds")
    chosen.goal = try number("goal")
    chosen.reminderCount = try number("reminderCount")
    chosen.weekBegins = try number("weekBegins")
    chosen.pace = fields["pace"]
    chosen.dayBoundary = try time("dayBoundary")
    let start = try time("windowStart")
    let end = try time("windowEnd")
    chosen.windowStart = start
    // A window that closes before it opens closes after midnight.
    chosen.windowEnd = end <= start ? end + 1440 : end
    chosen.asksIntention = fields["asksIntention"] != nil
    chosen.allowsRepair = fields["allowsRepair"] != nil
    chosen.remindersOn = fields["remindersOn"] != nil
    chosen.haptics = fields["haptics"] != nil
    chosen.tone = fields["tone"] != nil
    let quiet = quietDays(fields)
    chosen.quietDays = quiet.isEmpty ? nil : quiet
  }
}
