import Companion
import Ephemeris
package import Hummingbird
import HummingbirdCore
import Identity
import Logging
import NIOCore
import Readings
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
  // Pages are put together while the store is opened: each takes about as long as the other.
  async let pages = Site(directory: configuration.assetsDirectory, languages: configuration.languages)
  let store = try DataStore(
    configuration.storage, masterKeys: configuration.masterKeys, beginsAnew: configuration.beginsAnew)
  for notice in store.notices { configuration.logger.log(level: notice.isWarning ? .warning : .notice, "\(notice)") }
  let configuration = configuration.withPrintingRoom()
  let providerKeys = ProviderKeys(patience: configuration.providerPatience)
  let accounts = AccountService(
    store: store, tokens: await AccessTokens(key: store.derivedKey(for: "access tokens")),
    passwords: PasswordHasher(cost: configuration.passwordCost),
    guesses: GuessLimiter(configuration.limits.guesses, now: configuration.clock.elapsed),
    verifier: IdentityVerifier(
      configuration.providers, fetch: providerKeys.fetch, send: providerKeys.send,
      report: { [logger = configuration.logger] in logger.warning("\($0)") }), clock: configuration.clock,
    refreshKey: store.derivedKey(for: "refresh tokens"), networkKey: store.derivedKey(for: "known networks"),
    gate: AccountGate(configuration.registration, invitations: Invitations(configuration.storage)))
  try await AddressRenewal(store: store, clock: configuration.clock).run()
  let companion = Companion(
    store: store, accounts: accounts, clock: configuration.clock, pushesToLoopback: configuration.pushesToLoopback,
    sendsLetters: configuration.mail != nil)
  let scheduler = WorkScheduler(threads: System.coreCount)
  let book = ConnectionBook(OpenFiles.bounds(for: configuration), proxies: configuration.trustedProxies)
  let metrics = configuration.metricsToken.map { token in
    MetricsController(
      registry: MetricsRegistry(), token: token, start: configuration.clock.now.unixSeconds, connections: book)
  }
  let router = buildRouter(
    configuration, store: store, site: try await pages, companion: companion, scheduler: scheduler, metrics: metrics)
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
      PreparationRounds(companion: companion, store: store, configuration: configuration),
      BackupRounds(configuration),
      NotificationRounds(notifications: companion.notifications, configuration: configuration),
      RecoveryRounds(recovery: companion.recovery, configuration: configuration),
    ],
    onServerRunning: { channel in
      try? await channel.pipeline.addHandler(AcceptPause(), position: .first).get()
      await onRunning(channel.localAddress?.port ?? configuration.port)
    },
    logger: frameworkLogger)
}

