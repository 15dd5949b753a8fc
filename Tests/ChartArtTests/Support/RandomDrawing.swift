import Astrology
import ChartArt
import Ephemeris

/// Drawings of anything that could be asked for: every house system at every latitude, every size and option, and figures that no sky
/// ever made. One seed gives one series.
struct RandomDrawing {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next drawing, and what it is, for the message of a failure.
  mutating func next() -> (name: String, svg: String) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<10: return wheel(figure())
    case 10..<13:
      return ("grid", AspectGrid.svg(figure(), title: text(), includesAngles: .random(using: &random), options: options()))
    case 13: return ("moon", moon())
    case 14: return ("sky", sky())
    case 15: return ("balance", balance())
    case 16: return ("rashi", rashi())
    case 17: return ("angle", angle())
    case 18: return ("meter", meter())
    default: return ("line", line())
    }
  }

  /// The wheel of a true sky over a random place.
  mutating func nextChart() -> (name: String, svg: String)? {
    let system = HouseSystem.allCases.randomElement(using: &random) ?? .placidus
    // 1900 to 2100.
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: .random(in: -36525...36525, using: &random)))
    guard let place = GeographicLocation(latitude: latitude(), longitude: .random(in: -180...180, using: &random)),
      let chart = try? NatalChart(
        moment: moment, location: place, options: ChartOptions(bodies: CelestialBody.allCases, houseSystem: system))
    else { return nil }
    let (name, svg) = wheel(WheelFigure(chart))
    return ("\(system.name) \(moment.tt.julianDate) \(place) \(name)", svg)
  }

  private mutating func wheel(_ figure: WheelFigure) -> (name: String, svg: String) {
    let layouts: [(String, WheelLayout)] = [
      ("large", .large), ("medium", .medium), ("small", .small), ("desk", .desk), ("phone", .phone),
    ]
    let (size, layout) = layouts.randomElement(using: &random) ?? layouts[0]
    return ("wheel \(size) \(figure)", ChartWheel.svg(figure, layout: layout, title: text(), options: options()))
  }

  // MARK: - figures

  private mutating func figure() -> WheelFigure {
    let isTimed = Int.random(in: 0..<8, using: &random) > 0
    let sphere = LocalSphere(
      armc: .random(in: 0..<360, using: &random), latitude: latitude(), obliquity: .random(in: 23...24, using: &random))
    let system = HouseSystem.allCases.randomElement(using: &random) ?? .equal
    let houses = Houses(system: system, sphere: sphere, angles: sphere.angles)
    var figure = WheelFigure(points: points(), angles: isTimed ? sphere.angles : nil, cusps: isTimed ? houses.cusps : nil)
    if isTimed, oneIn(12) { figure.angles = Angles(ascendant: longitude(), midheaven: longitude()) }
    if isTimed, oneIn(12) { for index in 0..<12 { figure.cusps?[index] = longitude() } }
    if oneIn(20) { figure.cusps = nil }
    if oneIn(20) { figure.angles = nil }
    if !isTimed || oneIn(20) { figure.moonRange = LongitudeRange(start: longitude(), end: longitude()) }
    if oneIn(3) { figure.moving = points() }
    figure.contacts = contacts(figure)
    return figure
  }

  private mutating func points() -> [WheelFigure.Point] {
    let count = oneIn(40) ? Int.random(in: 0...90, using: &random) : Int.random(in: 0...20, using: &random)
    let isCrowded = oneIn(4)
    let middle = Double.random(in: 0..<360, using: &random)
    return (0..<count).map { index in
      let place = isCrowded ? middle + Double.random(in: -3...3, using: &random) : longitude()
      // Sun and Moon first: the description names them.
      let glyph = index < 2 ? [Glyph.sun, .moon][index] : Glyph.allCases.randomElement(using: &random) ?? .sun
      return WheelFigure.Point(
        glyph, at: place, name: oneIn(8) ? text() : nil, isRetrograde: .random(using: &random),
        house: oneIn(2) ? Int.random(in: 1...12, using: &random) : nil, isInWeb: .random(using: &random))
    }
  }

  private mutating func contacts(_ figure: WheelFigure) -> [WheelFigure.Contact] {
    (0..<Int.random(in: 0...25, using: &random)).map { _ in
      WheelFigure.Contact(
        AspectKind.allCases.randomElement(using: &random) ?? .trine, end(figure), end(figure),
        orb: oneIn(30) ? wild() : .random(in: 0...12, using: &random),
        closeness: oneIn(30) ? wild() : .random(in: 0...1, using: &random))
    }
  }

  private mutating func end(_ figure: WheelFigure) -> WheelFigure.End {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .ascendant
    case 1: .midheaven
    case 2: .moving(Int.random(in: -1...figure.moving.count, using: &random))
    // One in a while, an index that no list has.
    default: oneIn(50) ? .point(.max) : .point(Int.random(in: -1...figure.points.count, using: &random))
    }
  }

  // MARK: - the other drawings

  private mutating func moon() -> String {
    let details: [MoonDisc.Detail] = [.plain, .portrait, .dial]
    return MoonDisc.svg(
      phaseAngle: longitude(), detail: details.randomElement(using: &random) ?? .plain, isSouthern: .random(using: &random),
      title: oneIn(2) ? text() : nil, options: options())
  }

  private mutating func sky() -> String {
    let bodies = (0..<Int.random(in: 0...15, using: &random)).map { _ in
      HorizonSky.Body(
        Glyph.allCases.randomElement(using: &random) ?? .sun, name: oneIn(4) ? text() : nil, altitude: altitude(),
        azimuth: longitude(), radius: oneIn(10) ? wild() : 4)
    }
    let ecliptic = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      HorizonSky.Direction(altitude: altitude(), azimuth: longitude())
    }
    return HorizonSky.svg(bodies, ecliptic: ecliptic, facesSouth: .random(using: &random), title: text(), options: options())
  }

  private mutating func balance() -> String {
    let glyphs = (0..<Int.random(in: 0...30, using: &random)).map { _ in Glyph.allCases.randomElement(using: &random) ?? .sun }
    return BalanceFigure.column(
      glyphs, slots: Int.random(in: -3...12, using: &random),
      element: oneIn(2) ? Element.allCases.randomElement(using: &random) : nil,
      options: options())
  }

  private mutating func rashi() -> String {
    let longitudes = (0..<9).map { _ in longitude() }
    let retrograde = Graha.allCases.filter { _ in Bool.random(using: &random) }
    let lagna = oneIn(3) ? nil : longitude()
    guard let chart = VedicChart(longitudes: longitudes, retrograde: retrograde, lagna: lagna) else { return moon() }
    return RashiChart.svg(chart, title: text(), options: options())
  }

  private mutating func angle() -> String {
    let ways = (0..<2).map { _ in AngleDrawing.Way(from: number(-2...0), to: number(0...2)) }
    return AngleDrawing.svg(
      degrees: number(0...180), first: .sun, second: Glyph.allCases.randomElement(using: &random) ?? .moon,
      ways: oneIn(2) ? nil : (first: ways[0], second: ways[1]), told: oneIn(2) ? nil : text(), label: text(), options: options())
  }

  private mutating func meter() -> String {
    let yesterday = oneIn(3) ? nil : number(0...100)
    return oneIn(2)
      ? MeterDial.svg(today: number(0...100), yesterday: yesterday, label: text())
      : MeterString.svg(today: number(0...100), yesterday: yesterday, label: text())
  }

  private mutating func line() -> String {
    let values = (0..<Int.random(in: 0...60, using: &random)).map { _ in number(0...1) }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return WeekCurve.svg(days: values, now: oneIn(3) ? nil : Int.random(in: -2...70, using: &random), label: text())
    case 1: return ThemeThread.svg(dots: values, ticks: values.reversed(), latest: .random(using: &random), label: text())
    default:
      return TransitWindow.svg(
        strengths: values, now: oneIn(3) ? nil : number(0...1), exact: [number(0...1), number(0...1)],
        ends: .init(start: text(), end: text(), now: text()), label: text())
    }
  }

  // MARK: - values

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// Half of them beyond the polar circles, some at a pole.
  private mutating func latitude() -> Double {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: [-90, 90, 66.5, -66.5, 0].randomElement(using: &random) ?? 90
    case 1..<6: Double.random(in: 66...90, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    default: .random(in: -90...90, using: &random)
    }
  }

  private mutating func longitude() -> Double {
    switch Int.random(in: 0..<60, using: &random) {
    case 0: wild()
    case 1..<5: Double(Int.random(in: -24...48, using: &random)) * 15
    default: .random(in: 0..<360, using: &random)
    }
  }

  private mutating func altitude() -> Double { number(-90...90) }

  private mutating func number(_ bounds: ClosedRange<Double>) -> Double {
    oneIn(20) ? wild() : oneIn(10) ? bounds.lowerBound : oneIn(10) ? bounds.upperBound : .random(in: bounds, using: &random)
  }

  /// A number that nobody means.
  private mutating func wild() -> Double {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 9.3e18, -9.3e18, 1e15, 360.0.nextDown, -1e-18,
      1e6,
    ]
    return numbers.randomElement(using: &random) ?? .nan
  }

  private mutating func options() -> DrawingOptions {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .standalone(.light)
    case 1: .standalone(.dark)
    case 2: .page(prefix: "w")
    default: DrawingOptions(prefix: text(), glyphs: oneIn(2) ? .embedded : .sprite(text()), theme: oneIn(2) ? .dark : nil)
    }
  }

  private mutating func text() -> String {
    let texts = [
      "", "Birth chart", "<&>\"'", "]]>", "\u{0}\u{1}\u{8}\u{1F}", "\u{FFFE}\u{FFFF}", "a\u{301}\u{327}", "👩‍👩‍👧‍👦", "\u{202E}rtl",
      "\r\n\t",
      "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "e\u{FFFF}\u{301}", "<!--", "<?xml?>", "&#0;",
    ]
    return oneIn(2) ? "Birth chart" : texts.randomElement(using: &random) ?? ""
  }
}
