import Ephemeris
import Foundation
import Testing

@testable import Astrology

/// The promises of accuracy, in arcseconds.
@Suite struct AccuracyTests {
  @Test(arguments: AccuracyReport.bodies.filter { $0.span == "1800–2200" })
  func bodiesInThePreciseSpan(_ line: AccuracyReport.Line) {
    #expect(line.rows >= 100)
    #expect(line.longitude <= 0.0025, "\(line.name)")
    #expect(line.latitude! <= 0.0025, "\(line.name)")
    #expect(line.speed! <= 0.005, "\(line.name)")
    #expect(line.distance! <= 5e-6, "\(line.name)")
  }

  @Test(arguments: AccuracyReport.bodies.filter { $0.span == "1550–2650, rest" })
  func bodiesInTheWideSpan(_ line: AccuracyReport.Line) {
    #expect(line.rows >= 30)
    #expect(line.longitude <= 0.1, "\(line.name)")
    #expect(line.speed! <= (line.name == "Moon" ? 0.2 : 0.02), "\(line.name)")
  }

  @Test func chironFollowsItsSource() {
    let line = AccuracyReport.bodies.first { $0.name.hasPrefix("Chiron") }!
    #expect(line.rows == 100)
    #expect(line.longitude <= 0.1)
    #expect(line.speed! <= 0.01)
  }

  @Test func pointsOfTheLunarOrbit() {
    let limits = [0.1, 2, 0.3, 1]
    for (line, limit) in zip(AccuracyReport.lunarPoints, limits) {
      #expect(line.rows == 100)
      #expect(line.longitude <= limit, "\(line.name)")
    }
  }

  @Test func theTurningEarth() {
    for line in AccuracyReport.rotation {
      #expect(line.rows == 375)
      #expect(line.longitude <= 0.02, "\(line.name)")
    }
  }

  @Test func houseSystems() {
    for line in AccuracyReport.houses {
      #expect(line.rows >= 25, "\(line.name)")
      #expect(line.longitude <= 0.1, "\(line.name)")
    }
  }

  @Test func topocentricMoonAgreesWithSwissEphemeris() throws {
    let table = AccuracyReport.rows("topocentric_moon").map { $0.compactMap(Double.init) }
    #expect(table.count == 40)
    for row in table {
      let ut1 = UT1(julianDate: row[0])
      let sky = try Sky(at: TT(daysSinceJ2000: ut1.daysSinceJ2000 + row[1] / 86400))
      let place = try #require(GeographicLocation(latitude: row[2], longitude: row[3], elevation: row[4]))
      let moon = try sky.topocentric(sky.position(of: .moon), from: place, siderealTime: sky.siderealTime(at: ut1))
      #expect(abs(signedDegrees(moon.longitude - row[5])) * 3600 < 0.5)
      #expect(abs(moon.latitude - row[6]) * 3600 < 0.5)
      #expect(abs(moon.distance - row[7]) < 1e-8)
    }
  }

  /// The committed page says what the engine does. With `ASTRONOVA_WRITE_ACCURACY` set, writes it instead.
  @Test func accuracyPageIsCurrent() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("ACCURACY.md")
    if ProcessInfo.processInfo.environment["ASTRONOVA_WRITE_ACCURACY"] != nil {
      try AccuracyReport.markdown.write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == AccuracyReport.markdown)
  }
}
