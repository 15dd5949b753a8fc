import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct HostileVedicTests {
  /// Every route that takes a birth or a kept chart.
  static let subjects = [
    "/api/v1/astrology/vedic/chart", "/api/v1/astrology/vedic/doshas", "/api/v1/astrology/vedic/shadbala",
    "/api/v1/astrology/vedic/yogas", "/api/v1/astrology/dashas/complete", "/api/v1/astrology/chinese",
  ]

  @Test(arguments: [
    (#"{}"#, "VALIDATION_ERROR", "birthData"), ("[]", "INVALID_JSON", nil), ("{", "INVALID_JSON", nil), ("", "INVALID_JSON", nil),
    (#"{"birthData":7}"#, "VALIDATION_ERROR", "birthData"),
    (#"{"birthData":{"latitude":1,"longitude":1}}"#, "VALIDATION_ERROR", "birthData.date"),
    (#"{"birthData":{"date":"1990-01-15","longitude":1}}"#, "VALIDATION_ERROR", "birthData.latitude"),
    (
      #"{"birthData":{"date":"1990-01-15","time":"12:00","latitude":91,"longitude":1}}"#, "VALIDATION_ERROR", "birthData.latitude"
    ),
    (
      #"{"birthData":{"date":"1990-01-15","time":"12:00","latitude":"1","longitude":1}}"#, "VALIDATION_ERROR",
      "birthData.latitude"
    ),
    (#"{"birthData":{"date":"1990-02-30","time":"12:00","latitude":1,"longitude":1}}"#, "INVALID_DATE", "birthData.date"),
    (#"{"birthData":{"date":"1200-01-15","time":"12:00","latitude":1,"longitude":1}}"#, "INVALID_DATE", "birthData.date"),
    (#"{"birthData":{"date":"9999-01-15","time":"12:00","latitude":1,"longitude":1}}"#, "INVALID_DATE", "birthData.date"),
    (#"{"birthData":{"date":"1990-01-15","time":"24:00","latitude":1,"longitude":1}}"#, "INVALID_DATE", "birthData.time"),
    (
      #"{"birthData":{"date":"1990-01-15","time":"12:00","timezone":"Mars/Olympus","latitude":1,"longitude":1}}"#,
      "INVALID_TIMEZONE", "birthData.timezone"
    ),
    (
      #"{"birthData":{"date":"2024-03-10","time":"02:30","timezone":"America/New_York","latitude":40.7,"longitude":-74}}"#,
      "TIME_SKIPPED", "birthData.time"
    ),
    (#"{"chartId":"none"}"#, "NOT_FOUND", nil), (#"{"chartId":"x","birthData":null}"#, "NOT_FOUND", nil),
  ])
  func aBirthThatCannotBeReadIsNamed(_ body: String, _ code: String, _ field: String?) async throws {
    try await TestServer().run { browser in
      for path in Self.subjects {
        let answer = try await browser.post(path, body)
        #expect(answer.status == (code == "NOT_FOUND" ? .notFound : .badRequest), "\(path) \(answer.text)")
        #expect(answer.code == code, "\(path) \(answer.text)")
        #expect(answer.string("field") == field, "\(path) \(answer.text)")
        #expect(answer.text.utf8.count < 2_000)
      }
    }
  }

  @Test(arguments: [
    ("vedic/chart", #""vargas":["D5"]"#, "vargas[0]"), ("vedic/chart", #""vargas":"D9""#, "vargas"),
    ("vedic/chart", #""options":{"ayanamsa":"tropical"}"#, "options.ayanamsa"),
    ("vedic/chart", #""options":{"node":"south"}"#, "options.node"),
    ("vedic/doshas", #""manglikHouses":"all""#, "manglikHouses"), ("vedic/doshas", #""from":"soon""#, "from"),
    ("vedic/doshas", #""from":"2000-01-01","to":"1999-01-01""#, "to"),
    ("vedic/doshas", #""from":"1800-01-01","to":"2100-01-01""#, "to"),
    ("vedic/shadbala", #""policy":"modern""#, "policy"), ("dashas/complete", #""yearLength":"metric""#, "yearLength"),
    ("dashas/complete", #""system":"ashtottari""#, "system"), ("dashas/complete", #""targetDate":"15-01-2024""#, "targetDate"),
    ("dashas/complete", #""targetDate":"2024-01-15","targetTime":"9am""#, "targetTime"),
    ("dashas/complete", #""targetTime":"09:00""#, "targetDate"), ("dashas/complete", #""targetDate":"2600-01-01""#, "targetDate"),
    ("dashas/complete", #""includeEducation":"yes""#, "includeEducation"), ("chinese", #""clock":"cuckoo""#, "clock"),
    ("chinese", #""dayChange":"noon""#, "dayChange"), ("chinese", #""calendarDay":"moon""#, "calendarDay"),
  ])
  func choicesThatDoNotExistAreNamed(_ path: String, _ more: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post("/api/v1/astrology/\(path)", VedicFixture.body(VedicFixture.newYork, more))
      #expect(answer.status == .badRequest && answer.string("field") == field, "\(answer.text)")
    }
  }

  @Test func whatNeedsTheHourSaysSo() async throws {
    try await TestServer().run { browser in
      for path in ["vedic/shadbala", "dashas/complete"] {
        let answer = try await browser.post("/api/v1/astrology/\(path)", VedicFixture.body(VedicFixture.timeless))
        #expect(answer.status == .badRequest && answer.string("field") == "birthData.time", "\(path)")
        let kept = try await browser.post("/api/v1/chart/generate", VedicFixture.body(VedicFixture.timeless))
        let id = try #require(kept.string("chartId"))
        let byId = try await browser.post("/api/v1/astrology/\(path)", #"{"chartId":"\#(id)"}"#)
        #expect(byId.status == .badRequest && byId.string("field") == "chartId", "\(path)")
      }
      #expect(
        try await browser.post(
          "/api/v1/astrology/chinese", VedicFixture.body(VedicFixture.berlin.replacing("1992", with: "1600"))
        )
        .string("field") == "birthData.date")
    }
  }

  @Test(arguments: [
    ("", "birth_date"), ("birth_date=1990-01-15", "target_date"), ("target_date=2020-01-01", "birth_date"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01", "timezone"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&lat=10", "lon"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&lat=100&lon=10", "lat"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&lat=north&lon=10", "lat"),
    ("birth_date=1990-13-15&birth_time=12:00&target_date=2020-01-01&timezone=UTC", "birth_date"),
    ("birth_date=1990-01-15&birth_time=noon&target_date=2020-01-01&timezone=UTC", "birth_time"),
    ("birth_date=1990-01-15&target_date=2020-01-01&timezone=UTC", "birth_time"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&timezone=Atlantis", "timezone"),
    ("birth_date=1880-01-15&birth_time=12:00&target_date=1920-01-01&timezone=Europe/Paris", "lat"),
    ("birth_date=2024-03-10&birth_time=02:30&target_date=2025-01-01&timezone=America/New_York", "birth_time"),
    ("birth_date=2024-11-03&birth_time=01:30&target_date=2025-01-01&timezone=America/New_York", "fold"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=tomorrow&timezone=UTC", "target_date"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=1990-01-14&timezone=UTC", "target_date"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2500-01-14&timezone=UTC", "target_date"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&timezone=UTC&debug=perhaps", "debug"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&timezone=UTC&ayanamsa=none", "ayanamsa"),
    ("birth_date=1990-01-15&birth_time=12:00&target_date=2020-01-01&timezone=UTC&year_length=365", "year_length"),
  ])
  func dashaQueriesAreNamed(_ query: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/dashas?\(query)")
      #expect(answer.status == .badRequest && answer.string("field") == field, "\(query): \(answer.text)")
    }
  }

  @Test(arguments: [
    ("", "lat"), ("lat=10", "lon"), ("lat=10&lon=200", "lon"), ("lat=ten&lon=10", "lat"), ("lat=10&lon=10&date=today", "date"),
    ("lat=10&lon=10&date=2022-02-30", "date"), ("lat=10&lon=10&date=1200-01-01", "date"),
    ("lat=10&lon=10&date=2022-02-03&tz=Moon", "tz"),
    ("lat=10&lon=10&date=2022-02-03&timezone=Moon", "timezone"), ("lat=10&lon=10&date=2022-02-03&ayanamsa=none", "ayanamsa"),
  ])
  func almanacQueriesAreNamed(_ query: String, _ field: String) async throws {
    try await TestServer().run { browser in
      for path in ["temple/muhurats", "astrology/panchang"] {
        let answer = try await browser.get("/api/v1/\(path)?\(query)")
        #expect(answer.status == .badRequest && answer.string("field") == field, "\(path) \(query): \(answer.text)")
      }
      #expect(try await browser.get("/api/v1/temple/muhurats?lat=1&lon=1&include=luck").string("field") == "include")
    }
  }

  @Test(arguments: [
    ("{}", "person1"), (#"{"person1":{}}"#, "person1.date"), (#"{"partner":\#(VedicFixture.june)}"#, "person1"),
    (#"{"person1":\#(VedicFixture.june)}"#, "person2"),
    (#"{"person1":{},"person2":{}}"#, "person1.date"), (#"{"user":{},"partner":{}}"#, "user.date"),
    (#"{"person1":{"date":"1990-01-15"},"person2":{}}"#, "person1.latitude"),
    (#"{"person1":{"date":"1990-01-15","latitude":1},"person2":{}}"#, "person1.longitude"),
    (#"{"user":{"birth_date":"x","latitude":1,"longitude":1},"partner":\#(VedicFixture.june)}"#, "user.birth_date"),
    (
      #"{"user":{"birth_date":"1990-01-15","birth_time":"99","latitude":1,"longitude":1},"partner":\#(VedicFixture.june)}"#,
      "user.birth_time"
    ),
    (#"{"person1":"Anna","person2":"Ben"}"#, "person1"),
    (#"{"person1":{"date":"1990-01-15","latitude":true,"longitude":1},"person2":{}}"#, "person1.latitude"),
  ])
  func peopleThatCannotBeReadAreNamed(_ body: String, _ field: String) async throws {
    try await TestServer().run { browser in
      for path in MatchTests.paths {
        let answer = try await browser.post(path, body)
        #expect(answer.status == .badRequest && answer.string("field") == field, "\(path): \(answer.text)")
      }
    }
  }

  @Test(arguments: [
    (#""options":{"vashya":"most"}"#, "options.vashya"), (#""options":{"yoni":"most"}"#, "options.yoni"),
    (#""options":{"gana":"most"}"#, "options.gana"), (#""options":{"bride":"anna"}"#, "options.bride"),
    (#""options":{"ayanamsa":"most"}"#, "options.ayanamsa"), (#""options":{"manglikHouses":"most"}"#, "options.manglikHouses"),
    (#""options":{"cancelledDoshasScore":1}"#, "options.cancelledDoshasScore"), (#""systems":["mayan"]"#, "systems"),
    (#""systems":"vedic""#, "systems"),
  ])
  func matchOptionsAreNamed(_ more: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(MatchTests.paths[0], MatchTests.pair(VedicFixture.june, VedicFixture.berlin, more))
      #expect(answer.status == .badRequest && answer.string("field") == field, "\(answer.text)")
    }
  }

  @Test func longTextsAreRefusedAndNotEchoed() async throws {
    let long = String(repeating: "x", count: 100_000)
    try await TestServer().run { browser in
      for path in Self.subjects {
        for more in [#""options":{"ayanamsa":"\#(long)"}"#, #""chartId":"\#(long)""#, #""name":"\#(long)""#] {
          let answer = try await browser.post(path, VedicFixture.body(VedicFixture.newYork, more))
          #expect(answer.text.utf8.count < 30_000, "\(path)")
          if answer.status != .ok { #expect(answer.text.utf8.count < 3_000, "\(path)") }
        }
      }
      let match = try await browser.post(
        MatchTests.paths[0], MatchTests.pair(VedicFixture.june, VedicFixture.berlin, #""matchType":"\#(long)""#))
      #expect(match.status == .badRequest && match.text.utf8.count < 2_000)
    }
  }

  @Test func largeBodiesAreRefusedEverywhere() async throws {
    let large = #"{"birthData":"\#(String(repeating: "x", count: 1_100_000))"}"#
    try await TestServer().run { browser in
      for path in Self.subjects + MatchTests.paths {
        let answer = try await browser.post(path, large)
        #expect(answer.status == .contentTooLarge && answer.code == "BODY_TOO_LARGE", "\(path)")
      }
    }
  }
}
