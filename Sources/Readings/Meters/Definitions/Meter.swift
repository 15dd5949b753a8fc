/// One of the twenty-three meters: how much of a part of life the day's sky touches, and how kindly.
///
/// The raw value is the name on the wire. What each meter looks at stands in `MeterDefinition`.
public enum Meter: String, Sendable, Hashable, CaseIterable {
  case overallIntensity = "overall_intensity"
  case overallHarmony = "overall_harmony"
  case mentalClarity = "mental_clarity"
  case decisionQuality = "decision_quality"
  case communicationFlow = "communication_flow"
  case emotionalIntensity = "emotional_intensity"
  case relationshipHarmony = "relationship_harmony"
  case emotionalResilience = "emotional_resilience"
  case physicalEnergy = "physical_energy"
  case conflictRisk = "conflict_risk"
  case motivationDrive = "motivation_drive"
  case careerAmbition = "career_ambition"
  case opportunityWindow = "opportunity_window"
  case challengeIntensity = "challenge_intensity"
  case transformationPressure = "transformation_pressure"
  case innovationBreakthrough = "innovation_breakthrough"
  case fireEnergy = "fire_energy"
  case earthEnergy = "earth_energy"
  case airEnergy = "air_energy"
  case waterEnergy = "water_energy"
  case intuitionSpirituality = "intuition_spirituality"
  case karmicLessons = "karmic_lessons"
  case socialCollective = "social_collective"

  /// The super-group that counts it; every meter has exactly one.
  public var group: MeterGroup {
    switch self {
    case .overallIntensity, .overallHarmony: .overview
    case .mentalClarity, .decisionQuality, .communicationFlow, .emotionalIntensity, .relationshipHarmony, .emotionalResilience:
      .innerWorld
    case .physicalEnergy, .conflictRisk, .motivationDrive, .careerAmbition, .opportunityWindow: .outerWorld
    case .challengeIntensity, .transformationPressure, .innovationBreakthrough: .evolution
    case .fireEnergy, .earthEnergy, .airEnergy, .waterEnergy, .intuitionSpirituality, .karmicLessons, .socialCollective:
      .deeperDimensions
    }
  }

  /// The part of life it belongs to: what the wire calls a meter's `group`.
  public var domain: MeterDomain {
    switch self {
    case .overallIntensity, .overallHarmony: .overview
    case .mentalClarity, .decisionQuality, .communicationFlow: .mind
    case .emotionalIntensity, .relationshipHarmony, .emotionalResilience: .emotions
    case .physicalEnergy, .conflictRisk, .motivationDrive: .body
    case .careerAmbition, .opportunityWindow: .career
    case .challengeIntensity, .transformationPressure, .innovationBreakthrough: .evolution
    case .fireEnergy, .earthEnergy, .airEnergy, .waterEnergy: .elements
    case .intuitionSpirituality, .karmicLessons: .spiritual
    case .socialCollective: .collective
    }
  }

  /// Its place in ``allCases``, 0 … 22.
  package var index: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

/// The part of life that a ``Meter`` belongs to; the raw value is the name on the wire.
public enum MeterDomain: String, Sendable, Hashable, CaseIterable {
  case overview, mind, emotions, body, career, evolution, elements, spiritual, collective
}
