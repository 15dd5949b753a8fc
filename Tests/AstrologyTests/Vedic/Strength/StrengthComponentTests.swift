import Ephemeris
import Testing

@testable import Astrology

/// Each part of Shadbala at the places where its definition says the value aloud.
@Suite struct StrengthComponentTests {
  @Test(arguments: Graha.seven) func uchchaIsSixtyAtTheExaltation(graha: Graha) throws {
    let point = try #require(graha.exaltation)
    #expect(abs(SthanaBala.uchcha(graha, at: point) - 60) < 1e-9)
    #expect(abs(SthanaBala.uchcha(graha, at: point + 180)) < 1e-9)
    #expect(abs(SthanaBala.uchcha(graha, at: point + 90) - 30) < 1e-9)
    #expect(abs(SthanaBala.uchcha(graha, at: point - 3) - 59) < 1e-9)
  }

  @Test func nodesHaveNoStrength() {
    for node in [Graha.rahu, .ketu] {
      #expect(SthanaBala.uchcha(node, at: 50) == 0 && NaisargikaBala.virupas(node) == 0 && DigBala.house(of: node) == nil)
    }
  }

  @Test func naisargikaIsInSevenths() {
    let expected = [60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57]
    for (graha, value) in zip(Graha.seven, expected) { #expect(abs(NaisargikaBala.virupas(graha) - value) < 0.005, "\(graha)") }
    #expect(abs(Graha.seven.reduce(0) { $0 + NaisargikaBala.virupas($1) } - 240) < 1e-9)
  }

  @Test func housesAndThirds() {
    #expect((1...12).map { SthanaBala.kendradi(house: $0) } == [60, 30, 15, 60, 30, 15, 60, 30, 15, 60, 30, 15])
    #expect(SthanaBala.drekkana(.sun, at: 5, .femaleSecond) == 15 && SthanaBala.drekkana(.sun, at: 10, .femaleSecond) == 0)
    #expect(SthanaBala.drekkana(.moon, at: 15, .femaleSecond) == 15 && SthanaBala.drekkana(.moon, at: 25, .femaleThird) == 15)
    #expect(SthanaBala.drekkana(.saturn, at: 25, .femaleSecond) == 15 && SthanaBala.drekkana(.saturn, at: 15, .femaleThird) == 15)
    // Aries, an odd sign, and its first navamsha, Aries.
    #expect(SthanaBala.ojhayugma(.sun, at: 1) == 30 && SthanaBala.ojhayugma(.venus, at: 1) == 0)
    // Taurus, an even sign; its second navamsha is Aquarius, odd.
    #expect(SthanaBala.ojhayugma(.venus, at: 34) == 15 && SthanaBala.ojhayugma(.mercury, at: 34) == 15)
  }

  @Test func saptavargajaByHand() {
    // The Sun at Leo 1°: moolatrikona in the rashi; its own hora, drekkana, saptamsha and dvadashamsha; Mars's navamsha and
    // trimshamsha.
    // Mars stands in the second sign from the Sun: a natural friend and a temporal one.
    let sign: (Graha) -> ZodiacSign = { $0 == .mars ? .virgo : .leo }
    let own: Double = 45 + 4 * 30
    #expect(SthanaBala.saptavargaja(.sun, at: 121, .parashara, sign: sign) == own + 2 * 20)
    #expect(SthanaBala.saptavargaja(.sun, at: 121, .halving, sign: sign) == own + 2 * 22.5)
    // With Mars beside the Sun friend and enemy make neutral.
    #expect(SthanaBala.saptavargaja(.sun, at: 121, .parashara) { _ in .leo } == own + 2 * 10)
  }

  @Test func friendshipOfThree() {
    // From friend and friend to enemy and enemy.
    #expect(Graha.sun.compoundRegard(for: .moon, house: 2) == .greatFriend)
    #expect(Graha.sun.compoundRegard(for: .moon, house: 5) == .neutral)
    #expect(Graha.sun.compoundRegard(for: .mercury, house: 12) == .friend)
    #expect(Graha.sun.compoundRegard(for: .mercury, house: 1) == .enemy)
    #expect(Graha.sun.compoundRegard(for: .saturn, house: 10) == .neutral)
    #expect(Graha.sun.compoundRegard(for: .saturn, house: 7) == .greatEnemy)
    #expect((1...12).filter { GrahaRegard.temporal(house: $0) == .friend } == [2, 3, 4, 10, 11, 12])
  }

  @Test func dignities() {
    func dignity(_ graha: Graha, _ longitude: Double, lord: ZodiacSign = .aries) -> GrahaDignity? {
      graha.dignity(at: longitude, lordSign: lord)
    }
    #expect(dignity(.moon, 32) == .exalted && dignity(.moon, 34) == .moolatrikona && dignity(.moon, 95) == .own)
    #expect(dignity(.mercury, 160) == .exalted && dignity(.mercury, 167) == .moolatrikona && dignity(.mercury, 175) == .own)
    #expect(dignity(.mercury, 70) == .own && dignity(.mercury, 340) == .debilitated)
    #expect(dignity(.sun, 29.9) == .exalted && dignity(.sun, 125) == .moolatrikona && dignity(.sun, 145) == .own)
    #expect(dignity(.jupiter, 92) == .exalted && dignity(.jupiter, 272) == .debilitated && dignity(.jupiter, 251) == .own)
    #expect(dignity(.saturn, 1) == .debilitated && dignity(.saturn, 185) == .exalted && dignity(.rahu, 45) == nil)
    // Jupiter in Leo with the Sun in Virgo: friends twice.
    #expect(dignity(.jupiter, 130, lord: .virgo) == .greatFriend)
  }

  @Test func digIsSixtyAtTheAngle() {
    var facts = RamanHoroscope.facts
    for graha in Graha.seven {
      let index = Int(graha.rawValue)
      facts.longitudes[index] = facts.middles[DigBala.house(of: graha)! - 1]
      #expect(abs(DigBala.virupas(graha, in: facts) - 60) < 1e-9)
      facts.longitudes[index] += 180
      #expect(abs(DigBala.virupas(graha, in: facts)) < 1e-9)
    }
  }

  @Test func dayAndNight() {
    #expect(KalaBala.nathonnatha(.sun, sunHourAngle: 0) == 60 && KalaBala.nathonnatha(.sun, sunHourAngle: -180) == 0)
    #expect(KalaBala.nathonnatha(.saturn, sunHourAngle: 180) == 60 && KalaBala.nathonnatha(.saturn, sunHourAngle: 0) == 0)
    #expect(KalaBala.nathonnatha(.moon, sunHourAngle: -90) == 30 && KalaBala.nathonnatha(.venus, sunHourAngle: 90) == 30)
    #expect(KalaBala.nathonnatha(.mercury, sunHourAngle: 77) == 60)
    let day = (0..<3).map { third in Graha.seven.filter { KalaBala.tribhaga($0, isDay: true, third: third) == 60 } }
    #expect(day == [[.mercury, .jupiter], [.sun, .jupiter], [.jupiter, .saturn]])
    let night = (0..<3).map { third in Graha.seven.filter { KalaBala.tribhaga($0, isDay: false, third: third) == 60 } }
    #expect(night == [[.moon, .jupiter], [.jupiter, .venus], [.mars, .jupiter]])
  }

  @Test func lightOfTheMoon() {
    var facts = RamanHoroscope.facts
    func paksha(_ graha: Graha, _ elongation: Double) -> Double {
      facts.longitudes[1] = normalizedDegrees(facts.longitudes[0] + elongation)
      return KalaBala.paksha(graha, in: facts, NaturePolicy(mercury: .always))
    }
    #expect(abs(paksha(.jupiter, 180) - 60) < 1e-9 && abs(paksha(.saturn, 180)) < 1e-9)
    #expect(abs(paksha(.jupiter, 0)) < 1e-9 && abs(paksha(.saturn, 0) - 60) < 1e-9)
    #expect(abs(paksha(.venus, 270) - 30) < 1e-9)
    // Full on both sides of full.
    #expect(abs(paksha(.moon, 179) - paksha(.moon, 181)) < 1e-9)
    let doubled = KalaBala(of: .moon, in: RamanHoroscope.facts, .raman).paksha
    #expect(abs(doubled - 2 * KalaBala(of: .moon, in: RamanHoroscope.facts, .parashara).paksha) < 1e-9)
  }

  @Test func courseOfTheSun() {
    var facts = RamanHoroscope.facts
    facts.ayanamsa = 0
    func ayana(_ graha: Graha, _ longitude: Double, _ policy: StrengthPolicy.Ayana = .arcs) -> Double {
      facts.longitudes[Int(graha.rawValue)] = longitude
      return AyanaBala.virupas(graha, in: facts, policy)
    }
    for policy in [StrengthPolicy.Ayana.arcs, .table] {
      #expect(abs(ayana(.sun, 90, policy) - 60) < 1e-9 && abs(ayana(.sun, 270, policy)) < 1e-9)
      #expect(abs(ayana(.sun, 0, policy) - 30) < 1e-9 && abs(ayana(.moon, 90, policy)) < 1e-9)
      #expect(abs(ayana(.saturn, 270, policy) - 60) < 1e-9)
      #expect(abs(ayana(.mercury, 270, policy) - 60) < 1e-9 && abs(ayana(.mercury, 180, policy) - 30) < 1e-9)
    }
    // 45, 45 + 33, 45 + 33 + 12 of 90.
    #expect(abs(ayana(.venus, 30) - 45) < 1e-9 && abs(ayana(.venus, 60) - 56) < 1e-9 && abs(ayana(.venus, 210) - 15) < 1e-9)
    facts.declinations[2] = 30
    #expect(ayana(.mars, 90, .declination) == 60)
    facts.declinations[2] = -(23 + 27.0 / 60) / 2
    #expect(abs(ayana(.mars, 90, .declination) - 15) < 1e-9)
  }

  @Test func motion() {
    // Mars opposite the Sun in its mean place is in the middle of its retrogression; beside it, swift.
    var means = RamanHoroscope.facts.means
    means.sun = 350
    means.mars = 170
    #expect(CheshtaBala.kendra(.mars, at: 170, means: means) == 180)
    #expect(
      CheshtaBala.kendra(.mars, at: 350, means: MeanLongitudes(sun: 350, mars: 350, mercury: 0, jupiter: 0, venus: 0, saturn: 0))
        == 0)
    // Mean and true place on either side of 0°.
    means.mars = 358
    #expect(abs(CheshtaBala.kendra(.mars, at: 4, means: means)! - 11) < 1e-9)
    // Venus between us and the Sun is opposite its place as seen from there.
    means.venus = 170
    #expect(CheshtaBala.kendra(.venus, at: 350, means: means) == 180)
    #expect(CheshtaBala.kendra(.sun, at: 0, means: means) == nil && CheshtaBala.kendra(.rahu, at: 0, means: means) == nil)
  }

