import Companion
import Ephemeris
import HTTPTypes
import Hummingbird
import Readings
import Store
import Web
import Wire

/// The page of the calendar that a person subscribes to.
struct CalendarPageController: Sendable {
  let companion: Companion
  let pages: PageRenderer
  /// Holds an address that was just made, so that the page can show it: the server does not keep it.
  let cookie: SealedCookie

  private struct Made: Codable {
    let token: String
  }

  func mount(on routes: RouteMounter) {
    routes.answer(.calendarPage) { request, context, member in try await show(request, context, member) }
    routes.answer(.submitCalendar) { request, context, member in
      let fields = try await request.form()
      // The button of a calendar that is there says nothing of choices.
      let choices = fields["chosen"] == nil ? nil : Self.changes(fields).filter(\.value).map(\.key)
      let (_, token) = try await companion.calendars.renew(for: member, choices, context.network)
      return Self.back("made").setting(try cookie.handingOut(Made(token: token), now: companion.clock.wholeSeconds))
    }
    routes.answer(.submitCalendarChoices) { request, _, member in
      let fields = try await request.form()
      do {
        _ = try await companion.calendars.choose(Self.changes(fields), for: member)
      } catch CompanionError.notFound {
        // Another window has taken it away.
        return Self.back("none")
      }
      return Self.back("saved")
    }
    routes.answer(.submitCalendarRevocation) { _, context, member in
      do {
        try await companion.calendars.revoke(for: member, context.network)
      } catch CompanionError.notFound {
        return Self.back("none")
      }
      return Self.back("revoked").setting(cookie.takingAway)
    }
  }

  private static func changes(_ fields: FormFields) -> [CalendarChoice: Bool] {
    Dictionary(uniqueKeysWithValues: CalendarChoice.allCases.map { ($0, fields[$0.rawValue] == "yes") })
  }

  private static func back(_ done: String) -> Response {
    .redirect(to: "\(Route.calendarPage.path)?done=\(done)", type: .normal)
  }

  private func show(_ request: Request, _ context: AppContext, _ member: Member) async throws -> Response {
    let feed = try await companion.calendars.feed(of: member)
    let profile = try await companion.profiles.profile(member.account).profile
    let choices = feed.map { Set($0.choices.compactMap(CalendarChoice.init)) } ?? Set(CalendarChoice.usual)
    let language = context.language
    let made = feed.map { feed in
      language.dates.long(
        CivilDateTime(daysSinceJ2000: UTC(microseconds: feed.madeAt).daysSinceJ2000, calendar: .gregorian).date)
    }
    var page = CalendarPage(made: made, choices: choices, hasBirth: profile.birth != nil)
    page.notice = Self.notice(try request.queryFields["done"], language)
    // Only while it is the address that stands, and never to somebody else at the same browser.
    if feed != nil, let kept = cookie.content(Made.self, of: request, now: companion.clock.wholeSeconds),
      try await companion.calendars.isAddress(kept.token, of: member), let host = request.head.authority
    {
      page.link = "webcal://\(host)\(CalendarController.path(kept.token))"
    }
    var response = try await pages.answer(page, context)
    // A page with a secret is not compressed, lest its length tell of it.
    if page.link != nil { response.headers[.cacheControl] = "no-store, no-transform" }
    return response
  }

  private static func notice(_ done: String?, _ language: Language) -> String {
    switch done {
    case "made": language.page("calendar made")
    case "saved": language.page("calendar saved")
    case "revoked": language.page("calendar revoked")
    case "none": language.page("calendar none")
    default: ""
    }
  }
}
