import Testing

@testable import ChartArt

@Suite struct DayDrawingTests {
  @Test func aStringShowsWhereItStandsAndWhereItStood() throws {
    let document = try SVGDocument(MeterString.svg(today: 74, yesterday: 66, label: "Clarity: 74 of 100 & \"so\""))
    #expect(document.root.attributes["role"] == "img")
    #expect(document.root.attributes["aria-label"] == "Clarity: 74 of 100 & \"so\"")
    #expect(document.all("circle", paint: "is").first?.attributes["cx"] == "74%")
    #expect(document.all("circle", paint: "was").first?.attributes["cx"] == "66%")
    #expect(document.all("line", paint: "move").first?.attributes["x1"] == "66%")
    #expect(document.all("line", paint: "tick").count == 5)
  }

  @Test(arguments: [-5.0, 0, 50, 100, 140, .infinity, -.infinity, .nan])
  func whatLiesOutsideIsDrawnAtTheEnd(_ value: Double) throws {
    for svg in [
      MeterString.svg(today: value, yesterday: value, label: ""), MeterDial.svg(today: value, yesterday: value, label: ""),
    ] {
      #expect(!svg.contains("nan") && !svg.contains("inf"))
      let document = try SVGDocument(svg)
      #expect(document.root.attributes["aria-hidden"] == "true")
    }
    let place = try SVGDocument(MeterString.svg(today: value, yesterday: nil, label: "")).all("circle", paint: "is").first
    let percent = try #require(Double((place?.attributes["cx"] ?? "").dropLast()))
    #expect((0...100).contains(percent))
  }

  @Test func aDialEndsWhereItShould() {
    #expect(abs(MeterDial.place(0).x - 12.91) < 0.01 && abs(MeterDial.place(0).y - 51.09) < 0.01)
    #expect(abs(MeterDial.place(100).x - 51.09) < 0.01)
    #expect(abs(MeterDial.place(50).y - 5) < 0.01)
    // The picture of the design: 61 and, the day before, 57.
    #expect(abs(MeterDial.place(61).x - 45.4) < 0.1 && abs(MeterDial.place(57).x - 40.7) < 0.1)
    #expect(MeterDial.svg(today: 61.4, yesterday: 57, label: "x").contains(">61<"))
    #expect(!MeterDial.svg(today: 0, yesterday: nil, label: "x").contains("\"arc\""))
  }

  @Test func everyToneHasAMarkOfItsOwn() {
    #expect(Set(MeterTone.allCases.map(\.wave)).count == 4)
    #expect(Set(MeterTone.allCases.map(\.paint)) == ["q-flow", "q-mixed", "q-friction", "q-quiet"])
  }

  @Test(arguments: [0.0, 0.5, 12, 40, 60.7, 90, 121.6, 179.99, 180]) func anAngleIsDrawnToScale(_ degrees: Double) throws {
    let svg = AngleDrawing.svg(
      degrees: degrees, first: .mercury, second: .saturn, label: "The angle", options: .page(prefix: "k", sprite: "/s.svg"))
    let document = try SVGDocument(svg)
    // The first line of each arm is the true one: the angle between the two is the angle that was asked for.
    let arms = document.all("line", paint: "arm")
    #expect(arms.count == 4)
    func direction(_ arm: Int) -> (x: Double, y: Double) {
      let attributes = arms[arm].attributes
      return ((Double(attributes["x2"] ?? "") ?? 0) - 64, (Double(attributes["y2"] ?? "") ?? 0) - 64)
    }
    let (left, right) = (direction(0), direction(2))
    let cosine = (left.x * right.x + left.y * right.y) / (28 * 28)
    let expected = PathReaderCosine.of(degrees)
    #expect(abs(cosine - expected) < 0.003)
    // The discs never cover each other.
    let discs = document.all("circle", paint: "body")
    let xs = discs.compactMap { Double($0.attributes["cx"] ?? "") }
    #expect(xs.count == 2 && xs[1] - xs[0] > 31)
    #expect(AngleDrawing.figures(121.6) == "121°36′" && AngleDrawing.figures(0.05) == "0°03′")
  }

  /// Without an hour a body that went far has its way through the day, outside the ring, and the angle is not told to the minute.
  @Test func anAngleOfADayShowsTheWays() throws {
    let svg = AngleDrawing.svg(
      degrees: 120, first: .sun, second: .neptune,
      ways: (first: AngleDrawing.Way(from: -2, to: 2), second: AngleDrawing.Way(from: -1, to: 1)), told: "about 120°",
      label: "The angle", options: .page(prefix: "k", sprite: "/s.svg"))
    let document = try SVGDocument(svg)
    let arcs = document.all("path", paint: "arc").compactMap { $0.attributes["d"] }
    // That between the arms, and the way of the first; that of the second would be a speck.
    #expect(arcs.count == 2 && arcs.last == "M6.61 33.48A65 65 0 0 1 8.88 29.56", "\(arcs)")
    #expect(svg.contains(">about 120°<") && !svg.contains("120°00′"))
  }

