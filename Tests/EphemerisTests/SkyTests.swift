import Testing

@testable import Ephemeris

@Suite struct SkyTests {
  private func wrapped(_ degrees: Double) -> Double { degrees - 360 * ((degrees + 180) / 360).rounded(.down) }

  /// What cannot be: an inner planet far from the Sun, a Moon off its path, a retrograde light.
  @Test func impossibilities() throws {
    for day in stride(from: 2287200.5, through: 2688900.5, by: 577.3) {
      let sky = try Sky(at: TT(julianDate: day))
      let sun = try sky.position(of: .sun)
      let moon = try sky.position(of: .moon)
      #expect(abs(wrapped(try sky.position(of: .mercury).longitude - sun.longitude)) < 28.6)
      #expect(abs(wrapped(try sky.position(of: .venus).longitude - sun.longitude)) < 48)
      #expect(abs(sun.latitude) < 0.001)
      #expect((0.98...1.02).contains(sun.distance))
      #expect((0.95...1.02).contains(sun.longitudeSpeed))
      #expect(abs(moon.latitude) < 5.35)
      #expect((11.6...15.5).contains(moon.longitudeSpeed))
      #expect((0.00238...0.00272).contains(moon.distance))
      for body in CelestialBody.planets {
        let position = try sky.position(of: body)
        #expect((0..<360).contains(position.longitude))
        #expect((-18...18).contains(position.latitude))
      }
    }
  }

  /// Every speed is the derivative of its coordinate, nodes and apogees included.
  @Test(arguments: CelestialBody.allCases)
  func speedsAreDerivatives(_ body: CelestialBody) throws {
    let step = 0.002
    for day in stride(from: 2380000.5, through: 2524000.5, by: 4321.9) {
      let before = try Sky(at: TT(julianDate: day - step)).position(of: body)
      let now = try Sky(at: TT(julianDate: day)).position(of: body)
      let after = try Sky(at: TT(julianDate: day + step)).position(of: body)
      // The osculating points swing fast; their rates leave out all but the Sun's tide.
      let tolerance = body == .osculatingApogee ? 3.0 : (body == .trueNode ? 0.5 : 0.05)
      #expect(abs(wrapped(after.longitude - before.longitude) / (2 * step) - now.longitudeSpeed) * 3600 < tolerance)
      #expect(abs((after.latitude - before.latitude) / (2 * step) - now.latitudeSpeed) * 3600 < tolerance)
      #expect(abs((after.distance - before.distance) / (2 * step) - now.distanceSpeed) < 2e-7)
    }
  }

  /// Segments and tiers meet without a step.
  @Test(arguments: CelestialBody.planets)
  func thePathHasNoSteps(_ body: CelestialBody) throws {
    let start = -73244.5
    let seams: [Double] = [start, 73255.5, start + 8 * 700, start + 63.97379912663755 * 900]
    for seam in seams {
      let before = try Sky(at: TT(daysSinceJ2000: seam - 1e-6)).position(of: body)
      let after = try Sky(at: TT(daysSinceJ2000: seam + 1e-6)).position(of: body)
      let moved = wrapped(after.longitude - before.longitude) - before.longitudeSpeed * 2e-6
      #expect(abs(moved) * 3600 < 0.08)
    }
  }

  @Test func outsideTheSpanIsAnErrorThatNamesIt() {
    #expect(throws: EphemerisError.outsideRange(body: nil, julianDate: 2159345.0, supported: 2287185.5...2688975.5)) {
      try Sky(at: TT(julianDate: 2159345.0))
    }
    #expect(throws: EphemerisError.notFinite) { try Sky(at: TT(daysSinceJ2000: .nan)) }
    #expect(throws: EphemerisError.self) { try Sky(at: TT(daysSinceJ2000: .infinity)) }
    #expect(throws: Never.self) { try Sky(at: TT(julianDate: 2287185.5)).position(of: .pluto) }
    #expect(throws: Never.self) { try Sky(at: TT(julianDate: 2688975.5)).position(of: .moon) }
  }

  @Test func chironKnowsItsLimits() throws {
    let early = try Sky(at: TT(julianDate: 2300000.5))
    #expect(throws: EphemerisError.self) { try early.position(of: .chiron) }
    #expect(throws: Never.self) { try early.position(of: .pluto) }
  }

  /// The Sun at the equinox of March 2000 (20 March, 07:35 UT) crosses 0° and the equator.
  @Test func equinox() throws {
    let date = try #require(CalendarDate(year: 2000, month: 3, day: 20))
    let clock = try #require(CivilDateTime(date: date, hour: 7, minute: 35))
    let sky = try Sky(at: TT(UTC(daysSinceJ2000: clock.daysSinceJ2000())))
    let sun = try sky.position(of: .sun)
    #expect(abs(wrapped(sun.longitude)) < 0.001)
    #expect(abs(sky.equatorial(sun).declination) < 0.0005)
  }

  /// Meeus, example 13.b: Venus over the US Naval Observatory, 1987 April 10, 19:21:00 UT: altitude 15.125°, azimuth 68.034° from south.
  @Test func horizon() throws {
    let ut1 = UT1(julianDate: 2446896.30625)
    let sky = try Sky(at: TT(ut1))
    let observatory = try #require(GeographicLocation(latitude: 38.921389, longitude: -77.065556))
    let seen = sky.horizontal(try sky.position(of: .venus), from: observatory, siderealTime: sky.siderealTime(at: ut1))
    #expect(abs(seen.altitude - 15.1249) < 0.001)
    #expect(abs(seen.azimuth - 248.0337) < 0.001)
  }

  /// Meeus, example 12.a: mean 13h10m46.3668s and apparent 13h10m46.1351s at Greenwich, 1987 April 10, 0h UT.
  @Test func siderealTime() throws {
    let ut1 = UT1(julianDate: 2446895.5)
    let sky = try Sky(at: TT(ut1))
    #expect(abs(sky.siderealTime(at: ut1).greenwich / 15 - (13 + 10 / 60.0 + 46.1351 / 3600)) * 3600 < 0.02)
  }

  /// Meeus, example 22.a: Δψ −3.788″, Δε +9.443″, true obliquity 23°26′36.850″, 1987 April 10, 0h TD.
  @Test func nutationAndObliquity() throws {
    let orientation = try Sky(at: TT(julianDate: 2446895.5)).orientation
    #expect(abs(orientation.nutationInLongitude * 3600 + 3.788) < 0.02)
    #expect(abs(orientation.nutationInObliquity * 3600 - 9.443) < 0.02)
    #expect(abs(orientation.trueObliquity - (23 + 26 / 60.0 + 36.85 / 3600)) * 3600 < 0.1)
  }

  @Test func placesAreChecked() {
    #expect(GeographicLocation(latitude: 91, longitude: 0) == nil)
    #expect(GeographicLocation(latitude: 0, longitude: 181) == nil)
    #expect(GeographicLocation(latitude: .nan, longitude: 0) == nil)
    #expect(GeographicLocation(latitude: 0, longitude: 0) != nil)
    #expect(GeographicLocation(latitude: -90, longitude: -180) != nil)
  }
}
