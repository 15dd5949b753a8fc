import Foundation
import Testing

@testable import Ephemeris

/// Days, clock readings and tables of the eclipse tests.
enum LocalEclipseReference {
  /// The lines of a table without those that begin with `#` and the header.
  static func rows(_ name: String) throws -> [[String]] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// `2017-08-21` and `18:51:17` UT.
  static func instant(_ day: String, _ clock: String) throws -> TT {
    let date = day.split(separator: "-").compactMap { Int($0) }
    let time = clock.split(separator: ":").compactMap { Double($0) }
    let midnight = try #require(CalendarDate(year: date[0], month: date[1], day: date[2])).midnight()
    return TT(UTC(daysSinceJ2000: midnight + (time[0] * 3600 + time[1] * 60 + time[2]) / 86400))
  }

  static func solar(of day: String) throws -> SolarEclipse {
    let noon = try instant(day, "12:00:00")
    return try #require(try SolarEclipse.all(from: noon.advanced(byDays: -1), to: noon.advanced(byDays: 1)).first)
  }

  static func lunar(of day: String) throws -> LunarEclipse {
    let noon = try instant(day, "12:00:00")
    return try #require(try LunarEclipse.all(from: noon.advanced(byDays: -1), to: noon.advanced(byDays: 1)).first)
  }

  static func place(_ latitude: Double, _ longitude: Double, _ elevation: Double = 0) throws -> GeographicLocation {
    try #require(GeographicLocation(latitude: latitude, longitude: longitude, elevation: elevation))
  }

  static func seconds(_ a: TT, _ b: TT) -> Double { (a.daysSinceJ2000 - b.daysSinceJ2000) * 86400 }
}
