import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Server

/// What the newest Astronova app decodes of the months ahead and of its mirror, and that nothing comes of what it makes up.
@Suite struct ForecastDecodingTests {
  private struct Month: Decodable {
    let month, primaryTheme, headline: String
    let secondaryTheme, doAction, avoidAction, triggerSummary, eventClass, probabilityBand: String?
    let keyDates: [String]?
    private enum CodingKeys: String, CodingKey {
      case month, headline
      case primaryTheme = "primary_theme"
      case secondaryTheme = "secondary_theme"
      case doAction = "do_action"
      case avoidAction = "avoid_action"
      case triggerSummary = "trigger_summary"
      case eventClass = "event_class"
      case probabilityBand = "probability_band"
      case keyDates = "key_dates"
    }
  }
  private struct Window: Decodable {
    let dateRange, theme, probability: String
    private enum CodingKeys: String, CodingKey {
      case theme, probability
      case dateRange = "date_range"
    }
  }
  private struct Timeline: Decodable {
    let monthlyTimeline: [Month]?
    let peakWindows: [Window]?
    let summary: String?
    private enum CodingKeys: String, CodingKey {
      case summary
      case monthlyTimeline = "monthly_timeline"
      case peakWindows = "peak_windows"
    }
  }
  private struct Mirror: Decodable {
    struct Archetype: Decodable {
      let primary, secondary, synthesis: String?
      let signalsDetected: [String]?
      private enum CodingKeys: String, CodingKey {
        case primary, secondary, synthesis
        case signalsDetected = "signals_detected"
      }
    }
    struct Matrix: Decodable {
      struct Planet: Decodable {
        let planet, sign, status, statusReason, directionalStrengthNote, rulingHouses: String?
        let house: Int?
        let degree: Double?
        private enum CodingKeys: String, CodingKey {
          case planet, sign, status, house, degree
          case statusReason = "status_reason"
          case directionalStrengthNote = "directional_strength_note"
          case rulingHouses = "ruling_houses"
        }
      }
      let planets: [Planet]?
      let exaltedCount: Int?
      private enum CodingKeys: String, CodingKey {
        case planets
        case exaltedCount = "exalted_count"
      }
    }
    struct Constraint: Decodable {
      let title, description, guardrail, severity: String
      let affectedPlanet: String?
      let affectedHouse: Int?
      private enum CodingKeys: String, CodingKey {
        case title, description, guardrail, severity
        case affectedPlanet = "affected_planet"
        case affectedHouse = "affected_house"
      }
    }
    struct Grid: Decodable {
      struct Counts: Decodable {
        let grid: [[Int]]
        let counts: [String: Int]
      }
      let grid: Counts
    }
    struct Pulse: Decodable {
      let currentLord: String
      let daysRemaining: Int?
      let transitionHint, antardashaLord, nextTransitionDate: String?
      private enum CodingKeys: String, CodingKey {
        case currentLord = "current_lord"
        case daysRemaining = "days_remaining"
        case transitionHint = "transition_hint"
        case antardashaLord = "antardasha_lord"
        case nextTransitionDate = "next_transition_date"
      }
    }
    let archetype: Archetype?
    let matrix: Matrix?
    let constraints: [Constraint]?
    let loshu: Grid?
    let currentMonth: Month?
    let peakWindows: [Window]?
    let dashaPulse: Pulse?
    let synthesisNarrative: String?
    private enum CodingKeys: String, CodingKey {
      case archetype, matrix, constraints, loshu
      case currentMonth = "current_month"
      case peakWindows = "peak_windows"
      case dashaPulse = "dasha_pulse"
      case synthesisNarrative = "synthesis_narrative"
    }
  }

  private static let birth =
    #"{"date":"1990-01-15","time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
  /// What the app sends when it knows neither place nor hour.
  private static let nowhere = #"{"date":"1990-01-15","time":"12:00","timezone":"UTC","latitude":0,"longitude":0}"#
  private static let madeUp =
    #""dasha_state":{"mahadasha_lord":"pluto","antardasha_lord":"","mahadasha_start":"x","mahadasha_end":"0000-00-00"},"user_priors":{"user_id":"A","projects":[],"context_tags":[]}"#

