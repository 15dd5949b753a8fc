import Foundation
import Testing

@testable import Ephemeris

/// Ceres, Pallas, Juno and Vesta against JPL's sb441-n16 over DE440, reduced with jplephem and pyerfa (IAU 2006/2000A).
@Suite struct AsteroidTests {
  private func wrapped(_ degrees: Double) -> Double { degrees - 360 * ((degrees + 180) / 360).rounded(.down) }

  private func rows(_ name: String) throws -> [(body: CelestialBody, fields: [String])] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map {
      let fields = $0.split(separator: ",").map(String.init)
      return (try #require(CelestialBody.asteroids.first { $0.name == fields[0] }), fields)
    }
  }

  /// Of each body the first and the last instants of the kernel, both sides of where its tiers meet, and others between.
  @Test func placesFromTheFirstDayToTheLast() throws {
    let table = try rows("asteroids_tt")
    #expect(table.count == 120)
    for (body, fields) in table {
      let expected = fields.dropFirst().compactMap(Double.init)
      let position = try Sky(at: TT(julianDate: expected[0])).position(of: body)
      let isPrecise = expected[0] >= 2378300.5 && expected[0] < 2524800.5
      #expect(abs(wrapped(position.longitude - expected[1])) * 3600 < (isPrecise ? 0.0025 : 0.1), "\(fields)")
      #expect(abs(position.latitude - expected[2]) * 3600 < (isPrecise ? 0.0025 : 0.1), "\(fields)")
      #expect(abs(position.distance - expected[3]) < 1e-6, "\(fields)")
      // A polynomial's rate is worst at its very ends.
      #expect(abs(position.longitudeSpeed - expected[4]) * 3600 < (isPrecise ? 0.005 : 0.1), "\(fields)")
    }
  }

  @Test func stations() throws {
    let table = try rows("asteroid_stations_tt")
    #expect(table.count == 72)
    for (body, fields) in table {
      let expected = try #require(Double(fields[2]))
      let path = try AngularMotion.longitude(of: body).path(from: TT(julianDate: expected - 9), to: TT(julianDate: expected + 9))
      #expect(path.stations.count == 1, "\(fields)")
      let found = try #require(path.stations.first)
      let isPrecise = expected >= 2378300.5 && expected < 2524800.5
      #expect(abs(found.instant.julianDate - expected) * 86400 <= (isPrecise ? 60 : 600), "\(fields)")
      #expect(found.turnsRetrograde == (fields[1] == "R"), "\(fields)")
      #expect(abs(found.angle - (Double(fields[3]) ?? 0)) * 3600 < (isPrecise ? 0.0025 : 0.1), "\(fields)")
    }
  }

  /// Ceres as Piazzi found it on the evening of 1 January 1801, at 8h43m17.8s mean time of Palermo (13°21′ east): right ascension
  /// 51°47′48.8″, declination +15°37′45.5″ (von Zach, *Monatliche Correspondenz*, September 1801). His circle was good to some 10″.
  @Test func ceresStandsWherePiazziFoundHer() throws {
    let date = try #require(CalendarDate(year: 1801, month: 1, day: 1))
    let evening = try #require(CivilDateTime(date: date, hour: 20, minute: 43, second: 17.8))
    let sky = try Sky(at: TT(UT1(daysSinceJ2000: evening.daysSinceJ2000() - 13.35 / 360)))
    let seen = sky.equatorial(try sky.position(of: .ceres))
    #expect(abs(wrapped(seen.rightAscension - (51 + 47 / 60.0 + 48.8 / 3600))) * 3600 < 12)
    #expect(abs(seen.declination - (15 + 37 / 60.0 + 45.5 / 3600)) * 3600 < 12)
  }

