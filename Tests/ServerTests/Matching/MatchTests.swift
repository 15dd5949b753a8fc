import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct MatchTests {
  static let paths = ["/api/v1/compatibility", "/api/v1/match", "/api/v1/match/compatibility"]

  static func pair(_ first: String, _ second: String, _ more: String = "") -> String {
    #"{"person1":\#(first),"person2":\#(second)\#(more.isEmpty ? "" : ",")\#(more)}"#
  }

  /// June 2025.
  static let june = """
    {"user":{"birth_date":"1990-06-15","birth_time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006},
    "partner":{"name":"P","birth_date":"1992-03-08","birth_time":"06:45","timezone":"Europe/Berlin","latitude":52.52,"longitude":13.405},
    "matchType":"romantic","systems":["western","vedic","chinese"]}
    """

  @Test func everyPathAndEveryPairOfNamesSaysTheSame() async throws {
    try await TestServer().run { browser in
      let body = Self.pair(
        VedicFixture.june, VedicFixture.berlin, #""matchType":"romantic","systems":["western","vedic","chinese"]"#)
      let first = try await browser.post(Self.paths[0], body)
      #expect(first.status == .ok)
      for path in Self.paths { #expect(try await browser.post(path, body).text == first.text) }
      let later = body.replacing("person1", with: "userBirthData").replacing("person2", with: "partnerBirthData")
      #expect(try await browser.post(Self.paths[1], later).text == first.text)
      let old = try await browser.post(Self.paths[1], Self.june)
      #expect(old.number("overallScore") == first.number("overallScore"))
      #expect(try old.objects("synastry").count == first.objects("synastry").count)
    }
  }

  @Test func theFieldsOfBothErasAreServed() async throws {
    try await TestServer().run { browser in
      let match = try await browser.post(Self.paths[1], Self.june)
      #expect(
        Set(match.object.keys).isSuperset(of: [
          "overallScore", "vedicScore", "chineseScore", "synastryAspects", "userChart", "partnerChart", "overallIntensity",
          "vedicIntensity", "chineseIntensity", "disclaimer", "synastrySummary",
        ]))
      for field in ["overallScore", "vedicScore", "chineseScore", "westernScore"] { #expect(match.number(field) != nil) }
      let intensities = ["gentle", "moderate", "strong", "intense", "peak"]
      for field in ["overallIntensity", "vedicIntensity", "chineseIntensity", "westernIntensity"] {
        #expect(intensities.contains(match.string(field) ?? ""), "\(field)")
      }
      let aspect = try #require(try match.objects("synastry").first)
      for field in ["planet1", "planet2", "aspect"] { #expect(aspect[field] is String) }
      #expect(aspect["orb"] is Double)
      let summary = try #require(match.value("synastrySummary") as? [String])
      #expect(try summary.count == match.objects("synastry").count && summary[0].hasSuffix("°)"))
      for chart in ["userChart", "partnerChart"] {
        #expect(
          match.fields(chart) == [
            "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "Ascendant", "Rahu",
            "Ketu",
          ])
        #expect(match.fields("\(chart).Sun") == ["degree", "longitude"])
      }
      // The Moon of the first systems stood where it was at the wall time read as UT.
      #expect(match.string("userSigns.Moon") == "Pisces" && match.string("userSigns.Ascendant") == "Libra")
    }
  }

  /// By hand, from the tables: first Purva Bhadrapada in Kumbha, second Ashwini in Mesha.
  ///
  /// Varna: shudra and kshatriya, 1 with the second as groom, 0 the other way. Vashya: manava and chatushpada, 1. Tara: 25 to 1 is the fourth
  /// of nine, 1½; 1 to 25 the seventh, 0. Yoni: lion and horse, 1. Graha Maitri: Saturn holds Mars for an enemy, Mars Saturn for neutral, ½.
  /// Gana: manushya and deva, 6 with the deva as groom, 5 the other way. Bhakoot: third and eleventh, 7. Nadi: adi and adi, 0.
  @Test func theKootasOfAKnownPair() async throws {
    try await TestServer().run { browser in
      func points(_ options: String) async throws -> [String: Double] {
        let match = try await browser.post(
          Self.paths[0], Self.pair(VedicFixture.june, VedicFixture.berlin, #""options":{\#(options)}"#))
        #expect(match.status == .ok)
        let kootas = try match.objects("ashtakoota.kootas")
        #expect(kootas.compactMap { $0["maximum"] as? Double }.reduce(0, +) == 36)
        let total = kootas.compactMap { $0["points"] as? Double }.reduce(0, +)
        #expect(match.number("ashtakoota.total") == total && match.number("vedicScore") == total.rounded())
        return Dictionary(uniqueKeysWithValues: kootas.map { ($0["name"] as! String, $0["points"] as! Double) })
      }
      let groomSecond = try await points(#""bride":"person1""#)
      #expect(
        groomSecond == [
          "Varna": 1, "Vashya": 1, "Tara": 1.5, "Yoni": 1, "Graha Maitri": 0.5, "Gana": 6, "Bhakoot": 7, "Nadi": 0,
        ])
      let groomFirst = try await points(#""bride":"person2""#)
      #expect(groomFirst["Varna"] == 0 && groomFirst["Gana"] == 5)
      let both = try await points("")
      #expect(both["Varna"] == 0.5 && both["Gana"] == 5.5)
      #expect(try await points(#""gana":"symmetric""#)["Gana"] == 5)
      #expect(try await points(#""yoni":"enmities""#)["Yoni"] == 2)
    }
  }

  @Test func policiesAndDoshasAreNamed() async throws {
    try await TestServer().run { browser in
      let match = try await browser.post(
        Self.paths[0],
        Self.pair(VedicFixture.june, VedicFixture.berlin, #""options":{"vashya":"signs","cancelledDoshasScore":true}"#))
      #expect(match.string("ashtakoota.policy.vashya") == "signs" && match.string("ashtakoota.policy.yoni") == "graded")
      #expect(match.value("ashtakoota.policy.cancelledDoshasScore") as? Bool == true)
      #expect(match.value("ashtakoota.nadiDosha.present") as? Bool == true)
      #expect(match.value("ashtakoota.bhakootDosha.present") as? Bool == false)
      for person in ["person1", "person2"] {
        #expect(match.value("manglik.\(person).strength") is Int && match.value("manglik.\(person).houseFromMoon") is Int)
      }
      // Mars in Meena from the ascendant in Kanya: the seventh.
      #expect(match.value("manglik.person1.houseFromLagna") as? Int == 7)
    }
  }

  /// The scale was 36 and the buckets those of 100: always “gentle”.
  @Test func intensitiesGoByTheRightScale() async throws {
    try await TestServer().run { browser in
      // The same Moon: 28 of 36, 77.8 of 100.
      let same = try await browser.post(Self.paths[0], Self.pair(VedicFixture.june, VedicFixture.june))
      #expect(same.number("vedicScore") == 28 && same.string("vedicIntensity") == "intense")
      let western = try #require(same.number("westernScore"))
      let chinese = try #require(same.number("chineseScore"))
      let vedic: Double = 28.0 / 36 * 100
      let mean: Double = (western + chinese + vedic) / 3
      let overall = try #require(same.number("overall"))
      #expect(abs(overall - mean) < 0.11)
    }
  }

  @Test func anUnknownTimeIsSaidAndLeavesTheAscendantOut() async throws {
    try await TestServer().run { browser in
      let match = try await browser.post(Self.paths[0], Self.pair(VedicFixture.june, VedicFixture.timeless))
      #expect(match.status == .ok)
      #expect(try match.objects("warnings").first?["code"] as? String == "TIME_UNKNOWN")
      #expect(try (match.objects("warnings").first?["message"] as? String)?.contains("person2") == true)
      #expect(!match.fields("partnerChart").contains("Ascendant") && match.fields("userChart").contains("Ascendant"))
      #expect((match.value("western.leftOut") as? [String])?.contains("ascendant") == true)
      #expect(match.value("manglik.person2.houseFromLagna") is NSNull)
      let low = try #require(match.number("ashtakoota.range.minimum"))
      let high = try #require(match.number("ashtakoota.range.maximum"))
      #expect(low < high && match.value("ashtakoota.total") is NSNull && match.value("vedicScore") is NSNull)
      // The middle of the range stands for the kootas.
      let western = try #require(match.number("westernScore"))
      let chinese = try #require(match.number("chineseScore"))
      let vedic: Double = (low + high) / 72 * 100
      let mean: Double = (western + chinese + vedic) / 3
      let overall = try #require(match.number("overall"))
      #expect(abs(overall - mean) < 0.11)
      #expect(try !match.objects("synastry").contains { $0["planet2"] as? String == "Moon" })
    }
  }

  @Test func onlyTheSystemsThatAreAskedForCount() async throws {
    try await TestServer().run { browser in
      let vedic = try await browser.post(
        Self.paths[0], Self.pair(VedicFixture.june, VedicFixture.berlin, #""systems":["vedic"]"#))
      #expect(vedic.object["westernScore"] is NSNull && vedic.object["chineseScore"] is NSNull)
      let score = try #require(vedic.number("ashtakoota.total"))
      let overall = try #require(vedic.number("overall"))
      #expect(abs(overall - score / 36 * 100) < 0.051 && vedic.number("overallScore") == overall.rounded())
    }
  }

  /// 1600 lies before the Chinese calendar of today: left out, unless it is asked for.
  @Test func beforeTheChineseCalendarTheAnimalsAreLeftOut() async throws {
    try await TestServer().run { browser in
      let old = VedicFixture.berlin.replacing("1992-03-08", with: "1600-03-08")
      let match = try await browser.post(Self.paths[0], Self.pair(VedicFixture.june, old))
      #expect(match.status == .ok && match.object["chineseScore"] is NSNull && match.number("vedicScore") != nil)
      let asked = try await browser.post(Self.paths[0], Self.pair(VedicFixture.june, old, #""systems":["chinese"]"#))
      #expect(asked.code == "INVALID_DATE" && asked.string("field") == "person2.date")
    }
  }
}
