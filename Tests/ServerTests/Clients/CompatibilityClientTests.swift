import HTTPTypes
import HummingbirdTesting
import Testing

/// Two people compared, as the newest release reads it.
struct ClientCompatibility: Decodable {
  let compatibilityScore: Double
  let summary, detailedAnalysis: String?
  let strengths, challenges: [String]?
  private enum CodingKeys: String, CodingKey {
    case summary, strengths, challenges
    case compatibilityScore = "compatibility_score"
    case detailedAnalysis = "detailed_analysis"
  }
}

/// Two people compared, as June read it.
struct JuneMatch: Decodable {
  let overallScore, vedicScore, chineseScore: Int
  let synastryAspects: [String]
  let userChart, partnerChart: [String: [String: Double]]?
}

@Suite struct CompatibilityClientTests {
  @Test func theNewestComparesTwoPeople() async throws {
    try await TestServer().run { browser in
      let match = try await InstalledApp(browser: browser).ask(
        .post, "/api/v1/compatibility", body: #"{"person1":\#(ClientBirth.full),"person2":\#(ClientBirth.partner)}"#,
        as: ClientCompatibility.self)
      #expect((0...1).contains(match.compatibilityScore))
      let analysis = try #require(match.detailedAnalysis)
      #expect(analysis.hasPrefix(match.summary ?? "-") && analysis.split(separator: "\n").count > 1)
      #expect(match.summary?.isEmpty == false && match.strengths?.isEmpty == false && match.challenges?.isEmpty == false)
    }
  }

  @Test func juneComparesTwoPeople() async throws {
    try await TestServer().run { browser in
      let june = InstalledApp(browser: browser, release: .june)
      let user =
        #"{"birth_date":"1990-06-15","birth_time":"14:30","timezone":"America\/New_York","latitude":40.7128,"longitude":-74.006}"#
      let partner =
        #"{"name":"Bo","birth_date":"1992-02-03","birth_time":"08:10","timezone":"UTC","latitude":51.5,"longitude":0}"#
      let match = try await june.ask(
        .post, "/api/v1/match",
        body: #"{"user":\#(user),"partner":\#(partner),"matchType":"romantic","systems":["vedic","chinese"]}"#, as: JuneMatch.self
      )
      #expect((0...100).contains(match.overallScore) && (0...36).contains(match.vedicScore) && !match.synastryAspects.isEmpty)
      #expect(match.userChart?["Sun"]?["degree"] != nil && match.partnerChart?.count == 13)
      let first = try await june.send(
        .post, "/api/match/compatibility", body: #"{"person1":\#(ClientBirth.full),"person2":\#(ClientBirth.partner)}"#)
      #expect(first.status == .ok && first.number("overallScore") != nil)
    }
  }
}
