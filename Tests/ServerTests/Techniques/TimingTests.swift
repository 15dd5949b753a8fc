import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct TimingTests {
  /// The other route lays the sky of an instant over the chart: there the same contact is exact.
  @Test func transitsAreExactWhereTheyAreSaidToBe() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(
        "transits", TechniqueFixture.chart(#""from":"2026-11-21","to":"2026-11-30","bodies":["Mars","Sun","Mercury"]"#))
      let transits = try answer.objects("transits")
      #expect(transits.count > 5)
      for transit in transits.prefix(6) {
        let instant = try #require(transit["instant"] as? String)
        let sky = try await browser.post("/api/v1/chart/transit", TechniqueFixture.chart(#""moment":"\#(instant)""#))
        let contact = try #require(
          try sky.objects("aspects").first {
            $0["planet1"] as? String == transit["body"] as? String && $0["planet2"] as? String == transit["point"] as? String
          })
        #expect(contact["type"] as? String == transit["aspect"] as? String)
        // `moment` is read to the second, in which Mercury goes 0.00002°.
        #expect(try #require(contact["orb"] as? Double) < 0.0001)
      }
    }
  }

  @Test func theSunMeetsItselfOnTheBirthday() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(
        "transits", TechniqueFixture.chart(#""from":"2027-01-01","to":"2027-12-31","bodies":["Sun"]"#))
      let meetings = try answer.objects("transits").filter {
        $0["aspect"] as? String == "conjunction" && $0["point"] as? String == "Sun"
      }
      #expect(meetings.count == 1)
      #expect((meetings.first?["instant"] as? String)?.hasPrefix("2027-06-15") == true)
      #expect(meetings.first?["sign"] as? String == "Gemini")
    }
  }

  @Test func rankedTransitsAreTheSameInAnotherOrder() async throws {
    try await TestServer().run { browser in
      let span = #""from":"2026-11-21","to":"2026-11-30""#
      let plain = try await browser.technique("transits", TechniqueFixture.chart(span)).objects("transits")
      let ranked = try await browser.technique("transits", TechniqueFixture.chart(span + #","ranked":true"#)).objects("transits")
      let weights = ranked.compactMap { $0["weight"] as? Int }
      #expect(weights == weights.sorted(by: >) && weights.count == plain.count)
      func keys(_ list: [[String: Any]]) -> Set<String> { Set(list.map { "\($0["instant"] ?? "") \($0["title"] ?? "")" }) }
      #expect(keys(plain) == keys(ranked))
    }
  }

  @Test func withoutTheTimeNothingIsSaidOfMoonAndAngles() async throws {
    try await TestServer().run { browser in
      let body = TechniqueFixture.chart(#""from":"2026-11-21","to":"2026-12-21""#, birth: TechniqueFixture.withoutTime)
      let answer = try await browser.technique("transits", body)
      #expect(answer.value("timeKnown") as? Bool == false)
      let points = Set(try answer.objects("transits").compactMap { $0["point"] as? String })
      #expect(points.contains("Sun") && points.isDisjoint(with: ["Moon", "Ascendant", "Midheaven"]))
      #expect(try answer.objects("warnings").map { $0["code"] as? String } == ["TIME_UNKNOWN"])
    }
  }

  @Test func theSolarReturnIsNearTheBirthdayWithTheSunInItsPlace() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      let sun = try #require(natal.number("westernChart.positions.sun.longitude"))
      let answer = try await browser.technique("returns", TechniqueFixture.chart(#""from":"1991-01-01","count":24"#))
      let returns = try answer.objects("returns")
      #expect(returns.count == 24)
      for (year, entry) in zip(1991..., returns) {
        let instant = try #require(entry["instant"] as? String)
        let birthday = try TechniqueFixture.seconds("\(year)-06-15T12:00:00Z")
        #expect(abs(try TechniqueFixture.seconds(instant) - birthday) < 1.5 * 86400, "\(instant)")
        let positions = try #require((entry["chart"] as? [String: Any])?["positions"] as? [String: [String: Any]])
        #expect(TechniqueFixture.apart(try #require(positions["Sun"]?["longitude"] as? Double), sun) < 1e-6)
      }
    }
  }

  @Test func elsewhereAReturnHasTheSameBodiesInOtherHouses() async throws {
    try await TestServer().run { browser in
      let here = try await browser.technique("returns", TechniqueFixture.chart(#""from":"2027-01-01""#))
      let there = try await browser.technique(
        "returns", TechniqueFixture.chart(#""from":"2027-01-01","latitude":52.52,"longitude":13.405"#))
      let first = try #require(try here.objects("returns").first)
      let second = try #require(try there.objects("returns").first)
      #expect(first["instant"] as? String == second["instant"] as? String)
      func moon(_ entry: [String: Any]) -> Double? {
        (((entry["chart"] as? [String: Any])?["positions"] as? [String: Any])?["Moon"] as? [String: Any])?["longitude"] as? Double
      }
      func ascendant(_ entry: [String: Any]) -> Double? {
        (((entry["chart"] as? [String: Any])?["angles"] as? [String: Any])?["ascendant"] as? [String: Any])?["longitude"]
          as? Double
      }
      #expect(moon(first) != nil && moon(first) == moon(second))
      #expect(TechniqueFixture.apart(try #require(ascendant(first)), try #require(ascendant(second))) > 20)
      #expect(there.number("location.latitude") == 52.52)
    }
  }

  @Test func saturnComesBackOnceInTwentyNineYears() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(
        "returns", TechniqueFixture.chart(#""body":"Saturn","from":"1991-06-15","to":"2030-01-01""#))
      let instants = try answer.objects("returns").compactMap { $0["instant"] as? String }
      #expect([1, 3].contains(instants.count))
      #expect(instants.allSatisfy { $0.hasPrefix("2019") || $0.hasPrefix("2020") }, "\(instants)")
    }
  }

  @Test func bodiesThatDoNotComeBackInTimeAreAnAnswer() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("returns", TechniqueFixture.chart(#""from":"2649-07-01""#))
      #expect(try answer.objects("returns").isEmpty)
    }
  }

  /// A day for a year: thirty years of 365.24219 days are thirty days of the sky.
  @Test func progressionsAreTheSkyOfADayForAYear() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("progressions", TechniqueFixture.chart(#""at":"2020-06-15T01:06:22Z""#))
      #expect(abs(try #require(answer.number("years")) - 30) < 1e-4)
      let progressed = try #require(answer.string("progressedTo"))
      #expect(progressed.hasPrefix("1990-07-15T18:2") || progressed.hasPrefix("1990-07-15T18:3"))
      let sky = try await browser.post(
        "/api/v1/ephemeris/calculate", #"{"date":"1990-07-15","time":"\#(progressed.dropFirst(11).prefix(8))"}"#)
      let moved = try answer.positions("positions")
      let plain = try sky.positions("positions")
      for body in ["Sun", "Mercury", "Saturn", "Pluto"] {
        #expect(TechniqueFixture.apart(try #require(moved[body]), try #require(plain[body])) < 0.0001, "\(body)")
      }
      #expect(answer.string("anglesBy") == "naibod")
    }
  }

  @Test func policiesOfTheAnglesDiffer() async throws {
    try await TestServer().run { browser in
      var midheavens: Set<Double> = []
      for policy in ["naibod", "solarArcInLongitude", "solarArcInRightAscension"] {
        let answer = try await browser.technique(
          "progressions", TechniqueFixture.chart(#""at":"2026-11-21","angles":"\#(policy)""#))
        #expect(answer.string("anglesBy") == policy)
        midheavens.insert(try #require(answer.number("angles.midheaven.longitude")))
      }
      #expect(midheavens.count == 3)
      let (least, most) = (try #require(midheavens.min()), try #require(midheavens.max()))
      #expect(most - least < 4)
    }
  }

  @Test func aDegreeAYearIsADegreeAYear() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      let answer = try await browser.technique(
        "directions", TechniqueFixture.chart(#""at":"2020-06-15T01:06:22Z","key":"degree""#))
      #expect(abs(try #require(answer.number("arc")) - 30) < 1e-4)
      let directed = try answer.longitudes("points")
      let born = try natal.positions("westernChart.positions")
      for (body, longitude) in born {
        #expect(abs(TechniqueFixture.apart(try #require(directed[body]), longitude) - 30) < 1e-4, "\(body)")
      }
      #expect(directed["Ascendant"] != nil)
      // The true solar arc of a birth in June is less: the Sun is slow in summer.
      let solar = try await browser.technique("directions", TechniqueFixture.chart(#""at":"2020-06-15T01:06:22Z""#))
      #expect((28...29).contains(try #require(solar.number("arc"))))
    }
  }
}
