import Atlas
import Foundation
import Practice
import Store
import Testing

@testable import Companion

/// Random people in random zones, with the sender and its store: a server that is stopped, started and killed at random, and two of them at
/// times. What reaches people is what ``NotificationBook`` says, and ``NotificationOracle`` finds nothing wrong with it.
///
/// Nine people for two days by default, and three hundred where `ASTRONOVA_WHOLE_YEAR` is set.
@Suite struct NotificationStoreTests {
  /// The night of 2026-10-24 in which Europe sets its clocks back.
  static let start: Int64 = 1_792_800_000
  static let days: Int64 = 2
  static let step: Int64 = 1_200
  static let people = ProcessInfo.processInfo.environment["ASTRONOVA_WHOLE_YEAR"] == nil ? 9 : 300

  private struct Person {
    let name: String
    let member: Member
    let clock: ZoneClock
    let oracle: NotificationOracle
    let wishes: NotificationWishes
    var book = NotificationBook()
    /// What the book says that they are told.
    var expected: [NotificationWorld.Told] = []
    var deaths: [Int64] = []
    /// When a session was completed.
    var sessions: [Int64] = []
  }

  private func people(_ world: NotificationWorld, _ dice: inout SeededDice) async throws -> [Person] {
    var people: [Person] = []
    for number in 0..<Self.people {
      let name = NotificationYearTests.zones[number % NotificationYearTests.zones.count]
      let member = try await world.person("p\(number)", zone: name)
      try await world.subscribe(member, as: "p\(number)")
      var change = NotificationChange()
      change.morning = dice.below(4) > 0
      change.morningMinute = 360 + dice.below(361)
      change.mostADay = 1 + dice.below(6)
      let services = world.service()
      _ = try await services.notifications.change(change, of: member.account)
      let (count, start, length) = (1 + dice.below(4), 360 + dice.below(240), 480 + dice.below(600))
      let isOn = dice.below(4) > 0
      let practice = try await services.practice.changeSettings(account: member.id) {
        $0.remindersOn = isOn
        $0.reminderCount = count
        $0.windowStart = start
        $0.windowEnd = start + length
      }
      let zone = try TimeZoneHistory(identifier: name)
      people.append(
        Person(
          name: "p\(number)", member: member, clock: ZoneClock(zone, around: world.now),
          oracle: NotificationOracle(zone, from: Self.start, through: Self.start + Self.days * 86_400),
          wishes: NotificationWishes(
            settings: try await services.notifications.settings(of: member.account), morningSince: Self.start,
            reminders: practice.settings.reminders, remindersSince: Self.start)))
    }
    return people
  }

  @Test func theStoreTellsWhatTheBookSays() async throws {
    var dice = SeededDice(1)
    let world = try NotificationWorld(at: Self.start)
    var people = try await people(world, &dice)
    var services = world.service()
    var looks: [Int64] = []
    var isDownUntil: Int64 = 0
    for tick in 1...(Self.days * 86_400 / Self.step) {
      world.now = Self.start + tick * Self.step + Int64(dice.below(60))
      for index in people.indices where dice.below(200) == 0 {
        people[index].sessions.append(world.now)
        let report = SessionReport(
          id: UUIDv7.generate(microseconds: world.now), instant: world.now, practised: 60, statements: 1, intention: "")
        _ = try await services.practice.record(report, repairs: nil, of: people[index].member.account, timezone: nil)
      }
      if dice.below(20) == 0 { isDownUntil = world.now + Int64(dice.below(3600)) }
      guard world.now >= isDownUntil else {
        services = world.service()
        continue
      }
      looks.append(world.now)
      let dies = dice.below(30) == 0
      if dies {
        _ = try await services.notifications.round(world.delivery(isDying: true))
        services = world.service()
      } else if dice.below(5) == 0 {
        let other = world.service().notifications
        let own = services.notifications
        async let one = own.round(world.delivery())
        async let two = other.round(world.delivery())
        _ = try await (one, two)
      } else {
        _ = try await services.notifications.round(world.delivery())
      }
      for index in people.indices {
        let person = people[index]
        let kinds = people[index].book.look(person.wishes, person.clock, at: world.now, person.sessions)
        if dies, !kinds.isEmpty { people[index].deaths.append(world.now) }
        guard !dies else { continue }
        people[index].expected += kinds.map { .init(person: person.name, kind: $0.rawValue, at: world.now) }
      }
    }
    let all = Dictionary(grouping: world.told, by: \.person)
    for person in people {
      let told = all[person.name] ?? []
      #expect(told == person.expected, "\(person.name)")
      let story = NotificationOracle.Story(
        wishes: person.wishes, start: Self.start, end: Self.start + Self.days * 86_400, looks: looks, deaths: person.deaths,
        sessions: person.sessions, told: told.compactMap { one in NotificationKind(rawValue: one.kind).map { ($0, one.at) } })
      #expect(person.oracle.faults(story).isEmpty, "\(person.name)")
    }
    #expect(world.told.count > Self.people)
  }
}
