import Ephemeris
import Testing

@testable import Astrology

@Suite struct ProgressionSearchTests {
  private static let year = 365.24219

  /// An age in years as an instant of a life.
  private func life(_ chart: NatalChart, _ years: Double) -> TT { chart.moment.tt.advanced(byDays: years * Self.year) }

  /// Where the points of a chart stand in its progressions at an instant.
  private func progressed(_ chart: NatalChart, _ instant: TT, _ angles: ProgressedAngles) throws -> (ChartPoint) throws -> Double
  {
    let figure = try ProgressedChart(of: chart, to: instant, angles: angles, options: ChartOptions(bodies: CelestialBody.planets))
    return { point in
      switch point {
      case .body(let body): return try #require(figure.placements.first { $0.body == body }).position.longitude
      case .ascendant: return try #require(figure.angles).ascendant
      case .midheaven: return try #require(figure.angles).midheaven
      }
    }
  }

  /// How far an event is from being exact, in degrees.
  private func residual(_ event: ProgressionEvent, in chart: NatalChart, _ angles: ProgressedAngles) throws -> Double {
    let place = try progressed(chart, event.instant, angles)
    switch event.kind {
    case .aspectToBirth(let first, let kind, let second):
      let natal = try #require(chart.longitude(of: second))
      return TechniqueFixture.apart(try place(first), natal) - kind.angle
    case .aspect(let first, let kind, let second): return TechniqueFixture.apart(try place(first), try place(second)) - kind.angle
    case .ingress(let point, let sign, let isRetrograde):
      let edge = 30 * Double(sign.rawValue) + (isRetrograde ? 30 : 0)
      return TechniqueFixture.apart(try place(point), edge)
    case .station(let body, let longitude, _):
      let speed = try Sky(at: event.progressed).position(of: body).longitudeSpeed
      #expect(abs(speed) < 1e-7)
      return TechniqueFixture.apart(try place(.body(body)), longitude)
    case .phase(let phase, let longitude):
      #expect(TechniqueFixture.apart(try place(.body(.moon)), longitude) < 1e-6)
      return TechniqueFixture.apart(try place(.body(.moon)) - place(.body(.sun)), phase.elongation)
    }
  }

