import Ephemeris
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct PanchangTests {
  static let delhi = "lat=28.6139&lon=77.209&tz=Asia/Kolkata"

  @Test(arguments: ["temple/muhurats", "astrology/panchang"])
  func todayIsKeptUntilMidnightAtMost(_ path: String) async throws {
    // 23:40 in Delhi.
    let time = ManualClock(UTC(unixSeconds: 1_795_284_600))
    try await TestServer(clock: time.clock).run { browser in
      let today = try await browser.get("/api/v1/\(path)?\(Self.delhi)")
      let seconds = today.headers[.cacheControl].flatMap { Int($0.dropFirst("public, max-age=".count)) }
      #expect(today.string("date") == "2026-11-21" && (1199...1200).contains(seconds ?? 0))
      let named = try await browser.get("/api/v1/\(path)?date=2026-11-21&\(Self.delhi)")
      #expect(named.headers[.cacheControl] == "public, max-age=3600")
    }
  }

  /// Drik Panchang, New Delhi, 26 January 2022: sunrise 7:12, sunset 17:55, Krishna Navami, Swati to 10:07, Ganda, Taitila to 17:33, Rahu
  /// Kalam 12:34 to 13:54, Yamaganda 8:33 to 9:53, Gulika 11:13 to 12:34, Brahma Muhurta 5:26 to 6:19, Dur Muhurtam 12:12 to 12:55.
  @Test func aPublishedDay() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/temple/muhurats?date=2022-01-26&\(Self.delhi)&include=durmuhurtam,choghadiya")
      #expect(answer.status == .ok)
      #expect(answer.string("date") == "2022-01-26" && answer.string("timezone") == "Asia/Kolkata")
      let muhurats = try answer.objects("muhurats")
      for muhurat in muhurats {
        for field in ["name", "startTime", "endTime", "description"] { #expect(muhurat[field] is String) }
        #expect(muhurat["isAuspicious"] is Bool)
        #expect((muhurat["startTime"] as? String)?.hasSuffix("+05:30") == true)
      }
      func expect(_ name: String, _ start: String, _ end: String, isAuspicious: Bool) throws {
        let found = try #require(muhurats.first { $0["id"] as? String == name })
        try Self.expect(found["startTime"] as? String, start)
        try Self.expect(found["endTime"] as? String, end)
        #expect(found["isAuspicious"] as? Bool == isAuspicious, "\(name)")
      }
      try expect("rahu_kalam", "12:34", "13:54", isAuspicious: false)
      try expect("yamaganda", "08:33", "09:53", isAuspicious: false)
      try expect("gulika", "11:13", "12:34", isAuspicious: false)
      try expect("brahma", "05:26", "06:19", isAuspicious: true)
      try expect("dur_muhurta", "12:12", "12:55", isAuspicious: false)
      // A Wednesday, when Abhijit is left unused.
      try expect("abhijit", "12:12", "12:55", isAuspicious: false)
      #expect(try answer.objects("choghadiya").count == 16)
      #expect(
        answer.fields("panchang").isSuperset(of: ["tithi", "nakshatra", "yoga", "karana", "sunrise", "sunset"]))
      #expect(answer.string("panchang.tithi") == "Krishna Navami" && answer.string("panchang.nakshatra") == "Swati")
      #expect(answer.string("panchang.yoga") == "Ganda" && answer.string("panchang.karana") == "Taitila")
      try Self.expect(answer.string("panchang.sunrise"), "07:12")
      try Self.expect(answer.string("panchang.sunset"), "17:55")
      try Self.expect(answer.string("panchang.until.karana"), "17:33")
    }
  }

  /// Within a minute of a printed one.
  private static func expect(_ time: String?, _ printed: String) throws {
    func minutes(_ text: Substring) -> Int { Int(text.prefix(2))! * 60 + Int(text.dropFirst(3).prefix(2))! }
    let time = try #require(time)
    let clock = time.drop { $0 != "T" }.dropFirst()
    #expect(abs(minutes(clock) - minutes(printed[...])) <= 1, "\(time) for \(printed)")
  }

  @Test func theLimbsOfADayWithTheirEnds() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/panchang?date=2022-01-24&\(Self.delhi)")
      #expect(answer.status == .ok && answer.string("vara.name") == "Somavara" && answer.string("vara.lord") == "Moon")
      let tithis = try answer.objects("tithis")
      #expect(tithis[0]["name"] as? String == "Krishna Shashthi" && tithis[0]["number"] as? Int == 21)
      #expect(tithis[0]["end"] as? String == tithis[1]["start"] as? String)
      for limb in ["nakshatras", "yogas", "karanas"] {
        #expect(try answer.objects(limb).allSatisfy { $0["name"] is String && $0["end"] is String }, "\(limb)")
      }
      #expect(try answer.objects("warnings").isEmpty)
    }
  }

  @Test func todayIsTheDayOfThePlace() async throws {
    try await TestServer().run { browser in
      // The clock of the tests stands at 2026-11-21 07:30 UTC: the 21st in Mumbai, still the 20th in Honolulu.
      let mumbai = try await browser.get("/api/v1/temple/muhurats?lat=19.076&lon=72.8777")
      #expect(mumbai.string("date") == "2026-11-21" && mumbai.string("timezone") == "Asia/Kolkata")
      let honolulu = try await browser.get("/api/v1/temple/muhurats?lat=21.3069&lon=-157.8583")
      #expect(honolulu.string("date") == "2026-11-20" && honolulu.string("timezone") == "Pacific/Honolulu")
      #expect(try honolulu.objects("muhurats").count == 5 && honolulu.object["choghadiya"] == nil)
    }
  }

  @Test(arguments: ["2024-12-21", "2024-06-21"]) func whereTheSunDoesNotRiseThatIsSaid(_ date: String) async throws {
    try await TestServer().run { browser in
      let place = "date=\(date)&lat=69.65&lon=18.96"
      let muhurats = try await browser.get("/api/v1/temple/muhurats?\(place)&include=choghadiya")
      #expect(muhurats.status == .ok)
      #expect(try muhurats.objects("muhurats").isEmpty && muhurats.objects("choghadiya").isEmpty)
      #expect(muhurats.value("panchang.sunrise") is NSNull && muhurats.value("panchang.tithi") is String)
      #expect(try muhurats.objects("warnings").first?["code"] as? String == "NO_SUNRISE")
      let panchang = try await browser.get("/api/v1/astrology/panchang?\(place)")
      #expect(try panchang.status == .ok && panchang.objects("warnings").first?["code"] as? String == "NO_SUNRISE")
    }
  }
}
