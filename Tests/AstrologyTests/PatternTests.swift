import Ephemeris
import Testing

@testable import Astrology

@Suite struct PatternTests {
  private let bodies: [CelestialBody] = CelestialBody.planets

  private func patterns(_ longitudes: [Double], includesContained: Bool = false) -> [AspectPattern] {
    let points = zip(bodies, longitudes).map { AspectPoint(.body($0), longitude: $1, speed: 0) }
    return AspectPattern.all(
      of: bodies, by: AspectFinder(.classical).aspects(within: points), includesContained: includesContained)
  }

  /// Every figure is found wherever it lies on the circle, 0° Aries included.
  @Test(arguments: [0.0, 100, 200, 275, 300, 359])
  func figuresAreFoundAnywhere(_ turn: Double) {
    func found(_ longitudes: [Double], includesContained: Bool = false) -> [AspectPattern.Kind] {
      patterns(longitudes.map { normalizedDegrees($0 + turn) }, includesContained: includesContained).map(\.kind)
    }
    #expect(found([0, 180, 90]) == [.tSquare])
    #expect(found([0, 90, 180, 270]) == [.grandCross])
    #expect(found([0, 90, 180, 270], includesContained: true) == [.tSquare, .tSquare, .tSquare, .tSquare, .grandCross])
    #expect(found([0, 120, 240]) == [.grandTrine])
    #expect(found([0, 120, 240, 180]) == [.kite])
    #expect(found([0, 120, 240, 180], includesContained: true) == [.grandTrine, .kite])
    #expect(found([0, 60, 210]) == [.yod])
    #expect(found([0, 60, 180, 240]) == [.mysticRectangle])
    #expect(found([0, 5, 9]) == [.stellium])
    #expect(found([0, 40, 75]).isEmpty)
    #expect(found([0, 60, 180]).isEmpty)
  }

  @Test func apexAndOrbAreTold() throws {
    let square = try #require(patterns([0, 183, 92]).first)
    #expect(square.apex == .mercury && square.bodies == [.sun, .moon, .mercury] && abs(square.widestOrb - 3) < 1e-9)
    let kite = try #require(patterns([0, 120, 240, 180]).first)
    #expect(kite.apex == .sun && kite.bodies == [.sun, .moon, .mercury, .venus])
    #expect(try #require(patterns([0, 61, 210]).first).apex == .mercury)
    #expect(try #require(patterns([0, 120, 240]).first).apex == nil)
    // 7° of orb and no lights: the square of Mars and Saturn at 98° is none.
    let points = [(CelestialBody.mars, 0.0), (.jupiter, 180), (.saturn, 98)].map {
      AspectPoint(.body($0.0), longitude: $0.1, speed: 0)
    }
    #expect(AspectPattern.all(of: bodies, by: AspectFinder(.classical).aspects(within: points)).isEmpty)
  }

