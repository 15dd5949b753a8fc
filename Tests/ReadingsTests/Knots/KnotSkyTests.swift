import Astrology
import Ephemeris
import Testing

@testable import Readings

/// What conditions find in charts, held against what the rest of the engine says of the same charts.
@Suite struct KnotSkyTests {
  private static let charts = Result {
    var people = KnotPeople(seed: 12)
    return try (0..<150).map { _ in try people.next() }
  }

  /// An angle is found when the table of the chart has it, and only then, with the same orb.
  @Test func anglesAreThoseOfTheChart() throws {
    var found = 0
    for chart in try Self.charts.get() {
      let sky = KnotSky(chart)
      for one in CelestialBody.planets {
        for other in CelestialBody.planets where other.rawValue > one.rawValue {
          for kind in AspectKind.major {
            let aspect = chart.aspects.first {
              $0.kind == kind && $0.first == .body(one) && $0.second == .body(other)
            }
            let (a, b) = (try #require(KnotPoint(rawValue: one.rawValue)), try #require(KnotPoint(rawValue: other.rawValue)))
            let finding = sky.finding(.angle(.point(a), 1 << kind.rawValue, .point(b), within: 10))
            #expect((finding == nil) == (aspect == nil), "\(one) \(kind) \(other)")
            if let aspect, let orb = finding?.orb {
              #expect(abs(aspect.orb - orb) < 1e-6)
              found += 1
            }
          }
        }
      }
    }
    #expect(found > 1500)
  }

  @Test func signsHousesAndCountsAreThoseOfTheChart() throws {
    for chart in try Self.charts.get() {
      let sky = KnotSky(chart)
      let balance = ChartBalance(chart)
      let halves = try #require(HemisphereBalance(chart))
      for placement in chart.placements where CelestialBody.planets.contains(placement.body) {
        let subject = KnotSubject.point(try #require(KnotPoint(rawValue: placement.body.rawValue)))
        for sign in ZodiacSign.allCases {
          #expect((sky.finding(.signs(subject, 1 << UInt16(sign.rawValue))) != nil) == (placement.zodiac.sign == sign))
        }
        for house in 1...12 {
          #expect((sky.finding(.houses(subject, 1 << UInt16(house - 1))) != nil) == (placement.house == house))
        }
        #expect((sky.finding(.retrograde(subject)) != nil) == placement.position.isRetrograde)
      }
      for element in Element.allCases {
        let signs: UInt16 = ZodiacSign.allCases.filter { $0.element == element }.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
        let count = balance.bodies(in: element).count
        #expect(sky.finding(.count(signs, .atLeast(count))) != nil && sky.finding(.count(signs, .atLeast(count + 1))) == nil)
        #expect(sky.finding(.count(signs, .atMost(count))) != nil)
        if count > 0 { #expect(sky.finding(.count(signs, .atMost(count - 1))) == nil) }
      }
      // Beyond the polar circles nothing is said of halves.
      for half in HemisphereBalance.Hemisphere.allCases where abs(chart.location?.latitude ?? 90) < 66 {
        let count = halves.bodies(in: half).count
        #expect(sky.finding(.half(half, .atLeast(count))) != nil && sky.finding(.half(half, .atLeast(count + 1))) == nil)
      }
      let sect = try #require(try Sect(of: chart))
      #expect(sky.finding(.sect(sect)) != nil && sky.finding(.sect(sect.opposite)) == nil)
    }
  }

  /// One of the eight phases holds, and the ruler of a house is the planet at home in the sign of its cusp.
  @Test func phasesAndRulersAreThoseOfTheChart() throws {
    for chart in try Self.charts.get() {
      let sky = KnotSky(chart)
      #expect((0..<8).count { sky.finding(.phase(1 << UInt8($0))) != nil } == 1)
      let houses = try #require(chart.houses)
      for house in 1...12 {
        let ruler = ZodiacSign(longitude: houses.cusps[house - 1]).domicileRuler.body
        #expect(sky.point(.ruler(house))?.body == ruler)
      }
    }
  }

  /// A condition of two tests holds when both do.
  @Test func aConditionAsksForAllOfItsTests() throws {
    let conditions = KnotCatalog.english.knots.flatMap(\.conditions).filter { $0.tests.count > 1 }
    #expect(conditions.count > 10)
    var held = 0
    for chart in try Self.charts.get() {
      let sky = KnotSky(chart)
      for condition in conditions {
        let all = condition.tests.allSatisfy { sky.finding($0) != nil }
        #expect((KnotReason(condition, in: sky) != nil) == all)
        if all { held += 1 }
      }
    }
    #expect(held > 50)
  }
}
