import Ephemeris
import Testing

@testable import Astrology

/// What the first Astronova got wrong and its contract names (`astronova-rest.md`, B2 and B3).
@Suite struct VedicContractTests {
  /// 1990-01-15 14:30 in New York.
  static let birth = UTC(julianDate: 2_447_907.3125)

  private func newYork() throws -> Dasha {
    let sky = try Sky(at: TT(Self.birth))
    return try Dasha(moonLongitude: Zodiac.lahiri.longitude(of: .moon, in: sky), birth: sky.instant)
  }

  private func date(_ instant: TT) -> CalendarDate { CivilDateTime(daysSinceJ2000: UTC(instant).daysSinceJ2000).date }

  /// With years of 365.25 days Rahu's eighteen run from 3 August 2012 to 4 August 2030.
  @Test func mahadashasOfNewYork() throws {
    let periods = try newYork().mahadashas()
    #expect(periods.prefix(4).map(\.lord) == [.sun, .moon, .mars, .rahu])
    #expect(date(periods[0].start) == CalendarDate(year: 1989, month: 8, day: 4))
    #expect(date(periods[3].start) == CalendarDate(year: 2012, month: 8, day: 3))
    #expect(date(periods[3].end) == CalendarDate(year: 2030, month: 8, day: 4))
  }

  /// The birth mahadasha is divided whole: on 1 January 1991 Rahu's part runs, and what was past at birth is past.
  @Test func antardashasOfTheBirthMahadasha() throws {
    let dasha = try newYork()
    let parts = dasha.parts(of: dasha.mahadashas()[0])
    #expect(parts.map(\.lord) == [.sun, .moon, .mars, .rahu, .jupiter, .saturn, .mercury, .ketu, .venus])
    let running = try dasha.periods(at: TT(UTC(julianDate: 2_448_257.5)), levels: 2)
    #expect(running.map(\.lord) == [.sun, .rahu])
    #expect(try dasha.periods(at: dasha.birth, levels: 2).map(\.lord) == [.sun, .moon])
  }

  /// Not, mild, moderate, strong; and only the five houses count.
  @Test func levelsOfManglik() {
    let counted = (1...12).filter { house in
      Manglik(mars: ZodiacSign.aries.advanced(by: house - 1), lagna: .aries, moon: .aries, venus: .aries).strength == 3
    }
    #expect(counted == [1, 4, 7, 8, 12])
    #expect(Manglik(mars: .aries, lagna: .gemini, moon: .gemini, venus: .gemini).strength == 0)
    #expect(Manglik(mars: .aries, lagna: .aries, moon: .gemini, venus: .gemini).strength == 1)
    #expect(Manglik(mars: .aries, lagna: .aries, moon: .libra, venus: .gemini).strength == 2)
    #expect(Manglik(mars: .aries, lagna: .aries, moon: .libra, venus: .taurus).strength == 3)
  }

  /// Uranus, Neptune or Pluto outside of the half that holds the seven do not break the figure, and Rahu's house names it.
  @Test func outerPlanetsDoNotBreakKalaSarpa() throws {
    let names = [
      "Ananta", "Kulika", "Vasuki", "Shankhapala", "Padma", "Mahapadma", "Takshaka", "Karkotaka", "Shankhachuda", "Ghataka",
      "Vishadhara", "Sheshanaga",
    ]
    var withOuterOutside = 0
    for day in 0..<1500 {
      let sky = try Sky(at: TT(daysSinceJ2000: -4000 + Double(day) * 5))
      let chart = try VedicChart(of: sky, ascendant: Double(day * 7 % 360))
      guard let figure = KalaSarpa(chart) else { continue }
      let rahu = chart.place(of: .rahu)
      #expect(figure.name == names[try #require(rahu.house) - 1])
      for body in [CelestialBody.uranus, .neptune, .pluto] {
        let longitude = try Zodiac.lahiri.longitude(of: body, in: sky)
        let isAhead = signedDegrees(longitude - rahu.longitude) > 0
        if isAhead != (figure.half == .rahuToKetu) { withOuterOutside += 1 }
      }
    }
    #expect(withOuterOutside > 20)
  }

  /// 69.65° north, where Placidus has no houses in any season.
  @Test func polarChartsHaveHouses() throws {
    let place = try #require(GeographicLocation(latitude: 69.65, longitude: 18.96))
    for day in 0..<40 {
      let moment = ChartMoment(utc: UTC(daysSinceJ2000: Double(day) * 9.37))
      let natal = try NatalChart(moment: moment, location: place)
      let chart = try VedicChart(of: Sky(at: moment.tt), ascendant: try #require(natal.angles).ascendant)
      let lagna = try #require(chart.lagnaSign)
      for graha in chart.places { #expect(graha.house == graha.sign.house(from: lagna)) }
    }
  }
}
