import Companion
import Ephemeris
package import Hummingbird
import HummingbirdCore
import Identity
import Logging
import NIOCore
import Store
import Web
import Wire

/// Puts the server together: the one place where everything is made and handed to whoever needs it. Tests call it with a store in
/// memory and a clock that stands still.
///
/// - Parameter onRunning: called with the port once the server listens.
/// - Throws: ``StoreError`` when the data folder cannot be used, `SiteError` when the pages cannot be put together.
package func buildApplication(
  _ configuration: ServerConfiguration, onRunning: @escaping @Sendable (Int) async -> Void = { _ in }
) async throws -> some ApplicationProtocol {
  let site = try Site(directory: configuration.assetsDirectory)
  let store = try DataStore(
    configuration.storage, masterKeys: configuration.masterKeys, beginsAnew: configuration.beginsAnew)
  for notice in store.notices { configuration.logger.log(level: notice.isWarning ? .warning : .notice, "\(notice)") }
  let configuration = configuration.withPrintingRoom()
  let accounts = AccountDesk(
    store: store, tokens: await AccessTokens(key: store.derivedKey(for: "access tokens")),
    passwords: PasswordDesk(cost: configuration.passwordCost),
    guesses: GuessDesk(configuration.limits.guesses, now: configuration.clock.elapsed),
    verifier: IdentityVerifier(configuration.providers, fetch: ProviderKeys.fetch), clock: configuration.clock,
    refreshKey: store.derivedKey(for: "refresh tokens"), networkKey: store.derivedKey(for: "known networks"))
  try await AddressRenewal(store: store, clock: configuration.clock).run()
  let companion = Companion(store: store, accounts: accounts, clock: configuration.clock)
  let scheduler = WorkScheduler(threads: System.coreCount)
  let book = ConnectionBook(OpenFiles.bounds(for: configuration), proxies: configuration.trustedProxies)
  let metrics = configuration.metricsToken.map { token in
    MetricsController(
      registry: MetricsRegistry(), token: token, start: configuration.clock.now.unixSeconds, connections: book)
  }
  let router = buildRouter(
    configuration, store: store, site: site, companion: companion, scheduler: scheduler, metrics: metrics)
  // What the framework tells at `info` we say better ourselves.
  var frameworkLogger = configuration.logger
  if frameworkLogger.logLevel == .info { frameworkLogger.logLevel = .notice }
  return Application(
    router: router,
    server: HTTPServerBuilder { responder in BoundedHTTP1(responder: responder, book: book) },
    configuration: ApplicationConfiguration(
      address: .hostname(configuration.host, port: configuration.port), serverName: nil, reuseAddress: true,
      availableConnectionsDelegate: .maximum(book.bounds.inAll, logger: frameworkLogger)),
    // They are stopped from the last to the first: the store is closed when nobody writes any more.
    services: [
      StoreKeeper(store: store, clock: configuration.clock, logger: configuration.logger),
      ReadingPreparation(companion: companion, store: store, configuration: configuration),
    ],
    onServerRunning: { channel in
      try? await channel.pipeline.addHandler(AcceptPause(), position: .first).get()
      await onRunning(channel.localAddress?.port ?? configuration.port)
    },
    logger: frameworkLogger)
}

