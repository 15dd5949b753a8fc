import Astrology
import Atlas
import Ephemeris
import Testing

@testable import Readings

/// Techniques of a birth without its hour beside the same techniques at hours of its day.
@Suite struct MovedTechniqueTests {
  private static let days = [1, 2, 6]

  private static func hours(_ birth: MovedBirth) -> [NatalChart] {
    stride(from: 0, to: birth.hours.count - 1, by: 8).map { birth.hours[$0] } + [birth.hours[birth.hours.count - 1]]
  }

  private static func like(_ aspect: Aspect, in aspects: [Aspect]) -> Aspect? {
    aspects.first { $0.first == aspect.first && $0.second == aspect.second && $0.kind == aspect.kind }
  }

  private static func holds(_ longitude: Double, _ arc: DayArc) -> Bool {
    let way = signedDegrees(longitude - arc.low)
    return way > -1e-5 && way < arc.width + 1e-5
  }

  /// The aspects that are told are there at an hour, within their orbs and with their phases.
  private static func expect(_ told: [Aspect], _ spreads: [AspectSpread], in known: [Aspect]) throws {
    #expect(told.count == spreads.count)
    for (aspect, spread) in zip(told, spreads) {
      let same = try #require(like(aspect, in: known), "\(aspect)")
      #expect(same.orb > spread.orbs.lowerBound - 1e-5 && same.orb < spread.orbs.upperBound + 1e-5, "\(aspect)")
      if let phase = spread.phase { #expect(same.phase == phase || same.phase == .exact, "\(aspect)") }
    }
  }

  private static func target(_ birth: MovedBirth, years: Double) -> TT {
    birth.chart.moment.tt.advanced(byDays: years * 365.24219)
  }

  @Test(arguments: days) func progressionsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    var aspects = 0
    for years in [4.0, 31.3] {
      let target = Self.target(birth, years: years)
      let told = try ProgressedChart(of: birth.chart, to: target)
      let day = try #require(told.day)
      aspects += told.aspects.count + told.aspectsToBirth.count
      var moons: [Double] = []
      for hour in Self.hours(birth) {
        let known = try ProgressedChart(of: hour, to: target)
        #expect(known.day == nil && known.yearsRange == nil && known.spreadsToBirth.isEmpty)
        let years = try #require(told.yearsRange)
        #expect(years.lowerBound <= known.years + 1e-9 && known.years <= years.upperBound + 1e-9)
        let moment = known.progressed.daysSinceJ2000
        #expect(moment > day.start.daysSinceJ2000 - 1e-6 && moment < day.end.daysSinceJ2000 + 1e-6)
        for placement in known.placements {
          let arc = try #require(day.arc(of: placement.body))
          #expect(Self.holds(placement.position.longitude, arc), "\(placement.body.name)")
          if placement.body == .moon { moons.append(signedDegrees(placement.position.longitude - arc.low)) }
          if let isRetrograde = arc.isRetrograde { #expect(placement.position.isRetrograde == isRetrograde) }
        }
        try Self.expect(told.aspectsToBirth, told.spreadsToBirth, in: known.aspectsToBirth)
        try Self.expect(told.aspects, told.aspects.map { try #require(day.spread(of: $0)) }, in: known.aspects)
      }
      // The span of the Moon is reached at both ends.
      let width = try #require(day.arc(of: .moon)).width
      #expect(width > 11 && (moons.max() ?? 0) - (moons.min() ?? 0) > width - 0.05)
    }
    #expect(aspects > 0)
  }

  @Test(arguments: days, DirectionKey.allCases) func directionsHoldEveryHour(_ index: Int, _ key: DirectionKey) throws {
    let birth = try MovedBirth.all[index].get()
    let target = Self.target(birth, years: 36.2)
    let told = try DirectedChart(of: birth.chart, to: target, key: key)
    let arcs = try #require(told.arcRange)
    #expect(told.points.allSatisfy { $0.arc != nil } && arcs.upperBound - arcs.lowerBound < 0.1)
    var reached: [Double] = []
    for hour in Self.hours(birth) {
      let known = try DirectedChart(of: hour, to: target, key: key)
      #expect(known.arc > arcs.lowerBound - 1e-6 && known.arc < arcs.upperBound + 1e-6)
      reached.append(known.arc)
      for point in told.points {
        let same = try #require(known.points.first { $0.point == point.point })
        let arc = try #require(point.arc)
        #expect(same.arc == nil && Self.holds(same.longitude, arc), "\(point.point)")
      }
      try Self.expect(told.aspects, told.spreads, in: known.aspects)
    }
    #expect((reached.max() ?? 0) - (reached.min() ?? 0) > (arcs.upperBound - arcs.lowerBound) * 0.95)
  }

  @Test(arguments: days) func midpointsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let told = MidpointTree(of: birth.chart)
    #expect(told.midpoints.count > 40 && told.contacts.count > 10 && told.midpoints.allSatisfy { $0.arc != nil })
    for hour in [birth.hours[0], birth.hours[19], birth.hours[birth.hours.count - 1]] {
      let known = MidpointTree(of: hour, points: birth.chart.knownPoints)
      let midpoints = Dictionary(uniqueKeysWithValues: known.midpoints.map { ([$0.first, $0.second], $0) })
      for midpoint in told.midpoints {
        let same = try #require(midpoints[[midpoint.first, midpoint.second]])
        let arc = try #require(midpoint.arc)
        #expect(Self.holds(same.longitude, arc), "\(midpoint)")
      }
      let contacts = Dictionary(
        uniqueKeysWithValues: known.contacts.map { ([$0.point, $0.midpoint.first, $0.midpoint.second], $0) })
      for contact in told.contacts {
        let same = try #require(contacts[[contact.point, contact.midpoint.first, contact.midpoint.second]], "\(contact)")
        let orbs = try #require(contact.orbs)
        #expect(abs(same.deviation) > orbs.lowerBound - 1e-6 && abs(same.deviation) < orbs.upperBound + 1e-6)
      }
    }
  }

  @Test(arguments: days, [1, 5, 9, 360]) func harmonicsHoldEveryHour(_ index: Int, _ number: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let told = try #require(HarmonicChart(number, of: birth.chart))
    #expect(told.points.count < (number == 360 ? 10 : 13) && told.points.allSatisfy { $0.point != .body(.moon) })
    for hour in Self.hours(birth) {
      let known = try #require(HarmonicChart(number, of: hour))
      for point in told.points {
        let same = try #require(known.points.first { $0.point == point.point })
        let arc = try #require(point.arc)
        #expect(Self.holds(same.longitude, arc), "\(point.point)")
        if let sign = point.arc?.sign { #expect(ZodiacSign(longitude: same.longitude) == sign) }
      }
      try Self.expect(told.aspects, told.spreads, in: known.aspects)
    }
  }

  @Test(arguments: days) func mirrorsAndParallelsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let (mirrors, parallels) = (
      Antiscion.all(in: birth.chart, orbDegrees: 3), try DeclinationAspect.all(in: birth.chart, orbDegrees: 2)
    )
    #expect(!mirrors.isEmpty && parallels.count > 3)
    for hour in Self.hours(birth) {
      let known = Antiscion.all(in: hour, orbDegrees: 3)
      for contact in mirrors {
        let orb = try #require(
          known.first { $0.first == contact.first && $0.second == contact.second && $0.kind == contact.kind }
        ).orb
        let orbs = try #require(contact.orbs)
        #expect(orb > orbs.lowerBound - 1e-6 && orb < orbs.upperBound + 1e-6, "\(contact)")
      }
      let equal = try DeclinationAspect.all(in: hour, orbDegrees: 2)
      for contact in parallels {
        let same = equal.first { $0.first == contact.first && $0.second == contact.second && $0.kind == contact.kind }
        let (orb, orbs) = (try #require(same, "\(contact)").orb, try #require(contact.orbs))
        #expect(orb > orbs.lowerBound - 1e-4 && orb < orbs.upperBound + 1e-4, "\(contact)")
      }
    }
  }

  @Test(arguments: days) func starContactsHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let stars = FixedStar.all.filter { ($0.magnitude ?? 9) < 2 }
    func contacts(_ chart: NatalChart) throws -> [StarContact] {
      try StarContact.all(in: chart, stars: stars, orbs: .uniform(2), kinds: StarContact.Kind.allCases)
    }
    let told = try contacts(birth.chart)
    #expect(told.count > 5)
    for hour in [birth.hours[0], birth.hours[19], birth.hours[birth.hours.count - 1]] {
      let known = try contacts(hour)
      for contact in told {
        let same = known.first { $0.star == contact.star && $0.point == contact.point && $0.kind == contact.kind }
        let (orb, orbs) = (try #require(same, "\(contact)").orb, try #require(contact.orbs))
        // A star goes a ten thousandth of a degree in a day.
        #expect(orb > orbs.lowerBound - 1e-3 && orb < orbs.upperBound + 1e-3, "\(contact)")
      }
    }
  }

  @Test(arguments: days) func figuresHoldEveryHour(_ index: Int) throws {
    let birth = try MovedBirth.all[index].get()
    let told = AspectPattern.all(in: birth.chart, includesContained: true)
    #expect(told.allSatisfy { $0.widestOrbs != nil })
    for hour in Self.hours(birth) {
      let known = AspectPattern.all(in: hour, includesContained: true)
      for pattern in told where pattern.kind != .stellium {
        let same = try #require(known.first { $0.kind == pattern.kind && $0.bodies == pattern.bodies && $0.apex == pattern.apex })
        let orbs = try #require(pattern.widestOrbs)
        #expect(same.widestOrb > orbs.lowerBound - 1e-6 && same.widestOrb < orbs.upperBound + 1e-6, "\(pattern)")
      }
    }
  }
}