  @Test func aWindowHoldsNowAndTheExactMoments() throws {
    let document = try SVGDocument(
      TransitWindow.svg(
        strengths: [0, 0.4, 1, 0.4, 0], now: 0.33, exact: [0.5, 1.4], ends: .init(start: "Thu 19", end: "Wed 25", now: "Now"),
        label: "In force"))
    #expect(document.all("line", paint: "now").first?.attributes["x1"] == "33%")
    #expect(document.all("circle", paint: "exact").map { $0.attributes["cx"] ?? "" } == ["50%"])
    #expect(document.all("text").map(\.text) == ["Thu 19", "Wed 25", "Now"])
    // An end makes room for a now that would touch it, on the narrowest phone, too.
    for (now, words) in [(0.27, ["Apr 2027", "Now"]), (0.5, ["May 2025", "Apr 2027", "Now"]), (0.77, ["May 2025", "Now"])] {
      let window = try SVGDocument(
        TransitWindow.svg(
          strengths: [0, 1, 0], now: now, exact: [], ends: .init(start: "May 2025", end: "Apr 2027", now: "Now"), label: ""))
      #expect(window.all("text").map(\.text) == words, "\(now)")
    }
    let outside = try SVGDocument(
      TransitWindow.svg(strengths: [], now: -1, exact: [], ends: .init(start: "", end: "", now: "Now"), label: ""))
    #expect(outside.all("line", paint: "now").isEmpty && outside.all("path").isEmpty)
  }

  @Test func theWeekHasABeadForToday() throws {
    let document = try SVGDocument(WeekCurve.svg(days: [0.2, 0.9, 0.4, 1, 0.1, 0, 0.5], now: 0, label: "The week"))
    #expect(document.all("circle", paint: "now").first?.attributes["cx"] == "7.14%")
    #expect(document.all("path").count == 2)
    #expect(try SVGDocument(WeekCurve.svg(days: [], now: 3, label: "")).all("circle").isEmpty)
  }

  /// What has been ends where the bead is: at the edge, and as high.
  @Test(arguments: [[0.5], [0.2, 0.9], [0, 0.1, 0.4, 1, 0.7, 0.2]]) func whatHasBeenEndsWithTheBead(_ times: [Double]) throws {
    let document = try SVGDocument(WeekCurve.svg(upToNow: times, label: "Week by week"))
    let now = try #require(document.all("circle", paint: "now").first)
    let line = try #require(document.all("path", paint: "line").first?.attributes["d"])
    let last = try #require(line.matches(of: /-?\d*\.?\d+/).last).output
    #expect(now.attributes["cx"] == "100%" && Double(now.attributes["cy"] ?? "") == Double(last))
    #expect(try SVGDocument(WeekCurve.svg(upToNow: [], label: "")).all("circle").isEmpty)
  }

  @Test func aMonthEndsWithItsLastDay() throws {
    let document = try SVGDocument(MonthCurve.svg(days: [0, 0.25, 1], label: "Harmony"))
    #expect(document.root.attributes["role"] == "img" && document.root.attributes["aria-label"] == "Harmony")
    let now = try #require(document.all("circle", paint: "now").first)
    let lines = document.all("line", paint: "base").compactMap { Double($0.attributes["y1"] ?? "") }
    // The last day is at the edge, and as high as the line of a hundred.
    #expect(now.attributes["cx"] == "100%" && Double(now.attributes["cy"] ?? "") == lines.min())
    #expect(lines.count == 3 && document.all("path").count == 2)
    #expect(try SVGDocument(MonthCurve.svg(days: [], label: "")).all("circle").isEmpty)
    #expect(try SVGDocument(MonthCurve.svg(days: [0.5], label: "")).all("circle").count == 1)
  }

  @Test func aThreadShowsWhenSomethingCameBack() throws {
    let document = try SVGDocument(ThemeThread.svg(dots: [0, 0.5, 1, 2], ticks: [0.25, 9], label: "x"))
    #expect(document.all("circle").count == 3 && document.all("line", paint: "tick").count == 1)
  }

  /// Nothing that a drawing carries is a style or a script, whatever it is given.
  @Test func nothingIsInline() {
    let svg =
      MeterString.svg(today: 1, yesterday: 2, label: "<script>") + WeekCurve.svg(days: [1], now: 0, label: "\" onload=\"x")
    #expect(!svg.contains("style=") && !svg.contains("<script") && !svg.contains("\" onload"))
  }
}

/// The cosine of degrees, for the tests of this folder, without importing a library of mathematics.
enum PathReaderCosine {
  static func of(_ degrees: Double) -> Double {
    // Half-angle from the polynomial of the cosine, good to 1e-9 for the angles of a circle.
    let x = degrees * .pi / 180
    var (term, sum) = (1.0, 1.0)
    for n in 1...20 {
      term *= -x * x / Double((2 * n - 1) * (2 * n))
      sum += term
    }
    return sum
  }
}
