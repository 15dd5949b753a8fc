import Testing

@testable import Practice

/// Streaks: what holds a row and what ends it.
@Suite struct StreakTests {
  private let monday = PracticeDay.on(2026, 11, 2)

  private func streak(_ records: [SessionRecord], today: PracticeDay) -> Streak { Streak(PracticeLedger(records), today: today) }

  @Test func nothingIsNothing() {
    let none = streak([], today: monday)
    #expect(none.current == 0 && none.longest == 0 && none.freezes == 0 && !none.isTodayDone && none.began == nil)
    #expect(none.repairable.isEmpty && none.held.isEmpty)
    #expect(none.daysToFreeze == 7)
  }

  @Test func twoInADayAreOneDay() {
    let records = row(3, from: monday) + [.on(monday.advanced(by: 2), hour: 20), .on(monday, hour: 12)]
    let ledger = PracticeLedger(records.reversed() + records)
    #expect(ledger.sessions(on: monday) == 2)
    #expect(PracticeTotals(ledger).sessions == 5)
    #expect(PracticeTotals(ledger).days == 3)
    #expect(streak(records, today: monday.advanced(by: 2)).current == 3)
  }

  @Test func todayIsOpen() {
    let records = row(3, from: monday)
    let open = streak(records, today: monday.advanced(by: 3))
    #expect(open.current == 3 && !open.isTodayDone)
    let done = streak(records + [.on(monday.advanced(by: 3))], today: monday.advanced(by: 3))
    #expect(done.current == 4 && done.isTodayDone)
    let missed = streak(records, today: monday.advanced(by: 4))
    #expect(missed.current == 0 && missed.longest == 3 && missed.began == nil)
  }

  @Test func aFreezeHoldsAMissedDayAndIsSeen() {
    let week = row(7, from: monday)
    #expect(streak(week, today: monday.advanced(by: 6)).freezes == 1)
    let missed = monday.advanced(by: 7)
    let held = streak(week, today: monday.advanced(by: 8))
    #expect(held.current == 7 && held.freezes == 0)
    #expect(held.held == [.init(day: missed, hold: .freeze)])
    #expect(held.hold(on: missed) == .freeze && held.hold(on: monday) == nil)
    let on = streak(week + row(2, from: monday.advanced(by: 8)), today: monday.advanced(by: 9))
    #expect(on.current == 9 && on.began == monday)
    #expect(streak(week, today: monday.advanced(by: 9)).current == 0)
  }

  @Test func twoFreezesAreTheMost() {
    let records = row(30, from: monday)
    let full = streak(records, today: monday.advanced(by: 29))
    #expect(full.freezes == 2 && full.daysToFreeze == nil)
    let later = streak(records, today: monday.advanced(by: 32))
    #expect(later.current == 30 && later.freezes == 0 && later.held.count == 2)
    let over = streak(records, today: monday.advanced(by: 33))
    #expect(over.current == 0 && over.longest == 30)
  }

  @Test func aMissedDayIsMadeGoodWithin48Hours() {
    let records = row(3, from: monday)
    let missed = monday.advanced(by: 3)
    let next = monday.advanced(by: 4)
    #expect(streak(records, today: missed).repairable.isEmpty)
    #expect(streak(records, today: next).repairable == [missed])
    // Today is practised already, and the row before could still go on.
    #expect(streak(records + [.on(next)], today: next).repairable == [missed])
    #expect(streak(records, today: monday.advanced(by: 5)).repairable == [missed, next])
    #expect(streak(records + [.on(next)], today: monday.advanced(by: 5)).repairable == [missed])
    #expect(streak(records, today: monday.advanced(by: 6)).repairable.isEmpty)
    let repaired = streak(records + [.on(next, hour: 7, repairs: missed), .on(next)], today: next)
    #expect(repaired.current == 4 && repaired.held == [.init(day: missed, hold: .repair)] && repaired.repairable.isEmpty)
    // The session that repairs is none of its own day.
    let only = streak(records + [.on(next, repairs: missed)], today: next)
    #expect(only.current == 3 && !only.isTodayDone)
    // Too late, or for the day itself, it makes nothing good.
    let late = monday.advanced(by: 6)
    #expect(PracticeLedger([.on(late, repairs: missed), .on(missed, repairs: missed)]).repaired.isEmpty)
    // A freeze is not asked twice.
    #expect(streak(row(7, from: monday), today: monday.advanced(by: 8)).repairable.isEmpty)
  }

