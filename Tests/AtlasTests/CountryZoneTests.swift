import Ephemeris
import Testing

@testable import Atlas

@Suite struct CountryZoneTests {
  @Test(arguments: [
    ("AT", "Europe/Vienna"), ("JP", "Asia/Tokyo"), ("IN", "Asia/Kolkata"), ("GB", "Europe/London"), ("ZA", "Africa/Johannesburg"),
    // Büsingen has a zone of its own, and its clocks are Berlin’s.
    ("DE", "Europe/Berlin"),
    // Nine of ten who live there live by it: not on the Azores, the Canaries, the Chathams or in Manaus.
    ("PT", "Europe/Lisbon"), ("ES", "Europe/Madrid"), ("NZ", "Pacific/Auckland"), ("BR", "America/Sao_Paulo"),
    ("CN", "Asia/Shanghai"), ("UZ", "Asia/Tashkent"),
  ])
  func aCountryWithOneClockHasAZone(_ code: String, _ zone: String) {
    #expect(Atlas.zone(ofCountry: code)?.identifier == zone)
  }

  @Test(arguments: ["US", "RU", "AU", "CA", "ID", "CD", "XX", "at", "AUT", "", "\u{0}\u{0}"])
  func aCountryWithSeveralHasNone(_ code: String) {
    #expect(Atlas.zone(ofCountry: code) == nil)
  }

  /// Nine of ten who live in a country with a zone live by its hours, at any time of the year; of one without, fewer.
  @Test func mostPlacesShowTheHourOfTheirCountry() throws {
    let file = PlacesFile.shared
    var zones: [String: [String: Int]] = [:]
    var largest: [String: Place] = [:]
    for index in 0..<file.records.count {
      let place = Place(index: index)
      zones[place.countryCode, default: [:]][place.timeZone, default: 0] += place.population
      if place.population > largest[place.countryCode]?.population ?? -1 { largest[place.countryCode] = place }
    }
    var count = 0
    for (code, populations) in zones {
      let found = Atlas.zone(ofCountry: code)
      let zone = try found ?? TimeZoneHistory(identifier: try #require(largest[code]).timeZone)
      var same = 0
      for (name, population) in populations {
        let other = try TimeZoneHistory(identifier: name)
        let days = stride(from: 11_000.0, to: 11_365, by: 30.4)
        let moments = days.map { UTC(daysSinceJ2000: $0) }
        if moments.allSatisfy({ other.clock(at: $0).seconds == zone.clock(at: $0).seconds }) { same += population }
      }
      let all = populations.values.reduce(0, +)
      #expect((same * 10 >= all * 9) == (found != nil), "\(code)")
      if found != nil { count += 1 }
    }
    #expect(count > 200)
  }
}
