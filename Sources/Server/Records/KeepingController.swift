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
      return .json(
        HoroscopeHistoryAnswer(horoscopes: page.records.map { RecordAnswer($0) }, next: page.next?.text), capacity: 16_384
      )
      .leavingOut(page.damaged, of: "horoscope", context)
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
