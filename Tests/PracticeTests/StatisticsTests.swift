import Ephemeris
import Practice
import Testing

/// Figures by day, week, month and year.
@Suite struct StatisticsTests {
  @Test(arguments: Weekday.allCases) func everySessionIsInOneFigureOfEachSpan(_ first: Weekday) {
    var dice = Dice(UInt64(first.rawValue))
    let start = PracticeDay.on(2023, 12, 28)
    var records: [SessionRecord] = []
    for number in 0..<500 {
      records.append(.on(start.advanced(by: dice.below(800)), hour: dice.below(24), id: "\(number)", minutes: 1 + dice.below(30)))
    }
    let ledger = PracticeLedger(records)
    let statistics = PracticeStatistics(ledger, weekBegins: first)
    let last = start.advanced(by: 800)
    let daysOfRecords = Set(records.map(\.day)).count
    let practised = records.reduce(0) { $0 + $1.practised }
    for span in PracticeStatistics.Span.allCases {
      let figures = statistics.figures(by: span, from: start, through: last)
      let sessions: Int = figures.reduce(0) { $0 + $1.totals.sessions }
      let days: Int = figures.reduce(0) { $0 + $1.totals.days }
      let seconds = figures.reduce(0) { $0 + $1.totals.seconds }
      #expect(sessions == 500 && days == daysOfRecords)
      #expect(seconds == practised)
      for (one, next) in zip(figures, figures.dropFirst()) { #expect(one.end == next.start) }
      for figure in figures {
        let own = records.filter { figure.start <= $0.day && $0.day < figure.end }
        #expect(figure.totals.sessions == own.count)
        switch span {
        case .day: #expect(figure.start.distance(to: figure.end) == 1)
        case .week: #expect(figure.start.weekday == first && figure.start.distance(to: figure.end) == 7)
        case .month: #expect(figure.start.date.day == 1 && figure.end.date.day == 1)
        case .year: #expect(figure.start.date.month == 1 && figure.end == .on(figure.start.date.year + 1, 1, 1))
        }
      }
    }
    let rhythm = statistics.rhythm(weeks: 10, through: last)
    #expect(rhythm.map(\.weekday) == first.week)
    for (weekday, count) in rhythm {
      let days = Set(records.map(\.day)).filter { day in
        guard day <= last, day.weekday == weekday else { return false }
        return day.distance(to: last) < 70
      }
      #expect(count == days.count)
    }
  }

  /// All that is said at a glance: today, freezes, this week, rhythm.
  @Test func howThingsStandIsSaidInOnePlace() throws {
    let monday = PracticeDay.on(2026, 11, 2)
    // Two weeks without a hole, one day missed, and two sessions on the Tuesday that is open.
    var records = (0..<14).map { SessionRecord.on(monday.advanced(by: $0)) }
    let today = monday.advanced(by: 15)
    records += [.on(today, hour: 8), .on(today, hour: 9)]
    let ledger = PracticeLedger(records)
    let streak = Streak(ledger, today: today)
    let standing = PracticeStanding(
      ledger, streak, today: today, goal: try DailyGoal(sessions: 3), weekBegins: .sunday, quiet: [.saturday, .sunday])
    #expect(standing.done == 2 && standing.goal == 3 && !standing.isGoalMet)
    #expect(standing.freezes == 1 && standing.daysToFreeze == 6 && standing.frozen == [monday.advanced(by: 14)])
    // The week of the person begins on Sunday.
    #expect(standing.week.map(\.day) == (13..<20).map { monday.advanced(by: $0) })
    #expect(standing.week.map(\.sessions) == [1, 0, 2, 0, 0, 0, 0])
    #expect(standing.week.map(\.hold) == [nil, .freeze, nil, nil, nil, nil, nil])
    #expect(standing.week.map(\.isAhead) == [false, false, false, true, true, true, true])
    #expect(standing.practisedDays == 2 && standing.wantedDays == 5)
    #expect(standing.rhythm.map(\.weekday) == Weekday.sunday.week)
    #expect(standing.rhythm.map(\.practised) == [2, 2, 3, 2, 2, 2, 2])
    let met = PracticeStanding(ledger, streak, today: today, goal: try DailyGoal(sessions: 2), weekBegins: .monday)
    #expect(met.isGoalMet && met.wantedDays == 7)
  }

  @Test func leapDaysHaveTheirPlace() {
    let leap = PracticeDay.on(2028, 2, 29)
    let statistics = PracticeStatistics(PracticeLedger([.on(leap)]))
    let month = statistics.figures(by: .month, from: leap, through: leap)
    #expect(month.map(\.start) == [.on(2028, 2, 1)] && month.map(\.end) == [.on(2028, 3, 1)])
    let year = statistics.figures(by: .year, from: leap, through: leap)
    #expect(year.map { $0.start.distance(to: $0.end) } == [366])
    #expect(Streak(PracticeLedger(row(3, from: leap.advanced(by: -1))), today: .on(2028, 3, 1)).current == 3)
  }

  @Test func spansHaveAnEnd() {
    let statistics = PracticeStatistics(PracticeLedger([]))
    #expect(statistics.figures(by: .day, from: .on(2026, 1, 2), through: .on(2026, 1, 1)).isEmpty)
    let all = statistics.figures(by: .day, from: PracticeDay(number: Int.min), through: PracticeDay(number: Int.max))
    #expect(all.count == PracticeStatistics.mostDays + 1)
    #expect(statistics.rhythm(weeks: Int.max, through: .on(2026, 1, 1)).map(\.practised) == [Int](repeating: 0, count: 7))
    let totals = PracticeTotals(
      PracticeLedger([SessionRecord(id: "x", day: .on(2026, 1, 1), instant: 0, offset: 0, practised: Int.max)]))
    #expect(totals.seconds == 86_400)
  }
}
