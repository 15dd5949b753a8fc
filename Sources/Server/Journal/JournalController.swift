import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Wire

/// The journal of whoever is signed in.
struct JournalController: Sendable {
  let journal: JournalDesk
  let readings: ReadingDesk

  /// How long one's own words may be, in bytes.
  private static let mostText = 64_000
  /// How many notes of what happened later an entry may have.
  private static let mostLater = 50

  private var store: DataStore { journal.store }

  func mount(on desk: RouteDesk) {
    desk.answer(.journal) { request, context, member in try await list(request, context, member) }
    desk.answer(.makeEntry) { request, _, member in try await write(request, member) }
    desk.answer(.journalPatterns) { _, context, member in try await patterns(context, member) }
    desk.answer(.entry) { _, context, member in
      let id = context.parameters.get("id") ?? ""
      guard let record = try await store.records.record(.journalEntry, account: member.id, id: id) else { throw Self.notFound }
      return try Self.answer(record)
    }
    desk.answer(.editEntry) { request, context, member in try await edit(request, context, member) }
    desk.answer(.deleteEntry) { _, context, member in
      let id = context.parameters.get("id") ?? ""
      guard try await store.records.delete(.journalEntry, account: member.id, id: id, now: journal.clock.microseconds) else {
        throw Self.notFound
      }
      return .json(StatusAnswer("deleted"), capacity: 32)
    }
    desk.answer(.noteLater) { request, context, member in try await later(request, context, member) }
  }

  private static let notFound = Problem(.notFound, "There is no entry with this id in your journal.")

  private static func answer(_ record: Record, status: HTTPResponse.Status = .ok) throws -> Response {
    var response = Response.json(try JournalEntryAnswer(record), status: status)
    response.headers[.eTag] = ChangeCondition.tag(record.change)
    return response
  }

  // MARK: reading

  private func list(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let paging = try Paging(request)
    let fields = try request.queryFields
    var search = JournalDesk.Search(word: fields["q"], type: fields["type"], mood: fields["mood"], tag: fields["tag"])
    if let type = search.type { search.type = try Self.kind(type, among: KeptEntry.Kind.allCases).rawValue }
    try Choices.shortText(search.word, limit: 200, field: "q")
    let page = try await journal.page(search, account: member.id, after: paging.place, limit: paging.limit)
    return .json(
      ListAnswer("entries", try page.records.map { try JournalEntryAnswer($0) }, next: page.next?.text), capacity: 16_384
    ).leavingOut(page.damaged, of: "journalEntry", context)
  }

  private func patterns(_ context: AppContext, _ member: Member) async throws -> Response {
    var patterns = JournalPatterns()
    var damaged: [String] = []
    var scan = JournalScan(store.records, account: member.id, after: nil)
    while let page = try await scan.page(200) {
      for record in page.records {
        if let entry = record.payload.flatMap({ try? KeptEntry(payload: $0) }) {
          patterns.add(entry, id: record.id)
        } else {
          damaged.append(record.id)
        }
      }
      damaged += page.damaged
    }
    return .json(patterns.answer, capacity: 8192).leavingOut(damaged, of: "journalEntry", context)
  }

  // MARK: writing

  private func write(_ request: Request, _ member: Member) async throws -> Response {
    let key = try request.idempotencyKey
    let body = try await request.json(ReflectionRequest.self)
    try Self.check(text: body.text)
    try Self.check(mood: body.mood, tags: body.tags)
    let kind = try Self.kind(body.type ?? KeptEntry.Kind.reflection.rawValue, among: [.reflection, .question])
    let date: String
    if let text = body.date {
      date = ISO8601.date(try CivilText.date(text, field: "date", calendar: .gregorian))
    } else {
      let person = try await readings.person(member.account, timezone: body.timezone)
      let zone = try person?.zone ?? CivilText.zone(body.timezone ?? "UTC", field: "timezone")
      date = ISO8601.date(readings.today(in: zone).date)
    }
    let entry = KeptEntry(type: kind, date: date, text: body.text, mood: body.mood, tags: body.tags ?? [])
    let made = try await journal.write(entry, key: key, account: member.id)
    if !made.isNew, let standing = made.record.payload {
      let kept = try KeptEntry(payload: standing)
      guard kept.isSameRequest(as: entry), kept.text == entry.text else {
        throw Problem(
          .idempotencyConflict, "This Idempotency-Key was used before with another body. Send a new key with a new request.",
          field: "Idempotency-Key")
      }
    }
    return try Self.answer(made.record, status: made.isNew ? .created : .ok)
  }

