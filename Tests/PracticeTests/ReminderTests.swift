import Practice
import Testing

/// When reminders come.
@Suite struct ReminderTests {
  private let day = PracticeDay.on(2026, 11, 23)
  private let clock = ZoneClock(offset: 3600)
  private let none = PracticeLedger([])

  private func times(_ plan: ReminderPlan) -> [Int64] {
    plan.reminders(on: day, clock: clock).map { ($0.instant + 3600 - Int64(day.number) * 86_400) / 60 }
  }

  @Test func theyDivideTheWindowEvenly() throws {
    #expect(try times(ReminderPlan(count: 1)) == [480])
    #expect(try times(ReminderPlan()) == [480, 1200])
    #expect(try times(ReminderPlan(count: 4)) == [480, 720, 960, 1200])
    #expect(try times(ReminderPlan(count: 12, start: 600, end: 660)).count == 12)
  }

  @Test func noneComesAtNight() throws {
    // What of the window lies at night is left out, and the rest is divided: none is lost for it.
    #expect(try times(ReminderPlan(count: 3, start: 1_200, end: 1_590)) == [1_200, 1_259, 1_319])
    #expect(try times(ReminderPlan(count: 3, start: 240, end: 480)) == [360, 420, 480])
    #expect(try times(ReminderPlan(count: 2, start: 1_320, end: 1_590)).isEmpty)
    #expect(try ReminderPlan(count: 2, start: 1_320, end: 1_590).awake == 0)
    // Whoever works at night, with a day that ends at noon: the evening before and the morning after.
    let worker = try ReminderPlan(count: 4, start: 1_200, end: 2_039, boundary: DayBoundary(minute: 720))
    #expect(times(worker) == [1_200, 1_319, 1_919, 2_039])
    #expect(worker.awake == 119 + 239)
    var dice = Dice(16)
    for _ in 0..<2_000 {
      let boundary = try DayBoundary(minute: dice.below(721))
      let start = boundary.minute + dice.below(1_440 - boundary.minute)
      let end = min(start + 60 + dice.below(1_021), 1_439 + boundary.minute)
      guard let plan = try? ReminderPlan(count: 1 + dice.below(12), start: start, end: end, boundary: boundary) else { continue }
      let minutes = times(plan)
      #expect(minutes.allSatisfy { (360..<1_320).contains(Int($0) % 1_440) && start <= $0 && $0 <= end })
      if plan.awake >= 60 { #expect(minutes.count == plan.count) }
    }
  }

  @Test func theyKeepTheirNames() throws {
    let ids = try ReminderPlan(count: 3).reminders(on: day, clock: clock).map(\.id)
    #expect(ids == ["align-2026-11-23-0", "align-2026-11-23-1", "align-2026-11-23-2"])
    #expect(try ReminderPlan(count: 5, start: 500).reminders(on: day, clock: clock).map(\.id).prefix(3) == ids[...])
  }

  @Test func plansAreChecked() throws {
    #expect(throws: PracticeError.outside(.reminderCount, allowed: 1...12)) { try ReminderPlan(count: 0) }
    #expect(throws: PracticeError.outside(.windowStart, allowed: 240...1439)) { try ReminderPlan(start: 100) }
    #expect(throws: PracticeError.outside(.windowEnd, allowed: 0...1679)) { try ReminderPlan(start: 1_300, end: 1_680) }
    #expect(throws: PracticeError.outside(.windowLength, allowed: 60...1080)) { try ReminderPlan(start: 480, end: 500) }
    #expect(throws: PracticeError.outside(.windowLength, allowed: 60...1080)) { try ReminderPlan(start: 240, end: 1_679) }
    #expect(throws: PracticeError.outside(.goal, allowed: 1...12)) { try DailyGoal(sessions: 13) }
    #expect(throws: PracticeError.self) { try ReminderPlan(start: Int.min, end: Int.max) }
  }

  @Test func theyNeverRunDry() throws {
    let plan = try ReminderPlan(count: 1, quiet: [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday])
    var now = Int64(day.number) * 86_400
    for _ in 0..<100 {
      let upcoming = plan.upcoming(after: now, limit: 50, clock: clock, ledger: none)
      #expect(upcoming.count == 50)
      #expect(upcoming.allSatisfy { $0.day.weekday == .sunday && $0.instant > now })
      now = try #require(upcoming.first).instant
    }
    #expect(try ReminderPlan(count: 12).upcoming(after: now, limit: 1_000, clock: clock, ledger: none).count == 64)
    #expect(try ReminderPlan(count: 12).upcoming(after: now, limit: -1, clock: clock, ledger: none).isEmpty)
    #expect(try ReminderPlan(quiet: Weekday.allCases).upcoming(after: now, clock: clock, ledger: none).isEmpty)
  }

  @Test func whatIsDoneIsLeftOut() throws {
    let ledger = PracticeLedger([.on(day)])
    let morning = Int64(day.number) * 86_400 + 8 * 3600
    #expect(
      try ReminderPlan(count: 3).upcoming(after: morning, limit: 1, clock: clock, ledger: ledger).map(\.day) == [
        day.advanced(by: 1)
      ])
    let twice = try ReminderPlan(count: 3, goal: DailyGoal(sessions: 2))
    #expect(twice.upcoming(after: morning, limit: 1, clock: clock, ledger: ledger).map(\.day) == [day])
  }

  /// A server that looks whenever it runs, and is restarted at random, tells each reminder of a year once.
  @Test func noneIsMissedAndNoneComesTwice() throws {
    var dice = Dice(11)
    let zones = [
      "Europe/Berlin", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe", "Antarctica/Troll", "Asia/Kathmandu",
      "America/Sao_Paulo", "Africa/Casablanca", "Asia/Gaza", "UTC",
    ]
    var told = 0
    for person in 0..<60 {
      let name = zones[person % zones.count]
      let clock = try Zones.clock(name)
      let start = 240 + dice.below(700)
      let plan = try ReminderPlan(
        count: 1 + dice.below(12), start: start, end: start + 60 + dice.below(600),
        quiet: Weekday.allCases.filter { _ in dice.below(6) == 0 })
      let first = PracticeDay.on(2010 + person % 25, 1, 1)
      let begin = plan.boundary.start(of: first, on: clock)
      let end = plan.boundary.start(of: first.advanced(by: 366), on: clock)
      var seen: [Reminder] = []
      var last = begin - 1
      while last < end - 1 {
        // Sometimes it stands still for days.
        let now = min(end - 1, last + Int64(dice.below(dice.below(40) == 0 ? 300_000 : 7_200)))
        seen += plan.due(after: last, through: now, clock: clock, ledger: none)
        last = now
      }
      var expected: [Reminder] = []
      for offset in 0..<366 { expected += plan.reminders(on: first.advanced(by: offset), clock: clock) }
      #expect(seen == expected, "\(name)")
      #expect(Set(seen.map(\.id)).count == seen.count)
      told += seen.count
    }
    #expect(told > 60_000)
  }
}
