import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

@Suite struct HoroscopeTests {
  static let signs = [
    "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces",
  ]

  @Test(arguments: ["daily", "weekly", "monthly"])
  func twelveSignsReadTwelveTexts(_ type: String) async throws {
    try await TestServer().run { browser in
      var texts: Set<String> = []
      for sign in Self.signs {
        let response = try await browser.get(Route.horoscope.path + "?sign=\(sign)&date=2026-11-21&type=\(type)")
        #expect(response.status == .ok && response.string("sign") == sign && response.string("type") == type)
        let content = try #require(response.string("content"))
        #expect(!content.isEmpty && response.string("legacy.horoscope") == content && response.string("horoscope") == content)
        #expect(!content.contains("{") && !content.contains("  "))
        for paragraph in try #require(response.value("paragraphs") as? [[String: Any]]) {
          #expect((paragraph["evidence"] as? [Any])?.isEmpty == false)
        }
        #expect(response.string("luckyElements.ruler")?.isEmpty == false)
        texts.insert(content)
      }
      #expect(texts.count == 12)
    }
  }

  @Test func everyDayReadsDifferently() async throws {
    try await TestServer().run { browser in
      var texts: Set<String> = []
      for day in 10...29 {
        let response = try await browser.get(Route.dailyHoroscope.path + "?sign=leo&date=2026-11-\(day)")
        texts.insert(try #require(response.string("content")))
      }
      #expect(texts.count == 20)
    }
  }

  @Test func aWeekBeginsOnMondayAndAMonthOnItsFirst() async throws {
    try await TestServer().run { browser in
      let path = Route.horoscope.path + "?sign=leo&date=2026-11-21&type="
      let weekly = try await browser.get(path + "weekly")
      let monthly = try await browser.get(path + "monthly")
      #expect(weekly.string("date") == "2026-11-16" && monthly.string("date") == "2026-11-01")
    }
  }

  @Test(arguments: [
    ("?sign=ophiuchus", "sign", "Invalid zodiac sign"), ("", "sign", "Invalid zodiac sign"),
    ("?sign=leo&date=21.11.2026", "date", "Invalid date format, use YYYY-MM-DD"), ("?sign=leo&type=hourly", "type", "daily"),
    ("?sign=leo&timezone=Nowhere/Else", "timezone", "Nowhere/Else"),
  ])
  func whatIsWrongIsNamed(_ query: String, _ field: String, _ words: String) async throws {
    try await TestServer().run { browser in
      let response = try await browser.get(Route.horoscope.path + query)
      #expect(response.status == .badRequest && response.string("field") == field, "\(response.text)")
      #expect(response.string("message")?.contains(words) == true)
    }
  }

  @Test func aBirthHasAHoroscopeWithoutAnAccount() async throws {
    try await TestServer().run { browser in
      let body = #"{"birthData": \#(TestReader.birth), "date": "2026-11-21"}"#
      let first = try await browser.post(Route.customHoroscope.path, body)
      #expect(first.status == .ok && first.value("personalized") as? Bool == true && first.string("sign") == "gemini")
      #expect(first.string("luckyElements.color")?.isEmpty == false)
      #expect(try await browser.post(Route.personalizedHoroscope.path, body).text == first.text)
      let weekly = try await browser.post(
        Route.customHoroscope.path, #"{"birthData": \#(TestReader.birth), "date": "2026-11-21", "type": "weekly"}"#)
      #expect(weekly.string("type") == "weekly" && weekly.string("date") == "2026-11-16")
      let id = try #require(
        try await browser.post(Route.generateChart.path, #"{"birthData": \#(TestReader.birth)}"#).string("chartId"))
      let kept = try await browser.post(Route.customHoroscope.path, #"{"chartId": "\#(id)", "date": "2026-11-21"}"#)
      #expect(kept.status == .ok && kept.string("sign") == "gemini")
      #expect(try await browser.post(Route.customHoroscope.path, "{}").code == "VALIDATION_ERROR")
      #expect(try await browser.post(Route.customHoroscope.path, #"{"chartId": "x"}"#).status == .notFound)
    }
  }

  @Test func whoeverIsSignedInNeedsNoBirth() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let own = try await ada.own()
      let posted = try await browser.post(Route.personalizedHoroscope.path, "{}", headers: ada.headers)
      #expect(posted.string("id") == own.string("id"))
      let asked = try await browser.get(Route.horoscope.path, headers: ada.headers)
      #expect(asked.string("id") == own.string("id"))
      // Another's id in the address is nobody's business.
      #expect(try await browser.get(Route.horoscope.path + "?user_id=\(ada.person.id)").status == .badRequest)
    }
  }

  @Test func thePartsOfLifeAreWeighed() async throws {
    try await TestServer().run { browser in
      let ada = try await TestReader(browser)
      let mine = try await browser.get(Route.ownDomains.path, headers: ada.headers)
      let domains = try #require(mine.value("domains") as? [[String: Any]])
      // The eight of readings, and health.
      #expect(domains.count == 9)
      let intensities = domains.compactMap { $0["intensity"] as? Double }
      #expect(intensities.count == 9 && intensities.allSatisfy { (0..<1).contains($0) } && Set(intensities).count > 4)
      #expect(mine.string("cosmicWeather.moonPhase")?.isEmpty == false)
      let body = #"{"birthData": \#(TestReader.birth), "date": "2026-11-21", "timezone": "Europe/Berlin"}"#
      let theirs = try await browser.post(Route.domains.path, body)
      #expect((theirs.value("domains") as? [[String: Any]])?.compactMap { $0["intensity"] as? Double } == intensities)
      let snapshot = try await browser.get(Route.ownSnapshot.path, headers: ada.headers)
      let weights = try #require(snapshot.value("lens.partWeights") as? [String: Double])
      #expect(weights.count == 8 && abs(weights.values.reduce(0, +) - 1) < 1e-6)
      #expect((snapshot.value("next.markers") as? [Any])?.count == 14)
      #expect(snapshot.string("cacheHints.validUntil") == "2026-11-21T23:00:00Z")
      #expect(try await browser.post(Route.snapshot.path, body).status == .ok)
    }
  }
}
