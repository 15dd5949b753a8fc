import Companion
import HTTPTypes
import Hummingbird
import Practice
import Readings
import Store
import Web
import Wire

/// The pages on which insights are kept, changed and put into collections, and on which a practice is cleared.
struct InsightPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  func mount(on routes: RouteMounter) {
    routes.answer(.newInsightPage) { request, context in
      let fields = try request.queryFields
      return try await ask(fields["text"] ?? "", source: source(fields), context)
    }
    routes.answer(.submitNewInsight) { request, context in
      let fields = try await request.form()
      let text = fields["text"] ?? ""
      guard let member = context.caller.member else { return try await ask(text, source: source(fields), context) }
      do {
        let kept = try await keep(text, source: source(fields), member)
        // The page on which the thought stands stays where it is.
        if fields["inPlace"] != nil {
          return .json(PracticeInsightAnswer(kept.insight), status: kept.isNew ? .created : .ok)
        }
        return .redirect(to: CollectPage.Part.insights.path("done=kept"), type: .normal)
      } catch {
        var model = InsightPage.Model(.keep)
        model.source = source(fields)
        return try await askAgain(model, text, error, context)
      }
    }
    routes.answer(.submitInsights) { request, context, member in
      let fields = try await request.form()
      do {
        // Further insights, and those that were put away, are still what is seen.
        let standing = [("from", fields["from"]), ("away", fields["away"])].compactMap { name, text in
          text.flatMap { Int($0) }.flatMap { $0 > 0 ? "\(name)=\($0)" : nil }
        }
        let query = ([try await change(fields, member)] + standing).filter { !$0.isEmpty }.joined(separator: "&")
        return .redirect(to: CollectPage.Part.insights.path(query), type: .normal)
      } catch {
        var model = InsightPage.Model(fields["do"].flatMap(InsightPage.Purpose.init) ?? .keep)
        model.id = fields["id"] ?? ""
        let text = model.purpose == .adopt ? try await line(fields, member) : fields["text"] ?? ""
        return try await askAgain(model, text ?? "", error, context)
      }
    }
    mountCollections(on: routes)
    mountClearing(on: routes)
  }

  // MARK: a new one

  /// The form with a text; whoever is not signed in is led to the door with it, and stays here when it is too long for that way.
  private func ask(_ text: String, source: String, _ context: AppContext) async throws -> Response {
    var model = InsightPage.Model(.keep)
    model.text = text
    model.source = source
    if context.caller.member == nil {
      let here = Route.newInsightPage.path + "?source=\(source)&text=\(Route.encoded(text))"
      if let next = OwnPath(here) {
        return .redirect(to: "\(Route.signInPage.path)?next=\(Route.encoded(next.text))", type: .normal)
      }
      model.isMember = false
    }
    if text.count > StatementText.longestInsight {
      model.problem = tooLong(text, context.language)
      return try await pages.answer(InsightPage(model), context, status: .unprocessableContent)
    }
    return try await pages.answer(InsightPage(model), context)
  }

  /// The form once more, with what was typed and why it was not kept.
  private func askAgain(
    _ model: InsightPage.Model, _ text: String, _ error: any Error, _ context: AppContext
  ) async throws -> Response {
    guard let problem = Problem(of: error), problem.code == .validation else { throw error }
    var model = model
    model.text = text
    model.problem =
      switch model.purpose {
      case .keep where text.count > StatementText.longestInsight, .save where text.count > StatementText.longestInsight:
        tooLong(text, context.language)
      case .adopt where text.count > StatementText.longestStatement:
        context.language.page(
          "insight too-long-line", ("count", "\(text.count)"), ("most", "\(StatementText.longestStatement)"))
      default: FieldWords.text(problem, context.language)
      }
    return try await pages.answer(InsightPage(model), context, status: .unprocessableContent)
  }

  private func tooLong(_ text: String, _ language: Language) -> String {
    language.page("insight too-long", ("count", "\(text.count)"), ("most", "\(StatementText.longestInsight)"))
  }

  private func source(_ fields: FormFields) -> String {
    (fields["source"].flatMap(Insight.Source.init) ?? .own).rawValue
  }

  /// A thought that is sent twice is one: a reading or a card tells the same words again.
  @discardableResult
  private func keep(_ text: String, source: String, _ member: Member) async throws -> (insight: Insight, isNew: Bool) {
    let isOwn = source == Insight.Source.own.rawValue
    return try await companion.practice.keepInsight(
      text, source: source, key: isOwn ? nil : "\(source) \(text)", account: member.id)
  }

  // MARK: those that are there

  /// Does what a form asks for.
  ///
  /// - Returns: the query of the page that follows.
  private func change(_ fields: FormFields, _ member: Member) async throws -> String {
    let practice = companion.practice
    let id = fields["id"] ?? ""
    switch fields["do"] {
    case "keep":
      try await keep(fields["text"] ?? "", source: source(fields), member)
      return "done=kept"
    case "save":
      _ = try await practice.changeInsight(id, text: fields["text"] ?? "", isArchived: nil, account: member.id)
      return "done=saved"
    case "archive", "unarchive":
      _ = try await practice.changeInsight(id, text: nil, isArchived: fields["do"] == "archive", account: member.id)
      return "done=saved"
    case "delete":
      return try await practice.deleteInsight(id, account: member.id) == nil ? "" : "gone=\(Route.encoded(id))"
    case "undelete": return try await practice.undeleteInsight(id, account: member.id) ? "done=kept" : ""
    case "adopt":
      guard let line = try await line(fields, member) else { return "" }
      try await practice.addStatements(line, account: member.id)
      return "done=added"
    case "up", "down":
      let shown = try await practice.orderedInsights(account: member.id).insights.filter { !$0.isArchived }
      if let place = shown.firstIndex(where: { $0.id == id }) {
        try await practice.moveInsight(id, to: place + (fields["do"] == "up" ? -1 : 1), account: member.id)
      }
      return "done=saved"
    case "place":
      // Before another one, else behind the one that it now follows: what lies on other pages keeps its place.
      let others = try await practice.orderedInsights(account: member.id).insights.filter { !$0.isArchived && $0.id != id }
      let place =
        fields["before"].flatMap { before in others.firstIndex { $0.id == before } }
        ?? fields["after"].flatMap { after in others.firstIndex { $0.id == after } }.map { $0 + 1 }
      if let place { try await practice.moveInsight(id, to: place, account: member.id) }
      return "done=saved"
    case "import":
      let count = try await practice.importInsights(fields["text"] ?? "", account: member.id)
      return "imported=\(count)"
    default: return ""
    }
  }

  /// What becomes a line of the code: the words that were sent, or else those of the insight; `nil` when it is gone.
  private func line(_ fields: FormFields, _ member: Member) async throws -> String? {
    var text = fields["text"] ?? ""
    if text.allSatisfy(\.isWhitespace) {
      let all = try await companion.practice.orderedInsights(account: member.id).insights
      guard let insight = all.first(where: { $0.id == fields["id"] }) else { return nil }
      text = insight.text
    }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: collections

  private func mountCollections(on routes: RouteMounter) {
    routes.answer(.collectionsPage) { request, context, member in
      let isDone = try request.queryFields["done"] != nil
      return try await showCollections(
        context, member, notice: isDone ? context.language.page("align notice-saved") : "")
    }
    routes.answer(.submitCollections) { request, context, member in
      let fields = try await request.form()
      do {
        try await changeCollection(fields, member)
        return .redirect(to: Route.collectionsPage.path + "?done=saved", type: .normal)
      } catch {
        guard let problem = Problem(of: error), problem.code == .validation else { throw error }
        let typed = fields["name"].map { (fields["do"] == "make" ? "" : fields["id"] ?? "", $0) }
        return try await showCollections(
          context, member, problem: FieldWords.text(problem, context.language), typed: typed, status: .unprocessableContent)
      }
    }
  }

  private func showCollections(
    _ context: AppContext, _ member: Member, problem: String = "", typed: (id: String, name: String)? = nil,
    notice: String = "", status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let practice = companion.practice
    let all = try await practice.orderedInsights(account: member.id)
    let known = Dictionary(all.insights.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let collections = try await practice.collections(account: member.id).map { collection in
      CollectionsPage.Collection(
        id: collection.id, name: collection.content.name, members: collection.content.members.compactMap { known[$0] })
    }
    // Each collection offers them all; the newest are enough, and programs can put in any.
    let offered = Array(all.insights.filter { !$0.isArchived }.prefix(2 * PracticeService.mostShown))
    let page = CollectionsPage(
      collections, insights: offered, problem: problem, typed: typed, notice: notice)
    return try await pages.answer(page, context, status: status).leavingOut(all.damaged, of: "insight", context)
  }

  private func changeCollection(_ fields: FormFields, _ member: Member) async throws {
    let practice = companion.practice
    let id = fields["id"] ?? ""
    var change = PracticeService.CollectionChange()
    let members = fields["member"].map { [$0] } ?? []
    switch fields["do"] {
    case "make":
      _ = try await practice.makeCollection(fields["name"] ?? "", account: member.id)
      return
    case "delete":
      try await practice.deleteCollection(id, account: member.id)
      return
    case "rename": change.name = fields["name"] ?? ""
    case "put": change.adding = members
    case "remove": change.removing = members
    case "up", "down":
      let all = try await practice.collections(account: member.id)
      change.place = all.firstIndex { $0.id == id }.map { $0 + (fields["do"] == "up" ? -1 : 1) }
    default: return
    }
    _ = try await practice.changeCollection(id, change, account: member.id)
  }

  // MARK: clearing

  private func mountClearing(on routes: RouteMounter) {
    routes.answer(.clearPracticePage) { _, context, _ in try await pages.answer(ClearPracticePage(), context) }
    routes.answer(.submitClearPractice) { request, context, member in
      guard try await request.form()["confirm"] == "clear" else {
        return try await pages.answer(
          ClearPracticePage(problem: context.language.page("align-more clear-word")), context, status: .unprocessableContent)
      }
      _ = try await companion.practice.clear(account: member.id)
      return .redirect(to: Route.alignSettingsPage.path + "?done=cleared", type: .normal)
    }
  }
}
