import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct FigureTests {
  @Test func relocatedToTheBirthplaceNothingMoves() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      let home = try await browser.technique("relocation", TechniqueFixture.chart(#""latitude":40.7128,"longitude":-74.006"#))
      #expect(try home.positions("chart.positions") == natal.positions("westernChart.positions"))
      #expect(home.number("chart.angles.ascendant.longitude") == natal.number("westernChart.angles.ascendant.longitude"))
      let away = try await browser.technique("relocation", TechniqueFixture.chart(#""latitude":40.7128,"longitude":-44.006"#))
      #expect(try away.positions("chart.positions") == natal.positions("westernChart.positions"))
      // Thirty degrees to the east the meridian is thirty degrees of right ascension on, some thirty of longitude.
      let moved = TechniqueFixture.apart(
        try #require(away.number("chart.angles.midheaven.longitude")),
        try #require(natal.number("westernChart.angles.midheaven.longitude")))
      #expect((26...34).contains(moved))
    }
  }

  @Test func nearThePoleTheSystemIsReplacedAndSaid() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("relocation", TechniqueFixture.chart(#""latitude":78,"longitude":15"#))
      #expect(answer.string("chart.houseSystem") == "Porphyry")
      #expect(try answer.objects("warnings").map { $0["code"] as? String } == ["HOUSE_SYSTEM_UNDEFINED"])
    }
  }

  @Test func midpointsLieHalfway() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      let born = try natal.positions("westernChart.positions")
      let answer = try await browser.technique("midpoints", TechniqueFixture.chart(#""orb":1"#))
      let midpoints = try answer.objects("midpoints")
      // Thirteen bodies and two angles: 15 · 14 / 2.
      #expect(midpoints.count == 105)
      var checked = 0
      for midpoint in midpoints {
        guard let pair = midpoint["between"] as? [String], let first = born[pair[0]], let second = born[pair[1]],
          let longitude = midpoint["longitude"] as? Double
        else { continue }
        #expect(abs(TechniqueFixture.apart(longitude, first) - TechniqueFixture.apart(longitude, second)) < 1e-6, "\(pair)")
        #expect(TechniqueFixture.apart(longitude, first) <= 90.000001)
        checked += 1
      }
      #expect(checked == 78)
      let orbs = try answer.objects("contacts").compactMap { $0["orb"] as? Double }
      #expect(!orbs.isEmpty && orbs == orbs.sorted() && orbs.allSatisfy { $0 <= 1 })
    }
  }

  @Test(arguments: [1, 4, 5, 360])
  func aHarmonicIsAMultiple(_ number: Int) async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      let points = try await browser.technique("harmonics", TechniqueFixture.chart(#""number":\#(number)"#)).longitudes("points")
      for (body, longitude) in try natal.positions("westernChart.positions") {
        let expected = (longitude * Double(number)).truncatingRemainder(dividingBy: 360)
        // Nine decimals of a longitude, times the number.
        #expect(TechniqueFixture.apart(try #require(points[body]), expected) < 1e-9 * Double(number) + 1e-8, "\(body)")
      }
    }
  }

  /// 15 June 1990: Mercury in Gemini, Venus in Taurus, Mars in Aries and Saturn in Capricorn at home, Jupiter exalted in Cancer.
  @Test func dignitiesOfAChartFullOfThem() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("dignities", TechniqueFixture.chart())
      let planets = try answer.objects("planets")
      func held(_ name: String) -> [String] {
        planets.first { $0["planet"] as? String == name }?["dignities"] as? [String] ?? []
      }
      #expect(answer.string("sect") == "day" && planets.count == 7)
      for planet in ["Mercury", "Venus", "Mars", "Saturn"] { #expect(held(planet).contains("domicile"), "\(planet)") }
      #expect(held("Jupiter").contains("exaltation"))
      #expect(held("Moon") == ["peregrine"])
      // The Moon in Pisces and Jupiter in Cancer stand in each other's home.
      #expect(
        try answer.objects("mutualReceptions").contains {
          Set([$0["planet1"] as? String, $0["planet2"] as? String]) == ["Moon", "Jupiter"] && $0["by"] as? String == "domicile"
        })
      #expect(answer.value("dispositors.atHome") as? [String] == ["Mercury", "Venus", "Mars", "Saturn"])
      #expect(answer.value("dispositors.loops") as? [[String]] == [["Moon", "Jupiter"]])
      // It was a Friday.
      #expect(answer.string("almuten.dayRuler") == "Venus")
    }
  }

  @Test func withoutTheTimeReceptionsAndDispositorsRemain() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("dignities", TechniqueFixture.chart(birth: TechniqueFixture.withoutTime))
      #expect(answer.value("sect") is String == false)
      #expect(try answer.objects("planets").isEmpty && !answer.objects("mutualReceptions").isEmpty)
      #expect(answer.value("dispositors.links") != nil)
      #expect(try answer.objects("warnings").first?["code"] as? String == "TIME_UNKNOWN")
    }
  }

  /// Fortune and Spirit mirror each other in the Ascendant.
  @Test func fortuneAndSpiritMirrorEachOther() async throws {
    try await TestServer().run { browser in
      for time in ["14:30", "02:30"] {
        let birth = TechniqueFixture.newYork.replacing("14:30", with: time)
        let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart(birth: birth))
        let rising = try #require(natal.number("westernChart.angles.ascendant.longitude"))
        let born = try natal.positions("westernChart.positions")
        let answer = try await browser.technique("lots", TechniqueFixture.chart(birth: birth))
        let lots = try answer.longitudes("lots", by: "lot")
        #expect(lots.count == 12)
        let fortune = try #require(lots["fortune"])
        let spirit = try #require(lots["spirit"])
        #expect(abs(TechniqueFixture.apart(fortune, rising) - TechniqueFixture.apart(spirit, rising)) < 1e-6)
        let sun = try #require(born["Sun"])
        let moon = try #require(born["Moon"])
        let byDay = (rising + moon - sun + 720).truncatingRemainder(dividingBy: 360)
        #expect(TechniqueFixture.apart(answer.string("sect") == "day" ? fortune : spirit, byDay) < 1e-6)
      }
    }
  }

  @Test func patternsCountEveryBodyOnce() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("patterns", TechniqueFixture.chart())
      func count(_ path: String) -> Int { (answer.value("hemispheres.\(path)") as? [String])?.count ?? 0 }
      #expect(count("northern") + count("southern") == 10 && count("eastern") + count("western") == 10)
      #expect((1...4).reduce(0) { $0 + count("quadrants.\($1)") } == 10)
      #expect(try answer.objects("crowdedSigns").map { $0["sign"] as? String } == ["Capricorn"])
      // Mercury 6°09′ of Gemini and Saturn 24°01′ of Capricorn are 10′ from mirroring each other in the equinoxes.
      let mirror = try #require(try answer.objects("antiscia").first { $0["planet2"] as? String == "Saturn" })
      #expect(mirror["type"] as? String == "contraAntiscion" && mirror["planet1"] as? String == "Mercury")
      #expect(abs(try #require(mirror["orb"] as? Double) - 0.173) < 0.001)
      let unknown = try await browser.technique("patterns", TechniqueFixture.chart(birth: TechniqueFixture.withoutTime))
      #expect(unknown.string("shape") == nil && unknown.value("hemispheres.northern") == nil)
    }
  }
}