  /// What is told of real charts is true of their aspects.
  @Test func figuresOfManyChartsConsistOfTheirAspects() throws {
    let place = try #require(GeographicLocation(latitude: 40.7, longitude: -74))
    var counts: [AspectPattern.Kind: Int] = [:]
    for day in stride(from: -36_000.0, to: 36_000, by: 311.37) {
      let tt = TT(daysSinceJ2000: day)
      let chart = try NatalChart(moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: place)
      func kind(_ first: CelestialBody, _ second: CelestialBody) -> AspectKind? {
        chart.aspects.first {
          ($0.first == .body(first) && $0.second == .body(second)) || ($0.first == .body(second) && $0.second == .body(first))
        }?.kind
      }
      for pattern in AspectPattern.all(in: chart, includesContained: true) {
        counts[pattern.kind, default: 0] += 1
        #expect(pattern.widestOrb <= 10)
        var kinds: [AspectKind: Int] = [:]
        for (index, one) in pattern.bodies.enumerated() {
          for other in pattern.bodies.dropFirst(index + 1) {
            if let kind = kind(one, other) { kinds[kind, default: 0] += 1 }
          }
        }
        switch pattern.kind {
        case .stellium: #expect(kinds[.conjunction, default: 0] >= pattern.bodies.count - 1)
        case .tSquare: #expect(kinds == [.opposition: 1, .square: 2])
        case .grandCross: #expect(kinds == [.opposition: 2, .square: 4])
        case .grandTrine: #expect(kinds == [.trine: 3])
        case .kite: #expect(kinds == [.trine: 3, .opposition: 1, .sextile: 2])
        case .yod: #expect(kinds == [.sextile: 1, .quincunx: 2])
        case .mysticRectangle: #expect(kinds == [.opposition: 2, .trine: 2, .sextile: 2])
        }
      }
      let crowded = AspectPattern.crowdedSigns(in: chart)
      #expect(crowded.allSatisfy { $0.bodies.count >= 3 })
    }
    #expect(counts[.stellium, default: 0] > 10 && counts[.tSquare, default: 0] > 10 && counts[.grandTrine, default: 0] > 0)
  }

  /// On 4 February 1962 all seven of antiquity were in Aquarius, at an eclipse.
  @Test func theGatheringOf1962() throws {
    let place = try #require(GeographicLocation(latitude: 20, longitude: 77))
    let tt = TT(julianDate: 2437699.5)
    let chart = try NatalChart(moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: place)
    let crowded = AspectPattern.crowdedSigns(in: chart)
    #expect(crowded.map(\.sign) == [.aquarius])
    #expect(crowded[0].bodies == [.sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn])
    #expect(AspectPattern.all(in: chart).contains { $0.kind == .stellium && $0.bodies.contains(.sun) })
    #expect(ChartShape(of: chart) != .splash)
  }

  @Test func shapesByTheirMeasures() {
    func shape(_ longitudes: [Double]) -> ChartShape? { ChartShape(longitudes: longitudes) }
    let cases: [(ChartShape, [Double])] = [
      (.bundle, [0, 10, 25, 40, 50, 60, 80, 90, 110, 119]),
      (.bowl, [0, 20, 40, 60, 80, 100, 120, 140, 160, 179]),
      (.bucket, [0, 20, 40, 60, 80, 100, 120, 140, 160, 260]),
      (.bucket, [0, 20, 40, 60, 80, 100, 120, 140, 256, 262]),
      // A handle, but a rest of 185°; then a handle too near to a rim.
      (.splay, [0, 20, 40, 60, 80, 100, 120, 150, 185, 275]),
      (.locomotive, [0, 20, 40, 60, 80, 100, 120, 140, 160, 188]),
      (.seesaw, [0, 10, 20, 30, 40, 180, 190, 200, 210, 220]),
      (.locomotive, [0, 25, 50, 75, 100, 130, 160, 185, 210, 239]),
      (.splash, [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]),
      (.splay, [0, 5, 10, 80, 85, 90, 120, 170, 220, 270]),
    ]
    for (expected, longitudes) in cases {
      for turn in stride(from: 0.0, to: 360, by: 17) {
        #expect(shape(longitudes.map { $0 + turn }) == expected)
        // The mirror image has the same shape, and so has any order.
        #expect(shape(longitudes.map { turn - $0 }) == expected)
        #expect(shape(longitudes.reversed().map { $0 - turn }) == expected)
      }
    }
    #expect(shape([1, 2]) == nil)
    #expect(shape([5, 5, 5]) == .bundle)
  }

  @Test func everyShapeOccurs() {
    var random = SeededNumbers(state: 11)
    var counts: [ChartShape: Int] = [:]
    for _ in 0..<20_000 {
      let span = Double(random.next() % 260) + 100
      let longitudes = (0..<10).map { _ in Double(random.next() % 100_000) / 100_000 * span }
      if let shape = ChartShape(longitudes: longitudes) { counts[shape, default: 0] += 1 }
    }
    #expect(counts.count == ChartShape.allCases.count)
    #expect(counts.values.reduce(0, +) == 20_000)
  }

