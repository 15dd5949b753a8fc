import Astrology
import Ephemeris
import Foundation
import Testing

@testable import ChartArt

/// Nothing that is asked for stops a drawing, and every drawing is XML.
///
/// `ASTRONOVA_DRAWINGS` is the number of drawings, 1,000 unless set; 200,000 take some minutes in a release build.
@Suite struct RandomDrawingTests {
  private static let count = ProcessInfo.processInfo.environment["ASTRONOVA_DRAWINGS"].flatMap { Int($0) } ?? 1000

  /// Ascendant and Midheaven stand 0.6° apart, and between them lies no cusp of the Equal houses: this chart stopped the process.
  @Test func aQuadrantWithoutACuspIsDrawn() throws {
    let figure = try PolarChart.figure(.equal)
    for layout in [WheelLayout.large, .medium, .small] {
      let document = try SVGDocument(ChartWheel.svg(figure, layout: layout, options: .standalone(.light)))
      #expect(document.all("text", paint: "numeral").count == 12)
    }
    let large = try SVGDocument(ChartWheel.svg(figure, options: .standalone(.light)))
    #expect(large.all("text").filter { $0.attributes["font-size"] == "11.5" }.isEmpty == false)
  }

  @Test(arguments: HouseSystem.allCases) func everySystemIsDrawnBeyondThePolarCircle(_ system: HouseSystem) throws {
    for hour in stride(from: Int(system.rawValue) % 3, to: 24, by: 3) {
      let figure = try PolarChart.figure(system, minutes: 60 * hour + 40)
      #expect(WellFormed.fault(in: ChartWheel.svg(figure, options: .page(prefix: "w"))) == nil)
    }
  }

  @Test func anythingIsDrawn() {
    var drawings = RandomDrawing(seed: 20_261_122)
    for number in 0..<Self.count {
      let (name, svg) = drawings.next()
      // To read it all takes longer than to draw it.
      guard Self.count > 1000 || number % 20 == 0 else { continue }
      let fault = WellFormed.fault(in: svg)
      #expect(fault == nil, "\(number): \(name)")
      if fault != nil { return }
    }
  }

  @Test func everySkyIsDrawn() {
    var drawings = RandomDrawing(seed: 11)
    for number in 0..<Self.count / 40 {
      guard let (name, svg) = drawings.nextChart() else { continue }
      let fault = WellFormed.fault(in: svg)
      #expect(fault == nil, "\(number): \(name)")
    }
  }

  @Test func charactersThatXMLForbidsAreLeftOut() throws {
    let figure = WheelFigure(points: [.init(.sun, at: 10, name: "a\u{FFFE}b\u{FFFF}c\u{FFFD}\u{7}d")])
    let svg = ChartWheel.svg(figure, options: .page(prefix: "w"))
    #expect(WellFormed.fault(in: svg) == nil)
    #expect(try SVGDocument(svg).titles.contains("abc\u{FFFD}d 10°00′ Aries"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -9.3e18]) func numbersThatNobodyMeansAreDrawn(_ wild: Double) {
    var figure = DemonstrationChart.figure
    figure.points[0].longitude = wild
    figure.contacts[0].orb = wild
    figure.contacts[0].closeness = wild
    let drawings = [
      ChartWheel.svg(figure, options: .page(prefix: "w")), AspectGrid.svg(figure, options: .page(prefix: "w")),
      AngleDrawing.svg(degrees: wild, first: .sun, second: .moon, label: "", options: .page(prefix: "w")),
      MeterDial.svg(today: wild, yesterday: wild, label: ""),
      MoonDisc.svg(phaseAngle: wild, detail: .dial, options: .page(prefix: "w")),
      HorizonSky.svg(
        [.init(.sun, altitude: wild, azimuth: wild), .init(.moon, altitude: 20, azimuth: wild)], options: .page(prefix: "w")),
      WeekCurve.svg(days: [wild, 1], now: 0, label: ""), WeekCurve.svg(upToNow: [wild], label: ""),
      MonthCurve.svg(days: [1, wild], label: ""),
    ]
    for drawing in drawings { #expect(WellFormed.fault(in: drawing) == nil) }
  }
}

/// The night of 1990-06-15 over Tromsø, 69.6496 N 18.956 E.
private enum PolarChart {
  static func figure(_ system: HouseSystem, minutes: Int = 40) throws -> WheelFigure {
    let date = try #require(CalendarDate(year: 1990, month: 6, day: 15))
    let reading = try #require(CivilDateTime(date: date, hour: minutes / 60, minute: minutes % 60))
    let place = try #require(GeographicLocation(latitude: 69.6496, longitude: 18.956))
    let moment = ChartMoment(utc: UTC(daysSinceJ2000: reading.daysSinceJ2000()))
    return WheelFigure(try NatalChart(moment: moment, location: place, options: ChartOptions(houseSystem: system)))
  }
}
