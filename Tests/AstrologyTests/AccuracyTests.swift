import Ephemeris
import Foundation
import Testing

@testable import Astrology

/// The promises of accuracy, in arcseconds.
@Suite struct AccuracyTests {
  /// Arcseconds a day: what `Ephemeris.docc/Accuracy.md` promises.
  private func speedLimit(_ line: AccuracyReport.Line) -> Double {
    switch (line.name, line.span.hasPrefix("1550")) {
    case ("Moon", false): 0.005
    case ("Mercury", false): 0.003
    case (_, false): 0.001
    case ("Moon", true): 0.25
    case ("Mercury", true): 0.04
    case (_, true): 0.03
    }
  }

  @Test(arguments: AccuracyReport.measured.map(\.figures))
  func thePromiseOverTensOfThousandsOfInstants(_ line: AccuracyReport.Line) throws {
    #expect(line.rows >= 20_000 && line.instants > line.rows)
    let isWide = !line.span.hasPrefix("1800")
    #expect(line.longitude <= (isWide ? 0.1 : 0.0025), "\(line.name)")
    #expect(try #require(line.latitude) <= (isWide ? 0.1 : 0.0025), "\(line.name)")
    #expect(try #require(line.speed) <= (line.name.hasPrefix("Chiron") ? 0.02 : speedLimit(line)), "\(line.name)")
    #expect(try #require(line.distance) <= (isWide ? 2e-5 : 5e-6), "\(line.name)")
  }

  /// The rows are those at which the engine was worst: it is as good there as the page says, and not better, or the page is old.
  @Test(arguments: AccuracyReport.measured)
  func theEngineIsWhatThePageSays(_ line: (figures: AccuracyReport.Line, rows: AccuracyReport.Line)) throws {
    #expect(line.rows.rows >= 25)
    #expect(abs(line.rows.longitude - line.figures.longitude) < 0.00003, "\(line.figures.name)")
    #expect(abs(try #require(line.rows.latitude) - (try #require(line.figures.latitude))) < 0.00003, "\(line.figures.name)")
    #expect(abs(try #require(line.rows.speed) - (try #require(line.figures.speed))) < 0.00003, "\(line.figures.name)")
    let distance = try #require(line.figures.distance)
    #expect(abs(try #require(line.rows.distance) - distance) < 0.01 * distance + 1e-12, "\(line.figures.name)")
  }

  /// A table made elsewhere, at instants of its own, is no worse than the page.
  @Test func aTableMadeElsewhereAgrees() throws {
    #expect(AccuracyReport.elsewhere.count == 28)
    for line in AccuracyReport.elsewhere {
      let page = try #require(AccuracyReport.measured.first { $0.figures.name == line.name && $0.figures.span == line.span })
        .figures
      #expect(line.rows >= 30)
      #expect(line.longitude <= page.longitude + 0.0002, "\(line.name)")
      #expect(try #require(line.latitude) <= (try #require(page.latitude)) + 0.0002, "\(line.name)")
      #expect(try #require(line.speed) <= speedLimit(line), "\(line.name)")
    }
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
