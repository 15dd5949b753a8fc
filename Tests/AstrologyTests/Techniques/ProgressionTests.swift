import Ephemeris
import Testing

@testable import Astrology

@Suite struct ProgressionTests {
  private let year = 365.24219

  private func armc(_ midheaven: Double, _ instant: TT) throws -> Double {
    let (s, c) = sineCosine(midheaven * radiansPerDegree)
    let obliquity = try Sky(at: instant).orientation.trueObliquity
    return normalizedDegrees(arctangent(s * cosine(obliquity * radiansPerDegree), c) * degreesPerRadian)
  }

  @Test(arguments: ProgressedAngles.allCases)
  func atBirthNothingHasMoved(_ policy: ProgressedAngles) throws {
    let chart = try TechniqueFixture.sydney()
    let progressed = try ProgressedChart(of: chart, to: chart.moment.tt, angles: policy)
    #expect(progressed.placements == chart.placements)
    let natal = try #require(chart.angles)
    let angles = try #require(progressed.angles)
    #expect(TechniqueFixture.apart(angles.ascendant, natal.ascendant) < 1e-9)
    #expect(TechniqueFixture.apart(angles.midheaven, natal.midheaven) < 1e-9)
    for placement in chart.placements {
      #expect(
        progressed.aspectsToBirth.contains {
          $0.first == .body(placement.body) && $0.second == .body(placement.body) && $0.orb == 0
        })
    }
  }

  @Test func thirtyYearsAreThirtyDays() throws {
    let chart = try TechniqueFixture.newYork()
    let birth = chart.moment.tt
    for years in [30.0, -30, 0.5, 88] {
      let progressed = try ProgressedChart(of: chart, to: birth.advanced(byDays: years * year))
      #expect(abs(progressed.progressed.daysSinceJ2000 - birth.daysSinceJ2000 - years) < 1e-9)
      #expect(abs(progressed.years - years) < 1e-9)
      let sun = try Sky(at: birth.advanced(byDays: years)).position(of: .sun).longitude
      #expect(TechniqueFixture.apart(try #require(progressed.placements.first).position.longitude, sun) < 1e-7)
    }
  }

  /// Naibod's key is the mean motion of the Sun: a full turn in a tropical year of days. Thirty years turn the meridian by 29°34′10″.
  @Test func naibodTurnsTheMeridianByTheMeanSun() throws {
    #expect(abs(ProgressedChart.naibodArc * year - 360) < 1e-3)
    let chart = try TechniqueFixture.newYork()
    let progressed = try ProgressedChart(of: chart, to: chart.moment.tt.advanced(byDays: 30 * year))
    let before = try armc(try #require(chart.angles).midheaven, chart.moment.tt)
    let after = try armc(try #require(progressed.angles).midheaven, progressed.progressed)
    #expect(TechniqueFixture.apart(after - before, 29.0 + 34.0 / 60 + 10.0 / 3600) < 1.0 / 3600)
  }

  @Test func solarArcCarriesTheMidheavenWithTheSun() throws {
    let chart = try TechniqueFixture.newYork()
    let target = chart.moment.tt.advanced(byDays: 41.7 * year)
    let sun = try #require(chart.longitude(of: .body(.sun)))
    let natal = try #require(chart.angles)
    let byLongitude = try ProgressedChart(of: chart, to: target, angles: .solarArcInLongitude)
    let moved = try #require(byLongitude.placements.first).position.longitude - sun
    #expect(TechniqueFixture.apart(try #require(byLongitude.angles).midheaven - natal.midheaven, moved) < 1e-9)

    let byAscension = try ProgressedChart(of: chart, to: target, angles: .solarArcInRightAscension)
    func ascension(_ instant: TT) throws -> Double {
      let sky = try Sky(at: instant)
      return sky.equatorial(try sky.position(of: .sun)).rightAscension
    }
    let turned = try ascension(byAscension.progressed) - ascension(chart.moment.tt)
    let meridian = try armc(try #require(byAscension.angles).midheaven, byAscension.progressed)
    #expect(TechniqueFixture.apart(meridian - (try armc(natal.midheaven, chart.moment.tt)), turned) < 1e-9)
    // A true chart of houses: the Midheaven is the tenth cusp.
    #expect(TechniqueFixture.apart(try #require(byAscension.houses).cusps[9], try #require(byAscension.angles).midheaven) < 1e-9)
  }

  /// What a progressed angle applies to is nearer a month of life later, what it separates from is farther.
  @Test(arguments: ProgressedAngles.allCases)
  func progressedAnglesApplyAndSeparate(_ policy: ProgressedAngles) throws {
    let chart = try TechniqueFixture.newYork()
    var phases: Set<AspectPhase> = []
    for age in stride(from: 1.0, through: 60, by: 1) {
      let now = try ProgressedChart(of: chart, to: chart.moment.tt.advanced(byDays: age * year), angles: policy)
      let later = try ProgressedChart(of: chart, to: chart.moment.tt.advanced(byDays: age * year + 1), angles: policy)
      for aspect in now.aspectsToBirth where !aspect.first.isBody && aspect.orb > 0.05 && aspect.orb < 0.95 {
        let next = try #require(later.aspectsToBirth.first { $0.first == aspect.first && $0.second == aspect.second })
        #expect((next.orb < aspect.orb) == (aspect.phase == .applying))
        phases.insert(aspect.phase)
      }
    }
    #expect(phases == [.applying, .separating])
  }

  @Test func withoutATimeThereAreNoAngles() throws {
    let chart = try TechniqueFixture.withoutTime()
    let progressed = try ProgressedChart(of: chart, to: chart.moment.tt.advanced(byDays: 20 * year))
    #expect(progressed.angles == nil && progressed.houses == nil)
    #expect(!progressed.aspects.contains { $0.first == .body(.moon) || $0.second == .body(.moon) })
    #expect(!progressed.aspectsToBirth.contains { $0.first == .body(.moon) || $0.second == .body(.moon) })
  }

  @Test func directionsMoveEveryPointAlike() throws {
    let chart = try TechniqueFixture.sydney()
    let target = chart.moment.tt.advanced(byDays: 33.3 * year)
    let sun = try #require(chart.longitude(of: .body(.sun)))
    let progressedSun = try Sky(at: chart.moment.tt.advanced(byDays: 33.3)).position(of: .sun).longitude
    let arcs: [(DirectionKey, Double)] = [
      (.solarArc, signedDegrees(progressedSun - sun)), (.naibod, 33.3 * 59.13883 / 60), (.degree, 33.3),
    ]
    for (key, arc) in arcs {
      let directed = try DirectedChart(of: chart, to: target, key: key)
      #expect(abs(directed.arc - arc) < 1e-5)
      #expect(directed.points.count == chart.placements.count + 2)
      for point in directed.points {
        let natal = try #require(chart.longitude(of: point.point))
        #expect(TechniqueFixture.apart(point.longitude - natal, directed.arc) < 1e-9)
      }
    }
    // A directed Sun is the progressed Sun.
    let directed = try DirectedChart(of: chart, to: target)
    #expect(TechniqueFixture.apart(directed.points[0].longitude, progressedSun) < 1e-7)
  }

  @Test func directionsRunOnPastHalfATurnAndBackBeforeBirth() throws {
    let chart = try TechniqueFixture.newYork()
    let late = try DirectedChart(of: chart, to: chart.moment.tt.advanced(byDays: 250 * year))
    #expect(abs(late.arc - 250 * ProgressedChart.naibodArc) < 4)
    let early = try DirectedChart(of: chart, to: chart.moment.tt.advanced(byDays: -20 * year))
    #expect((-21 ... -19).contains(early.arc))
  }
}
