import Astrology
import Testing

@testable import ChartArt

/// The smaller drawings, and the paint of all of them.
@Suite struct DrawingTests {
  @Test func theGridHasACellForEveryContact() throws {
    let document = try SVGDocument(AspectGrid.svg(DemonstrationChart.figure, options: .page(prefix: "g")))
    #expect(document.titles.contains("Sun quincunx Saturn, 0°05′"))
    #expect(document.titles.contains("North node sextile Moon, 1°00′"))
    #expect(!document.titles.contains { $0.contains("Ascendant") })
    // Only what is within a degree is shaded.
    #expect(document.all("rect", paint: "tight").count == 2 && document.all("rect").count == 2)
    #expect(document.all("g", paint: "head").count + document.all("g", paint: "sun").count == 14)
    let wide = try SVGDocument(AspectGrid.svg(DemonstrationChart.figure, includesAngles: true, options: .page(prefix: "g")))
    #expect(wide.titles.contains("Neptune square Ascendant, 0°00′"))
    #expect(wide.root.attributes["viewBox"] == "0 0 513 513")
  }

  @Test func anEmptyGridSaysSo() throws {
    let document = try SVGDocument(AspectGrid.svg(WheelFigure(points: []), options: .page(prefix: "g")))
    #expect(document.all("desc").map(\.text) == ["No aspects."])
    #expect(
      try SVGDocument(AspectGrid.svg(WheelFigure(points: [.init(.sun, at: 1)]), options: .page(prefix: "g"))).titles.contains(
        "Sun"))
  }

  @Test func aColumnShowsItsGlyphsAndItsEmptyPlaces() throws {
    let column = try SVGDocument(BalanceFigure.column([.sun, .moon], slots: 4, element: .water, options: .page(prefix: "b")))
    #expect(column.root.attributes["aria-hidden"] == "true")
    #expect(column.root.attributes["viewBox"] == "0 0 32 106")
    #expect(column.all("use").compactMap { $0.attributes["href"] } == ["#g-sun", "#g-moon"])
    #expect(column.all("circle", paint: "slot").count == 2)
    #expect(column.all("g", paint: "water").count == 1)
    let full = try SVGDocument(BalanceFigure.column(Array(Glyph.allCases[12..<22]), slots: 4, options: .page(prefix: "b")))
    #expect(full.all("use").count == 10)
    #expect(full.all("circle", paint: "slot").isEmpty)
  }

  @Test(arguments: [0.0, 45, 90, 135, 180, 225, 270, 315, 359.99, 360, 719, -90]) func theMoonIsWholeAtEveryPhase(
    _ elongation: Double
  ) throws {
    for detail in [MoonDisc.Detail.plain, .portrait, .dial] {
      let text = MoonDisc.svg(phaseAngle: elongation, detail: detail, options: .page(prefix: "m"))
      let document = try SVGDocument(text)
      #expect(document.root.attributes["role"] == "img")
      let known = Set(document.ids)
      for reference in document.references { #expect(known.contains(reference)) }
      for path in document.all("path") { #expect(PathReader(path.attributes["d"] ?? "") != nil) }
    }
  }

  /// The lit area from the path itself: half a disc, more or less half an ellipse.
  @Test(arguments: stride(from: 1.0, to: 360, by: 7).map { $0 }) func theLitPartIsAsLargeAsItShouldBe(_ elongation: Double) throws
  {
    let path = MoonDisc.lit(Point(x: 0, y: 0), 1000, elongation)
    let commands = try #require(PathReader(String(decoding: path.bytes, as: UTF8.self))).commands
    #expect(commands.map(\.name) == ["M", "A", "A", "Z"])
    let limbRuns = commands[1].numbers[4]
    let terminatorRuns = commands[2].numbers[4]
    #expect((limbRuns == 1) == (elongation < 180))
    let half = Double.pi / 2 * 1000 * 1000
    let ellipse = Double.pi / 2 * commands[2].numbers[0] * commands[2].numbers[1]
    // Both arcs turning the same way enclose both halves; turning against each other, the ellipse is taken away.
    let area = terminatorRuns == limbRuns ? half + ellipse : half - ellipse
    #expect(abs(area / (2 * half) - MoonDisc.illuminatedFraction(phaseAngle: elongation)) < 1e-4)
  }

  @Test func theMoonSpeaksItsPhase() {
    #expect(MoonDisc.words(phaseAngle: 0) == "The Moon, new, 0 percent lit")
    #expect(MoonDisc.words(phaseAngle: 136) == "The Moon, waxing gibbous, 86 percent lit")
    #expect(MoonDisc.words(phaseAngle: 270) == "The Moon, last quarter, 50 percent lit")
    #expect(MoonDisc.svg(phaseAngle: 10, title: "", options: .page(prefix: "m")).contains("aria-hidden"))
  }

  @Test func theSouthSeesTheMoonOnItsHead() {
    #expect(MoonDisc.svg(phaseAngle: 90, isSouthern: true, options: .page(prefix: "m")).contains("rotate(180 158 158)"))
  }

  @Test func theSkyShowsWhatIsUp() throws {
    let bodies: [HorizonSky.Body] = [
      .init(.sun, altitude: 0.2, azimuth: 115.9), .init(.venus, altitude: 30, azimuth: 135),
      .init(.mars, altitude: 63, azimuth: 208), .init(.jupiter, altitude: 61, azimuth: 209),
      .init(.saturn, altitude: -20, azimuth: 20), .init(.moon, altitude: 20, azimuth: 300),
    ]
    let ecliptic = (0...36).map { HorizonSky.Direction(altitude: Double($0) - 10, azimuth: 90 + 5 * Double($0)) }
    let document = try SVGDocument(HorizonSky.svg(bodies, ecliptic: ecliptic, options: .page(prefix: "s")))
    #expect(!document.titles.contains("Saturn"))
    let names = document.all("text", paint: "name").map(\.text)
    #expect(names == ["Venus", "Mars, Jupiter", "Moon"])
    #expect(document.all("g", paint: "behind").count == 1)
    // The Sun stands on the ground line at the place that its azimuth gives, left of the middle.
    let sun = try #require(document.all("circle", paint: "sun").first)
    #expect(abs(Double(sun.attributes["cx"] ?? "")! - 60.9) < 0.1)
    #expect(document.all("desc").first?.text.hasPrefix("Sun on the horizon in the southeast; Venus 30° high") == true)
    let path = try #require(document.all("path", paint: "ecliptic").first?.attributes["d"])
    #expect(try #require(PathReader(path)).points.allSatisfy { $0.y <= 330.01 })
    #expect(document.all("text").map(\.text).suffix(3) == ["Venus", "Mars, Jupiter", "Moon"])
  }

  /// What XML forbids (XML 1.0, 5th ed., production 2, as far as a Swift string can hold it) is left out of texts and attributes; what it
  /// allows comes back.
  @Test func forbiddenCharactersNeverReachAnSVG() throws {
    let forbidden: [Unicode.Scalar] =
      (0...0x1F).compactMap { Unicode.Scalar(UInt32($0)) }.filter { !["\t", "\n", "\r"].contains($0) } + ["\u{FFFE}", "\u{FFFF}"]
    #expect(forbidden.count == 31)
    for scalar in forbidden {
      let name = "A\(Character(scalar))n<&\"'>\u{E000}\u{1F600}\u{7F}"
      var svg = SVGWriter()
      svg.open("svg", .text("aria-label", name))
      svg.title(name)
      svg.close("svg")
      #expect(!svg.string.unicodeScalars.contains(scalar), "U+\(String(scalar.value, radix: 16))")
      let document = try SVGDocument(svg.string)
      #expect(document.titles == ["An<&\"'>\u{E000}\u{1F600}\u{7F}"])
      #expect(document.root.attributes["aria-label"] == document.titles.first)
    }
  }

  @Test func aNameInADrawingIsCleaned() throws {
    let chart = MoonDisc.svg(phaseAngle: 90, detail: .dial, title: "Ann\u{FFFF}\u{0} &\u{8}", options: .standalone(.light))
    #expect(try SVGDocument(chart).titles.contains("Ann &"))
    #expect(!chart.unicodeScalars.contains { $0.value == 0xFFFF || $0.value == 0 || $0.value == 8 })
  }

  @Test func northIsTheSouthOfTheSouth() throws {
    let bodies: [HorizonSky.Body] = [.init(.venus, altitude: 10, azimuth: 90), .init(.mars, altitude: 10, azimuth: 270)]
    let document = try SVGDocument(HorizonSky.svg(bodies, facesSouth: false, options: .page(prefix: "s")))
    let stars = document.all("circle", paint: "star").compactMap { Double($0.attributes["cx"] ?? "") }
    #expect(stars.count == 2 && stars[0] > 320 && stars[1] < 320)
    #expect(document.all("text").map(\.text).contains("N"))
    #expect(
      try SVGDocument(HorizonSky.svg([], options: .page(prefix: "s"))).all("desc").map(\.text) == ["None of the bodies is up."])
  }

  @Test func theStylesheetNamesNoColourButTokens() {
    let css = ChartStylesheet.css
    #expect(!css.contains("#") && !css.contains("rgb") && !css.contains("<"))
    let names = Set(ChartTheme.tokens.map(\.name))
    var rest = Substring(css)
    var found = 0
    while let start = rest.range(of: "var(--") {
      rest = rest[start.upperBound...]
      let name = String(rest.prefix { $0 != ")" })
      #expect(names.contains(name), "\(name)")
      found += 1
    }
    #expect(found > 40)
    for theme in ChartTheme.allCases {
      let resolved = theme.resolved(css)
      #expect(!resolved.contains("var(") && !resolved.contains("\n"))
      #expect(resolved.contains(theme == .dark ? "#17172d" : "#fff"))
    }
  }

  @Test func everyClassHasItsPaint() throws {
    let css = ChartStylesheet.css
    // These say what an element is; its paint comes from its own attributes or from what is around it.
    let silent: Set = ["inner", "label"]
    let drawings = [
      ChartWheel.svg(DemonstrationChart.figure, options: .page(prefix: "a")),
      ChartWheel.svg(DemonstrationChart.double, layout: .medium, options: .page(prefix: "a")),
      ChartWheel.svg(DemonstrationChart.withoutTime, layout: .small, options: .page(prefix: "a")),
      AspectGrid.svg(DemonstrationChart.figure, includesAngles: true, options: .page(prefix: "a")),
      BalanceFigure.column([.sun], element: nil, options: .page(prefix: "a")),
      MoonDisc.svg(phaseAngle: 100, detail: .dial, options: .page(prefix: "a")),
      HorizonSky.svg(
        [.init(.moon, altitude: 5, azimuth: 300), .init(.sun, altitude: 5, azimuth: 100)], options: .page(prefix: "a")),
    ]
    for drawing in drawings {
      let document = try SVGDocument(drawing)
      let root = try #require(document.root.attributes["class"])
      for element in document.elements.dropFirst() {
        for name in (element.attributes["class"] ?? "").split(separator: " ") where !silent.contains(String(name)) {
          #expect(
            css.contains(".\(root) .\(name){") || css.contains(".\(root) text.\(name)") || css.contains(".\(name),"),
            "\(root) \(name)")
        }
      }
    }
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
