import Atlas
import Companion
import Ephemeris
import Identity
import Readings
import Store
import Testing
import Web

@testable import Server
@testable import Wire

@Suite struct ProfileViewTests {
  @Test func whatIsKeptIsListedTheNewestFirst() async throws {
    let store = try DataStore(.memory)
    let clock = WallClock.fixed(at: TestServer.now)
    let now = clock.microseconds
    let account = Account(id: UUIDv7.generate(microseconds: now), role: .member, createdAt: now)
    let credential = Credential(
      id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: .google, subject: "s", email: nil, secret: nil,
      createdAt: now)
    #expect(try await store.accounts.create(account, with: credential))
    let birth = StoredBirth(
      birthData: BirthDetails(
        date: "1990-06-15", time: nil, timezone: "UTC", latitude: 1, longitude: 2, place: "Town", name: "Bob"),
      chartType: nil, houseSystem: nil)
    let kept: [(kind: RecordKind, payload: String, age: Int64)] = [
      (.bookmark, #"{"title": "Say it", "content": "The short version.", "readingType": "daily"}"#, 0),
      (.bookmark, #"{"unknown": 1}"#, 86_400), (.horoscope, #"{"headline": "Half the list"}"#, 86_400),
      (.chart, try birth.payload(), 2 * 86_400), (.chart, "{}", 3 * 86_400), (.report, #"{"title": "A year"}"#, 4 * 86_400),
      (.chart, "{}", 365 * 86_400),
    ]
    for (kind, payload, age) in kept {
      _ = try await store.records.insert(
        kind, account: account.id, id: UUIDv7.generate(microseconds: now), payload: payload, now: now - age * 1_000_000)
    }
    let signIn = SignIn(
      id: UUIDv7.generate(microseconds: now), accountID: account.id, kind: .browser, device: "", createdAt: now, provenAt: now,
      seenAt: now, expiresAt: now + 1)
    let model = try await ProfileView(
      companion: .test(store, clock), providers: [.google(["client"]), .apple(["service"])],
      language: .english
    )
    .model(Member(account: account, means: .device(signIn)), from: ProfileView.Places(), notice: nil)
    #expect(model.bookmarks.map(\.title) == ["Say it", "A reading"])
    #expect(model.bookmarks[0].kind == "Daily" && model.bookmarks[0].detail == "The short version.")
    #expect(model.history.map(\.title) == ["Half the list", "Bob", "A chart", "A year", "A chart"])
    #expect(
      model.history[1].detail == "15 June 1990, hour not known, Town" && model.history[1].path?.hasPrefix("/chart/") == true)
    #expect(model.history.map(\.day) == ["20", "19", "18", "17", "21"] && model.history[0].month == "Nov")
    // What is of another year says so.
    #expect(model.history.last?.month == "Nov 2025")
    #expect(model.ways.map(\.name) == ["Google"] && model.ways[0].address.isEmpty && !model.ways[0].isPassword)
    #expect(model.offers == [SignInPage.Provider(id: "apple", name: "Apple")])
    #expect(model.chart == nil && model.birth == nil)
  }

  /// The month is that of the meter that stands for what is opened most, else of the one that moved most.
  @Test(arguments: [(LifeCategory?.some(.loveRelationships), true), (.some(.homeEnvironment), false), (nil, false)])
  func theMonthFollowsWhatIsOpened(_ opened: LifeCategory?, _ isOpenedMost: Bool) throws {
    let birth = StoredBirth(
      birthData: BirthDetails(
        date: "1990-06-15", time: "14:30", timezone: "UTC", latitude: 1, longitude: 2, place: "Town", name: "Bob"),
      chartType: nil, houseSystem: nil)
    let today = LocalDay(containing: WallClock.fixed(at: TestServer.now).now, in: try TimeZoneHistory(identifier: "UTC"))
    let month = try MeterMonth(of: DrawnChart(birth).chart, upTo: today, opened: opened, MeterService())
    let days = try MeterService().days(of: DrawnChart(birth).chart, upTo: today, count: 30)
    #expect(month.isOpenedMost == isOpenedMost && month.meter == (isOpenedMost ? .relationshipHarmony : days.mostMoved))
    #expect(month.numbers.count == 30 && month.dates.last == today.date)
    #expect(zip(month.dates, month.dates.dropFirst()).allSatisfy { $1.dayNumber() - $0.dayNumber() == 1 })
  }
}
