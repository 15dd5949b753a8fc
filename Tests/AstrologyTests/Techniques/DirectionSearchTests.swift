import Ephemeris
import Testing

@testable import Astrology

@Suite struct DirectionSearchTests {
  private static let year = 365.24219

  private func life(_ chart: NatalChart, _ years: Double) -> TT { chart.moment.tt.advanced(byDays: years * Self.year) }

  @Test(arguments: DirectionKey.allCases) func everyDirectionIsExact(_ key: DirectionKey) throws {
    for (chart, from, to) in [(try TechniqueFixture.newYork(), 0.0, 12.0), (try TechniqueFixture.sydney(), -30, -22)] {
      let events = try DirectionSearch(of: chart, from: life(chart, from), to: life(chart, to), key: key).events()
      #expect(events.count > 25)
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.instant <= $1.instant })
      for event in events {
        let directed = try DirectedChart(of: chart, to: event.instant, key: key)
        #expect(abs(directed.arc - event.arc) < 1e-6)
        func place(_ point: ChartPoint) throws -> Double { try #require(directed.points.first { $0.point == point }).longitude }
        switch event.kind {
        case .aspect(let first, let kind, let second):
          let gap = TechniqueFixture.apart(try place(first), try #require(chart.longitude(of: second)))
          #expect(abs(gap - kind.angle) < 1e-6, "\(event)")
        case .ingress(let point, let sign):
          #expect(TechniqueFixture.apart(try place(point), 30 * Double(sign.rawValue)) < 1e-6, "\(event)")
        }
      }
    }
  }

  /// A walk in steps of a month of life (five minutes of arc) sees every point pass as often as the search finds it, and the Sun's arc
  /// through the end of the zodiac as well.
  @Test(arguments: DirectionKey.allCases) func aPlainWalkFindsAsMany(_ key: DirectionKey) throws {
    let chart = try NatalChart(
      moment: TechniqueFixture.moment(1962, 2, 5, 0, 10), location: TechniqueFixture.place(-12.05, -77.04))
    var found: [DirectionEvent.Kind: Int] = [:]
    for event in try DirectionSearch(of: chart, from: life(chart, 30), to: life(chart, 70), key: key).events() {
      found[event.kind, default: 0] += 1
    }
    var walked: [DirectionEvent.Kind: Int] = [:]
    let natal = chart.knownPoints.compactMap { point in chart.longitude(of: point).map { (point, $0) } }
    var last = 0.0
    for step in 0...480 {
      let arc = try DirectedChart(of: chart, to: life(chart, 30 + Double(step) / 12), key: key).arc
      func passes(_ value: Double) -> Bool {
        let (a, b) = (signedDegrees(last - value), signedDegrees(arc - value))
        return a < 0 && b >= 0 && b - a < 90
      }
      if step > 0 {
        for (first, start) in natal {
          for (second, end) in natal {
            for kind in AspectKind.major {
              if passes(end - start + kind.angle) { walked[.aspect(first, kind, second), default: 0] += 1 }
              if ![0, 180].contains(kind.angle), passes(end - start - kind.angle) {
                walked[.aspect(first, kind, second), default: 0] += 1
              }
            }
          }
          for sign in ZodiacSign.allCases where passes(30 * Double(sign.rawValue) - start) {
            walked[.ingress(first, sign), default: 0] += 1
          }
        }
      }
      last = arc
    }
    #expect(found == walked)
    #expect(found.count > 150)
  }

  /// Naibod's arc of 60° is 60° 52′ 24″ of years: every point is then in sextile to its own place.
  @Test func sixtyDegreesAfterBirth() throws {
    let chart = try TechniqueFixture.newYork()
    let events = try DirectionSearch(of: chart, from: life(chart, 60.5), to: life(chart, 61.2), key: .naibod).events()
    let own = events.filter { if case .aspect(let first, .sextile, let second) = $0.kind { first == second } else { false } }
    #expect(own.count == chart.knownPoints.count)
    for event in own {
      #expect(abs(event.arc - 60) < 1e-9)
      #expect(abs(event.instant.daysSinceJ2000 - life(chart, 60 / ProgressedChart.naibodArc).daysSinceJ2000) < 1e-6)
    }
  }

  /// A nation's life is longer than a turn of the arc.
  @Test func theArcGoesOnPastAFullTurn() throws {
    let chart = try TechniqueFixture.newYork()
    for key in DirectionKey.allCases {
      let events = try DirectionSearch(of: chart, from: life(chart, 350), to: life(chart, 380), key: key).events(kinds: [
        .conjunction
      ])
      let own = events.filter { if case .aspect(let first, _, let second) = $0.kind { first == second } else { false } }
      #expect(own.count == chart.knownPoints.count)
      #expect(own.allSatisfy { abs($0.arc - 360) < 1e-6 })
    }
  }

  @Test func birthItselfIsNoDirection() throws {
    for chart in [try TechniqueFixture.newYork(), try TechniqueFixture.withoutTime()] {
      for key in DirectionKey.allCases {
        let events = try DirectionSearch(of: chart, from: life(chart, -0.5), to: life(chart, 0.5), key: key).events(
          ingresses: false)
        #expect(!events.contains { if case .aspect(let first, _, let second) = $0.kind { first == second } else { false } })
        #expect(
          chart.angles != nil || !events.contains { if case .aspect(let first, _, _) = $0.kind { !first.isBody } else { false } })
        #expect(try DirectionSearch(of: chart, from: life(chart, 1), to: life(chart, 0), key: key).events().isEmpty)
      }
    }
  }
}
