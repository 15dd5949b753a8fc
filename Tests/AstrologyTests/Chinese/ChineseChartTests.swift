import Ephemeris
import Testing

@testable import Astrology

@Suite struct ChineseChartTests {
  /// The first program made this one a Metal Horse, by 1 January.
  @Test func januaryBelongsToTheYearBefore() throws {
    let clock = try ChineseFixture.clock(ChineseFixture.day(1990, 1, 15), 14, 30)
    let chart = try ChineseFixture.chart(clock, offset: -5, longitude: -74)
    #expect(chart.yearByNewYear.animal == .snake && chart.yearByNewYear.element == .earth)
    #expect(chart.yearByLichun == chart.yearByNewYear && chart.usagesAgree)
    #expect(chart.date.year == 1989 && chart.date.month == 12 && chart.date.day == 19 && !chart.date.isLeapMonth)
    #expect(chart.newYear == (try ChineseFixture.day(1989, 2, 6)))
    #expect(chart.boundaries.isEmpty && chart.term?.term == .xiaohan)
  }

  /// 5 February 1990 is after Lichun and after New Year; 1 February after New Year only; 7 February 1989 after both; 5 February 1989 after
  /// Lichun only.
  @Test func theTwoUsagesAreTold() throws {
    let cases: [(String, ChineseAnimal, ChineseAnimal)] = [
      ("1990-02-01", .horse, .snake), ("1990-02-05", .horse, .horse), ("1989-02-05", .dragon, .snake),
      ("1989-02-07", .snake, .snake), ("2024-02-05", .rabbit, .dragon), ("2024-02-10", .dragon, .dragon),
      ("2023-01-25", .rabbit, .tiger),
    ]
    for (text, byNewYear, byLichun) in cases {
      let chart = try ChineseFixture.chart(ChineseFixture.clock(ChineseFixture.day(text), 12, 0), offset: 8)
      #expect(chart.yearByNewYear.animal == byNewYear && chart.yearByLichun.animal == byLichun, "\(text)")
      #expect(chart.usagesAgree == (byNewYear == byLichun))
    }
  }

  /// On the evening of 9 February 2024 in New York it was New Year's morning in China.
  @Test func theDateInChinaIsAPolicy() throws {
    let clock = try ChineseFixture.clock(ChineseFixture.day(2024, 2, 9), 20, 0)
    let here = try ChineseFixture.chart(clock, offset: -5, longitude: -74)
    #expect(here.yearByNewYear.animal == .rabbit && here.date.month == 12 && here.date.day == 30)
    let there = try ChineseFixture.chart(clock, offset: -5, longitude: -74, policy: PillarPolicy(calendarDay: .china))
    #expect(there.yearByNewYear.animal == .dragon && there.date.month == 1 && there.date.day == 1)
    let midnight = ChinaTime.start(ofDay: try ChineseFixture.day(2024, 2, 10).dayNumber())
    #expect(here.boundaries == [.newYear(midnight)] && there.boundaries == here.boundaries)
    // Two days apart from it, nothing is in doubt; and two Chinese months may meet without a New Year.
    #expect(try ChineseFixture.chart(ChineseFixture.clock(ChineseFixture.day(2024, 2, 8), 20, 0), offset: -5).boundaries.isEmpty)
    #expect(try ChineseFixture.chart(ChineseFixture.clock(ChineseFixture.day(2024, 3, 9), 20, 0), offset: -5).boundaries.isEmpty)
  }

