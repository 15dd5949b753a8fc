import Astrology
import Ephemeris
import Testing

@testable import Readings

@Suite struct SkyHereTests {
  private func sky(_ unix: Double, _ latitude: Double, _ longitude: Double) throws -> SkyHere {
    try SkyHere(
      SkyTonight(at: UTC(unixSeconds: unix)), from: try #require(GeographicLocation(latitude: latitude, longitude: longitude)))
  }

  @Test func theSunIsHighAtNoonAndDeepAtMidnight() throws {
    // 21 June 2026, Greenwich: 62° high at noon; on the equator it stands in the north.
    let noon = try sky(1_782_043_200, 51.48, 0)
    #expect(abs((noon.seen(.sun)?.altitude ?? 0) - 61.9) < 0.3 && noon.daylight == .high)
    #expect(abs((try sky(1_782_043_200, 0, 0).seen(.sun)?.azimuth ?? 180) - 0) < 5)
    #expect(try sky(1_782_086_400, 10, 0).daylight == .night)
  }

  @Test func theMoonStandsOnItsHeadInTheSouth() throws {
    // The same evening on one meridian: what leans a little in Lapland is upside down in Patagonia.
    for step in 0..<40 {
      let unix = 1_795_246_200 + Double(step) * 50_000
      let (north, south) = (try sky(unix, 65, 20), try sky(unix, -50, 20))
      if north.isMoonUp, south.isMoonUp {
        #expect(abs(signedDegrees(north.moonTilt - south.moonTilt)) > 20)
      }
      #expect((-180...180).contains(north.moonTilt) && (-180...180).contains(south.moonTilt))
      #expect(north.isMoonUp == (north.moonRise == nil) || !north.isMoonUp)
      if let rise = north.moonRise { #expect(rise.daysSinceJ2000 > north.sky.instant.daysSinceJ2000) }
      #expect(north.planetsUp.allSatisfy { (north.seen($0)?.altitude ?? -1) > 0 })
    }
  }

  @Test func aLowMoonLeansToTheLeftWhenItRisesAndToTheRightWhenItSets() throws {
    // At 40° north the full Moon of 24 November 2026 rises in the evening and sets in the morning.
    let rising = try sky(1_795_546_800, 40, 0)
    let setting = try sky(1_795_588_200, 40, 0)
    #expect(rising.moonTilt < setting.moonTilt, "\(rising.moonTilt) \(setting.moonTilt)")
  }

  @Test func theFourPartsOfADay() {
    #expect(
      (0..<24).map { HourMood(hour: $0) } == [.mysterious].cycled(6) + [.awakening].cycled(6) + [.radiant].cycled(6)
        + [.transformative].cycled(4) + [.mysterious].cycled(2))
    #expect(HourMood(hour: -1) == .mysterious && HourMood(hour: 99) == .mysterious)
  }
}

extension Array {
  fileprivate func cycled(_ times: Int) -> [Element] { (0..<times).flatMap { _ in self } }
}
