import Ephemeris
import Testing

@testable import Astrology

/// Births whose charts anybody can look up.
@Suite struct KnownBirthTests {
  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Double = 0) throws
    -> ChartMoment
  {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let clock = try #require(CivilDateTime(date: date, hour: hour, minute: minute, second: second))
    return ChartMoment(utc: UTC(daysSinceJ2000: clock.daysSinceJ2000()))
  }

  /// 11:30 local mean time in Ulm (9.99° E) is 10:50:02 UT.
  @Test func einstein() throws {
    let ulm = try #require(GeographicLocation(latitude: 48.4, longitude: 9.99))
    let chart = try NatalChart(moment: moment(1879, 3, 14, 10, 50, 2.4), location: ulm)
    let ascendant = ZodiacPosition(longitude: try #require(chart.angles).ascendant)
    let midheaven = ZodiacPosition(longitude: try #require(chart.angles).midheaven)
    let moon = try #require(chart.placement(of: .moon)).zodiac
    #expect(ascendant.sign == .cancer && ascendant.degree == 11 && abs(ascendant.minute - 38) <= 1)
    #expect(midheaven.sign == .pisces && midheaven.degree == 12 && abs(midheaven.minute - 50) <= 1)
    #expect(moon.sign == .sagittarius && moon.degree == 14 && abs(moon.minute - 31) <= 1)
  }

  @Test func newYork1990() throws {
    let newYork = try #require(GeographicLocation(latitude: 40.7143, longitude: -74.006))
    let chart = try NatalChart(moment: moment(1990, 6, 15, 18, 30), location: newYork)
    let ascendant = try #require(chart.angles).ascendant
    #expect(ZodiacSign(longitude: ascendant) == .libra)
    #expect(abs(ascendant - 180 - 13.68) < 0.02)
    #expect(chart.placement(of: .sun)?.zodiac.sign == .gemini)
    #expect(chart.placements.count == 13)
    #expect(chart.placements.allSatisfy { $0.house.map((1...12).contains) ?? false })
    #expect(chart.warnings.isEmpty)
  }

  @Test func withoutATimeNothingIsInvented() throws {
    let noon = try moment(1990, 6, 15, 16, 0)
    let start = try moment(1990, 6, 15, 4, 0)
    let end = try moment(1990, 6, 16, 4, 0)
    let chart = try NatalChart(noon: noon, dayStart: start, dayEnd: end, location: nil)
    #expect(chart.angles == nil)
    #expect(chart.houses == nil)
    #expect(chart.placements.allSatisfy { $0.house == nil })
    #expect(!chart.aspects.contains { $0.first == .body(.moon) || $0.second == .body(.moon) })
    let range = try #require(chart.moonRange)
    #expect((11...16).contains(normalizedDegrees(range.end - range.start)))
  }

  @Test func polarNightKeepsItsWord() throws {
    let tromso = try #require(GeographicLocation(latitude: 69.65, longitude: 18.96))
    let chart = try NatalChart(moment: moment(1990, 12, 21, 12, 0), location: tromso)
    #expect(chart.houses?.system == .porphyry)
    #expect(chart.warnings == [.houseSystemUndefined(requested: .placidus, used: .porphyry)])
  }

  @Test func zeroIsAPlace() throws {
    let island = try #require(GeographicLocation(latitude: 0, longitude: 0))
    #expect(try NatalChart(moment: moment(2000, 1, 1, 12, 0), location: island).angles != nil)
  }
}
