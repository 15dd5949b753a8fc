import HTTPTypes
import Testing

/// The muhurats of a day, as the temple of February to May 2026 read them.
struct ClientMuhurats: Decodable {
  enum Quality: String, Decodable {
    case excellent, good, neutral, avoid
  }
  struct Muhurat: Decodable {
    let id, name, description, startTime, endTime: String
    let quality: Quality
    let suitable, avoid: [String]?
  }
  struct Panchang: Decodable {
    let tithi, nakshatra, yoga, karana: String
  }
  let muhurats: [Muhurat]
  let panchang: Panchang
}

@Suite struct TempleClientTests {
  @Test func theMuhuratsOfAPlaceDecode() async throws {
    try await TestServer().run { browser in
      let day = try await InstalledApp(browser: browser).ask(
        .get, "/api/v1/temple/muhurats", query: [("date", "2026-11-21"), ("lat", "19.076"), ("lon", "72.8777")],
        as: ClientMuhurats.self)
      #expect(!day.muhurats.isEmpty && !day.panchang.tithi.isEmpty)
      #expect(Set(day.muhurats.map(\.id)).count == day.muhurats.count)
    }
  }
}