  /// An orbit outside the Earth's: one retrograde loop around every opposition, as many as there are synodic periods.
  @Test(arguments: zip(CelestialBody.asteroids, [466.7, 466.4, 474.0, 504.3]))
  func everyOppositionIsInALoop(_ body: CelestialBody, _ synodicPeriod: Double) throws {
    let span = (from: TT(julianDate: 2415020.5), to: TT(julianDate: 2451544.5))
    let stations = try AngularMotion.longitude(of: body).path(from: span.from, to: span.to).stations
    for (earlier, later) in zip(stations, stations.dropFirst()) { #expect(earlier.turnsRetrograde != later.turnsRetrograde) }
    let oppositions = try AngularMotion.elongation(of: body, from: .sun).path(from: span.from, to: span.to).crossings(of: 180)
    #expect(abs(Double(oppositions.count) - 36524 / synodicPeriod) < 1.5)
    #expect(abs(stations.count - 2 * oppositions.count) <= 2)
    for opposition in oppositions {
      #expect(try Sky(at: opposition.instant).position(of: body).isRetrograde)
    }
  }

  /// The belt lies between Mars and Jupiter, and only Pallas climbs far from the ecliptic.
  @Test(
    arguments: zip(CelestialBody.asteroids, [(1.57...3.98, 18.0), (1.18...4.40, 58), (1.02...4.34, 26), (1.12...3.60, 13.5)]))
  func theBelt(_ body: CelestialBody, _ limits: (distance: ClosedRange<Double>, latitude: Double)) throws {
    for day in stride(from: 2287185.5, through: 2688975.5, by: 211.7) {
      let position = try Sky(at: TT(julianDate: day)).position(of: body)
      #expect(limits.distance.contains(position.distance))
      #expect(abs(position.latitude) < limits.latitude)
    }
  }

  /// In the wide tier too every speed is the derivative of its coordinate.
  @Test(arguments: CelestialBody.asteroids)
  func wideSpeedsAreDerivatives(_ body: CelestialBody) throws {
    let step = 0.01
    for day in Array(stride(from: 2287190.5, to: 2378300, by: 3001.3)) + Array(stride(from: 2524801.5, to: 2688970, by: 4321.9)) {
      let before = try Sky(at: TT(julianDate: day - step)).position(of: body)
      let now = try Sky(at: TT(julianDate: day)).position(of: body)
      let after = try Sky(at: TT(julianDate: day + step)).position(of: body)
      #expect(abs(wrapped(after.longitude - before.longitude) / (2 * step) - now.longitudeSpeed) * 3600 < 0.02)
      #expect(abs((after.latitude - before.latitude) / (2 * step) - now.latitudeSpeed) * 3600 < 0.02)
      #expect(abs((after.distance - before.distance) / (2 * step) - now.distanceSpeed) < 1e-7)
    }
  }

  /// Tiers meet without a step, and so do segments: every tenth seam of the precise tier.
  @Test(arguments: CelestialBody.asteroids)
  func thePathHasNoSteps(_ body: CelestialBody) throws {
    let tier = -73244.5...73255.5
    let segments = 191
    let seams = stride(from: 10, to: segments, by: 10).map {
      tier.lowerBound + (tier.upperBound - tier.lowerBound) * Double($0) / Double(segments)
    }
    for (seam, limit) in [(tier.lowerBound, 0.1), (tier.upperBound, 0.1)] + seams.map({ ($0, 0.005) }) {
      let before = try Sky(at: TT(daysSinceJ2000: seam - 1e-6)).position(of: body)
      let after = try Sky(at: TT(daysSinceJ2000: seam + 1e-6)).position(of: body)
      let moved = wrapped(after.longitude - before.longitude) - before.longitudeSpeed * 2e-6
      #expect(abs(moved) * 3600 < limit)
    }
  }

  @Test(arguments: CelestialBody.asteroids)
  func theirYearsAreThoseOfTheKernel(_ body: CelestialBody) throws {
    for edge in [2287185.5, 2688975.5] { #expect(throws: Never.self) { try Sky(at: TT(julianDate: edge)).position(of: body) } }
    for outside in [2287185.4, 2688975.6] {
      #expect(throws: EphemerisError.outsideRange(body: nil, julianDate: outside, supported: Sky.supportedJulianDates)) {
        try Sky(at: TT(julianDate: outside)).position(of: body)
      }
    }
  }

  /// What was written down by number before there were asteroids still means the same, and nobody gets one unasked.
  @Test func theyStandBehindAllOthers() {
    #expect(CelestialBody.allCases == CelestialBody.customary + CelestialBody.asteroids)
    #expect(CelestialBody.allCases.map { Int($0.rawValue) } == Array(0..<19))
    #expect(CelestialBody.osculatingApogee.rawValue == 14)
    #expect(CelestialBody.asteroids.map(\.name) == ["Ceres", "Pallas", "Juno", "Vesta"])
  }
}
