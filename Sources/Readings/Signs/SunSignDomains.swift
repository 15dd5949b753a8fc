/// A Sun sign in the eight parts of life.
public struct SunSignDomains: Codable, Sendable, Hashable {
  public struct Love: Codable, Sendable, Hashable {
    public var style, needs, gives, challenges, attracts, communicationStyle: String
  }

  public struct Family: Codable, Sendable, Hashable {
    public var friendshipStyle, parentingStyle, childhoodNeeds, familyRole, siblingDynamics: String
  }

  public struct Path: Codable, Sendable, Hashable {
    public var careerStrengths: [String]
    public var workStyle, leadershipApproach, idealWorkEnvironment, growthArea: String
  }

  public struct Growth: Codable, Sendable, Hashable {
    public var growthPath: String
    public var healingModalities: [String]
    public var stressTriggers, stressReliefPractices, mindfulnessApproach: String
  }

  public struct Finance: Codable, Sendable, Hashable {
    public var moneyMindset, earningStyle, spendingPatterns, abundanceLesson, financialAdvisoryNote: String
  }

  public struct Purpose: Codable, Sendable, Hashable {
    public var spiritualPath, soulMission: String
    public var spiritualPractices: [String]
    public var connectionToDivine: String
  }

  public struct Home: Codable, Sendable, Hashable {
    public var homeNeeds, decoratingStyle, locationPreferences, relationshipToSpace, seasonalHomeAdjustments: String
  }

  public struct Decisions: Codable, Sendable, Hashable {
    public var decisionMakingStyle, decisionTips, whenStuck, crisisResponse, adviceForMajorChoices: String
  }

  public var loveAndRelationships: Love
  public var familyAndFriendships: Family
  public var pathAndProfession: Path
  public var personalGrowthAndWellbeing: Growth
  public var financeAndAbundance: Finance
  public var lifePurposeAndSpirituality: Purpose
  public var homeAndEnvironment: Home
  public var decisionsAndCrossroads: Decisions
}
