import Foundation
import Testing

@testable import Ephemeris

/// Seasons and phases against the minutes that the US Naval Observatory published.
@Suite struct AlmanacTests {
  private func lines(_ name: String) throws -> [[String]] {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map {
      $0.split(separator: " ").map(String.init)
    }
  }

  private func instant(_ text: String) throws -> TT {
    let numbers = text.split(whereSeparator: { "-T:.Z".contains($0) }).compactMap { Int($0) }
    let date = try #require(CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]))
    let clock = try #require(CivilDateTime(date: date, hour: numbers[3], minute: numbers[4]))
    return TT(UTC(daysSinceJ2000: clock.daysSinceJ2000()))
  }

  /// Years for which the tables and we know the turning of the Earth; what was printed ahead of time used a forecast of it.
  private let measured = TT(julianDate: 2436934.5)...TT(julianDate: 2459215.5)

  @Test func equinoxesAndSolstices() throws {
    var checked = 0
    for line in try lines("usno_seasons") where line[1] == "Equinox" || line[1] == "Solstice" {
      let listed = try instant(line[0])
      guard measured.contains(listed) else { continue }
      let path = try AngularMotion.longitude(of: .sun).path(from: listed.advanced(byDays: -1), to: listed.advanced(byDays: 1))
      let found = try path.crossings(ofMultiplesOf: 90)
      #expect(found.count == 1, "\(line)")
      #expect(abs((found.first?.instant.daysSinceJ2000 ?? 0) - listed.daysSinceJ2000) * 1440 <= 1, "\(line)")
      checked += 1
    }
    #expect(checked > 200)
  }

  @Test func phases() throws {
    var checked = 0
    for line in try lines("usno_moon_phases") {
      let listed = try instant(line[1])
      guard measured.contains(listed) else { continue }
      let found = try LunarEvents.phases(from: listed.advanced(byDays: -1), to: listed.advanced(byDays: 1))
      #expect(found.count == 1, "\(line)")
      #expect(found.first?.phase.rawValue == UInt8(line[0]).map { $0 * 2 }, "\(line)")
      #expect(abs((found.first?.instant.daysSinceJ2000 ?? 0) - listed.daysSinceJ2000) * 1440 <= 1, "\(line)")
      checked += 1
    }
    #expect(checked > 80)
  }
}