  /// New York at 40.7°, a place 1.6° from the polar circle where the Ascendant hurries, and one before birth.
  @Test(arguments: ProgressedAngles.allCases) func everyEventIsExact(_ angles: ProgressedAngles) throws {
    let north = try NatalChart(moment: TechniqueFixture.moment(1958, 12, 2, 3, 33), location: TechniqueFixture.place(64.9, 25.5))
    for (chart, from, to) in [
      (try TechniqueFixture.newYork(), 20.0, 31.0), (north, 0.0, 8.0), (try TechniqueFixture.sydney(), -8, -3),
    ] {
      let search = try ProgressionSearch(of: chart, from: life(chart, from), to: life(chart, to), angles: angles)
      let events = try search.events()
      #expect(events.count > 30)
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.instant <= $1.instant })
      for event in events {
        #expect(abs(try residual(event, in: chart, angles)) < 1e-6, "\(event)")
        #expect((life(chart, from).advanced(byDays: -1e-6)...life(chart, to).advanced(byDays: 1e-6)).contains(event.instant))
        let years = (event.instant.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) / Self.year
        #expect(abs(event.progressed.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000 - years) < 1e-8)
      }
      let categories = Set(events.map { $0.category })
      #expect(categories.isSuperset(of: [.aspectsToBirth, .aspects, .ingresses, .phases]))
    }
  }

  /// A walk through eighteen years in steps of a fortnight of life (an hour of sky) passes every angle as often as the
  /// search finds it. Mercury goes backwards through the second of them.
  @Test(arguments: [ProgressedAngles.naibodInRightAscension, .solarArcInLongitude])
  func aPlainWalkFindsAsMany(_ angles: ProgressedAngles) throws {
    let charts = [
      try TechniqueFixture.newYork(),
      try NatalChart(moment: TechniqueFixture.moment(2024, 3, 20, 17, 45), location: TechniqueFixture.place(66.3, -14.0)),
    ]
    for chart in charts {
      let events = try ProgressionSearch(of: chart, from: life(chart, 1), to: life(chart, 19), angles: angles).events(
        [.aspectsToBirth, .aspects, .ingresses, .phases])
      var found: [ProgressionEvent.Kind: Int] = [:]
      for event in events { found[Self.unsigned(event.kind), default: 0] += 1 }
      var walked: [ProgressionEvent.Kind: Int] = [:]
      let points = CelestialBody.planets.map { ChartPoint.body($0) } + [.ascendant, .midheaven]
      var last: [ChartPoint: Double] = [:]
      for step in 0...(18 * 26) {
        let place = try progressed(chart, life(chart, 1 + Double(step) / 26), angles)
        var now: [ChartPoint: Double] = [:]
        for point in points { now[point] = try place(point) }
        if step > 0 { Self.count(last, now, points, chart, into: &walked) }
        last = now
      }
      #expect(found == walked)
      for kind in Set(found.keys).union(walked.keys) where found[kind] != walked[kind] {
        Issue.record("\(kind): \(found[kind] ?? 0) found, \(walked[kind] ?? 0) walked")
      }
    }
  }

  /// What a walk can tell of an event: not its exact longitude.
  private static func unsigned(_ kind: ProgressionEvent.Kind) -> ProgressionEvent.Kind {
    if case .phase(let phase, _) = kind { return .phase(phase, longitude: 0) }
    return kind
  }

  private static func count(
    _ last: [ChartPoint: Double], _ now: [ChartPoint: Double], _ points: [ChartPoint], _ chart: NatalChart,
    into counts: inout [ProgressionEvent.Kind: Int]
  ) {
    /// Whether an angle passes a value between two steps.
    func passes(_ before: Double, _ after: Double, _ value: Double) -> Bool {
      let (a, b) = (signedDegrees(before - value), signedDegrees(after - value))
      return (a < 0) != (b < 0) && abs(a - b) < 90
    }
    func sides(_ kind: AspectKind) -> [Double] {
      kind.angle == 0 || kind.angle == 180 ? [kind.angle] : [kind.angle, 360 - kind.angle]
    }
    for (index, first) in points.enumerated() {
      let (before, after) = (last[first] ?? 0, now[first] ?? 0)
      for second in chart.knownPoints {
        for kind in AspectKind.major {
          for side in sides(kind) where passes(before, after, (chart.longitude(of: second) ?? 0) + side) {
            counts[.aspectToBirth(first, kind, second), default: 0] += 1
          }
        }
      }
      for second in points[(index + 1)...] where first.isBody {
        for kind in AspectKind.major {
          for side in sides(kind) where passes(before - (last[second] ?? 0), after - (now[second] ?? 0), side) {
            counts[.aspect(first, kind, second), default: 0] += 1
          }
        }
      }
      for sign in ZodiacSign.allCases where passes(before, after, 30 * Double(sign.rawValue)) {
        let isRetrograde = signedDegrees(after - before) < 0
        let entered = ZodiacSign(longitude: 30 * Double(sign.rawValue) + (isRetrograde ? -15 : 15))
        counts[.ingress(first, entered, isRetrograde: isRetrograde), default: 0] += 1
      }
    }
    for phase in [
      MoonPhase.new, .waxingCrescent, .firstQuarter, .waxingGibbous, .full, .waningGibbous, .lastQuarter, .waningCrescent,
    ] {
      func elongation(_ places: [ChartPoint: Double]) -> Double { (places[.body(.moon)] ?? 0) - (places[.body(.sun)] ?? 0) }
      if passes(elongation(last), elongation(now), phase.elongation) { counts[.phase(phase, longitude: 0), default: 0] += 1 }
    }
  }

  /// Mercury stood still on 1 and 25 April 2024: for one born on 20 March, at the ages of 12 and 36.
  @Test func stationsAreTold() throws {
    let chart = try NatalChart(moment: TechniqueFixture.moment(2024, 3, 20), location: TechniqueFixture.place(50, 10))
    let events = try ProgressionSearch(of: chart, from: life(chart, 0), to: life(chart, 45), bodies: [.mercury]).events([
      .stations
    ])
    #expect(events.count == 2)
    let ages = events.map { ($0.instant.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) / Self.year }
    #expect((12.0...13.0).contains(ages[0]) && (36.0...37.0).contains(ages[1]))
    guard case .station(.mercury, let longitude, true) = events[0].kind, case .station(.mercury, _, false) = events[1].kind else {
      Issue.record("\(events)")
      return
    }
    #expect((27.1...27.3).contains(longitude))
  }

  /// Thirty years bring one round of the progressed Moon against the Sun, eight phases in their order.
  @Test func aLunationLastsThirtyYears() throws {
    let chart = try TechniqueFixture.sydney()
    let events = try ProgressionSearch(of: chart, from: life(chart, 0), to: life(chart, 29.6)).events([.phases])
    let phases = events.compactMap { event -> MoonPhase? in
      if case .phase(let phase, _) = event.kind { phase } else { nil }
    }
    #expect(phases.count == 8 || phases.count == 9)
    #expect(zip(phases, phases.dropFirst()).allSatisfy { ($0.rawValue + 1) % 8 == $1.rawValue })
  }

  @Test func birthItselfIsNoEvent() throws {
    let chart = try TechniqueFixture.newYork()
    let events = try ProgressionSearch(of: chart, from: life(chart, -1), to: life(chart, 1)).events([.aspectsToBirth])
    for event in events {
      if case .aspectToBirth(let first, .conjunction, let second) = event.kind, first == second {
        #expect(abs(event.instant.daysSinceJ2000 - chart.moment.tt.daysSinceJ2000) > 1)
      }
    }
    #expect(events.contains { if case .aspectToBirth(.body(.moon), _, _) = $0.kind { true } else { false } })
  }

  @Test func whatIsNotKnownIsNotTold() throws {
    let chart = try TechniqueFixture.withoutTime()
    let events = try ProgressionSearch(of: chart, from: life(chart, 0), to: life(chart, 50)).events()
    #expect(!events.isEmpty)
    for event in events {
      switch event.kind {
      case .aspectToBirth(let a, _, let b), .aspect(let a, _, let b):
        for point in [a, b] { #expect(point.isBody && point != .body(.moon)) }
      case .ingress(let point, _, _): #expect(point.isBody && point != .body(.moon))
      case .station(let body, _, _): #expect(body != .moon)
      case .phase: Issue.record("\(event)")
      }
    }
    // Beyond the polar circle the Midheaven still moves without leaps.
    let polar = try NatalChart(moment: TechniqueFixture.moment(1990, 1, 1), location: TechniqueFixture.place(78.2, 15.6))
    let angles = try ProgressionSearch(of: polar, from: life(polar, 0), to: life(polar, 40), bodies: []).events()
    #expect(angles.contains { if case .aspectToBirth(.midheaven, _, _) = $0.kind { true } else { false } })
    #expect(!angles.contains { if case .aspectToBirth(.ascendant, _, _) = $0.kind { true } else { false } })
  }

  @Test func spans() throws {
    let chart = try TechniqueFixture.newYork()
    #expect(try ProgressionSearch(of: chart, from: life(chart, 5), to: life(chart, 4)).events().isEmpty)
    #expect(throws: EphemerisError.self) { try ProgressionSearch(of: chart, from: life(chart, 0), to: life(chart, 250_000)) }
    // What two spans find together, one finds over both.
    let whole = try ProgressionSearch(of: chart, from: life(chart, 10), to: life(chart, 20)).events()
    let halves =
      try ProgressionSearch(of: chart, from: life(chart, 10), to: life(chart, 14.2)).events()
      + ProgressionSearch(of: chart, from: life(chart, 14.2), to: life(chart, 20)).events()
    #expect(whole.count == halves.count)
    #expect(zip(whole, halves).allSatisfy { abs($0.instant.daysSinceJ2000 - $1.instant.daysSinceJ2000) < 1e-4 })
  }
}
