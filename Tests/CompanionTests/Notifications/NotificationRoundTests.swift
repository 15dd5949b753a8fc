import Atlas
import Identity
import Practice
import Store
import Testing

@testable import Companion

/// Who is told what, and how often.
@Suite struct NotificationRoundTests {
  /// 2026-11-21 05:00 UTC, six in the morning in Paris.
  static let start: Int64 = 1_795_237_200

  /// Somebody in Paris who wants to be told at half past six, UTC.
  private func paris(
    _ world: NotificationWorld, most: Int? = nil, practice: Bool = false
  ) async throws -> Member {
    let ada = try await world.person("ada", zone: "Europe/Paris")
    try await world.subscribe(ada, as: "ada")
    var change = NotificationChange()
    change.morning = true
    change.morningMinute = 450
    change.practice = practice
    change.mostADay = most
    _ = try await world.service().notifications.change(change, of: ada.account)
    return ada
  }

  @Test func nobodyIsToldUnasked() async throws {
    let world = try NotificationWorld(at: Self.start)
    let ada = try await world.person("ada", zone: "Europe/Paris")
    try await world.subscribe(ada, as: "ada")
    for _ in 0..<24 {
      world.now += 3600
      _ = try await world.service().notifications.round(world.delivery())
    }
    #expect(world.told.isEmpty)
  }

  @Test func aMorningIsToldOnceHoweverOftenTheServerStarts() async throws {
    let world = try NotificationWorld(at: Self.start)
    let ada = try await paris(world)
    let due = Self.start + 5400
    for instant in [due - 1, due, due + 1, due + 60, due + 7200] {
      world.now = instant
      async let one = world.service().notifications.round(world.delivery())
      async let other = world.service().notifications.round(world.delivery())
      _ = try await (one, other)
    }
    #expect(world.told == [.init(person: "ada", kind: "morning", at: due)])
    // The next day lies in the evening already when somebody sees to it: too late.
    world.now = due + 86_400 + NotificationRule.morningPatience
    _ = try await world.service().notifications.round(world.delivery())
    #expect(world.told.count == 1)
    // On the day after that a stop of two hours only makes it late.
    world.now = due + 2 * 86_400 + 7200
    _ = try await world.service().notifications.round(world.delivery())
    #expect(world.told.count == 2)
    // Switched on again after the hour, it waits for tomorrow.
    var change = NotificationChange()
    change.morningMinute = 440
    _ = try await world.service().notifications.change(change, of: ada.account)
    world.now += 60
    _ = try await world.service().notifications.round(world.delivery())
    #expect(world.told.count == 2)
  }

  @Test func aBusyServiceIsAskedAgainAndThenGivenUp() async throws {
    let world = try NotificationWorld(at: Self.start)
    _ = try await paris(world)
    world.now = Self.start + 5400
    world.answer([.status(503), .status(429, retryAfter: 20), .status(201)])
    #expect(try await world.service().notifications.round(world.delivery()).sent == 1)
    #expect(world.waits == [2, 20] && world.told.count == 1)
    world.now += 86_400
    world.answer([NotificationDelivery.Answer](repeating: .unreachable, count: 9))
    #expect(try await world.service().notifications.round(world.delivery()).failed == 1)
    #expect(world.waits == [2, 20, 2, 10, 30])
    world.now += 86_400
    world.answer([.status(429, retryAfter: 3600), .status(201)])
    #expect(try await world.service().notifications.round(world.delivery()).failed == 1)
    // What was given up is not told later, and what is refused is not asked again.
    world.answer([])
    #expect(try await world.service().notifications.round(world.delivery()) == NotificationTally())
    world.now += 86_400
    world.answer([.status(403), .status(201)])
    #expect(try await world.service().notifications.round(world.delivery()).failed == 1)
    #expect(world.told.count == 1 && world.waits.count == 5)
  }

  @Test(arguments: [404, 410]) func whatIsGoneIsForgotten(status: Int) async throws {
    let world = try NotificationWorld(at: Self.start)
    let ada = try await paris(world)
    let phone = try await world.device(of: ada.account)
    try await world.subscribe(phone, as: "ada", device: 1)
    world.now = Self.start + 5400
    world.answer([.status(status), .status(201)])
    let tally = try await world.service().notifications.round(world.delivery())
    #expect(tally.sent == 1 && tally.gone == 1)
    #expect(try await world.service().notifications.devices(of: ada).count == 1)
  }

  @Test func aDayHasItsBudget() async throws {
    let days: [(most: Int?, kinds: [String])] = [
      (nil, ["morning", "practice"]), (1, ["morning"]), (6, ["morning", "practice", "practice", "practice"]),
    ]
    for (most, expected) in days {
      let world = try NotificationWorld(at: Self.start)
      let ada = try await paris(world, most: most, practice: true)
      _ = try await world.service().practice.changeSettings(account: ada.id) {
        $0.reminderCount = 3
        $0.windowStart = 540
        $0.windowEnd = 1_020
      }
      for _ in 0..<34 {
        world.now += 1_800
        _ = try await world.service().notifications.round(world.delivery())
      }
      let day = NotificationRule.day(Self.start, ZoneClock(offset: 3600))
      let today = world.told.filter { NotificationRule.day($0.at, ZoneClock(offset: 3600)) == day }
      #expect(today.map(\.kind) == expected)
    }
  }

