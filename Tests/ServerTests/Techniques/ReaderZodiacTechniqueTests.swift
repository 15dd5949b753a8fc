import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server
@testable import Wire

/// Somebody who has chosen Lahiri's zodiac in the profile reads the techniques in it.
///
/// She was born with the Sun at 8° Gemini, which is 14° Taurus there.
@Suite struct ReaderZodiacTechniqueTests {
  private static let birth =
    #"{"date": "1993-05-29", "time": "13:00", "timezone": "America/New_York", "latitude": 40.7128, "longitude": -74.006}"#
  private static let dayOnly = birth.replacing(#""time": "13:00", "#, with: "")

  /// The routes with what they are asked, by how many times the distance of the zodiacs the longitudes are moved, and whether they take two.
  private static let routes: [(name: String, fields: String, factor: Double, isPair: Bool)] = [
    ("progressions", #""at":"2026-11-21""#, 1, false), ("directions", #""at":"2026-11-21""#, 1, false),
    ("midpoints", "", 1, false),
    ("harmonics", #""number":5"#, 5, false), ("lots", "", 1, false), ("dignities", "", 1, false),
    ("returns", #""body":"Sun","from":"2026-01-01""#, 1, false), ("relocation", #""latitude":52.5,"longitude":13.4"#, 1, false),
    ("transits", #""from":"2026-11-21","to":"2026-12-21""#, 1, false), ("composite", "", 1, true), ("davison", "", 1, true),
  ]

  private static func body(_ route: (name: String, fields: String, factor: Double, isPair: Bool), _ birth: String) -> String {
    route.isPair ? TechniqueFixture.pair(birth, birth, fields: route.fields) : TechniqueFixture.chart(route.fields, birth: birth)
  }

  /// Every degree of an answer that has a sign: where it stands in the answer, the sign and the longitude. Midpoints are named by their pair,
  /// since the order of the dial is another in another zodiac.
  private static func degrees(_ value: Any?, _ path: String = "") -> [String: (sign: String, longitude: Double)] {
    var found: [String: (sign: String, longitude: Double)] = [:]
    switch value {
    case let fields as [String: Any]:
      if let sign = fields["sign"] as? String, let longitude = fields["longitude"] as? Double { found[path] = (sign, longitude) }
      for (name, value) in fields { found.merge(degrees(value, "\(path).\(name)")) { one, _ in one } }
    case let list as [Any]:
      for (index, value) in list.enumerated() {
        let pair = (value as? [String: Any])?["between"] as? [String]
        found.merge(degrees(value, "\(path)[\(pair?.joined(separator: "/") ?? "\(index)")]")) { one, _ in one }
      }
    default: break
    }
    return found
  }

  @Test(arguments: routes.indices) func techniquesSpeakInTheZodiacOfTheProfile(_ index: Int) async throws {
    let route = Self.routes[index]
    try await TestServer().run { browser in
      let reader = try await TestReader(browser, birth: Self.birth)
      try await reader.edit(#"{"zodiac": "lahiri"}"#)
      let needsTime = ["lots", "dignities", "returns", "relocation", "davison"].contains(route.name)
      // Without the hour a transit has no degree, and its sign follows from the span.
      for birth in needsTime || route.name == "transits" ? [Self.birth] : [Self.birth, Self.dayOnly] {
        let path = TechniqueFixture.path + route.name
        let tropical = try await browser.post(path, Self.body(route, birth))
        let own = try await browser.post(path, Self.body(route, birth), headers: reader.headers)
        #expect(own.status == .ok && tropical.status == .ok, "\(own.text.prefix(200))")
        #expect(own.string(route.isPair ? "person1.zodiac" : "zodiac") == "lahiri")
        #expect(tropical.value(route.isPair ? "person1.zodiac" : "zodiac") == nil)
        let (degrees, others) = (Self.degrees(own.object), Self.degrees(tropical.object))
        #expect(!degrees.isEmpty && Set(degrees.keys) == Set(others.keys))
        for (path, degree) in degrees {
          let other = try #require(others[path])
          let way = (other.longitude - degree.longitude - 24 * route.factor + 720).truncatingRemainder(dividingBy: 360)
          #expect(min(way, 360 - way) < 0.7 * route.factor, "\(path): \(other.longitude) to \(degree.longitude)")
          let signs = [
            "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius",
            "Pisces",
          ]
          #expect(signs[Int(degree.longitude / 30) % 12] == degree.sign, "\(path)")
        }
        // What is between two points is the same in every zodiac.
        for list in ["aspectsToBirth", "aspects", "contacts", "composite.aspects"] {
          let texts = try [own, tropical].map { answer in
            try (answer.value(list) as? [[String: Any]])?.map {
              String(decoding: try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys), as: UTF8.self)
            }
          }
          #expect(texts[0] == texts[1], "\(list)")
        }
      }
    }
  }

  @Test func periodsAndSignsAreThoseOfTheProfile() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(browser, birth: Self.birth)
      try await reader.edit(#"{"zodiac": "lahiri"}"#)
      func signs(_ name: String, _ path: String, _ fields: String, _ headers: HTTPFields) async throws -> String {
        let answer = try await browser.post(
          TechniqueFixture.path + name, TechniqueFixture.chart(fields, birth: Self.birth), headers: headers)
        return try #require(answer.string(path), "\(answer.text.prefix(300))")
      }
      let at = #""at":"1993-07-01""#
      let sun = at + #","point":"Sun""#
      // In the first year of life the sign of the year is that of the point itself.
      #expect(try await signs("profections", "year.sign", sun, [:]) == "Gemini")
      #expect(try await signs("profections", "year.sign", sun, reader.headers) == "Taurus")
      #expect(try await signs("profections", "year.lord", sun, reader.headers) == "Venus")
      let start = try await signs("profections", "year.start", sun, [:])
      #expect(try await signs("profections", "year.start", sun, reader.headers) == start)
      let lots = try await browser.post(
        TechniqueFixture.path + "lots", TechniqueFixture.chart(birth: Self.birth), headers: reader.headers)
      let fortune = try #require(try lots.objects("lots").first { $0["lot"] as? String == "fortune" }?["sign"] as? String)
      #expect(try await signs("releasing", "sign", at + #","lot":"fortune""#, reader.headers) == fortune)
      let dignities = try await browser.post(
        TechniqueFixture.path + "dignities", TechniqueFixture.chart(birth: Self.birth), headers: reader.headers)
      #expect(try dignities.objects("planets").first { $0["planet"] as? String == "Sun" }?["sign"] as? String == "Taurus")
    }
  }

  /// Antiscia and parallels belong to the solstices and the equator.
  @Test func mirrorsAreTropicalInEveryZodiac() async throws {
    try await TestServer().run { browser in
      let reader = try await TestReader(browser, birth: Self.birth)
      try await reader.edit(#"{"zodiac": "lahiri"}"#)
      let body = TechniqueFixture.chart(#""orb":3"#)
      let tropical = try await browser.technique("patterns", body)
      let own = try await browser.post(TechniqueFixture.path + "patterns", body, headers: reader.headers)
      for list in ["antiscia", "declinationAspects", "patterns"] {
        let found = try [own, tropical].map { try $0.objects(list) as [NSDictionary] }
        #expect(found[0] == found[1] && (list == "patterns" || !found[0].isEmpty), "\(list)")
      }
      #expect(try own.objects("crowdedSigns") as [NSDictionary] != tropical.objects("crowdedSigns") as [NSDictionary])
    }
  }

  /// A visitor has no profile: the page is read in the zodiac for which the chart was asked.
  @Test func theChartOfAVisitorIsReadInTheZodiacThatWasChosen() async throws {
    try await TestServer().run { browser in
      func page(_ fields: String) async throws -> String {
        let kept = try await browser.post(ChartTests.path, TechniqueFixture.chart(fields, birth: Self.birth))
        return try await browser.get("/chart/\(try #require(kept.string("chartId"), "\(kept.text.prefix(300))"))").text
      }
      let vedic = try await page(#""systems":["vedic"]"#)
      #expect(vedic.contains("Sun in Taurus") && !vedic.contains("Sun in Gemini") && vedic.contains("Lahiri"))
      let raman = try await page(#""systems":["vedic"],"options":{"ayanamsa":"raman"}"#)
      #expect(raman.contains("Raman") && !raman.contains("Lahiri") && raman != vedic)
      for western in [#""systems":["western"]"#, #""systems":["western","vedic"]"#, ""] {
        let page = try await page(western)
        #expect(page.contains("Sun in Gemini") && !page.contains("Lahiri"))
      }
    }
  }
}
