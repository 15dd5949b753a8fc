import Ephemeris
import Testing

@testable import Astrology

@Suite struct AspectTests {
  private func point(_ body: CelestialBody, _ longitude: Double, _ speed: Double = 0) -> AspectPoint {
    AspectPoint(.body(body), longitude: longitude, speed: speed)
  }

  @Test(arguments: AspectKind.major)
  func exactAnglesAreFoundOnBothSides(_ kind: AspectKind) {
    for base in [0.0, 1, 179.5, 359.9] {
      for sign in [-1.0, 1.0] {
        let found = AspectFinder(.classical).aspects(
          within: [point(.mars, base), point(.saturn, normalizedDegrees(base + sign * kind.angle))])
        #expect(found.map(\.kind) == [kind])
        #expect(found[0].orb < 1e-9)
        #expect(found[0].phase == .exact)
      }
    }
  }

  @Test func orbsEndWhereThePolicySays() {
    let finder = AspectFinder(.classical)
    #expect(finder.aspects(within: [point(.mars, 0), point(.saturn, 97)]).count == 1)
    #expect(finder.aspects(within: [point(.mars, 0), point(.saturn, 97.01)]).isEmpty)
    // Two degrees more for the lights.
    #expect(finder.aspects(within: [point(.moon, 0), point(.saturn, 99)]).count == 1)
    #expect(finder.aspects(within: [point(.moon, 0), point(.saturn, 99.01)]).isEmpty)
  }

  @Test func whereOrbsOverlapTheTighterWins() {
    let finder = AspectFinder(OrbPolicy([(.sextile, 8), (.quintile, 8)]))
    #expect(finder.aspects(within: [point(.mars, 0), point(.saturn, 67)]).map(\.kind) == [.quintile])
    #expect(finder.aspects(within: [point(.mars, 0), point(.saturn, 65)]).map(\.kind) == [.sextile])
  }

  @Test func applyingIsJudgedByMotion() {
    let finder = AspectFinder(.classical)
    func phase(_ a: AspectPoint, _ b: AspectPoint) -> AspectPhase? { finder.aspects(within: [a, b]).first?.phase }
    // The Moon two degrees short of Saturn, and past it.
    #expect(phase(point(.moon, 8, 13), point(.saturn, 10, 0.1)) == .applying)
    #expect(phase(point(.moon, 12, 13), point(.saturn, 10, 0.1)) == .separating)
    // Across 0° Aries.
    #expect(phase(point(.moon, 359, 13), point(.saturn, 1, 0.1)) == .applying)
    // A retrograde planet comes back to an opposition.
    #expect(phase(point(.mercury, 182, -1), point(.saturn, 0, 0.1)) == .applying)
    #expect(phase(point(.mercury, 182, 1), point(.saturn, 0, 0.1)) == .separating)
  }

  @Test func aspectsComeTightestFirstAndAnglesMakeNoneWithEachOther() throws {
    let place = try #require(GeographicLocation(latitude: 52, longitude: 13))
    let chart = try NatalChart(moment: ChartMoment(utc: UTC(julianDate: 2451545.0)), location: place)
    #expect(chart.aspects.count > 10)
    #expect(zip(chart.aspects, chart.aspects.dropFirst()).allSatisfy { $0.orb <= $1.orb })
    #expect(!chart.aspects.contains { !$0.first.isBody && !$0.second.isBody })
    #expect(chart.aspects.allSatisfy { $0.orb <= $0.orbLimit && $0.closeness >= 0 })
  }

  /// At the moment that is given, the angle is exact; and what applies lies ahead.
  @Test func exactMomentsAreExact() throws {
    let place = try #require(GeographicLocation(latitude: 52, longitude: 13))
    for day in stride(from: 2433000.5, through: 2469000.5, by: 1234.5) {
      let chart = try NatalChart(moment: ChartMoment(utc: UTC(julianDate: day)), location: place)
      for aspect in chart.aspects.prefix(12) {
        guard case .body(let first) = aspect.first, case .body(let second) = aspect.second,
          let exact = try chart.exactMoment(of: aspect)
        else { continue }
        let sky = try Sky(at: exact)
        let separation = abs(signedDegrees(try sky.position(of: first).longitude - sky.position(of: second).longitude))
        #expect(abs(separation - aspect.kind.angle) < 1e-6)
        if aspect.phase == .applying { #expect(exact > chart.moment.tt) }
        if aspect.phase == .separating { #expect(exact < chart.moment.tt) }
      }
    }
  }

  /// Mercury turned retrograde on 18 December 2020 … a known case: on 2 April 2024 it stood still at 27°13′ Aries, and what it had not
  /// reached by then it did not reach on that pass.
  @Test func anAspectThatAStationPreventsHasNoMoment() throws {
    let before = TT(julianDate: 2460400.5)
    let mercury = try Sky(at: before).position(of: .mercury)
    let unreached = 27.5
    let aspect = Aspect(
      first: .body(.mercury), second: .body(.sun), kind: .conjunction, deviation: abs(mercury.longitude - unreached), orbLimit: 3,
      phase: .applying)
    #expect(try AspectTiming.exact(of: aspect, between: .moving(.mercury), and: .still(longitude: unreached), at: before) == nil)
    let reached = try AspectTiming.exact(of: aspect, between: .moving(.mercury), and: .still(longitude: 27.0), at: before)
    #expect(try #require(reached) > before)
  }

  @Test func theMovingSkyIsComparedWithTheChart() throws {
    let place = try #require(GeographicLocation(latitude: 40.7, longitude: -74))
    let birth = ChartMoment(utc: UTC(julianDate: 2448058.27))
    let chart = try NatalChart(moment: birth, location: place)
    let same = try SkyComparison(of: birth, over: chart)
    // A sky over its own chart: every body sits on itself.
    for placement in chart.placements {
      #expect(same.aspects.contains { $0.first == .body(placement.body) && $0.second == .body(placement.body) && $0.orb == 0 })
    }
    #expect(zip(same.moving, chart.placements).allSatisfy { $0.house == $1.house })
  }
}
