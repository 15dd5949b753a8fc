import Atlas
import Practice
import Store
import Testing

@testable import Companion

/// Random people in random zones, with a server that is stopped, started and killed at random, and two of them at times.
@Suite struct NotificationYearTests {
  /// The night of 2026-10-24 in which Europe sets its clocks back.
  static let start: Int64 = 1_792_800_000
  static let days: Int64 = 2
  static let step: Int64 = 1_200
  static let zones = [
    "Europe/Lisbon", "Asia/Kolkata", "Pacific/Kiritimati", "America/St_Johns", "Australia/Lord_Howe", "America/Los_Angeles",
    "Asia/Tokyo", "Africa/Casablanca",
  ]

  private struct Person {
    let name: String
    let member: Member
    let clock: ZoneClock
    let settings: NotificationSettings
    let plan: ReminderPlan
    /// When a session was completed.
    var sessions: [Int64] = []
  }

  private func people(_ world: NotificationWorld, _ dice: inout SeededDice) async throws -> [Person] {
    var people: [Person] = []
    for (number, zone) in Self.zones.enumerated() {
      let member = try await world.person("p\(number)", zone: zone)
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
      people.append(
        Person(
          name: "p\(number)", member: member,
          clock: ZoneClock(try TimeZoneHistory(identifier: zone), around: world.now),
          settings: try await services.notifications.settings(of: member.account), plan: practice.settings.reminders))
    }
    return people
  }

  @Test(arguments: [1]) func nothingComesTwiceAtNightOrNever(seed: UInt64) async throws {
    var dice = SeededDice(seed)
    let world = try NotificationWorld(at: Self.start)
    var people = try await people(world, &dice)
    var services = world.service()
    /// When somebody looked, and whether the process died of it.
    var looks: [Int64] = []
    var deaths: Set<Int64> = []
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
      let dies = dice.below(30) == 0
      looks.append(world.now)
      if dies {
        deaths.insert(world.now)
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
    }
    for person in people { judge(person, world.told.filter { $0.person == person.name }, looks, deaths) }
    #expect(world.told.count > 12)
  }

  /// Holds what somebody was told against what they asked for, hour by hour.
  private func judge(
    _ person: Person, _ told: [NotificationWorld.Told], _ looks: [Int64], _ deaths: Set<Int64>
  ) {
    func local(_ instant: Int64) -> (day: Int, minute: Int) {
      let reading = Int(person.clock.reading(at: instant))
      return (reading / 86_400, reading % 86_400 / 60)
    }
    let days = Dictionary(grouping: told) { local($0.at).day }
    for (_, ofDay) in days {
      #expect(ofDay.count <= person.settings.mostADay)
      #expect(ofDay.count { $0.kind == "morning" } <= 1)
    }
    for one in told { #expect((360..<1_320).contains(local(one.at).minute), "\(person.name) at \(local(one.at))") }
    var wanted: [(kind: String, instant: Int64, patience: Int64)] = []
    for day in local(Self.start).day...local(Self.start + Self.days * 86_400).day {
      let midnight = Int64(day) * 86_400
      if person.settings.morning {
        let instant = person.clock.earliest(showing: midnight + Int64(person.settings.morningMinute) * 60)
        wanted.append(("morning", instant, NotificationRule.morningPatience))
      }
      if person.settings.practice {
        for reminder in person.plan.reminders(on: PracticeDay(number: day), clock: person.clock) {
          wanted.append(("practice", reminder.instant, NotificationRule.reminderPatience))
        }
      }
    }
    // Each that came answers one that was wanted, the last of its kind before it, and no two answer the same.
    var answered: Set<String> = []
    for one in told {
      let cause = wanted.filter { $0.kind == one.kind && $0.instant <= one.at && one.at < $0.instant + $0.patience + 1 }
        .max { $0.instant < $1.instant }
      #expect(cause != nil, "\(person.name): \(one.kind) at \(local(one.at)) was not wanted")
      if let cause { #expect(answered.insert("\(cause.kind) \(cause.instant)").inserted, "\(person.name): twice") }
    }
    // Each that was wanted came at the next look, unless there is a reason that it did not.
    for one in wanted where !answered.contains("\(one.kind) \(one.instant)") && one.instant > Self.start {
      guard let look = looks.first(where: { $0 >= one.instant }), look < one.instant + one.patience, !deaths.contains(look) else {
        continue
      }
      let (day, minute) = local(look)
      let isNight = !(360..<1_320).contains(minute) || !(360..<1_320).contains(local(one.instant).minute)
      let isDone = one.kind == "practice" && person.sessions.contains { $0 <= look && abs(look - $0) < 86_400 }
      let isOvertaken = wanted.contains { $0.kind == one.kind && $0.instant > one.instant && $0.instant <= look }
      // What a process that died had marked is spent, too.
      let dead = 2 * deaths.count { local($0).day == day }
      let isSpent = (days[day]?.count ?? 0) + dead >= person.settings.mostADay
      #expect(isNight || isDone || isOvertaken || isSpent, "\(person.name): \(one.kind) of \(local(one.instant)) never came")
    }
  }
}

/// Reproducible chance: SplitMix64.
private struct SeededDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0, less than a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
