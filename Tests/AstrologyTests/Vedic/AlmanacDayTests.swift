import Ephemeris
import Testing

@testable import Astrology

@Suite struct AlmanacDayTests {
  static let delhi = GeographicLocation(latitude: 28.6139, longitude: 77.209)!
  static let tromso = GeographicLocation(latitude: 69.65, longitude: 18.96)!

  /// The day that begins on a civil day at an offset from UTC in hours.
  static func day(
    _ year: Int, _ month: Int, _ day: Int, at location: GeographicLocation = delhi, offset hours: Double = 5.5
  ) throws -> AlmanacDay? {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let midnight = date.midnight() - hours / 24
    return try AlmanacDay(
      date: date, dayStart: TT(UTC(daysSinceJ2000: midnight)), dayEnd: TT(UTC(daysSinceJ2000: midnight + 1)), location: location)
  }

  /// A muhurat as printed, in minutes after 0h Indian Standard Time.
  struct Printed {
    let day: Int
    let kind: Muhurat.Kind
    let start: Double
    let end: Double

    init(_ day: Int, _ kind: Muhurat.Kind, _ startHour: Double, _ startMinute: Double, _ endHour: Double, _ endMinute: Double) {
      self.day = day
      self.kind = kind
      start = 60 * startHour + startMinute
      end = 60 * endHour + endMinute
    }
  }

  /// Drik Panchang for New Delhi, January 2022: Monday the 24th and Wednesday the 26th from its own pages, Tuesdays the 4th and 25th as
  /// News18 printed them.
  static let printed = [
    Printed(24, .brahma, 5, 26, 6, 20), Printed(24, .abhijit, 12, 12, 12, 55), Printed(24, .rahuKalam, 8, 33, 9, 53),
    Printed(24, .yamaganda, 11, 13, 12, 33), Printed(25, .brahma, 5, 26, 6, 19), Printed(25, .abhijit, 12, 12, 12, 55),
    Printed(25, .rahuKalam, 15, 14, 16, 34), Printed(25, .durMuhurta, 9, 21, 10, 4), Printed(25, .durMuhurta, 23, 14, 24, 7),
    Printed(26, .brahma, 5, 26, 6, 19), Printed(26, .rahuKalam, 12, 34, 13, 54), Printed(26, .yamaganda, 8, 33, 9, 53),
    Printed(26, .gulika, 11, 13, 12, 34), Printed(26, .durMuhurta, 12, 12, 12, 55), Printed(4, .rahuKalam, 15, 2, 16, 20),
    Printed(4, .yamaganda, 9, 50, 11, 8), Printed(4, .gulika, 12, 26, 13, 44),
  ]

  /// To the printed minute, within one.
  @Test(arguments: printed) func aPrintedMuhurat(_ expected: Printed) throws {
    let date = try #require(CalendarDate(year: 2022, month: 1, day: expected.day))
    func minutes(_ instant: TT) -> Double { (UTC(instant).daysSinceJ2000 + 5.5 / 24 - date.midnight()) * 1440 }
    let found = try #require(try Self.day(2022, 1, expected.day)).muhurats.filter { $0.kind == expected.kind }
    #expect(found.contains { abs(minutes($0.start) - expected.start) <= 1 && abs(minutes($0.end) - expected.end) <= 1 })
  }

  @Test func abhijitIsNotForWednesdays() throws {
    for day in 23...29 {
      let almanac = try #require(try Self.day(2022, 1, day))
      let abhijit = try #require(almanac.muhurats.first { $0.kind == .abhijit })
      #expect(abhijit.isAuspicious == (almanac.vara != .wednesday))
      let middle = (almanac.sunrise.daysSinceJ2000 + almanac.sunset.daysSinceJ2000) / 2
      #expect(abs((abhijit.start.daysSinceJ2000 + abhijit.end.daysSinceJ2000) / 2 - middle) < 1e-6)
    }
  }

  @Test func theEighthsOfAWeekNeverMeet() throws {
    for vara in Vara.allCases {
      let eighths = [vara.rahuEighth, vara.eighth(of: .thursday), vara.eighth(of: .saturday)]
      #expect(Set(eighths).count == 3 && eighths.allSatisfy { (1...8).contains($0) })
    }
    // No two weekdays have the same eighth of one kind; Rahu alone may have the eighth, which no lord has, and never the first.
    #expect(Set(Vara.allCases.map(\.rahuEighth)) == Set(2...8))
    #expect(Set(Vara.allCases.map { $0.eighth(of: .saturday) }) == Set(1...7))
  }

  /// Published tables: Monday by day Amrit, Kaal, Shubh, Rog, Udveg, Char, Labh, Amrit; by night Char, Rog, Kaal, Labh, Udveg, Shubh,
  /// Amrit, Char.
  @Test func choghadiyasOfAMonday() throws {
    let day = try #require(try Self.day(2022, 1, 24))
    let spans = day.choghadiyas
    #expect(spans.prefix(8).map(\.choghadiya) == [.amrit, .kaal, .shubh, .rog, .udveg, .char, .labh, .amrit])
    #expect(spans.suffix(8).map(\.choghadiya) == [.char, .rog, .kaal, .labh, .udveg, .shubh, .amrit, .char])
    #expect(spans.first?.start == day.sunrise && spans[7].end == day.sunset && spans.last?.end == day.nextSunrise)
    for (a, b) in zip(spans, spans.dropFirst()) { #expect(a.end == b.start) }
  }

  @Test(arguments: 23...29) func daysBeginWithTheirOwnLord(day: Int) throws {
    let almanac = try #require(try Self.day(2022, 1, day))
    #expect(almanac.choghadiyas[0].choghadiya.lord == almanac.vara.lord)
    // The last of the night and the first of the next day are those of neighbouring lords in the week.
    let next = try #require(try Self.day(2022, 1, day + 1))
    #expect(almanac.nextSunrise.daysSinceJ2000 - next.sunrise.daysSinceJ2000 < 1e-6)
    #expect(try #require(next.previousSunset).daysSinceJ2000 - almanac.sunset.daysSinceJ2000 < 1e-6)
  }

  @Test func whereTheSunDoesNotRiseThereIsNoDay() throws {
    #expect(try Self.day(2024, 12, 21, at: Self.tromso, offset: 1) == nil)
    #expect(try Self.day(2024, 6, 21, at: Self.tromso, offset: 2) == nil)
    let spring = try #require(try Self.day(2024, 3, 20, at: Self.tromso, offset: 1))
    // A Wednesday, which has one dur muhurta.
    #expect(spring.previousSunset != nil && spring.muhurats.count == 6)
    let pole = try #require(GeographicLocation(latitude: 90, longitude: 0))
    for month in 1...12 { #expect(try Self.day(2024, month, 20, at: pole, offset: 0) == nil) }
  }

  @Test func muhuratsStandInOrderAndInsideTheirDay() throws {
    for month in 1...12 {
      for latitude in [-54.8, 0, 35, 65] {
        let place = try #require(GeographicLocation(latitude: latitude, longitude: 10))
        let day = try #require(try Self.day(2025, month, 10, at: place, offset: 1))
        let muhurats = day.muhurats
        for (a, b) in zip(muhurats, muhurats.dropFirst()) { #expect(a.start <= b.start) }
        for muhurat in muhurats {
          #expect(muhurat.start < muhurat.end)
          #expect(
            muhurat.kind == .brahma ? muhurat.end < day.sunrise : muhurat.start >= day.sunrise && muhurat.end <= day.nextSunrise)
        }
      }
    }
  }
}
