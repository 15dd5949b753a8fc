import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct ChartTests {
  static let path = "/api/v1/chart/generate"

  static func birth(
    date: String = "1990-06-15", time: String? = "14:30", zone: String? = "America/New_York", latitude: String = "40.7128",
    longitude: String = "-74.006", more: String = "", outside: String = ""
  ) -> String {
    let time = time.map { #""time":"\#($0)","# } ?? ""
    let zone = zone.map { #""timezone":"\#($0)","# } ?? ""
    return
      #"{"birthData":{"date":"\#(date)",\#(time)\#(zone)"latitude":\#(latitude),"longitude":\#(longitude)\#(more)}\#(outside)}"#
  }

  @Test func bothErasOfTheContractAreServed() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, Self.birth(outside: #","chartType":"natal","systems":["western"]"#))
      #expect(chart.status == .ok)
      // June 2025: charts.western.{svg, positions{planet:{sign, degree}}}, type. Keys as the apps have them: `sun`.
      #expect(chart.string("type") == "natal")
      #expect(chart.string("charts.western.positions.sun.sign") == "Gemini")
      #expect(chart.string("charts.western.svg")?.hasPrefix("PHN2Zy") == true)
      // Newest: westernChart{positions{planet:{sign, degree, house}}, houses{n:{sign, degree, lord}}, aspects[…]}.
      #expect(chart.value("westernChart.positions.moon.house") as? Int != nil)
      #expect(chart.string("westernChart.houses.1.sign") == "Libra")
      #expect(chart.string("westernChart.houses.1.lord") == "Venus")
      let aspect = try #require((chart.value("westernChart.aspects") as? [[String: Any]])?.first)
      for field in ["planet1", "planet2", "type", "aspect", "orb", "applying", "phase", "angle", "orbLimit"] {
        #expect(aspect[field] != nil, "\(field)")
      }
      // New York, 1990-06-15 14:30: Ascendant 13.695° of Libra (ERFA: gst06a, nut06a, obl06, DUT1 taken as 0 to 0.13 s).
      let ascendant = try #require(chart.number("westernChart.angles.ascendant.degree"))
      #expect(abs(ascendant - 13.6956) < 0.001)
      #expect(chart.value("timeKnown") as? Bool == true)
      #expect(chart.string("birth.utc") == "1990-06-15T18:30:00Z")
      #expect(chart.string("birth.offset") == "-04:00")
      #expect(chart.string("birth.abbreviation") == "EDT")
      #expect(chart.string("birth.explanation")?.contains("UTC−4") == true)
    }
  }

  @Test func aChartThatIsMadeSaysWhereItIs() async throws {
    try await TestServer().run { browser in
      let key: HTTPFields = [HTTPField.Name("Idempotency-Key")!: "chart-1"]
      let made = try await browser.post("/api/v1/charts", Self.birth(), headers: key)
      #expect(made.status == .created, "\(made.text)")
      let place = try #require(made.headers[.location])
      #expect(try await browser.get(place).string("chartId") == made.string("chartId"))
      // Once more with the same key it is the same chart, and the old name of the route says 200.
      let again = try await browser.post("/api/v1/charts", Self.birth(), headers: key)
      #expect(again.status == .created && again.headers[.location] == place)
      #expect(try await browser.post(Self.path, Self.birth()).status == .ok)
    }
  }

  @Test func theShapeIsPinned() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, Self.birth())
      #expect(
        Set(chart.object.keys) == [
          "chartId", "type", "createdAt", "expiresAt", "timeKnown", "birth", "westernChart", "charts", "vedicChart",
          "chineseChart",
          "warnings", "disclaimer",
        ])
      #expect(
        Set((chart.value("westernChart") as? [String: Any] ?? [:]).keys) == [
          "positions", "angles", "houseSystem", "houses", "aspects", "balance",
        ])
      #expect(
        Set((chart.value("westernChart.positions.sun") as? [String: Any] ?? [:]).keys) == [
          "name", "sign", "degree", "longitude", "wholeDegree", "minute", "second", "latitude", "distance", "speed", "retrograde",
          "house",
        ])
      #expect(Set((chart.value("westernChart.houses") as? [String: Any] ?? [:]).keys) == Set((1...12).map(String.init)))
      #expect(
        Set((chart.value("birth") as? [String: Any] ?? [:]).keys) == [
          "date", "time", "timezone", "latitude", "longitude", "utc", "julianDateTT", "offsetSeconds", "offset", "abbreviation",
          "explanation",
        ])
    }
  }

  /// Ulm, 1879-03-14 11:30 local mean time: Ascendant 11°38′ of Cancer, Midheaven 12°50′ of Pisces, Moon 14°31′ of Sagittarius.
  @Test func einsteinsBirthWasByTheSunOfUlm() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(
        Self.path, Self.birth(date: "1879-03-14", time: "11:30", zone: "Europe/Berlin", latitude: "48.4", longitude: "10"))
      #expect(chart.string("birth.abbreviation") == "LMT")
      #expect(chart.number("birth.offsetSeconds") == 2400)
      let angles = "westernChart.angles"
      #expect(chart.string("\(angles).ascendant.sign") == "Cancer")
      #expect(chart.value("\(angles).ascendant.wholeDegree") as? Int == 11)
      #expect(chart.string("\(angles).midheaven.sign") == "Pisces")
      #expect(chart.value("\(angles).midheaven.wholeDegree") as? Int == 12)
      #expect(chart.string("westernChart.positions.moon.sign") == "Sagittarius")
      #expect(chart.value("westernChart.positions.moon.wholeDegree") as? Int == 14)
      #expect(chart.value("westernChart.positions.moon.minute") as? Int == 31)
    }
  }

  @Test(arguments: [nil, "null"])
  func anUnknownTimeIsSaidAndNotGuessed(_ time: String?) async throws {
    try await TestServer().run { browser in
      let body = Self.birth(time: nil, more: time.map { #","time":\#($0)"# } ?? "")
      let chart = try await browser.post(Self.path, body)
      #expect(chart.status == .ok)
      #expect(chart.value("timeKnown") as? Bool == false)
      #expect(chart.object["westernChart"] != nil)
      for missing in ["angles", "houses", "houseSystem", "positions.sun.house"] {
        #expect(chart.value("westernChart.\(missing)") as? String == nil)
        #expect(chart.value("westernChart.\(missing)") is [String: Any] == false, "\(missing)")
      }
      #expect((chart.value("warnings") as? [[String: Any]])?.contains { $0["code"] as? String == "TIME_UNKNOWN" } == true)
      // The Moon of that day, by the clocks of New York: 13° and more apart.
      let start = try #require(chart.number("westernChart.moonRange.start.longitude"))
      let end = try #require(chart.number("westernChart.moonRange.end.longitude"))
      #expect((11.5...15.5).contains(end - start))
      let aspects = try #require(chart.value("westernChart.aspects") as? [[String: Any]])
      #expect(aspects.allSatisfy { $0["planet1"] as? String != "Moon" && $0["planet2"] as? String != "Moon" })
    }
  }

  @Test func aKeptChartIsFoundAgain() async throws {
    try await TestServer().run { browser in
      let made = try await browser.post(Self.path, Self.birth(outside: #","options":{"houseSystem":"Koch"}"#))
      let id = try #require(made.string("chartId"))
      let found = try await browser.get("/api/v1/chart/\(id)")
      #expect(found.text == made.text)
      #expect(found.string("westernChart.houseSystem") == "Koch")
      #expect(found.headers[.cacheControl] == "no-store")
      #expect(try await browser.get("/api/v1/chart/\(id)?svg=false").string("charts.western.svg") == "")
    }
  }

  @Test func exactTimesComeWhenTheyAreAskedFor() async throws {
    try await TestServer().run { browser in
      let plain = try await browser.post(Self.path, Self.birth())
      let timed = try await browser.post(Self.path, Self.birth(outside: #","options":{"exactTimes":true}"#))
      let without = try #require(plain.value("westernChart.aspects") as? [[String: Any]])
      let with = try #require(timed.value("westernChart.aspects") as? [[String: Any]])
      #expect(with.count == without.count)
      #expect(without.allSatisfy { $0["exactAt"] == nil })
      #expect(with.contains { $0["exactAt"] is String })
      let id = try #require(plain.string("chartId"))
      let found = try #require(
        try await browser.get("/api/v1/chart/\(id)?exactTimes=true").value("westernChart.aspects") as? [[String: Any]])
      #expect(found.map { $0["exactAt"] as? String } == with.map { $0["exactAt"] as? String })
    }
  }

  @Test(arguments: [
    "none", "01948f3c-7e00-7abc-8def-0123456789ab", "01948F3C-7E00-7ABC-8DEF-0123456789AB", "%2e%2e%2fetc", "a'%20OR%201=1--",
  ])
  func aChartThatIsNotThereIsNotFound(_ id: String) async throws {
    try await TestServer().run { browser in
      let response = try await browser.get("/api/v1/chart/\(id)")
      #expect(response.status == .notFound)
      #expect(response.code == "NOT_FOUND")
    }
  }

  @Test func theSameIntentionMakesOneChart() async throws {
    try await TestServer().run { browser in
      let key: HTTPFields = [.idempotencyKey: "5f2c"]
      let first = try await browser.post(Self.path, Self.birth(), headers: key)
      let again = try await browser.post(Self.path, Self.birth(), headers: key)
      #expect(first.string("chartId") != nil)
      #expect(first.string("chartId") == again.string("chartId"))
      let other = try await browser.post(Self.path, Self.birth(time: "14:31"), headers: key)
      #expect(other.status == .unprocessableContent)
      #expect(other.code == "IDEMPOTENCY_CONFLICT")
      let without = try await browser.post(Self.path, Self.birth())
      #expect(without.string("chartId") != first.string("chartId"))
      let bad = try await browser.post(Self.path, Self.birth(), headers: [.idempotencyKey: String(repeating: "k", count: 256)])
      #expect(bad.code == "VALIDATION_ERROR")
    }
  }

  @Test func aSkippedTimeNamesBothReadings() async throws {
    try await TestServer().run { browser in
      let response = try await browser.post(Self.path, Self.birth(date: "2024-03-10", time: "02:30"))
      #expect(response.status == .badRequest)
      #expect(response.code == "TIME_SKIPPED")
      let choices = try #require(response.value("choices") as? [[String: Any]])
      #expect(choices.map { $0["utc"] as? String } == ["2024-03-10T06:30:00Z", "2024-03-10T07:30:00Z"])
      #expect(choices.map { $0["local"] as? String } == ["2024-03-10T01:30:00", "2024-03-10T03:30:00"])
      #expect(choices.map { $0["abbreviation"] as? String } == ["EST", "EDT"])
      let chosen = try await browser.post(Self.path, Self.birth(date: "2024-03-10", time: "02:30", more: #","fold":"later""#))
      #expect(chosen.string("birth.utc") == "2024-03-10T07:30:00Z")
    }
  }

  @Test func aRepeatedTimeAsksWhichOne() async throws {
    try await TestServer().run { browser in
      let response = try await browser.post(Self.path, Self.birth(date: "2024-11-03", time: "01:30"))
      #expect(response.code == "TIME_REPEATED")
      #expect(response.string("field") == "birthData.fold")
      #expect(response.value("allowed") as? [String] == ["earlier", "later"])
      for (fold, utc) in [("earlier", "2024-11-03T05:30:00Z"), ("later", "2024-11-03T06:30:00Z")] {
        let chosen = try await browser.post(
          Self.path, Self.birth(date: "2024-11-03", time: "01:30", more: #","fold":"\#(fold)""#))
        #expect(chosen.string("birth.utc") == utc)
      }
    }
  }

  @Test func datesBeforeTheReformAreJulian() async throws {
    try await TestServer().run { browser in
      let julian = try await browser.post(Self.path, Self.birth(date: "1560-03-01", time: "12:00", zone: "UTC"))
      #expect(julian.string("birth.utc") == "1560-03-11T12:00:00Z")
      let gregorian = try await browser.post(
        Self.path, Self.birth(date: "1560-03-01", time: "12:00", zone: "UTC", more: #","calendar":"gregorian""#))
      #expect(gregorian.string("birth.utc") == "1560-03-01T12:00:00Z")
    }
  }

  @Test func nearThePoleAnotherSystemIsUsedAndSaid() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, Self.birth(zone: "UTC", latitude: "78", longitude: "15"))
      #expect(chart.status == .ok)
      #expect(chart.string("westernChart.houseSystem") == "Porphyry")
      #expect((chart.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "HOUSE_SYSTEM_UNDEFINED")
    }
  }

  @Test func zeroIsACoordinateLikeAnyOther() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, Self.birth(zone: "UTC", latitude: "0", longitude: "0"))
      #expect(chart.status == .ok)
      #expect(chart.number("birth.latitude") == 0 && chart.number("birth.longitude") == 0)
    }
  }

  /// Local mean time has no whole seconds, so the document promises a number, and not an integer.
  @Test func theOffsetIsTheNumberThatTheDocumentPromises() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(
        Self.path, Self.birth(date: "1850-03-01", time: "12:00", zone: "Europe/Berlin", longitude: "13.4051"))
      #expect(chart.number("birth.offsetSeconds") == 3217.224)
      let document = try await browser.get("/openapi.yaml").text
      let types = document.split(separator: "\n").filter { $0.contains("offsetSeconds: {type") && !$0.contains("clocks showed") }
      #expect(types.count >= 2 && types.allSatisfy { $0.contains("[number, 'null']") }, "\(types)")
    }
  }

  /// By Swiss Ephemeris 2.10.03: Vertex 35.6616° for New York at that instant.
  @Test func theVertexStandsInTheWest() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(
        Self.path,
        Self.birth(date: "1990-06-15", time: "14:30", zone: "America/New_York", latitude: "40.7128", longitude: "-74.006"))
      let vertex = try #require(chart.number("westernChart.angles.vertex.longitude"))
      #expect(abs(vertex - 35.6616) < 0.0003, "\(vertex)")
      #expect(abs(try #require(chart.number("westernChart.angles.antivertex.longitude")) - vertex - 180) < 1e-6)
    }
  }

  @Test func aspectsAndOrbsAreChosen() async throws {
    let birth: @Sendable (String) -> String = { options in
      Self.birth(
        date: "1990-06-15", time: "14:30", zone: "America/New_York", latitude: "40.7128", longitude: "-74.006",
        outside: #","options":{"svg":false,\#(options)}"#)
    }
    try await TestServer().run { browser in
      let usual = try await browser.post(Self.path, birth(#""houseSystem":"Placidus""#)).objects("westernChart.aspects")
      // One orb of 3° for trines, and for nothing else.
      let chosen = try await browser.post(Self.path, birth(#""aspects":["trine"],"orbs":{"Trine":3}"#))
      let trines = try chosen.objects("westernChart.aspects")
      #expect(!trines.isEmpty && trines.allSatisfy { $0["aspect"] as? String == "trine" && $0["orbLimit"] as? Double == 3 })
      let expected = usual.filter { $0["aspect"] as? String == "trine" && ($0["orb"] as? Double ?? 9) <= 3 }
      #expect(trines.map { $0["orb"] as? Double } == expected.map { $0["orb"] as? Double })
      // A kept chart keeps its own way.
      let id = try #require(chosen.string("chartId"))
      let kept = try await browser.get("/api/v1/chart/" + id)
      #expect(try kept.objects("westernChart.aspects").count == trines.count)
      // Minor ones by name; the bonus of the lights by number.
      let minor = try await browser.post(Self.path, birth(#""aspects":["quintile","semisextile"],"luminaryBonus":1"#))
      let limits = try minor.objects("westernChart.aspects").map { ($0["aspect"] as? String, $0["orbLimit"] as? Double) }
      #expect(!limits.isEmpty)
      for (kind, limit) in limits {
        let base = kind == "quintile" ? 1.0 : 1.5
        #expect(limit == base || limit == base + 1, "\(kind ?? "") \(limit ?? 0)")
      }
      for (options, field) in [
        (#""aspects":["friendly"]"#, "options.aspects[0]"), (#""aspects":[]"#, "options.aspects"),
        (#""orbs":{"trine":15.5}"#, "options.orbs.trine"), (#""orbs":{"trine":-1}"#, "options.orbs.trine"),
        (#""orbs":{"friendly":1}"#, "options.orbs"), (#""luminaryBonus":16"#, "options.luminaryBonus"),
      ] {
        let refused = try await browser.post(Self.path, birth(options))
        #expect(refused.status == .badRequest && refused.string("field") == field, "\(options): \(refused.text.prefix(200))")
      }
    }
  }
}
