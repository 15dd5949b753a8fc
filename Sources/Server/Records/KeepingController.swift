import Companion
import Ephemeris
import Hummingbird
import Store
import Wire

/// Bookmarks, and what has been read so far.
struct KeepingController: Sendable {
  let companion: Companion

  func mount(on routes: RouteMounter) {
    routes.answer(.bookmarks) { request, context, member in
      let paging = try Paging(request)
      let page = try await companion.bookmarks.page(of: member.id, after: paging.place, limit: paging.limit)
      let (answers, damaged) = page.read { try Self.answer($0) }
      return .json(BookmarksAnswer(bookmarks: answers, next: page.next?.text), capacity: 8192)
        .leavingOut(damaged, of: "bookmark", context)
    }
    routes.answer(.makeBookmark) { request, _, member in try await bookmark(request, member) }
    routes.answer(.deleteBookmark) { _, context, member in
      guard try await companion.bookmarks.delete(context.parameters.get("id") ?? "", account: member.id) else {
        throw Problem(.notFound, "There is no bookmark with this id.")
      }
      return .json(StatusAnswer(status: "deleted"), capacity: 32)
    }
    routes.answer(.horoscopeHistory) { request, context, member in
      let page = try await page(.horoscope, request, member)
      let (answers, damaged) = page.read { try Self.reading($0) }
      return .json(
        HoroscopeHistoryAnswer(horoscopes: answers, next: page.next?.text), capacity: 16_384
      )
      .leavingOut(damaged, of: "horoscope", context)
    }
    routes.answer(.matchHistory) { request, context, member in
      let page = try await page(.kundaliMatch, request, member)
      return .json(MatchHistoryAnswer(matches: page.records.map { RecordAnswer($0) }, next: page.next?.text), capacity: 16_384)
        .leavingOut(page.damaged, of: "kundaliMatch", context)
    }
  }

  /// Keeps a reading; one that is kept already is answered as it stands.
  private func bookmark(_ request: Request, _ member: Member) async throws -> Response {
    let key = try request.idempotencyKey
    let kept = try StoredBookmark(try await request.json(BookmarkRequest.self)).checked()
    let made = try await companion.bookmarks.keep(kept, key: key, account: member.id)
    return .json(try Self.answer(made.record), status: made.isNew ? .created : .ok)
  }

  private func page(_ kind: RecordKind, _ request: Request, _ member: Member) async throws -> RecordPage {
    let paging = try Paging(request)
    return try await companion.records.page(kind, of: member.id, after: paging.place, limit: paging.limit)
  }

  /// A reading that was kept, without what it was made from and which texts it used.
  private static func reading(_ record: Record) throws -> RecordAnswer {
    var answer = RecordAnswer(record)
    guard let payload = record.payload else { return answer }
    guard case .object(var fields) = try JSONValue(text: payload) else { throw Problem.recordDamaged }
    for name in Self.internals { fields[name] = nil }
    if case .object(var reading)? = fields["reading"] {
      for name in Self.internals { reading[name] = nil }
      fields["reading"] = .object(reading)
    }
    answer.data = RawJSON(JSONValue.object(fields).text)
    return answer
  }

  private static let internals = ["fingerprint", "phrases"]

  private static func answer(_ record: Record) throws -> BookmarkAnswer {
    let kept = try StoredBookmark(payload: record.payload ?? "")
    return BookmarkAnswer(
      id: record.id, readingId: kept.readingId, readingType: kept.readingType, title: kept.title, content: kept.content,
      originalDate: kept.originalDate, bookmarkedAt: ISO8601.string(microseconds: record.createdAt), changeTag: "\(record.change)"
    )
  }
}

extension StoredBookmark {
  /// A reading that a request marks.
  fileprivate init(_ request: BookmarkRequest) {
    self.init(
      readingId: request.readingId, readingType: request.readingType, title: request.title, content: request.content,
      originalDate: request.originalDate)
  }
}
