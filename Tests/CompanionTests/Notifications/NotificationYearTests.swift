import Atlas
import Foundation
import Practice
import Testing

@testable import Companion

/// A year of people in mixed zones, whose server is stopped, started and killed at random, and runs twice at times. The decision is the one
/// that the sender takes (``NotificationRule/due(_:now:_:_:)``), and marks and budget are a model of the store's, which
/// ``NotificationStoreTests`` holds against the store; ``NotificationOracle`` judges.
///
/// Two people of each zone by default, and ten thousand where `ASTRONOVA_WHOLE_YEAR` is set, as `script/bench practice` does.
@Suite struct NotificationYearTests {
  /// 1 January 2026.
  static let start: Int64 = 1_767_225_600
  static let end = start + 365 * 86_400
  static let people = ProcessInfo.processInfo.environment["ASTRONOVA_WHOLE_YEAR"] == nil ? 36 : 10_000
  static let zones = [
    "Europe/Lisbon", "Asia/Kolkata", "Pacific/Kiritimati", "America/St_Johns", "Australia/Lord_Howe", "America/Los_Angeles",
    "Asia/Tokyo", "Africa/Casablanca", "Asia/Gaza", "Antarctica/Troll", "America/Santiago", "Pacific/Chatham", "Africa/Cairo",
    "Asia/Kathmandu", "Europe/Dublin", "America/Nuuk", "Pacific/Pago_Pago", "UTC",
  ]

  /// A round of a server.
  private struct Round {
    let instant: Int64
    /// Whoever has a number from here on is not looked after any more: the process dies there, having marked what it would send next.
    let cut: Int
    let isTwice: Bool
  }

  /// The rounds of a year: every few minutes, with stops of up to a day.
  private static func rounds(_ dice: inout SeededDice) -> [Round] {
    var rounds: [Round] = []
    var now = start
    while now < end {
      now += Int64(60 + dice.below(dice.below(40) == 0 ? (dice.below(10) == 0 ? 86_400 : 14_400) : 1_800))
      guard now <= end else { break }
      let dies = dice.below(25) == 0
      rounds.append(Round(instant: now, cut: dies ? dice.below(people) : people, isTwice: dice.below(9) == 0))
    }
    return rounds
  }

  private static func wishes(_ dice: inout SeededDice) throws -> NotificationWishes {
    var settings = NotificationSettings()
    settings.morning = dice.below(4) > 0
    settings.morningMinute = 360 + dice.below(361)
    settings.practice = dice.below(4) > 0 || !settings.morning
    settings.mostADay = 1 + dice.below(6)
    let opens = 240 + dice.below(700)
    let plan = try ReminderPlan(
      count: 1 + dice.below(6), start: opens, end: opens + 60 + dice.below(600),
      quiet: Weekday.allCases.filter { _ in dice.below(8) == 0 }, goal: DailyGoal(sessions: 1 + dice.below(2)))
    return NotificationWishes(settings: settings, morningSince: start, reminders: plan, remindersSince: start)
  }

  @Test func aYearOfNotifications() throws {
    var dice = SeededDice(UInt64(Self.people))
    let rounds = Self.rounds(&dice)
    let places = try Self.zones.map { name in
      let zone = try TimeZoneHistory(identifier: name)
      return (ZoneClock(zone, around: Self.start), NotificationOracle(zone, from: Self.start, through: Self.end))
    }
    var (told, deaths) = (0, 0)
    for number in 0..<Self.people {
      let (clock, oracle) = places[number % places.count]
      let wishes = try Self.wishes(&dice)
      let served = rounds.filter { number <= $0.cut }
      var story = NotificationOracle.Story(
        wishes: wishes, start: Self.start, end: Self.end, looks: served.map(\.instant))
      // In the middle hours of a day of practice, so that no change of the clocks moves one over a boundary.
      let eagerness = [90, 50, 10, 0][number % 4]
      for day in 0..<365 where dice.below(100) < eagerness {
        story.sessions.append(
          Self.start + Int64(day) * 86_400 + Int64(8 * 3_600 + dice.below(36_000)) - Int64(clock.offset(at: Self.start)))
      }
      var book = NotificationBook()
      for place in Self.near(oracle.wanted(wishes, from: Self.start, through: Self.end), story.looks, &dice) {
        let round = served[place]
        for _ in 0...(round.isTwice ? 1 : 0) {
          let kinds = book.look(wishes, clock, at: round.instant, story.sessions)
          guard !kinds.isEmpty else { continue }
          if number == round.cut {
            story.deaths.append(round.instant)
            deaths += 1
          } else {
            story.told += kinds.map { ($0, round.instant) }
          }
        }
      }
      told += story.told.count
      #expect(oracle.faults(story).isEmpty, "\(number) in \(Self.zones[number % places.count])")
    }
    #expect(told > Self.people * 250 && deaths > 0)
  }

  /// The rounds that are played: the first ones after whatever is wanted, some while it is worth telling, and some of all others. The rest
  /// would say what they say.
  private static func near(
    _ wanted: [NotificationOracle.Wanted], _ looks: [Int64], _ dice: inout SeededDice
  ) -> [Int] {
    var places: [Int] = []
    for one in wanted {
      let next = looks.partition(after: one.instant - 1)
      places += [next - 1, next, next + 1, next + 2 + dice.below(20)]
    }
    return Set(places).filter(looks.indices.contains).sorted()
  }
}

/// What was told to somebody, as the store marks it.
struct NotificationBook {
  private var marks: Set<String> = []
  private var counts: [Int: Int] = [:]

  /// Looks after somebody once, as the sender does.
  ///
  /// - Parameter sessions: the instants of all their sessions.
  /// - Returns: what is told now.
  mutating func look(
    _ wishes: NotificationWishes, _ clock: ZoneClock, at now: Int64, _ sessions: [Int64]
  ) -> [NotificationKind] {
    guard wishes.settings.morning || wishes.settings.practice else { return [] }
    var due = NotificationRule.due(wishes, now: now, clock, PracticeLedger([]))
    if due.contains(where: { $0.kind != .morning && !marks.contains($0.mark) }) {
      let records = sessions.filter { $0 <= now && now - $0 < 3 * 86_400 }.map { instant in
        SessionRecord(
          id: "\(instant)", day: (wishes.reminders?.boundary ?? .usual).day(at: instant, on: clock), instant: instant,
          offset: clock.offset(at: instant), practised: 60)
      }
      due = NotificationRule.due(wishes, now: now, clock, PracticeLedger(records))
    }
    var told: [NotificationKind] = []
    let day = NotificationRule.day(now, clock).number
    for notification in due where !marks.contains(notification.mark) && counts[day, default: 0] < wishes.settings.mostADay {
      marks.insert(notification.mark)
      counts[day, default: 0] += 1
      told.append(notification.kind)
    }
    return told
  }
}