  @Test func singletonsAreAlone() throws {
    let place = try #require(GeographicLocation(latitude: 48.4, longitude: 9.99))
    var count = 0
    for day in stride(from: -36_000.0, to: 36_000, by: 1777.7) {
      let tt = TT(daysSinceJ2000: day)
      let chart = try NatalChart(moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: place)
      let halves = try #require(HemisphereBalance(chart))
      #expect((halves.bodies(in: .northern) + halves.bodies(in: .southern)).count == 10)
      #expect((halves.bodies(in: .eastern) + halves.bodies(in: .western)).count == 10)
      #expect((1...4).flatMap { halves.bodies(inQuadrant: $0) }.count == 10)
      for singleton in Singleton.all(in: chart) {
        count += 1
        switch singleton.part {
        case .hemisphere(let half): #expect(halves.bodies(in: half) == [singleton.body])
        case .element(let element): #expect(ChartBalance(chart).bodies(in: element) == [singleton.body])
        case .modality(let modality): #expect(ChartBalance(chart).bodies(in: modality) == [singleton.body])
        }
      }
    }
    #expect(count > 5)
  }

  @Test func parallels() throws {
    let found = DeclinationAspect.all(among: [(.sun, 20), (.moon, 20.5), (.mars, -20.2), (.saturn, 0.1), (.venus, -0.2)])
    #expect(found.count == 4)
    #expect(found[0].kind == .contraparallel && found[0].first == .saturn && abs(found[0].orb - 0.1) < 1e-9)
    #expect(found.contains { $0.first == .sun && $0.second == .moon && $0.kind == .parallel })
    #expect(found.contains { $0.first == .sun && $0.second == .mars && $0.kind == .contraparallel })
    // A lunar eclipse at the node: the lights are contra-parallel. 21 January 2019, 05:12 UT.
    let place = try #require(GeographicLocation(latitude: 0, longitude: 0))
    let tt = TT(julianDate: 2458504.7174)
    let eclipse = try NatalChart(moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: place)
    let lights = try DeclinationAspect.all(in: eclipse).first { $0.first == .sun && $0.second == .moon }
    #expect(lights?.kind == .contraparallel)
  }

  /// Lilly's table, p. 90: Gemini looks at Cancer, Leo at Taurus, Virgo at Aries; Aries commands Pisces.
  @Test func mirrors() throws {
    #expect(Antiscion.Kind.antiscion.image(of: 85) == 95)
    #expect(Antiscion.Kind.antiscion.image(of: 20) == 160)
    #expect(Antiscion.Kind.antiscion.image(of: 270) == 270)
    #expect(Antiscion.Kind.contraAntiscion.image(of: 10) == 350)
    #expect(Antiscion.Kind.contraAntiscion.image(of: 0) == 0)
    let place = try #require(GeographicLocation(latitude: 48.4, longitude: 9.99))
    var count = 0
    for day in stride(from: -3_600.0, to: 3_600, by: 211.3) {
      let tt = TT(daysSinceJ2000: day)
      let chart = try NatalChart(moment: ChartMoment(tt: tt, ut1: UT1(tt)), location: place)
      for contact in Antiscion.all(in: chart, orbDegrees: 2) {
        count += 1
        let first = try #require(chart.placement(of: contact.first)).position.longitude
        let second = try #require(chart.placement(of: contact.second)).position.longitude
        // The sum of both longitudes is half a turn, or a whole one.
        let sum = first + second - (contact.kind == .antiscion ? 180 : 0)
        #expect(abs(abs(signedDegrees(sum)) - contact.orb) < 1e-9 && contact.orb <= 2)
      }
    }
    #expect(count > 10)
  }
}
