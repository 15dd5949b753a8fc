import Ephemeris
import Testing

@testable import Astrology

/// Zodiacal releasing and firdaria.
@Suite struct TimeLordTests {
  private let birth = TT(daysSinceJ2000: -10_000)

  @Test func theYearsOfTheSigns() {
    #expect(ZodiacSign.allCases.map(ZodiacalReleasing.years) == [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12])
    #expect(ZodiacSign.allCases.map(ZodiacalReleasing.years).reduce(0, +) == 211)
  }

  @Test func periodsFillTheirParentOnEveryLevel() {
    for sign in ZodiacSign.allCases {
      let releasing = ZodiacalReleasing(from: sign, fortune: .leo, birth: birth)
      let first = releasing.periods(years: 90)
      #expect(first.first?.start == birth && first.first?.sign == sign)
      #expect(zip(first, first.dropFirst()).allSatisfy { $0.end == $1.start && $0.sign.advanced(by: 1) == $1.sign })
      for period in first.prefix(2) {
        let days = period.end.daysSinceJ2000 - period.start.daysSinceJ2000
        #expect(abs(days - 360 * Double(ZodiacalReleasing.years(of: period.sign))) < 1e-9)
        for second in check(releasing, period).prefix(14) {
          for third in check(releasing, second).prefix(14) {
            for fourth in check(releasing, third) { #expect(releasing.periods(within: fourth).isEmpty) }
          }
        }
      }
    }
  }

  /// The periods within one, which must start with its sign, fill it without gaps, and leap to the opposite sign after twelve.
  private func check(_ releasing: ZodiacalReleasing, _ parent: ReleasingPeriod) -> [ReleasingPeriod] {
    let parts = releasing.periods(within: parent)
    #expect(parts.first?.start == parent.start && parts.last?.end == parent.end && parts.first?.sign == parent.sign)
    #expect(parts.allSatisfy { $0.level == parent.level + 1 && $0.start < $0.end })
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start })
    for (index, part) in parts.enumerated() {
      #expect(part.isLoosingOfBond == (index == 12))
      #expect(part.sign == parent.sign.advanced(by: index < 12 ? index : index - 6))
    }
    return parts
  }

  /// Only signs of more than 211 months, which is 17 years and 7 months, last long enough for the bond to be loosed.
  @Test func theBondIsLoosedAfterTwoHundredAndElevenMonths() throws {
    var loosing: [ZodiacSign] = []
    for sign in ZodiacSign.allCases {
      let releasing = ZodiacalReleasing(from: sign, fortune: .aries, birth: birth)
      let months = releasing.periods(within: releasing.periods()[0])
      guard let leap = months.first(where: \.isLoosingOfBond) else { continue }
      loosing.append(sign)
      #expect(leap.sign == sign.advanced(by: 6))
      #expect(abs(leap.start.daysSinceJ2000 - birth.daysSinceJ2000 - 211 * 30) < 1e-9)
    }
    #expect(loosing == [.gemini, .cancer, .leo, .virgo, .capricorn, .aquarius])
  }

  @Test func periodsAtAnInstantAreNested() throws {
    let releasing = ZodiacalReleasing(from: .gemini, fortune: .pisces, birth: birth)
    let instant = birth.advanced(byDays: 9_876.5)
    let found = releasing.periods(at: instant)
    #expect(found.map(\.level) == [1, 2, 3, 4])
    #expect(found.allSatisfy { $0.start <= instant && instant < $0.end })
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.start <= $1.start && $1.end <= $0.end })
    // Gemini's 20 years of 360 days are over after 7200 days; then 25 of Cancer.
    #expect(found[0].sign == .cancer)
    // Cancer's months: 2676.5 days are 89.2 months: 25 + 19 + 20 + 8 + 15 = 87, so Sagittarius, which is a quarter from Pisces.
    #expect(found[1].sign == .sagittarius && found[1].isPeak && !found[0].isPeak)
    #expect(releasing.periods(at: birth.advanced(byDays: -1)).isEmpty)
    #expect(releasing.periods(at: instant, depth: 2).count == 2)
  }

  /// Afternoon in New York: Sun and Moon change places between the lots, and by night they do so again.
  @Test func lotsChangeWithTheSect() throws {
    let day = try TechniqueFixture.newYork()
    let night = try NatalChart(
      moment: TechniqueFixture.moment(1990, 6, 16, 4), location: TechniqueFixture.place(40.7143, -74.006))
    for (chart, isDay) in [(day, true), (night, false)] {
      let sky = try Sky(at: chart.moment.tt)
      let sun = try sky.position(of: .sun)
      let height = sky.horizontal(sun, from: try #require(chart.location), siderealTime: sky.siderealTime(at: chart.moment.ut1))
      #expect((height.altitude > 0) == isDay)
      let arc = try #require(chart.longitude(of: .body(.moon))) - sun.longitude
      let ascendant = try #require(chart.angles).ascendant
      let fortune = try #require(Lot.fortune.longitude(in: chart, sect: isDay ? .day : .night))
      let spirit = try #require(Lot.spirit.longitude(in: chart, sect: isDay ? .day : .night))
      #expect(TechniqueFixture.apart(fortune, ascendant + (isDay ? arc : -arc)) < 1e-9)
      // The two lie mirrored about the Ascendant.
      #expect(TechniqueFixture.apart(fortune - ascendant, ascendant - spirit) < 1e-9)
      #expect(try ZodiacalReleasing(from: .spirit, of: chart)?.sign == ZodiacSign(longitude: spirit))
      #expect(try Firdaria(of: chart)?.isDiurnal == isDay)
    }
    #expect(try ZodiacalReleasing(from: .spirit, of: TechniqueFixture.withoutTime()) == nil)
    #expect(try Firdaria(of: TechniqueFixture.withoutTime()) == nil)
  }

  /// At the eclipse of 8 April 2024 Sun and Moon stood together: both lots fell on the Ascendant.
  @Test func spiritMakesRoomForFortune() throws {
    let chart = try NatalChart(moment: TechniqueFixture.moment(2024, 4, 8, 18, 21), location: TechniqueFixture.place(40, -90))
    let fortune = try #require(try ZodiacalReleasing(from: .fortune, of: chart))
    #expect(fortune.sign == ZodiacSign(longitude: try #require(chart.angles).ascendant))
    #expect(try ZodiacalReleasing(from: .spirit, of: chart)?.sign == fortune.sign.advanced(by: 1))
    #expect(try ZodiacalReleasing(from: .spirit, of: chart, separatesLots: false)?.sign == fortune.sign)
  }

  @Test func firdariaLastSeventyFiveYears() throws {
    func firdaria(_ isDiurnal: Bool, _ order: FirdariaOrder) -> Firdaria {
      Firdaria(birth: birth, isDiurnal: isDiurnal, order: order, yearLength: 365.25)
    }
    let seven: [FirdariaLord] = [
      .planet(.moon), .planet(.saturn), .planet(.jupiter), .planet(.mars), .planet(.sun), .planet(.venus), .planet(.mercury),
    ]
    let nodes: [FirdariaLord] = [.northNode, .southNode]
    #expect(firdaria(false, .nodesLast).lords == seven + nodes)
    let (night, day) = (Array(seven.prefix(4)), Array(seven.dropFirst(4)))
    let interrupted: [FirdariaLord] = [night, nodes, day].flatMap(\.self)
    let byDay: [FirdariaLord] = [day, night, nodes].flatMap(\.self)
    #expect(firdaria(false, .nodesAfterMars).lords == interrupted)
    for order in FirdariaOrder.allCases {
      #expect(firdaria(true, order).lords == byDay)
      for isDiurnal in [true, false] {
        let all = firdaria(isDiurnal, order).periods()
        #expect(all.first?.start == birth)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(abs(try #require(all.last).end.daysSinceJ2000 - birth.daysSinceJ2000 - 75 * 365.25) < 1e-6)
        #expect(firdaria(isDiurnal, order).periods(cycle: 1).first?.start == all.last?.end)
      }
    }
  }

  @Test func aPlanetSharesItsYearsInSevenParts() throws {
    let firdaria = Firdaria(birth: birth, isDiurnal: true, order: .nodesLast, yearLength: 365.25)
    for period in firdaria.periods() {
      let parts = firdaria.parts(of: period)
      guard case .planet = period.lord else {
        #expect(parts.isEmpty)
        continue
      }
      #expect(parts.count == 7 && parts.first?.sublord == period.lord && Set(parts.map(\.sublord)).count == 7)
      #expect(parts.first?.start == period.start && parts.last?.end == period.end)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start })
      let seventh = (period.end.daysSinceJ2000 - period.start.daysSinceJ2000) / 7
      #expect(parts.allSatisfy { abs($0.end.daysSinceJ2000 - $0.start.daysSinceJ2000 - seventh) < 1e-8 })
    }
    // Born by day: Sun and Venus take 18 years, then Mercury has 13, of which his own seventh lasts 1.857.
    let now = try #require(firdaria.period(at: birth.advanced(byDays: 19 * 365.25)))
    #expect(now.lord == .planet(.mercury) && now.sublord == .planet(.mercury))
    let node = try #require(firdaria.period(at: birth.advanced(byDays: 71 * 365.25)))
    #expect(node.lord == .northNode && node.sublord == nil)
    #expect(firdaria.period(at: birth.advanced(byDays: 76 * 365.25))?.lord == .planet(.sun))
    #expect(firdaria.period(at: birth.advanced(byDays: -1)) == nil)
  }
}
