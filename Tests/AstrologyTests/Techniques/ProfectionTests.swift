import Ephemeris
import Testing

@testable import Astrology

@Suite struct ProfectionTests {
  /// Libra rises: the first year is Libra's and Venus rules it, the 35th completed year opens the twelfth house, Virgo.
  @Test func aSignForAYear() throws {
    let chart = try TechniqueFixture.newYork()
    let expected: [(Int, ZodiacSign, Int, CelestialBody)] = [
      (0, .libra, 1, .venus), (1, .scorpio, 2, .mars), (5, .pisces, 6, .jupiter), (9, .cancer, 10, .moon),
      (12, .libra, 1, .venus),
      (34, .leo, 11, .sun), (35, .virgo, 12, .mercury), (39, .capricorn, 4, .saturn),
    ]
    for (age, sign, house, lord) in expected {
      let profection = try #require(try Profection(of: chart, age: age))
      #expect(profection.sign == sign && profection.house == house && profection.lord == lord && profection.age == age)
    }
    #expect(try Profection(of: chart, age: -1) == nil)
    #expect(try Profection(of: TechniqueFixture.withoutTime(), age: 3) == nil)
    #expect(try Profection(of: TechniqueFixture.withoutTime(), age: 3, from: .body(.sun))?.sign == .virgo)
    // On 20 March 1990 the Sun went into Aries at 21:19 in Greenwich.
    let equinox = try NatalChart(
      noon: TechniqueFixture.moment(1990, 3, 20), dayStart: TechniqueFixture.moment(1990, 3, 20, 0),
      dayEnd: TechniqueFixture.moment(1990, 3, 21, 0), location: nil)
    #expect(try Profection(of: equinox, age: 3, from: .body(.sun)) == nil)
    #expect(try Profection(of: equinox, age: 3, from: .body(.saturn))?.sign == .aries)
  }

  @Test func theYearTurnsAtTheSolarReturn() throws {
    for chart in [try TechniqueFixture.newYork(), try TechniqueFixture.sydney()] {
      for age in [1, 2, 29, 53, 80] {
        let turn = try #require(try Returns.solar(of: chart, age: age)).instant
        let minute = 1.0 / 1440
        let before = try #require(try Profection(of: chart, at: turn.advanced(byDays: -minute)))
        let after = try #require(try Profection(of: chart, at: turn.advanced(byDays: minute)))
        #expect(before.age == age - 1 && after.age == age)
        #expect(before.end == after.start && after.start == turn)
        #expect(after.monthSign(at: turn) == after.sign)
        #expect(before.monthSign(at: turn) == nil)
        #expect(before.monthSign(at: turn.advanced(byDays: -minute)) == before.sign.advanced(by: 11))
      }
      #expect(try Profection(of: chart, at: chart.moment.tt.advanced(byDays: -1)) == nil)
      #expect(try Profection(of: chart, at: chart.moment.tt.advanced(byDays: 1))?.age == 0)
    }
  }

  @Test func everyPlanetHasItsHouses() {
    let lords = ZodiacSign.allCases.map(\.domicileRuler.body)
    for body in [CelestialBody.sun, .moon] { #expect(lords.count { $0 == body } == 1) }
    for body in [CelestialBody.mercury, .venus, .mars, .jupiter, .saturn] { #expect(lords.count { $0 == body } == 2) }
    // The domiciles lie mirrored about the line between Cancer and Leo.
    for step in 1...5 { #expect(lords[(4 + step) % 12] == lords[(15 - step) % 12]) }
    #expect(ZodiacSign.aries.advanced(by: -1) == .pisces && ZodiacSign.pisces.advanced(by: 13) == .aries)
  }
}
