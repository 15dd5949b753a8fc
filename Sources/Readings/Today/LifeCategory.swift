import Astrology
import Ephemeris

/// The eight parts of a life that a reading speaks to. The raw values are the names on the wire.
public enum LifeCategory: String, Codable, Sendable, Hashable, CaseIterable {
  case loveRelationships = "love_relationships"
  case familyFriendships = "family_friendships"
  case pathProfession = "path_profession"
  case personalGrowth = "personal_growth"
  case financeAbundance = "finance_abundance"
  case purposeSpirituality = "purpose_spirituality"
  case homeEnvironment = "home_environment"
  case decisionsCrossroads = "decisions_crossroads"

  /// The part of life that people mean by a word they put on an entry, when it is a plain one; whatever its case.
  public init?(tag: String) {
    let word = tag.lowercased().trimmingPrefix("#")
    guard let found = LifeCategory.allCases.first(where: { $0.tags.contains(String(word)) || $0.rawValue == word }) else {
      return nil
    }
    self = found
  }

  private var tags: Set<String> {
    switch self {
    case .loveRelationships: ["love", "relationship", "relationships", "partner", "dating", "marriage", "breakup", "crush"]
    case .familyFriendships:
      [
        "family", "friend", "friends", "friendship", "mother", "mom", "mum", "father", "dad", "sister", "brother", "kids",
        "children",
      ]
    case .pathProfession: ["work", "job", "career", "boss", "office", "study", "school", "colleagues"]
    case .personalGrowth:
      ["growth", "self", "health", "body", "sleep", "therapy", "anxiety", "rest", "habits", "wellbeing", "well-being"]
    case .financeAbundance: ["money", "finance", "finances", "debt", "rent", "savings", "salary"]
    case .purposeSpirituality: ["purpose", "meaning", "spirit", "spirituality", "faith", "dream", "dreams", "meditation"]
    case .homeEnvironment: ["home", "house", "apartment", "moving", "garden", "neighbors", "neighbours"]
    case .decisionsCrossroads: ["decision", "decisions", "choice", "crossroads", "change", "future"]
    }
  }

  /// The name of its file of texts.
  var key: String {
    switch self {
    case .loveRelationships: "love"
    case .familyFriendships: "family"
    case .pathProfession: "path"
    case .personalGrowth: "growth"
    case .financeAbundance: "finance"
    case .purposeSpirituality: "purpose"
    case .homeEnvironment: "home"
    case .decisionsCrossroads: "decisions"
    }
  }

  /// The points of a chart that rule this part of life, with how much each has to say, 0 … 1. Natural significators, as in W. Lilly,
  /// *Christian Astrology* (1647), book I, for the seven; the weights are our own.
  func rank(of point: ChartPoint) -> Double {
    switch (self, point) {
    case (.loveRelationships, .body(.venus)): 1
    case (.loveRelationships, .body(.moon)), (.loveRelationships, .body(.mars)): 0.7
    case (.loveRelationships, .ascendant): 0.5
    case (.familyFriendships, .body(.moon)): 1
    case (.familyFriendships, .body(.mercury)): 0.7
    case (.familyFriendships, .body(.jupiter)), (.familyFriendships, .body(.venus)): 0.5
    case (.familyFriendships, .body(.saturn)): 0.4
    case (.pathProfession, .midheaven): 1
    case (.pathProfession, .body(.saturn)), (.pathProfession, .body(.sun)): 0.8
    case (.pathProfession, .body(.mars)), (.pathProfession, .body(.mercury)): 0.6
    case (.personalGrowth, .body(.sun)), (.personalGrowth, .ascendant): 0.9
    case (.personalGrowth, .body(.moon)), (.personalGrowth, .body(.pluto)): 0.6
    case (.personalGrowth, .body(.mars)): 0.5
    case (.financeAbundance, .body(.jupiter)), (.financeAbundance, .body(.venus)): 0.9
    case (.financeAbundance, .body(.saturn)): 0.6
    case (.financeAbundance, .body(.mercury)): 0.4
    case (.purposeSpirituality, .body(.neptune)), (.purposeSpirituality, .body(.jupiter)): 1
    case (.purposeSpirituality, .body(.sun)), (.purposeSpirituality, .body(.pluto)): 0.6
    case (.purposeSpirituality, .body(.uranus)): 0.4
    case (.homeEnvironment, .body(.moon)): 0.9
    case (.homeEnvironment, .body(.venus)), (.homeEnvironment, .body(.saturn)): 0.6
    case (.homeEnvironment, .midheaven): 0.6
    case (.decisionsCrossroads, .body(.mercury)): 1
    case (.decisionsCrossroads, .body(.saturn)), (.decisionsCrossroads, .body(.uranus)): 0.6
    case (.decisionsCrossroads, .body(.mars)), (.decisionsCrossroads, .body(.jupiter)): 0.5
    default: 0.1
    }
  }

  /// The houses of this part of life.
  var houses: Set<Int> {
    switch self {
    case .loveRelationships: [5, 7]
    case .familyFriendships: [3, 4, 11]
    case .pathProfession: [6, 10]
    case .personalGrowth: [1, 6, 12]
    case .financeAbundance: [2, 8]
    case .purposeSpirituality: [9, 12]
    case .homeEnvironment: [4]
    case .decisionsCrossroads: [3, 7, 9]
    }
  }
}
