import Companion
import Ephemeris
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct AlmanacTests {
  /// The list of events finds the Moon's ingress and aspects in its own way.
  @Test func theVoidEndsWhereTheMoonChangesSign() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/void-of-course")
      #expect(answer.string("at") == "2026-11-21T07:30:00Z" && answer.string("sign") == "Aries")
      let events = try await browser.get(
        "/api/v1/astrology/events?from=2026-11-20&to=2026-11-23&bodies=Moon,Mars&kinds=ingresses,aspects"
      ).objects("events")
      let ingress = try #require(events.first { $0["sign"] as? String == "Taurus" && $0["body"] as? String == "Moon" })
      let end = try TechniqueFixture.seconds(answer.string("void.end"))
      #expect(abs(try TechniqueFixture.seconds(ingress["instant"] as? String) - end) < 0.01)
      // The last aspect before it is a trine of Mars.
      #expect(answer.string("lastAspect.body") == "Mars" && answer.string("lastAspect.aspect") == "trine")
      let trine = try #require(events.first { $0["aspect"] as? String == "trine" })
      let start = try TechniqueFixture.seconds(answer.string("void.start"))
      #expect(abs(try TechniqueFixture.seconds(trine["instant"] as? String) - start) < 0.01)
      #expect(answer.value("isVoid") as? Bool == false)
      #expect(try await browser.get("/api/v1/astrology/void-of-course?at=2026-11-22T09:00:00Z").value("isVoid") as? Bool == true)
    }
  }

  /// 21 November 2026 is a Saturday, which is Saturn's.
  @Test func saturdayBeginsWithAnHourOfSaturn() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/planetary-hours?lat=52.52&lon=13.405")
      #expect(answer.string("date") == "2026-11-21" && answer.string("timezone") == "Europe/Berlin")
      #expect(answer.string("dayRuler") == "Saturn")
      let hours = try answer.objects("hours")
      #expect(hours.count == 24)
      #expect(hours.prefix(7).map { $0["ruler"] as? String } == ["Saturn", "Jupiter", "Mars", "Sun", "Venus", "Mercury", "Moon"])
      for (hour, next) in zip(hours, hours.dropFirst()) { #expect(hour["end"] as? String == next["start"] as? String) }
      #expect(hours[12]["start"] as? String == answer.string("sunset"))
      let passages = try await browser.get("/api/v1/astrology/riseset?lat=52.52&lon=13.405&from=2026-11-21&bodies=Sun")
      let events = try #require((try passages.objects("bodies").first)?["events"] as? [[String: Any]])
      let rise = try #require(events.first { $0["type"] as? String == "rise" })
      let sunrise = try TechniqueFixture.seconds(answer.string("sunrise"))
      #expect(abs(try TechniqueFixture.seconds(rise["instant"] as? String) - sunrise) < 0.5)
      // At half past seven UTC the second hour runs: 06:38 and twice 42 minutes.
      #expect(answer.value("current.number") as? Int == 2)
    }
  }

  /// On Kiritimati, a day ahead of the Sun's own date, Saturday is Saturday too.
  @Test func theDayIsThatOfTheClocks() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/planetary-hours?lat=1.87&lon=-157.4&date=2026-11-21")
      #expect(answer.string("timezone") == "Pacific/Kiritimati" && answer.string("dayRuler") == "Saturn")
      #expect(answer.string("sunrise")?.hasPrefix("2026-11-20T16") == true)
    }
  }

  /// 2026-11-21 is a Saturday at 126° E as anywhere: by UTC its Sun rises on the evening of the Friday.
  @Test(arguments: ["", "&tz=UTC", "&tz=Asia/Seoul", "&tz=Etc/GMT-9"])
  func theDayIsThatOfThePlace(_ zone: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/planetary-hours?lat=36.3&lon=126&date=2026-11-21" + zone)
      #expect(answer.string("date") == "2026-11-21" && answer.string("dayOf") == "place")
      #expect(answer.string("weekday") == "Saturday" && answer.string("dayRuler") == "Saturn")
      #expect(answer.string("sunrise")?.hasPrefix("2026-11-20T22:") == true)
      #expect(try answer.objects("hours").first?["ruler"] as? String == "Saturn")
    }
  }

  /// When it is Friday evening by UTC, the Saturday of Korea has begun: today is a day of the place, whichever zone is named.
  @Test(arguments: ["", "&tz=UTC"]) func todayIsADayOfThePlace(_ zone: String) async throws {
    // 2026-11-20 23:00 UTC, 08:00 in Korea.
    let evening = TestServer(clock: .fixed(at: UTC(unixSeconds: 1_795_215_600)))
    try await evening.run { browser in
      let answer = try await browser.get("/api/v1/astrology/planetary-hours?lat=36.3&lon=127" + zone)
      #expect(answer.string("date") == "2026-11-21" && answer.string("dayRuler") == "Saturn")
      #expect(answer.string("timezone") == "Asia/Seoul")
      #expect(answer.value("current.number") as? Int == 1)
    }
    // In the middle of the ocean there is no nearest place, but a day all the same: 13:00 by the Sun.
    try await evening.run { browser in
      let answer = try await browser.get("/api/v1/astrology/planetary-hours?lat=-45&lon=-150")
      #expect(answer.string("date") == "2026-11-20" && answer.string("timezone") == "Etc/GMT+10")
      #expect(answer.string("dayRuler") == "Venus" && answer.value("current.number") as? Int == 7)
    }
  }

  /// By Swiss Ephemeris 2.10.03 (Moshier), the last Ptolemaic aspect of each stay, Sun to Pluto, and the ingress.
  @Test func theVoidsOfAFortnight() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/void-of-course?from=2026-11-05&to=2026-11-17")
      let expected = [
        ("Virgo", "2026-11-04T06:57:30Z", "2026-11-05T14:38:18Z", "Mercury"),
        ("Libra", "2026-11-07T13:19:47Z", "2026-11-07T22:39:57Z", "Jupiter"),
        ("Scorpio", "2026-11-09T23:25:15Z", "2026-11-10T08:35:46Z", "Jupiter"),
        ("Sagittarius", "2026-11-12T11:29:10Z", "2026-11-12T20:27:17Z", "Jupiter"),
        ("Capricorn", "2026-11-14T18:55:37Z", "2026-11-15T09:24:15Z", "Venus"),
        ("Aquarius", "2026-11-17T14:25:50Z", "2026-11-17T21:19:25Z", "Mars"),
      ]
      let voids = try answer.objects("voids")
      #expect(voids.count == expected.count)
      for (found, known) in zip(voids, expected) {
        let stretch = try #require(found["void"] as? [String: Any])
        #expect(found["sign"] as? String == known.0)
        #expect((found["lastAspect"] as? [String: Any])?["body"] as? String == known.3)
        for (name, instant) in [("start", known.1), ("end", known.2)] {
          let apart = try TechniqueFixture.seconds(stretch[name] as? String) - TechniqueFixture.seconds(instant)
          // Moshier's Moon is up to 2″ off, four seconds of its way.
          #expect(abs(apart) < 6, "\(known.0) \(name): \(apart) s")
        }
      }
      for (query, field) in [
        ("at=2026-11-21&from=2026-11-01", "at"), ("from=2026-11-01&to=2027-11-01", "to"), ("from=never", "from"),
        ("from=2026-11-02&to=2026-11-01T00:00:00Z", "to"), ("from=2026-11-01&bodies=ancient", "bodies"),
      ] {
        let refused = try await browser.get("/api/v1/astrology/void-of-course?" + query)
        #expect(refused.status == .badRequest && refused.string("field") == field, "\(query): \(refused.text.prefix(200))")
      }
    }
  }

  @Test(arguments: [
    "lat=69.65&lon=18.96&date=2026-12-21", "lat=69.65&lon=18.96&date=2026-06-21", "lat=-90&lon=0&date=2026-06-21",
  ])
  func withoutASunriseThereAreNoHours(_ query: String) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/planetary-hours?" + query)
      #expect(answer.status == .ok)
      #expect(try answer.objects("hours").isEmpty)
      #expect(answer.string("sunrise") == nil && answer.string("reason") != nil)
    }
  }

  @Test func positionsByNameAreThoseOfTheOtherRoute() async throws {
    try await TestServer().run { browser in
      let query = "?bodies=Sun,Moon,Chiron&date=1990-06-15&time=14:30&tz=America/New_York"
      let plain = try await browser.get("/api/v1/astrology/positions" + query)
      let whole = try await browser.get("/api/v1/ephemeris/positions" + query)
      #expect(Set(plain.object.keys) == ["Sun", "Moon", "Chiron"])
      #expect(plain.string("Sun.sign") == "Gemini")
      #expect(plain.number("Moon.degree") != nil && plain.number("Moon.degree") == whole.number("Moon.degree"))
      #expect(try await browser.get("/api/v1/astrology/positions").string("Sun.sign") == "Scorpio")
    }
  }

  /// On 21 November 2026 the Moon is on the way to Taurus; the next eclipse of the Sun is annular, on 6 February 2027 at 16:00.
  @Test func theFirstAppFindsItsWords() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/ephemeris/topo-substitutions")
      #expect(
        Set(answer.object.keys) == [
          "void_end_time_iso", "void_end_time", "aspect_partner", "aspect_type", "aspect_angle", "aspect_orb_degrees",
          "eclipse_distance_days", "computed_at_iso",
        ])
      #expect(answer.string("void_end_time_iso") == "2026-11-22T10:09:42Z")
      #expect(answer.string("void_end_time") == "10:09 AM")
      #expect(answer.value("eclipse_distance_days") as? Int == 77)
      #expect(answer.string("computed_at_iso") == "2026-11-21T07:30:00Z")
      let sky = try await browser.get("/api/v1/astrology/positions?bodies=Sun,Moon,Mercury,Venus,Mars,Jupiter,Saturn")
      let partner = try #require(answer.string("aspect_partner"))
      let apart = TechniqueFixture.apart(
        try #require(sky.number("Moon.longitude")), try #require(sky.number("\(partner).longitude")))
      let angle = try #require(answer.string("aspect_angle").flatMap { Double($0.dropLast()) })
      let orb = try #require(answer.number("aspect_orb_degrees"))
      #expect(abs(abs(apart - angle) - orb) <= 0.005)
    }
  }

  @Test func aPlanetInAHouseHasItsWords() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.get("/api/v1/astrology/house-insights?planet=mars&house=7&retrograde=true")
      let insight = try #require(try answer.objects("insights").first)
      #expect(
        Set(insight.keys) == [
          "planetId", "planetName", "planetSymbol", "house", "houseName", "houseTheme", "summary", "strengths", "challenges",
          "lifeArea", "isRetrograde", "retrogradeNote",
        ])
      #expect(insight["planetId"] as? String == "mars" && insight["planetName"] as? String == "Mars")
      #expect(insight["houseName"] as? String == "Seventh House" && insight["retrogradeNote"] is String)
      #expect((insight["strengths"] as? [String])?.count == 2 && (insight["challenges"] as? [String])?.count == 2)
      #expect(answer.string("houses.7.name") == "Seventh House")
      let list = "%5B%7B%22id%22:%22Sun%22,%22house%22:1%7D,%7B%22id%22:%22saturn%22,%22house%22:12,%22retrograde%22:false%7D%5D"
      let two = try await browser.get("/api/v1/astrology/house-insights?planets=" + list)
      #expect(try two.objects("insights").map { $0["planetName"] as? String } == ["Sun", "Saturn"])
      #expect(Set((two.value("houses") as? [String: Any] ?? [:]).keys) == ["1", "12"])
    }
  }
}
