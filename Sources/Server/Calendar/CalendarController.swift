import Companion
import HTTPTypes
import Hummingbird
import NIOCore
import Readings
import Store
import Wire

/// The calendar that a person subscribes to: its owner makes it here, and programs for calendars fetch it.
struct CalendarController: Sendable {
  let companion: Companion
  let languages: Languages
  /// Calendars that were fetched lately.
  private let written = VersionedCache<String, CalendarStanding.Version, Written>(room: 512)

  private struct Written: Sendable {
    let bytes: ByteBuffer
    let validator: Validator
  }

  init(companion: Companion, languages: Languages) {
    self.companion = companion
    self.languages = languages
  }

  func mount(on routes: RouteMounter) {
    routes.answer(.calendar) { _, _, member in .json(CalendarAnswer(try await companion.calendars.feed(of: member))) }
    routes.answer(.renewCalendar) { request, context, member in
      let bytes = try await request.bytes()
      let asked = bytes.isEmpty ? nil : try RequestDecoding.decode(CalendarChoicesRequest.self, from: bytes)
      let standing = try await companion.calendars.feed(of: member)
      let (feed, token) = try await companion.calendars.renew(
        for: member, asked?.changes.applied(to: standing), context.network)
      return .json(
        CalendarAnswer(feed, path: Self.path(token), host: request.head.authority), status: .created, capacity: 512)
    }
    routes.answer(.editCalendar) { request, _, member in
      let changes = try await request.json(CalendarChoicesRequest.self).changes
      return .json(CalendarAnswer(try await companion.calendars.choose(changes, for: member)))
    }
    routes.answer(.revokeCalendar) { _, context, member in
      try await companion.calendars.revoke(for: member, context.network)
      return .json(StatusAnswer(status: "ok"), capacity: 32)
    }
    routes.answer(.calendarFile) { request, context in
      let file = context.parameters.get("id") ?? ""
      guard file.hasSuffix(Self.suffix),
        let standing = try await companion.calendars.standing(at: String(file.dropLast(Self.suffix.count)), languages: languages)
      else { throw Problem(.notFound, "There is no calendar at this address. It may have been renewed or taken away.") }
      let written = try await written(standing)
      return written.validator.answer(
        Response(
          status: .ok,
          headers: [
            .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-cache",
            .contentDisposition: "inline; filename=\"astronova.ics\"",
          ], body: ResponseBody(byteBuffer: written.bytes)), to: request)
    }
  }

  private static let suffix = ".ics"

  /// The path of a calendar with a token.
  static func path(_ token: String) -> String { Route.calendarFile.path(token + suffix) }

  private func written(_ standing: CalendarStanding) async throws -> Written {
    if let known = written.value(for: standing.account.id, at: standing.version) { return known }
    let calendar = ICalendar(
      name: CalendarTelling.title(for: standing.name, in: standing.language), mark: standing.mark,
      modified: standing.modified, language: standing.language.tag)
    let bytes = ByteBuffer(bytes: calendar.bytes(try companion.calendars.events(of: standing)))
    let fresh = Written(bytes: bytes, validator: Validator(of: bytes.readableBytesView))
    written.keep(fresh, for: standing.account.id, at: standing.version)
    return fresh
  }
}
