import Companion
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct VedicChartTests {
  static let path = "/api/v1/chart/generate"
  static let grahas: Set<String> = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
  /// As the apps have them.
  static let points = Set(grahas.map { $0.lowercased() } + ["ascendant"])

  @Test func bothErasOfTheContractAreServed() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, VedicFixture.body(VedicFixture.newYork, #""systems":["western","vedic"]"#))
      #expect(chart.status == .ok)
      // charts.vedic{positions{planet:{degree,sign}},svg}.
      #expect(chart.fields("charts.vedic.positions") == Self.points)
      #expect(chart.string("charts.vedic.positions.sun.sign") == "Makara")
      #expect(abs(try #require(chart.number("charts.vedic.positions.sun.degree")) - 1.675) < 0.001)
      #expect(abs(try #require(chart.number("charts.vedic.positions.moon.degree")) - 27.6682) < 0.001)
      let drawing = try #require(Data(base64Encoded: chart.string("charts.vedic.svg") ?? ""))
      #expect(String(decoding: drawing, as: UTF8.self).hasPrefix("<svg"))
      // vedicChart{lagna, positions, houses, dashas}.
      for field in ["sign", "degree", "longitude", "lord", "meaning"] { #expect(chart.value("vedicChart.lagna.\(field)") != nil) }
      #expect(chart.string("vedicChart.lagna.sign") == "Mithuna" && chart.string("vedicChart.lagna.lord") == "Mercury")
      #expect(abs(try #require(chart.number("vedicChart.lagna.degree")) - 1.9769) < 0.002)
      #expect(chart.fields("vedicChart.positions") == Self.points)
      #expect(chart.value("vedicChart.positions.sun.house") as? Int == 8)
      #expect(chart.fields("vedicChart.houses") == Set((1...12).map(String.init)))
      for field in ["sign", "degree", "lord", "meaning", "planets", "influence"] {
        #expect(chart.value("vedicChart.houses.8.\(field)") != nil, "\(field)")
      }
      #expect(chart.string("vedicChart.houses.1.sign") == "Mithuna")
      #expect(chart.value("vedicChart.houses.8.planets") as? [String] == ["Sun", "Venus", "Rahu"])
      let dashas = try chart.objects("vedicChart.dashas")
      #expect(dashas.map { $0["planet"] as? String }.first == "Sun" && dashas.count == 9)
      #expect(dashas[0]["startDate"] as? String == "1989-08-04" && dashas[0]["endDate"] as? String == "1995-08-04")
      #expect(dashas[3]["startDate"] as? String == "2012-08-03" && dashas[3]["endDate"] as? String == "2030-08-04")
      // The Western part stands beside it, untouched.
      #expect(chart.string("westernChart.positions.sun.sign") == "Capricorn")
    }
  }

  /// The names under which the first app asks.
  @Test func olderNamesOfTheSystemsAreKnown() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(
        Self.path, VedicFixture.body(VedicFixture.newYork, #""systems":["tropical","sidereal","vedic"]"#))
      #expect(chart.fields("charts") == ["western", "vedic"])
    }
  }

  @Test func oneSystemAloneLeavesTheOthersOut() async throws {
    try await TestServer().run { browser in
      let vedic = try await browser.post(Self.path, VedicFixture.body(VedicFixture.newYork, #""systems":["vedic"]"#))
      #expect(vedic.status == .ok && vedic.fields("charts") == ["vedic"])
      #expect(vedic.object["westernChart"] is NSNull && vedic.object["chineseChart"] is NSNull)
      let plain = try await browser.post(Self.path, VedicFixture.body(VedicFixture.newYork))
      #expect(plain.fields("charts") == ["western"] && plain.object["vedicChart"] is NSNull)
    }
  }

  @Test func aKeptChartRemembersItsSystemsAndItsAyanamsa() async throws {
    try await TestServer().run { browser in
      let made = try await browser.post(
        Self.path,
        VedicFixture.body(VedicFixture.newYork, #""systems":["western","vedic","chinese"],"options":{"ayanamsa":"raman"}"#))
      let id = try #require(made.string("chartId"))
      #expect(try await browser.get("/api/v1/chart/\(id)").text == made.text)
      #expect(made.string("vedicChart.ayanamsa") == "raman")
      let without = try await browser.get("/api/v1/chart/\(id)?svg=false")
      #expect(without.string("charts.vedic.svg") == "" && without.string("charts.western.svg") == "")
      // The routes that take a chart by its id follow its ayanamsa, unless another is asked for.
      let again = try await browser.post("/api/v1/astrology/vedic/chart", #"{"chartId":"\#(id)"}"#)
      #expect(again.string("ayanamsa") == "raman")
      let other = try await browser.post(
        "/api/v1/astrology/vedic/chart", #"{"chartId":"\#(id)","options":{"ayanamsa":"Lahiri"}}"#)
      #expect(other.string("ayanamsa") == "lahiri")
      #expect(try #require(other.number("positions.Sun.longitude")) < (try #require(again.number("positions.Sun.longitude"))))
    }
  }

  /// Payloads that were kept before there were systems.
  @Test func olderPayloadsAreReadAndEqualOnesStayEqual() throws {
    let old = #"{"birthData":{"date":"1990-01-15","latitude":40.7,"longitude":-74},"houseSystem":"Placidus"}"#
    let kept = try StoredBirth(payload: old)
    #expect(kept.systems == nil && kept.ayanamsa == nil)
    #expect(try StoredBirth(payload: kept.payload()) == kept)
    #expect(try !kept.payload().contains("systems"))
  }

  @Test func withoutATimeThereIsNoLagnaAndNoDasha() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, VedicFixture.body(VedicFixture.timeless, #""systems":["vedic"]"#))
      #expect(chart.status == .ok)
      let vedic = try #require(chart.value("vedicChart") as? [String: Any])
      #expect(vedic["lagna"] is NSNull && vedic["houses"] is NSNull)
      #expect((vedic["dashas"] as? [Any])?.isEmpty == true)
      #expect(chart.value("vedicChart.positions.moon.house") is NSNull)
      #expect(try chart.objects("warnings").contains { $0["code"] as? String == "TIME_UNKNOWN" })
    }
  }

  /// The first systems answered 503 at this latitude.
  @Test func housesExistBeyondThePolarCircle() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post(Self.path, VedicFixture.body(VedicFixture.tromso, #""systems":["vedic"]"#))
      #expect(chart.status == .ok)
      #expect(chart.string("vedicChart.houses.1.sign") == chart.string("vedicChart.lagna.sign"))
      for path in ["shadbala", "yogas", "doshas", "chart"] {
        let answer = try await browser.post("/api/v1/astrology/vedic/\(path)", VedicFixture.body(VedicFixture.tromso))
        #expect(answer.status == .ok, "\(path): \(answer.text.prefix(200))")
      }
      #expect(
        try await browser.post("/api/v1/astrology/dashas/complete", VedicFixture.body(VedicFixture.tromso)).status == .ok)
    }
  }

  @Test func vargasAreChosenByNumberOrName() async throws {
    try await TestServer().run { browser in
      let path = "/api/v1/astrology/vedic/chart"
      let usual = try await browser.post(path, VedicFixture.body(VedicFixture.newYork))
      #expect(usual.fields("vargas") == ["D1", "D9"])
      // Moon 27°40′ Simha: the ninth ninth of a fixed sign, which count from Mesha: Dhanu.
      #expect(usual.string("vargas.D9.positions.Moon.sign") == "Dhanu")
      // Sun 1°40′ Makara: the first ninth of a movable sign, its own.
      #expect(usual.value("vargas.D9.positions.Sun.vargottama") as? Bool == true)
      let all = try await browser.post(path, VedicFixture.body(VedicFixture.newYork, #""vargas":["all"]"#))
      #expect(all.fields("vargas").count == 16)
      let some = try await browser.post(path, VedicFixture.body(VedicFixture.newYork, #""vargas":["d60","Navamsha","D9"]"#))
      #expect(some.fields("vargas") == ["D60", "D9"])
    }
  }

  @Test func doshasStatePositionsAndDates() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post("/api/v1/astrology/vedic/doshas", VedicFixture.body(VedicFixture.newYork))
      // Mars in Vrischika: sixth from Mithuna, fourth from Simha, eleventh from Makara.
      #expect(answer.value("manglik.houseFromLagna") as? Int == 6 && answer.value("manglik.houseFromMoon") as? Int == 4)
      #expect(answer.value("manglik.houseFromVenus") as? Int == 11 && answer.string("manglik.label") == "mild")
      #expect(answer.value("kalaSarpa.present") as? Bool == false)
      let spans = try answer.objects("sadeSati.spans")
      #expect(answer.string("sadeSati.moonSign") == "Simha")
      // Saturn entered sidereal Karka, the twelfth from Simha, in September 2004.
      #expect(spans.contains { $0["phase"] as? String == "rising" && ($0["start"] as? String)?.hasPrefix("2004-09") == true })
      let short = try await browser.post(
        "/api/v1/astrology/vedic/doshas", VedicFixture.body(VedicFixture.newYork, #""from":"2015-01-01","to":"2020-01-01""#))
      #expect(try short.objects("sadeSati.spans").isEmpty)
    }
  }

  @Test func strengthsAndYogasComeWithTheirBirth() async throws {
    try await TestServer().run { browser in
      let strength = try await browser.post("/api/v1/astrology/vedic/shadbala", VedicFixture.body(VedicFixture.newYork))
      #expect(try strength.objects("shadbala.grahas").count == 7 && strength.string("policy") == "parashara")
      let raman = try await browser.post(
        "/api/v1/astrology/vedic/shadbala", VedicFixture.body(VedicFixture.newYork, #""policy":"raman""#))
      #expect(raman.string("policy") == "raman" && raman.text != strength.text)
      let yogas = try await browser.post("/api/v1/astrology/vedic/yogas", VedicFixture.body(VedicFixture.newYork))
      let found = try yogas.objects("findings.yogas")
      #expect(!found.isEmpty && found.allSatisfy { $0["because"] is String })
      let timeless = try await browser.post("/api/v1/astrology/vedic/yogas", VedicFixture.body(VedicFixture.timeless))
      #expect(timeless.value("findings.lagnaKnown") as? Bool == false)
      #expect(try timeless.objects("warnings").first?["code"] as? String == "TIME_UNKNOWN")
    }
  }

  /// On 1990-06-13 in New York the Moon went from Makara to Kumbha; at noon it was in one of them. Chart, yogas and doshas say the same.
  @Test func withoutATimeTheMoonIsARangeEverywhere() async throws {
    let birth = #"{"date":"1990-06-13","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
    try await TestServer().run { browser in
      func ask(_ name: String, _ more: String = "") async throws -> TestResponse {
        try await browser.post("/api/v1/astrology/vedic/" + name, VedicFixture.body(birth, more))
      }
      let chart = try await ask("chart", #""vargas":["D1","D9"]"#)
      let doshas = try await ask("doshas")
      let yogas = try await ask("yogas")
      let signs = try #require(chart.value("moonRange.signs") as? [String])
      #expect(signs == ["Makara", "Kumbha"])
      #expect(doshas.value("sadeSati.moonSigns") as? [String] == signs)
      #expect(doshas.value("sadeSati.moonSign") is NSNull)
      #expect(Set(try doshas.objects("sadeSati.spans").compactMap { $0["moonSign"] as? String }) == Set(signs))
      #expect(doshas.value("manglik.houseFromMoon") is NSNull && doshas.value("manglik.fromMoon") is NSNull)
      for path in ["sign", "zodiacSign", "degree", "longitude", "pada", "house"] {
        #expect(chart.value("positions.Moon." + path) is NSNull, "\(path)")
      }
      #expect(chart.string("positions.Sun.sign") == "Vrishabha")
      #expect(chart.value("vargas.D9.positions.Moon.sign") is NSNull && chart.string("vargas.D9.positions.Sun.sign") != nil)
      for answer in [chart, doshas, yogas] {
        let message = try #require(try answer.objects("warnings").first?["message"] as? String)
        #expect(message.contains("Makara") && message.contains("Kumbha"), "\(message)")
      }
      // No yoga that the Moon makes in one sign alone.
      for yoga in try yogas.objects("findings.yogas") {
        let members = (yoga["condition"] as? [String: Any])?["members"] as? [[String: Any]] ?? []
        #expect(!members.contains { $0["planet"] as? String == "Moon" }, "\(yoga["name"] ?? "")")
      }
    }
  }

  /// A day on which the Moon stays in one sign has that sign, in all three.
  @Test func aMoonThatStaysInItsSignHasIt() async throws {
    try await TestServer().run { browser in
      let chart = try await browser.post("/api/v1/astrology/vedic/chart", VedicFixture.body(VedicFixture.timeless))
      let doshas = try await browser.post("/api/v1/astrology/vedic/doshas", VedicFixture.body(VedicFixture.timeless))
      #expect(chart.value("moonRange.signs") as? [String] == ["Mesha"] && chart.string("positions.Moon.sign") == "Mesha")
      #expect(doshas.string("sadeSati.moonSign") == "Mesha" && doshas.value("manglik.houseFromMoon") as? Int == 10)
      #expect(chart.value("moonRange.nakshatras") as? [String] == ["Ashwini", "Bharani"])
      #expect(chart.value("positions.Moon.nakshatra") is NSNull)
      let known = try await browser.post("/api/v1/astrology/vedic/chart", VedicFixture.body(VedicFixture.berlin))
      #expect(known.value("moonRange") is NSNull && known.number("positions.Moon.longitude") != nil)
    }
  }

  /// Degrees in divisional charts: nine times the degrees in the ninth, and those of the rashi in the first.
  @Test func vargasHaveDegrees() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.post(
        "/api/v1/astrology/vedic/chart", VedicFixture.body(VedicFixture.newYork, #""vargas":["all"]"#))
      for graha in ["Sun", "Moon", "Saturn", "Rahu"] {
        let own = try #require(answer.number("positions.\(graha).longitude"))
        #expect(abs(try #require(answer.number("vargas.D1.positions.\(graha).longitude")) - own) < 1e-8)
        // Every ninth of the whole circle is a sign of the next round.
        let ninth = try #require(answer.number("vargas.D9.positions.\(graha).longitude"))
        #expect(TechniqueFixture.apart(ninth, (own * 9).truncatingRemainder(dividingBy: 360)) < 1e-6, "\(graha)")
        let degree = try #require(answer.number("vargas.D9.positions.\(graha).degree"))
        #expect(abs(ninth.truncatingRemainder(dividingBy: 30) - degree) < 1e-6)
      }
      let lagna = try #require(answer.number("lagna.longitude"))
      let ninth = try #require(answer.number("vargas.D9.lagnaLongitude"))
      #expect(TechniqueFixture.apart(ninth, (lagna * 9).truncatingRemainder(dividingBy: 360)) < 1e-6)
    }
  }
}