  @Test func withoutATimeTheDayTellsWhatCutsIt() throws {
    let plain = try ChineseFixture.chart(ChineseFixture.day(1990, 6, 15), offset: -4)
    #expect(plain.pillars.hour == nil && plain.pillars.clock == nil && plain.boundaries.isEmpty && plain.pillars.all.count == 3)
    // Lichun came at 16:27 in China.
    let lichun = try ChineseFixture.chart(ChineseFixture.day(2024, 2, 4), offset: 8)
    guard case .jie(let event) = try #require(lichun.boundaries.first) else {
      Issue.record("\(lichun.boundaries)")
      return
    }
    #expect(lichun.boundaries.count == 1 && event.term == .lichun)
    let minutes = (UTC(event.instant).daysSinceJ2000 + 8.0 / 24 - (try ChineseFixture.day(2024, 2, 4).midnight())) * 1440
    #expect(Int(minutes.rounded()) == 16 * 60 + 27)
    #expect(lichun.yearByLichun.animal == .rabbit)
    // Either of two years and months, which are left out of what is certain.
    #expect(lichun.yearsByLichun.map(\.animal) == [.rabbit, .dragon] && lichun.pillars.months.count == 2)
    #expect(lichun.pillars.certainYear == nil && lichun.pillars.certainMonth == nil && lichun.pillars.all == [lichun.pillars.day])
    for (hour, index) in [(0, 0), (16, 0), (17, 1), (23, 1)] {
      let known = try ChineseFixture.chart(ChineseFixture.clock(ChineseFixture.day(2024, 2, 4), hour, 0), offset: 8)
      #expect(known.pillars.years == [lichun.pillars.years[index]] && known.pillars.months == [lichun.pillars.months[index]])
    }
    // A jie that is not Lichun changes the month alone.
    let jingzhe = try ChineseFixture.chart(ChineseFixture.day(2024, 3, 5), offset: 8)
    #expect(jingzhe.pillars.certainYear?.animal == .dragon && jingzhe.pillars.months.count == 2)
    #expect(plain.pillars.certainYear == plain.pillars.year && plain.pillars.months == [plain.pillars.month])
    // A zhongqi cuts nothing.
    #expect(try ChineseFixture.chart(ChineseFixture.day(2024, 2, 19), offset: 8).boundaries.isEmpty)
    // In China the New Year begins with its day; in New York it comes at eleven in the morning of the day before.
    #expect(try ChineseFixture.chart(ChineseFixture.day(2024, 2, 10), offset: 8).boundaries.isEmpty)
    let eve = try ChineseFixture.chart(ChineseFixture.day(2024, 2, 9), offset: -5)
    guard case .newYear(let instant) = try #require(eve.boundaries.first) else {
      Issue.record("\(eve.boundaries)")
      return
    }
    #expect(UTC(instant).daysSinceJ2000 == (try ChineseFixture.day(2024, 2, 9).midnight()) + 16.0 / 24)
    #expect(try ChineseFixture.chart(ChineseFixture.day(2024, 2, 10), offset: -5).boundaries.isEmpty)
    #expect(eve.yearByNewYear.animal == .rabbit)
  }

  /// Where China's date counts and changes during the day, no hour is told the date of another: both stand there, and both occur.
  @Test(arguments: [-9.0, -5, 0, 5.5, 8, 12]) func withoutATimeChinasDateIsEitherOfTwo(_ offset: Double) throws {
    let policy = PillarPolicy(calendarDay: .china)
    // New Year's Eve in New York is New Year in China; the last day of a month; a day like any other.
    for text in ["2024-02-09", "2024-03-09", "1990-06-15", "1990-01-26"] {
      let day = try ChineseFixture.day(text)
      let chart = try ChineseFixture.chart(day, offset: offset, policy: policy)
      var (dates, newYears): ([ChineseDate], [CalendarDate]) = ([], [])
      for minute in stride(from: 0, to: 24 * 60, by: 60) {
        let clock = try ChineseFixture.clock(day, minute / 60, minute % 60)
        let known = try ChineseFixture.chart(clock, offset: offset, policy: policy)
        if dates.last != known.date { dates.append(known.date) }
        if newYears.last != known.newYear { newYears.append(known.newYear) }
        #expect(known.dates == [known.date] && known.yearsByNewYear == [known.yearByNewYear])
      }
      #expect(chart.dates == dates && chart.newYears == newYears, "\(text) at \(offset) h")
      #expect(chart.dates.count == (offset == 8 ? 1 : 2))
      #expect(chart.yearsByNewYear.count == chart.newYears.count)
      // By the date of the place nothing is in doubt.
      #expect(try ChineseFixture.chart(day, offset: offset).dates.count == 1)
    }
  }

  /// The two usages part between New Year and Lichun, and nowhere else.
  @Test func usagesPartBetweenNewYearAndLichun() throws {
    for year in stride(from: 1930, to: 2095, by: 23) {
      let chinese = try ChineseYear(year)
      let lichun = ChinaTime.dayNumber(of: try #require(try SolarTerms.all(inYear: year).first { $0.term == .lichun }).instant)
      let newYear = chinese.days.lowerBound
      for day in (min(lichun, newYear) - 3)...(max(lichun, newYear) + 3) where day != lichun {
        let chart = try ChineseFixture.chart(CalendarDate(dayNumber: day), offset: 8)
        #expect(chart.usagesAgree == ((day >= newYear) == (day > lichun)))
      }
    }
  }

  @Test func beforeTheReformThereIsNoChart() throws {
    #expect(throws: EphemerisError.self) { try ChineseFixture.chart(ChineseFixture.day(1600, 5, 1), offset: 8) }
    let clock = try ChineseFixture.clock(ChineseFixture.day(1644, 6, 1), 12, 0)
    #expect(throws: EphemerisError.self) { try ChineseFixture.chart(clock, offset: 8) }
    // The pillars need no months and reach back as far as the ephemeris.
    #expect(try ChineseFixture.pillars(clock, offset: 8).year.name == "Jia Shen")
  }
}