  private func decode<Value: Decodable>(_ type: Value.Type, _ response: TestResponse) throws -> Value {
    #expect(response.status == .ok, "\(response.text)")
    return try JSONDecoder().decode(type, from: Data(response.body.readableBytesView))
  }

  private static func timeline(_ birth: String, _ more: String) -> String {
    #"{"birth_data":\#(birth),"start_date":"2026-11-21","end_date":"2027-10-21",\#(more)}"#
  }

  @Test func theMonthsDecodeAndHaveTheWordsThatAreCompared() async throws {
    try await TestServer().run { browser in
      let answer = try decode(
        Timeline.self, try await browser.post("/api/v1/predictions/timeline", Self.timeline(Self.birth, Self.madeUp)))
      let months = try #require(answer.monthlyTimeline)
      #expect(
        months.map(\.month) == [
          "2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04", "2027-05", "2027-06", "2027-07", "2027-08", "2027-09",
          "2027-10",
        ])
      for month in months {
        #expect(["capital", "career", "relationship", "relocation", "health"].contains(month.eventClass))
        #expect(["high", "medium-high", "medium", "medium-low"].contains(month.probabilityBand))
        #expect(!month.headline.isEmpty && !month.primaryTheme.isEmpty && month.doAction?.isEmpty == false)
        #expect(month.avoidAction?.isEmpty == false && month.triggerSummary?.contains("exact") == true)
        #expect(month.keyDates?.isEmpty == false && month.keyDates?.allSatisfy { $0.hasPrefix(month.month) } == true)
      }
      // Two months are not told by the same sentence.
      #expect(Set(months.map(\.headline)).count == months.count)
      let windows = try #require(answer.peakWindows)
      #expect(!windows.isEmpty && windows.allSatisfy { $0.dateRange.contains(" to ") && !$0.theme.isEmpty })
      #expect(answer.summary?.contains("weightiest") == true)
    }
  }

  @Test func theMirrorDecodesAndHasTheWordsThatAreCompared() async throws {
    try await TestServer().run { browser in
      let answer = try decode(
        Mirror.self,
        try await browser.post(
          "/api/v1/synthesis/mirror",
          #"{"birth_data":\#(Self.birth),"planet_data":{"sun":{"sign":"aries","degree":0,"house":1,"retrograde":false}},"lagna":"aries",\#(Self.madeUp),"phone_digit_sum":42}"#
        ))
      let planets = try #require(answer.matrix?.planets)
      #expect(planets.map(\.planet) == ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"])
      for planet in planets {
        #expect(["exalted", "own_sign", "friendly", "neutral", "debilitated"].contains(planet.status))
        #expect(
          planet.house != nil && planet.degree.map { (0..<30).contains($0) } == true && planet.statusReason?.isEmpty == false)
      }
      // Sun in Makara, ruler Saturn; Saturn in Dhanu.
      #expect(planets[0].sign == "Capricorn" && planets[6].sign == "Sagittarius")
      for constraint in answer.constraints ?? [] { #expect(["critical", "high", "moderate"].contains(constraint.severity)) }
      #expect(
        ["fire", "earth", "air", "water"].contains {
          answer.archetype?.signalsDetected?.first?.lowercased().contains($0) == true
        })
      #expect(answer.loshu?.grid.counts["9"] == 2 && answer.currentMonth?.month == "2026-11")
      #expect(answer.synthesisNarrative?.isEmpty == false && answer.peakWindows?.isEmpty == false)
      // The periods of this birth are worked out in DashaTests.
      let dashas = try await browser.post(
        "/api/v1/astrology/dashas/complete", #"{"birthData":\#(Self.birth),"targetDate":"2026-11-21"}"#)
      #expect(answer.dashaPulse?.currentLord == dashas.string("dasha.mahadasha.lord"))
      #expect(answer.dashaPulse?.antardashaLord == dashas.string("dasha.antardasha.lord"))
    }
  }

  @Test(arguments: [
    "predictions/timeline", "synthesis/mirror", "synthesis/narrative", "rajayoga/report", "rajayoga/matrix",
  ])
  func whatIsMadeUpChangesNothing(_ path: String) async throws {
    try await TestServer().run { browser in
      let plain = try await browser.post(
        "/api/v1/\(path)", #"{"birth_data":\#(Self.birth),"start_date":"2026-11-01","end_date":"2027-01-31"}"#)
      #expect(plain.status == .ok, "\(plain.text)")
      for absurd in [
        #""dasha_state":{"mahadasha_lord":"jupiter","antardasha_lord":"mercury"},"lagna":"aries","planet_data":{"sun":{"sign":"aries","degree":0,"house":1}}"#,
        #""dasha_state":[],"lagna":17,"planet_data":"none","user_priors":null"#,
        #""dasha_state":null,"lagna":"Nowhere","planet_data":{"Vulcan":{"sign":"Ophiuchus","degree":-5,"house":99}}"#,
      ] {
        let other = try await browser.post(
          "/api/v1/\(path)", #"{"birth_data":\#(Self.birth),"start_date":"2026-11-01","end_date":"2027-01-31",\#(absurd)}"#)
        #expect(other.text == plain.text, "\(absurd)")
      }
    }
  }

  @Test func neitherHourNorPlaceIsSaidAndNothingIsTold() async throws {
    try await TestServer().run { browser in
      let months = try await browser.post("/api/v1/predictions/timeline", Self.timeline(Self.nowhere, Self.madeUp))
      #expect(try decode(Timeline.self, months).monthlyTimeline?.count == 12)
      #expect((months.value("warnings") as? [[String: Any]])?.map { $0["code"] as? String } == ["BIRTH_UNKNOWN"])
      let points = (months.value("monthly_timeline") as? [[String: Any]] ?? []).flatMap { month in
        (month["triggers"] as? [[String: Any]] ?? []).compactMap { $0["natal_point"] as? String }
      }
      #expect(!points.isEmpty && Set(points).isDisjoint(with: ["Moon", "Ascendant", "Midheaven"]))
      let mirror = try await browser.post("/api/v1/synthesis/mirror", #"{"birth_data":\#(Self.nowhere)}"#)
      let decoded = try decode(Mirror.self, mirror)
      #expect(
        decoded.dashaPulse == nil && decoded.matrix?.planets?.allSatisfy { $0.house == nil && $0.rulingHouses == nil } == true)
      #expect((mirror.value("warnings") as? [[String: Any]])?.map { $0["code"] as? String } == ["BIRTH_UNKNOWN"])
      // The app sends today when it knows nothing at all.
      let nobody = try await browser.post(
        "/api/v1/predictions/timeline", Self.timeline(Self.nowhere.replacing("1990-01-15", with: "2026-11-21"), Self.madeUp))
      #expect(nobody.status == .ok && nobody.text.contains("nobody’s birth"))
      // A place on the equator with an hour of its own is a place.
      let there = try await browser.post(
        "/api/v1/synthesis/mirror", #"{"birth_data":\#(Self.nowhere.replacing("12:00", with: "12:01"))}"#)
      #expect(there.value("dasha_pulse") != nil && (there.value("warnings") as? [Any])?.isEmpty == true)
    }
  }

  /// New York, 2024-11-03 01:30 came twice, 2024-03-10 02:30 never.
  @Test(arguments: [("2024-11-03T01:30", "TIME_REPEATED"), ("2024-03-10T02:30", "TIME_SKIPPED")])
  func ofTwoReadingsTheEarlierIsTaken(_ clock: String, _ code: String) async throws {
    let parts = clock.split(separator: "T")
    let birth = Self.birth.replacing("1990-01-15", with: parts[0]).replacing("14:30", with: parts[1])
    try await TestServer().run { browser in
      let answer = try await browser.post("/api/v1/synthesis/mirror", #"{"birth_data":\#(birth)}"#)
      #expect(answer.status == .ok, "\(answer.text)")
      #expect((answer.value("warnings") as? [[String: Any]])?.map { $0["code"] as? String } == [code])
      let chosen = birth.replacing("}", with: #","fold":"earlier"}"#)
      let same = try await browser.post("/api/v1/synthesis/mirror", #"{"birth_data":\#(chosen)}"#)
      #expect(answer.value("matrix") as? NSDictionary == same.value("matrix") as? NSDictionary)
    }
  }

  @Test func theYogasAreThoseOfTheChart() async throws {
    try await TestServer().run { browser in
      let report = try await browser.post("/api/v1/rajayoga/report", #"{"birth_data":\#(Self.birth)}"#)
      let yogas = try await browser.post("/api/v1/astrology/vedic/yogas", #"{"birthData":\#(Self.birth)}"#)
      #expect(report.value("yoga_analysis") as? NSDictionary == yogas.value("findings") as? NSDictionary)
      let matrix = try await browser.post("/api/v1/rajayoga/matrix", #"{"birth_data":\#(Self.birth)}"#)
      #expect(report.value("optimization_matrix") as? NSDictionary == matrix.object as NSDictionary)
      // Without a birth there is nothing to work from.
      let none = try await browser.post(
        "/api/v1/rajayoga/report", #"{"planet_data":{"Sun":{"sign":"Aries","house":1}},"lagna":"Leo"}"#)
      #expect(none.status == .badRequest && none.string("field") == "birth_data")
    }
  }

  @Test func theWindowsAreToldAlone() async throws {
    try await TestServer().run { browser in
      let query = "birth_time=14:30&timezone=America/New_York&lat=40.7128&lon=-74.006"
      let peaks = try await browser.get("/api/v1/predictions/peaks?birth_date=1990-01-15&\(query)&lookahead_months=12")
      let timeline = try await browser.post("/api/v1/predictions/timeline", Self.timeline(Self.birth, Self.madeUp))
      #expect(peaks.status == .ok, "\(peaks.text)")
      #expect(peaks.value("peak_windows") as? NSArray == timeline.value("peak_windows") as? NSArray)
      for (fault, field) in [
        ("birth_date=1990-01-15&lookahead_months=37", "lookahead_months"), ("birth_date=1990-02-30", "birth_date"),
        ("lookahead_months=2", "birth_date"),
      ] {
        let wrong = try await browser.get("/api/v1/predictions/peaks?\(fault)&\(query)")
        #expect(wrong.status == .badRequest && wrong.string("field") == field, "\(wrong.text)")
      }
      let status = try await browser.get("/api/v1/synthesis/status")
      #expect(status.string("status") == "ok" && (status.value("services") as? [String: Bool])?.values.allSatisfy { $0 } == true)
    }
  }

  @Test func theFieldsAreNamedWhenTheyAreWrong() async throws {
    try await TestServer().run { browser in
      for (birth, dates, field) in [
        (Self.birth, #""start_date":"2026-11-01","end_date":"2026-10-31""#, "end_date"),
        (Self.birth, #""start_date":"2026-11-01","end_date":"2029-11-01""#, "end_date"),
        (Self.birth, #""start_date":"soon""#, "start_date"),
        (Self.birth.replacing("1990-01-15", with: "2026-11-23"), #""start_date":"2026-11-01""#, "birth_data.date"),
        (Self.birth.replacing("40.7128", with: "140"), #""start_date":"2026-11-01""#, "birth_data.latitude"),
        (Self.birth.replacing("America/New_York", with: "America/Nowhere"), #""start_date":"2026-11-01""#, "birth_data.timezone"),
      ] {
        let wrong = try await browser.post("/api/v1/predictions/timeline", #"{"birth_data":\#(birth),\#(dates)}"#)
        #expect(wrong.status == .badRequest && wrong.string("field") == field, "\(wrong.text)")
      }
    }
  }
}
