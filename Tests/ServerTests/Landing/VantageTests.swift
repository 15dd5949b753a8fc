import Atlas
import Ephemeris
import HummingbirdTesting
import Testing

@testable import Server

/// From where somebody is told the sky whose device names no more than a zone.
@Suite struct VantageTests {
  /// Zones without a place in the gazetteer: nobody lives there, or fewer than it takes to be listed. The last line is of names that stand for
  /// a rule of the clock alone.
  private static let nowhere: Set<String> = [
    "America/Adak", "America/Danmarkshavn", "America/Resolute", "America/Scoresbysund", "Antarctica/Casey", "Antarctica/Davis",
    "Antarctica/DumontDUrville", "Antarctica/Macquarie", "Antarctica/Mawson", "Antarctica/McMurdo", "Antarctica/Palmer",
    "Antarctica/Rothera", "Antarctica/Syowa", "Antarctica/Troll", "Antarctica/Vostok", "Asia/Khandyga", "Asia/Srednekolymsk",
    "Asia/Ust-Nera", "Australia/Eucla", "Australia/Lindeman", "Australia/Lord_Howe", "Indian/Kerguelen", "Pacific/Kanton",
    "Pacific/Midway", "Pacific/Wake",
    "CET", "CST6CDT", "EET", "EST", "EST5EDT", "HST", "MET", "MST", "MST7MDT", "PST8PDT", "WET",
  ]

  @Test func aZoneIsToldFromAPlaceWithItsClocks() throws {
    var without: Set<String> = []
    for identifier in TimeZoneHistory.identifiers {
      let zone = try TimeZoneHistory(identifier: identifier)
      guard !zone.isPlaceless else {
        #expect(Vantage(cityOf: zone) == nil, "\(identifier)")
        continue
      }
      guard let vantage = Vantage(cityOf: zone) else {
        #expect(Atlas.largestPlace(in: zone) == nil, "\(identifier)")
        without.insert(zone.canonicalIdentifier)
        continue
      }
      let (location, now) = (vantage.location, TestServer.now)
      let there = try #require(Atlas.nearestPlace(latitude: location.latitude, longitude: location.longitude))
      let clock = try TimeZoneHistory(identifier: there.timeZone).clock(at: now).seconds
      #expect(clock == zone.clock(at: now).seconds && vantage.name?.isEmpty == false, "\(identifier) from \(there.place.name)")
      #expect(vantage.zone.identifier == identifier && !vantage.isNear)
    }
    #expect(without == Self.nowhere)
  }

  @Test(arguments: [
    ("Europe/Lisbon", "Lisbon"), ("Europe/Bratislava", "Bratislava"), ("Europe/Prague", "Prague"),
    ("America/Cayman", "George Town"), ("America/Jamaica", "Kingston"), ("Asia/Qatar", "Doha"),
    ("Atlantic/Canary", "Las Palmas de Gran Canaria"),
    ("Asia/Calcutta", "Kolkata"), ("America/St_Barthelemy", "Gustavia"), ("Europe/Vatican", "Vatican City"),
    // Not the town of that name in the state of Washington.
    ("US/Pacific", "Los Angeles"),
  ])
  func theCityIsTheOneThatIsMeant(_ zone: String, _ city: String) throws {
    let history = try TimeZoneHistory(identifier: zone)
    #expect(Vantage(cityOf: history)?.name == city)
  }

  /// A member with a chosen zone is told its sky, as the foot of the page says.
  @Test func theChosenZoneGoesBeforeTheDevices() async throws {
    try await TestServer().run { browser in
      let ada = TestVisitor(browser)
      ada.plant("astronova-zone", "Europe%2FLisbon")
      #expect(try await ada.get("/now").text.contains("data-zone=\"Europe/Lisbon\""))
      try await ada.signUp()
      let settings = [("house_system", "Placidus"), ("zodiac", "tropical"), ("theme", "system"), ("timezone", "Asia/Tokyo")]
      _ = try await ada.submitAndFollow("/profile/preferences", settings)
      let page = try await ada.get("/now").text
      #expect(page.contains("id=\"now\" aria-labelledby=\"p2\" data-zone=\"Asia/Tokyo\"") && !page.contains("Europe/Lisbon"))
    }
  }
}