  @Test func journeysNeitherBreakNorDouble() {
    func record(_ id: String, _ day: PracticeDay, _ instant: Int64, _ hours: Int) -> SessionRecord {
      SessionRecord(id: id, day: day, instant: instant, offset: hours * 3600, practised: 300)
    }
    let sunday = PracticeDay.on(2026, 11, 22)
    let noon = Int64(sunday.number) * 86_400 + 12 * 3600
    // Los Angeles on Sunday at 8:00, Auckland on Tuesday at 20:00: 39 hours, and Monday was never lived.
    let west = record("a", sunday, noon + 4 * 3600, -8)
    let east = record("b", sunday.advanced(by: 2), noon + 43 * 3600, 13)
    let flown = streak([west, east], today: sunday.advanced(by: 2))
    #expect(flown.current == 2 && flown.held == [.init(day: sunday.advanced(by: 1), hold: .journey)])
    // At home the same two days are a missed one.
    #expect(
      streak([west, record("b", sunday.advanced(by: 2), noon + 43 * 3600, -7)], today: sunday.advanced(by: 2)).current == 1)
    // Back over the date line: Tuesday twice is one day, and Monday again changes nothing.
    let back = [
      west, record("b", sunday.advanced(by: 1), noon + 20 * 3600, -8), record("c", sunday.advanced(by: 2), noon + 30 * 3600, 13),
    ]
    let home = record("d", sunday.advanced(by: 1), noon + 50 * 3600, -8)
    #expect(streak(back + [home], today: sunday.advanced(by: 1)).current == 3)
    #expect(streak(back + [home], today: sunday.advanced(by: 1)).isTodayDone)
    #expect(
      streak(back + [record("e", sunday.advanced(by: 2), noon + 60 * 3600, -8)], today: sunday.advanced(by: 2)).current == 3)
  }

  @Test func aCountryThatLeavesADayOutBreaksNothing() throws {
    let apia = try Zones.clock("Pacific/Apia")
    let plan = try SessionPlan(statements: ["One."], breath: 0, asksIntention: false)
    var records: [SessionRecord] = []
    // Every day at 20:00 by the wall from 27 December 2011 to 2 January 2012; the thirtieth was left out.
    var instant = Int64(PracticeDay.on(2011, 12, 28).number) * 86_400 + 6 * 3600
    for number in 0..<6 {
      var session = PracticeSession(id: "\(number)", plan: plan, at: instant * 1000)
      session.take(.next, at: instant * 1000 + 20_000)
      #expect(session.take(.complete, at: instant * 1000 + 30_000) == .completed)
      records += [session.record(on: apia, boundary: .usual)].compactMap(\.self)
      instant += 86_400
    }
    #expect(
      records.map(\.day.description) == ["2011-12-27", "2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01", "2012-01-02"])
    let streak = streak(records, today: .on(2012, 1, 2))
    #expect(streak.current == 6 && streak.held.map(\.hold) == [.journey])
  }

  @Test func milestonesKnowTheirDay() throws {
    let records = row(8, from: monday)
    let ledger = PracticeLedger(records)
    let all = Milestone.all(ledger, Streak(ledger, today: monday.advanced(by: 7)))
    #expect(all.first { $0.kind == .streak && $0.count == 7 }?.reached == monday.advanced(by: 6))
    #expect(all.first { $0.kind == .streak && $0.count == 14 }.map(\.reached) == .some(nil))
    #expect(all.first { $0.kind == .days && $0.count == 1 }?.reached == monday)
    #expect(all.allSatisfy { $0.kind != .hours || $0.reached == nil })
    let hour = PracticeLedger([.on(monday, minutes: 40), .on(monday.advanced(by: 5), minutes: 20)])
    let hours = Milestone.all(hour, Streak(hour, today: monday.advanced(by: 5)))
    #expect(hours.first { $0.kind == .hours && $0.count == 1 }?.reached == monday.advanced(by: 5))
    for kind in Milestone.Kind.allCases {
      #expect(all.filter { $0.kind == kind }.map(\.count) == Milestone.counts(of: kind))
    }
  }
}
