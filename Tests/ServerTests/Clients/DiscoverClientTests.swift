import HTTPTypes
import Testing

/// The day at a glance, as the newest release reads it.
struct ClientSnapshot: Decodable {
  enum Area: String, Decodable {
    case me = "self"
    case love, work, mind
  }
  enum Action: String, Decodable {
    case `do`, avoid
  }
  enum Energy: String, Decodable {
    case flowing, intense, quiet, volatile
  }
  enum Mark: String, Decodable {
    case ease, effort, intensity
  }
  struct Driver: Decodable {
    let type, planet: String
    let sign: String?
    let longitude: Double?
  }
  struct Tile: Decodable {
    let id, text: String
    let domain: Area
    let weight: Double
    let driver: Driver?
  }
  struct Deed: Decodable {
    let id, text: String
    let type: Action
  }
  struct Now: Decodable {
    let theme: String
    let narrativeTiles: [Tile]
    let actions: [Deed]
  }
  struct State: Decodable {
    let id: Energy
    let label, description, icon: String
  }
  struct Weights: Decodable {
    let `self`, love, work, mind: Double
  }
  struct Activation: Decodable {
    let type, planet: String
    let sign: String?
    let speed: Double?
  }
  struct Lens: Decodable {
    let energyState: State
    let domainWeights: Weights
    let activations: [Activation]?
  }
  struct Shift: Decodable {
    let date: String
    let daysUntil: Int
    let level, from, to, summary: String?
  }
  struct Marker: Decodable {
    let date, dayOfWeek: String
    let intensity: Double
    let label: Mark
  }
  struct Next: Decodable {
    let shift: Shift?
    let markers: [Marker]?
  }
  struct CacheHints: Decodable {
    let ttlSeconds: Int?
    let nextRefresh: String?
  }
  let date, sign: String
  let personalized: Bool
  let now: Now
  let lens: Lens
  let next: Next
  let lucky: ClientHoroscope.Lucky?
  let keywords: [String]?
  let cacheHints: CacheHints?
}

/// The parts of life, as the newest release reads them.
struct ClientDomains: Decodable {
  struct Driver: Decodable {
    let id, planet: String
    let aspect, sign: String?
    let explanation: String
  }
  struct Domain: Decodable {
    let id, domain, shortInsight, fullInsight: String
    let drivers: [Driver]
    let intensity: Double
  }
  struct Weather: Decodable {
    let date, summary, mood: String
    let dominantPlanet, moonPhase: String?
  }
  /// The parts that it knows; it drops an entry of another.
  static let known: Set = ["personal", "love", "career", "wealth", "health", "family", "spiritual"]

  let date: String
  let domains: [Domain]
  let cosmicWeather: Weather?
  let dailyHoroscope: String?
}

@Suite struct DiscoverClientTests {
  @Test func aGuestSeesTheDayOfASign() async throws {
    try await TestServer().run { browser in
      let app = InstalledApp(browser: browser)
      let snapshot = try await app.ask(.get, "/api/v1/discover/snapshot", query: [("sign", "gemini")], as: ClientSnapshot.self)
      #expect(snapshot.sign == "gemini" && !snapshot.personalized && snapshot.date == "2026-11-21")
      #expect(!snapshot.now.theme.isEmpty && !snapshot.now.narrativeTiles.isEmpty && !snapshot.now.actions.isEmpty)
      #expect(snapshot.next.markers?.count == 14)
      let weights = snapshot.lens.domainWeights
      #expect(abs(weights.`self` + weights.love + weights.work + weights.mind - 1) < 0.01)
      let other = try await app.ask(.get, "/api/v1/discover/snapshot", query: [("sign", "leo")], as: ClientSnapshot.self)
      #expect(other.now.theme != snapshot.now.theme || other.now.narrativeTiles[0].text != snapshot.now.narrativeTiles[0].text)
    }
  }

  /// It sends neither a sign nor a day.
  @Test func aGuestSeesThePartsOfLife() async throws {
    try await TestServer().run { browser in
      let domains = try await InstalledApp(browser: browser).ask(.get, "/api/v1/discover/domains", as: ClientDomains.self)
      let shown = domains.domains.filter { ClientDomains.known.contains($0.domain) }
      #expect(Set(shown.map(\.domain)) == ClientDomains.known && domains.cosmicWeather?.date == "2026-11-21")
      #expect(shown.allSatisfy { !$0.fullInsight.isEmpty && (0...1).contains($0.intensity) })
      #expect(domains.domains.contains { !$0.drivers.isEmpty })
    }
  }

  @Test func whoeverIsSignedInSeesTheirOwn() async throws {
    try await TestServer().run { browser in
      let person = try await TestPerson(browser)
      let app = InstalledApp(browser: browser, token: person.accessToken)
      // Without a birth in the profile it is the sign's.
      #expect(
        try await app.ask(.get, "/api/v1/discover/snapshot", query: [("sign", "leo")], as: ClientSnapshot.self).personalized
          == false)
      _ = try await app.ask(
        .post, "/api/v1/chat/birth-data", body: #"{"userId":"\#(person.id)","birthData":\#(ClientBirth.short)}"#,
        as: [String: String].self)
      let snapshot = try await app.ask(.get, "/api/v1/discover/snapshot", query: [("sign", "leo")], as: ClientSnapshot.self)
      #expect(snapshot.personalized && snapshot.sign == "gemini")
      let domains = try await app.ask(.get, "/api/v1/discover/domains", as: ClientDomains.self)
      #expect(Set(domains.domains.map(\.domain)).isSuperset(of: ClientDomains.known))
    }
  }

  @Test func theDayOfABirthDecodes() async throws {
    try await TestServer().run { browser in
      let snapshot = try await InstalledApp(browser: browser).ask(
        .post, "/api/v1/discover/snapshot", body: #"{"birthData":\#(ClientBirth.short),"targetDate":"2026-11-25"}"#,
        as: ClientSnapshot.self)
      #expect(snapshot.personalized && snapshot.date == "2026-11-25")
    }
  }
}
