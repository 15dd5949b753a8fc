import Atlas
import Ephemeris
import Practice
import Testing

/// A year of ten thousand people, beside a second reckoning that knows nothing of the first.
@Suite struct YearTests {
  @Test func tenThousandPeopleForAYear() throws {
    let names = Zones.names
    var dice = Dice(2026)
    let clocks = try names.map { try Zones.table($0) }
    let first = PracticeDay.on(2026, 1, 1).number
    var days = 0
    var freezes = 0
    for person in 0..<10_000 {
      let (clock, _, zone) = clocks[person % clocks.count]
      let minute = person % 5 == 0 ? dice.below(25) * 30 : 240
      let boundary = try DayBoundary(minute: minute)
      // Some hardly ever miss a day, some hardly ever come.
      let eagerness = [97, 90, 75, 50, 20, 4][person % 6]
      var records: [SessionRecord] = []
      var practised = [Bool](repeating: false, count: 400)
      for number in 0..<365 where dice.below(100) < eagerness {
        for _ in 0...(dice.below(10) == 0 ? 1 : 0) {
          // At any second of the middle hours of the day, so that a later change of the clocks cannot move it over a boundary.
          let wall = (first + number) * 86_400 + minute * 60 + 7_200 + dice.below(72_000)
          let instant = Int64(wall) - Int64(clock.offset(at: Int64(wall)))
          let record = SessionRecord(
            id: "\(records.count)", day: boundary.day(at: instant, on: clock), instant: instant,
            offset: clock.offset(at: instant),
            practised: 300)
          records.append(record)
          // The oracle asks the zone itself, for some; that days are right is shown elsewhere for every change.
          if records.count % 40 == 0 {
            let shown = instant + Int64(zone.clock(at: UTC(unixSeconds: Double(instant))).seconds) - Int64(minute * 60)
            #expect(record.day.number == Int((Double(shown) / 86_400).rounded(.down)))
          }
          practised[number] = true
        }
      }
      let today = 200 + dice.below(165)
      let streak = Streak(
        PracticeLedger(records.filter { $0.day.number <= first + today }), today: PracticeDay(number: first + today))
      let oracle = Self.oracle(practised[...today])
      #expect(streak.current == oracle.current, "\(person)")
      #expect(streak.longest == oracle.longest, "\(person)")
      #expect(streak.freezes == oracle.freezes, "\(person)")
      #expect(streak.held.map { $0.day.number - first } == oracle.held, "\(person)")
      #expect(streak.longest >= streak.current && streak.isTodayDone == practised[today])
      days += records.count
      freezes += oracle.held.count
    }
    #expect(days > 1_500_000 && freezes > 50_000)
  }

  /// Day by day, as a person would with a calendar and a pencil.
  private static func oracle(_ practised: ArraySlice<Bool>) -> (current: Int, longest: Int, freezes: Int, held: [Int]) {
    var held: [Int] = []
    var freezes = 0
    var best = 0
    // The row is a line of strokes; a held day is a dot, a day that ends it wipes the line.
    var strokes = 0
    for (day, isPractised) in practised.enumerated() {
      if isPractised {
        strokes += 1
        best = max(best, strokes)
        if strokes.isMultiple(of: 7), freezes < 2 { freezes += 1 }
      } else if day < practised.count - 1 {
        if strokes > 0, freezes > 0 {
          freezes -= 1
          held.append(day)
        } else {
          strokes = 0
        }
      }
    }
    return (strokes, best, freezes, held)
  }
}
