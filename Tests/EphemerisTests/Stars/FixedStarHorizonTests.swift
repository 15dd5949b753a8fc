import Testing

@testable import Ephemeris

/// Stars at the horizon and at the meridian.
@Suite struct FixedStarHorizonTests {
  private let start = TT(julianDate: 2460676.5)

  @Test func siriusOverLondon() throws {
    let london = try #require(GeographicLocation(latitude: 51.5, longitude: 0))
    let passages = try HorizonPassages(of: .sirius, at: london, from: start, to: start.advanced(byDays: 0.999))
    #expect(Set(passages.events.map(\.kind)) == [.rise, .upperCulmination, .set, .lowerCulmination])
    for event in passages.events {
      let sky = try Sky(at: event.instant)
      let sidereal = sky.siderealTime(at: UT1(event.instant))
      let position = sky.position(of: .sirius)
      let horizontal = sky.horizontal(position, from: london, siderealTime: sidereal)
      switch event.kind {
      case .rise, .set:
        #expect(abs(horizontal.altitude + 34.0 / 60) < 1e-5)
        #expect((horizontal.azimuth < 180) == (event.kind == .rise))
      case .upperCulmination:
        #expect(abs(horizontal.azimuth - 180) < 1e-4)
        #expect(abs(horizontal.altitude - (90 - 51.5 + sky.equatorial(position).declination)) < 1e-6)
      case .lowerCulmination: #expect(horizontal.altitude < -50)
      }
    }
  }

  @Test func circumpolarStarsNeverSet() throws {
    let berlin = try #require(GeographicLocation(latitude: 52.5, longitude: 13.4))
    let day = start.advanced(byDays: 1)
    let polaris = try HorizonPassages(of: .polaris, at: berlin, from: start, to: day)
    #expect(polaris.neverSets && !polaris.neverRises)
    let acrux = try HorizonPassages(of: .acrux, at: berlin, from: start, to: day)
    #expect(acrux.neverRises && !acrux.neverSets)
    #expect(acrux.events.contains { $0.kind == .upperCulmination })
  }

  /// A star comes back after a sidereal day, 3 min 56 s before the clock.
  @Test func itRisesFourMinutesEarlierEachDay() throws {
    let rome = try #require(GeographicLocation(latitude: 41.9, longitude: 12.5))
    let rises = try HorizonPassages(of: .regulus, at: rome, from: start, to: start.advanced(byDays: 5)).events
      .filter { $0.kind == .rise }
    #expect(rises.count == 5)
    for (one, next) in zip(rises, rises.dropFirst()) {
      #expect(abs((next.instant.daysSinceJ2000 - one.instant.daysSinceJ2000) * 86400 - 86164.1) < 0.5)
    }
  }
}
