import Ephemeris
import Testing

@testable import Astrology

/// Midpoints, harmonics and relocation: what is made of one chart.
@Suite struct FigureTechniqueTests {
  @Test func everyPairHasAMidpoint() throws {
    let tree = MidpointTree(of: try TechniqueFixture.newYork())
    #expect(tree.midpoints.count == 15 * 14 / 2)
    #expect(zip(tree.midpoints, tree.midpoints.dropFirst()).allSatisfy { $0.dialPosition <= $1.dialPosition })
    #expect(tree.midpoints.allSatisfy { (0..<90).contains($0.dialPosition) })
    #expect(MidpointTree(of: try TechniqueFixture.withoutTime()).midpoints.count == 12 * 11 / 2)
  }

  /// What stands on an axis makes a multiple of 45° with the midpoint, and everything that does is found.
  @Test func contactsAreTheEightAxes() throws {
    let chart = try TechniqueFixture.newYork()
    let tree = MidpointTree(of: chart, orb: 1)
    var count = 0
    for midpoint in tree.midpoints {
      for point in chart.knownPoints where point != midpoint.first && point != midpoint.second {
        let separation = TechniqueFixture.apart(try #require(chart.longitude(of: point)), midpoint.longitude)
        let isOnAxis = [0.0, 45, 90, 135, 180].contains { abs(separation - $0) <= 1 }
        if isOnAxis { count += 1 }
        #expect(tree.contacts.contains { $0.point == point && $0.midpoint == midpoint } == isOnAxis)
      }
    }
    #expect(count > 20 && tree.contacts.count == count)
    #expect(zip(tree.contacts, tree.contacts.dropFirst()).allSatisfy { abs($0.deviation) <= abs($1.deviation) })
    #expect(tree.pairs(on: .body(.sun)).allSatisfy { $0.point == .body(.sun) })
  }

  @Test func theFirstHarmonicIsTheChart() throws {
    let chart = try TechniqueFixture.sydney()
    let first = try #require(HarmonicChart(1, of: chart))
    #expect(first.points.allSatisfy { $0.longitude == chart.longitude(of: $0.point) })
    #expect(HarmonicChart(0, of: chart) == nil && HarmonicChart(361, of: chart) == nil)
  }

  /// Points that are a multiple of 360°/n apart, within 1°, are within n° of conjunction in the n-th harmonic, and no others are.
  @Test(arguments: [2, 4, 5, 7, 9, 360])
  func aHarmonicTurnsItsAspectIntoConjunction(_ number: Int) throws {
    let chart = try TechniqueFixture.newYork()
    let harmonic = try #require(HarmonicChart(number, of: chart))
    for (i, a) in harmonic.points.enumerated() {
      for b in harmonic.points[(i + 1)...] {
        let separation = try #require(chart.longitude(of: a.point)) - (try #require(chart.longitude(of: b.point)))
        let part = 360 / Double(number)
        let nearest = (separation / part).rounded() * part
        #expect(abs(TechniqueFixture.apart(a.longitude, b.longitude) - abs(separation - nearest) * Double(number)) < 1e-7)
      }
    }
  }

  @Test func relocationMovesTheHousesAlone() throws {
    let chart = try TechniqueFixture.newYork()
    let there = try TechniqueFixture.place(51.5, -0.12)
    let moved = try #require(try chart.relocated(to: there))
    #expect(zip(moved.placements, chart.placements).allSatisfy { $0.body == $1.body && $0.position == $1.position })
    #expect(moved.location == there && moved.moment == chart.moment)
    #expect(moved.angles != chart.angles)
    #expect(try moved.relocated(to: #require(chart.location)) == chart)
    #expect(try TechniqueFixture.withoutTime().relocated(to: there) == nil)
    // Fifteen degrees of longitude are an hour of the sky: the meridian's right ascension moves with the place.
    let (before, after) = (try #require(try chart.meridian()), try #require(try moved.meridian()))
    #expect(TechniqueFixture.apart(after.rightAscension - before.rightAscension, 74.006 - 0.12) < 1e-9)
  }
}
