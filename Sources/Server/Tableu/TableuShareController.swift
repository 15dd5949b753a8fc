import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Wire

/// Links to kept readings, at the paths of Tableu. Whoever has a link sees the readings, and nothing of who kept them or wrote to them.
struct TableuShareController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.tableuShare) { request, context in
      try await owned(context) { member in try await make(request, member) }
    }
    routes.answer(.tableuShares) { _, context in
      try await owned(context) { member in
        let links = try await companion.shares.links(account: member.id)
        return TableuAnswer.ok(["shares": .array(links.map { .object(Self.members(of: $0)) })])
      }
    }
    routes.answer(.tableuUnshare) { _, context in
      try await owned(context) { member in
        let isDone = try await companion.shares.revoke(context.parameters.get("id") ?? "", account: member.id)
        return isDone ? TableuAnswer.ok(["success": .bool(true)]) : Self.missing
      }
    }
    routes.answer(.tableuShared) { _, context in
      try await TableuReadingController.contract {
        switch try await companion.shares.shown(at: context.parameters.get("id") ?? "") {
        case .missing: return Self.missing
        case .expired: return TableuAnswer.failure(.gone, "This link has expired.")
        case .open(let link, let readings):
          var members = Self.members(of: link)
          members["viewCount"] = .integer(Int64(min(link.views, Int.max - 1) + 1))
          members["entries"] = .array(readings.map { Self.entry($0, link, context.language) })
          members["notes"] = .array([])
          return TableuAnswer.ok(members)
        }
      }
    }
  }

  private static let missing = TableuAnswer.failure(.notFound, "Share not found")

  private func owned(_ context: AppContext, _ handler: (Member) async throws -> Response) async throws -> Response {
    guard let member = context.caller.member else {
      var response = TableuAnswer.failure(.unauthorized, "Not authenticated")
      response.headers[.wwwAuthenticate] = "Bearer"
      return response
    }
    return try await TableuReadingController.contract {
      try member.check(.account(scope: .records))
      return try await handler(member)
    }
  }

  private func make(_ request: Request, _ member: Member) async throws -> Response {
    let fields = try TableuFields(try await request.bytes())
    let scope = try fields.word("scope", of: ["entry", "journal"]) ?? "entry"
    let ids = try fields.texts("entryIds", most: TarotShares.readings.upperBound, of: 100)
    guard scope == "journal" || !ids.isEmpty else { throw fields.fault("entryIds", "must name at least one entry.") }
    let link = try await companion.shares.make(
      of: scope == "journal" ? nil : ids,
      latest: try fields.integer("limit", in: TarotShares.readings) ?? TarotShares.usualReadings,
      title: try fields.text("title", most: TarotShares.longestTitle),
      hours: try fields.integer("expiresInHours", in: TarotShares.hours) ?? TarotShares.usualHours, account: member.id)
    return TableuAnswer.ok(Self.members(of: link), status: .created)
  }

  private static func members(of link: TarotShareLink) -> [String: JSONValue] {
    [
      "token": .string(link.token), "scope": .string(link.isOfJournal ? "journal" : "entry"),
      "url": .string(Route.tarotSharedPage.path(link.token)), "entryCount": .integer(Int64(link.readings.count)),
      "title": link.title.map { .string($0) } ?? .null, "viewCount": .integer(Int64(link.views)),
      "createdAt": .integer(link.createdAt / 1000), "expiresAt": .integer(link.expiresAt / 1000),
    ]
  }

  /// A reading for others: what lay there and what was told, without notes, places and what a client keeps besides.
  private static func entry(_ reading: KeptTarotReading, _ link: TarotShareLink, _ language: Language) -> JSONValue {
    guard case .object(let whole) = TableuEntry(reading, language.tarot).json(withFollowUps: false) else { return .null }
    var entry = whole.filter { ["ts", "spread", "spreadKey"].contains($0.key) }
    let kept = reading.kept
    let question = link.showsQuestion ? kept.question : nil
    entry["question"] = question.map { .string($0) } ?? .null
    if case .array(let cards)? = whole["cards"] {
      let shown = [
        "position", "card", "name", "orientation", "reversed", "canonicalName", "canonicalKey", "number", "suit", "rank",
      ]
      entry["cards"] = .array(
        cards.map { card in
          guard case .object(let members) = card else { return .null }
          return .object(members.filter { shown.contains($0.key) })
        })
    }
    let told = kept.draw.map { language.narrative(of: $0, question: question ?? "").text }
    entry["personalReading"] = (told ?? (link.showsQuestion ? kept.narrative : nil)).map { .string($0) } ?? .null
    return .object(entry)
  }
}
