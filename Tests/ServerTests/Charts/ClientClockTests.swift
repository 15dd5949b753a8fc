import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What becomes of the hours and zones that the clients of Astronova send.
@Suite struct ClientClockTests {
  /// They name their installation with every request.
  private static let client: HTTPFields = [HTTPField.Name("X-User-Id")!: "6F9619FF-8B86-4D01-B42D-00CF4FC964FF"]

  @Test(arguments: [
    ("2024-03-10", "02:30", "TIME_SKIPPED", "2024-03-10T06:30:00Z"),
    ("2024-11-03", "01:30", "TIME_REPEATED", "2024-11-03T05:30:00Z"),
  ])
  func aClientThatCannotChooseGetsTheEarlierInstantAndIsTold(
    _ date: String, _ time: String, _ code: String, _ instant: String
  ) async throws {
    try await TestServer().run { browser in
      let body = ChartTests.birth(date: date, time: time)
      let chart = try await browser.post(ChartTests.path, body, headers: Self.client)
      #expect(chart.status == .ok && chart.string("birth.utc") == instant && chart.string("birth.fold") == "earlier")
      let warnings = try #require(chart.value("warnings") as? [[String: Any]])
      #expect(warnings.count == 1 && warnings[0]["code"] as? String == code)
      #expect((warnings[0]["message"] as? String)?.contains(instant) == true)
      // The kept chart says it again, to whoever asks.
      let again = try await browser.get("/api/v1/chart/\(try #require(chart.string("chartId")))")
      #expect(again.status == .ok && (again.value("warnings") as? [[String: Any]])?.first?["code"] as? String == code)
      // Who chooses gets what was chosen, and nothing is assumed.
      let chosen = try await browser.post(
        ChartTests.path, ChartTests.birth(date: date, time: time, more: #","fold":"later""#), headers: Self.client)
      #expect(chosen.status == .ok && (chosen.value("warnings") as? [Any])?.isEmpty == true)
      // Everybody else is asked.
      #expect(try await browser.post(ChartTests.path, body).code == code)
    }
  }

  @Test func anotherRouteSaysItToo() async throws {
    try await TestServer().run { browser in
      let body = ChartTests.birth(date: "2024-03-10", time: "02:30")
      let lots = try await browser.post("/api/v1/astrology/lots", body, headers: Self.client)
      #expect(lots.status == .ok && (lots.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "TIME_SKIPPED")
      #expect(try await browser.post("/api/v1/astrology/lots", body).code == "TIME_SKIPPED")
    }
  }

  /// The clients of June 2025 send no such header; their paths, which have no version, are known to nobody else.
  @Test func theClientsOfJuneAreKnownByTheirPaths() async throws {
    try await TestServer().run { browser in
      func birth(_ time: String) -> String {
        #"{"date": "2024-11-03", "time": "\#(time)", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}"#
      }
      let body = #"{"person1": \#(birth("01:30")), "person2": \#(birth("09:00"))}"#
      let match = try await browser.post(Route.juneMatch.path, body)
      #expect(match.status == .ok, "\(match.text)")
      let warnings = try #require(match.value("warnings") as? [[String: Any]])
      #expect(warnings.contains { $0["code"] as? String == "TIME_REPEATED" })
      #expect(try await browser.post(Route.matchCompatibility.path, body).code == "TIME_REPEATED")
      let person = try await TestPerson(browser)
      let asked = #"{"birthData": \#(birth("01:30")), "reportType": "love_forecast"}"#
      let report = try await browser.post(Route.juneMakeReport.path, asked, headers: person.headers)
      #expect(report.status == .ok, "\(report.text)")
      #expect((report.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "TIME_REPEATED")
      #expect(try await browser.post(Route.generateReport.path, asked, headers: person.headers).code == "TIME_REPEATED")
    }
  }

  /// The apps of June 2025 ask at the paths that everybody has, too. What they tell a birth in is theirs alone: a city, or `birth_date`.
  @Test func theClientsOfJuneAreKnownByTheirFields() async throws {
    try await TestServer().run { browser in
      let june = InstalledApp(browser: browser, release: .june)
      let place = #""timezone":"America\/New_York","latitude":40.7128,"longitude":-74.006"#
      let full = #"{"name":"Ada","date":"2024-11-03","time":"01:30","city":"New York","country":"United States",\#(place)"#
      func chart(_ birth: String) -> String { #"{"birthData":\#(birth),"chartType":"natal","systems":["western","vedic"]}"# }
      let made = try await june.send(.post, "/api/v1/chart/generate", body: chart(full + "}"))
      #expect(made.status == .ok && made.string("birth.utc") == "2024-11-03T05:30:00Z", "\(made.text.prefix(300))")
      #expect((made.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "TIME_REPEATED")
      // Who says which one is meant gets that one, and whoever has no such fields is asked.
      let later = try await june.send(.post, "/api/v1/chart/generate", body: chart(full + #","fold":"later"}"#))
      #expect(later.string("birth.utc") == "2024-11-03T06:30:00Z" && (later.value("warnings") as? [Any])?.isEmpty == true)
      let ours = #"{"date":"2024-11-03","time":"01:30","place":"New York",\#(place)}"#
      #expect(try await june.send(.post, "/api/v1/chart/generate", body: chart(ours)).code == "TIME_REPEATED")

      let user = #"{"birth_date":"2024-11-03","birth_time":"01:30",\#(place)}"#
      func match(_ user: String) -> String {
        #"{"user":\#(user),"partner":{"name":"Bo","birth_date":"1992-02-03","birth_time":"08:10",\#(place)},"matchType":"romantic","systems":["vedic"]}"#
      }
      let matched = try await june.send(.post, "/api/v1/match", body: match(user))
      #expect(matched.status == .ok, "\(matched.text.prefix(300))")
      #expect((matched.value("warnings") as? [[String: Any]])?.contains { $0["code"] as? String == "TIME_REPEATED" } == true)
      #expect(try await june.send(.post, "/api/v1/match", body: match(ours)).code == "TIME_REPEATED")

      let person = try await TestPerson(browser)
      let signedIn = InstalledApp(browser: browser, release: .june, token: person.accessToken)
      func report(_ birth: String) -> String { #"{"birthData":\#(birth),"reportType":"love_forecast","userId":"\#(person.id)"}"# }
      let told = try await signedIn.send(.post, "/api/v1/reports/full", body: report(full + "}"))
      #expect(told.status == .ok, "\(told.text.prefix(300))")
      #expect((told.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "TIME_REPEATED")
      #expect(try await signedIn.send(.post, "/api/v1/reports/full", body: report(ours)).code == "TIME_REPEATED")
    }
  }

  /// The answer to a birth for the profile has no place for warnings.
  @Test func theMessageOfAKeptBirthSaysWhatWasAssumed() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      func kept(_ time: String) async throws -> [String: String] {
        let birth =
          #"{"date":"2024-11-03","time":"\#(time)","timezone":"America\/New_York","latitude":40.7128,"longitude":-74.006}"#
        return try await app.ask(
          .post, "/api/v1/chat/birth-data", body: #"{"userId":"\#(person.id)","birthData":\#(birth)}"#, as: [String: String].self)
      }
      let assumed = try await kept("01:30")
      #expect(assumed["status"] == "success" && assumed["message"]?.contains("2024-11-03T05:30:00Z") == true)
      #expect(try await kept("09:00")["message"] == "Your birth data is kept.")
    }
  }

  @Test(arguments: ["western", "vedic"]) func theSkyOfAMomentSaysWhatWasAssumed(_ system: String) async throws {
    try await TestServer().run { browser in
      let path = Route.skyAt.path + "?date=2024-11-03&time=01:30&tz=America/New_York&system=\(system)"
      let sky = try await browser.get(path, headers: Self.client)
      #expect(sky.status == .ok && sky.string("timestamp") == "2024-11-03T05:30:00Z")
      #expect((sky.value("warnings") as? [[String: Any]])?.first?["code"] as? String == "TIME_REPEATED")
      #expect(try await browser.get(path + "&fold=later", headers: Self.client).value("warnings") == nil)
      #expect(try await browser.get(path).code == "TIME_REPEATED")
    }
  }

  @Test(arguments: [
    ("GMT+5", "2026-11-21T04:00:00Z"), ("GMT-3", "2026-11-21T12:00:00Z"), ("UTC%2B05:30", "2026-11-21T03:30:00Z"),
  ])
  func aZoneOfAQueryMayBeAFixedDifference(_ zone: String, _ instant: String) async throws {
    try await TestServer().run { browser in
      // The plus sign goes out as it stands, and arrives as a blank.
      let answer = try await browser.get("/api/v1/ephemeris/at?date=2026-11-21&time=09:00&tz=\(zone)")
      #expect(answer.status == .ok && answer.string("timestamp") == instant)
    }
  }

  @Test func aFixedDifferenceIsTheZoneOfABirth() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(ChartTests.path, ChartTests.birth(zone: "GMT+5"))
      #expect(chart.status == .ok && chart.string("birth.utc") == "1990-06-15T09:30:00Z")
      #expect(chart.string("birth.timezone") == "GMT+5" && chart.string("birth.offset") == "+05:00")
      #expect(chart.string("birth.explanation")?.contains("UTC+5") == true)
    }
  }

  @Test(arguments: ["2026-11-22", "2030-01-01"])
  func aBirthThatIsStillToComeIsRefused(_ date: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(ChartTests.path, ChartTests.birth(date: date))
      #expect(answer.code == "INVALID_DATE" && answer.string("message")?.contains("lies in the future") == true)
      #expect(try await browser.post(ChartTests.path, ChartTests.birth(date: "2026-11-21")).status == .ok)
    }
  }
}