/// The routes of the server with what stands around them.
func buildRouter(
  _ configuration: ServerConfiguration, store: DataStore, site: Site, companion: Companion,
  scheduler: WorkScheduler, metrics: MetricsController?
) -> Router<AppContext> {
  let router = Router(context: AppContext.self, options: [.autoGenerateHeadEndpoints])
  let pages = PageRenderer(site: site, companion: companion, isSecure: configuration.isSecure)
  let recognition = CallerRecognition(
    accounts: companion.accounts, cookie: SessionCookie(isSecure: configuration.isSecure))
  let choice = LanguageChoice(languages: configuration.languages, profiles: companion.profiles)
  let limits = RateLimits(configuration.limits, clock: configuration.clock)
  let visitorCookie = VisitorChart.cookie(store, isSecure: configuration.isSecure)
  let readerKeys = ReaderKeys(
    key: store.derivedKey(for: "readers of held pages"), visitorCookie: visitorCookie, clock: configuration.clock)
  // From the outside in.
  let edge = middleware {
    if let metrics { RequestMetrics(metrics.registry) }
    if let traces = RequestTraces() { traces }
    RequestIdentity(clock: configuration.clock)
    AccessLog(logger: configuration.logger)
    FairShare(scheduler: scheduler, limits: limits, trustedProxies: configuration.trustedProxies)
    SecurityHeaders()
    Compression()
    CrossOriginAccess()
    ErrorAnswers(site: site, logger: configuration.logger, clock: configuration.clock, choice: choice) { request, context in
      do {
        let known = try await recognition.caller(of: request, context)
        // A key for programs may not be good for the name that stands on pages.
        let caller = known?.member?.signIn == nil ? .visitor(.none) : known ?? .visitor(.none)
        return try await pages.viewer(caller, await choice.language(of: request, caller))
      } catch {
        return .unknown(choice.language(accepting: request))
      }
    }
    SameOriginForms()
    BodyLimit()
    recognition
    ReaderMark(keys: readerKeys)
    choice
    ZoneFollowing(profiles: companion.profiles)
  }
  let routes = RouteMounter(router: router, limits: limits, edge: edge)
  let auth = AuthController(companion: companion)
  auth.mount(on: routes)
  RecoveryController(companion: companion, auth: auth).mount(on: routes)
  CredentialController(companion: companion).mount(on: routes)
  ProgramKeyController(companion: companion).mount(on: routes)
  ProfileController(companion: companion).mount(on: routes)
  KeepingController(companion: companion).mount(on: routes)
  SyncController(companion: companion).mount(on: routes)
  ArchiveController(companion: companion).mount(on: routes)
  CalendarController(companion: companion, languages: configuration.languages).mount(on: routes)
  NotificationController(companion: companion, configuration: configuration).mount(on: routes)
  let reportFiles = ReportFiles(reports: companion.reports, site: site, printer: configuration.printer)
  ReportController(companion: companion, files: reportFiles).mount(on: routes)
  ReportPageController(companion: companion, pages: pages, files: reportFiles, visitorCookie: visitorCookie).mount(on: routes)
  ContentController(store: store, clock: configuration.clock).mount(on: routes)
  StatusController(store: store, clock: configuration.clock).mount(on: routes)
  SystemController(clock: configuration.clock, environment: configuration.environment).mount(on: routes)
  SkyController(clock: configuration.clock).mount(on: routes)
  EventController(clock: configuration.clock).mount(on: routes)
  StarController(companion: companion).mount(on: routes)
  ChartController(companion: companion, visitorCookie: visitorCookie).mount(on: routes)
  TimingController(companion: companion).mount(on: routes)
  LifePeriodController(companion: companion).mount(on: routes)
  FigureController(companion: companion).mount(on: routes)
  PairController(companion: companion).mount(on: routes)
  AlmanacController(clock: configuration.clock).mount(on: routes)
  HouseInsightController().mount(on: routes)
  VedicController(companion: companion).mount(on: routes)
  DashaController(companion: companion).mount(on: routes)
  PanchangController(companion: companion).mount(on: routes)
  MatchController(companion: companion).mount(on: routes)
  ChineseController(companion: companion).mount(on: routes)
  PlaceController().mount(on: routes)
  NumerologyController(clock: configuration.clock).mount(on: routes)
  TarotController().mount(on: routes)
  TarotJournalController(companion: companion).mount(on: routes)
  TableuController(companion: companion).mount(on: routes)
  TableuReadingController(companion: companion).mount(on: routes)
  TableuShareController(companion: companion).mount(on: routes)
  TableuSpeechController(speaker: configuration.speaker, clock: configuration.clock).mount(on: routes)
  PracticeController(companion: companion).mount(on: routes)
  PracticeExploreController(companion: companion).mount(on: routes)
  PurchaseController().mount(on: routes)
  ForecastController(clock: configuration.clock, profiles: companion.profiles).mount(on: routes)
  HoroscopeController(companion: companion, signs: SignHoroscopes(calendar: companion.sky)).mount(on: routes)
  ChapterController(companion: companion).mount(on: routes)
  DiscoverController(companion: companion).mount(on: routes)
  JournalController(companion: companion).mount(on: routes)
  CallableController(
    callers: CallableCallers(accounts: companion.accounts, testUser: configuration.integrationTestUser), companion: companion
  ).mount(on: routes)
  mountPages(configuration, companion, pages: pages, store: store, visitorCookie: visitorCookie, on: routes)
  AssetController(site: site).mount(on: routes)
  OfflineController(companion: companion, pages: pages, keys: readerKeys, visitorCookie: visitorCookie).mount(on: routes)
  metrics?.mount(on: routes)
  if configuration.answersPing {
    routes.mount(.get, "/ping", .ping) { request, context in "pong".response(from: request, context: context) }
  }
  routes.close()
  return router
}

