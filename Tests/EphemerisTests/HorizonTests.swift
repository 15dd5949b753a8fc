import Foundation
import Testing

@testable import Ephemeris

/// Rise and set against the US Naval Observatory's tables, which are rounded to the minute.
@Suite struct HorizonTests {
  private struct Row {
    let body: CelestialBody
    let place: GeographicLocation
    let instant: TT
    let isRise: Bool
  }

  private func rows() throws -> [Row] {
    let url = try #require(Bundle.module.url(forResource: "usno_rise_set", withExtension: "txt", subdirectory: "Reference"))
    return try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map { line in
      let fields = line.split(separator: " ").map(String.init)
      let numbers = fields[3].split(whereSeparator: { "-T:Z".contains($0) }).compactMap { Int($0) }
      let date = try #require(CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]))
      let clock = try #require(CivilDateTime(date: date, hour: numbers[3], minute: numbers[4]))
      let longitude = try #require(Double(fields[1]))
      let latitude = try #require(Double(fields[2]))
      return Row(
        body: fields[0] == "Sun" ? .sun : .moon,
        place: try #require(GeographicLocation(latitude: latitude, longitude: longitude)),
        instant: TT(UTC(daysSinceJ2000: clock.daysSinceJ2000())), isRise: fields[4] == "r")
    }
  }

  @Test func riseAndSetOfTheNavalObservatory() throws {
    var checked = 0
    for row in try rows() where abs(row.place.latitude) <= 65 {
      let passages = try HorizonPassages(
        of: row.body, at: row.place, from: row.instant.advanced(byDays: -0.2), to: row.instant.advanced(byDays: 0.2))
      let event = passages.events.filter { $0.kind == (row.isRise ? .rise : .set) }
        .min {
          abs($0.instant.daysSinceJ2000 - row.instant.daysSinceJ2000)
            < abs($1.instant.daysSinceJ2000 - row.instant.daysSinceJ2000)
        }
      let found = try #require(event, "\(row)")
      // Rounded to the minute: half a minute, and what their constants differ by.
      #expect(abs(found.instant.daysSinceJ2000 - row.instant.daysSinceJ2000) * 1440 <= 1, "\(row)")
      checked += 1
    }
    #expect(checked > 700)
  }

  @Test func polarDayAndNightAreAnswers() throws {
    let tromso = try #require(GeographicLocation(latitude: 69.65, longitude: 18.96))
    let june = TT(julianDate: 2460482.5)
    let december = TT(julianDate: 2460665.5)
    let summer = try HorizonPassages(of: .sun, at: tromso, from: june, to: june.advanced(byDays: 1))
    #expect(summer.neverSets && !summer.neverRises)
    let kinds = Set(summer.events.map(\.kind))
    #expect(summer.events.count == 2 && kinds == [.upperCulmination, .lowerCulmination])
    let winter = try HorizonPassages(of: .sun, at: tromso, from: december, to: december.advanced(byDays: 1))
    #expect(winter.neverRises && !winter.neverSets)
    let dusk = try HorizonPassages(of: .sun, at: tromso, from: december, to: december.advanced(byDays: 1), limit: .civilTwilight)
    #expect(dusk.events.filter { $0.kind == .rise }.count == 1)
    let pole = try #require(GeographicLocation(latitude: 90, longitude: 0))
    #expect(try HorizonPassages(of: .sun, at: pole, from: june, to: june.advanced(byDays: 1)).neverSets)
  }

  /// Berlin has a sunrise, a noon, a sunset and a midnight every day, and twilights nest.
  @Test func aDayInBerlin() throws {
    let berlin = try #require(GeographicLocation(latitude: 52.52, longitude: 13.405))
    let midnight = TT(julianDate: 2460388.5)
    func times(_ limit: HorizonLimit) throws -> [Double] {
      try HorizonPassages(of: .sun, at: berlin, from: midnight, to: midnight.advanced(byDays: 1), limit: limit).events
        .filter { $0.kind == .rise || $0.kind == .set }.map(\.instant.daysSinceJ2000)
    }
    let sun = try times(.upperLimb)
    let civil = try times(.civilTwilight)
    let nautical = try times(.nauticalTwilight)
    let astronomical = try times(.astronomicalTwilight)
    #expect([sun, civil, nautical, astronomical].allSatisfy { $0.count == 2 })
    #expect(astronomical[0] < nautical[0] && nautical[0] < civil[0] && civil[0] < sun[0])
    #expect(sun[1] < civil[1] && civil[1] < nautical[1] && nautical[1] < astronomical[1])
    let kinds = try HorizonPassages(of: .sun, at: berlin, from: midnight, to: midnight.advanced(byDays: 1)).events.map(\.kind)
    #expect(kinds.contains(.upperCulmination) && kinds.contains(.lowerCulmination))
  }

  @Test(arguments: [Double.infinity, 1e300, 1e19, 400_000]) func aSpanBeyondTheEphemerisIsTold(_ days: Double) throws {
    let place = try #require(GeographicLocation(latitude: 52, longitude: 13))
    #expect(throws: EphemerisError.self) {
      _ = try HorizonPassages(of: .sun, at: place, from: TT(daysSinceJ2000: 0), to: TT(daysSinceJ2000: days))
    }
  }
}
