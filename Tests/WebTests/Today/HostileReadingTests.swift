import Ephemeris
import Readings
import Testing

@testable import Web

/// Readings are kept, exported and taken back: their numbers may be any number when a page shows them.
@Suite struct HostileReadingTests {
  @Test(arguments: [1e300, -1e300, Double.infinity, .nan]) func anglesOfAnySize(_ wild: Double) {
    for text in [
      Figures.orb(wild), Figures.speed(wild), Figures.coordinates(latitude: wild, longitude: wild), SVG.number(wild),
      Language.english.names.place(wild), SkyNames.arc(wild),
    ] {
      #expect(!text.isEmpty)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 13, .max]) func housesThatAreNone(_ house: Int) {
    #expect(EvidenceView.house(house, .english) == "\(house)")
  }

  @Test(arguments: [
    "2026-11-21T1e300:00:00Z", "2026-11-21Tinf:00:00Z", "2026-11-21Tnan:nan:nanZ", "2026-11-21T-1:00:00Z", "2026-11-21T00:60:00Z",
  ])
  func hoursThatAreNone(_ text: String) { #expect(UTC(iso: text) == nil) }

  @Test func hoursThatAre() {
    #expect(UTC(iso: "2026-11-21T18:47:00Z") != nil && UTC(iso: "2016-12-31T23:59:60Z") != nil)
  }
}
