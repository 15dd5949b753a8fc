import Astrology
import Companion
import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Somebody who has chosen Lahiri's zodiac in the profile: every word and page is told in it.
///
/// She was born with the Sun at 8° Gemini, which is 14° Taurus there. No point of her chart and nothing of these weeks' sky stands in the
/// sidereal Gemini, so that the word has no business in anything that is told to her; tropically it is the first thing to be said.
@Suite struct ReaderZodiacTests {
  private static let birth =
    #"{"date": "1993-05-29", "time": "13:00", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}"#

  private static func reader(_ browser: TestBrowser) async throws -> TestReader {
    let reader = try await TestReader(browser, birth: birth)
    try await reader.edit(#"{"zodiac": "lahiri", "houseSystem": "WholeSign"}"#)
    return reader
  }

  /// What is told of `Gemini` in a text.
  private static func foreign(_ text: String) -> [String] {
    text.ranges(of: "gemini").count + text.ranges(of: "Gemini").count == 0
      ? [] : text.matches(of: /.{0,60}[Gg]emini.{0,40}/).map { String($0.output) }
  }

  @Test func noTropicalSignIsToldByTheAPI() async throws {
    try await TestServer().run { browser in
      let reader = try await Self.reader(browser)
      let daily = try await reader.own()
      #expect(daily.status == .ok && daily.string("reading.sunSign") == "taurus")
      #expect(daily.string("reading.zodiac")?.contains("sidereal zodiac (Lahiri)") == true)
      #expect(Self.foreign(daily.text) == [])
      #expect(daily.text.contains("Taurus"))
      for path in [
        Route.dailyHoroscope.path, Route.horoscope.path + "?type=weekly", Route.horoscope.path + "?type=monthly",
        Route.ownReading.path + "?days=4", Route.ownDomains.path, Route.ownSnapshot.path,
      ] {
        let answer = try await browser.get(path, headers: reader.headers)
        #expect(answer.status == .ok, "\(path): \(answer.text)")
        #expect(Self.foreign(answer.text) == [], "\(path)")
      }
      let weekly = try await browser.get(Route.horoscope.path + "?type=weekly", headers: reader.headers)
      #expect(weekly.string("sign") == "taurus" && weekly.string("zodiac")?.contains("Lahiri") == true)
      // Whoever sends the birth with the request is read by the same profile.
      for path in [Route.personalizedHoroscope.path, Route.domains.path, Route.snapshot.path] {
        let answer = try await browser.post(path, #"{"birthData": \#(Self.birth)}"#, headers: reader.headers)
        #expect(answer.status == .ok, "\(path): \(answer.text)")
        #expect(Self.foreign(answer.text) == [], "\(path)")
      }
      let birth = #"{"date": "1993-05-29", "time": "13:00", "timezone": "America/New_York", "latitude": 40.7, "longitude": -74}"#
      let mirror = try await browser.post(Route.mirror.path, #"{"birth_data": \#(birth)}"#, headers: reader.headers)
      #expect(mirror.status == .ok && mirror.text.contains("Sun in Taurus"), "\(mirror.text.prefix(600))")
      #expect(!mirror.text.contains("Sun in Gemini"))
      for kind in ["birth_chart", "love_forecast", "career_forecast", "year_ahead"] {
        let answer = try await browser.post(
          Route.generateReport.path, #"{"reportType": "\#(kind)"}"#, headers: reader.headers)
        #expect(answer.status == .ok || answer.status == .created, "\(answer.text)")
        #expect(Self.foreign(answer.text) == [], "\(kind)")
      }
    }
  }

  @Test func noTropicalSignIsToldByTheFunctions() async throws {
    try await TestServer().run { browser in
      let reader = try await Self.reader(browser)
      let daily = try await reader.call(.dailyHoroscope)
      #expect(Self.foreign(daily.text) == [])
      let meters = try await reader.call(.astrometers)
      #expect(meters.value("result.natal_chart_summary.sun_sign") as? String == "taurus")
      #expect(Self.foreign(meters.text) == [])
      let profile = try await reader.call(.profile)
      #expect(
        (profile.value("result.sun_signs") ?? profile.value("result.sun_sign")) as? String == "taurus"
          || profile.text.contains("taurus"))
      #expect(profile.status == .ok)
    }
  }

  @Test func noTropicalSignIsToldOnAPage() async throws {
    try await TestServer().run { browser in
      _ = try await Self.reader(browser)
      let visitor = TestVisitor(browser)
      _ = try await visitor.submit("/sign-in", [("email", "ada@example.org"), ("password", TestPerson.password), ("next", "")])
      let today = try await visitor.get("/today")
      #expect(today.status == .ok && today.text.contains("sidereal zodiac (Lahiri)"))
      for path in ["/today", "/today/card.svg", "/today/parts/love_relationships", Route.ownInsight.path] {
        let page = try await visitor.get(path)
        #expect(page.status == .ok, "\(path) \(page.status)")
        #expect(Self.foreign(page.text) == [], "\(path)")
      }
      // The chart has a house in every sign; what stands in it is told in Taurus and Leo.
      let chart = try await visitor.get("/profile/chart")
      #expect(!chart.text.contains("Sun in Gemini") && chart.text.contains("Sun in Taurus"))
      #expect(chart.text.contains("sidereal zodiac (Lahiri)"))
    }
  }

  /// Chapters and reports are pages of the same reader.
  @Test func noTropicalSignIsToldInAChapterOrAReport() async throws {
    try await TestServer().run { browser in
      let reader = try await Self.reader(browser)
      let visitor = TestVisitor(browser)
      _ = try await visitor.submit("/sign-in", [("email", "ada@example.org"), ("password", TestPerson.password), ("next", "")])
      let list = try await visitor.get("/chapters")
      let chapters = list.text.matches(of: /href="(\/chapters\/[^"#]*)"/).map { String($0.output.1) }
      #expect(list.status == .ok && !chapters.isEmpty && Self.foreign(list.text) == [])
      for path in Set(chapters) {
        let page = try await visitor.get(path)
        #expect(page.status == .ok && Self.foreign(page.text) == [], "\(path)")
      }
      var told = ""
      for kind in ["birth_chart", "love_forecast", "year_ahead"] {
        let made = try await browser.post(
          Route.generateReport.path, #"{"reportType": "\#(kind)"}"#, headers: reader.headers)
        let page = try await visitor.get("/reports/\(try #require(made.string("reportId")))")
        // The wheel has all twelve signs, what stands in them is told beside it.
        let words = page.text.replacing(/<svg[\s\S]*?<\/svg>/, with: "")
        #expect(page.status == .ok && Self.foreign(words) == [], "\(kind)")
        told += words
      }
      #expect(told.contains("Taurus"))
      // The same pages of somebody who reads tropically name the sign, so that its absence says something.
      try await reader.edit(#"{"zodiac": "tropical"}"#)
      let made = try await browser.post(Route.generateReport.path, #"{"reportType": "birth_chart"}"#, headers: reader.headers)
      let page = try await visitor.get("/reports/\(try #require(made.string("reportId")))")
      #expect(Self.foreign(page.text.replacing(/<svg[\s\S]*?<\/svg>/, with: "")) != [])
    }
  }

  /// The Sun enters the tropical Capricorn at the solstice and the sidereal one of Lahiri on 14 January.
  @Test func theCalendarTellsIngressesInTheZodiacOfTheReader() async throws {
    try await TestServer().run { browser in
      let reader = try await Self.reader(browser)
      func day(_ sign: String) async throws -> String? {
        let path = try await CalendarTests.path(browser, reader.person)
        let file = try await browser.get(path).text.replacing("\r\n ", with: "")
        let events = file.components(separatedBy: "BEGIN:VEVENT")
        let event = events.first { $0.contains("SUMMARY") && $0.contains("Sun enters \(sign)") }
        return (event?.firstMatch(of: /DTSTART[^:]*:(\d{8})/)?.output.1).map(String.init)
      }
      #expect(try await day("Capricorn") == "20270114")
      try await reader.edit(#"{"zodiac": "tropical"}"#)
      #expect(try await day("Capricorn") == "20261221")
    }
  }

  /// The Sun enters the sidereal Gemini on 15 June 1998 at 3:02 TT, 5:01 by the clocks of Berlin: DE440's Sun of the day before, carried on by
  /// its speed, less the ayanamsa of Swiss Ephemeris' table.
  @Test func anIngressHasItsSiderealMinute() async throws {
    try await TestServer().run { browser in
      let reader = try await Self.reader(browser)
      let answer = try await reader.own("?date=1998-06-14")
      #expect(answer.status == .ok)
      let week = try #require(answer.value("reading.week") as? [[String: Any]])
      let ingress = try #require(week.first { ($0["title"] as? String)?.contains("Sun enters Gemini") == true })
      #expect(ingress["date"] as? String == "1998-06-15" && ingress["time"] as? String == "05:01")
      // A week later it enters Cancer for whoever reads tropically, and not for her.
      #expect(!week.contains { ($0["title"] as? String)?.contains("Sun enters Cancer") == true })
      try await reader.edit(#"{"zodiac": "tropical"}"#)
      let tropical = try await browser.get(Route.ownReading.path + "?date=1998-06-15", headers: reader.headers)
      #expect(tropical.text.contains("Sun enters Cancer") && tropical.value("reading.zodiac") == nil)
    }
  }

  /// Another zodiac makes another reading of today, and the old one comes back with the old choice.
  @Test func theReadingGoesWithTheChoice() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(browser, birth: Self.birth)
      let tropical = try await reader.own()
      #expect(tropical.string("reading.sunSign") == "gemini" && tropical.value("reading.zodiac") == nil)
      try await reader.edit(#"{"zodiac": "lahiri"}"#)
      #expect(try await reader.own().string("reading.sunSign") == "taurus")
    }
  }
}
