import Astrology
import Atlas
import ChartArt
import Readings
import Store
import Testing

@testable import Companion
@testable import Server
@testable import Web

/// The meters that are seen first do not gainsay the thought that is read before them.
@Suite struct MeterMoodTests {
  private static func against(_ mood: ThreadMood?, _ gauge: MeterGauge) -> Bool {
    mood == .heavy && gauge.tone == .flow || mood == .nice && gauge.tone == .friction
  }

  /// Forty days of four people; printed is how many meters against the thought would be shown by movement alone, and how many are.
  @Test func whatMovedWithTheThoughtIsShown() async throws {
    let store = try DataStore(.memory)
    let clock = WallClock.fixed(at: TestServer.now)
    let source = ReadToday(companion: await Companion.test(store, clock))
    var (days, before, now) = (0, 0, 0)
    for date in ["1958-02-03", "1979-09-27", "1990-06-15", "2003-12-09"] {
      let kept = StoredBirth(
        birthData: BirthDetails(date: date, time: "14:30", timezone: "UTC", latitude: 40, longitude: -74), chartType: nil,
        houseSystem: nil)
      let drawn = try DrawnChart(kept)
      let zone = drawn.birth.moment.zone
      let reader = TodayReader(
        member: nil, id: date, chart: drawn.chart, birthday: drawn.birth.moment.date, zone: zone, language: .english)
      let first = LocalDay(containing: clock.now, in: zone)
      for step in 0..<40 {
        let told = try await source.day(first.advanced(by: step), for: reader)
        let mood = DayAccord(told.reading, in: .english).mood
        let board = MeterBoard(told.meters, mood: mood, language: .english)
        let shown = board.movers
        let most = board.ranked.prefix(MeterBoard.considered)
        #expect(shown.count == MeterBoard.shown && shown.allSatisfy { most.contains($0) })
        // Whichever are taken, what moved most stands first.
        #expect(shown.map(\.movement) == shown.map(\.movement).sorted(by: >), "\(date) +\(step)")
        // One against the thought is among the first only where fewer than four of those that moved most are not.
        let others = most.count { $0.hasMoved && !Self.against(mood, $0) }
        #expect(shown.count { $0.hasMoved && !Self.against(mood, $0) } == min(MeterBoard.shown, others), "\(date) +\(step)")
        days += 1
        before += most.prefix(MeterBoard.shown).count { Self.against(mood, $0) }
        now += shown.count { Self.against(mood, $0) }
      }
    }
    print("meters against the thought: \(now) on \(days) days, \(before) by movement alone")
    #expect(days == 160 && now < before)
    try await store.close()
  }
}
