import HTTPTypes
import Testing

/// A horoscope, as the newest release reads it: the text under one of three names.
struct ClientHoroscope: Decodable {
  struct Legacy: Decodable {
    let horoscope: String?
  }
  struct Lucky: Decodable {
    let color, day, element, ruler: String?
    let number: Int?
  }
  let sign, type, date, horoscope, content: String?
  let legacy: Legacy?
  let keywords, compatibility: [String]?
  let luckyNumbers: [Int]?
  let luckyElements: Lucky?
}

/// The horoscope of the first days of June.
struct JuneHoroscope: Decodable {
  let sign, period, date, content: String
  let keywords, compatibility: [String]?
  let luckyNumbers: [Int]?
}

@Suite struct HoroscopeClientTests {
  @Test(arguments: ["daily", "weekly", "monthly"]) func horoscopesDecode(_ type: String) async throws {
    try await TestServer().run { browser in
      let told = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/horoscope", query: [("sign", "gemini"), ("type", type)], as: ClientHoroscope.self)
      #expect(told.keywords?.isEmpty == false && Set(told.keywords ?? []).count == told.keywords?.count)
      #expect(told.type == type && told.horoscope?.isEmpty == false && told.date?.count == 10)
      let june = InstalledApp(browser: browser, release: .june)
      let first = try await june.ask(.get, "/api/horoscope/\(type)/gemini", as: JuneHoroscope.self)
      #expect(first.period == type && first.sign == "gemini" && first.content == told.horoscope)
    }
  }

  @Test func aDayOfJuneIsAnothersDay() async throws {
    try await TestServer().run { browser in
      let june = InstalledApp(browser: browser, release: .june)
      let day = try await june.ask(
        .get, "/api/horoscope/daily/leo", query: [("date", "2026-11-25")], as: JuneHoroscope.self)
      #expect(day.date == "2026-11-25")
    }
  }
}
