import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct LifePeriodTests {
  /// Libra rises in New York: at 0, 12 and 24 the first house, at 5 the sixth, Pisces.
  @Test(arguments: [
    ("1990-07-01", 0, 1, "Libra", "Venus"), ("2002-07-01", 12, 1, "Libra", "Venus"), ("2014-07-01", 24, 1, "Libra", "Venus"),
    ("1995-07-01", 5, 6, "Pisces", "Jupiter"), ("2026-06-14", 35, 12, "Virgo", "Mercury"),
  ])
  func aSignForAYear(_ at: String, _ age: Int, _ house: Int, _ sign: String, _ lord: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("profections", TechniqueFixture.chart(#""at":"\#(at)""#))
      #expect(answer.value("year.age") as? Int == age)
      #expect(answer.value("year.house") as? Int == house)
      #expect(answer.string("year.sign") == sign)
      #expect(answer.string("year.lord") == lord)
    }
  }

  @Test func monthsFillTheYearAndYearsFollowEachOther() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("profections", TechniqueFixture.chart(#""at":"2026-11-21","years":120"#))
      let months = try answer.objects("months")
      #expect(months.count == 12)
      #expect(months.first?["start"] as? String == answer.string("year.start"))
      #expect(months.last?["end"] as? String == answer.string("year.end"))
      #expect(months.first?["sign"] as? String == answer.string("year.sign"))
      let years = try answer.objects("years")
      #expect(years.count == 120)
      for (year, next) in zip(years, years.dropFirst()) {
        #expect(year["end"] as? String == next["start"] as? String)
        #expect((year["age"] as? Int).map { $0 + 1 } == next["age"] as? Int)
      }
      let running = try TechniqueFixture.seconds(answer.string("month.start"))
      #expect(try running <= TechniqueFixture.seconds("2026-11-21T00:00:00Z"))
    }
  }

  /// The year turns when the Sun is back to the minute of birth, whatever point is profected.
  @Test func noBodyIsProfectedWithoutTheTime() async throws {
    try await TestServer().run { browser in
      for point in ["Sun", "Moon", "Ascendant"] {
        let body = TechniqueFixture.chart(#""at":"1991-06-15","point":"\#(point)""#, birth: TechniqueFixture.withoutTime)
        let answer = try await browser.post(TechniqueFixture.path + "profections", body)
        #expect(answer.status == .badRequest && answer.string("field") == "birthData.time", "\(answer.text)")
      }
    }
  }

  /// The small years of the planets: Moon 25, Sun 19, Mercury 20, Venus 8, Mars 15, Jupiter 12, Saturn 30, and 27 for Capricorn.
  @Test func releasedSignsRuleForTheirSmallYears() async throws {
    let years: [String: Double] = [
      "Aries": 15, "Taurus": 8, "Gemini": 20, "Cancer": 25, "Leo": 19, "Virgo": 20, "Libra": 8, "Scorpio": 15, "Sagittarius": 12,
      "Capricorn": 27, "Aquarius": 30, "Pisces": 12,
    ]
    try await TestServer().run { browser in
      let answer = try await browser.technique(
        "releasing", TechniqueFixture.chart(#""at":"2026-11-21","lot":"fortune","levels":4"#))
      let lots = try await browser.technique("lots", TechniqueFixture.chart())
      #expect(try answer.string("sign") == lots.objects("lots").first?["sign"] as? String)
      let levels = try #require(answer.value("levels") as? [[[String: Any]]])
      #expect(levels.count == 4)
      for period in levels[0] {
        let start = try TechniqueFixture.seconds(period["start"] as? String)
        let end = try TechniqueFixture.seconds(period["end"] as? String)
        let sign = try #require(period["sign"] as? String)
        let expected = try #require(years[sign])
        // Leap seconds, and the Earth's rotation where they are not known yet.
        #expect(abs((end - start) / 86400 - 360 * expected) < 0.001)
      }
      let running = try answer.objects("running")
      #expect(running.map { $0["level"] as? Int } == [1, 2, 3, 4])
      for (outer, inner) in zip(running, running.dropFirst()) {
        #expect(try TechniqueFixture.seconds(outer["start"] as? String) <= TechniqueFixture.seconds(inner["start"] as? String))
        #expect(try TechniqueFixture.seconds(inner["end"] as? String) <= TechniqueFixture.seconds(outer["end"] as? String))
      }
    }
  }

  @Test func theBondIsLoosedToTheOppositeSign() async throws {
    let signs = [
      "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces",
    ]
    try await TestServer().run { browser in
      let answer = try await browser.technique("releasing", TechniqueFixture.chart(#""at":"2026-11-21""#))
      let levels = try #require(answer.value("levels") as? [[[String: Any]]])
      let second = levels[1]
      let loosed = try #require(second.firstIndex { $0["loosingOfBond"] as? Bool == true })
      #expect(loosed == 12)
      let first = try #require(signs.firstIndex(of: second[0]["sign"] as? String ?? ""))
      #expect(second[12]["sign"] as? String == signs[(first + 6) % 12])
    }
  }

  @Test func firdariaOfADayBeginWithTheSun() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("firdaria", TechniqueFixture.chart(#""at":"1995-06-15""#))
      #expect(answer.string("sect") == "day")
      let periods = try answer.objects("periods")
      #expect(
        periods.map { $0["lord"] as? String } == [
          "Sun", "Venus", "Mercury", "Moon", "Saturn", "Jupiter", "Mars", "NorthNode", "SouthNode",
        ])
      let length =
        try TechniqueFixture.seconds(periods.last?["end"] as? String) - TechniqueFixture.seconds(periods[0]["start"] as? String)
      #expect(abs(length / 86400 / 365.24219 - 75) < 1e-5)
      #expect(periods.prefix(7).allSatisfy { ($0["parts"] as? [Any])?.count == 7 })
      #expect(answer.string("running.lord") == "Sun")
      // At five years half of the Sun's ten are over: the fourth of seven parts.
      #expect(answer.string("running.sublord") == "Moon")
      let night = try await browser.technique(
        "firdaria",
        TechniqueFixture.chart(#""at":"1995-06-15""#, birth: TechniqueFixture.newYork.replacing("14:30", with: "02:30")))
      #expect(night.string("sect") == "night" && night.string("running.lord") == "Moon")
    }
  }

  @Test func aSecondRoundFollowsTheFirst() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("firdaria", TechniqueFixture.chart(#""at":"2066-01-01""#))
      #expect(answer.string("running.lord") == "Sun")
      let start = try answer.objects("periods").first?["start"] as? String
      #expect(start?.hasPrefix("2065-06-1") == true)
    }
  }
}
