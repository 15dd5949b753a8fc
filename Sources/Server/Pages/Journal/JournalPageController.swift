import Companion
import HTTPTypes
import Hummingbird
import Readings
import Web
import Wire

/// The pages of the journal.
struct JournalPageController: Sendable {
  let pages: PageDesk
  let source: any JournalSource

  /// What a note, a text or a tag may be at most.
  private static let mostText = 20_000
  private static let mostTags = 12

  func mount(on desk: RouteDesk) {
    desk.answer(.journalPage) { request, context, member in
      try await list(try request.queryFields, JournalDraft(), context, member)
    }
    desk.answer(.submitJournal) { request, context, member in try await write(try await request.form(), context, member) }
    desk.answer(.journalFile) { _, context, member in JournalFile(source: source).answer(member, context) }
    desk.answer(.journalEntryPage) { request, context, member in
      let entry = try await find(context, member)
      let notice = try request.queryFields["done"].flatMap(JournalNotice.init)
      let model = try await view(member).model(entry, notice: notice?.words ?? "")
      return try await pages.answer(JournalEntryPage(model), context)
    }
    desk.answer(.submitJournalEntry) { request, context, member in try await change(request, context, member) }
    desk.answer(.submitJournalLater) { request, context, member in try await addLater(request, context, member) }
    desk.answer(.submitJournalDeletion) { _, context, member in
      let entry = try await find(context, member)
      _ = try await source.delete(entry.id, account: member.id)
      return .redirect(to: "\(Route.journalPage.path)?done=\(JournalNotice.deleted.rawValue)", type: .normal)
    }
  }

  /// What a page says once, after something was done.
  private enum JournalNotice: String {
    case kept, saved, later, deleted

    var words: String {
      switch self {
      case .kept: "Kept."
      case .saved: "Your changes are saved."
      case .later: "The note stands beside the entry."
      case .deleted: "The entry is deleted."
      }
    }
  }

  private func view(_ member: Member) async throws -> JournalView {
    JournalView(clock: pages.clock, profile: try await pages.profiles.profile(member.account).profile)
  }

  private func find(_ context: AppContext, _ member: Member) async throws -> JournalEntry {
    guard let entry = try await source.entry(context.parameters.get("id") ?? "", account: member.id) else {
      throw Problem(.notFound, "There is no such entry in this journal.")
    }
    return entry
  }

  // MARK: the list

  private func list(
    _ fields: FormFields, _ draft: JournalDraft, _ context: AppContext, _ member: Member,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let search = JournalSearch(
      word: fields["q"].map { String($0.prefix(100)) }, tag: fields["tag"].map { String($0.prefix(60)) },
      category: fields["category"].flatMap { LifeCategory(rawValue: $0) })
    let part = try await source.page(search, after: fields["cursor"], account: member.id)
    let view = try await view(member)
    let overview = try await source.overview(account: member.id)
    var narrowing: [String] = []
    if let tag = search.tag { narrowing.append("Tag: \(tag)") }
    if let category = search.category { narrowing.append(category.title) }
    let model = JournalPage.Model(
      entries: part.entries.map(view.line), count: search.isEmpty ? overview.count : nil, search: search.word ?? "",
      narrowing: narrowing.joined(separator: ", "), older: part.next.map { Self.older(search, $0) },
      themes: view.themes(overview.entries), today: DayText.iso(view.today), draft: draft,
      notice: fields["done"].flatMap(JournalNotice.init)?.words ?? "", damaged: part.damaged.count)
    return try await pages.answer(JournalPage(model), context, status: status)
      .leavingOut(part.damaged, of: "journalEntry", context)
  }

  private static func older(_ search: JournalSearch, _ cursor: String) -> String {
    var fields = ["cursor=\(cursor)"]
    if let word = search.word { fields.append("q=\(JournalView.encoded(word))") }
    if let tag = search.tag { fields.append("tag=\(JournalView.encoded(tag))") }
    if let category = search.category { fields.append("category=\(category.rawValue)") }
    return "\(Route.journalPage.path)?\(fields.joined(separator: "&"))"
  }

  // MARK: writing

  private func write(_ fields: FormFields, _ context: AppContext, _ member: Member) async throws -> Response {
    let draft = Self.draft(fields)
    guard draft.problem.isEmpty else {
      return try await list(try FormFields(""), draft, context, member, status: .unprocessableContent)
    }
    var entry = KeptEntry(type: .reflection, date: DayText.iso(try await view(member).today))
    Self.put(draft, into: &entry)
    try await source.write(entry, account: member.id)
    return .redirect(to: "\(Route.journalPage.path)?done=\(JournalNotice.kept.rawValue)", type: .normal)
  }

  private func change(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let entry = try await find(context, member)
    let draft = Self.draft(try await request.form())
    guard draft.problem.isEmpty, !entry.kept.isReading else {
      var model = try await view(member).model(entry, notice: "")
      model.draft = draft
      return try await pages.answer(JournalEntryPage(model), context, status: .unprocessableContent)
    }
    _ = try await source.change(entry.id, account: member.id) { Self.put(draft, into: &$0) }
    return back(to: entry.id, .saved)
  }

  private func addLater(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let entry = try await find(context, member)
    let view = try await view(member)
    guard let text = try await request.form()["later"], view.age(of: entry) >= 1 else {
      return try await pages.answer(
        JournalEntryPage(view.model(entry, notice: "Nothing was written, so nothing was added.")), context,
        status: .unprocessableContent)
    }
    let note = KeptEntry.Later(text: String(text.prefix(Self.mostText)), at: EnglishDate.iso(pages.clock.now))
    _ = try await source.change(entry.id, account: member.id) { $0.later.append(note) }
    return back(to: entry.id, .later)
  }

  private func back(to id: String, _ notice: JournalNotice) -> Response {
    .redirect(to: "\(Route.journalEntryPage.path(id))?done=\(notice.rawValue)", type: .normal)
  }

  private static func draft(_ fields: FormFields) -> JournalDraft {
    let text = fields["text"] ?? ""
    var draft = JournalDraft(
      text: String(text.prefix(mostText)), mood: fields["mood"].flatMap { JournalDraft.moods.contains($0) ? $0 : nil } ?? "",
      tags: String((fields["tags"] ?? "").prefix(400)))
    if text.isEmpty { draft.problem = "A line is enough, but there has to be one." }
    return draft
  }

  private static func put(_ draft: JournalDraft, into entry: inout KeptEntry) {
    entry.text = draft.text
    entry.mood = draft.mood.isEmpty ? nil : draft.mood
    var seen: Set<String> = []
    entry.tags = draft.tags.split(separator: ",").map {
      String($0.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(40))
    }.filter { !$0.isEmpty && seen.insert($0).inserted }
    entry.tags = Array(entry.tags.prefix(mostTags))
  }
}

/// Days as text.
private enum DayText {
  /// `2026-11-21`.
  static func iso(_ day: LocalDay) -> String { ISO8601.date(day.date) }
}
