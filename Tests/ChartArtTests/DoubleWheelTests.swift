import Astrology
import Ephemeris
import Testing

@testable import ChartArt

/// The wheel of a birth with the sky around it, measured: between the two lies a circle that neither crosses.
@Suite struct DoubleWheelTests {
  /// Ten thousand pairs for each seed, on both wheels of a page.
  @Test(arguments: [1, 2] as [UInt64]) func noFigureOfTheSkyLiesOnTheBirthOrOnAnother(_ seed: UInt64) {
    var pairs = RandomPairs(seed: seed, births: 1000)
    for number in 0..<10_000 {
      guard let figure = pairs.next(number) else { continue }
      for layout in [WheelLayout.phone, .desk] {
        let fault = fault(of: figure, layout)
        #expect(fault == nil, "\(number): \(figure)")
        if fault != nil { return }
      }
    }
  }

  /// Ten bodies of the sky beside ten of the birth, all within a few degrees, turned through the whole circle.
  @Test func tenBesideTen() {
    for turn in 0..<360 {
      for spread in [0.0, 0.4, 3] {
        var figure = DemonstrationChart.double
        for index in 0..<10 {
          figure.points[index].longitude = Double(turn) + spread * Double(index)
          figure.moving[index].longitude = Double(turn) + spread * Double(9 - index)
        }
        for layout in [WheelLayout.phone, .desk] { #expect(fault(of: figure, layout) == nil, "\(turn) \(spread)") }
      }
    }
  }

  @Test(arguments: [WheelLayout.phone, .desk]) func degreesOfTheSkyWearTheirSign(_ layout: WheelLayout) throws {
    let document = try SVGDocument(
      ChartWheel.svg(DemonstrationChart.double, layout: layout, options: .page(prefix: "w", anchors: "part-")))
    let moving = document.elements.indices.filter { document.elements[$0].attributes["class"]?.contains("moving") == true }
    let degrees = document.all("text", paint: "degree").filter { text in text.parent.map { moving.contains($0) } ?? false }
    #expect(degrees.count == 10 && degrees.allSatisfy { $0.text.hasSuffix("°") })
  }

  /// What is wrong with a wheel; `nil` when nothing is.
  private func fault(of figure: WheelFigure, _ layout: WheelLayout) -> String? {
    let painter = WheelPainter(figure: figure, layout: layout, title: "", options: .page(prefix: "w"))
    let ring = painter.band.ring
    // The dots of the birth stand on the ring, and the arcs of a day without its hour, which are the wider ones.
    let edge = ring + 2.6 * layout.line
    let sky = painter.movingColumns
    for (index, column) in sky.enumerated() {
      for part in column where part.distance(to: painter.center) < edge { return "\(figure.moving[index].name) lies on a dot" }
    }
    let birth = figure.points.indices.flatMap { painter.column(of: $0) }
    for placed in birth {
      let half = Point(x: placed.part.width / 2, y: placed.part.height / 2).distance(to: Point(x: 0, y: 0))
      if placed.center.distance(to: painter.center) + half > ring { return "a label of the birth crosses its ring" }
      if placed.distance(to: painter.center) < painter.hub.inner { return "a label of the birth lies on the rim of the aspects" }
    }
    for (house, place) in painter.numeralPlaces().enumerated() {
      let numeral = painter.numeral(of: house, at: place)
      for placed in birth where !numeral.isClear(of: placed, by: 0.01) { return "the number of house \(house + 1) is covered" }
    }
    for (index, column) in sky.enumerated() {
      for (other, neighbor) in sky[..<index].enumerated() {
        for part in column {
          for placed in neighbor where !part.isClear(of: placed, by: 0.01) {
            return "\(figure.moving[index].name) covers \(figure.moving[other].name)"
          }
        }
      }
    }
    return nil
  }
}
