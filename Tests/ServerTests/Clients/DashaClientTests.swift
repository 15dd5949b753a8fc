import HTTPTypes
import Testing

/// The periods of a life, as the newest release reads them.
struct ClientDashas: Decodable {
  struct Period: Decodable {
    let lord, start, end: String
    let durationYears, durationMonths, durationDays: Double?
    private enum CodingKeys: String, CodingKey {
      case lord, start, end
      case durationYears = "duration_years"
      case durationMonths = "duration_months"
      case durationDays = "duration_days"
    }
  }
  struct Scores: Decodable {
    let career, relationships, health, spiritual: Double
  }
  struct Strength: Decodable {
    struct Factors: Decodable {
      let debilitationComponent, exaltationComponent: Double?
      private enum CodingKeys: String, CodingKey {
        case debilitationComponent = "debilitation_component"
        case exaltationComponent = "exaltation_component"
      }
    }
    struct Positional: Decodable {
      let dignity: String?
      let score: Double?
      let factors: Factors?
    }
    struct Temporal: Decodable {
      let dayNight, retrograde: Double?
      private enum CodingKeys: String, CodingKey {
        case retrograde
        case dayNight = "day_night"
      }
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
    private enum CodingKeys: String, CodingKey {
      case planet, dignity, components
      case overallScore = "overall_score"
      case strengthLabel = "strength_label"
    }
  }
  struct Impact: Decodable {
    let lord, tone, toneDescription: String
    let scores: Scores
    let strength: Strength
    private enum CodingKeys: String, CodingKey {
      case lord, tone, scores, strength
      case toneDescription = "tone_description"
    }
  }
  struct Start: Decodable {
    let lord: String
    let balanceYears: Double
    private enum CodingKeys: String, CodingKey {
      case lord
      case balanceYears = "balance_years"
    }
  }
  struct Dasha: Decodable {
    let birthDate, targetDate: String
    let startingDasha: Start
    let mahadasha: Period
    let antardasha, pratyantardasha: Period?
    let allAntardashas, allPratyantardashas, upcomingMahadashas: [Period]?
    private enum CodingKeys: String, CodingKey {
      case mahadasha, antardasha, pratyantardasha
      case birthDate = "birth_date"
      case targetDate = "target_date"
      case startingDasha = "starting_dasha"
      case allAntardashas = "all_antardashas"
      case allPratyantardashas = "all_pratyantardashas"
      case upcomingMahadashas = "upcoming_mahadashas"
    }
  }
  struct Current: Decodable {
    let mahadasha: Period
    let antardasha, pratyantardasha: Period?
    let narrative: String
  }
  struct Analysis: Decodable {
    let mahadashaImpact, antardashaImpact: Impact
    let combinedScores: Scores
    private enum CodingKeys: String, CodingKey {
      case mahadashaImpact = "mahadasha_impact"
      case antardashaImpact = "antardasha_impact"
      case combinedScores = "combined_scores"
    }
  }
  struct Keywords: Decodable {
    let mahadasha, antardasha: [String]
  }
  struct Rest: Decodable {
    let currentLord, nextLord, endsOn: String?
    let daysRemaining: Int?
    let monthsRemaining, yearsRemaining: Double?
    private enum CodingKeys: String, CodingKey {
      case currentLord = "current_lord"
      case nextLord = "next_lord"
      case endsOn = "ends_on"
      case daysRemaining = "days_remaining"
      case monthsRemaining = "months_remaining"
      case yearsRemaining = "years_remaining"
    }
  }
  struct Timing: Decodable {
    let mahadasha, antardasha, pratyantardasha: Rest?
  }
  struct Compared: Decodable {
    let dashaLord, tone, toneDescription: String
    let impactScores: Scores
    let keywords: [String]
    let strength: Strength
    private enum CodingKeys: String, CodingKey {
      case tone, keywords, strength
      case dashaLord = "dasha_lord"
      case toneDescription = "tone_description"
      case impactScores = "impact_scores"
    }
  }
  struct Comparison: Decodable {
    let current, next: Compared
    let deltas: Scores?
    let majorShifts: [String]?
    let transitionSummary: String?
    private enum CodingKeys: String, CodingKey {
      case current, next, deltas
      case majorShifts = "major_shifts"
      case transitionSummary = "transition_summary"
    }
  }
  struct Insights: Decodable {
    let currentKeywords, nextKeywords, preparationTips: [String]?
    let currentLord, nextLord, summary, timeRemaining: String?
    let daysUntil: Int?
    let impactComparison: Comparison?
    private enum CodingKeys: String, CodingKey {
      case summary
      case currentKeywords = "current_keywords"
      case nextKeywords = "next_keywords"
      case preparationTips = "preparation_tips"
      case currentLord = "current_lord"
      case nextLord = "next_lord"
      case timeRemaining = "time_remaining"
      case daysUntil = "days_until"
      case impactComparison = "impact_comparison"
    }
  }
  struct Transitions: Decodable {
    let timing: Timing?
    let insights: Insights?
    let impactComparison: Comparison?
    let nextKeywords, preparationTips: [String]?
    let nextLord, summary, timeRemaining: String?
    private enum CodingKeys: String, CodingKey {
      case timing, insights, summary
      case impactComparison = "impact_comparison"
      case nextKeywords = "next_keywords"
      case preparationTips = "preparation_tips"
      case nextLord = "next_lord"
      case timeRemaining = "time_remaining"
    }
  }
  struct Guide: Decodable {
    let title, level, lord: String
    let duration, overview, advice: String?
    let keywords, opportunities, challenges, typicalExperiences: [String]?
    private enum CodingKeys: String, CodingKey {
      case title, level, lord, duration, overview, advice, keywords, opportunities, challenges
      case typicalExperiences = "typical_experiences"
    }
  }
  struct Step: Decodable {
    let step: Int
    let title, description: String
  }
  struct Explanation: Decodable {
    let title, nakshatra, nakshatraLord: String?
    let moonLongitude, balanceYears: Double?
    let steps: [Step]?
    private enum CodingKeys: String, CodingKey {
      case title, nakshatra, steps
      case nakshatraLord = "nakshatra_lord"
      case moonLongitude = "moon_longitude"
      case balanceYears = "balance_years"
    }
  }
  struct Education: Decodable {
    let mahadashaGuide, antardashaGuide: Guide?
    let calculationExplanation: Explanation?
    private enum CodingKeys: String, CodingKey {
      case mahadashaGuide = "mahadasha_guide"
      case antardashaGuide = "antardasha_guide"
      case calculationExplanation = "calculation_explanation"
    }
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
  private enum CodingKeys: String, CodingKey {
    case dasha, transitions, education
    case currentPeriod = "current_period"
    case impactAnalysis = "impact_analysis"
    case planetaryKeywords = "planetary_keywords"
    case natalSnapshot = "natal_snapshot"
  }
}

@Suite struct DashaClientTests {
  @Test func thePeriodsOfALifeDecode() async throws {
    try await TestServer().run { browser in
      let body = #"""
        {"birthData":\#(ClientBirth.short),"targetDate":"2026-11-21","targetTime":"12:00","includeTransitions":true,"includeEducation":true}
        """#
      let life = try await InstalledApp(browser: browser).ask(
        .post, "/api/v1/astrology/dashas/complete", body: body, as: ClientDashas.self)
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
