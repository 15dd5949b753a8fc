import Ephemeris
import Testing

@testable import Astrology

@Suite struct StarTraditionTests {
  @Test func theFourWatchersKeepTheQuarters() throws {
    let sky = try Sky(at: TT(julianDate: 2451545))
    let royal = StarTradition.royal.stars
    #expect(royal.count == 4)
    for (one, next) in zip(royal, royal.dropFirst() + royal.prefix(1)) {
      let arc = normalizedDegrees(sky.position(of: next).longitude - sky.position(of: one).longitude)
      #expect((78...104).contains(arc), "\(one.name) \(next.name)")
    }
  }

  @Test func theBehenianAreFifteen() {
    let stars = StarTradition.behenian.stars
    #expect(stars.count == 15 && Set(stars).count == 15)
    #expect(stars.allSatisfy { ($0.magnitude ?? 9) < 3 })
  }

  /// By the Surya Siddhanta's zodiac, with Spica at 180°, nearly every junction star stands in its nakshatra or the one beside it.
  @Test func yogatarasStandByTheirNakshatras() throws {
    let sky = try Sky(at: TT(julianDate: 2451545))
    var own = 0
    for nakshatra in Nakshatra.allCases {
      let longitude = try Zodiac.sidereal(.trueCitra).longitude(of: sky.position(of: nakshatra.yogatara), in: sky)
      let found = Nakshatra(siderealLongitude: longitude)
      let steps = (found.number - nakshatra.number + 27) % 27
      #expect([0, 1, 26].contains(steps), "\(nakshatra.name): \(found.name)")
      own += steps == 0 ? 1 : 0
    }
    #expect(own >= 18)
    #expect(Set(Nakshatra.allCases.map(\.yogatara)).count == 27)
    for nakshatra in Nakshatra.allCases where nakshatra != .mula {
      #expect(FixedStar.named(nakshatra.name) == nakshatra.yogatara, "\(nakshatra.name)")
    }
  }
}
