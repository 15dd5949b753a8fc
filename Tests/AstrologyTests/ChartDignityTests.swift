import Ephemeris
import Testing

@testable import Astrology

/// Dignities, sect and lots in whole charts.
@Suite struct ChartDignityTests {
  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> ChartMoment {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let clock = try #require(CivilDateTime(date: date, hour: hour, minute: minute))
    return ChartMoment(utc: UTC(daysSinceJ2000: clock.daysSinceJ2000()))
  }

  /// Ulm, 14 March 1879, 11:30 local mean time: Mars exalted in Capricorn, Saturn in fall in Aries, each in the other's home.
  private func einstein() throws -> NatalChart {
    let ulm = try #require(GeographicLocation(latitude: 48.4, longitude: 9.99))
    return try NatalChart(moment: moment(1879, 3, 14, 10, 50), location: ulm)
  }

  @Test func aKnownChart() throws {
    let chart = try einstein()
    let sect = try #require(try Sect(of: chart))
    #expect(sect == .day)
    let all = EssentialDignities.all(in: chart, sect: sect)
    #expect(all.count == 7)
    let mars = try #require(all.first { $0.planet == .mars })
    let saturn = try #require(all.first { $0.planet == .saturn })
    #expect(mars.held.contains(.exaltation) && !mars.isPeregrine)
    #expect(saturn.held.contains(.fall) && saturn.isPeregrine)
    let receptions = MutualReception.all(in: chart)
    // The Sun in Pisces and Venus in Aries stand in each other's exaltation.
    let homes = try #require(MutualReception(.mars, in: .capricorn, and: .saturn, in: .aries))
    let thrones = try #require(MutualReception(.sun, in: .pisces, and: .venus, in: .aries))
    #expect(receptions == [thrones, homes] && homes.kind == .domicile && thrones.kind == .exaltation)
    let tree = try #require(DispositorTree(of: chart))
    #expect(tree.loops == [[.mars, .saturn]] && tree.atHome.isEmpty && tree.finalDispositor == nil)
    // The Sun in Pisces leads to Jupiter in Aquarius and so into the ring.
    #expect(tree.chain(from: .sun) == [.sun, .jupiter, .saturn, .mars])
    // Fortune: 11°38′ Cancer + 14°31′ Sagittarius − 23°30′ Pisces = 2°39′ Aries.
    #expect(abs(try #require(Lot.fortune.longitude(in: chart, sect: sect)) - 2.65) < 0.05)
  }

  @Test func almutenFiguris() throws {
    let chart = try einstein()
    let location = try #require(chart.location)
    let hours = try #require(try PlanetaryHours(containing: chart.moment.tt, at: location))
    let hour = try #require(hours.hour(at: chart.moment.tt))
    // A Friday.
    #expect(hour.dayRuler == .venus && hour.isByDay)
    let bare = try #require(try AlmutenFiguris(of: chart, hour: nil))
    let full = try #require(try AlmutenFiguris(of: chart, hour: hour))
    #expect(bare.places.count == 5 && bare.places[2] == chart.angles?.ascendant)
    for planet in ClassicalPlanet.allCases {
      let bonus = (planet == hour.dayRuler ? 7 : 0) + (planet == hour.ruler ? 6 : 0)
      #expect(full.total.points(of: planet) - bare.total.points(of: planet) == bonus)
      let expected = bare.places.map { place in
        EssentialDignity.helpful.filter { DignityPolicy.standard.holds($0, planet, at: place, in: .day) }
          .map(\.points).reduce(0, +)
      }
      #expect(bare.essential.points(of: planet) == expected.reduce(0, +))
    }
    #expect((1...12).map { AlmutenFiguris.points(ofHouse: $0) }.sorted() == Array(1...12))
    #expect(!full.total.winners.isEmpty)
  }

  /// Full Moon on 22 December 1999 at 17:31 UT: night in London, morning in Auckland.
  @Test func syzygyBeforeBirth() throws {
    let london = try #require(GeographicLocation(latitude: 51.5, longitude: -0.12))
    let auckland = try #require(GeographicLocation(latitude: -36.85, longitude: 174.76))
    let start = try moment(2000, 1, 1, 12, 0)
    let seen = try PrenatalSyzygy(before: start, location: london)
    #expect(seen.isFullMoon)
    #expect(abs(seen.instant.daysSinceJ2000 - (try moment(1999, 12, 22, 17, 31)).tt.daysSinceJ2000) < 1.0 / 1440)
    #expect(ZodiacSign(longitude: seen.longitude) == .cancer)
    #expect(ZodiacSign(longitude: try PrenatalSyzygy(before: start, location: auckland).longitude) == .capricorn)
    // New Moon on 7 December 1999 at 22:32 UT.
    let earlier = try PrenatalSyzygy(before: moment(1999, 12, 20, 0, 0), location: london)
    #expect(!earlier.isFullMoon && ZodiacSign(longitude: earlier.longitude) == .sagittarius)
  }

