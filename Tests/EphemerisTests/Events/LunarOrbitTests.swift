import Testing

@testable import Ephemeris

/// Perigees, apogees and nodes of the Moon as it stands, not as light shows it.
@Suite struct LunarOrbitTests {
  private static let kilometres = 149_597_870.7

  /// JPL DE440 by another road (Tools/eclipses): the ecliptic of date, 1900–2100. A turn is flat: its second is a millimetre of distance.
  @Test func turnsAndCrossingsOfDE440() throws {
    let table = try LocalEclipseReference.rows("lunar_orbit_tt")
    #expect(table.count > 200 && Set(table.map { $0[0] }).count == 4)
    for row in table {
      let expected = TT(julianDate: try #require(Double(row[1])))
      let distance = try #require(Double(row[2]))
      let events = try LunarEvents.orbit(from: expected.advanced(byDays: -2), to: expected.advanced(byDays: 2))
      let event = try #require(events.first { "\($0.kind)" == row[0] }, "\(row)")
      let isTurn = event.kind == .perigee || event.kind == .apogee
      #expect(abs(LocalEclipseReference.seconds(event.instant, expected)) <= (isTurn ? 2.5 : 0.1), "\(row) \(event)")
      #expect(abs(event.distance * Self.kilometres - distance) <= 0.05, "\(row) \(event.distance * Self.kilometres)")
    }
  }

  /// Meeus, Astronomical Algorithms, 2nd ed., chapter 50: the extremes of his table, in whole kilometres; and the results of his examples
  /// 50.a and 51.a, whose series are good to a few minutes and to some seconds.
  @Test func theTablesOfMeeus() throws {
    for (day, kind, distance) in [
      ("1912-01-04", LunarOrbitEvent.Kind.perigee, 356_375.0), ("1984-03-02", .apogee, 406_712), ("2125-02-03", .apogee, 406_720),
    ] {
      let noon = try LocalEclipseReference.instant(day, "12:00:00")
      let events = try LunarEvents.orbit(from: noon.advanced(byDays: -1), to: noon.advanced(byDays: 1))
      let found = try #require(events.first { $0.kind == kind })
      #expect(abs(found.distance * Self.kilometres - distance) <= 1, "\(day) \(found.distance * Self.kilometres)")
    }
    let october = try LunarEvents.orbit(from: TT(julianDate: 2447440.5), to: TT(julianDate: 2447444.5))
    let apogee = try #require(october.first { $0.kind == .apogee })
    #expect(abs(apogee.instant.julianDate - 2447442.3543) * 1440 <= 1)
    let may = try LunarEvents.orbit(from: TT(julianDate: 2446937.5), to: TT(julianDate: 2446941.5))
    let node = try #require(may.first { $0.kind == .ascendingNode })
    #expect(abs(node.instant.julianDate - (2446938.5 + (6 * 60 + 25.6) / 1440)) * 1440 <= 1)
  }
}
