import Ephemeris
import Testing

@testable import Astrology

/// What the searches of the room must do at 0° Aries, at 180°, at the edges of the ephemeris, and over any span.
@Suite struct EventPropertyTests {
  private static let edges = (
    start: TT(julianDate: Sky.supportedJulianDates.lowerBound), end: TT(julianDate: Sky.supportedJulianDates.upperBound)
  )

  private static func seconds(_ a: TT, _ b: TT) -> Double { abs(a.daysSinceJ2000 - b.daysSinceJ2000) * 86400 }

  private static func span(_ numbers: inout SeededNumbers, days: Double) -> (TT, TT, TT) {
    let start = Double.random(in: -164_000...(237_000 - days), using: &numbers)
    let length = Double.random(in: 1...days, using: &numbers)
    return (
      TT(daysSinceJ2000: start), TT(daysSinceJ2000: start + length * .random(in: 0...1, using: &numbers)),
      TT(daysSinceJ2000: start + length)
    )
  }

  // MARK: 0° Aries

  /// A body enters Aries from Pisces, or Pisces from Aries when it goes back; nothing else happens at 0°.
  @Test func ingressesOverAries() throws {
    let events = try SkyEvent.all(
      from: TT(julianDate: 2448257.5), to: TT(julianDate: 2455562.5), bodies: [.sun, .mercury, .venus, .mars, .jupiter],
      categories: [.ingresses])
    var backwards = 0
    for body in [CelestialBody.sun, .mercury, .venus, .mars, .jupiter] {
      var sign: ZodiacSign?
      for event in events {
        guard case .ingress(body, let entered, let isRetrograde) = event.kind else { continue }
        let longitude = try Sky(at: event.instant).position(of: body).longitude
        let edge = Double(entered.rawValue) * 30 + (isRetrograde ? 30 : 0)
        #expect(abs(signedDegrees(longitude - edge)) < 1e-7)
        // Sign after sign without a gap, also around the end of the circle.
        if let sign { #expect(entered == sign.advanced(by: isRetrograde ? -1 : 1), "\(event)") }
        if entered == .pisces, isRetrograde { backwards += 1 }
        sign = entered
      }
    }
    #expect(backwards > 0)
  }

  @Test(arguments: [CelestialBody.sun, .moon, .mercury, .mars]) func returnsToTheFirstDegree(_ body: CelestialBody) throws {
    let start = TT(julianDate: 2451544.5)
    let end = start.advanced(byDays: 3000)
    let exact = try Returns.all(of: body, to: 0, from: start, to: end)
    #expect(!exact.isEmpty)
    for longitude in [360.0, -360] {
      #expect(try Returns.all(of: body, to: longitude, from: start, to: end).map(\.instant) == exact.map(\.instant))
    }
    // A second of arc on either side is met as often, and close by, unless a station lies between.
    for longitude in [359.9999, 0.0001] {
      let near = try Returns.all(of: body, to: longitude, from: start, to: end)
      #expect(near.count == exact.count)
      #expect(zip(near, exact).allSatisfy { Self.seconds($0.instant, $1.instant) < 7200 && $0.isRetrograde == $1.isRetrograde })
    }
  }

  /// Points near 0° and 180° of a chart are met like any other: a plain walk meets them as often.
  @Test func transitsToPointsAboutTheBranchCuts() throws {
    var numbers = SeededNumbers(state: 180)
    let start = TT(julianDate: 2460310.5)
    let end = start.advanced(byDays: 400)
    for _ in 0..<2 {
      // Born with the Moon within a few seconds of 0° or 180°.
      let first = TT(daysSinceJ2000: Double.random(in: -20_000...8_000, using: &numbers))
      for target in [0.0, 180] {
        let birth = try #require(try Returns.next(of: .moon, to: target, after: first))
        let chart = try NatalChart(
          moment: ChartMoment(tt: birth.instant, ut1: UT1(birth.instant)), location: TechniqueFixture.place(0, 0))
        let transits = try TransitSearch(of: [.sun, .mercury, .mars], from: start, to: end).transits(
          to: chart, points: [.body(.moon)])
        for body in [CelestialBody.sun, .mercury, .mars] {
          for kind in AspectKind.major {
            var expected = 0
            for side in kind == .conjunction || kind == .opposition ? [1.0] : [1.0, -1] {
              var gaps: [Double] = []
              for step in 0...1600 {
                let longitude = try Sky(at: start.advanced(byDays: Double(step) / 4)).position(of: body).longitude
                gaps.append(signedDegrees(longitude - target - side * kind.angle))
              }
              expected += zip(gaps, gaps.dropFirst()).count { ($0 < 0) != ($1 < 0) && abs($0 - $1) < 90 }
            }
            let found = transits.filter { $0.body == body && $0.kind == kind }
            #expect(found.count == expected, "\(body) \(kind) \(target)")
            for transit in found {
              let longitude = try Sky(at: transit.instant).position(of: transit.body).longitude
              #expect(abs(abs(signedDegrees(longitude - target)) - kind.angle) < 1e-6)
            }
          }
        }
      }
    }
  }

  // MARK: 180°

  /// Each aspect of the sky is the angle that it says, and a conjunction is never an opposition.
  @Test func aspectsAreWhatTheySay() throws {
    let bodies: [CelestialBody] = [.sun, .mercury, .mars, .jupiter, .saturn, .pluto]
    let events = try SkyEvent.all(
      from: TT(julianDate: 2458849.5), to: TT(julianDate: 2462502.5), bodies: bodies, categories: [.aspects])
    var counts: [AspectKind: Int] = [:]
    for event in events {
      guard case .aspect(let first, let kind, let second) = event.kind else { continue }
      counts[kind, default: 0] += 1
      let sky = try Sky(at: event.instant)
      let apart = abs(signedDegrees(try sky.position(of: first).longitude - sky.position(of: second).longitude))
      #expect(abs(apart - kind.angle) < 1e-6, "\(event)")
      if first == .sun, second == .mercury { #expect(kind == .conjunction) }
    }
    #expect(AspectKind.major.allSatisfy { (counts[$0] ?? 0) > 30 })
  }

  // MARK: spans in two parts

  @Test func theSkyInTwoParts() throws {
    var numbers = SeededNumbers(state: 2)
    for _ in 0..<6 {
      let (start, middle, end) = Self.span(&numbers, days: 120)
      let whole = try SkyEvent.all(from: start, to: end)
      let parts = try SkyEvent.all(from: start, to: middle) + SkyEvent.all(from: middle, to: end)
      #expect(whole.count == parts.count)
      // Two events may happen within the same millisecond, and change places.
      #expect(Set(whole.map { Self.name($0) }) == Set(parts.map { Self.name($0) }))
      #expect(zip(whole, parts).allSatisfy { Self.seconds($0.instant, $1.instant) < 2 })
    }
  }

  /// An event without the last digits of its longitude.
  private static func name(_ event: SkyEvent) -> String {
    switch event.kind {
    case .station(let body, _, let turnsRetrograde): "station \(body) \(turnsRetrograde)"
    case .phase(let phase, _): "phase \(phase)"
    default: "\(event.kind)"
    }
  }

  @Test func transitsInTwoParts() throws {
    var numbers = SeededNumbers(state: 3)
    let chart = try TechniqueFixture.newYork()
    for _ in 0..<6 {
      let (start, middle, end) = Self.span(&numbers, days: 200)
      let whole = try TransitSearch(from: start, to: end).transits(to: chart)
      let parts =
        try TransitSearch(from: start, to: middle).transits(to: chart) + TransitSearch(from: middle, to: end).transits(to: chart)
      #expect(whole.count == parts.count)
      #expect(zip(whole, parts).allSatisfy { Self.seconds($0.instant, $1.instant) < 0.05 })
    }
  }

  @Test(arguments: [CelestialBody.moon, .mercury, .venus, .mars, .saturn, .trueNode]) func returnsInTwoParts(
    _ body: CelestialBody
  ) throws {
    var numbers = SeededNumbers(state: UInt64(body.rawValue))
    for _ in 0..<8 {
      let (start, middle, end) = Self.span(&numbers, days: body == .moon ? 300 : 2500)
      let longitude = Double.random(in: 0..<360, using: &numbers)
      let whole = try Returns.all(of: body, to: longitude, from: start, to: end)
      let parts =
        try Returns.all(of: body, to: longitude, from: start, to: middle)
        + Returns.all(of: body, to: longitude, from: middle, to: end)
      #expect(whole.count == parts.count)
      #expect(zip(whole, parts).allSatisfy { Self.seconds($0.instant, $1.instant) < 0.05 && $0.isRetrograde == $1.isRetrograde })
    }
  }

  // MARK: the edges of the ephemeris

  @Test func theLastMinuteIsSearched() throws {
    for (edge, inwards) in [(Self.edges.start, 1.0), (Self.edges.end, -1.0)] {
      let instant = edge.advanced(byDays: inwards / 1440)
      let there = try Sky(at: instant).position(of: .sun).longitude
      let (start, end) = inwards > 0 ? (edge, edge.advanced(byDays: 60)) : (edge.advanced(byDays: -60), edge)
      let hits = try Returns.all(of: .sun, to: there, from: start, to: end)
      #expect(hits.count == 1 && Self.seconds(hits[0].instant, instant) < 0.1)
      #expect(try !SkyEvent.all(from: start, to: end).isEmpty)
      #expect(try !TransitSearch(from: start, to: end).transits(to: TechniqueFixture.newYork()).isEmpty)
      #expect(try !VoidOfCourse.all(from: start, to: end).isEmpty)
    }
    #expect(try Returns.next(of: .saturn, to: 10, after: Self.edges.end.advanced(byDays: -1)) == nil)
  }

  @Test func whatReachesPastTheEphemerisNamesItsRange() throws {
    let chart = try TechniqueFixture.newYork()
    func expectRange(_ work: () throws(EphemerisError) -> Void) {
      do throws(EphemerisError) {
        try work()
        Issue.record("a span beyond the ephemeris has no answer")
      } catch {
        guard case .outsideRange(nil, let date, Sky.supportedJulianDates) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(!Sky.supportedJulianDates.contains(date))
      }
    }
    let second = 1.0 / 86400
    let spans = [
      (Self.edges.start.advanced(byDays: -second), Self.edges.start.advanced(byDays: 20)),
      (Self.edges.end.advanced(byDays: -20), Self.edges.end.advanced(byDays: second)),
    ]
    for (start, end) in spans {
      expectRange { () throws(EphemerisError) in _ = try SkyEvent.all(from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try TransitSearch(from: start, to: end).transits(to: chart) }
      expectRange { () throws(EphemerisError) in _ = try Returns.all(of: .moon, to: 0, from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try VoidOfCourse.all(from: start, to: end) }
      expectRange { () throws(EphemerisError) in _ = try SadeSati.spans(moonSign: .aries, from: start, to: end) }
    }
    expectRange { () throws(EphemerisError) in
      _ = try Returns.next(of: .sun, to: 0, after: Self.edges.end.advanced(byDays: second))
    }
  }
}
