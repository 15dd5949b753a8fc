import Astrology
import Ephemeris
import Testing

@testable import Readings

/// That the contacts are those of the sky, and that the faults of the first implementation stay repaired.
@Suite struct MeterSkyTests {
  static func contacts(_ chart: MeterChart, _ sky: MeterSky) -> [MeterContacts.Contact] {
    withUnsafeTemporaryAllocation(of: MeterContacts.Contact.self, capacity: MeterContacts.capacity) { buffer in
      let count = MeterContacts.find(chart, sky, into: buffer)
      return Array(buffer[..<count])
    }
  }

  /// Every contact is one of the engine's own aspects, with its orb and its direction, and none of those within orb is missing or twice.
  @Test(arguments: 0..<10) func contactsAreTheAspectsOfTheEngine(index: Int) throws {
    let natal = try MeterPeople.natal(index, isTimeKnown: index % 4 != 3)
    let chart = MeterChart(natal)
    let instant = TT(daysSinceJ2000: MeterPeople.day(index))
    let sky = try MeterSky(at: instant)
    let wide = OrbPolicy(AspectKind.major.map { ($0, 12.0) })
    let comparison = try SkyComparison(
      of: ChartMoment(utc: UTC(instant)), over: natal, bodies: CelestialBody.planets + [.trueNode], orbs: wide)
    let points = Set(chart.chartPoints)
    let expected = comparison.aspects.filter { aspect in
      guard points.contains(aspect.second), case .body(let body) = aspect.first,
        let place = MeterContacts.bodies.firstIndex(of: body)
      else { return false }
      return aspect.orb < MeterContacts.orbs[place] * (aspect.phase == .separating ? MeterContacts.separatingShare : 1)
    }
    let contacts = Self.contacts(chart, sky)
    // Without a birth time only those that every hour has.
    #expect(chart.isTimeKnown ? contacts.count == expected.count : contacts.count <= expected.count)
    for contact in contacts {
      let aspect = MeterAspect(contact, chart, sky)
      let match = expected.first { $0.first == .body(aspect.body) && $0.second == aspect.point }
      #expect(match?.kind == aspect.kind)
      let orb = match?.orb ?? 99
      #expect(orb > aspect.orbs.lowerBound - 1e-6 && orb < aspect.orbs.upperBound + 1e-6)
      if chart.isTimeKnown { #expect(match?.phase == (contact.isApplying ? .applying : .separating)) }
    }
    #expect(Set(contacts.map { [$0.body, $0.place] }).count == contacts.count)
  }

  /// Days to exactness against the engine's own search.
  @Test(arguments: 0..<12) func theMomentOfExactnessIsThatOfTheSky(index: Int) throws {
    let natal = try MeterPeople.natal(index)
    let chart = MeterChart(natal)
    let sky = try MeterSky(at: TT(daysSinceJ2000: MeterPeople.day(index)))
    var compared = 0
    for contact in Self.contacts(chart, sky) {
      let aspect = MeterAspect(contact, chart, sky)
      guard let days = aspect.daysToExact?.lowerBound, let point = natal.longitude(of: aspect.point), aspect.body != .trueNode
      else {
        continue
      }
      #expect(contact.isApplying ? days > 0 : days < 0)
      #expect((aspect.phase == .exact) == (abs(days) <= 0.5))
      let then = try Sky(at: sky.instant.advanced(byDays: days)).position(of: aspect.body)
      let separation = abs(signedDegrees(then.longitude - point))
      #expect(abs(separation - aspect.kind.angle) < 0.002, "\(aspect.body) \(aspect.kind) \(aspect.point)")
      compared += 1
    }
    #expect(compared > 8)
  }

  /// Mercury stood still on 2025 March 15 at 06:46 UT (JPL, via the almanacs).
  @Test func stationsAreReal() throws {
    let station = UTC(unixSeconds: 1_742_021_160)
    let day = try MeterSky(at: TT(station).advanced(byDays: 2))
    let found = try #require(day.stations.first { $0.body == .mercury })
    #expect(abs(found.station.instant.daysSinceJ2000 - TT(station).daysSinceJ2000) < 0.01)
    #expect(found.station.turnsRetrograde)
    #expect(abs(day.stationFactors[MeterPoint.mercury.rawValue] - 1.48) < 0.01)
    let later = try MeterSky(at: TT(station).advanced(byDays: 6))
    #expect(later.stationFactors[MeterPoint.mercury.rawValue] == 1)
    #expect(later.speeds[MeterPoint.mercury.rawValue] < 0)
  }

  @Test func dignityIsByTheDegree() {
    // Domicile, and detriment across.
    #expect(MeterWeights.dignity(of: .mars, at: 5) == 5)
    #expect(MeterWeights.dignity(of: .mars, at: 185) == -5)
    // The Sun is exalted in the nineteenth degree of Aries, and five degrees around its middle.
    #expect(MeterWeights.dignity(of: .sun, at: 18.5) == 4)
    #expect(MeterWeights.dignity(of: .sun, at: 13.4) == 0)
    #expect(MeterWeights.dignity(of: .sun, at: 23.4) == 4)
    #expect(MeterWeights.dignity(of: .sun, at: 198.5) == -4)
    // Mercury is at home and exalted in Virgo; Venus at 27° of another sign is nothing.
    #expect(MeterWeights.dignity(of: .mercury, at: 164.5) == 9)
    #expect(MeterWeights.dignity(of: .venus, at: 147) == 0)
    // Both rulers of Scorpio.
    #expect(MeterWeights.dignity(of: .pluto, at: 215) == 5 && MeterWeights.dignity(of: .mars, at: 215) == 5)
    #expect(MeterWeights.dignity(of: .node, at: 5) == 0)
  }

  @Test func theRulerOfTheAscendantCounts() throws {
    let natal = try MeterPeople.natal(1)
    let angles = try #require(natal.angles)
    let ruler = Rulership.modern.ruler(of: ZodiacSign(longitude: angles.ascendant))
    let weights = MeterWeights(natal)
    for body in CelestialBody.planets {
      let point = try #require(MeterPoint(body))
      let base = 1 + 0.05 * Float(MeterWeights.dignity(of: point, at: 100))
      #expect(abs(weights.factor(of: point, from: 100, to: 100, house: 2) - base - (body == ruler ? 0.25 : 0)) < 1e-6)
    }
    #expect(weights.factor(of: .node, from: 100, to: 100, house: 10) == 1.25)
    #expect(weights.factor(of: .node, from: 100, to: 100, house: 3) == 0.8)
  }

  /// Without a birth time: no Moon, no angles, no houses, and the weights of every meter still sum to one.
  @Test(arguments: 0..<6) func weightsAreShares(index: Int) throws {
    for isTimeKnown in [true, false] {
      let chart = MeterChart(try MeterPeople.natal(index, isTimeKnown: isTimeKnown))
      #expect(chart.isTimeKnown == isTimeKnown)
      #expect(chart.points.count == (isTimeKnown ? 13 : 10))
      #expect(chart.houses.allSatisfy { ($0 > 0) == isTimeKnown })
      for view in MeterView.allCases {
        for meter in 0..<view.meterCount {
          let sum = chart.rows(view).reduce(0) { $0 + $1[meter] }
          #expect(abs(sum - 1) < 1e-5)
        }
      }
    }
  }

  @Test func housesCountWhenThereAreHouses() throws {
    // Someone with a planet in the tenth house, which is not one of the meter's own points.
    for index in 0..<40 {
      let natal = try MeterPeople.natal(index)
      guard let placement = natal.placements.first(where: { $0.house == 10 && [.venus, .jupiter, .neptune].contains($0.body) }),
        let point = MeterPoint(placement.body)
      else { continue }
      let chart = MeterChart(natal)
      let place = try #require(chart.points.firstIndex(of: point))
      #expect(chart.classic[place][Meter.careerAmbition.index] > 0.05)
      return
    }
    Issue.record("nobody has one")
  }

  /// Retrogradation takes from help alone: a day without help, or in balance, is not made hard by it.
  @Test func retrogradeDampsOnlyHelp() {
    #expect(MeterScheme.classic.help(retrograde: [.mercury])[Meter.mentalClarity.index] == 0.6)
    #expect(MeterScheme.classic.help(retrograde: [.mercury])[Meter.physicalEnergy.index] == 1)
    #expect(MeterScheme.classic.help(retrograde: [])[Meter.mentalClarity.index] == 1)
    #expect(MeterScheme.modern.help(retrograde: [.venus])[ModernMeter.connections.index] == 0.7)
  }

  @Test func theElementsFollowTheMoon() {
    let inFire = MeterScheme.classic.body(.moon, in: .fire)
    #expect(inFire[Meter.fireEnergy.index] == 1 && inFire[Meter.airEnergy.index] == 0)
    #expect(MeterScheme.classic.body(.sun, in: .earth)[Meter.fireEnergy.index] == 1)
  }

  @Test func qualitiesAreThoseOfTheContract() {
    #expect(MeterQualities.quality(of: .sun, .trine, to: .moon) == 1)
    #expect(MeterQualities.quality(of: .saturn, .square, to: .sun) == -1)
    #expect(MeterQualities.quality(of: .jupiter, .square, to: .sun) == -0.75)
    #expect(abs(MeterQualities.quality(of: .uranus, .conjunction, to: .venus) + 0.3) < 1e-6)
    #expect(MeterQualities.quality(of: .venus, .conjunction, to: .jupiter) == 1)
    #expect(MeterQualities.quality(body: 5, kind: 2, point: 0) == -0.75)
  }
}
