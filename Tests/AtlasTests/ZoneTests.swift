import Atlas
import Ephemeris
import Testing

@Suite struct ZoneTests {
  @Test func offsetsAgreeWithTheReference() throws {
    let rows = try Reference.rows("zone_offsets.csv")
    #expect(rows.count == 2000)
    for row in rows {
      let clock = try TimeZoneHistory(identifier: String(row[0])).clock(at: UTC(unixSeconds: try #require(Double(row[1]))))
      #expect(clock.seconds == Double(row[2]), "\(row)")
      // "-00" is nobody's time; ours says that it would be the Sun's.
      #expect(clock.abbreviation == (row[3] == "-00" ? "LMT" : row[3]), "\(row)")
    }
  }

  @Test func civilTimesAgreeWithTheReference() throws {
    let rows = try Reference.rows("civil_times.csv")
    #expect(rows.count == 900)
    for row in rows {
      let local = try #require(Double(row[1]))
      let days = (local / 86400).rounded(.down)
      let second = Int(local - days * 86400)
      let date = CalendarDate(dayNumber: Int(days) + 2_440_588)
      let time = CivilDateTime(date: date, hour: second / 3600, minute: second / 60 % 60, second: Double(second % 60))
      let resolution = try TimeZoneHistory(identifier: String(row[0])).resolve(try #require(time))
      let status =
        switch resolution {
        case .unique, .localMeanTime: "unique"
        case .skipped: "skipped"
        case .repeated: "repeated"
        }
      #expect(status == row[2], "\(row)")
      #expect(resolution.times.first.map { $0.utc.unixSeconds.rounded() } == Double(row[3]), "\(row)")
      #expect(resolution.times.last.map { $0.utc.unixSeconds.rounded() } == Double(row[4]), "\(row)")
    }
  }

  @Test func namesAreFoundInAnyCase() throws {
    #expect(try TimeZoneHistory(identifier: "europe/paris").identifier == "Europe/Paris")
    #expect(try TimeZoneHistory(identifier: "ETC/GMT+5").clock(at: UTC(unixSeconds: 0)).seconds == -18000)
  }

  @Test func linksKnowTheirTarget() throws {
    let zone = try TimeZoneHistory(identifier: "Asia/Calcutta")
    #expect(zone.identifier == "Asia/Calcutta")
    #expect(zone.canonicalIdentifier == "Asia/Kolkata")
    #expect(try TimeZoneHistory(identifier: "Europe/Paris").canonicalIdentifier == "Europe/Paris")
  }

  @Test func everyNameIsAZone() throws {
    let names = TimeZoneHistory.identifiers
    #expect(names.count > 590)
    for name in names { #expect(try TimeZoneHistory(identifier: name).identifier == name) }
    #expect(TimeZoneHistory.databaseVersion.count == 5)
  }

  @Test(arguments: [
    ("Berlin", "Europe/Berlin"), ("Europe/Berln", "Europe/Berlin"), ("new york", "America/New_York"),
    ("America/Los Angeles", "America/Los_Angeles"), ("Asia/Tokio", "Asia/Tokyo"),
  ])
  func anUnknownZoneSuggestsOthers(_ unknown: String, _ expected: String) {
    #expect {
      try TimeZoneHistory(identifier: unknown)
    } throws: { error in
      guard case .unknownZone(unknown, let suggestions)? = error as? AtlasError else { return false }
      return suggestions.first == expected && suggestions.count <= 3
    }
  }

  @Test(arguments: [
    "", "/", "Mars/Olympus", "../../etc/passwd", "Europe/Paris\u{0}", "🙂", String(repeating: "Europe/", count: 10_000),
  ])
  func nonsenseIsNoZone(_ name: String) {
    #expect(throws: AtlasError.self) { try TimeZoneHistory(identifier: name) }
  }
}
