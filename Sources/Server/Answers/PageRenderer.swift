import Atlas
import Companion
import HTTPTypes
import Hummingbird
import Readings
import Web
import Wire

/// Answers with pages, each for whoever looks at it.
struct PageRenderer: Sendable {
  let site: Site
  let companion: Companion
  /// Whether the pages are served over TLS.
  let isSecure: Bool

  private var clock: WallClock { companion.clock }

  /// Who looks.
  func viewer(_ caller: Caller, _ language: Language) async throws -> Viewer {
    guard let member = caller.member else { return .visitor(language) }
    let profile = try await companion.profiles.readable(member.account)
    var viewer = Viewer.member(
      name: profile.name ?? "", look: profile.theme.flatMap(Viewer.Look.init) ?? .system, language: language)
    viewer.zone = profile.timezone ?? ""
    return viewer
  }

  /// A page that may be kept by the browser while nobody is signed in.
  ///
  /// - Parameters:
  ///   - held: under which address the service worker may hold the page for its reader; `nil` where it may not.
  ///   - heldTitle: what the page is called among those that are held; `nil` for its own title.
  func answer(
    _ page: some Page, _ context: AppContext, status: HTTPResponse.Status = .ok, isShared: Bool = false, held: String? = nil,
    heldTitle: String? = nil
  ) async throws -> Response {
    var viewer = try await viewer(context.caller, context.language)
    viewer.isElsewhere = ZoneNote(chosen: viewer.zone, device: context.deviceZone) != nil
    if !context.host.isEmpty { viewer.origin = "\(isSecure ? "https" : "http")://\(context.host)" }
    viewer.hour = PagePreview.hour(of: clock.now)
    var response = Response.html(
      site.html(page, for: viewer), status: status, cacheControl: isShared && viewer.isVisitor ? "no-cache" : "no-store")
    if isShared { response.headers.append(HTTPField(name: .vary, value: "Cookie")) }
    if let held {
      response.headers[.heldAs] = held
      response.headers[.heldTitle] = Route.encoded(heldTitle ?? page.shell(in: viewer.language).title)
    }
    return response
  }

  /// A page that is the same for everybody, whoever is signed in.
  func alike(_ page: some Page, _ context: AppContext) -> Response {
    Response.html(site.html(page, for: .unknown(context.language)), cacheControl: "no-cache")
  }

  /// A page that says why a password was not looked at, and when to come back.
  func answer(_ page: some Page, _ context: AppContext, refusal: ProofRefusal) async throws -> Response {
    var response = try await answer(page, context, status: HTTPResponse.Status(code: refusal.problem.code.status))
    for (name, value) in refusal.headers(now: clock.wholeSeconds) { response.headers[name] = value }
    return response
  }

  /// The sky of this minute; nothing outside the years of the kernel.
  var tonight: SkyTonight? { try? SkyTonight(at: clock.now) }
}

/// Whose clocks the hours of a page are, when somebody has chosen others than those of the device in front of them.
struct ZoneNote: Sendable {
  /// The zone that was chosen.
  let zone: String

  /// - Parameters:
  ///   - chosen: the zone of the profile; empty or `nil` when none was chosen.
  ///   - device: the zone that the device names; `nil` when it names none.
  /// - Returns: `nil` where both go by the same clocks, or where one of them is not known.
  init?(chosen: String?, device: TimeZoneHistory?) {
    guard let chosen, !chosen.isEmpty, let device, let zone = try? TimeZoneHistory(identifier: chosen),
      zone.canonicalIdentifier != device.canonicalIdentifier
    else { return nil }
    self.zone = chosen
  }

  /// `Hours are those of Tokyo, as you chose in your settings.`
  func words(_ language: Language) -> String { language.page("shell clocks", ("zone", SkyNames.zone(zone))) }
}

extension Response {
  /// This answer with another cookie.
  func setting(_ cookie: String) -> Response {
    var response = self
    response.headers.append(HTTPField(name: .setCookie, value: cookie))
    return response
  }
}
