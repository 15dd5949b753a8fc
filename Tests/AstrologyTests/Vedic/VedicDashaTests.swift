import Ephemeris
import Testing

@testable import Astrology

@Suite struct VedicDashaTests {
  let birth = TT(julianDate: 2447907.3135)

  @Test(arguments: [(0, Graha.ketu, 7.0), (45, .moon, 6.25), (120, .ketu, 7.0), (359.99, .mercury, 0.01275)])
  func startLordAndBalance(moon: Double, lord: Graha, balance: Double) throws {
    let dasha = try Dasha(moonLongitude: moon, birth: birth)
    #expect(dasha.mahadashas()[0].lord == lord)
    #expect(abs(dasha.balanceYears - balance) < 1e-9)
  }

  @Test(arguments: DashaSystem.allCases, DashaYear.allCases)
  func childrenFillTheirParentExactly(system: DashaSystem, year: DashaYear) throws {
    let dasha = try Dasha(system, moonLongitude: 217.77, birth: birth, year: year)
    var parents = dasha.mahadashas()
    #expect(parents.count == system.lords.count)
    for level in 2...Dasha.levels {
      var next: [DashaPeriod] = []
      for parent in parents {
        let parts = dasha.parts(of: parent)
        #expect(parts.count == system.lords.count)
        #expect(parts[0].lord == parent.lord)
        #expect(parts[0].start == parent.start && parts[parts.count - 1].end == parent.end)
        #expect(parts.reduce(0) { $0 + $1.length } == parent.length)
        for (a, b) in zip(parts, parts.dropFirst()) where a.end != b.start || a.end <= a.start { Issue.record("a gap") }
        #expect(parts[0].level == level)
        next += level < 4 ? parts : [parts[level]]
      }
      parents = next
    }
    #expect(dasha.parts(of: parents[0]).isEmpty)
  }

  @Test func theFirstMahadashaIsDividedWhole() throws {
    // 1990-01-15 14:30 in New York, Sun from 1989-08-04 with years of 365.25 days: on 1991-01-01 Sun–Rahu, not Sun–Mars.
    let sky = try Sky(at: TT(UTC(julianDate: 2447907.3125)))
    let moon = try Zodiac.lahiri.longitude(of: .moon, in: sky)
    let dasha = try Dasha(moonLongitude: moon, birth: sky.instant)
    #expect(abs(dasha.start.julianDate - 2447742.5) < 2)
    let chain = try dasha.periods(at: TT(julianDate: 2448257.5))
    #expect(chain.count == 5)
    #expect(chain[0].lord == .sun)
    #expect(chain[1].lord == .rahu)
    for (outer, inner) in zip(chain, chain.dropFirst()) { #expect(outer.start <= inner.start && inner.end <= outer.end) }
  }

  @Test func whatHasNoAnswerIsAnError() throws {
    let dasha = try Dasha(moonLongitude: 100, birth: birth)
    #expect(throws: DashaError.beforeBirth) { try dasha.periods(at: birth.advanced(byDays: -1)) }
    #expect(throws: DashaError.afterLastCycle) { try dasha.periods(at: birth.advanced(byDays: 365.25 * 400)) }
    #expect(throws: DashaError.notFinite) { try Dasha(moonLongitude: .nan, birth: birth) }
    #expect(try dasha.periods(at: birth, levels: 1).count == 1)
  }

  @Test func yoginiBeginsWithTheNakshatraAndThree() throws {
    #expect(try Dasha(.yogini, moonLongitude: 0, birth: birth).mahadashas()[0].yogini == .bhramari)
    #expect(try Dasha(.yogini, moonLongitude: 70, birth: birth).mahadashas()[0].yogini == .mangala)
    #expect(try Dasha(.yogini, moonLongitude: 60, birth: birth).mahadashas()[0].yogini == .sankata)
    #expect(DashaSystem.yogini.years.reduce(0, +) == 36)
    #expect(DashaSystem.vimshottari.years.reduce(0, +) == 120)
  }
}
