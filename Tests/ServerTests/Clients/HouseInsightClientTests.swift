import HTTPTypes
import Testing

struct ClientInsights: Decodable {
  struct Insight: Decodable {
    let planetId, planetName, planetSymbol: String
    let house: Int
    let houseName, houseTheme, summary: String
    let strengths, challenges: [String]
    let lifeArea: String
    let isRetrograde: Bool
    let retrogradeNote: String?
  }
  let insights: [Insight]
}

@Suite struct HouseInsightClientTests {
  /// The client sends every row of the sky, its nodes and the Ascendant among them.
  @Test func nodesAndAscendantHaveTexts() async throws {
    try await TestServer().run { browser in
      let planets = ["sun", "rahu", "ketu", "ascendant"].enumerated().map {
        #"{"id":"\#($0.element)","house":\#($0.element == "ascendant" ? 1 : $0.offset * 3 + 2),"retrograde":\#($0.offset == 1 || $0.offset == 2)}"#
      }
      let told = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/astrology/house-insights", query: [("planets", "[\(planets.joined(separator: ","))]")],
        as: ClientInsights.self)
      #expect(told.insights.map(\.planetId) == ["sun", "rahu", "ketu", "ascendant"])
      #expect(told.insights.allSatisfy { !$0.summary.isEmpty && !$0.strengths.isEmpty && !$0.challenges.isEmpty })
    }
  }
}
