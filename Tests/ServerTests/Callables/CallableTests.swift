import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// What the integration guide promises, function by function.
@Suite struct CallableTests {
  static let whole =
    #""name": "Ada", "email": "ada@example.org", "birth_date": "1990-06-15", "birth_time": "14:30", "birth_timezone": "America/New_York", "birth_lat": 40.7128, "birth_lon": -74.0060"#

  static func fault(_ response: TestResponse) -> String {
    "\(response.status.code) \(response.string("error.status") ?? "-"): \(response.string("error.message") ?? "-")"
  }

  // MARK: the envelope

  @Test(arguments: CallableFunction.allCases)
  func bothPathsAnswerInTheEnvelope(_ function: CallableFunction) async throws {
    try await TestServer().run { browser in
      for path in [function.route.path, "/arca-baf77/us-central1/\(function.rawValue)"] {
        for body in ["{}", #"{"data": {}, "extra": 1}"#, "[]", "", #"{"data": 4}"#, "nonsense"] {
          let response = try await browser.post(path, body)
          #expect(response.text == #"{"error":{"status":"INVALID_ARGUMENT","message":"Bad Request"}}"#, "\(path) \(body)")
          #expect(response.status == .badRequest)
        }
        // A call without arguments, as the libraries of Firebase send it.
        let (nothing, empty) = (
          try await browser.post(path, #"{"data": null}"#), try await browser.post(path, #"{"data": {}}"#)
        )
        #expect(nothing.status == empty.status && nothing.text == empty.text, "\(path) \(nothing.text)")
        let bad = try await browser.post(path, #"{"data": {}}"#, headers: [.authorization: "Bearer nonsense"])
        #expect(bad.status == .unauthorized && bad.string("error.status") == "UNAUTHENTICATED")
        // Pages of other origins may call.
        let asked = try await browser.client.execute(
          uri: path, method: .options,
          headers: [.origin: "https://app.example", .accessControlRequestMethod: "POST"])
        #expect(asked.status == .noContent && asked.headers[.accessControlAllowOrigin] == "*")
      }
    }
  }

  @Test func theEnvelopeIsThatOfTheProtocol() throws {
    #expect(String(decoding: CallableResult("x").jsonBytes(), as: UTF8.self) == #"{"result":"x"}"#)
    let statuses = Dictionary(uniqueKeysWithValues: CallableStatus.allCases.map { ($0.rawValue, $0.httpStatus) })
    #expect(
      statuses == [
        "INVALID_ARGUMENT": 400, "FAILED_PRECONDITION": 400, "UNAUTHENTICATED": 401, "PERMISSION_DENIED": 403, "NOT_FOUND": 404,
        "ALREADY_EXISTS": 409, "ABORTED": 409, "RESOURCE_EXHAUSTED": 429, "INTERNAL": 500, "UNIMPLEMENTED": 501,
        "UNAVAILABLE": 503, "DEADLINE_EXCEEDED": 504,
      ])
    // What failed on our side says nothing of it.
    let fault = CallableFault(Problem(.internalError, "The disk is full."))
    #expect(fault == CallableFault(.internalError, "INTERNAL"))
  }

  @Test(arguments: [
    (CallableFunction.sunSign, "Missing required parameter: birth_date"),
    (.createProfile, "Missing required parameters: user_id, name, email, birth_date"),
    (.profile, "Missing required parameter: user_id"), (.dailyHoroscope, "Missing required parameter: user_id"),
    (.detailedHoroscope, "Missing required parameters: user_id, daily_horoscope"),
    (.addJournalEntry, "Missing required parameters: user_id, date, entry_type"),
    (.memory, "Missing required parameter: user_id"), (.astrometers, "Missing required parameter: user_id"),
    (.natalChart, "Missing required parameter: utc_dt"),
    (.userTransit, "Missing required parameters: birth_lat, birth_lon"),
  ])
  func whatIsMissingIsSaidInTheDocumentedWords(_ function: CallableFunction, _ message: String) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      for body in [#"{"data": {}}"#, #"{"data": {"user_id": null, "birth_date": ""}}"#] {
        let response = try await browser.post(function.route.path, body, headers: ada.headers)
        #expect(Self.fault(response) == "400 INVALID_ARGUMENT: \(message)")
      }
    }
  }

  @Test(arguments: [CallableFunction.profile, .dailyHoroscope, .detailedHoroscope, .astrometers])
  func withoutAProfileItIsNotFound(_ function: CallableFunction) async throws {
    try await TestServer().run { browser in
      let ada = try await TestPerson(browser)
      let response = try await browser.post(
        function.route.path, #"{"data": {"user_id": "\#(ada.id)", "daily_horoscope": {"date": "2026-11-21"}}}"#,
        headers: ada.headers)
      #expect(Self.fault(response) == "404 NOT_FOUND: User profile not found: \(ada.id)")
    }
  }

  // MARK: the functions

  @Test func theSunSignOfADate() async throws {
    try await TestServer().run { browser in
      func ask(_ date: String) async throws -> TestResponse {
        try await browser.post("/get_sun_sign_from_date", #"{"data": {"birth_date": "\#(date)"}}"#)
      }
      let aries = try await ask("1990-04-01")
      #expect(aries.string("result.sun_sign") == "aries" && aries.value("result.sun_signs") == nil)
      #expect(aries.string("result.profile.sign") == "Aries")
      #expect(aries.string("result.profile.domain_profiles.love_and_relationships.style")?.isEmpty == false)
      #expect(aries.value("result.profile.correspondences.lucky_numbers") is [Int])
      // The Sun entered Aries on 2024-03-20 at 03:06 UTC; the calendar of the first code began on the 21st.
      let cusp = try await ask("2024-03-20")
      #expect(cusp.string("result.sun_sign") == "aries")
      #expect(cusp.value("result.sun_signs") as? [String] == ["aries", "pisces"])
      #expect(cusp.string("result.changes_at")?.hasPrefix("2024-03-20T03:06") == true)
      for date in ["1990/06/15", "1990-13-01", "1990-02-30", "soon"] {
        let response = try await ask(date)
        #expect(Self.fault(response).hasPrefix("400 INVALID_ARGUMENT: Invalid birth date: "), "\(response.text)")
      }
    }
  }

  @Test func aHiddenAddressIsEmpty() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      let made = try await ada.call(.createProfile, #""name": "A", "email": "", "birth_date": "1990-06-15""#)
      #expect(made.string("result.sun_sign") == "gemini", "\(made.text)")
      let missing = try await ada.call(.createProfile, #""name": "A", "birth_date": "1990-06-15""#)
      #expect(Self.fault(missing).hasSuffix("Missing required parameters: user_id, name, email, birth_date"))
    }
  }

  /// The guide has whole milliseconds, dates with a hyphen, and both words of a polarity; a group of meters says how its number comes about.
  @Test func answersAreAsTheGuideHasThem() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      _ = try await ada.call(.createProfile, Self.whole)
      let daily = try await ada.call(.dailyHoroscope)
      let milliseconds = try #require(daily.number("result.generation_time_ms"))
      #expect(milliseconds >= 1 && milliseconds == milliseconds.rounded(), "\(milliseconds)")
      let group = daily.value("result.astrometers.overview_super_group") as? [String: Any]
      let context = try #require(group?["additional_context"] as? [String: Any])
      #expect(context["aggregation_method"] as? String == "percentile_of_weighted_average")
      let gemini = try await browser.post("/get_sun_sign_from_date", #"{"data": {"birth_date": "1990-06-15"}}"#)
      #expect(gemini.string("result.profile.dates") == "May 21 - June 20")
      #expect(gemini.string("result.profile.polarity") == "Masculine/Yang")
    }
  }

  @Test func aProfileIsMadeAndToldBack() async throws {
    let time = ManualClock(TestServer.now)
    try await TestServer(clock: time.clock).run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      let made = try await ada.call(.createProfile, Self.whole)
      #expect(
        made.text
          == #"{"result":{"success":true,"user_id":"\#(ada.person.id)","sun_sign":"gemini","exact_chart":true,"mode":"v2"}}"#)
      time.advance(by: 100)
      let first = try await ada.call(.profile)
      time.advance(by: 100)
      let profile = try await ada.call(.profile)
      #expect(first.string("result.last_active") == "2026-11-21T07:30:00Z")
      #expect(profile.string("result.last_active") == "2026-11-21T07:31:40Z")
      #expect(profile.string("result.created_at") == "2026-11-21T07:30:00Z")
      #expect(profile.string("result.email") == "ada@example.org" && profile.string("result.birth_time") == "14:30")
      #expect(profile.number("result.birth_lat") == 40.7128 && profile.value("result.exact_chart") as? Bool == true)
      #expect(profile.value("result.is_premium") as? Bool == false && profile.value("result.premium_expiry") is NSNull)
      // The birth time is read by the clocks of New York: the Ascendant is in Libra (13.68°) and not in Leo.
      #expect(profile.string("result.natal_chart.angles.ascendant.sign") == "libra")
      #expect(abs((profile.number("result.natal_chart.angles.ascendant.degree_in_sign") ?? 0) - 13.68) < 0.02)
      #expect(profile.string("result.natal_chart.datetime_utc") == "1990-06-15 18:30")
      #expect((profile.value("result.natal_chart.houses") as? [Any])?.count == 12)
      let planets = try #require(profile.value("result.natal_chart.planets") as? [[String: Any]])
      #expect(
        planets.count == 12 && planets[0]["name"] as? String == "sun" && planets[0]["position_dms"] as? String == "24° ♊ 23'")
      #expect(planets.compactMap { $0["name"] as? String }.suffix(2) == ["north node", "south node"])
      let elements = try #require(profile.value("result.natal_chart.distributions.elements") as? [String: Int])
      #expect(elements.values.reduce(0, +) == 10)
      // A second call changes what it says and keeps the rest.
      _ = try await ada.call(.addJournalEntry, JournalTests.entry())
      let again = try await ada.call(
        .createProfile, #""name": "Ada King", "email": "king@example.org", "birth_date": "1990-06-16""#)
      #expect(again.string("result.mode") == "v1" && again.value("result.exact_chart") as? Bool == false)
      let changed = try await ada.call(.profile)
      #expect(changed.string("result.name") == "Ada King" && changed.string("result.created_at") == "2026-11-21T07:30:00Z")
      #expect(changed.value("result.birth_time") is NSNull && changed.value("result.birth_lat") is NSNull)
      #expect(changed.value("result.natal_chart.angles") is NSNull)
      #expect((changed.value("result.natal_chart.houses") as? [Any])?.isEmpty == true)
      #expect(try await ada.call(.memory).number("result.categories.love_relationships.count") == 1)
    }
  }

  @Test func noughtIsAPlace() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      let made = try await ada.call(
        .createProfile,
        #""name": "Ada", "email": "a@example.org", "birth_date": "1990-06-15", "birth_time": "12:00", "birth_timezone": "UTC", "birth_lat": 0.0, "birth_lon": 0"#
      )
      #expect(made.string("result.mode") == "v2" && made.value("result.exact_chart") as? Bool == true)
      let profile = try await ada.call(.profile)
      #expect(profile.number("result.birth_lat") == 0 && profile.string("result.natal_chart.angles.ascendant.sign") != nil)
      let north = try await ada.call(
        .createProfile,
        #""name": "Ada", "email": "a@example.org", "birth_date": "1990-06-15", "birth_time": "12:00", "birth_timezone": "UTC", "birth_lat": 78.2, "birth_lon": 15.6"#
      )
      #expect(north.status == .ok)
    }
  }

  @Test(arguments: [
    (#""birth_lat": 140, "birth_lon": 0"#, "birth_lat"), (#""birth_lat": "north""#, "birth_lat"),
    (#""birth_timezone": "Mars/Olympus""#, "birth_timezone"), (#""birth_time": "25:00""#, "birth_time"),
    (#""device_timezone": "Nowhere""#, "device_timezone"),
  ])
  func aProfileThatIsWrongIsNamed(_ field: String, _ name: String) async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      let response = try await ada.call(
        .createProfile, #""name": "Ada", "email": "a@example.org", "birth_date": "1990-06-15", \#(field)"#)
      #expect(Self.fault(response).hasPrefix("400 INVALID_ARGUMENT: Invalid parameter values: "), "\(response.text)")
      #expect(response.string("error.message")?.contains(name) == true, "\(response.text)")
    }
  }

  @Test func theAddressIsChecked() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      for email in ["ada", "ada@", "@example.org"] {
        let response = try await ada.call(.createProfile, #""name": "A", "email": "\#(email)", "birth_date": "1990-06-15""#)
        #expect(response.status == .badRequest && response.string("error.message")?.contains("email") == true)
      }
      let day = try await ada.call(.createProfile, #""name": "A", "email": "a@example.org", "birth_date": "15.6.1990""#)
      #expect(day.string("error.message")?.contains("birth_date") == true)
    }
  }

  @Test func theDailyHoroscopeHasEveryField() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      _ = try await ada.call(.createProfile, Self.whole)
      let daily = try await ada.call(.dailyHoroscope, #""date": "2026-11-21", "model_name": "gemini-2.5-flash-lite""#)
      let result = try #require(daily.value("result") as? [String: Any])
      #expect(
        Set(result.keys) == [
          "date", "sun_sign", "technical_analysis", "key_active_transit", "area_of_life_activated", "lunar_cycle_update",
          "daily_theme_headline", "daily_overview", "summary", "actionable_advice", "astrometers", "model_used",
          "generation_time_ms", "usage",
        ])
      #expect(result["date"] as? String == "2026-11-21" && result["sun_sign"] as? String == "gemini")
      let advice = try #require(result["actionable_advice"] as? [String: String])
      #expect(Set(advice.keys) == ["do", "dont", "reflect_on", "avoid", "affirmation"] && advice["avoid"] == advice["dont"])
      #expect(result["model_used"] as? String == "astronova-composer")
      #expect(
        result["usage"] as? [String: Int] == ["prompt_token_count": 0, "candidates_token_count": 0, "total_token_count": 0])
      #expect((result["generation_time_ms"] as? Double ?? 0) > 0)
      #expect((result["daily_theme_headline"] as? String ?? "").split(separator: " ").count <= 15)
      #expect((result["summary"] as? String)?.isEmpty == false)
      #expect((result["daily_overview"] as? String ?? "").split(separator: ". ").count >= 2)
      let wrong = try await ada.call(.dailyHoroscope, #""date": "bad""#)
      #expect(Self.fault(wrong).hasPrefix("400 INVALID_ARGUMENT: Invalid parameter values: "))
      // The second stage takes the first back, whole or trimmed, and is of the same stored reading.
      let whole = String(decoding: try JSONSerialization.data(withJSONObject: result), as: UTF8.self)
      let detailed = try await ada.call(.detailedHoroscope, #""daily_horoscope": \#(whole)"#)
      let trimmed = try await ada.call(.detailedHoroscope, #""daily_horoscope": {"date": "2026-11-21T00:00:00"}"#)
      let bare = try await ada.call(.detailedHoroscope, #""daily_horoscope": {}, "date": "2026-11-21""#)
      let details = try #require(detailed.value("result.details") as? [String: String])
      #expect(Set(details.keys) == Set(Self.categories) && details.values.allSatisfy { !$0.isEmpty })
      for other in [trimmed, bare] { #expect(other.value("result.details") as? [String: String] == details) }
      #expect((2...4).contains((detailed.value("result.general_transits_overview") as? [String])?.count ?? 0))
      #expect(detailed.value("result.look_ahead_preview") is String)
      let text = try await ada.call(.detailedHoroscope, #""daily_horoscope": "yes""#)
      #expect(text.status == .badRequest)
      // All of it was one reading.
      let history = try await browser.get(Route.horoscopeHistory.path, headers: ada.person.headers)
      #expect((history.value("horoscopes") as? [Any])?.count == 1)
    }
  }

  static let categories = [
    "love_relationships", "family_friendships", "path_profession", "personal_growth", "finance_abundance", "purpose_spirituality",
    "home_environment", "decisions_crossroads",
  ]

  @Test func theMemoryOfSomebodyNewIsEmpty() async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      let memory = try await ada.call(.memory)
      let categories = try #require(memory.value("result.categories") as? [String: [String: Any]])
      #expect(Set(categories.keys) == Set(Self.categories))
      #expect(categories.values.allSatisfy { $0["count"] as? Int == 0 && $0["last_mentioned"] is NSNull })
      #expect((memory.value("result.recent_readings") as? [Any])?.isEmpty == true)
      #expect(memory.string("result.user_id") == ada.person.id && memory.string("result.updated_at")?.hasSuffix("Z") == true)
    }
  }

  @Test(arguments: [
    (#""date": "banana", "entry_type": "reflection""#, "date"),
    (#""date": "2026-11-21", "entry_type": "poem""#, "horoscope_reading"),
    (#""date": "2026-11-21", "entry_type": "reflection", "time_spent_seconds": -1"#, "time_spent_seconds"),
    (#""date": "2026-11-21", "entry_type": "reflection", "time_spent_seconds": 1.5"#, "time_spent_seconds"),
    (#""date": "2026-11-21", "entry_type": "reflection", "categories_viewed": {}"#, "categories_viewed"),
    (
      #""date": "2026-11-21", "entry_type": "reflection", "categories_viewed": [{"category": "mind", "text": ""}]"#,
      "love_relationships"
    ),
    (
      #""date": "2026-11-21", "entry_type": "reflection", "categories_viewed": [{"category": "love_relationships"}]"#,
      "categories_viewed[0]"
    ),
  ])
  func anEntryThatIsWrongIsNamed(_ fields: String, _ words: String) async throws {
    try await TestServer().run { browser in
      let ada = TestCaller(browser, try await TestPerson(browser))
      let response = try await ada.call(.addJournalEntry, fields)
      #expect(Self.fault(response).hasPrefix("400 INVALID_ARGUMENT: Invalid journal entry data: "), "\(response.text)")
      #expect(response.string("error.message")?.contains(words) == true, "\(response.text)")
    }
  }

  /// Whoever knows the date alone has a chart all the same, in which what needs an hour or a place is `null`.
  @Test func aDateAloneHasAChart() async throws {
    try await TestServer().run { browser in
      for call in [#"{"utc_dt": "1990-06-15"}"#, #"{"utc_dt": "1990-06-15", "lat": null, "lon": null}"#] {
        let chart = try await browser.post("/natal_chart", #"{"data": \#(call)}"#)
        #expect(chart.status == .ok, "\(chart.text)")
        for name in ["location_lat", "location_lon", "angles"] { #expect(chart.value("result.\(name)") is NSNull, "\(name)") }
        let planets = try #require(chart.value("result.planets") as? [[String: Any]])
        #expect(planets.first?["sign"] as? String == "gemini" && planets.allSatisfy { $0["house"] is NSNull })
      }
      let placed = try await browser.post("/natal_chart", #"{"data": {"utc_dt": "1990-06-15", "lat": 0, "lon": 0}}"#)
      #expect(placed.number("result.location_lat") == 0 && placed.value("result.angles") is NSNull)
      // One coordinate is none, and an hour with a place has angles.
      #expect(try await browser.post("/natal_chart", #"{"data": {"utc_dt": "1990-06-15", "lat": 0}}"#).status == .badRequest)
    }
  }

  @Test func theSymbolsOfAspectsAreTheirOwn() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(
        "/natal_chart", #"{"data": {"utc_dt": "1990-06-15 18:30", "lat": 40.7128, "lon": -74.0060}}"#)
      let aspects = try #require(chart.value("result.aspects") as? [[String: Any]])
      let symbols = Dictionary(
        aspects.map { ($0["aspect_type"] as? String ?? "", $0["aspect_symbol"] as? String ?? "") }, uniquingKeysWith: { $1 })
      #expect(symbols["quincunx"] == "⚻" && Set(symbols.values).count == symbols.count, "\(symbols)")
    }
  }

  @Test func chartsNeedNobody() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post(
        "/natal_chart", #"{"data": {"utc_dt": "1990-06-15 18:30", "lat": 40.7128, "lon": -74.0060}}"#)
      #expect(natal.string("result.chart_type") == "natal" && natal.string("result.angles.ascendant.sign") == "libra")
      let transit = try await browser.post("/daily_transit", #"{"data": {}}"#)
      #expect(transit.string("result.datetime_utc") == "2026-11-21 07:30" && transit.value("result.angles") is NSNull)
      let over = try await browser.post(
        "/user_transit", #"{"data": {"utc_dt": "2026-11-21T12:00", "birth_lat": 0, "birth_lon": 0}}"#)
      #expect(over.string("result.chart_type") == "transit" && (over.value("result.houses") as? [Any])?.count == 12)
      for body in [
        #"{"data": {"utc_dt": "soon", "lat": 0, "lon": 0}}"#, #"{"data": {"utc_dt": "1990-06-15 18:30", "lat": 91, "lon": 0}}"#,
        #"{"data": {"utc_dt": "0001-06-15 18:30", "lat": 9, "lon": 0}}"#,
      ] {
        let response = try await browser.post("/natal_chart", body)
        #expect(Self.fault(response).hasPrefix("400 INVALID_ARGUMENT: Invalid parameter values: "), "\(response.text)")
      }
    }
  }
}

/// Somebody with an account who calls functions.
struct TestCaller: Sendable {
  let browser: TestBrowser
  let person: TestPerson

  init(_ browser: TestBrowser, _ person: TestPerson) {
    self.browser = browser
    self.person = person
  }

  func call(_ function: CallableFunction, _ fields: String = "", user: String? = nil) async throws -> TestResponse {
    let fields = fields.isEmpty ? "" : ", " + fields
    return try await browser.post(
      function.route.path, #"{"data": {"user_id": "\#(user ?? person.id)"\#(fields)}}"#, headers: person.headers)
  }
}
