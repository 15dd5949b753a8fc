import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// The pages of the journal.
struct JournalPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer

  /// How many entries one page shows.
  static let perPage = 12

  func mount(on routes: RouteMounter) {
    routes.answer(.journalPage) { request, context, member in
      let fields = try request.queryFields
      // What another app shares comes as the beginning of an entry.
      return try await list(fields, JournalDraft(text: Self.shared(fields)), context, member)
    }
    routes.answer(.submitJournal) { request, context, member in
      try await write(try await request.form(), key: try request.idempotencyKey, context, member)
    }
    routes.answer(.journalFile) { _, context, member in JournalFile(journal: companion.journal).answer(member, context) }
    routes.answer(.journalEntryPage) { request, context, member in
      let entry = try await find(context, member)
      let notice = try request.queryFields["done"].flatMap(JournalNotice.init)
      let model = try await model(entry, notice: notice?.words(context.language) ?? "", context, member)
      return try await pages.answer(
        JournalEntryPage(model), context, held: Route.journalEntryPage.path(entry.id),
        heldTitle: Self.heldTitle(entry.kept, model))
    }
    routes.answer(.submitJournalEntry) { request, context, member in try await change(request, context, member) }
    routes.answer(.submitJournalLater) { request, context, member in try await addLater(request, context, member) }
    routes.answer(.submitJournalDeletion) { _, context, member in
      let entry = try await find(context, member)
      _ = try await companion.journal.delete(entry.id, account: member.id)
      return .redirect(to: "\(Route.journalPage.path)?done=\(JournalNotice.deleted.rawValue)", type: .normal)
    }
  }

  /// What a page says once, after something was done.
  private enum JournalNotice: String {
    case kept, saved, later, deleted

    func words(_ language: Language) -> String { language.page("journal notice-\(rawValue)") }
  }

  private func view(_ member: Member, _ context: AppContext) async throws -> JournalView {
    JournalView(
      clock: companion.clock, profile: try await companion.profiles.readable(member.account),
      device: context.deviceZone, language: context.language)
  }

  /// An entry with the reading of its day beside what was written.
  private func model(
    _ entry: JournalEntry, notice: String, _ context: AppContext, _ member: Member
  ) async throws -> JournalEntryPage.Model {
    let view = try await view(member, context)
    let hasBirth = try await companion.profiles.readable(member.account).birth != nil
    // A reading that does not open keeps nobody from what they wrote.
    let day = LocalDay(view.date(of: entry), in: view.today.zone)
    let told = hasBirth && !entry.kept.isReading ? try? await companion.readings.standing(member.id, on: day) : nil
    var model = view.model(entry, told: told ?? nil, hasBirth: hasBirth, notice: notice)
    if model.day?.path != nil, model.day?.advice == nil, let reading = await anew(on: day.date, context, member) {
      model.day?.tell(reading, isAnew: true)
    }
    return model
  }

  /// The reading of a day of which none is kept, as the page of that day would tell it; `nil` where it cannot be told.
  private func anew(on date: CalendarDate, _ context: AppContext, _ member: Member) async -> DailyReading? {
    let zone = context.deviceZone?.identifier
    guard let person = try? await companion.readings.person(member.account, timezone: zone, language: context.language) else {
      return nil
    }
    return try? await companion.readings.passing(of: person, on: LocalDay(date, in: person.zone))
  }

  /// The first words of an entry, or the headline of its reading, and its day: `The tram was late. · Saturday 21 November 2026`.
  private static func heldTitle(_ kept: StoredEntry, _ model: JournalEntryPage.Model) -> String {
    let words = kept.isReading ? model.title : Excerpt.opening(kept.text ?? "", upTo: 60)
    return words.isEmpty ? model.date : "\(words) · \(model.date)"
  }

  private func find(_ context: AppContext, _ member: Member) async throws -> JournalEntry {
    guard let entry = try await companion.journal.entry(context.parameters.get("id") ?? "", account: member.id) else {
      throw Self.notFound
    }
    return entry
  }

  private static let notFound = Problem(.notFound, "There is no such entry in this journal.")

  // MARK: the list

  private func list(
    _ fields: FormFields, _ draft: JournalDraft, _ context: AppContext, _ member: Member,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let search = JournalSearch(
      word: fields["q"].map { String($0.prefix(100)) }, tag: fields["tag"].map { String($0.prefix(60)) },
      category: fields["category"].flatMap { LifeCategory(rawValue: $0) }, language: context.language)
    let place = fields["cursor"].flatMap { RecordPlace(text: $0) }
    let part = try await companion.journal.page(search, account: member.id, after: place, limit: Self.perPage)
    let view = try await view(member, context)
    let overview = try await companion.journal.overview(account: member.id)
    var narrowing: [String] = []
    if let tag = search.tag { narrowing.append(context.language.page("journal tag", ("tag", tag))) }
    if let category = search.category { narrowing.append(context.language.title(category)) }
    var model = JournalPage.Model(
      entries: part.entries.map(view.line), count: search.isEmpty ? overview.count : nil, search: search.word ?? "",
      narrowing: narrowing.joined(separator: ", "), older: part.next.map { Self.older(search, $0.text) },
      themes: view.themes(overview.entries), today: DayText.iso(view.today), draft: draft,
      notice: fields["done"].flatMap(JournalNotice.init)?.words(context.language) ?? "", damaged: part.damaged.count)
    model.made = companion.clock.wholeSeconds
    if overview.count == 0, search.isEmpty { model.invitation = await invitation(on: view.today, context, member) }
    var held: String?
    if status == .ok, search.isEmpty, draft.text.isEmpty {
      held = fields["cursor"] == nil ? Route.journalPage.path : place.map { Self.older(search, $0.text) }
    }
    return try await pages.answer(JournalPage(model), context, status: status, held: held)
      .leavingOut(part.damaged, of: "journalEntry", context)
  }

  /// What today asks of somebody who has written nothing yet; `nil` without a chart. A reading that does not open keeps nobody from
  /// writing.
  private func invitation(on today: LocalDay, _ context: AppContext, _ member: Member) async -> JournalPage.Invitation? {
    let zone = context.deviceZone?.identifier
    guard
      let person = try? await companion.readings.person(member.account, timezone: zone, language: context.language),
      let reading = try? await companion.readings.reading(of: person, on: today).reading
    else { return nil }
    return JournalPage.Invitation(headline: reading.headline, question: reading.advice.reflectOn)
  }

  /// Where the entries before a place of the list are.
  static func older(_ search: JournalSearch, _ cursor: String) -> String {
    var fields = ["cursor=\(cursor)"]
    if let word = search.word { fields.append("q=\(Route.encoded(word))") }
    if let tag = search.tag { fields.append("tag=\(Route.encoded(tag))") }
    if let category = search.category { fields.append("category=\(category.rawValue)") }
    return "\(Route.journalPage.path)?\(fields.joined(separator: "&"))"
  }

  // MARK: writing

  /// What another app shares: a title, a text, an address, each on lines of its own.
  private static func shared(_ fields: FormFields) -> String {
    var lines: [String] = []
    for text in [fields["title"], fields["text"], fields["url"]].compactMap(\.self) where !lines.contains(text) {
      lines.append(String(text.prefix(4000)))
    }
    return lines.joined(separator: "\n")
  }

  /// How many days later an entry may arrive that was written without a connection.
  private static let longestWait = 60

  /// The day that the writer’s device names, when it is one of the last; otherwise today.
  private func day(_ fields: FormFields, _ today: LocalDay) -> String {
    guard let text = fields["date"], let date = try? CivilText.date(text, field: "date", calendar: .gregorian),
      (-Self.longestWait...1).contains(date.dayNumber(in: .gregorian) - today.number)
    else { return DayText.iso(today) }
    return ISO8601.date(date)
  }

  /// - Parameter key: what makes an entry that waited on a device the only one, however often it is sent.
  private func write(_ fields: FormFields, key: String?, _ context: AppContext, _ member: Member) async throws -> Response {
    var form = ReflectionForm(fields, context.language)
    do {
      if form.draft.problem.isEmpty {
        var entry = StoredEntry(type: .reflection, date: day(fields, try await view(member, context).today))
        form.put(into: &entry)
        _ = try await companion.journal.write(entry, key: key ?? Self.key(of: entry, fields), account: member.id)
        return .redirect(to: "\(Route.journalPage.path)?done=\(JournalNotice.kept.rawValue)", type: .normal)
      }
    } catch {
      guard let problem = Problem(of: error), problem.code == .validation else { throw error }
      form.note(problem)
    }
    return try await list(try FormFields(""), form.draft, context, member, status: .unprocessableContent)
  }

  /// What makes an entry the only one when its form is sent twice: the words, and when the page with the form was made. `nil` for a form
  /// that does not say it.
  private static func key(of entry: StoredEntry, _ fields: FormFields) -> String? {
    guard let made = fields["made"], !made.isEmpty else { return nil }
    return ([String(made.prefix(20)), entry.date, entry.mood ?? ""] + entry.tags + [entry.text ?? ""]).joined(separator: "\0")
  }

  private func change(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let entry = try await find(context, member)
    var form = ReflectionForm(try await request.form(), context.language)
    var status = HTTPResponse.Status.unprocessableContent
    do {
      if form.draft.problem.isEmpty, !entry.kept.isReading {
        let sent = form
        guard case .kept = try await companion.journal.change(entry.id, account: member.id, { try sent.change(&$0) }) else {
          throw Self.notFound
        }
        return back(to: entry.id, .saved)
      }
    } catch {
      guard let problem = Problem(of: error), [.validation, .conflict].contains(problem.code) else { throw error }
      form.note(problem)
      if problem.code == .conflict { status = .conflict }
    }
    // What stands now is shown above the form, and what is sent next is based on it.
    var model = try await model(try await find(context, member), notice: "", context, member)
    model.draft = form.draft
    return try await pages.answer(JournalEntryPage(model), context, status: status)
  }

  private func addLater(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let entry = try await find(context, member)
    let view = try await view(member, context)
    var notice = context.language.page("journal notice-nothing")
    if let text = try await request.form()["later"], view.age(of: entry) >= 1 {
      do {
        guard try await companion.journal.addLater(text.unixLines, to: entry.id, account: member.id) != nil
        else {
          throw Self.notFound
        }
        return back(to: entry.id, .later)
      } catch {
        guard let problem = Problem(of: error), problem.code == .validation else { throw error }
        notice = FieldWords.text(problem, context.language)
      }
    }
    return try await pages.answer(
      JournalEntryPage(try await model(entry, notice: notice, context, member)), context, status: .unprocessableContent)
  }

  private func back(to id: String, _ notice: JournalNotice) -> Response {
    .redirect(to: "\(Route.journalEntryPage.path(id))?done=\(notice.rawValue)", type: .normal)
  }
}

/// Days as text.
private enum DayText {
  /// `2026-11-21`.
  static func iso(_ day: LocalDay) -> String { ISO8601.date(day.date) }
}
