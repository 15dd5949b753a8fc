import Testing

@testable import Ephemeris

/// A span cut in two holds what the whole span holds, wherever it lies and wherever the cut falls.
@Suite struct SplitSpanTests {
  /// An event as it is compared: its instant, and all else that it says.
  private typealias Moment = (instant: TT, name: String)

  private static func seconds(_ a: TT, _ b: TT) -> Double { abs(a.daysSinceJ2000 - b.daysSinceJ2000) * 86400 }

  private static func expectSame(
    _ name: String, _ span: (TT, TT, TT), within tolerance: Double = 0.05, _ search: (TT, TT) throws -> [Moment]
  ) throws {
    let whole = try search(span.0, span.2)
    let parts = try search(span.0, span.1) + search(span.1, span.2)
    #expect(whole.map(\.name) == parts.map(\.name), "\(name) \(span)")
    for (a, b) in zip(whole, parts) {
      #expect(seconds(a.instant, b.instant) < tolerance, "\(name) \(span) \(a) \(b)")
    }
  }

  private static func span(_ dice: inout EventDice, days: Double) -> (TT, TT, TT) {
    let start = dice.number(in: -164_000...(237_000 - days))
    let length = dice.number(in: 1...days)
    return (
      TT(daysSinceJ2000: start), TT(daysSinceJ2000: start + length * dice.fraction()), TT(daysSinceJ2000: start + length)
    )
  }

  private static func expectSame(_ motion: AngularMotion, every interval: Double, _ name: String, _ dice: inout EventDice) throws
  {
    for _ in 0..<8 {
      let span = span(&dice, days: 900)
      try expectSame("stations of \(name)", span, within: 2) {
        try motion.path(from: $0, to: $1).stations.map { ($0.instant, "\($0.turnsRetrograde)") }
      }
      try expectSame("crossings of \(name)", span) {
        try motion.path(from: $0, to: $1).crossings(ofMultiplesOf: interval).map {
          ($0.instant, "\($0.angle) \($0.isRetrograde)")
        }
      }
    }
  }

  @Test(arguments: [
    CelestialBody.sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode, .trueNode,
    .osculatingApogee,
  ])
  func longitudes(_ body: CelestialBody) throws {
    var dice = EventDice(seed: UInt64(body.rawValue))
    try Self.expectSame(.longitude(of: body), every: 15, "\(body)", &dice)
  }

  @Test(arguments: [
    (CelestialBody.mercury, CelestialBody.sun), (.venus, .mars), (.mercury, .venus), (.mars, .jupiter), (.jupiter, .saturn),
    (.sun, .pluto), (.moon, .mercury), (.mercury, .trueNode),
  ])
  func elongations(_ body: CelestialBody, _ origin: CelestialBody) throws {
    var dice = EventDice(seed: UInt64(body.rawValue) * 16 + UInt64(origin.rawValue))
    try Self.expectSame(.elongation(of: body, from: origin), every: 30, "\(body) from \(origin)", &dice)
  }

  @Test func theMoonAndEclipses() throws {
    var dice = EventDice(seed: 7)
    for _ in 0..<12 {
      let months = Self.span(&dice, days: 400)
      try Self.expectSame("phases", months) {
        try LunarEvents.phases(from: $0, to: $1, principalOnly: false).map { ($0.instant, "\($0.phase)") }
      }
      try Self.expectSame("orbit", months) { try LunarEvents.orbit(from: $0, to: $1).map { ($0.instant, "\($0.kind)") } }
      let years = Self.span(&dice, days: 7000)
      try Self.expectSame("solar", years) {
        try SolarEclipse.all(from: $0, to: $1).map { ($0.maximum, "\($0.kind) \($0.saros)") }
      }
      try Self.expectSame("lunar", years) {
        try LunarEclipse.all(from: $0, to: $1).map { ($0.maximum, "\($0.kind) \($0.saros)") }
      }
    }
  }

  /// An eclipse belongs to the span that holds its greatest phase, however near to the edge.
  @Test func eclipsesAtTheEdgeOfASpan() throws {
    let year = (TT(julianDate: 2460310.5), TT(julianDate: 2460676.5))
    for eclipse in try SolarEclipse.all(from: year.0, to: year.1) {
      let (early, late) = (eclipse.maximum.advanced(byDays: -1e-6), eclipse.maximum.advanced(byDays: 1e-6))
      #expect(try SolarEclipse.all(from: early, to: late).map(\.saros) == [eclipse.saros])
      #expect(try SolarEclipse.all(from: year.0, to: late).last?.saros == eclipse.saros)
      #expect(try SolarEclipse.all(from: year.0, to: early).last?.saros != eclipse.saros)
      #expect(try SolarEclipse.all(from: late, to: year.1).first?.saros != eclipse.saros)
    }
    for eclipse in try LunarEclipse.all(from: year.0, to: year.1) {
      let (early, late) = (eclipse.maximum.advanced(byDays: -1e-6), eclipse.maximum.advanced(byDays: 1e-6))
      #expect(try LunarEclipse.all(from: early, to: late).map(\.saros) == [eclipse.saros])
      #expect(try LunarEclipse.all(from: year.0, to: early).last?.saros != eclipse.saros)
    }
  }

  /// Also where a day or a night is shorter than the samples.
  @Test func horizons() throws {
    var dice = EventDice(seed: 66)
    for round in 0..<60 {
      let body: CelestialBody = round % 3 == 2 ? .moon : .sun
      let latitude = round % 2 == 0 ? dice.number(in: 65...90) : dice.number(in: -90...90)
      let place = try LocalEclipseReference.place(latitude, dice.number(in: -180...180))
      try Self.expectSame("\(body) \(place)", Self.span(&dice, days: 20), within: 1) {
        try HorizonPassages(of: body, at: place, from: $0, to: $1).events.map { ($0.instant, "\($0.kind)") }
      }
    }
  }

  /// Days and nights of minutes near the polar circles are found, wherever between two samples they fall.
  @Test func theShortestDaysAndNightsAreFound() throws {
    var dice = EventDice(seed: 67)
    for round in 0..<24 {
      let isDay = round % 2 == 0
      let winter = TT(julianDate: 2461365.5 + dice.number(in: -8...50))
      let start = isDay ? winter : winter.advanced(byDays: 182.6)
      let longitude = dice.number(in: -180...180)
      let near = try LocalEclipseReference.place(isDay ? 68 : 66, longitude)
      let culmination = try #require(
        try HorizonPassages(of: .sun, at: near, from: start, to: start.advanced(byDays: 1)).events
          .first { $0.kind == (isDay ? .upperCulmination : .lowerCulmination) })
      let height = try HorizonWatch(target: .body(.sun), location: near, limit: .upperLimb).sight(
        at: culmination.instant.daysSinceJ2000
      )
      .height
      // Farther north the Sun stands as much lower at noon, and higher at midnight: to within 18″ of the horizon.
      let latitude = isDay ? near.latitude + height - 0.005 : near.latitude - height - 0.005
      let place = try LocalEclipseReference.place(latitude, longitude)
      for minutes in [17.0, 25, 29, 31, 67, 88, 200] {
        let begin = culmination.instant.advanced(byDays: -minutes / 1440)
        let passages = try HorizonPassages(of: .sun, at: place, from: begin, to: culmination.instant.advanced(byDays: 0.3))
        let kinds = passages.events.map(\.kind).filter { $0 == .rise || $0 == .set }
        #expect(passages.isUpAtStart != isDay)
        #expect(kinds == (isDay ? [.rise, .set] : [.set, .rise]), "\(minutes) before \(culmination), \(place)")
      }
    }
  }
}
