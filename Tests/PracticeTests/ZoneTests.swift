import Atlas
import Ephemeris
import Practice
import Testing

/// Days and reminders at every change of every clock from 2000 to 2040.
@Suite struct ZoneTests {
  @Test func tablesShowWhatTheZonesShow() throws {
    var dice = Dice(1)
    #expect(Zones.names.count > 300)
    for name in Zones.names {
      let (clock, changes, zone) = try Zones.table(name)
      var instants = (0..<20).map { _ in Zones.span.lowerBound + Int64(dice.below(Int(Zones.span.count))) }
      for change in changes.suffix(6) + changes.prefix(6) { instants += [change.instant - 1, change.instant] }
      for instant in instants {
        #expect(clock.offset(at: instant) == Int(zone.clock(at: UTC(unixSeconds: Double(instant))).seconds), "\(name) \(instant)")
      }
    }
  }

  @Test func clocksAreReadBothWays() {
    // An hour forward at 1000000, an hour back at 2000000.
    let clock = ZoneClock(offset: 0, changes: [.init(instant: 2_000_000, offset: 0), .init(instant: 1_000_000, offset: 3600)])
    #expect(clock.earliest(showing: 999_999) == 999_999)
    #expect(clock.earliest(showing: 1_001_800) == 1_000_000)
    #expect(clock.latest(showing: 1_001_800) == 1_000_000)
    #expect(clock.earliest(showing: 1_003_601) == 1_000_001)
    #expect(clock.earliest(showing: 2_001_800) == 1_998_200)
    #expect(clock.latest(showing: 2_001_800) == 2_001_800)
    #expect(clock.latest(showing: 2_003_600) == 2_003_600)
    #expect(clock.reading(at: Int64.max) == ZoneClock.instants.upperBound)
    #expect(ZoneClock(offset: Int.max).offset(at: 0) == ZoneClock.mostOffset)
    #expect(clock.earliest(showing: Int64.min) == ZoneClock.instants.lowerBound)
    #expect(clock.latest(showing: Int64.max) == ZoneClock.instants.upperBound)
    // The later of two changes at one instant holds.
    #expect(ZoneClock(offset: 0, changes: [.init(instant: 5, offset: 60), .init(instant: 5, offset: 120)]).offset(at: 5) == 120)
  }

  @Test func daysFollowEachOtherAtEveryChange() throws {
    var seen = 0
    for name in Zones.names {
      let (clock, changes, _) = try Zones.table(name)
      for (index, change) in changes.enumerated() {
        // Every half hour is the boundary of somebody; each change is looked at with some of them.
        for boundary in try [240, index * 30 % 750].map({ try DayBoundary(minute: $0) }) {
          let middle = boundary.day(at: change.instant, on: clock)
          var previous = boundary.day(at: change.instant - 100_000, on: clock)
          for step in stride(from: Int64(-90_000), through: 90_000, by: 15_000) {
            let day = boundary.day(at: change.instant + step, on: clock)
            // Never back, and forward by one, unless a country left a day out.
            let jump = previous.distance(to: day)
            #expect(jump >= 0 && jump <= (leavesOut(change, clock) ? 2 : 1), "\(name) \(change.instant) \(step)")
            let start = boundary.start(of: day, on: clock)
            let end = boundary.end(of: day, on: clock)
            #expect(start <= change.instant + step && change.instant + step < end, "\(name) \(change.instant) \(step)")
            previous = day
          }
          for offset in -1...1 {
            let day = middle.advanced(by: offset)
            let start = boundary.start(of: day, on: clock)
            let length = boundary.end(of: day, on: clock) - start
            // No clock has gone back or forward by more than a few hours, but for those that crossed the date line; of the day that
            // they left out there is at most the night before the next.
            let isUsual = length >= 72_000 && length <= 100_800
            #expect(isUsual || (leavesOut(change, clock) && length == boundary.minute * 60), "\(name) \(day) \(length)")
            if length > 0 { #expect(boundary.day(at: start, on: clock) == day) }
            if length > 0 { #expect(boundary.day(at: start - 1, on: clock) < day) }
          }
          seen += 1
        }
      }
    }
    #expect(seen > 20_000)
  }

  private func leavesOut(_ change: ZoneClock.Change, _ clock: ZoneClock) -> Bool {
    change.offset - clock.offset(at: change.instant - 1) > 43_200
  }

  @Test func remindersKeepToTheWindowAtEveryChange() throws {
    var told = 0
    for (number, name) in Zones.names.enumerated() {
      let (clock, changes, zone) = try Zones.table(name)
      for (index, change) in changes.enumerated() {
        let start = 240 + (number + index * 37) % 1_000
        let length = 60 + (index * 53) % 300
        let count = 1 + (number + index) % 12
        // Half of the windows lie around the change itself.
        let reading = Int(((change.instant + Int64(change.offset)) % 86_400 + 86_400) % 86_400) / 60
        let opens = index % 2 == 0 ? start : max(reading - 30, 0)
        let boundary = try DayBoundary(minute: index % 2 == 0 ? 240 : 0)
        guard let plan = try? ReminderPlan(count: count, start: opens, end: opens + length, boundary: boundary) else { continue }
        // What is left of it by day; none of these windows reaches into a second morning.
        let (from, to) = (max(opens, 360), min(opens + length, 1_319))
        let middle = boundary.day(at: change.instant, on: clock)
        for offset in -1...1 {
          let day = middle.advanced(by: offset)
          let reminders = plan.reminders(on: day, clock: clock)
          #expect(Set(reminders.map(\.instant)).count == reminders.count)
          #expect(reminders.map(\.instant) == reminders.map(\.instant).sorted())
          for reminder in reminders {
            let shown = reminder.instant + Int64(zone.clock(at: UTC(unixSeconds: Double(reminder.instant))).seconds)
            let minute = (shown - Int64(day.number) * 86_400) / 60
            #expect(minute >= from && minute <= to, "\(name) \(reminder.id) \(minute)")
            #expect(boundary.day(at: reminder.instant, on: clock) == day || opens + length >= 1440)
            told += 1
          }
          // None is lost, unless the clocks jump over the window or much of it.
          let isEmpty = boundary.start(of: day, on: clock) == boundary.end(of: day, on: clock)
          let jump = change.offset - clock.offset(at: change.instant - 1)
          if from > to {
            #expect(reminders.isEmpty)
          } else if plan.awake >= ReminderPlan.leastAwake, jump < (to - from) * 60 - 120 * count, !isEmpty {
            #expect(reminders.count == count, "\(name) \(day) \(opens) \(length)")
          }
        }
      }
    }
    #expect(told > 50_000)
  }
}
