import HTTPTypes
import Testing

/// The periods of a life, as the newest release reads them.
struct ClientDashas: Decodable {
  struct Period: Decodable {
    let lord, start, end: String
    let durationYears, durationMonths, durationDays: Double?
  }
  struct Scores: Decodable {
    let career, relationships, health, spiritual: Double
  }
  struct Strength: Decodable {
    struct Factors: Decodable {
      let debilitationComponent, exaltationComponent: Double?
    }
    struct Positional: Decodable {
      let dignity: String?
      let score: Double?
      let factors: Factors?
    }
    struct Temporal: Decodable {
      let dayNight, retrograde: Double?
    }
    struct Components: Decodable {
      let directional: Double?
      let positional: Positional?
      let temporal: Temporal?
    }
    let planet: String
    let overallScore: Double
    let strengthLabel, dignity: String
    let components: Components?
  }
  struct Impact: Decodable {
    let lord, tone, toneDescription: String
    let scores: Scores
    let strength: Strength
  }
  struct Start: Decodable {
    let lord: String
    let balanceYears: Double
  }
  struct Dasha: Decodable {
    let birthDate, targetDate: String
    let startingDasha: Start
    let mahadasha: Period
    let antardasha, pratyantardasha: Period?
    let allAntardashas, allPratyantardashas, upcomingMahadashas: [Period]?
  }
  struct Current: Decodable {
    let mahadasha: Period
    let antardasha, pratyantardasha: Period?
    let narrative: String
  }
  struct Analysis: Decodable {
    let mahadashaImpact, antardashaImpact: Impact
    let combinedScores: Scores
  }
  struct Keywords: Decodable {
    let mahadasha, antardasha: [String]
  }
  struct Rest: Decodable {
    let currentLord, nextLord, endsOn: String?
    let daysRemaining: Int?
    let monthsRemaining, yearsRemaining: Double?
  }
  struct Timing: Decodable {
    let mahadasha, antardasha, pratyantardasha: Rest?
  }
  struct Compared: Decodable {
    let dashaLord, tone, toneDescription: String
    let impactScores: Scores
    let keywords: [String]
    let strength: Strength
  }
  struct Comparison: Decodable {
    let current, next: Compared
    let deltas: Scores?
    let majorShifts: [String]?
    let transitionSummary: String?
  }
  struct Insights: Decodable {
    let currentKeywords, nextKeywords, preparationTips: [String]?
    let currentLord, nextLord, summary, timeRemaining: String?
    let daysUntil: Int?
    let impactComparison: Comparison?
  }
  struct Transitions: Decodable {
    let timing: Timing?
    let insights: Insights?
    let impactComparison: Comparison?
    let nextKeywords, preparationTips: [String]?
    let nextLord, summary, timeRemaining: String?
  }
  struct Guide: Decodable {
    let title, level, lord: String
    let duration, overview, advice: String?
    let keywords, opportunities, challenges, typicalExperiences: [String]?
  }
  struct Step: Decodable {
    let step: Int
    let title, description: String
  }
  struct Explanation: Decodable {
    let title, nakshatra, nakshatraLord: String?
    let moonLongitude, balanceYears: Double?
    let steps: [Step]?
  }
  struct Education: Decodable {
    let mahadashaGuide, antardashaGuide: Guide?
    let calculationExplanation: Explanation?
  }
  struct Planet: Decodable {
    let sign: String?
    let house: Int?
  }
  struct Snapshot: Decodable {
    let lagna: String?
    let planets: [String: Planet]?
  }
  let dasha: Dasha
  let currentPeriod: Current
  let impactAnalysis: Analysis
  let planetaryKeywords: Keywords
  let transitions: Transitions?
  let education: Education?
  let natalSnapshot: Snapshot?
}

@Suite struct DashaClientTests {
  @Test func thePeriodsOfALifeDecode() async throws {
    try await TestServer().run { browser in
      let body = #"""
        {"birthData":\#(ClientBirth.short),"targetDate":"2026-11-21","targetTime":"12:00","includeTransitions":true,"includeEducation":true}
        """#
      let life = try await InstalledApp(browser: browser).ask(
        .post, "/api/v1/astrology/dashas/complete", body: body, isSnakeCase: true, as: ClientDashas.self)
      // Read as `yyyy-MM-dd` only.
      #expect(life.currentPeriod.mahadasha.start.count == 10 && life.dasha.upcomingMahadashas?.count == 3)
      let rest = try #require(life.transitions?.timing?.mahadasha)
      #expect(rest.currentLord != nil && rest.nextLord != nil && rest.endsOn?.count == 10)
      #expect((0...100).contains(life.impactAnalysis.mahadashaImpact.strength.overallScore))
      #expect(life.impactAnalysis.mahadashaImpact.strength.components?.positional?.dignity != nil)
      #expect(life.natalSnapshot?.planets?["moon"]?.house != nil)
    }
  }
}
