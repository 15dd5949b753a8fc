import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct PairTests {
  @Test func whoMeetsOneselfIsInConjunctionThroughout() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(
        "synastry", TechniqueFixture.pair(TechniqueFixture.newYork, TechniqueFixture.newYork))
      let rows = try answer.objects("grid.rows")
      #expect(rows.count == 15 && answer.value("grid.columns") as? [String] == rows.compactMap { $0["point"] as? String })
      for (index, row) in rows.enumerated() {
        let cells = try #require(row["cells"] as? [Any])
        let own = try #require(cells[index] as? [String: Any])
        #expect(own["aspect"] as? String == "conjunction" && own["orb"] as? Double == 0)
      }
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      for entry in try answer.objects("houseOverlays.person1InPerson2") {
        let point = try #require(entry["point"] as? String)
        guard let house = natal.value("westernChart.positions.\(point.lowercased()).house") as? Int else { continue }
        #expect(entry["house"] as? Int == house, "\(point)")
      }
    }
  }

  @Test func theGridHoldsTheAspectsOfTheList() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("synastry", TechniqueFixture.pair())
      let columns = try #require(answer.value("grid.columns") as? [String])
      let cells = try answer.objects("grid.rows").flatMap { row in
        zip(columns, row["cells"] as? [Any] ?? []).compactMap { column, cell in
          (cell as? [String: Any]).map { "\(row["point"] ?? "") \($0["aspect"] ?? "") \(column)" }
        }
      }
      let listed = try answer.objects("aspects").map { "\($0["planet1"] ?? "") \($0["type"] ?? "") \($0["planet2"] ?? "")" }
      #expect(Set(cells) == Set(listed) && cells.count == listed.count && !cells.isEmpty)
      #expect(try answer.objects("aspects").allSatisfy { $0["applying"] == nil })
    }
  }

  @Test func everyNameOfTheContractIsUnderstood() async throws {
    let older =
      #"{"birth_date":"1990-06-15","birth_time":"14:30","timezone":"America/New_York","latitude":40.7128,"longitude":-74.006}"#
    try await TestServer().run { browser in
      let plain = try await browser.technique("synastry", TechniqueFixture.pair())
      for body in [
        #"{"user":\#(older),"partner":\#(TechniqueFixture.berlin)}"#,
        #"{"userBirthData":\#(TechniqueFixture.newYork),"partnerBirthData":\#(TechniqueFixture.berlin)}"#,
        #"{"person1":\#(TechniqueFixture.newYork),"partner":\#(TechniqueFixture.berlin)}"#,
      ] {
        #expect(try await browser.technique("synastry", body).text == plain.text)
      }
      let first = try #require(try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart()).string("chartId"))
      let kept = try await browser.technique("synastry", #"{"chartId1":"\#(first)","person2":\#(TechniqueFixture.berlin)}"#)
      #expect(kept.string("person1.chartId") == first)
      #expect(try kept.objects("aspects").count == plain.objects("aspects").count)
    }
  }

  @Test func withoutATimeThatSideKeepsSilent() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(
        "synastry", TechniqueFixture.pair(TechniqueFixture.newYork, TechniqueFixture.withoutTime))
      let columns = try #require(answer.value("grid.columns") as? [String])
      #expect(Set(columns).isDisjoint(with: ["Moon", "Ascendant", "Midheaven"]))
      #expect(try answer.objects("houseOverlays.person1InPerson2").isEmpty)
      let overlays = try answer.objects("houseOverlays.person2InPerson1").compactMap { $0["point"] as? String }
      #expect(overlays.count > 8 && Set(overlays).isSubset(of: columns))
      #expect(
        try answer.objects("aspects").allSatisfy { $0["orb"] is NSNull && $0["orbFrom"] is Double && $0["orbTo"] is Double })
      #expect(try answer.objects("person2.warnings").first?["code"] as? String == "TIME_UNKNOWN")
      #expect(try answer.objects("person1.warnings").isEmpty)
    }
  }

  @Test func theCompositeOfAChartWithItselfIsItself() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      let own = try await browser.technique(
        "composite", TechniqueFixture.pair(TechniqueFixture.newYork, TechniqueFixture.newYork))
      #expect(try own.positions("composite.positions") == natal.positions("westernChart.positions"))
      for house in 1...12 {
        let cusps = (
          try #require(own.number("composite.houses.\(house).longitude")),
          try #require(natal.number("westernChart.houses.\(house).longitude"))
        )
        #expect(TechniqueFixture.apart(cusps.0, cusps.1) < 1e-6)
      }
    }
  }

  @Test func theCompositeDoesNotAskWhoIsFirst() async throws {
    try await TestServer().run { browser in
      let one = try await browser.technique("composite", TechniqueFixture.pair())
      let other = try await browser.technique(
        "composite", TechniqueFixture.pair(TechniqueFixture.berlin, TechniqueFixture.newYork))
      #expect(try one.positions("composite.positions") == other.positions("composite.positions"))
      let derived = try await browser.technique("composite", TechniqueFixture.pair(fields: #""houses":"derived","latitude":48"#))
      #expect(derived.string("housesBy") == "derived")
      #expect(
        derived.number("composite.angles.midheaven.longitude") == one.number("composite.angles.midheaven.longitude"))
      #expect(derived.number("composite.angles.ascendant.longitude") != one.number("composite.angles.ascendant.longitude"))
    }
  }

  @Test func theDavisonChartOfAChartWithItselfIsItself() async throws {
    try await TestServer().run { browser in
      let natal = try await browser.post("/api/v1/chart/generate", TechniqueFixture.chart())
      for middle in ["meanCoordinates", "greatCircle"] {
        let own = try await browser.technique(
          "davison",
          TechniqueFixture.pair(TechniqueFixture.newYork, TechniqueFixture.newYork, fields: #""middle":"\#(middle)""#))
        #expect(own.string("davison.instant") == "1990-06-15T18:30:00Z")
        for (body, longitude) in try natal.positions("westernChart.positions") {
          let found = try own.positions("davison.chart.positions")[body]
          #expect(TechniqueFixture.apart(try #require(found), longitude) < 1e-7, "\(body)")
        }
        let rising = (
          try #require(own.number("davison.chart.angles.ascendant.longitude")),
          try #require(natal.number("westernChart.angles.ascendant.longitude"))
        )
        #expect(TechniqueFixture.apart(rising.0, rising.1) < 1e-6)
      }
    }
  }

  /// Halfway between 1990-06-15 18:30 and 1992-03-08 05:45 UTC.
  @Test func theDavisonChartIsHalfway() async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique("davison", TechniqueFixture.pair())
      #expect(answer.string("davison.instant")?.hasPrefix("1991-04-27T12:07:") == true)
      #expect(abs(try #require(answer.number("davison.location.latitude")) - 46.6164) < 1e-6)
      #expect(abs(try #require(answer.number("davison.location.longitude")) + 30.3005) < 1e-6)
    }
  }
}
