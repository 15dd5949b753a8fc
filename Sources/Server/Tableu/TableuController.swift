import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Store
import Tarot
import Wire

/// The kept readings as clients of Tableu know them. Everything is free here, so nothing is refused for a tier; who somebody else's entries
/// are asked for is not told, so they are not found.
struct TableuController: Sendable {
  let companion: Companion

  /// How many entries a page has when nothing is said, and how many it may have.
  private static let usual = 100
  private static let most = 500
  /// How many entries one answer has when all are asked for.
  private static let mostOfAll = 2000

  func mount(on routes: RouteMounter) {
    routes.answer(.tableuHealth) { _, _ in
      TableuAnswer.ok([
        "status": .string("ok"), "provider": .string("local-composer"),
        "timestamp": .string(ISO8601.string(companion.clock.now)),
      ])
    }
    routes.answer(.tableuHealthPost) { _, _ in
      var response = TableuAnswer.failure(.methodNotAllowed, "Not supported.")
      response.headers[.allow] = "GET, HEAD, OPTIONS"
      return response
    }
    on(.tableuJournal, routes) { request, context, member in try await list(request, context, member) }
    on(.tableuKeep, routes) { request, context, member in try await keep(request, member) }
    on(.tableuDeleteNamed, routes) { request, _, member in try await delete(try request.queryFields["id"] ?? "", member) }
    on(.tableuSearch, routes) { request, context, member in try await search(request, context, member) }
    on(.tableuAlerts, routes) { request, _, member in try await alerts(request, member) }
    on(.tableuEntry, routes) { _, context, member in
      guard let reading = try await companion.tarot.reading(context.parameters.get("id") ?? "", account: member.id) else {
        return Self.missing
      }
      return TableuAnswer.ok(["entry": TableuEntry(reading, context.language.tarot).json(withFollowUps: true)])
    }
    on(.tableuDelete, routes) { _, context, member in try await delete(context.parameters.get("id") ?? "", member) }
    on(.tableuFollowups, routes) { request, context, member in try await addFollowups(request, context, member) }
    on(.tableuJourney, routes) { request, context, member in
      let (patterns, today) = try await patterns(request, member)
      let total = try await companion.tarot.count(account: member.id)
      return TableuAnswer.ok([
        "success": .bool(true),
        "analytics": TableuJourney(patterns, today: today, texts: Language.english.tarot).analytics(
          entries: total, now: companion.clock.now),
      ])
    }
    on(.tableuFrequency, routes) { request, _, member in
      let (patterns, today) = try await patterns(request, member)
      return TableuAnswer.ok(TableuJourney(patterns, today: today, texts: Language.english.tarot).frequency)
    }
  }

  private static let missing = TableuAnswer.failure(.notFound, "Entry not found")

  /// Lets `handler` answer whoever is signed in, by token or by cookie.
  private func on(
    _ route: Route, _ routes: RouteMounter,
    _ handler: @escaping @Sendable (Request, AppContext, Member) async throws -> Response
  ) {
    routes.answer(route) { request, context in
      guard let member = context.caller.member else {
        var response = TableuAnswer.failure(.unauthorized, "Not authenticated")
        response.headers[.wwwAuthenticate] = "Bearer"
        return response
      }
      do {
        try member.check(.account(scope: .records))
        return try await handler(request, context, member)
      } catch {
        guard let problem = Problem(of: error) else { throw error }
        return TableuAnswer.failure(HTTPResponse.Status(code: problem.code.status), problem.message)
      }
    }
  }

  // MARK: reading

  private func list(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let isAll = ["true", "1"].contains(fields["all"] ?? "")
    let limit = isAll ? Self.mostOfAll : min(max(fields["limit"].flatMap { Int($0) } ?? Self.usual, 1), Self.most)
    let offset = isAll ? 0 : min(max(fields["offset"].flatMap { Int($0) } ?? 0, 0), 10_000)
    let cursor = fields["cursor"].flatMap { Int64($0) }
    // Places are in microseconds; everything before the first one of this millisecond follows.
    let place = cursor.flatMap { cursor in
      cursor > 0 && cursor < 9_000_000_000_000
        ? RecordPlace(text: "\(cursor * 1000)_00000000-0000-0000-0000-000000000000") : nil
    }
    let search = TarotSearch(language: context.language)
    var readings: [KeptTarotReading] = []
    var damaged: [String] = []
    var next = place
    repeat {
      // One more than is asked for tells whether more follow; those of the same millisecond stay together.
      let part = try await companion.tarot.page(search, account: member.id, after: next, limit: 250)
      readings += part.readings
      damaged += part.damaged
      next = part.next
    } while next != nil && readings.count < offset + limit + 250
    let rest = readings.dropFirst(offset)
    var shown = Array(rest.prefix(limit))
    let last = shown.last.map { TableuEntry.milliseconds($0) }
    let beside = rest.dropFirst(limit).prefix { TableuEntry.milliseconds($0) == last }
    // Whoever goes by `offset` counts what comes, and would be told those twice; a cursor begins with them all, then.
    let isCounting = cursor == nil && fields["offset"] != nil
    if !isCounting { shown += beside }
    let following = last.map { isCounting && !beside.isEmpty ? $0 + 1 : $0 }
    let hasMore = next != nil || rest.count > shown.count
    let withFollowUps = ["true", "1"].contains(fields["includeFollowups"] ?? "")
    let texts = context.language.tarot
    var entries = shown.map { TableuEntry($0, texts).json(withFollowUps: withFollowUps) }
    entries += damaged.map { TableuEntry.unreadable($0) }
    return TableuAnswer.ok([
      "entries": .array(entries),
      "pagination": .object([
        "total": .integer(Int64(try await companion.tarot.count(account: member.id))), "limit": .integer(Int64(limit)),
        "offset": .integer(Int64(offset)), "cursor": cursor.map { .integer($0) } ?? .null,
        "nextCursor": hasMore ? following.map { .integer($0) } ?? .null : .null, "hasMore": .bool(hasMore),
      ]),
    ]).leavingOut(damaged, of: "tarotReading", context)
  }

