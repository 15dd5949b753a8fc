import Foundation
import Testing

@testable import Ephemeris

/// Every eclipse of 1950–2060 in NASA's Five Millennium Canons, and no other.
@Suite struct EclipseTests {
  func lines(_ name: String, _ ending: String) throws -> [String] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: ending, subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map(String.init)
  }

  private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private func instant(_ year: String, _ month: String, _ day: String, _ clock: String) throws -> Double {
    let number = try #require(months.firstIndex(of: month))
    let date = try #require(CalendarDate(year: Int(year) ?? 0, month: number + 1, day: Int(day) ?? 0))
    let parts = clock.split(separator: ":").compactMap { Double($0) }
    let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return date.midnight() + seconds / 86400
  }

  /// ΔT as the lists have it: measured where it can be, then the polynomials of Espenak & Meeus (2006).
  private func canonDeltaT(_ year: Double, _ instant: TT) -> Double {
    if year < 2005 { return DeltaT.seconds(atDaysSinceJ2000: instant.daysSinceJ2000) }
    let t = year - 2000
    if year < 2050 { return 62.92 + 0.32217 * t + 0.005589 * t * t }
    let u = (year - 1820) / 100
    return -20 + 32 * u * u - 0.5628 * (2150 - year)
  }

  @Test func solarEclipses() throws {
    let table = try lines("nasa_solar_eclipses", "csv").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let first = try instant(table.first![1], table.first![2], table.first![3], "00:00")
    let last = try instant(table.last![1], table.last![2], table.last![3], "23:59")
    let found = try SolarEclipse.all(from: TT(daysSinceJ2000: first - 20), to: TT(daysSinceJ2000: last + 1))
      .filter { $0.maximum.daysSinceJ2000 > first - 0.5 }
    #expect(found.count == table.count)
    for (eclipse, row) in zip(found, table) {
      #expect(abs(eclipse.maximum.daysSinceJ2000 - (try instant(row[1], row[2], row[3], row[4]))) * 86400 <= 5, "\(row)")
      let kind: SolarEclipse.Kind? = ["P": .partial, "A": .annular, "T": .total, "H": .hybrid][String(row[8].prefix(1))]
      #expect(eclipse.kind == kind, "\(row) \(eclipse)")
      #expect(eclipse.saros == Int(row[7]), "\(row)")
      #expect(abs(eclipse.gamma - (Double(row[9]) ?? 9)) < 0.0006, "\(row) \(eclipse.gamma)")
      #expect(abs(eclipse.magnitude - (Double(row[10]) ?? 9)) < 0.004, "\(row) \(eclipse.magnitude)")
    }
  }

  @Test func lunarEclipses() throws {
    let table = try lines("nasa_lunar_eclipses", "txt").map { $0.split(separator: " ").map(String.init) }
    let first = try instant(table.first![0], table.first![1], table.first![2], "00:00")
    let last = try instant(table.last![0], table.last![1], table.last![2], "23:59")
    let found = try LunarEclipse.all(from: TT(daysSinceJ2000: first - 20), to: TT(daysSinceJ2000: last + 1))
      .filter { $0.maximum.daysSinceJ2000 > first - 0.5 }
    #expect(found.count == table.count)
    for (eclipse, row) in zip(found, table) {
      let listed = try instant(row[0], row[1], row[2], row[3]) + canonDeltaT(Double(row[0]) ?? 0, eclipse.maximum) / 86400
      // Whole minutes of universal time.
      #expect(abs(eclipse.maximum.daysSinceJ2000 - listed) * 86400 <= 60, "\(row)")
      let kind: LunarEclipse.Kind? = ["N": .penumbral, "P": .partial, "T": .total][String(row[4].prefix(1))]
      #expect(eclipse.kind == kind, "\(row) \(eclipse)")
      #expect(eclipse.saros == Int(row[5]), "\(row)")
      #expect(abs(eclipse.gamma - (Double(row[6]) ?? 9)) < 0.002, "\(row) \(eclipse.gamma)")
      #expect(abs(eclipse.penumbralMagnitude - (Double(row[7]) ?? 9)) < 0.01, "\(row) \(eclipse.penumbralMagnitude)")
      #expect(abs(eclipse.umbralMagnitude - (Double(row[8]) ?? 9)) < 0.01, "\(row) \(eclipse.umbralMagnitude)")
      // The list's half-durations are whole minutes.
      if let half = Double(row[9].dropLast()), let span = eclipse.partialSpan {
        #expect(abs((span.upperBound.daysSinceJ2000 - span.lowerBound.daysSinceJ2000) * 720 - half) <= 1.5, "\(row)")
      }
    }
  }
}
