import Ephemeris
import Testing

@testable import Astrology

/// Asteroids in charts and searches of those who ask for them.
@Suite struct AsteroidChartTests {
  private func chart(_ options: ChartOptions) throws -> NatalChart {
    try NatalChart(
      moment: TechniqueFixture.moment(1990, 6, 15, 18, 30), location: TechniqueFixture.place(40.7128, -74.006), options: options)
  }

  @Test func aChartHasNoneUnasked() throws {
    let bodies = try chart(ChartOptions()).placements.map(\.body)
    #expect(bodies.filter(CelestialBody.asteroids.contains).isEmpty)
    #expect(bodies.count == 13)
  }

  /// Asking for them changes nothing for the others: each is placed and housed, and has aspects by the same orbs.
  @Test func aChartHasThemWhenAsked() throws {
    let usual = try chart(ChartOptions())
    let full = try chart(ChartOptions(bodies: ChartOptions.defaultBodies + CelestialBody.asteroids))
    #expect(Array(full.placements.prefix(13)) == usual.placements)
    let sky = try Sky(at: full.moment.tt)
    for body in CelestialBody.asteroids {
      let placement = try #require(full.placement(of: body))
      #expect(placement.position == (try sky.position(of: body)))
      #expect(placement.house == full.houses?.house(of: placement.position.longitude))
    }
    func isOld(_ point: ChartPoint) -> Bool { !CelestialBody.asteroids.map(ChartPoint.body).contains(point) }
    #expect(full.aspects.filter { isOld($0.first) && isOld($0.second) } == usual.aspects)
    #expect(full.aspects.count > usual.aspects.count)
    for aspect in full.aspects { #expect(aspect.orb <= aspect.orbLimit) }
  }

  /// Every exact moment that an aspect of an asteroid promises keeps its word.
  @Test func aspectsAreExactWhenTheySaySo() throws {
    let full = try chart(ChartOptions(bodies: CelestialBody.planets + CelestialBody.asteroids))
    var checked = 0
    for aspect in full.aspects {
      guard case .body(let first) = aspect.first, case .body(let second) = aspect.second,
        CelestialBody.asteroids.contains(second), let instant = try full.exactMoment(of: aspect)
      else { continue }
      let sky = try Sky(at: instant)
      let apart = abs(signedDegrees(try sky.position(of: first).longitude - sky.position(of: second).longitude))
      #expect(abs(apart - aspect.kind.angle) < 1e-6)
      checked += 1
    }
    #expect(checked >= 5)
  }

  /// A return comes after a turn about the zodiac: a period of the orbit, give or take what the Earth's own motion adds.
  @Test(arguments: zip(CelestialBody.asteroids, [1681.0, 1686, 1593, 1325]))
  func returnsFollowTheOrbit(_ body: CelestialBody, _ period: Double) throws {
    let start = try TechniqueFixture.moment(1990, 6, 15).tt
    let longitude = try Sky(at: start).position(of: body).longitude
    let found = try Returns.all(of: body, to: longitude, from: start.advanced(byDays: 1), to: start.advanced(byDays: 36_525))
    #expect(found.count >= Int(36_525 / period))
    for passage in found {
      let turns = (passage.instant.daysSinceJ2000 - start.daysSinceJ2000) / period
      #expect(abs(turns - turns.rounded()) * period < 250)
    }
    let next = try #require(try Returns.next(of: body, to: longitude, after: start.advanced(byDays: 400)))
    #expect(TechniqueFixture.apart(try Sky(at: next.instant).position(of: body).longitude, longitude) < 1e-7)
  }

  /// Twelve signs in one turn: each sign that is entered follows or precedes the one before.
  @Test func ingressesFollowTheZodiac() throws {
    let events = try SkyEvent.all(
      from: TechniqueFixture.moment(2000, 1, 1).tt, to: TechniqueFixture.moment(2010, 1, 1).tt, bodies: [.vesta],
      categories: [.ingresses, .stations])
    var signs: [ZodiacSign] = []
    var stations = 0
    for event in events {
      switch event.kind {
      case .ingress(.vesta, let sign, _): signs.append(sign)
      case .station(.vesta, _, _): stations += 1
      default: Issue.record("nobody asked for \(event)")
      }
    }
    #expect(signs.count >= 24)
    #expect((14...16).contains(stations))
    for (before, after) in zip(signs, signs.dropFirst()) {
      #expect([1, 11, 0].contains((Int(after.rawValue) - Int(before.rawValue) + 12) % 12))
    }
  }

  /// In transits they count as much as Mars, and less than Jupiter.
  @Test func transitsHaveTheirWeight() throws {
    let born = try chart(ChartOptions())
    let start = try TechniqueFixture.moment(2027, 1, 1).tt
    let search = try TransitSearch(of: [.mars, .ceres, .jupiter], from: start, to: start.advanced(byDays: 366))
    let found = try search.transits(to: born)
    let ceres = found.filter { $0.body == .ceres }
    #expect(!ceres.isEmpty)
    for transit in ceres {
      let natal = try #require(born.longitude(of: transit.point))
      let apart = abs(signedDegrees(try Sky(at: transit.instant).position(of: .ceres).longitude - natal))
      #expect(abs(apart - transit.kind.angle) < 1e-6)
      for other in found where other.kind == transit.kind && other.point == transit.point {
        if other.body == .mars { #expect(other.weight == transit.weight) }
        if other.body == .jupiter { #expect(other.weight > transit.weight) }
      }
    }
  }
}
