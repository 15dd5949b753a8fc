import Astrology
import Testing

@testable import ChartArt

@Suite struct ChartWheelTests {
  private static let layouts: [WheelLayout] = [.large, .medium, .small, .desk, .phone]
  private static let figures = [DemonstrationChart.figure, DemonstrationChart.double, DemonstrationChart.withoutTime]

  private func document(
    _ figure: WheelFigure, _ layout: WheelLayout = .large, _ options: DrawingOptions = .standalone(.light)
  ) throws -> SVGDocument {
    try SVGDocument(ChartWheel.svg(figure, layout: layout, options: options))
  }

  @Test(arguments: layouts, figures) func everyWheelIsWhole(_ layout: WheelLayout, _ figure: WheelFigure) throws {
    for options in [DrawingOptions.page(prefix: "w"), .standalone(.dark), DrawingOptions(prefix: "x")] {
      let document = try document(figure, layout, options)
      #expect(document.root.name == "svg")
      #expect(document.root.attributes["role"] == "img")
      #expect(document.root.attributes["viewBox"] == "0 0 \(Int(layout.size)) \(Int(layout.size))")
      #expect(Set(document.ids).count == document.ids.count)
      for id in document.ids { #expect(id.hasPrefix(options.prefix + "-")) }
      let known = Set(document.ids)
      for reference in document.references where !reference.hasPrefix("g-") { #expect(known.contains(reference), "\(reference)") }
      for path in document.all("path") {
        let data = try #require(path.attributes["d"])
        // Glyphs are tested by themselves; a relative command would fail here too.
        #expect(PathReader(data) != nil, "\(data)")
      }
    }
  }

  @Test(arguments: layouts, figures) func theSameFigureGivesTheSameBytes(_ layout: WheelLayout, _ figure: WheelFigure) {
    let first = ChartWheel.svg(figure, layout: layout, options: .page(prefix: "w"))
    let second = ChartWheel.svg(figure, layout: layout, options: .page(prefix: "w"))
    #expect(Array(first.utf8) == Array(second.utf8))
  }

  @Test(arguments: layouts, figures) func numbersAreShortAndOnThePicture(_ layout: WheelLayout, _ figure: WheelFigure) throws {
    for element in try document(figure, layout).elements {
      for name in ["x", "y", "cx", "cy", "x1", "y1", "x2", "y2"] {
        guard let value = element.attributes[name] else { continue }
        let number = try #require(Double(value))
        #expect((-2...layout.size + 2).contains(number), "\(element.name) \(name)=\(value)")
        #expect((value.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0) <= 2)
      }
    }
  }

  @Test func aPageGetsClassesAndNoColours() throws {
    let text = ChartWheel.svg(DemonstrationChart.figure, options: .page(prefix: "w", sprite: "/glyphs.svg"))
    let document = try SVGDocument(text)
    #expect(document.all("style").isEmpty)
    #expect(document.all("symbol").isEmpty)
    #expect(!text.contains("style="))
    for element in document.elements {
      for name in ["fill", "stroke"] {
        #expect([nil, "none", "currentColor"].contains(element.attributes[name]), "\(element)")
      }
      if let href = element.attributes["href"], href.contains("g-") { #expect(href.hasPrefix("/glyphs.svg#g-")) }
    }
    #expect(document.root.attributes["width"] == nil)
  }

  @Test func aFileCarriesItsColoursAndTheGlyphsItUses() throws {
    let text = ChartWheel.svg(DemonstrationChart.figure, options: .standalone(.dark))
    let document = try SVGDocument(text)
    #expect(!text.contains("var(--"))
    #expect(document.all("style").count == 1)
    #expect(document.all("rect", paint: "ground").count == 1)
    let symbols = document.all("symbol").compactMap { $0.attributes["id"] }
    #expect(symbols.contains("art-g-sun") && symbols.contains("art-g-retrograde") && symbols.contains("art-g-square"))
    #expect(!symbols.contains("art-g-vesta") && !symbols.contains("art-i-search"))
    #expect(document.root.attributes["width"] == "1080")
  }

  @Test func aKnownChartHasItsParts() throws {
    let document = try document(DemonstrationChart.figure)
    #expect(document.titles.contains("Sun 24°18′ Gemini, house 9"))
    #expect(document.titles.contains("Mercury 26°07′ Gemini, house 9, retrograde"))
    #expect(document.titles.contains("Ascendant 13°42′ Libra"))
    #expect(document.titles.contains("Midheaven 15°36′ Cancer"))
    #expect(document.titles.contains("House 12, from 18°24′ Virgo"))
    #expect(document.titles.contains("Neptune square Ascendant, 0°01′"))
    #expect(document.all("desc").map(\.text) == ["Sun 24°18′ Gemini, Moon 20°54′ Pisces, Ascendant 13°42′ Libra."])
    for sign in ZodiacSign.allCases { #expect(document.titles.filter { $0 == sign.name }.count == 1) }
    #expect(document.all("g", paint: "label").count == 14)
    #expect(document.all("text", paint: "numeral").map(\.text) == (1...12).map(\.description))
    // The node's contact is for the grid and the table, not for the web.
    #expect(document.all("path", paint: "web").count == 4)
    #expect(document.all("path", paint: "flow").count == 1)
    #expect(document.all("circle", paint: "pin").count == 2 * 14)
  }

  @Test func pointersStandAtTheTrueLongitudes() throws {
    let document = try document(DemonstrationChart.figure)
    let pins = document.all("circle", paint: "pin").filter { $0.attributes["r"] == "2.5" }
    let dial = Dial(center: 540, left: 193.7)
    for point in DemonstrationChart.points {
      let place = dial.point(388, point.longitude)
      let isThere = pins.contains { pin in
        guard let x = Double(pin.attributes["cx"] ?? ""), let y = Double(pin.attributes["cy"] ?? "") else { return false }
        return abs(x - place.x) < 0.006 && abs(y - place.y) < 0.006
      }
      #expect(isThere, "\(point.name)")
    }
  }

  @Test func theAscendantIsAtNineOClockAndTheZodiacRunsAnticlockwise() {
    let dial = Dial(center: 540, left: 193.7)
    let east = dial.point(400, 193.7)
    #expect(abs(east.x - 140) < 1e-9 && abs(east.y - 540) < 1e-9)
    let later = dial.point(400, 203.7)
    #expect(later.y > 540 && later.x < 200)
  }

  @Test func withoutATimeThereAreNoHousesAndTheMoonIsAnArc() throws {
    for layout in ChartWheelTests.layouts {
      let document = try document(DemonstrationChart.withoutTime, layout)
      #expect(document.all("text", paint: "numeral").isEmpty)
      #expect(document.all("line", paint: "cusp").isEmpty)
      #expect(!document.titles.contains { $0.hasPrefix("Ascendant") || $0.hasPrefix("House") })
      #expect(document.titles.contains("Moon from 14°12′ Pisces to 28°06′ Pisces that day"))
      #expect(document.all("path", paint: "span").count == 1)
      // On a page in one line: below its beginning the end would read as a negative degree.
      let figures = layout.page.map { $0.tellsOnlyTheMoonsDay ? "14°–28°" : "14–28°" } ?? "–28°"
      #expect(document.all("text").contains { $0.text == figures })
      let description = try #require(document.all("desc").first?.text)
      #expect(description.contains("Moon from 14°12′ Pisces") && description.contains("birth time is not known"))
    }
    // 0° Aries stands at nine o'clock: the mark of the Sun at 84° is near six.
    let dial = Dial(center: 540, left: 0)
    #expect(dial.point(388, 84.3).y > 920)
  }

  @Test func theSkyAroundAChartShowsMajorContactsWithinThreeDegrees() throws {
    let document = try document(DemonstrationChart.double)
    #expect(document.all("g", paint: "label").count == 24)
    #expect(document.all("circle", paint: "open").count == 10)
    #expect(document.titles.contains("Now: Mars 11°36′ Sagittarius"))
    #expect(document.all("path", paint: "web").count == 1)
    #expect(document.titles.contains("Jupiter opposition Saturn, 0°51′"))
  }

  @Test func weightGrowsWithTightness() throws {
    let document = try document(DemonstrationChart.figure)
    let widths = document.all("path", paint: "web").compactMap { Double($0.attributes["stroke-width"] ?? "") }
    let opacities = document.all("path", paint: "web").compactMap { Double($0.attributes["stroke-opacity"] ?? "") }
    #expect(widths.count == 4 && opacities.count == 4)
    // Loosest first: trine 0.24, conjunction 0.81, quincunx 0.96, square 0.998.
    #expect(widths[0] < widths[2] && widths[2] < widths[3])
    #expect(opacities[0] < opacities[2] && opacities[2] < opacities[3])
    let dashes = document.all("path", paint: "web").map { $0.attributes["stroke-dasharray"] }
    #expect(dashes == [nil, nil, "1.2 4", nil])
  }

  @Test func titlesOfOthersAreEscaped() throws {
    var figure = DemonstrationChart.figure
    figure.points[0].name = "<script>&\"'"
    let text = ChartWheel.svg(figure, title: "Maya & \"Sam\" <3", options: .standalone(.light))
    #expect(!text.contains("<script>"))
    let document = try SVGDocument(text)
    #expect(document.titles.first == "Maya & \"Sam\" <3")
    #expect(document.titles.contains { $0.hasPrefix("<script>&\"' 24°18′") })
  }

  @Test func everyAspectHasItsOwnStroke() throws {
    var strokes: Set<[String?]> = []
    for kind in AspectKind.major {
      let document = try SVGDocument(ChartWheel.sample(of: kind, options: .page(prefix: "k")))
      #expect(document.root.attributes["aria-hidden"] == "true")
      let line = try #require(document.all("path", paint: "web").first)
      strokes.insert([line.attributes["class"], line.attributes["stroke-dasharray"], line.attributes["stroke-width"]])
    }
    #expect(strokes.count == AspectKind.major.count)
  }
}
