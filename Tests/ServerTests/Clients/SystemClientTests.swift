import HTTPTypes
import HummingbirdTesting
import Testing

@testable import Wire

struct ClientHealth: Decodable {
  let status: String
  let message: String?
}

/// What the landing page of June shows.
struct ClientContent: Decodable {
  struct Question: Decodable {
    let id, text, category: String
    let order: Int
    let isActive: Bool
    private enum CodingKeys: String, CodingKey {
      case id, text, category, order
      case isActive = "is_active"
    }
  }
  struct Insight: Decodable {
    let id, title, content, category: String
    let priority: Int
    let isActive: Bool
    private enum CodingKeys: String, CodingKey {
      case id, title, content, category, priority
      case isActive = "is_active"
    }
  }
  let quickQuestions: [Question]
  let insights: [Insight]
  private enum CodingKeys: String, CodingKey {
    case insights
    case quickQuestions = "quick_questions"
  }
}

/// What the void of course of the Moon is told with.
struct ClientTopo: Decodable {
  let voidEndTimeIso, voidEndTime, aspectPartner, aspectType, aspectAngle: String
  let aspectOrbDegrees: Double
  let eclipseDistanceDays: Int
  let computedAtIso: String
  private enum CodingKeys: String, CodingKey {
    case voidEndTimeIso = "void_end_time_iso"
    case voidEndTime = "void_end_time"
    case aspectPartner = "aspect_partner"
    case aspectType = "aspect_type"
    case aspectAngle = "aspect_angle"
    case aspectOrbDegrees = "aspect_orb_degrees"
    case eclipseDistanceDays = "eclipse_distance_days"
    case computedAtIso = "computed_at_iso"
  }
}

@Suite struct SystemClientTests {
  @Test(arguments: ["/health", "/api/health"]) func healthDecodes(_ path: String) async throws {
    try await TestServer().run { browser in
      let health = try await InstalledApp(browser: browser).ask(.get, path, as: ClientHealth.self)
      #expect(["ok", "healthy"].contains(health.status))
    }
  }

  @Test func theConfigurationIsAnObject() async throws {
    try await TestServer().run { browser in
      let response = try await InstalledApp(browser: browser).send(.get, "/api/v1/config", isRaw: true)
      #expect(response.object["paywall_variant"] is String && response.object["home_quick_tiles_enabled"] is Bool)
      #expect(response.number("daily_notification_default_hour") != nil)
    }
  }

  @Test func theEveningSkyOfTheHomeScreenDecodes() async throws {
    try await TestServer().run { browser in
      let topo = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/ephemeris/topo-substitutions", isRaw: true, as: ClientTopo.self)
      #expect(!topo.aspectPartner.isEmpty && !topo.voidEndTimeIso.isEmpty)
    }
  }

  /// June shows the insights of these two categories on its landing page, and questions by the categories of the first server.
  @Test func theLandingPageOfJuneHasItsTexts() async throws {
    try await TestServer().run { browser in
      let content = try await InstalledApp(browser: browser, release: .june).ask(
        .get, "/api/v1/content/management", as: ClientContent.self)
      #expect(!content.insights.filter { ["landing", "daily"].contains($0.category) }.isEmpty)
      let asked = Set(content.quickQuestions.map(\.category))
      #expect(asked.isSuperset(of: ["love", "career", "money", "health", "growth"]), "\(asked)")
    }
  }
}
