import Ephemeris
import Testing

@testable import Astrology

/// The Moon void of course, and planetary hours.
@Suite struct LunarTimeTests {
  /// The same by looking at the sky every ten minutes.
  @Test(arguments: VoidOfCourse.Bodies.allCases)
  func voidsAgreeWithScanning(_ bodies: VoidOfCourse.Bodies) throws {
    let step = 10.0 / 1440
    for day in [8766.3, 8850.0, 8901.9, 9000.5] {
      let stay = try VoidOfCourse(at: TT(daysSinceJ2000: day), bodies: bodies)
      #expect(stay.entry.daysSinceJ2000 <= day && day < stay.exit.daysSinceJ2000)
      var last: (time: Double, body: CelestialBody)?
      var count = 0
      var before: [CelestialBody: Double] = [:]
      var time = stay.entry.daysSinceJ2000 + 1e-9
      while time < stay.exit.daysSinceJ2000 {
        let sky = try Sky(at: TT(daysSinceJ2000: time))
        let moon = try sky.position(of: .moon).longitude
        #expect(ZodiacSign(longitude: moon) == stay.sign)
        for body in bodies.list {
          let elongation = normalizedDegrees(moon - (try sky.position(of: body).longitude))
          defer { before[body] = elongation }
          guard let previous = before[body] else { continue }
          let passed = [0.0, 60, 90, 120, 180, 240, 270, 300].contains {
            signedDegrees(previous - $0) < 0 && signedDegrees(elongation - $0) >= 0 && abs(signedDegrees(elongation - $0)) < 1
          }
          if passed {
            count += 1
            last = (time, body)
          }
        }
        time += step
      }
      // What falls into the last ten minutes of the stay, the scan does not see.
      let seen = stay.aspects.filter { $0.instant.daysSinceJ2000 < time - step }
      #expect(seen.count == count && !seen.isEmpty)
      #expect(seen.last?.body == last?.body)
      let found = try #require(seen.last).instant.daysSinceJ2000
      let scanned = try #require(last).time
      #expect(found <= scanned && found > scanned - step - 1e-9)
    }
  }

  @Test func aspectsOfAStayAreExact() throws {
    let stays = try VoidOfCourse.all(from: TT(daysSinceJ2000: 8766), to: TT(daysSinceJ2000: 8796))
    // Thirty days are thirteen signs, less those at the ends.
    #expect((10...13).contains(stays.count))
    #expect(zip(stays, stays.dropFirst()).allSatisfy { $0.exit == $1.entry && ($0.sign.rawValue + 1) % 12 == $1.sign.rawValue })
    for stay in stays {
      #expect((1.8...2.7).contains(stay.exit.daysSinceJ2000 - stay.entry.daysSinceJ2000))
      #expect(stay.start >= stay.entry && stay.start < stay.exit)
      for aspect in stay.aspects {
        let sky = try Sky(at: aspect.instant)
        let separation = abs(
          signedDegrees(try sky.position(of: .moon).longitude - sky.position(of: aspect.body).longitude))
        #expect(abs(separation - aspect.kind.angle) < 1e-6 && aspect.kind.isMajor)
      }
      #expect(stay.isVoid(at: stay.start) && !stay.isVoid(at: stay.exit))
      #expect(!stay.isVoid(at: stay.start.advanced(byDays: -1e-6)))
      // Asked at any instant within, the answer is the same stay.
      let again = try VoidOfCourse(at: stay.entry.advanced(byDays: 1))
      #expect(again.sign == stay.sign && abs(again.start.daysSinceJ2000 - stay.start.daysSinceJ2000) < 1e-7)
    }
    #expect(VoidOfCourse.Bodies.traditional.list == [.sun, .mercury, .venus, .mars, .jupiter, .saturn])
    #expect(VoidOfCourse.Bodies.modern.list.count == 9)
  }

  /// With fewer bodies to meet the Moon is void no later.
  @Test func theSevenMakeLongerVoids() throws {
    for day in stride(from: 0.0, to: 300, by: 7.7) {
      let modern = try VoidOfCourse(at: TT(daysSinceJ2000: day), bodies: .modern)
      let traditional = try VoidOfCourse(at: TT(daysSinceJ2000: day), bodies: .traditional)
      #expect(traditional.start <= modern.start && traditional.exit == modern.exit)
      #expect(traditional.aspects.allSatisfy { modern.aspects.contains($0) })
    }
  }