  private func search(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let fields = try request.queryFields
    let words = String((fields["q"] ?? "").prefix(200))
    let limit = min(max(fields["limit"].flatMap { Int($0) } ?? 25, 1), 50)
    let part = try await companion.tarot.page(
      TarotSearch(words: words, language: context.language), account: member.id, after: nil, limit: limit)
    let texts = context.language.tarot
    return TableuAnswer.ok([
      "entries": .array(part.readings.map { TableuEntry($0, texts).json(withFollowUps: false) }), "query": .string(words),
      "count": .integer(Int64(part.readings.count)),
    ]).leavingOut(part.damaged, of: "tarotReading", context)
  }

  private func patterns(_ request: Request, _ member: Member) async throws -> (TarotPatterns, CalendarDate) {
    let zone = try await companion.profiles.zone(of: member.account, asked: request.currentZone)
    let today = LocalDay(containing: companion.clock.now, in: zone).date
    return (try await companion.tarot.patterns(account: member.id, in: zone).patterns, today)
  }

  private func alerts(_ request: Request, _ member: Member) async throws -> Response {
    let (patterns, _) = try await patterns(request, member)
    return TableuAnswer.ok([
      "alerts": .array(
        patterns.figures.map { figure in
          .object([
            "pattern_type": .string(figure.kind.rawValue), "pattern_id": .string(figure.id),
            "occurrence_count": .integer(Int64(figure.readings)), "last_seen": .string(PatternText.day(figure.lastDay)),
          ])
        })
    ])
  }

  // MARK: writing

  private func keep(_ request: Request, _ member: Member) async throws -> Response {
    let zone = try await companion.profiles.zone(of: member.account, asked: request.currentZone)
    let body: TableuSave
    do {
      body = try TableuSave(try await request.bytes(), now: companion.clock.wholeSecond, in: zone)
    } catch let fault as TableuFault {
      return TableuAnswer.failure(.badRequest, fault.message, detail: fault.detail)
    }
    let made = try await companion.tarot.keep(body.reading, account: member.id)
    var answer: [String: JSONValue] = [
      "success": .bool(true),
      "entry": .object(["id": .string(made.reading.id), "ts": .integer(TableuEntry.milliseconds(made.reading))]),
    ]
    if !made.isNew { answer["deduplicated"] = .bool(true) }
    return TableuAnswer.ok(answer, status: made.isNew ? .created : .ok)
  }

  private func delete(_ id: String, _ member: Member) async throws -> Response {
    guard try await companion.tarot.delete(id, account: member.id) else { return Self.missing }
    return TableuAnswer.ok(["success": .bool(true)])
  }

  private func addFollowups(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let id = context.parameters.get("id") ?? ""
    guard let sent = try? JSONValue(text: String(decoding: try await request.bytes(), as: UTF8.self)) else {
      return TableuAnswer.failure(.badRequest, "Invalid JSON payload.")
    }
    var added: [JSONValue] = []
    if case .object(let members) = sent {
      switch members["followUps"] ?? members["followups"] {
      case .array(let list)?: added = list
      case .object(let one)?: added = [.object(one)]
      case nil: added = [sent]
      default: break
      }
    }
    let isGood = added.allSatisfy { if case .object(let members) = $0 { !members.isEmpty } else { false } }
    guard !added.isEmpty, isGood else {
      return TableuAnswer.failure(.badRequest, "Invalid follow-up data", detail: "followUps must be a list of objects.")
    }
    let new = added
    let outcome = try await companion.tarot.change(id, account: member.id) { reading in
      var members: [String: JSONValue] = [:]
      if case .object(let kept)? = reading.client?.value { members = kept }
      var list: [JSONValue] = []
      if case .array(let kept)? = members["followUps"] { list = kept }
      // The same once more is the same request, sent again.
      list += new.filter { !list.contains($0) }
      guard list.count <= 200 else {
        throw Problem(.validation, "An entry may have at most 200 follow-ups.", field: "followUps")
      }
      members["followUps"] = .array(list)
      reading.client = KeptJSON(.object(members))
    }
    guard case .kept(let reading) = outcome else { return Self.missing }
    return TableuAnswer.ok([
      "success": .bool(true), "entry": TableuEntry(reading, context.language.tarot).json(withFollowUps: true),
    ])
  }
}

/// Answers in the form of the contract: an object, or an error as a text.
enum TableuAnswer {
  static func ok(_ members: [String: JSONValue], status: HTTPResponse.Status = .ok) -> Response {
    .json(bytes: ByteBuffer(string: JSONValue.object(members).text), status: status, cacheControl: "no-store")
  }

  /// - Parameter detail: what exactly is wrong, beside the words of the contract.
  static func failure(_ status: HTTPResponse.Status, _ error: String, detail: String? = nil) -> Response {
    var members: [String: JSONValue] = ["error": .string(error)]
    if let detail { members["message"] = .string(detail) }
    return ok(members, status: status)
  }
}
