import Testing

@testable import Ephemeris

/// What every search for exact moments must do: at 0° Aries, at the branch cut of 180°, at the edges of the kernel, over any span.
@Suite struct SearchPropertyTests {
  private static let edges = (
    start: TT(julianDate: Sky.supportedJulianDates.lowerBound), end: TT(julianDate: Sky.supportedJulianDates.upperBound)
  )

  private static func seconds(_ a: TT, _ b: TT) -> Double { abs(a.daysSinceJ2000 - b.daysSinceJ2000) * 86400 }

  private static func signed(_ degrees: Double) -> Double { degrees - 360 * nearestInteger(degrees / 360) }

  // MARK: 0° Aries

  @Test func theSunEntersAriesOnceAYear() throws {
    let path = try AngularMotion.longitude(of: .sun).path(from: TT(julianDate: 2415020.5), to: TT(julianDate: 2488069.5))
    let crossings = try path.crossings(of: 0)
    #expect(crossings.count == 200)
    for (a, b) in zip(crossings, crossings.dropFirst()) {
      // The planets pull the equinox about by a quarter of an hour.
      #expect(abs(b.instant.daysSinceJ2000 - a.instant.daysSinceJ2000 - 365.2424) < 0.02)
    }
    for crossing in crossings {
      #expect(!crossing.isRetrograde && crossing.angle == 0)
      #expect(abs(Self.signed(try Sky(at: crossing.instant).position(of: .sun).longitude)) < 1e-9)
    }
    // A full turn more or less is the same degree.
    for name in [360.0, -360, 720] { #expect(try path.crossings(of: name).map(\.instant) == crossings.map(\.instant)) }
  }

  /// A body that goes back over 0° Aries meets it in both directions: counted by a plain walk.
  @Test(arguments: [CelestialBody.mercury, .venus, .mars, .jupiter, .saturn, .trueNode, .osculatingApogee])
  func loopsOverAries(_ body: CelestialBody) throws {
    let start = TT(julianDate: 2433282.5)
    let isSlow = [.jupiter, .saturn].contains(body)
    let days = isSlow ? 365.0 * 40 : (body == .osculatingApogee ? 365 * 9 : 365 * 20)
    let step = isSlow ? 8.0 : (body == .osculatingApogee ? 0.25 : 1)
    let path = try AngularMotion.longitude(of: body).path(from: start, to: start.advanced(byDays: days))
    var walked: [(time: Double, isRetrograde: Bool)] = []
    var last = Self.signed(try Sky(at: start).position(of: body).longitude)
    for time in stride(from: step, through: days, by: step) {
      let next = Self.signed(try Sky(at: start.advanced(byDays: time)).position(of: body).longitude)
      if (next < 0) != (last < 0), abs(next - last) < 90 { walked.append((time, next < last)) }
      last = next
    }
    let found = try path.crossings(of: 0)
    #expect(found.map(\.isRetrograde) == walked.map(\.isRetrograde))
    for (crossing, seen) in zip(found, walked) {
      #expect(
        crossing.instant <= start.advanced(byDays: seen.time) && crossing.instant >= start.advanced(byDays: seen.time - step))
      #expect(abs(Self.signed(try Sky(at: crossing.instant).position(of: body).longitude)) < 1e-7)
    }
    #expect(!found.isEmpty)
    if [.mercury, .trueNode].contains(body) { #expect(found.contains { $0.isRetrograde }) }
    #expect(try path.crossings(ofMultiplesOf: 30).filter { $0.angle == 0 }.count == found.count)
  }

  // MARK: 180°

  @Test(arguments: [
    (CelestialBody.mars, CelestialBody.sun), (.jupiter, .saturn), (.moon, .sun), (.moon, .pluto), (.mercury, .mars),
    (.venus, .uranus),
    (.saturn, .trueNode), (.jupiter, .moon),
  ])
  func oppositionsAndConjunctionsAreKeptApart(_ body: CelestialBody, _ origin: CelestialBody) throws {
    let start = TT(julianDate: 2451544.5)
    let years = body == .moon || origin == .moon ? 1.0 : 12
    let path = try AngularMotion.elongation(of: body, from: origin).path(from: start, to: start.advanced(byDays: 365.25 * years))
    var walk: [Double] = []
    for step in 0...Int(365.25 * years * 2) {
      let sky = try Sky(at: start.advanced(byDays: Double(step) / 2))
      walk.append(Self.signed(try sky.position(of: body).longitude - sky.position(of: origin).longitude))
    }
    for target in [0.0, 180, 179.9999, 180.0001, 90, 270] {
      let gaps = walk.map { Self.signed($0 - target) }
      let expected = zip(gaps, gaps.dropFirst()).count { ($0 < 0) != ($1 < 0) && abs($0 - $1) < 90 }
      let found = try path.crossings(of: target)
      #expect(found.count == expected, "\(target)")
      for crossing in found {
        let sky = try Sky(at: crossing.instant)
        let angle = try sky.position(of: body).longitude - sky.position(of: origin).longitude
        #expect(abs(Self.signed(angle - target)) < 1e-7, "\(target)")
      }
    }
  }

  @Test(arguments: [CelestialBody.mercury, .venus]) func innerPlanetsAreNeverOpposite(_ body: CelestialBody) throws {
    let path = try AngularMotion.elongation(of: body, from: .sun).path(
      from: TT(julianDate: 2415020.5), to: TT(julianDate: 2433282.5))
    for angle in [180.0, 90, 270, 60, 300] { #expect(try path.crossings(of: angle).isEmpty) }
    // Inferior ones backwards, superior ones forwards, in turn.
    let meetings = try path.crossings(of: 0)
    #expect(zip(meetings, meetings.dropFirst()).allSatisfy { $0.isRetrograde != $1.isRetrograde })
    #expect(meetings.count > 60)
    #expect(path.stations.allSatisfy { abs(Self.signed($0.angle)) < (body == .mercury ? 28 : 48) })
  }

  // MARK: the edges of the kernel

  @Test(arguments: [CelestialBody.sun, .moon, .mercury, .venus, .mars, .jupiter, .pluto, .meanNode, .trueNode])
  func eventsAtTheVeryEdgesAreFound(_ body: CelestialBody) throws {
    let motion = AngularMotion.longitude(of: body)
    let first = try motion.path(from: Self.edges.start, to: Self.edges.start.advanced(byDays: 40))
    let last = try motion.path(from: Self.edges.end.advanced(byDays: -40), to: Self.edges.end)
    for (path, edge, inwards) in [(first, Self.edges.start, 1.0), (last, Self.edges.end, -1.0)] {
      let there = try motion.state(at: edge).angle
      #expect(try path.crossings(of: there).contains { Self.seconds($0.instant, edge) < 0.01 })
      for away in [1.0, 60, 3600] {
        let instant = edge.advanced(byDays: inwards * away / 86400)
        let angle = try motion.state(at: instant).angle
        #expect(try path.crossings(of: angle).contains { Self.seconds($0.instant, instant) < 0.1 }, "\(away)")
      }
    }
  }

  @Test func whateverReachesPastTheKernelNamesItsRange() throws {
    let inside = Self.edges.start.advanced(byDays: 30)
    let before = Self.edges.start.advanced(byDays: -1.0 / 86400)
    let late = Self.edges.end.advanced(byDays: -30)
    let after = Self.edges.end.advanced(byDays: 1.0 / 86400)
    let place = try LocalEclipseReference.place(48.2, 16.37)
    func expectRange(_ work: () throws(EphemerisError) -> Void) {
      do throws(EphemerisError) {
        try work()
        Issue.record("a span beyond the kernel has no answer")
      } catch {
        guard case .outsideRange(nil, let date, Sky.supportedJulianDates) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(!Sky.supportedJulianDates.contains(date))
      }
    }
    for (start, end) in [(before, inside), (late, after), (before, after)] {
      expectRange { () throws(EphemerisError) in _ = try AngularMotion.longitude(of: .mars).path(from: start, to: end) }
      expectRange { () throws(EphemerisError) in
        _ = try AngularMotion.elongation(of: .moon, from: .sun).path(from: start, to: end)
      }
      expectRange { () throws(EphemerisError) in _ = try LunarEvents.phases(from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try SolarEclipse.all(from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try LunarEclipse.all(from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try SolarEclipse.all(from: start, to: end, seenFrom: place) }
      expectRange { () throws(EphemerisError) in _ = try LunarEclipse.all(from: start, to: end, seenFrom: place) }
    }
    for (start, end) in [(before, inside), (late, after)] {
      expectRange { () throws(EphemerisError) in _ = try LunarEvents.orbit(from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try HorizonPassages(of: .moon, at: place, from: start, to: end) }
    }
    for body in [CelestialBody.sun, .moon] {
      #expect(throws: EphemerisError.notFinite) {
        _ = try AngularMotion.longitude(of: body).path(from: TT(daysSinceJ2000: .nan), to: inside)
      }
    }
    #expect(throws: EphemerisError.self) { _ = try SolarEclipse.all(from: inside, to: TT(daysSinceJ2000: .infinity)) }
  }

  @Test func theWholeKernelIsSearched() throws {
    let solar = try SolarEclipse.all(from: Self.edges.start, to: Self.edges.end)
    let lunar = try LunarEclipse.all(from: Self.edges.start, to: Self.edges.end)
    // 1,100 years: from two to five of the Sun a year, and never more than seven of both.
    #expect((2_400...2_750).contains(solar.count) && (2_400...2_850).contains(lunar.count))
    let all = (solar.map(\.maximum) + lunar.map(\.maximum)).sorted()
    // Half a lunation within a season, five or six lunations between two.
    #expect(zip(all, all.dropFirst()).allSatisfy { (13...180).contains($1.daysSinceJ2000 - $0.daysSinceJ2000) })
  }
}