  @Test func aMomentThatIsNoNumberIsAnError() throws {
    let place = try #require(GeographicLocation(latitude: 0, longitude: 0))
    let never = ChartMoment(tt: TT(daysSinceJ2000: .nan), ut1: UT1(daysSinceJ2000: .nan))
    #expect(throws: EphemerisError.notFinite) { try PrenatalSyzygy(before: never, location: place) }
    #expect(throws: EphemerisError.notFinite) { try Sect(at: never, location: place) }
    #expect(throws: EphemerisError.notFinite) { try PlanetaryHours(containing: never.tt, at: place) }
  }

  @Test func withoutATimeThereIsNoSectAndNoLot() throws {
    let noon = try moment(1990, 6, 15, 16, 0)
    let chart = try NatalChart(
      noon: noon, dayStart: moment(1990, 6, 15, 4, 0), dayEnd: moment(1990, 6, 16, 4, 0), location: nil)
    #expect(try Sect(of: chart) == nil)
    #expect(Lot.allCases.allSatisfy { $0.longitude(in: chart, sect: .day) == nil })
    #expect(try AlmutenFiguris(of: chart, hour: nil) == nil)
    #expect(EssentialDignities.all(in: chart, sect: .day).count == 6)
    #expect(HemisphereBalance(chart) == nil)
    #expect(ChartShape(of: chart) == nil)
  }

  @Test func lotsByTheirFormulas() {
    let places: [LotPoint: Double] = [
      .ascendant: 100, .body(.sun): 350, .body(.moon): 20, .body(.mercury): 340, .body(.venus): 10, .body(.mars): 200,
      .body(.jupiter): 310, .body(.saturn): 45,
    ]
    func lot(_ lot: Lot, _ sect: Sect) -> Double? { lot.formula.longitude(in: sect) { places[$0] } }
    // By day Fortune is 100 + 30, Spirit 100 − 30; by night the other way round.
    #expect(lot(.fortune, .day) == 130 && lot(.spirit, .day) == 70)
    #expect(lot(.fortune, .night) == 70 && lot(.spirit, .night) == 130)
    #expect(lot(.eros, .day) == 40 && lot(.eros, .night) == 220)
    #expect(lot(.necessity, .day) == 250 && lot(.necessity, .night) == 10)
    #expect(lot(.courage, .day) == 30 && lot(.courage, .night) == 230)
    #expect(lot(.victory, .day) == 340 && lot(.victory, .night) == 280)
    #expect(lot(.nemesis, .day) == 185 && lot(.nemesis, .night) == 75)
    #expect(lot(.father, .day) == 155 && lot(.father, .night) == 45)
    #expect(lot(.mother, .day) == 110 && lot(.mother, .night) == 90)
    #expect(lot(.children, .day) == 195 && lot(.children, .night) == 5)
    #expect(lot(.marriageOfMen, .day) == 65 && lot(.marriageOfMen, .night) == 65)
    #expect(lot(.marriageOfWomen, .day) == 135 && lot(.marriageOfWomen, .night) == 135)
    let own = LotFormula(from: .midheaven, to: .ascendant, projectedFrom: .body(.sun), reversesByNight: false)
    #expect(own.longitude(in: .day) { places[$0] } == nil)
  }

  /// Away from the polar circles the Sun is up when it has left the Ascendant behind; and the quarters are those of Porphyry everywhere.
  @Test func sectAndQuadrantsInManyCharts() throws {
    var random = SeededNumbers(state: 7)
    var polar = 0
    for _ in 0..<400 {
      let latitude = Double(random.next() % 179_801) / 1000 - 89.9
      let longitude = Double(random.next() % 360_001) / 1000 - 180
      let place = try #require(GeographicLocation(latitude: latitude, longitude: longitude))
      let tt = TT(daysSinceJ2000: Double(random.next() % 146_000) - 73_000 + Double(random.next() % 1000) / 1000)
      let chart = try NatalChart(
        moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: place, options: ChartOptions(houseSystem: .porphyry))
      let angles = try #require(chart.angles)
      let sun = try #require(chart.placement(of: .sun)).position.longitude
      let sect = try #require(try Sect(of: chart))
      let arc = normalizedDegrees(sun - angles.ascendant)
      if abs(latitude) < 66, min(arc, abs(arc - 180), 360 - arc) > 0.01 { #expect((sect == .day) == (arc > 180)) }
      if abs(latitude) > 67 { polar += 1 }
      for entry in try #require(HemisphereBalance(chart)).entries {
        let house = try #require(chart.placement(of: entry.body)?.house)
        #expect((house - 1) / 3 + 1 == entry.quadrant)
      }
      for dignities in EssentialDignities.all(in: chart, sect: sect) {
        #expect((-14...12).contains(dignities.score))
        #expect(dignities.isPeregrine == !dignities.held.contains { EssentialDignity.helpful.contains($0) })
      }
      let fortune = try #require(Lot.fortune.longitude(in: chart, sect: sect))
      let spirit = try #require(Lot.spirit.longitude(in: chart, sect: sect))
      #expect(abs(signedDegrees(fortune + spirit - 2 * angles.ascendant)) < 1e-9)
    }
    #expect(polar > 20)
  }
}

/// Numbers that are the same in every run: SplitMix64 (Steele, Lea & Flood 2014).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
