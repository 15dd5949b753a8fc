import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// What a sidereal chart without its hour says of the days on which Mars or Venus change their sign, or a planet turns.
@Suite struct HourlessMarsTests {
  private static func birth(_ number: Int) throws -> VedicBirth {
    let location = try #require(GeographicLocation(latitude: 28.6, longitude: 77.2))
    let moment = BirthMoment(
      day: CalendarDate(dayNumber: number, calendar: .gregorian), at: location,
      in: try TimeZoneHistory(identifier: "Asia/Kolkata"))
    return try VedicBirth(NatalChart(of: moment), of: moment)
  }

  /// The first day of 1990 or later on which a graha is in two signs.
  private static func day(on graha: Graha) throws -> VedicBirth {
    let first = CalendarDate(year: 1990, month: 1, day: 1)?.dayNumber() ?? 0
    let body = try #require(graha.body)
    let offset = try birth(first).chart.ayanamsaValue
    func sign(_ number: Int) throws -> ZodiacSign {
      let noon = UTC(daysSinceJ2000: CalendarDate(dayNumber: number, calendar: .gregorian).midnight(in: .gregorian) - 0.23)
      return ZodiacSign(longitude: normalizedDegrees(try Sky(at: TT(noon)).position(of: body).longitude - offset))
    }
    let start = try sign(first)
    let number = try (first...(first + 60)).first { try sign($0 + 1) != start }
    let before = try #require(number)
    for day in [before, before + 1] {
      let found = try birth(day)
      if found.sign(of: graha) == nil { return found }
    }
    throw EphemerisError.notFinite
  }

  @Test(arguments: [Graha.mars, .venus]) func aSignThatTheDayDecidesIsNotCounted(_ graha: Graha) throws {
    let birth = try Self.day(on: graha)
    let mars = birth.manglik()
    #expect(mars.houseFromVenus == nil && mars.strength == nil && mars.label == nil)
    if graha == .mars { #expect(mars.houseFromMoon == nil && mars.strengths == 0...3) }
    // Both houses come about on that day.
    let houses = Set(birth.chartsOfDay.map { Manglik($0).houseFromVenus })
    #expect(houses.count > 1)
  }

  /// Who is near the Sun is counted by whether it goes forwards: on the day on which Mercury turns both are looked at.
  @Test func yogasLookAtBothWaysOfAPlanetThatTurns() throws {
    let birth = try MovedBirth.all[6].get()
    let told = try VedicBirth(birth.chart, of: birth.birth)
    #expect(told.isRetrograde(.mercury) == nil && told.isRetrograde(.mars) == false && told.isRetrograde(.rahu) == true)
    #expect(Set(told.chartsOfDay.map { $0.place(of: .mercury).isRetrograde }) == [true, false])
    let ordinary = try MovedBirth.all[0].get()
    let other = try VedicBirth(ordinary.chart, of: ordinary.birth)
    #expect(Set(other.chartsOfDay.map { $0.place(of: .mercury).isRetrograde }).count == 1)
  }
}
