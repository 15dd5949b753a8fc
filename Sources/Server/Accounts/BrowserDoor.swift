import Atlas
import Companion
import HTTPTypes
import Hummingbird
import Logging
import Readings
import Store
import Web
import Wire

/// Lets browsers in and out: what signing in means for a browser, whichever way it was done.
struct BrowserDoor: Sendable {
  let companion: Companion
  let cookie: SessionCookie
  /// Remembers who has signed in here, for when the session is over.
  let knownCookie: SealedCookie
  /// The chart that a visitor has made.
  let visitorCookie: SealedCookie
  /// What a visitor has typed on the way to a chart.
  let draft: BeginDraft
  /// Recovery codes that were just made.
  let codesCookie: SealedCookie

  /// The chart that somebody has made at this browser before they had an account; `nil` when there is none.
  func visitorChart(_ request: Request) -> String? {
    visitor(request)?.id
  }

  /// The same chart, as long as a new account can take it over.
  func rememberedChart(_ request: Request) async -> String? {
    await VisitorChart.remembered(visitorCookie, request, companion)?.id
  }

  /// Where somebody without a chart goes on with what they have typed at this browser; `nil` when nothing was typed.
  func begunPath(_ request: Request, _ context: AppContext) -> String? {
    draft.nextStep(of: request, in: context.language)?.path
  }

  private func visitor(_ request: Request) -> VisitorChart? {
    visitorCookie.content(VisitorChart.self, of: request, now: companion.clock.wholeSeconds)
  }

  /// Begins the profile of a new account with the chart that was made before, and with the reading of today as it was told by that chart.
  ///
  /// - Parameters:
  ///   - chart: the id of the chart; `nil` when none was made.
  ///   - name: what the person wants to be called.
  func begin(_ account: Account, name: String?, chart: String?, _ request: Request, _ context: AppContext) async throws {
    // The day goes on by the clocks by which it was told to the visitor.
    let zone = visitor(request).flatMap { $0.id == chart ? $0.currentZone(request) : nil } ?? request.currentZone
    // A chart that has run out since is not an error of whoever signs up.
    let kept = if let chart { (try? await companion.charts.find(chart))?.record } else { StoredChartInfo?.none }
    try await companion.profiles.begin(
      account, name: name, chart: chart,
      device: DeviceTraits(zone: zone?.identifier, language: request.firstLanguage))
    // The hours are told as the visitor was told them, which the profile knows by now.
    let format = try await companion.profiles.profile(account).profile.format
    let language = context.language.telling(format)
    guard kept != nil,
      let person = try await companion.readings.person(account, timezone: zone?.identifier, language: language)
    else { return }
    do {
      let day = companion.readings.today(in: person.zone)
      try await companion.readings.keep(
        companion.readings.reading(
          of: person.drawn.chart, bornOn: person.drawn.birth.moment.date, on: day, isZoneKnown: zone != nil, language: language),
        of: person, on: day)
    } catch is CompanionError {
      // Where no reading can be made none was told; the account stands.
    }
  }

  /// The browser that asks, as the list of devices will call it.
  func origin(_ request: Request, _ context: AppContext) -> AccountService.Origin {
    AccountService.Origin(
      kind: .browser, device: DeviceName.browser(userAgent: request.headers[.userAgent]), network: context.network,
      caller: context.caller.member, known: knownCookie.content(KnownBrowser.self, of: request, now: companion.clock.wholeSeconds)
    )
  }

  /// Brings what was made at this browser to the account of somebody who comes back: the chart of a visitor becomes their birth where they
  /// have none, with the day as it was told by it, and is kept among their other charts where they have one.
  ///
  /// - Parameter chart: the id of the visitor’s own chart; `nil` when none was made.
  func comeHome(_ account: Account, chart: String?, _ request: Request, _ context: AppContext) async throws {
    // A profile that does not open keeps nobody out, and nothing is written into it.
    guard let known = try await companion.profiles.standing(account) else { return }
    if let chart, known.profile.birth == nil {
      return try await begin(account, name: nil, chart: chart, request, context)
    }
    try await companion.profiles.adopt(chart: nil, for: account, device: request.device)
    guard let chart else { return }
    do {
      try await companion.profiles.keepBeside(chart: chart, for: account)
    } catch StoreError.quotaReached {
      // The account is full: the chart stays where it was, under its address, and nobody is kept out.
    }
  }

  /// Keeps a chart that a new account was asked to keep among its charts, when it is not the visitor’s own: whoever made it keeps it too.
  func keepAnother(_ chart: String?, than own: String?, for account: Account) async throws {
    guard let chart, chart != own, let kept = try? await companion.charts.find(chart).birth else { return }
    try await companion.profiles.keepBeside(birth: kept, for: account)
  }

  /// Leads somebody in. A browser that was signed in is signed out first, so that no token that it brought along lives on.
  ///
  /// - Parameter begun: where they go on with what they have typed, for a request that comes from another site and brings none of it along.
  func admit(
    _ signedIn: SignInResult, _ request: Request, _ context: AppContext, to next: OwnPath?, begun: String? = nil
  ) async throws -> Response {
    if let member = context.caller.member, let old = member.signIn, old.kind == .browser {
      try await companion.accounts.end(old, of: member)
    }
    guard let session = signedIn.token else { throw CompanionError.unavailable("You could not be signed in. Try again.") }
    let way: String
    if let next {
      way = next.text
    } else {
      // Whoever has a chart has come for the day; anybody else has something to fill in, or is in the midst of it.
      let hasBirth = try await companion.profiles.readable(signedIn.account).birth != nil
      way = hasBirth ? Route.todayPage.path : begun ?? begunPath(request, context) ?? Route.profilePage.path
    }
    let known =
      knownCookie.content(KnownBrowser.self, of: request, now: companion.clock.wholeSeconds)
      ?? KnownBrowser(id: UUIDv7.generate(microseconds: companion.clock.microseconds), accounts: [])
    return Response.redirect(to: way, type: .normal)
      .setting(cookie.handingOut(session, seconds: AccountService.signInLifetime / 1_000_000))
      .setting(try knownCookie.handingOut(known.with(signedIn.account.id), now: companion.clock.wholeSeconds))
  }

  /// Signs this browser out. It lets go of its token even where the store cannot note it, as on a full disk: whoever leaves a machine that
  /// others use must not stay signed in at it.
  func dismiss(_ context: AppContext) async throws -> Response {
    if let member = context.caller.member {
      do {
        try await companion.accounts.signOut(member, context.network)
      } catch let error as StoreError {
        context.logger.error(
          "a browser was signed out, but its sign-in stands", metadata: ["id": "\(context.requestID)", "error": "\(error)"])
      }
    }
    return leaving(to: .landingPage)
  }

  /// Leads to a page, and leaves nothing of the person in the browser.
  func leaving(to route: Route) -> Response {
    Response.redirect(to: route.path, type: .normal).setting(cookie.takingAway).setting(knownCookie.takingAway)
      .setting(codesCookie.takingAway)
  }
}