  /// In February 1962 the Sun and the five planets of antiquity were all in Aquarius: a Moon in Pisces, between 0° and 60° ahead of each,
  /// meets none of them and is void all the way through.
  @Test func aSignWithoutAspectsIsVoidThroughout() throws {
    let start = TT(julianDate: 2437697.5)
    let stays = try VoidOfCourse.all(from: start, to: start.advanced(byDays: 12), bodies: .traditional)
    let pisces = try #require(stays.first { $0.sign == .pisces })
    #expect(pisces.aspects.isEmpty && pisces.lastAspect == nil && pisces.start == pisces.entry)
    #expect(pisces.isVoid(at: pisces.entry) && !pisces.isVoid(at: pisces.exit))
    #expect(try #require(stays.first { $0.sign == .aquarius }).aspects.count == 6)
  }

  @Test func outsideTheEphemerisIsAnError() {
    #expect(throws: EphemerisError.self) { try VoidOfCourse(at: TT(julianDate: 2287186.5)) }
    #expect(throws: EphemerisError.self) { try VoidOfCourse(at: TT(daysSinceJ2000: .nan)) }
  }

  /// Each day begins with the hour of its own planet, from Sunday's Sun on; 2 January 2000 was a Sunday.
  @Test func daysBeginWithTheirRuler() throws {
    let place = try #require(GeographicLocation(latitude: 52.5, longitude: 13.4))
    let rulers: [ClassicalPlanet] = [.sun, .moon, .mars, .mercury, .jupiter, .venus, .saturn]
    for day in 0..<14 {
      let noon = TT(daysSinceJ2000: 1 + Double(day))
      let hours = try #require(try PlanetaryHours(containing: noon, at: place))
      #expect(hours.dayRuler == rulers[day % 7])
      #expect(ClassicalPlanet(weekday: day) == rulers[day % 7])
      #expect(hours.hour(1)?.ruler == hours.dayRuler && hours.hour(1)?.start == hours.sunrise)
      // The eighth, fifteenth and twenty-second hours come back to it; the next would be the next day's first.
      #expect([8, 15, 22].allSatisfy { hours.hour($0)?.ruler == hours.dayRuler })
      #expect(hours.hour(24)?.ruler.chaldean(after: 1) == rulers[(day + 1) % 7])
      let all = hours.hours
      #expect(all.count == 24 && zip(all, all.dropFirst()).allSatisfy { $0.end == $1.start })
      #expect(all[12].start == hours.sunset && all[23].end == hours.nextSunrise)
      #expect(hours.hour(0) == nil && hours.hour(25) == nil)
      let now = try #require(hours.hour(at: noon))
      #expect(now.start <= noon && noon < now.end && now.isByDay)
      #expect(hours.hour(at: hours.nextSunrise) == nil && hours.hour(at: hours.sunset)?.number == 13)
    }
  }

  /// After midnight the hours are still those of the day before.
  @Test func theNightBelongsToTheDayBefore() throws {
    let place = try #require(GeographicLocation(latitude: 0, longitude: 0))
    // Monday, 3 January 2000, 03:00.
    let night = TT(daysSinceJ2000: 1.625)
    let hours = try #require(try PlanetaryHours(containing: night, at: place))
    #expect(hours.dayRuler == .sun)
    #expect(hours.hour(at: night)?.isByDay == false)
  }

  /// Kiritimati keeps the date of Asia at a longitude of America.
  @Test func clocksDecideTheWeekday() throws {
    let place = try #require(GeographicLocation(latitude: 1.87, longitude: -157.4))
    let noon = TT(daysSinceJ2000: 1 - 14.0 / 24)
    let byClock = try #require(try PlanetaryHours(containing: noon, at: place, clockOffsetSeconds: 14 * 3600))
    let byLongitude = try #require(try PlanetaryHours(containing: noon, at: place))
    #expect(byClock.dayRuler == .sun && byLongitude.dayRuler == .saturn)
  }

  @Test func whereTheSunDoesNotRiseThereAreNoHours() throws {
    let tromso = try #require(GeographicLocation(latitude: 69.65, longitude: 18.96))
    #expect(try PlanetaryHours(containing: TT(daysSinceJ2000: 0), at: tromso) == nil)
    // Midsummer.
    #expect(try PlanetaryHours(containing: TT(daysSinceJ2000: 172), at: tromso) == nil)
    #expect(try PlanetaryHours(containing: TT(daysSinceJ2000: 80), at: tromso) != nil)
  }
}
