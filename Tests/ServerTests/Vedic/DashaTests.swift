import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct DashaTests {
  static let newYork =
    "/api/v1/astrology/dashas?birth_date=1990-01-15&birth_time=14:30&timezone=America/New_York&lat=40.7128&lon=-74.006"
  static let mumbai =
    "/api/v1/astrology/dashas?birth_date=1990-01-15&birth_time=14:30&timezone=Asia/Kolkata&lat=19.076&lon=72.8777"
  static let complete = "/api/v1/astrology/dashas/complete"

  /// The whole mahadasha is divided, begun before birth: Sun–Rahu, not Sun–Mars.
  @Test func theFirstMahadashaIsDividedWhole() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(Self.newYork + "&target_date=1991-01-01")
      #expect(answer.status == .ok)
      for field in ["lord", "start", "end", "annotation"] {
        #expect(answer.value("mahadasha.\(field)") is String && answer.value("antardasha.\(field)") is String)
      }
      #expect(answer.string("mahadasha.lord") == "Sun" && answer.string("mahadasha.start") == "1989-08-04")
      #expect(answer.string("mahadasha.end") == "1995-08-04")
      #expect(answer.string("antardasha.lord") == "Rahu")
      #expect(answer.string("disclaimer") != nil && answer.object["boundaries"] == nil && answer.object["debug"] == nil)
      #expect(answer.number("daysPerYear") == 365.25)
    }
  }

  @Test func rahuBeginsOnThe19thOfSeptember2019() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(Self.mumbai + "&target_date=2025-01-01")
      #expect(answer.string("mahadasha.lord") == "Rahu" && answer.string("mahadasha.start") == "2019-09-19")
      #expect(answer.string("mahadasha.end") == "2037-09-19")
      // Coordinates give the zone, and the zone alone gives the instant.
      let byPlace = try await browser.get(Self.mumbai.replacing("&timezone=Asia/Kolkata", with: "") + "&target_date=2025-01-01")
      let byZone = try await browser.get(
        Self.mumbai.replacing("&lat=19.076&lon=72.8777", with: "") + "&target_date=2025-01-01")
      #expect(byPlace.text == answer.text && byZone.text == answer.text)
    }
  }

  @Test func boundariesAndWorkingsComeWhenAskedFor() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(Self.newYork + "&target_date=1991-01-01&include_boundaries=true&debug=1")
      let parts = try answer.objects("boundaries.antardasha")
      #expect(
        parts.map { $0["lord"] as? String } == [
          "Sun", "Moon", "Mars", "Rahu", "Jupiter", "Saturn", "Mercury", "Ketu", "Venus",
        ])
      for (one, next) in zip(parts, parts.dropFirst()) { #expect(one["end"] as? String == next["start"] as? String) }
      let breakpoints = try #require(answer.value("boundaries.breakpoints") as? [String])
      #expect(breakpoints.count == 10 && breakpoints.first == "1989-08-04" && breakpoints.last == "1995-08-04")
      #expect(answer.string("boundaries.mahadasha.lord") == "Sun")
      #expect(
        answer.fields("debug").isSuperset(of: [
          "start_lord", "start_balance_years", "start_balance_years_int", "start_balance_months_approx", "mahadasha_order",
        ]))
      #expect(answer.string("debug.start_lord") == "Sun" && answer.value("debug.start_balance_years_int") as? Int == 5)
      #expect(abs(try #require(answer.number("debug.start_balance_years")) - 5.5493) < 0.001)
      #expect(answer.value("debug.start_balance_months_approx") as? Int == 6)
      #expect((answer.value("debug.mahadasha_order") as? [String])?.prefix(3) == ["Sun", "Moon", "Mars"])
    }
  }

  @Test(arguments: [("julian", 365.25), ("gregorian", 365.2425), ("savana", 360), ("sidereal", 365.25636)])
  func theYearIsNamed(_ name: String, _ days: Double) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get(Self.mumbai + "&target_date=2025-01-01&year_length=\(name)")
      #expect(answer.string("yearLength") == name && answer.number("daysPerYear") == days)
      if name == "savana" { #expect(answer.string("mahadasha.start") != "2019-09-19") }
    }
  }

  /// Every field that the first app reads, with its type.
  @Test func theShapeOfTheCompleteAnswerIsPinned() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(
        Self.complete, VedicFixture.body(VedicFixture.mumbai, #""targetDate":"2025-01-01""#))
      #expect(answer.status == .ok)
      #expect(
        Set(answer.object.keys).isSuperset(of: [
          "dasha", "current_period", "impact_analysis", "planetary_keywords", "natal_snapshot", "transitions", "education",
          "disclaimer",
        ]))
      #expect(
        answer.fields("dasha") == [
          "birth_date", "target_date", "mahadasha", "antardasha", "pratyantardasha", "all_antardashas", "all_pratyantardashas",
          "upcoming_mahadashas", "starting_dasha",
        ])
      #expect(answer.string("dasha.birth_date") == "1990-01-15" && answer.string("dasha.target_date") == "2025-01-01")
      #expect(answer.number("dasha.mahadasha.duration_years") == 18)
      // 18 · 19 / 120 years in months, and the share of it in days; Rahu’s own and Jupiter’s span end on 24 October 2024.
      #expect(answer.string("dasha.antardasha.lord") == "Saturn" && answer.number("dasha.antardasha.duration_months") == 34.2)
      let lord = try #require(answer.string("dasha.pratyantardasha.lord"))
      let years = [
        "Sun": 6.0, "Moon": 10, "Mars": 7, "Rahu": 18, "Jupiter": 16, "Saturn": 19, "Mercury": 17, "Ketu": 7, "Venus": 20,
      ]
      let days = try #require(years[lord]) / 120 * 2.85 * 365.25
      #expect(abs(try #require(answer.number("dasha.pratyantardasha.duration_days")) - days) < 0.01)
      #expect(try answer.objects("dasha.all_antardashas").count == 9 && answer.objects("dasha.all_pratyantardashas").count == 9)
      #expect(try answer.objects("dasha.upcoming_mahadashas").map { $0["lord"] as? String } == ["Jupiter", "Saturn", "Mercury"])
      #expect(answer.string("dasha.starting_dasha.lord") == "Venus")
      #expect(abs(try #require(answer.number("dasha.starting_dasha.balance_years")) - 6.6763) < 0.001)
      #expect(answer.fields("current_period") == ["mahadasha", "antardasha", "pratyantardasha", "narrative"])
      #expect(answer.string("current_period.narrative")?.contains("19 September 2019") == true)
      #expect(answer.fields("transitions") == ["timing", "insights", "impact_comparison"])
      #expect(answer.fields("education") == ["mahadasha_guide", "antardasha_guide", "calculation_explanation"])
      for guide in ["mahadasha_guide", "antardasha_guide"] {
        for field in ["title", "level", "lord", "duration", "overview", "advice"] {
          #expect(answer.value("education.\(guide).\(field)") is String, "\(field)")
        }
        for field in ["keywords", "opportunities", "challenges", "typical_experiences"] {
          #expect(answer.value("education.\(guide).\(field)") is [String], "\(field)")
        }
      }
      #expect(answer.string("education.calculation_explanation.nakshatra") == "Purva Phalguni")
      #expect(answer.string("education.calculation_explanation.nakshatra_lord") == "Venus")
      #expect(try answer.objects("education.calculation_explanation.steps").map { $0["step"] as? Int } == [1, 2, 3, 4, 5])
      #expect((answer.value("planetary_keywords.mahadasha") as? [String])?.count == 6)
    }
  }

  @Test func impactIsCombinedAsPublished() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(
        Self.complete, VedicFixture.body(VedicFixture.mumbai, #""targetDate":"2025-01-01""#))
      for area in ["career", "relationships", "health", "spiritual"] {
        let path = "impact_analysis"
        let years = try #require(answer.number("\(path).mahadasha_impact.scores.\(area)"))
        let months = try #require(answer.number("\(path).antardasha_impact.scores.\(area)"))
        let both = try #require(answer.number("\(path).combined_scores.\(area)"))
        #expect((0...10).contains(years) && (0...10).contains(months))
        #expect(abs(both - (0.6 * years + 0.4 * months)) <= 0.101)
      }
      for impact in ["mahadasha_impact", "antardasha_impact"] {
        let strength = "impact_analysis.\(impact).strength"
        #expect(["supportive", "mixed", "demanding"].contains(answer.string("impact_analysis.\(impact).tone")))
        #expect(answer.value("impact_analysis.\(impact).tone_description") is String)
        let overall = try #require(answer.number("\(strength).overall_score"))
        let parts = "\(strength).components"
        let positional = try #require(answer.number("\(parts).positional.score"))
        let directional = try #require(answer.number("\(parts).directional"))
        let temporal = try #require(answer.number("\(parts).temporal.score"))
        #expect(abs(overall - (0.5 * positional + 0.25 * directional + 0.25 * temporal)) <= 0.16)
        #expect(answer.value("\(strength).strength_label") is String && answer.value("\(strength).dignity") is String)
        #expect(try !answer.objects("impact_analysis.\(impact).evidence").isEmpty)
      }
      #expect(answer.string("impact_analysis.method")?.contains("our own measure") == true)
      #expect(answer.string("transitions.impact_comparison.current.dasha_lord") == "Rahu")
      #expect(answer.string("transitions.impact_comparison.next.dasha_lord") == "Jupiter")
    }
  }

  /// The first systems showed the sky of the target here.
  @Test func theSnapshotIsOfTheBirth() async throws {
    try await TestServer().run { browser in
      let one = try await browser.post(
        Self.complete, VedicFixture.body(VedicFixture.newYork, #""targetDate":"1995-01-01""#))
      let other = try await browser.post(
        Self.complete, VedicFixture.body(VedicFixture.newYork, #""targetDate":"2031-07-09","targetTime":"23:10""#))
      #expect(one.string("natal_snapshot.lagna") == "Mithuna" && other.string("natal_snapshot.lagna") == "Mithuna")
      #expect(
        one.fields("natal_snapshot.planets") == [
          "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu",
        ])
      #expect(other.number("natal_snapshot.planets.moon.longitude") == one.number("natal_snapshot.planets.moon.longitude"))
      #expect(one.string("natal_snapshot.planets.sun.sign") == "Makara")
      #expect(one.value("natal_snapshot.planets.sun.house") as? Int == 8)
      #expect(one.string("dasha.mahadasha.lord") != other.string("dasha.mahadasha.lord"))
    }
  }

  @Test func transitionsCountDaysToTheEndOfEachPeriod() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(
        Self.complete, VedicFixture.body(VedicFixture.mumbai, #""targetDate":"2037-09-18""#))
      let timing = "transitions.timing.mahadasha"
      #expect(answer.string("\(timing).current_lord") == "Rahu" && answer.string("\(timing).next_lord") == "Jupiter")
      #expect(answer.string("\(timing).ends_on") == "2037-09-19" && answer.value("\(timing).days_remaining") as? Int == 1)
      #expect(answer.string("transitions.insights.time_remaining") == "1 day")
      // Within the last antardasha of Rahu, whose successor is the first of Jupiter.
      #expect(answer.string("transitions.timing.antardasha.current_lord") == "Mars")
      #expect(answer.string("transitions.timing.antardasha.next_lord") == "Jupiter")
      let years = try #require(answer.number("\(timing).years_remaining"))
      #expect(years < 0.01)
    }
  }

  @Test func whatIsNotWantedIsLeftOut() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(
        Self.complete,
        VedicFixture.body(
          VedicFixture.mumbai, #""targetDate":"2025-01-01","includeTransitions":false,"includeEducation":false"#))
      #expect(answer.object["transitions"] == nil && answer.object["education"] == nil)
      let now = try await browser.post(Self.complete, VedicFixture.body(VedicFixture.mumbai))
      #expect(now.string("dasha.target_date") == "2026-11-21")
      let yogini = try await browser.post(Self.complete, VedicFixture.body(VedicFixture.mumbai, #""system":"yogini""#))
      #expect(try yogini.objects("dasha.all_antardashas").count == 8 && yogini.string("dasha.mahadasha.yogini") != nil)
      // The years of a yogini are not those that Vimshottari gives to its lord.
      let numbers = ["Six", "Seven", "Ten", "Sixteen", "Seventeen", "Eighteen", "Nineteen", "Twenty"]
      for path in ["current_period.narrative", "transitions.insights.summary"] {
        let told = try #require(yogini.string(path))
        #expect(numbers.allSatisfy { !told.contains("\($0) years") }, "\(told)")
      }
    }
  }

  /// The day of birth counts, whatever the hour; the day before does not.
  @Test func theDayOfBirthIsTheFirst() async throws {
    try await TestServer().run { browser in
      let same = try await browser.get(Self.newYork + "&target_date=1990-01-15")
      #expect(same.status == .ok && same.string("mahadasha.lord") == "Sun")
      for query in ["target_date=1990-01-14", "target_date=1990-01-15&target_time=14:29", "target_date=1789-07-14"] {
        let before = try await browser.get(Self.newYork + "&" + query)
        #expect(before.status == .badRequest && before.code == "VALIDATION_ERROR" && before.string("field") == "target_date")
      }
      let body = VedicFixture.body(VedicFixture.newYork, #""targetDate":"1980-01-01""#)
      let post = try await browser.post(Self.complete, body)
      #expect(post.status == .badRequest && post.string("field") == "targetDate")
    }
  }
}
