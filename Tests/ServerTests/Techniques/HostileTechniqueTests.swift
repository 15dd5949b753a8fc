import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// Every technique against everything that may come.
@Suite struct HostileTechniqueTests {
  /// The techniques of one chart, with the fields that they cannot do without.
  static let ofOneChart = [
    ("transits", ""), ("returns", ""), ("progressions", ""), ("directions", ""), ("profections", ""), ("releasing", ""),
    ("firdaria", ""), ("relocation", #""latitude":1,"longitude":2"#), ("midpoints", ""), ("harmonics", #""number":5"#),
    ("dignities", ""), ("lots", ""), ("patterns", ""),
  ]
  static let ofTwoCharts = ["synastry", "composite", "davison"]

  /// Bodies that no technique of one chart can read, with the code and the field of the answer.
  static func mistakes(_ fields: String) -> [(body: String, code: String, field: String?)] {
    func chart(_ birth: String) -> String { TechniqueFixture.chart(fields, birth: birth) }
    let comma = fields.isEmpty ? "" : ","
    let long = String(repeating: "x", count: 400_000)
    return [
      ("", "INVALID_JSON", nil), ("[]", "INVALID_JSON", nil), ("null", "INVALID_JSON", nil), ("{", "INVALID_JSON", nil),
      (String(repeating: "[", count: 50_000), "VALIDATION_ERROR", nil),
      ("{\(fields)}", "VALIDATION_ERROR", "birthData"),
      (chart("[]"), "VALIDATION_ERROR", "birthData"), (chart("7"), "VALIDATION_ERROR", "birthData"),
      (chart("{}"), "VALIDATION_ERROR", "birthData.date"),
      (#"{"chartId":7\#(comma)\#(fields)}"#, "VALIDATION_ERROR", "chartId"),
      (#"{"chartId":"none"\#(comma)\#(fields)}"#, "NOT_FOUND", nil),
      (#"{"chartId":"01948f3c-7e00-7abc-8def-0123456789ab"\#(comma)\#(fields)}"#, "NOT_FOUND", nil),
      (
        #"{"chartId":"x","birthData":\#(TechniqueFixture.newYork)\#(comma)\#(fields)}"#, "VALIDATION_ERROR", "chartId"
      ),
      (chart(TechniqueFixture.newYork.replacing("1990-06-15", with: "1200-06-15")), "INVALID_DATE", "birthData.date"),
      (chart(TechniqueFixture.newYork.replacing("1990-06-15", with: "2900-06-15")), "INVALID_DATE", "birthData.date"),
      (chart(TechniqueFixture.newYork.replacing("1990-06-15", with: "1990-06-31")), "INVALID_DATE", "birthData.date"),
      (chart(TechniqueFixture.newYork.replacing("14:30", with: "25:30")), "INVALID_DATE", "birthData.time"),
      (chart(TechniqueFixture.newYork.replacing("40.7128", with: "91")), "VALIDATION_ERROR", "birthData.latitude"),
      (chart(TechniqueFixture.newYork.replacing("40.7128", with: "\"40\"")), "VALIDATION_ERROR", "birthData.latitude"),
      (chart(TechniqueFixture.newYork.replacing("America/New_York", with: "Nowhere")), "INVALID_TIMEZONE", "birthData.timezone"),
      (
        chart(TechniqueFixture.newYork.replacing("{", with: #"{"name":"\#(long)","#)), "VALIDATION_ERROR", "birthData.name"
      ),
      (
        TechniqueFixture.chart(fields + comma + #""options":{"houseSystem":"Gauquelin"}"#), "VALIDATION_ERROR",
        "options.houseSystem"
      ),
    ]
  }

  @Test(arguments: ofOneChart)
  func whatIsWrongWithAChartIsNamed(_ name: String, _ fields: String) async throws {
    try await TestServer().run { browser in
      for (body, code, field) in Self.mistakes(fields) {
        let answer = try await browser.post(TechniqueFixture.path + name, body)
        #expect((400..<500).contains(answer.status.code), "\(name) \(body.prefix(100))")
        #expect(answer.code == code && answer.string("field") == field, "\(name) \(body.prefix(100)): \(answer.text.prefix(300))")
        #expect(answer.body.readableBytes < 3000)
      }
      let large = String(repeating: " ", count: 1_100_000)
      #expect(try await browser.post(TechniqueFixture.path + name, large).status == .contentTooLarge)
    }
  }

  @Test(arguments: ofTwoCharts)
  func whatIsWrongWithTwoPeopleIsNamed(_ name: String) async throws {
    let one = TechniqueFixture.newYork
    let long = String(repeating: "x", count: 400_000)
    try await TestServer().run { browser in
      for (body, code, field) in [
        ("", "INVALID_JSON", nil), ("[]", "INVALID_JSON", nil), ("null", "INVALID_JSON", nil),
        ("{}", "VALIDATION_ERROR", "person1"), (#"{"person1":\#(one)}"#, "VALIDATION_ERROR", "person2"),
        (#"{"partner":\#(one)}"#, "VALIDATION_ERROR", "person1"),
        (#"{"person1":\#(one),"user":\#(one),"person2":\#(one)}"#, "VALIDATION_ERROR", "user"),
        (#"{"person1":\#(one),"person2":\#(one),"chartId2":"x"}"#, "VALIDATION_ERROR", "chartId2"),
        (#"{"person1":"a","person2":\#(one)}"#, "VALIDATION_ERROR", "person1"),
        (#"{"person1":\#(one),"person2":{}}"#, "VALIDATION_ERROR", "person2.date"),
        (#"{"person1":\#(one),"person2":{"birth_date":4}}"#, "VALIDATION_ERROR", "person2.birth_date"),
        (#"{"person1":\#(one),"chartId2":"none"}"#, "NOT_FOUND", "chartId2"),
        (#"{"user":\#(one.replacing("40.7128", with: "91")),"partner":\#(one)}"#, "VALIDATION_ERROR", "user.latitude"),
        (#"{"person1":\#(one),"person2":\#(one.replacing("1990", with: "1290"))}"#, "INVALID_DATE", "person2.date"),
        (
          #"{"person1":\#(one.replacing("{", with: #"{"name":"\#(long)","#)),"person2":\#(one)}"#, "VALIDATION_ERROR",
          "person1.name"
        ),
        (TechniqueFixture.pair(fields: #""options":{"houseSystem":"Gauquelin"}"#), "VALIDATION_ERROR", "options.houseSystem"),
      ] as [(String, String, String?)] {
        let answer = try await browser.post(TechniqueFixture.path + name, body)
        #expect(answer.code == code && answer.string("field") == field, "\(name) \(body.prefix(120)): \(answer.text.prefix(300))")
        #expect(answer.body.readableBytes < 3000)
      }
    }
  }

  @Test(
    arguments: [
      ("transits", #""from":"2026-01-02","to":"2026-01-01""#, "to"),
      ("transits", #""from":"2026-01-01","to":"2029-01-01""#, "to"),
      ("transits", #""from":"1200-01-01""#, "from"), ("transits", #""from":"soon""#, "from"),
      ("transits", #""bodies":["Vulcan"]"#, "bodies[0]"), ("transits", #""bodies":[]"#, "bodies"),
      ("transits", #""bodies":"Sun""#, "bodies"), ("transits", #""ranked":"yes""#, "ranked"),
      ("transits", #""from":"2600-01-01","bodies":["Chiron"]"#, "from"),
      ("returns", #""body":"Vulcan""#, "body"), ("returns", #""count":0"#, "count"), ("returns", #""count":25"#, "count"),
      ("returns", #""count":1.5"#, "count"), ("returns", #""count":"3""#, "count"), ("returns", #""latitude":3"#, "longitude"),
      ("returns", #""latitude":91,"longitude":0"#, "latitude"), ("returns", #""from":"2021-01-01","to":"2020-01-01""#, "to"),
      ("returns", #""from":"1900-01-01","to":"2100-01-01""#, "to"),
      ("progressions", #""at":"tomorrow""#, "at"), ("progressions", #""angles":"guess""#, "angles"),
      ("directions", #""key":"guess""#, "key"), ("directions", #""at":"9999-01-01""#, "at"),
      ("profections", #""at":"1980-01-01""#, "at"), ("profections", #""years":0"#, "years"),
      ("profections", #""years":121"#, "years"),
      ("profections", #""point":"Vulcan""#, "point"),
      ("releasing", #""lot":"luck""#, "lot"), ("releasing", #""levels":5"#, "levels"), ("releasing", #""at":"1980-01-01""#, "at"),
      ("firdaria", #""order":"none""#, "order"), ("firdaria", #""at":"1980-01-01""#, "at"),
      ("relocation", "", "latitude"), ("relocation", #""latitude":91,"longitude":0"#, "latitude"),
      ("relocation", #""latitude":0,"longitude":181"#, "longitude"), ("relocation", #""latitude":"0","longitude":0"#, "latitude"),
      ("midpoints", #""orb":-1"#, "orb"), ("midpoints", #""orb":5.1"#, "orb"), ("midpoints", #""orb":"1""#, "orb"),
      ("harmonics", "", "number"), ("harmonics", #""number":0"#, "number"), ("harmonics", #""number":361"#, "number"),
      ("harmonics", #""number":1.5"#, "number"), ("harmonics", #""number":1e30"#, "number"),
      ("harmonics", #""number":"5""#, "number"),
      ("dignities", #""terms":"mine""#, "terms"), ("dignities", #""rulership":"mine""#, "rulership"),
      ("dignities", #""allTriplicityRulers":1"#, "allTriplicityRulers"), ("patterns", #""orb":6"#, "orb"),
    ])
  func fieldsOfTheirOwnAreChecked(_ name: String, _ fields: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(TechniqueFixture.path + name, TechniqueFixture.chart(fields))
      #expect(answer.status == .badRequest, "\(name) \(fields)")
      #expect(answer.string("field") == field, "\(name) \(fields): \(answer.text)")
    }
  }

  @Test(arguments: [
    ("composite", #""houses":"mine""#, "houses"), ("composite", #""houses":"derived""#, "latitude"),
    ("composite", #""houses":"derived","latitude":91"#, "latitude"), ("composite", #""latitude":50"#, "latitude"),
    ("davison", #""middle":"pub""#, "middle"),
  ])
  func fieldsOfPairsAreChecked(_ name: String, _ fields: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(TechniqueFixture.path + name, TechniqueFixture.pair(fields: fields))
      #expect(answer.code == "VALIDATION_ERROR" && answer.string("field") == field, "\(name) \(fields): \(answer.text)")
    }
  }

  @Test(arguments: [
    ("returns", ""), ("profections", ""), ("profections", #""point":"Moon""#), ("releasing", ""), ("firdaria", ""),
    ("relocation", #""latitude":1,"longitude":2"#), ("lots", ""),
  ])
  func whatNeedsTheTimeSaysSo(_ name: String, _ fields: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(
        TechniqueFixture.path + name, TechniqueFixture.chart(fields, birth: TechniqueFixture.withoutTime))
      #expect(answer.code == "VALIDATION_ERROR" && answer.string("field") == "birthData.time", "\(answer.text)")
      let id = try #require(
        try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart(birth: TechniqueFixture.withoutTime))
          .string("chartId"))
      let kept = try await browser.post(
        TechniqueFixture.path + name, #"{"chartId":"\#(id)"\#(fields.isEmpty ? "" : ",")\#(fields)}"#)
      #expect(kept.code == "VALIDATION_ERROR" && kept.string("field") == "chartId", "\(kept.text)")
    }
  }

  @Test func aDavisonChartNeedsBothTimes() async throws {
    try await TestServer().run { browser in
      for (body, field) in [
        (TechniqueFixture.pair(TechniqueFixture.withoutTime, TechniqueFixture.berlin), "person1.time"),
        (TechniqueFixture.pair(TechniqueFixture.newYork, TechniqueFixture.withoutTime), "person2.time"),
      ] {
        let answer = try await browser.post(TechniqueFixture.path + "davison", body)
        #expect(answer.string("field") == field)
      }
    }
  }

  @Test(arguments: [
    ("void-of-course?at=soon", "at"), ("void-of-course?bodies=all", "bodies"), ("void-of-course?at=1200-01-01", "at"),
    ("planetary-hours", "lat"), ("planetary-hours?lat=1", "lon"), ("planetary-hours?lat=91&lon=0", "lat"),
    ("planetary-hours?lat=x&lon=0", "lat"), ("planetary-hours?lat=1&lon=2&date=2026-13-01", "date"),
    ("planetary-hours?lat=1&lon=2&tz=Nowhere", "tz"), ("positions?bodies=Vulcan", "bodies[0]"), ("positions?date=x", "date"),
    ("positions?system=mayan", "system"), ("house-insights", "planet"), ("house-insights?planet=Mars", "house"),
    ("house-insights?planet=Mars&house=0", "house"), ("house-insights?planet=Mars&house=13", "house"),
    ("house-insights?planet=Mars&house=1.5", "house"), ("house-insights?planet=Chiron&house=1", "planet"),
    ("house-insights?planet=Sun&house=1&retrograde=true", "retrograde"),
    ("house-insights?planet=Mars&house=1&retrograde=maybe", "retrograde"), ("house-insights?planets=x", "planets"),
    ("house-insights?planets=%5B%5D", "planets"), ("house-insights?planets=%7B%7D", "planets"),
    ("house-insights?planets=%5B7%5D", "planets[0]"),
    ("house-insights?planets=%5B%7B%22id%22:%22Mars%22%7D%5D", "planets[0].house"),
    ("house-insights?planets=%5B%7B%22id%22:%22Mars%22,%22house%22:1.5%7D%5D", "planets[0].house"),
    ("house-insights?planets=%5B%7B%22id%22:%22Pholus%22,%22house%22:1%7D%5D", "planets[0].id"),
    ("house-insights?planet=Mars&house=1&planets=%5B%5D", "planets"),
  ])
  func queriesAreChecked(_ query: String, _ field: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(TechniqueFixture.path + query)
      #expect(answer.status == .badRequest, "\(query)")
      #expect(answer.string("field") == field, "\(query): \(answer.text)")
    }
  }
}
