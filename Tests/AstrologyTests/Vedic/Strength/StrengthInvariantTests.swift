import Ephemeris
import Testing

@testable import Astrology

/// What holds in every sky.
@Suite struct StrengthInvariantTests {
  /// Births of nine centuries at every latitude, the polar caps among them.
  static let births: [(moment: ChartMoment, place: GeographicLocation, facts: StrengthFacts)] = {
    var numbers = SeededNumbers(state: 20_251_121)
    func unit() -> Double { Double.random(in: 0..<1, using: &numbers) }
    return (0..<120).compactMap { index in
      let moment = ChartMoment(utc: UTC(daysSinceJ2000: -150_000 + unit() * 330_000))
      let latitude = index % 8 == 0 ? 90 - unit() * 22 : unit() * 130 - 65
      guard let place = GeographicLocation(latitude: latitude, longitude: unit() * 360 - 180),
        let facts = try? StrengthFacts(of: moment, at: place)
      else { return nil }
      return (moment, place, facts)
    }
  }()

  @Test(arguments: [StrengthPolicy.parashara, .raman]) func everyPartKeepsWithinItsRange(policy: StrengthPolicy) {
    #expect(Self.births.count == 120)
    var wars = 0
    var conventional = 0
    for birth in Self.births {
      let shadbala = Shadbala(of: birth.facts, policy: policy)
      #expect(shadbala.strengths.map(\.graha) == Graha.seven)
      wars += shadbala.wars.count
      conventional += shadbala.facts.day.isConventional ? 1 : 0
      for strength in shadbala.strengths {
        let kala = strength.kala
        let doubled = policy.luminaries == .doubled
        #expect((0...60).contains(strength.sthana.uchcha))
        #expect((policy.vargaScale == .halving ? 13.125...225 : 14...225).contains(strength.sthana.saptavargaja))
        #expect([0, 15, 30].contains(strength.sthana.ojhayugma) && [15, 30, 60].contains(strength.sthana.kendradi))
        #expect([0, 15].contains(strength.sthana.drekkana) && (0...60).contains(strength.dig))
        #expect((0...60).contains(kala.nathonnatha))
        #expect((0...(doubled && strength.graha == .moon ? 120 : 60)).contains(kala.paksha))
        #expect((0...(doubled && strength.graha == .sun ? 120 : 60)).contains(kala.ayana))
        #expect((0...60).contains(strength.cheshta) && (0...60).contains(strength.ishta) && (0...60).contains(strength.kashta))
        #expect(abs(strength.drik) < 180)
        #expect(abs(strength.rupas - strength.virupas / 60) < 1e-12 && strength.isSufficient == (strength.ratio >= 1))
      }
      func sum(_ part: (GrahaStrength) -> Double) -> Double { shadbala.strengths.reduce(0) { $0 + part($1) } }
      #expect(abs(sum { $0.kala.yuddha }) < 1e-9)
      #expect(
        sum { $0.kala.abda } == 15 && sum { $0.kala.masa } == 30 && sum { $0.kala.vara } == 45 && sum { $0.kala.hora } == 60)
      #expect(sum { $0.kala.tribhaga } == 120 || sum { $0.kala.tribhaga } == 60)
      // Three by day, three by night, and Mercury.
      #expect(abs(sum { $0.kala.nathonnatha } - 240) < 1e-9)
      #expect(shadbala.ranking.count == 7 && shadbala.houses.count == 12)
    }
    #expect(wars > 1 && conventional > 3)
  }

  /// Retrograde grahas are strong in motion: the sign of the speed against the kendra.
  @Test func retrogradesAreStrongInMotion() throws {
    for birth in Self.births {
      let facts = birth.facts
      let sky = try Sky(at: birth.moment.tt)
      for graha in Graha.five {
        let kendra = try #require(CheshtaBala.kendra(graha, at: facts.longitude(of: graha), means: facts.means))
        if try sky.position(of: try #require(graha.body)).isRetrograde { #expect(kendra > 80, "\(graha): \(kendra)") }
      }
    }
  }

  /// The middles of houses: four angles a quarter apart in number, in order round the circle.
  @Test func middlesGoRound() {
    for birth in Self.births where abs(birth.place.latitude) < 65 {
      let facts = birth.facts
      var turn = 0.0
      for house in 0..<12 { turn += normalizedDegrees(facts.middles[(house + 1) % 12] - facts.middles[house]) }
      #expect(abs(turn - 360) < 1e-6)
      for house in 0..<6 { #expect(abs(abs(signedDegrees(facts.middles[house + 6] - facts.middles[house])) - 180) < 1e-9) }
    }
  }

  @Test func withoutATimeThereIsNoStrength() throws {
    let place = try #require(GeographicLocation(latitude: 0, longitude: 0))
    #expect(throws: StrengthError.birthTimeUnknown) { try StrengthFacts(of: nil, at: place) }
    #expect(throws: StrengthError.self) {
      try StrengthFacts(of: ChartMoment(utc: UTC(daysSinceJ2000: -1e6)), at: place)
    }
  }

  @Test func polarNightIsSaid() throws {
    let tromso = try #require(GeographicLocation(latitude: 69.65, longitude: 18.96))
    let facts = try StrengthFacts(of: TechniqueFixture.moment(1990, 12, 21, 12), at: tromso, clockOffsetSeconds: 3600)
    #expect(facts.day.isConventional && facts.day.vara == .friday)
    // 1:16 p.m. by the sundial, seven hours into a day of twelve.
    #expect(facts.day.isDay && facts.day.third == 1 && facts.day.unequalHour == 8)
    let spring = try StrengthFacts(of: TechniqueFixture.moment(1990, 3, 21, 12), at: tromso, clockOffsetSeconds: 3600)
    #expect(!spring.day.isConventional)
  }

  /// Hours of the almanac's day: each weekday begins with its own lord, to whom the hours come round after 24.
  @Test func lordsOfHours() throws {
    for number in 2_451_546..<2_451_553 {
      func day(_ dayNumber: Int, hours: Double, unequal: Int) throws -> StrengthDay {
        try #require(
          StrengthDay(isDay: hours < 12, third: 0, dayNumber: dayNumber, hoursSinceSunrise: hours, unequalHour: unequal))
      }
      let first = try day(number, hours: 0.5, unequal: 1)
      #expect(first.horaLord() == first.vara.lord && first.horaLord(.unequal) == first.vara.lord)
      let last = try day(number, hours: 23.5, unequal: 24)
      #expect(last.horaLord() == last.horaLord(.unequal))
      #expect(try day(number, hours: 24.1, unequal: 24).horaLord() == day(number + 1, hours: 0, unequal: 1).vara.lord)
    }
  }

  @Test func whatCannotBeIsRefused() {
    #expect(StrengthDay(isDay: true, third: 3, dayNumber: 0, hoursSinceSunrise: 1, unequalHour: 1) == nil)
    #expect(StrengthDay(isDay: true, third: 0, dayNumber: 0, hoursSinceSunrise: .nan, unequalHour: 1) == nil)
    #expect(StrengthDay(isDay: true, third: 0, dayNumber: 0, hoursSinceSunrise: 1, unequalHour: 25) == nil)
    let good = RamanHoroscope.facts
    func facts(_ longitudes: [Double]) -> StrengthFacts? {
      StrengthFacts(
        longitudes: longitudes, latitudes: good.latitudes, declinations: good.declinations, middles: good.middles,
        ayanamsa: good.ayanamsa, means: good.means, sunHourAngle: good.sunHourAngle, day: good.day)
    }
    #expect(facts(good.longitudes) == good && facts([1, 2]) == nil)
    #expect(facts([Double](repeating: .infinity, count: 9)) == nil)
  }

  /// Lords of years and months stay for 360 and 30 days, and change to the weekday of the day on which they change.
  @Test func lordsOfYearsAndMonths() {
    var yearStarts: [Int] = []
    var monthStarts: [Int] = []
    func day(_ number: Int) -> StrengthDay {
      StrengthDay(isDay: true, third: 0, dayNumber: number, hoursSinceSunrise: 0, unequalHour: 1)!
    }
    for number in 2_400_000..<2_404_000 {
      if day(number).yearLord != day(number - 1).yearLord { yearStarts.append(number) }
      if day(number).monthLord != day(number - 1).monthLord { monthStarts.append(number) }
    }
    for (a, b) in zip(yearStarts, yearStarts.dropFirst()) { #expect(b - a == 360) }
    for (a, b) in zip(monthStarts, monthStarts.dropFirst()) { #expect(b - a == 30) }
    #expect(yearStarts.count >= 11 && monthStarts.count >= 133)
    for number in yearStarts { #expect(day(number).yearLord == day(number).vara.lord) }
    for number in monthStarts { #expect(day(number).monthLord == day(number).vara.lord) }
  }
}