private func middleware<Chain: MiddlewareProtocol>(
  @MiddlewareFixedTypeBuilder<Request, Response, AppContext> _ chain: () -> Chain
) -> Chain { chain() }

/// The pages, with the cookies that they hand out.
private func mountPages(
  _ configuration: ServerConfiguration, _ companion: Companion, pages: PageRenderer, store: DataStore,
  visitorCookie: SealedCookie,
  on routes: RouteMounter
) {
  let isSecure = configuration.isSecure
  let draft = BeginDraft(
    companion: companion,
    cookie: SealedCookie("draft", key: store.derivedKey(for: "onboarding drafts"), seconds: 3600, isSecure: isSecure))
  let door = BrowserDoor(
    companion: companion, cookie: SessionCookie(isSecure: isSecure),
    knownCookie: SealedCookie(
      "known", key: store.derivedKey(for: "known browsers"), seconds: KnownBrowser.seconds, isSecure: isSecure),
    visitorCookie: visitorCookie, draft: draft,
    codesCookie: SealedCookie(
      "codes", key: store.derivedKey(for: "recovery codes"), seconds: BrowserDoor.shownFor, isSecure: isSecure))
  PageController(companion: companion, pages: pages, visitorCookie: visitorCookie, draft: draft).mount(on: routes)
  LegalPagesController(pages: pages, contact: configuration.contact).mount(on: routes)
  TodayPageController(
    companion: companion, pages: pages, source: ReadToday(companion: companion), visitorCookie: visitorCookie,
    isSecure: isSecure
  ).mount(on: routes)
  ChapterPageController(companion: companion, pages: pages, visitorCookie: visitorCookie).mount(on: routes)
  JournalPageController(companion: companion, pages: pages).mount(on: routes)
  TarotJournalPageController(companion: companion, pages: pages, isSecure: isSecure).mount(on: routes)
  AlignPageController(companion: companion, pages: pages, visitorCookie: visitorCookie).mount(on: routes)
  CollectPageController(companion: companion, pages: pages).mount(on: routes)
  ExplorePageController(companion: companion, pages: pages, visitorCookie: visitorCookie).mount(on: routes)
  InsightPageController(companion: companion, pages: pages).mount(on: routes)
  TarotPageController(companion: companion, pages: pages, visitorCookie: visitorCookie).mount(on: routes)
  CardLibraryController(pages: pages).mount(on: routes)
  TarotFollowController(companion: companion, pages: pages).mount(on: routes)
  TarotSharedController(companion: companion, pages: pages).mount(on: routes)
  TarotLearnController(companion: companion, pages: pages).mount(on: routes)
  PreviewController(companion: companion).mount(on: routes)
  LandingController(companion: companion, pages: pages, draft: draft, visitorCookie: visitorCookie).mount(on: routes)
  BeginController(companion: companion, pages: pages, draft: draft, visitorCookie: visitorCookie).mount(on: routes)
  SignInController(companion: companion, pages: pages, door: door).mount(on: routes)
  ProviderController(
    companion: companion, pages: pages, door: door,
    cookie: SealedCookie(
      "attempt", key: store.derivedKey(for: "sign-in attempts"), seconds: 600, isSecure: isSecure, reach: .otherSites),
    isSecure: isSecure, origin: configuration.origin
  ).mount(on: routes)
  ProfilePageController(companion: companion, pages: pages, door: door).mount(on: routes)
  SafetyController(companion: companion, pages: pages, door: door).mount(on: routes)
  RecoveryPageController(companion: companion, pages: pages, door: door, contact: configuration.contact).mount(on: routes)
  NotificationPageController(companion: companion, pages: pages, configuration: configuration).mount(on: routes)
  CalendarPageController(
    companion: companion, pages: pages,
    cookie: SealedCookie("calendar", key: store.derivedKey(for: "calendar addresses"), seconds: 600, isSecure: isSecure)
  ).mount(on: routes)
}