  @Test func aSessionEndsTheRemindersOfItsDay() async throws {
    let world = try NotificationWorld(at: Self.start)
    let ada = try await paris(world, most: 6, practice: true)
    world.now += 4 * 3600
    _ = try await world.service().notifications.round(world.delivery())
    let report = SessionReport(
      id: UUIDv7.generate(microseconds: 9), instant: world.now, practised: 60, statements: 1, intention: "")
    _ = try await world.service().practice.record(report, repairs: nil, of: ada.account, timezone: nil)
    for _ in 0..<24 {
      world.now += 1_800
      _ = try await world.service().notifications.round(world.delivery())
    }
    #expect(world.told.filter { $0.kind == "practice" }.isEmpty)
  }

  /// The usual hours of both: a reading at eight, a first reminder at eight, the last at eight in the evening, two notifications a day.
  @Test func aMorningAndItsReminderAreOneKnock() async throws {
    let world = try NotificationWorld(at: Self.start)
    let ada = try await world.person("ada", zone: "Europe/Paris")
    try await world.subscribe(ada, as: "ada")
    var change = NotificationChange()
    change.morning = true
    change.practice = true
    _ = try await world.service().notifications.change(change, of: ada.account)
    func day() async throws -> [NotificationWorld.Told] {
      let count = world.told.count
      for _ in 0..<96 {
        world.now += 900
        _ = try await world.service().notifications.round(world.delivery())
      }
      return Array(world.told.dropFirst(count))
    }
    let first = try await day()
    #expect(first.map(\.kind) == ["together", "practice"])
    #expect(first.map { ($0.at - Self.start) / 60 } == [120, 840])
    // On a day that is done before, the reading comes alone.
    let report = SessionReport(
      id: UUIDv7.generate(microseconds: 9), instant: world.now, practised: 60, statements: 1, intention: "")
    _ = try await world.service().practice.record(report, repairs: nil, of: ada.account, timezone: nil)
    #expect(try await day().map(\.kind) == ["morning"])
    // Half an hour apart is together; more is not.
    for (minute, kinds) in [(510, ["together", "practice"]), (511, ["practice", "morning"])] {
      var change = NotificationChange()
      change.morningMinute = minute
      _ = try await world.service().notifications.change(change, of: ada.account)
      #expect(try await day().map(\.kind) == kinds, "\(minute)")
    }
  }

  /// Berlin, then Tokyo, then Los Angeles: whoever travels is told in the hours of the place, and nothing twice.
  @Test func travellersAreToldWhereTheyAre() async throws {
    let world = try NotificationWorld(at: Self.start)
    let ada = try await world.person("ada", zone: "Europe/Berlin", isChosen: false)
    try await world.subscribe(ada, as: "ada", zone: "Europe/Berlin")
    var change = NotificationChange()
    change.morning = true
    _ = try await world.service().notifications.change(change, of: ada.account)
    func pass(_ hours: Int) async throws {
      for _ in 0..<(hours * 4) {
        world.now += 900
        _ = try await world.service().notifications.round(world.delivery())
      }
    }
    func minutes() -> [Int64] { world.told.map { ($0.at - Self.start) / 60 } }
    // From six in the morning of the 21st in Berlin.
    try await pass(12)
    #expect(minutes() == [120])
    // The device is used in Tokyo, where it is two in the morning of the 22nd; its subscription still says Berlin.
    try await world.service().profiles.follow("Asia/Tokyo", of: ada.account)
    try await pass(8)
    #expect(minutes() == [120, 1_080])
    // Over the date line to the morning of the 21st once more, and then the 22nd: both were told.
    try await world.subscribe(ada, as: "ada", zone: "America/Los_Angeles")
    #expect(try await world.service().profiles.profile(ada.account).profile.currentZone() == "America/Los_Angeles")
    try await pass(30)
    #expect(minutes() == [120, 1_080])
    // The 23rd comes at eight in Los Angeles.
    try await pass(24)
    #expect(minutes() == [120, 1_080, 3_540])
    #expect(world.told.allSatisfy { $0.kind == "morning" })
  }

  /// Apple’s push service answers 403 to whoever does not say whose server it is.
  @Test func everyProofNamesTheServer() async throws {
    for (origin, subject) in [
      ("https://stars.example.org", #""sub":"https://stars.example.org""#), ("http://stars.example.org", nil),
    ] {
      let world = try NotificationWorld(at: Self.start)
      let ada = try await world.person("ada", zone: "Europe/Paris")
      try await world.subscribe(ada, as: "ada", origin: origin)
      var change = NotificationChange()
      change.morning = true
      _ = try await world.service().notifications.change(change, of: ada.account)
      world.now += 2 * 3600
      let tally = try await world.service().notifications.round(world.delivery())
      let claims = try world.authorizations.map { proof in
        let part = try #require(proof.split(separator: ".").dropFirst().first)
        return String(decoding: try #require(Base64URL.data(String(part))), as: UTF8.self)
      }
      #expect(claims.map { subject.map($0.contains) } == (subject == nil ? [] : [true]))
      #expect(tally.sent == (subject == nil ? 0 : 1) && tally.nameless == (subject == nil ? 1 : 0))
      #expect(tally.failed == tally.nameless)
    }
  }

  @Test func messagesSayNothingOfWhatTheyTell() throws {
    let world = try NotificationWorld(at: Self.start)
    for kind in NotificationKind.allCases {
      let text = String(
        decoding: try world.delivery().message(kind, origin: "https://stars.example.org", language: "en"), as: UTF8.self)
      #expect(text.contains(#""web_push":8030"#) && text.contains(#""navigate":"https://stars.example.org/\#(kind.rawValue)""#))
      #expect(text.utf8.count < 512)
    }
  }
}
