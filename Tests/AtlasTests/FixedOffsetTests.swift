import Atlas
import Ephemeris
import Testing

@Suite struct FixedOffsetTests {
  @Test(arguments: [
    ("GMT+5", 18_000.0, "GMT+5", "Etc/GMT-5"), ("GMT-3", -10_800, "GMT-3", "Etc/GMT+3"), ("gmt 5", 18_000, "GMT+5", "Etc/GMT-5"),
    ("UTC+05:30", 19_800, "UTC+05:30", "UTC+05:30"), ("utc+0530", 19_800, "UTC+0530", "UTC+0530"),
    ("GMT\u{2212}3:30", -12_600, "GMT-3:30", "GMT-3:30"), ("GMT+14", 50_400, "GMT+14", "Etc/GMT-14"),
    ("UTC+00:00", 0, "UTC+00:00", "Etc/UTC"),
  ])
  func eastIsPositive(_ name: String, _ seconds: Double, _ identifier: String, _ canonical: String) throws {
    let zone = try TimeZoneHistory(identifier: name)
    #expect(zone.identifier == identifier && zone.canonicalIdentifier == canonical && zone.isPlaceless)
    for second in [-4e10, 0, 2e9] {
      let clock = zone.clock(at: UTC(unixSeconds: second), longitude: 77)
      #expect(clock.seconds == seconds && clock.abbreviation == identifier && !clock.isLocalMeanTime)
    }
    // What the person told leads to the same instant in every season, and to one only.
    let clock = try #require(CivilDateTime(date: CalendarDate(dayNumber: 2_460_401), hour: 2, minute: 30, second: 0))
    let instant = try #require(zone.resolve(clock).certain)
    #expect(abs((clock.daysSinceJ2000() - instant.utc.daysSinceJ2000) * 86_400 - seconds) < 0.001)
    #expect(zone.explanation(at: instant.utc).previous == nil)
  }

  /// Names of the IANA database keep their meaning, whose sign is the other way round.
  @Test func theDatabaseComesFirst() throws {
    #expect(try TimeZoneHistory(identifier: "Etc/GMT+5").clock(at: UTC(unixSeconds: 0)).seconds == -18_000)
    #expect(try TimeZoneHistory(identifier: "GMT+0").identifier == "GMT+0")
    #expect(try TimeZoneHistory(identifier: "EST5EDT").identifier == "EST5EDT")
  }

  @Test(arguments: [
    "GMT+", "GMT+15", "GMT-13", "GMT+5:7", "GMT+5:60", "GMT+555", "GMT++5", "GMT+-5", "UTC+٥", "BST+1", "GMT+5 ", "UTC+05:30:00",
    "+05:30",
  ])
  func nothingElseIsAnOffset(_ name: String) {
    #expect(throws: AtlasError.self) { try TimeZoneHistory(identifier: name) }
  }

  /// Whoever misspells an offset is not shown a name that means the opposite one.
  @Test(arguments: ["GMT +1", "GMT+5.5", "GMT+15", "GMT--5"])
  func noOffsetOfTheOtherSignIsSuggested(_ name: String) {
    do throws(AtlasError) {
      _ = try TimeZoneHistory(identifier: name)
      Issue.record("\(name) is a zone")
    } catch {
      switch error {
      case .unknownZone(_, let suggestions): #expect(suggestions.allSatisfy { !$0.hasPrefix("Etc/GMT") }, "\(suggestions)")
      }
    }
  }

  @Test func whoAsksForTheDatabasesOwnOffsetsIsShownThem() {
    #expect(throws: AtlasError.unknownZone("Etc/GMT+15", suggestions: ["Etc/GMT+1", "Etc/GMT+10", "Etc/GMT+11"])) {
      try TimeZoneHistory(identifier: "Etc/GMT+15")
    }
  }
}
