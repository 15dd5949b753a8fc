import Astrology
import Ephemeris
import Testing

@testable import ChartArt

/// Charts at the edges of what a wheel may meet.
@Suite struct WheelCaseTests {
  private func document(_ figure: WheelFigure, _ layout: WheelLayout = .large) throws -> SVGDocument {
    try SVGDocument(ChartWheel.svg(figure, layout: layout, options: .page(prefix: "w")))
  }

  @Test func anEmptyFigureIsAnEmptyZodiac() throws {
    let document = try document(WheelFigure(points: []))
    #expect(document.all("g", paint: "label").isEmpty)
    #expect(document.all("path", paint: "web").isEmpty)
    #expect(document.all("desc").map(\.text) == ["The birth time is not known, so houses and angles are left out."])
  }

  @Test func longitudesAreFolded() throws {
    let document = try document(
      WheelFigure(points: [.init(.sun, at: 360), .init(.moon, at: -0.5), .init(.mars, at: 719.75), .init(.venus, at: 0.25)]))
    #expect(document.titles.contains("Sun 0°00′ Aries"))
    #expect(document.titles.contains("Moon 29°30′ Pisces"))
    #expect(document.titles.contains("Mars 29°45′ Pisces"))
    #expect(document.titles.contains("Venus 0°15′ Aries"))
  }

  @Test func twentyBodiesOnOneSpotFindTwentyPlaces() throws {
    var figure = DemonstrationChart.figure
    figure.points = (0..<20).map { .init(Glyph.allCases[12 + $0], at: 359.9 + 0.01 * Double($0)) }
    for layout in [WheelLayout.large, .medium, .small] {
      let painter = WheelPainter(figure: figure, layout: layout, title: "", options: .page(prefix: "w"))
      expectApart(painter.labels.positions, by: layout.band.separation)
      #expect(try document(figure, layout).all("g", paint: "label").count == 20)
    }
  }

  @Test func aBodyOnACuspIsDrawnOnIt() throws {
    var figure = DemonstrationChart.figure
    figure.points = [.init(.mars, at: 221.90, house: 2), .init(.sun, at: 193.70, house: 1)]
    let painter = WheelPainter(figure: figure, layout: .large, title: "", options: .page(prefix: "w"))
    #expect(signedDegrees(painter.labels.positions[0] - 221.90) > 3)
    #expect(signedDegrees(painter.labels.positions[1] - 193.70) > 3)
  }

  @Test func lopsidedHousesOfTheNorthKeepTheirLabelsApart() throws {
    // Latitude 70°: Ascendant and Midheaven eleven degrees apart, so that six of Porphyry's houses are under four degrees wide.
    let angles = Angles(ascendant: 135, midheaven: 124)
    let narrow = 11.0 / 3
    let wide = 169.0 / 3
    var cusps: [Double] = []
    for (start, width) in [(135.0, wide), (304, narrow), (315, wide), (124, narrow)] {
      for third in 0..<3 { cusps.append(normalizedDegrees(start + width * Double(third))) }
    }
    var figure = DemonstrationChart.figure
    figure.angles = angles
    figure.cusps = DemonstrationChart.inline(cusps)
    figure.points += [.init(.vesta, at: 128), .init(.juno, at: 130), .init(.ceres, at: 133)]
    for layout in [WheelLayout.large, .medium, .small] {
      let painter = WheelPainter(figure: figure, layout: layout, title: "", options: .page(prefix: "w"))
      expectApart(painter.labels.positions, by: layout.band.separation)
      expectCircularOrder(of: figure.points.map(\.longitude), keptBy: painter.labels.positions)
      #expect(painter.labels.isOpen.contains(true))
      #expect(try document(figure, layout).all("text", paint: "numeral").count == 12)
    }
    // The narrow quadrants have no room for figures outside the rim; the wide ones have.
    let outside = try document(figure).all("text").filter { $0.attributes["font-size"] == "11.5" }
    #expect(outside.map(\.text) == ["11°20′", "7°40′", "11°20′", "7°40′"])
  }

  @Test func housesThatRunBackwardsAreDrawn() throws {
    var figure = DemonstrationChart.figure
    let backwards = DemonstrationChart.cusps.reversed().map { $0 }
    figure.cusps = DemonstrationChart.inline(backwards)
    let frame = WheelFrame(angles: figure.angles, cusps: figure.cusps)
    for (index, middle) in frame.houseMiddles.enumerated() {
      #expect(abs(signedDegrees(middle - backwards[index])) < 20)
    }
    #expect(try document(figure).all("text", paint: "numeral").count == 12)
  }

  @Test func wholeSignsKeepTheAxesWhereTheyAre() throws {
    var figure = DemonstrationChart.figure
    figure.cusps = DemonstrationChart.inline((0..<12).map { normalizedDegrees(180 + 30 * Double($0)) })
    let frame = WheelFrame(angles: figure.angles, cusps: figure.cusps)
    #expect(frame.axes.count == 4)
    #expect(frame.cusps.count == 12)
    #expect(frame.walls.count == 16)
    let document = try document(figure)
    #expect(document.titles.contains("Ascendant 13°42′ Libra"))
    #expect(document.titles.contains("House 1, from 0°00′ Libra"))
  }

  @Test func cuspsOnTheAxesAreDrawnOnce() {
    let frame = WheelFrame(angles: DemonstrationChart.figure.angles, cusps: DemonstrationChart.inlineCusps)
    #expect(frame.cusps.map(\.house) == [2, 3, 5, 6, 8, 9, 11, 12])
    #expect(frame.walls.filter(\.isStrong).count == 4)
  }

  @Test func contactsWithoutTheirEndsAreLeftOut() throws {
    var figure = DemonstrationChart.withoutTime
    figure.contacts = [
      .init(.square, .point(99), .point(0), orb: 1, closeness: 0.8), .init(.trine, .point(0), .ascendant, orb: 1, closeness: 0.8),
      .init(.trine, .moving(0), .point(0), orb: 1, closeness: 0.8),
    ]
    #expect(try document(figure).all("path", paint: "web").isEmpty)
  }

  @Test func aSignGlyphStepsAsideForAnAxis() throws {
    // The Midheaven stands at 15°36′ Cancer, in the middle of the sign.
    let document = try document(DemonstrationChart.figure)
    let cancer = try #require(
      document.all("use").first { $0.attributes["href"] == "#g-cancer" && $0.attributes["width"] == "34" })
    let x = try #require(Double(cancer.attributes["x"] ?? "")) + 17
    let y = try #require(Double(cancer.attributes["y"] ?? "")) + 17
    let axis = Dial(center: 540, left: 193.7).point(431, 105.6)
    #expect(Point(x: x, y: y).distance(to: axis) > 30)
  }
}
