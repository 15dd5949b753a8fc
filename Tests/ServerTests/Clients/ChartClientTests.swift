import HTTPTypes
import Testing

/// The chart, as the newest release reads it.
struct ClientChart: Decodable {
  struct Plain: Decodable {
    let degree: Double
    let sign: String
  }
  struct Part: Decodable {
    let positions: [String: Plain]
    let svg: String
  }
  struct Placed: Decodable {
    let sign: String
    let degree: Double
    let house: Int
  }
  struct Aspect: Decodable {
    let planet1, planet2, type: String
    let orb: Double
  }
  struct Western: Decodable {
    let positions: [String: Placed]
    let houses: [String: Plain]
    let aspects: [Aspect]
  }
  struct Period: Decodable {
    let planet, startDate, endDate: String
  }
  struct Vedic: Decodable {
    let positions: [String: Placed]
    let houses: [String: Plain]
    let dashas: [Period]
  }
  struct Chinese: Decodable {
    let year, month, day, hour, element: String
  }

  let chartId, type: String
  let charts: [String: Part]
  let westernChart: Western?
  let vedicChart: Vedic?
  let chineseChart: Chinese?
}

/// The chart of June 2025: without the charts of their own.
struct JuneChart: Decodable {
  let chartId, type: String
  let charts: [String: ClientChart.Part]
}

@Suite struct ChartClientTests {
  private static let points: Set = [
    "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "ascendant", "rahu", "ketu",
  ]

  @Test func theChartOfTheNewestReleaseDecodes() async throws {
    try await TestServer().run { browser in
      let chart = try await InstalledApp(browser: browser).ask(
        .post, "/api/v1/chart/generate", body: #"{"birthData":\#(ClientBirth.full),"systems":["tropical"]}"#, as: ClientChart.self
      )
      let western = try #require(chart.westernChart)
      #expect(Self.points.isSubset(of: western.positions.keys), "\(western.positions.keys.sorted())")
      #expect(western.positions.keys.allSatisfy { $0 == $0.lowercased() })
      #expect(western.positions["sun"]?.sign == "Gemini" && western.positions["ascendant"]?.house == 1)
      #expect(western.houses.keys.count == 12 && !western.aspects.isEmpty && chart.vedicChart == nil)
      let (rahu, ketu) = (try #require(western.positions["rahu"]), try #require(western.positions["ketu"]))
      #expect(rahu.sign != ketu.sign && rahu.degree == ketu.degree)
      #expect(chart.charts["western"]?.positions["moon"]?.sign == western.positions["moon"]?.sign)
    }
  }

  @Test func aChartInAllTraditionsDecodes() async throws {
    try await TestServer().run { browser in
      let chart = try await InstalledApp(browser: browser).ask(
        .post, "/api/v1/chart/generate",
        body: #"{"birthData":\#(ClientBirth.full),"systems":["western","vedic","chinese"]}"#, as: ClientChart.self)
      let vedic = try #require(chart.vedicChart)
      #expect(
        Set(vedic.positions.keys) == [
          "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "rahu", "ketu", "ascendant",
        ])
      #expect(vedic.dashas.count == 9 && vedic.houses.count == 12 && vedic.positions["ascendant"]?.house == 1)
      #expect(Set(chart.charts.keys) == ["western", "vedic"])
      #expect(chart.chineseChart?.year == "Metal Horse" && chart.chineseChart?.element == "Metal")
    }
  }

  @Test(arguments: ["/api/v1/chart/generate"]) func theChartOfJuneDecodes(_ path: String) async throws {
    try await TestServer().run { browser in
      let body = #"{"birthData":\#(ClientBirth.full),"chartType":"natal","systems":["western","vedic"]}"#
      let app = InstalledApp(browser: browser, release: .june)
      let first = try await app.ask(.post, path, body: body, as: JuneChart.self)
      #expect(first.type == "natal" && first.charts["western"]?.positions["sun"]?.sign == "Gemini")
      let later = try await app.ask(.post, path, body: body, as: ClientChart.self)
      #expect(later.westernChart?.positions["moon"] != nil)
    }
  }
}