  @Test func looks() {
    let table: [(Double, Double)] = [
      (0, 0), (30, 0), (60, 15), (90, 45), (120, 30), (150, 0), (180, 60), (240, 30), (270, 15), (300, 0), (330, 0),
    ]
    for (arc, value) in table {
      #expect(abs(GrahaDrishti.virupas(of: .venus, at: 200, on: 200 + arc) - value) < 1e-9, "\(arc)")
    }
    // The special looks are full at their houses.
    for (graha, arcs) in [(Graha.mars, [90.0, 210]), (.jupiter, [120, 240]), (.saturn, [60, 270])] {
      for arc in arcs { #expect(abs(GrahaDrishti.virupas(of: graha, at: 0, on: arc) - 60) < 1e-9, "\(graha) \(arc)") }
      #expect(GrahaDrishti.houses(of: graha).count == 3)
    }
    #expect(GrahaDrishti.looks(.saturn, from: .aries, on: .gemini) && !GrahaDrishti.looks(.mars, from: .aries, on: .gemini))
    #expect(GrahaDrishti.looks(.sun, from: .aries, on: .libra) && GrahaDrishti.houses(of: .rahu).isEmpty)
  }

  @Test func twoLooksByHand() {
    // The Sun at 0° is looked on by Jupiter at 240° (its fifth: 30 + 30) and by Saturn at 180° (60); all others are beside it.
    var facts = RamanHoroscope.facts
    facts.longitudes = [0, 10, 5, 8, 240, 12, 180, 100, 280]
    var policy = StrengthPolicy(drik: .quarter, nature: NaturePolicy(mercury: .always))
    #expect(abs(DrikBala.virupas(.sun, in: facts, policy) - (60 - 60) / 4) < 1e-9)
    policy.drik = .wholeOfMercuryAndJupiter
    #expect(abs(DrikBala.virupas(.sun, in: facts, policy) - (60 - 60.0 / 4)) < 1e-9)
  }

  @Test func naturesOfTwo() {
    var places = [0.0, 90, 40, 5, 100, 30, 200, 230, 50]
    #expect(NaturePolicy().nature(of: .mercury, among: places) == .malefic)  // with the Sun
    #expect(NaturePolicy(mercury: .always).nature(of: .mercury, among: places) == .benefic)
    places[3] = 65
    #expect(NaturePolicy().nature(of: .mercury, among: places) == .benefic)
    #expect(NaturePolicy().nature(of: .moon, among: places) == .benefic)
    places[1] = 200
    #expect(NaturePolicy().nature(of: .moon, among: places) == .malefic)
    #expect(NaturePolicy(moon: .bright).nature(of: .moon, among: places) == .benefic)
    places[1] = 70
    #expect(NaturePolicy(moon: .bright).nature(of: .moon, among: places) == .malefic)
  }

  @Test func war() throws {
    var facts = RamanHoroscope.facts
    facts.longitudes[2] = 100.2
    facts.longitudes[6] = 100.9
    facts.latitudes = [0, 0, -1, 0, 0, 0, 2]
    let raman = Shadbala(of: facts, policy: .raman)
    let fight = try #require(raman.wars.first)
    #expect(raman.wars.count == 1 && fight.victor == .mars && fight.loser == .saturn)
    let mars = try #require(raman.strength(of: .mars))
    let saturn = try #require(raman.strength(of: .saturn))
    #expect(mars.kala.yuddha == fight.virupas && saturn.kala.yuddha == -fight.virupas)
    let gap = mars.sthana.total + mars.dig + mars.kala.untilHora - saturn.sthana.total - saturn.dig - saturn.kala.untilHora
    #expect(abs(fight.virupas - abs(gap) / (158 - 9.4)) < 1e-9)
    // By the verses the northern one takes all that they differ by.
    let parashara = Shadbala(of: facts)
    let other = try #require(parashara.wars.first)
    #expect(other.victor == .saturn)
    let spread = parashara.strength(of: .saturn)!.virupas - parashara.strength(of: .mars)!.virupas
    #expect(abs(spread) >= other.virupas - 1e-9)
    // Just out of reach, and the Sun never fights.
    facts.longitudes[6] = 101.2
    facts.longitudes[0] = 100.3
    #expect(Shadbala(of: facts, policy: .raman).wars.isEmpty)
  }

  @Test func bothWaysOfTheLuminariesGiveOneSum() {
    var policy = StrengthPolicy.raman
    let doubled = Shadbala(of: RamanHoroscope.facts, policy: policy)
    policy.luminaries = .borrowed
    let borrowed = Shadbala(of: RamanHoroscope.facts, policy: policy)
    for (a, b) in zip(doubled.strengths, borrowed.strengths) { #expect(abs(a.virupas - b.virupas) < 1e-9) }
    #expect(borrowed.strengths[0].cheshta > 0 && doubled.strengths[0].cheshta == 0)
  }

  @Test func whatIsEnough() {
    let parashara = Graha.seven.map { GrahaStrength.required($0, .parashara) / 60 }
    #expect(parashara == [6.5, 6, 5, 7, 6.5, 5.5, 5])
    #expect(GrahaStrength.required(.sun, .raman) == 300)
  }
}