  private func edit(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    try await find(context, member)
    let condition = try ChangeCondition(request)
    let edit = try await request.json(ReflectionEdit.self)
    if let text = edit.text.value { try Self.check(text: text) }
    try Self.check(mood: edit.mood.value, tags: edit.tags.value)
    var base: Int64?
    if case .version(let number) = condition { base = number }
    let outcome = try await journal.change(context.parameters.get("id") ?? "", account: member.id, base: base) { entry in
      let isOwn = [KeptEntry.Kind.reflection.rawValue, KeptEntry.Kind.question.rawValue].contains(entry.type)
      if case .cleared = edit.text, isOwn {
        throw Problem(.validation, "text must not be empty; delete the entry to be rid of it.", field: "text")
      }
      entry.text = edit.text.applied(to: entry.text, isWhole: false)
      entry.mood = edit.mood.applied(to: entry.mood, isWhole: false)
      entry.tags = edit.tags.applied(to: entry.tags, isWhole: false) ?? []
    }
    switch outcome {
    case .kept(let record): return try Self.answer(record)
    case .missing: throw Self.notFound
    case .damaged: throw Problem.recordDamaged
    case .conflict(let record):
      let problem = Problem(.conflict, "The entry has been changed meanwhile; `current` is what stands.")
      var response = Response.json(
        ConflictAnswer(problem, requestId: context.requestID, current: try JournalEntryAnswer(record)), status: .conflict)
      response.headers[.eTag] = ChangeCondition.tag(record.change)
      return response
    }
  }

  private func later(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    try await find(context, member)
    let text = try await request.json(LaterRequest.self).text
    try Self.check(text: text)
    let at = ISO8601.string(journal.clock.wholeSecond)
    let outcome = try await journal.change(context.parameters.get("id") ?? "", account: member.id, base: nil) { entry in
      // The same note once more is the same request, sent again.
      guard entry.later.last?.text != text else { return }
      guard entry.later.count < Self.mostLater else {
        throw Problem(.validation, "An entry may have at most \(Self.mostLater) later notes.", field: "text")
      }
      entry.later.append(KeptEntry.Later(text: text, at: at))
    }
    guard case .kept(let record) = outcome else { throw Self.notFound }
    return try Self.answer(record)
  }

  // MARK: checking

  /// Makes sure that the entry is the member's before anything is said of the body.
  private func find(_ context: AppContext, _ member: Member) async throws {
    let id = context.parameters.get("id") ?? ""
    guard try await store.records.record(.journalEntry, account: member.id, id: id) != nil else { throw Self.notFound }
  }

  private static func kind(_ name: String, among kinds: [KeptEntry.Kind]) throws(Problem) -> KeptEntry.Kind {
    guard let kind = kinds.first(where: { $0.rawValue == name }) else {
      let names = kinds.map(\.rawValue)
      throw Problem(.validation, "type must be one of \(names.joined(separator: ", ")).", field: "type", allowed: names)
    }
    return kind
  }

  private static func check(text: String) throws(Problem) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw Problem(.validation, "text must not be empty.", field: "text")
    }
    try Choices.shortText(text, limit: mostText, field: "text")
  }

  private static func check(mood: String?, tags: [String]?) throws(Problem) {
    try Choices.shortText(mood, limit: 64, field: "mood")
    guard let tags else { return }
    guard tags.count <= 20 else { throw Problem(.validation, "tags may have at most 20 elements.", field: "tags") }
    for (index, tag) in tags.enumerated() {
      guard !tag.isEmpty, tag.utf8.count <= 64 else {
        throw Problem(.validation, "tags[\(index)] must have 1 to 64 bytes.", field: "tags[\(index)]")
      }
    }
  }
}
