import Foundation
import Testing

@testable import Ephemeris

/// Stations against those that `Tools/accuracy` finds from DE440: of 20,105 those at which the engine is worst, those nearest to a seam of the
/// kernel, and others.
@Suite struct StationTests {
  private struct Row {
    let body: CelestialBody
    let turnsRetrograde: Bool
    let julianDate: Double
    let longitude: Double
  }

  private func rows() throws -> [Row] {
    let url = try #require(Bundle.module.url(forResource: "stations_de440", withExtension: "csv", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: ",").map(String.init)
      return Row(
        body: try #require(CelestialBody.allCases.first { $0.name == fields[0] }), turnsRetrograde: fields[1] == "R",
        julianDate: try #require(Double(fields[2])), longitude: try #require(Double(fields[3])))
    }
  }

  /// Seconds that a station of 1800–2200, and of the rest of 1550–2650, may be off: the promise of `Ephemeris.docc/Accuracy.md`.
  private func limit(_ row: Row, _ isPrecise: Bool) -> Double {
    let isInner = [.mercury, .venus, .mars].contains(row.body)
    return isPrecise ? (isInner ? 2 : 60) : (isInner ? 20 : 600)
  }

  @Test func theWorstOfAllKeepThePromise() throws {
    let table = try rows()
    #expect(table.count > 350)
    for row in table {
      let isPrecise = (2378496.5...2524593.5).contains(row.julianDate)
      let around = (TT(julianDate: row.julianDate - 9), TT(julianDate: row.julianDate + 9))
      let stations = try AngularMotion.longitude(of: row.body).path(from: around.0, to: around.1).stations
      #expect(stations.count == 1, "\(row)")
      let found = try #require(stations.first)
      #expect(abs(found.instant.julianDate - row.julianDate) * 86400 <= limit(row, isPrecise), "\(row)")
      #expect(found.turnsRetrograde == row.turnsRetrograde, "\(row)")
      #expect(abs(found.angle - row.longitude) * 3600 < (isPrecise ? 0.0025 : 0.1), "\(row)")
    }
  }

  /// Mars on 6 April 1980, Neptune on 30 June 1952 and Pluto on 14 November 2045 were 5.5, 69 and 66 seconds off when the speed leapt where
  /// two segments meet.
  @Test(arguments: zip([CelestialBody.mars, .neptune, .pluto], [2444335.85, 2434193.9, 2468298.9]))
  func noSeamIsFelt(_ body: CelestialBody, _ about: Double) throws {
    let row = try #require(try rows().first { $0.body == body && abs($0.julianDate - about) < 3 })
    let around = (TT(julianDate: row.julianDate - 3), TT(julianDate: row.julianDate + 3))
    let found = try #require(try AngularMotion.longitude(of: body).path(from: around.0, to: around.1).stations.first)
    #expect(abs(found.instant.julianDate - row.julianDate) * 86400 <= (body == .mars ? 1 : 15))
  }

  /// The speed does not leap where segments meet: as many seams as there are in forty years, of nutation, of the Earth and of the body.
  @Test(arguments: [CelestialBody.sun, .mercury, .venus, .mars, .jupiter, .saturn, .uranus, .neptune, .pluto])
  func theSpeedHasNoSeams(_ body: CelestialBody) throws {
    let side = 1e-7
    for segment in 2500..<2957 {
      let seam = -73244.5 + 31.993885127757153 * Double(segment)
      let before = try Sky(at: TT(daysSinceJ2000: seam - side)).position(of: body)
      let after = try Sky(at: TT(daysSinceJ2000: seam + side)).position(of: body)
      #expect(abs(after.longitudeSpeed - before.longitudeSpeed) * 3600 < (body == .mercury ? 0.004 : 0.0015), "\(seam)")
    }
  }
}
