import Testing

@testable import Atlas

@Suite struct LargestPlaceTests {
  @Test(arguments: [
    ("Atlantic/Canary", "Las Palmas de Gran Canaria"), ("America/Jamaica", "Kingston"), ("Asia/Qatar", "Doha"),
    ("America/Cayman", "George Town"), ("Europe/Berlin", "Berlin"),
    // A link with places of its own keeps them; a name without any has those of the same clocks.
    ("Europe/Bratislava", "Bratislava"), ("Europe/Prague", "Prague"), ("US/Pacific", "Los Angeles"), ("japan", "Tokyo"),
  ])
  func theMostPeopleOfAZoneLiveThere(_ zone: String, _ name: String) throws {
    let history = try TimeZoneHistory(identifier: zone)
    #expect(Atlas.largestPlace(in: history)?.name == name)
  }

  @Test(arguments: ["Antarctica/Vostok", "UTC", "Etc/GMT-5", "GMT+5"])
  func nobodyLivesThere(_ zone: String) throws {
    let history = try TimeZoneHistory(identifier: zone)
    #expect(Atlas.largestPlace(in: history) == nil)
  }

  /// Every place has a zone with a largest place, and none of that zone is larger.
  @Test func noPlaceOfAZoneIsLarger() throws {
    let file = PlacesFile.shared
    var largest: [Int: Int] = [:]
    for index in 0..<file.records.count {
      let record = file.record(index)
      largest[record.zone] = max(largest[record.zone] ?? 0, record.population)
    }
    #expect(largest.count > 300)
    for (zone, population) in largest {
      let name = file.zoneName(zone)
      let history = try TimeZoneHistory(identifier: name)
      let place = try #require(Atlas.largestPlace(in: history), "\(name)")
      #expect(place.timeZone == name && place.population == population, "\(name)")
    }
  }
}
