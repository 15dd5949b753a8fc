import Testing

@testable import Ephemeris

@Suite struct CalendarDateTests {
  /// Meeus, Astronomical Algorithms, chapter 7.
  @Test(arguments: [
    (2000, 1, 1, 2451545), (1999, 1, 1, 2451180), (1987, 1, 27, 2446823), (1900, 1, 1, 2415021), (1600, 1, 1, 2305448),
    (1600, 12, 31, 2305813), (837, 4, 10, 2026872), (-123, 12, 31, 1676497), (-1000, 7, 12, 1356001), (-4712, 1, 1, 0),
    (1582, 10, 4, 2299160), (1582, 10, 15, 2299161),
  ])
  func dayNumbers(_ year: Int, _ month: Int, _ day: Int, _ number: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(date.dayNumber() == number)
    #expect(CalendarDate(dayNumber: number) == date)
  }

  @Test func everyDayOfSixCenturiesComesBack() {
    var previous = CalendarDate(dayNumber: 2250000)
    for number in 2250001...2480000 {
      let date = CalendarDate(dayNumber: number)
      #expect(date.dayNumber() == number)
      #expect(previous < date)
      previous = date
    }
  }

  @Test func daysThatNeverWereAreRefused() {
    #expect(CalendarDate(year: 1582, month: 10, day: 10) == nil)
    #expect(CalendarDate(year: 1582, month: 10, day: 10, calendar: .gregorian) != nil)
    #expect(CalendarDate(year: 1990, month: 13, day: 1) == nil)
    #expect(CalendarDate(year: 1990, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 1500, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2000, month: 0, day: 1) == nil)
    #expect(CalendarDate(year: 2000, month: 4, day: 31) == nil)
    #expect(CalendarDate(year: .max, month: 1, day: 1) == nil)
  }

  @Test func clockReadings() throws {
    let date = try #require(CalendarDate(year: 2000, month: 1, day: 1))
    let noon = try #require(CivilDateTime(date: date, hour: 12, minute: 0))
    #expect(noon.daysSinceJ2000() == 0)
    #expect(CivilDateTime(date: date, hour: 24, minute: 0) == nil)
    #expect(CivilDateTime(date: date, hour: 23, minute: 60) == nil)
    #expect(CivilDateTime(date: date, hour: 0, minute: 0, second: 60) == nil)
    let back = CivilDateTime(daysSinceJ2000: -0.5 + 1e-13)
    #expect(back.date == date && back.hour == 0 && back.minute == 0)
    let almost = CivilDateTime(daysSinceJ2000: 0.5 - 1e-13)
    #expect(almost.date.day == 2 && almost.hour == 0)
  }

  /// Numbers from outside may be any number; each has a day, and none stops the process.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 9.3e18, -4e15]) func noNumberIsTooFar(_ days: Double) {
    for calendar in CivilCalendar.allCases {
      let clock = CivilDateTime(daysSinceJ2000: days, calendar: calendar)
      #expect((1...12).contains(clock.date.month) && (1...31).contains(clock.date.day) && (0...23).contains(clock.hour))
    }
    for number in [Int.max, .min, .max - 1] {
      let date = CalendarDate(dayNumber: number)
      #expect((1...12).contains(date.month) && (1...31).contains(date.day))
    }
    #expect(CivilDateTime(daysSinceJ2000: .nan).date.year == 2000)
  }

  @Test func integersOfNumbers() {
    #expect(Int(clamping: 2.9) == 2 && Int(clamping: -2.9) == -2 && Int(clamping: Double.nan) == 0)
    #expect(Int(clamping: Double.infinity) == 9_007_199_254_740_992 && Int(clamping: -1e300) == -9_007_199_254_740_992)
  }

  /// Angles that are none, in what everything else is made from.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, 1e19]) func anglesThatAreNone(_ angle: Double) {
    _ = (sineCosine(angle), sine(angle), cosine(angle), tangent(angle), arctangent(angle, angle))
    #expect(MoonPhase.allCases.contains(MoonPhase(nearestTo: angle)) && MoonPhase.allCases.contains(MoonPhase(elongation: angle)))
  }
}
