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
  let keeper = ChartKeeper(store: store, clock: configuration.clock)
  let profiles = ProfileKeeper(store: store, charts: keeper, clock: configuration.clock)
  let readings = ReadingDesk(
    store: store, profiles: profiles, calendar: SkyCalendar(), meters: MeterDesk(), clock: configuration.clock)
  let scheduler = WorkScheduler(threads: System.coreCount)
  let book = ConnectionBook(OpenFiles.bounds(for: configuration), proxies: configuration.trustedProxies)
  let metrics = configuration.metricsToken.map { token in
    MetricsController(
      registry: MetricsRegistry(), token: token, start: configuration.clock.now.unixSeconds, connections: book)
  }
  let router = buildRouter(
    configuration, store: store, site: site, accounts: accounts, readings: readings, scheduler: scheduler, metrics: metrics)
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
      ReadingPreparation(readings: readings, configuration: configuration),
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
  _ configuration: ServerConfiguration, store: DataStore, site: Site, accounts: AccountDesk, readings: ReadingDesk,
  scheduler: WorkScheduler, metrics: MetricsController?
) -> Router<AppContext> {
  let router = Router(context: AppContext.self, options: [.autoGenerateHeadEndpoints])
  let profiles = readings.profiles
  let keeper = profiles.charts
  let pages = PageDesk(site: site, profiles: profiles, clock: configuration.clock)
  let recognition = CallerRecognition(
    desk: accounts, cookie: SessionCookie(isSecure: configuration.isSecure))
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
  AuthController(desk: accounts, profiles: profiles).mount(on: desk)
  CredentialController(desk: accounts).mount(on: desk)
  ProgramKeyController(desk: accounts).mount(on: desk)
  ProfileController(profiles: profiles).mount(on: desk)
  KeepingController(store: store, clock: configuration.clock).mount(on: desk)
  SyncController(store: store, clock: configuration.clock).mount(on: desk)
  ArchiveController(archives: AccountArchive(desk: accounts, profiles: profiles)).mount(on: desk)
  ReportController(
    desk: ReportDesk(store: store, charts: keeper, profiles: profiles, clock: configuration.clock), site: site,
    printer: configuration.printer
  ).mount(on: desk)
  ContentController(store: store, clock: configuration.clock).mount(on: desk)
  StatusController(store: store, clock: configuration.clock).mount(on: desk)
  SystemController(clock: configuration.clock, environment: configuration.environment).mount(on: desk)
  SkyController(clock: configuration.clock).mount(on: desk)
  EventController(clock: configuration.clock).mount(on: desk)
  StarController(keeper: keeper, clock: configuration.clock).mount(on: desk)
  ChartController(
    keeper: keeper, clock: configuration.clock, visitorCookie: VisitorChart.cookie(store, isSecure: configuration.isSecure)
  ).mount(on: desk)
  TimingController(keeper: keeper, clock: configuration.clock).mount(on: desk)
  LifePeriodController(keeper: keeper, clock: configuration.clock).mount(on: desk)
  FigureController(keeper: keeper).mount(on: desk)
  PairController(keeper: keeper).mount(on: desk)
  AlmanacController(clock: configuration.clock).mount(on: desk)
  HouseInsightController().mount(on: desk)
  VedicController(keeper: keeper).mount(on: desk)
  DashaController(keeper: keeper, clock: configuration.clock).mount(on: desk)
  PanchangController(clock: configuration.clock).mount(on: desk)
  MatchController(keeper: keeper).mount(on: desk)
  ChineseController(keeper: keeper).mount(on: desk)
  PlaceController().mount(on: desk)
  mountReadings(configuration, accounts: accounts, readings: readings, on: desk)
  mountPages(configuration, pages: pages, accounts: accounts, readings: readings, on: desk)
  AssetController(site: site).mount(on: desk)
  metrics?.mount(on: router)
  if configuration.answersPing { router.get("/ping") { _, _ in "pong" } }
  return router
}

/// Readings, the journal, and the functions of the first Arca.
private func mountReadings(
  _ configuration: ServerConfiguration, accounts: AccountDesk, readings: ReadingDesk, on desk: RouteDesk
) {
  let charts = readings.profiles.charts
  let journal = Journal(store: readings.store, clock: configuration.clock)
  HoroscopeController(readings: readings, charts: charts, signs: SignHoroscopes(calendar: readings.calendar)).mount(on: desk)
  DiscoverController(readings: readings, charts: charts).mount(on: desk)
  JournalController(journal: journal, readings: readings).mount(on: desk)
  CallableController(
    callers: CallableCallers(accounts: accounts, testUser: configuration.integrationTestUser), readings: readings,
    journal: journal
  ).mount(on: desk)
}

/// The pages, with the cookies that they hand out.
private func mountPages(
  _ configuration: ServerConfiguration, pages: PageDesk, accounts: AccountDesk, readings: ReadingDesk, on desk: RouteDesk
) {
  let keeper = readings.profiles.charts
  let store = accounts.store
  let isSecure = configuration.isSecure
  let profiles = pages.profiles
  let archives = AccountArchive(desk: accounts, profiles: profiles)
  let door = BrowserDoor(
    desk: accounts, profiles: profiles, cookie: SessionCookie(isSecure: isSecure),
    knownCookie: SealedCookie(
      "known", key: store.derivedKey(for: "known browsers"), seconds: KnownBrowser.seconds, isSecure: isSecure))
  let visitorCookie = VisitorChart.cookie(store, isSecure: isSecure)
  let journal = Journal(store: store, clock: configuration.clock)
  PageController(pages: pages, charts: keeper).mount(on: desk)
  HouseController(pages: pages, contact: configuration.contact).mount(on: desk)
  TodayPageController(
    pages: pages, keeper: keeper, source: ReadToday(readings: readings), calendar: readings.calendar, journal: journal,
    visitorCookie: visitorCookie, isSecure: isSecure
  ).mount(on: desk)
  JournalPageController(pages: pages, journal: journal).mount(on: desk)
  BeginController(
    pages: pages, keeper: keeper,
    cookie: SealedCookie("draft", key: store.derivedKey(for: "onboarding drafts"), seconds: 3600, isSecure: isSecure),
    visitorCookie: visitorCookie
  ).mount(on: desk)
  SignInController(pages: pages, door: door).mount(on: desk)
  ProviderController(
    pages: pages, door: door,
    cookie: SealedCookie(
      "attempt", key: store.derivedKey(for: "sign-in attempts"), seconds: 600, isSecure: isSecure, reach: .otherSites),
    isSecure: isSecure
  ).mount(on: desk)
  ProfilePageController(pages: pages, door: door, archives: archives, journal: journal).mount(on: desk)
  SafetyController(pages: pages, door: door).mount(on: desk)
}