/// The routes of the server with what stands around them. Middleware acts on what is added after it, so it comes first; the order
/// is from the outside in.
func buildRouter(
  _ configuration: ServerConfiguration, store: DataStore, site: Site, companion: Companion,
  scheduler: WorkScheduler, metrics: MetricsController?
) -> Router<AppContext> {
  let router = Router(context: AppContext.self, options: [.autoGenerateHeadEndpoints])
  let pages = PageDesk(site: site, companion: companion)
  let recognition = CallerRecognition(
    accounts: companion.accounts, cookie: SessionCookie(isSecure: configuration.isSecure))
  let limits = RateLimits(configuration.limits)
  if let metrics { router.add(middleware: RequestMetrics(metrics.registry)) }
  router.addMiddleware {
    RequestIdentity(clock: configuration.clock)
    AccessLog(logger: configuration.logger)
    FairShare(scheduler: scheduler, limits: limits, trustedProxies: configuration.trustedProxies)
    SecurityHeaders()
    Compression()
    CrossOriginAccess()
    ErrorAnswers(site: site, logger: configuration.logger) { request in
      try? await pages.viewer(recognition.caller(of: request) ?? .visitor(.none))
    }
    SameOriginForms()
    BodyLimit()
    recognition
  }
  let desk = RouteDesk(router: router, limits: limits)
  AuthController(companion: companion).mount(on: desk)
  CredentialController(companion: companion).mount(on: desk)
  ProgramKeyController(companion: companion).mount(on: desk)
  ProfileController(companion: companion).mount(on: desk)
  KeepingController(companion: companion).mount(on: desk)
  SyncController(companion: companion).mount(on: desk)
  ArchiveController(companion: companion).mount(on: desk)
  ReportController(companion: companion, site: site, printer: configuration.printer).mount(on: desk)
  ContentController(store: store, clock: configuration.clock).mount(on: desk)
  StatusController(store: store, clock: configuration.clock).mount(on: desk)
  SystemController(clock: configuration.clock, environment: configuration.environment).mount(on: desk)
  SkyController(clock: configuration.clock).mount(on: desk)
  EventController(clock: configuration.clock).mount(on: desk)
  StarController(companion: companion).mount(on: desk)
  let visitorCookie = VisitorChart.cookie(store, isSecure: configuration.isSecure)
  ChartController(companion: companion, visitorCookie: visitorCookie).mount(on: desk)
  TimingController(companion: companion).mount(on: desk)
  LifePeriodController(companion: companion).mount(on: desk)
  FigureController(companion: companion).mount(on: desk)
  PairController(companion: companion).mount(on: desk)
  AlmanacController(clock: configuration.clock).mount(on: desk)
  HouseInsightController().mount(on: desk)
  VedicController(companion: companion).mount(on: desk)
  DashaController(companion: companion).mount(on: desk)
  PanchangController(clock: configuration.clock).mount(on: desk)
  MatchController(companion: companion).mount(on: desk)
  ChineseController(companion: companion).mount(on: desk)
  PlaceController().mount(on: desk)
  HoroscopeController(companion: companion, signs: SignHoroscopes(calendar: companion.sky)).mount(on: desk)
  DiscoverController(companion: companion).mount(on: desk)
  JournalController(companion: companion).mount(on: desk)
  CallableController(
    callers: CallableCallers(accounts: companion.accounts, testUser: configuration.integrationTestUser), companion: companion
  ).mount(on: desk)
  mountPages(configuration, companion, pages: pages, store: store, visitorCookie: visitorCookie, on: desk)
  AssetController(site: site).mount(on: desk)
  metrics?.mount(on: router)
  if configuration.answersPing { router.get("/ping") { _, _ in "pong" } }
  return router
}

/// The pages, with the cookies that they hand out.
private func mountPages(
  _ configuration: ServerConfiguration, _ companion: Companion, pages: PageDesk, store: DataStore, visitorCookie: SealedCookie,
  on desk: RouteDesk
) {
  let isSecure = configuration.isSecure
  let door = BrowserDoor(
    companion: companion, cookie: SessionCookie(isSecure: isSecure),
    knownCookie: SealedCookie(
      "known", key: store.derivedKey(for: "known browsers"), seconds: KnownBrowser.seconds, isSecure: isSecure))
  PageController(companion: companion, pages: pages).mount(on: desk)
  HouseController(pages: pages, contact: configuration.contact).mount(on: desk)
  TodayPageController(
    companion: companion, pages: pages, source: ReadToday(companion: companion), visitorCookie: visitorCookie,
    isSecure: isSecure
  ).mount(on: desk)
  JournalPageController(companion: companion, pages: pages).mount(on: desk)
  BeginController(
    companion: companion, pages: pages,
    cookie: SealedCookie("draft", key: store.derivedKey(for: "onboarding drafts"), seconds: 3600, isSecure: isSecure),
    visitorCookie: visitorCookie
  ).mount(on: desk)
  SignInController(companion: companion, pages: pages, door: door).mount(on: desk)
  ProviderController(
    companion: companion, pages: pages, door: door,
    cookie: SealedCookie(
      "attempt", key: store.derivedKey(for: "sign-in attempts"), seconds: 600, isSecure: isSecure, reach: .otherSites),
    isSecure: isSecure
  ).mount(on: desk)
  ProfilePageController(companion: companion, pages: pages, door: door).mount(on: desk)
  SafetyController(companion: companion, pages: pages, door: door).mount(on: desk)
}
