import Ephemeris
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Readings
import Store
import Synchronization
import Testing
import Web

@testable import Companion
@testable import Server
@testable import Wire

/// Only the page of a day asks for the week, the window and the meters; whatever else needs the reading asks for the reading.
@Suite struct TodaySourceTests {
  /// Counts what is asked of a source.
  private final class Counting: TodaySource {
    private let source: any TodaySource
    private let asked = Mutex<[String]>([])

    init(_ source: any TodaySource) { self.source = source }

    /// What was asked since the last time.
    func take() -> [String] {
      asked.withLock { asked in
        defer { asked = [] }
        return asked
      }
    }

    func reading(_ day: LocalDay, for reader: TodayReader) async throws -> DailyReading {
      asked.withLock { $0.append("reading") }
      return try await source.reading(day, for: reader)
    }

    func day(_ day: LocalDay, for reader: TodayReader) async throws -> TodayDay {
      asked.withLock { $0.append("day") }
      return try await source.day(day, for: reader)
    }
  }

  /// Lets every request be one of a member.
  private struct SignedIn: RouterMiddleware {
    let member: Member

    func handle(
      _ request: Request, context: AppContext, next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
      var context = context
      context.caller = .member(member)
      return try await next(request, context)
    }
  }

  @Test func everyoneAsksForWhatTheyUse() async throws {
    let clock = WallClock.fixed(at: TestServer.now)
    let now = clock.microseconds
    let store = try DataStore(.memory)
    let account = Account(id: UUIDv7.generate(microseconds: now), role: .member, createdAt: now)
    let credential = Credential(
      id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: .firebase, subject: "ada", email: nil, secret: nil,
      createdAt: now)
    #expect(try await store.accounts.create(account, with: credential))
    let companion = await Companion.test(store, clock)
    try await companion.profiles.revise(account) { profile in
      profile.birth = StoredBirth(
        birthData: BirthDetails(date: "1990-06-15", time: "14:30", timezone: "UTC", latitude: 40, longitude: -74), chartType: nil,
        houseSystem: nil)
    }
    let source = Counting(ReadToday(companion: companion))
    let router = Router(context: AppContext.self)
    let signIn = SignIn(
      id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: .browser, device: "", createdAt: now, provenAt: now,
      seenAt: now, expiresAt: now + 1_000_000)
    router.add(middleware: SignedIn(member: Member(account: account, means: .device(signIn))))
    TodayPageController(
      companion: companion, pages: PageRenderer(site: try Site(), companion: companion, isSecure: false), source: source,
      visitorCookie: VisitorChart.cookie(store, isSecure: false), isSecure: false
    ).mount(on: RouteMounter(router: router, limits: RateLimits(.off)))
    try await Application(router: router).test(.router) { client in
      let browser = TestBrowser(client: client)
      #expect(try await browser.get(Route.todayPage.path).status == .ok)
      #expect(source.take() == ["day"])
      for path in [Route.todayPartPage.path("home_environment"), Route.todayCard.path] {
        #expect(try await browser.get(path).status == .ok)
        #expect(source.take() == ["reading"], "\(path)")
      }
      let reads = try await browser.submit(Route.submitTodayReads.path, [("category", "home_environment")])
      #expect(reads.status == .noContent && source.take() == ["reading"])
      let kept = try await browser.submit(Route.submitTodayBookmark.path, [("date", "2026-11-21")])
      #expect(kept.status == .seeOther && source.take() == ["reading"])
    }
    try await store.close()
  }
}
