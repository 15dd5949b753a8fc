import Atlas
import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Wire

/// The journal of whoever is signed in.
struct JournalController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.journal) { request, context, member in try await list(request, context, member) }
    routes.answer(.makeEntry) { request, context, member in try await write(request, context, member) }
    routes.answer(.journalPatterns) { _, context, member in try await patterns(context, member) }
    routes.answer(.entry) { _, context, member in
      Self.answer(try await find(context, member))
    }
    routes.answer(.editEntry) { request, context, member in try await edit(request, context, member) }
    routes.answer(.deleteEntry) { _, context, member in
      guard try await companion.journal.delete(context.parameters.get("id") ?? "", account: member.id) else {
        throw Self.notFound
      }
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
    routes.answer(.noteLater) { request, context, member in try await later(request, context, member) }
  }

  private static let notFound = Problem(.notFound, "There is no entry with this id in your journal.")

  private static func answer(_ entry: JournalEntry, status: HTTPResponse.Status = .ok) -> Response {
    var response = Response.json(JournalEntryAnswer(entry), status: status)
    response.headers[.eTag] = ChangeCondition.tag(entry.change)
    return response
  }

  // MARK: reading

  private func list(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let paging = try Paging(request)
    let fields = try request.queryFields
    var search = JournalSearch(
      word: fields["q"], type: fields["type"], mood: fields["mood"], tag: fields["tag"],
      language: context.language)
    if let type = search.type { search.type = try Self.kind(type, among: StoredEntry.Kind.allCases).rawValue }
    try Choices.shortText(search.word, limit: 200, field: "q")
    let page = try await companion.journal.page(search, account: member.id, after: paging.place, limit: paging.limit)
    return .json(
      JournalAnswer(entries: page.entries.map { JournalEntryAnswer($0) }, next: page.next?.text), capacity: 16_384
    ).leavingOut(page.damaged, of: "journalEntry", context)
  }

  private func patterns(_ context: AppContext, _ member: Member) async throws -> Response {
    let (patterns, damaged) = try await companion.journal.patterns(account: member.id)
    return .json(JournalPatternsAnswer(patterns), capacity: 8192).leavingOut(damaged, of: "journalEntry", context)
  }

  // MARK: writing

  private func write(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let key = try request.idempotencyKey
    let body = try await request.json(ReflectionRequest.self)
    try JournalRules.check(text: body.text)
    try JournalRules.check(mood: body.mood, tags: body.tags)
    let kind = try Self.kind(body.type ?? StoredEntry.Kind.reflection.rawValue, among: [.reflection, .question])
    let date: String
    if let text = body.date {
      date = ISO8601.date(try CivilText.date(text, field: "date", calendar: .gregorian))
    } else {
      let person = try await companion.readings.person(
        member.account, timezone: body.timezone ?? request.currentZone?.identifier,
        language: context.language)
      let zone = try person?.zone ?? CivilText.zone(body.timezone ?? "UTC", field: "timezone")
      date = ISO8601.date(companion.readings.today(in: zone).date)
    }
    let entry = StoredEntry(type: kind, date: date, text: body.text, mood: body.mood, tags: body.tags ?? [])
    let made = try await companion.journal.write(entry, isDated: body.date != nil, key: key, account: member.id)
    return Self.answer(made.entry, status: made.isNew ? .created : .ok)
  }

  private func edit(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let id = try await find(context, member).id
    let condition = try ChangeCondition(request)
    let edit = try await request.json(ReflectionEdit.self)
    if let text = edit.text.value { try JournalRules.check(text: text) }
    try JournalRules.check(mood: edit.mood.value, tags: edit.tags.value)
    var base: Int64?
    if case .version(let number) = condition { base = number }
    let outcome = try await companion.journal.change(id, account: member.id, base: base) { entry in
      let isOwn = [StoredEntry.Kind.reflection.rawValue, StoredEntry.Kind.question.rawValue].contains(entry.type)
      if case .cleared = edit.text, isOwn {
        throw Problem(.validation, "text must not be empty; to remove the entry, delete it.", field: "text")
      }
      entry.text = edit.text.applied(to: entry.text, isWhole: false)
      entry.mood = edit.mood.applied(to: entry.mood, isWhole: false)
      entry.tags = edit.tags.applied(to: entry.tags, isWhole: false) ?? []
    }
    switch outcome {
    case .kept(let entry): return Self.answer(entry)
    case .missing: throw Self.notFound
    case .conflict(let entry):
      let problem = Problem(
        .preconditionFailed, "The entry has been changed in the meantime; `current` is the version that is stored now.")
      var response = Response.json(
        ConflictAnswer(problem, requestId: context.requestID, current: JournalEntryAnswer(entry)),
        status: .preconditionFailed)
      response.headers[.eTag] = ChangeCondition.tag(entry.change)
      return response
    }
  }

  private func later(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let id = try await find(context, member).id
    let text = try await request.json(LaterRequest.self).text
    guard let entry = try await companion.journal.addLater(text, to: id, account: member.id) else { throw Self.notFound }
    return Self.answer(entry)
  }

  // MARK: checking

  /// The entry that the address names, when it is the member's; found before anything is said of the body.
  private func find(_ context: AppContext, _ member: Member) async throws -> JournalEntry {
    guard let entry = try await companion.journal.entry(context.parameters.get("id") ?? "", account: member.id) else {
      throw Self.notFound
    }
    return entry
  }

  private static func kind(_ name: String, among kinds: [StoredEntry.Kind]) throws -> StoredEntry.Kind {
    guard let kind = kinds.first(where: { $0.rawValue == name }) else {
      let names = kinds.map(\.rawValue)
      throw Problem(.validation, "type must be one of \(names.joined(separator: ", ")).", field: "type", allowed: names)
    }
    return kind
  }
}
