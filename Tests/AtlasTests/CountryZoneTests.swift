import Ephemeris
import Testing

@testable import Atlas

@Suite struct CountryZoneTests {
  @Test(arguments: [
    ("AT", "Europe/Vienna"), ("JP", "Asia/Tokyo"), ("IN", "Asia/Kolkata"), ("GB", "Europe/London"), ("ZA", "Africa/Johannesburg"),
    // Büsingen has a zone of its own, and its clocks are Berlin’s.
    ("DE", "Europe/Berlin"),
    // A village that the gazetteer has beyond its border, and bases on Cyprus, tell nobody the hour: IN and GB above.
    ("UZ", "Asia/Tashkent"),
  ])
  func aCountryWithOneClockHasAZone(_ code: String, _ zone: String) {
    #expect(Atlas.zone(ofCountry: code)?.identifier == zone)
  }

  @Test(arguments: ["US", "BR", "PT", "ES", "NZ", "RU", "AU", "CA", "MX", "ID", "XX", "at", "AUT", "", "\u{0}\u{0}"])
  func aCountryWithSeveralHasNone(_ code: String) {
    #expect(Atlas.zone(ofCountry: code) == nil)
  }

  /// Nearly everybody of a country with a zone lives by the hour of that zone, at any time of the year.
  @Test func nearlyEveryPlaceShowsTheHourOfItsCountry() throws {
    let file = PlacesFile.shared
    var zones: [String: [String: Int]] = [:]
    for index in 0..<file.records.count {
      let place = Place(index: index)
      zones[place.countryCode, default: [:]][place.timeZone, default: 0] += file.record(index).population
    }
    var count = 0
    for (code, populations) in zones {
      let names = populations.keys
      guard let zone = Atlas.zone(ofCountry: code) else {
        #expect(names.count > 1, "\(code)")
        continue
      }
      count += 1
      #expect(names.contains(zone.identifier), "\(code)")
      let all = populations.values.reduce(0, +)
      for (name, population) in populations where population * 2000 >= all {
        let other = try TimeZoneHistory(identifier: name)
        for day in stride(from: 9_800.0, to: 10_165, by: 30.4) {
          let instant = UTC(daysSinceJ2000: day)
          #expect(other.clock(at: instant).seconds == zone.clock(at: instant).seconds, "\(code): \(name)")
        }
      }
    }
    #expect(count > 180)
  }
}
