import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Server

/// The fields that clients rely on, route by route.
@Suite struct TechniqueShapeTests {
  private static let figure = ["positions", "angles", "houseSystem", "houses"]

  @Test(
    arguments: [
      ("transits", #""to":"2026-11-23""#, ["from", "to", "transits"]),
      ("returns", "", ["body", "longitude", "natal", "from", "to", "location", "returns"]),
      ("progressions", "", ["at", "progressedTo", "years", "anglesBy", "aspectsToBirth", "aspects"] + figure),
      ("directions", "", ["at", "key", "arc", "points", "aspectsToBirth"]),
      ("profections", "", ["at", "point", "year", "month", "months", "years"]),
      ("releasing", "", ["at", "lot", "sign", "running", "levels"]),
      ("firdaria", "", ["at", "sect", "running", "periods"]),
      ("relocation", #""latitude":1,"longitude":2"#, ["location", "chart"]),
      ("midpoints", "", ["orb", "midpoints", "contacts"]),
      ("harmonics", #""number":7"#, ["number", "points", "aspects"]),
      ("dignities", "", ["sect", "planets", "mutualReceptions", "almuten", "dispositors"]),
      ("lots", "", ["sect", "lots"]),
      (
        "patterns", "",
        ["patterns", "crowdedSigns", "shape", "hemispheres", "singletons", "declinationAspects", "antiscia"]
      ),
    ] as [(String, String, [String])])
  func answersAboutOneChart(_ name: String, _ fields: String, _ expected: [String]) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(name, TechniqueFixture.chart(fields))
      #expect(Set(answer.object.keys) == Set(expected + ["timeKnown", "birth", "warnings"]))
      #expect(answer.headers[.cacheControl] == "no-store")
      // The clock of the server is what is meant where nothing is said.
      if expected.contains("at") { #expect(answer.string("at") == "2026-11-21T07:30:00Z") }
    }
  }

  @Test(
    arguments: [
      ("synastry", ["aspects", "grid", "houseOverlays"]), ("composite", ["housesBy", "composite"]),
      ("davison", ["middle", "davison"]),
    ])
  func answersAboutTwoCharts(_ name: String, _ expected: [String]) async throws {
    try await TestServer().run { browser in
      let answer = try await browser.technique(name, TechniqueFixture.pair())
      #expect(Set(answer.object.keys) == Set(expected + ["person1", "person2", "warnings"]))
      let person = try #require(answer.value("person1") as? [String: Any])
      #expect(Set(person.keys) == ["timeKnown", "birth", "warnings"])
    }
  }

  @Test func aDegreeIsWrittenLikeEverywhere() async throws {
    let degree: Set = ["sign", "degree", "longitude", "wholeDegree", "minute", "second"]
    try await TestServer().run { browser in
      let point = try #require(
        try await browser.technique("harmonics", TechniqueFixture.chart(#""number":1"#)).objects("points").first)
      #expect(Set(point.keys) == degree.union(["point"]))
      let lot = try #require(try await browser.technique("lots", TechniqueFixture.chart()).objects("lots").first)
      #expect(Set(lot.keys) == degree.union(["lot", "formula", "house", "lord"]))
      let natal = try #require(
        try await browser.technique("returns", TechniqueFixture.chart()).value("natal") as? [String: Any])
      #expect(Set(natal.keys) == degree)
    }
  }
}
