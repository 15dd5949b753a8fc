/// One of the five super-groups of the twenty-three meters. The raw value is the name on the wire.
public enum MeterGroup: String, Sendable, Hashable, CaseIterable {
  case overview = "overview_super_group"
  case innerWorld = "inner_world_super_group"
  case outerWorld = "outer_world_super_group"
  case evolution = "evolution_super_group"
  case deeperDimensions = "deeper_dimensions_super_group"

  /// The meters it is the mean of, in their order.
  public var members: [Meter] { Meter.allCases.filter { $0.group == self } }

  /// What a member counts in the mean, 0.5 … 2 (docs/meters.md).
  public static func weight(of meter: Meter) -> Double {
    switch meter {
    case .overallIntensity, .overallHarmony, .mentalClarity, .emotionalIntensity, .physicalEnergy, .careerAmbition: 2
    case .decisionQuality, .communicationFlow, .relationshipHarmony, .emotionalResilience, .motivationDrive, .opportunityWindow,
      .challengeIntensity, .transformationPressure:
      1.5
    case .conflictRisk, .innovationBreakthrough, .intuitionSpirituality, .karmicLessons: 1
    case .fireEnergy, .earthEnergy, .airEnergy, .waterEnergy: 0.7
    case .socialCollective: 0.5
    }
  }

  /// Its place in ``allCases``, 0 … 4.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
