import Astrology

/// The twenty-three classic meters (docs/meters.md).
///
/// Where a filter of the first implementation left meters silent on many days (its mental clarity on every fourth, its conflict risk on
/// three of four), the bodies and angles it named are chief here and all others count a little; the Moon, who touches every point four times
/// a week or so, is the trigger in all of them. House-only meters have a chief planet too, which also serves charts without a birth time.
extension MeterDefinition {
  static func classic(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .overallIntensity, .overallHarmony: overview(meter)
    case .mentalClarity, .decisionQuality, .communicationFlow: mind(meter)
    case .emotionalIntensity, .relationshipHarmony, .emotionalResilience: emotions(meter)
    case .physicalEnergy, .conflictRisk, .motivationDrive: body(meter)
    case .careerAmbition, .opportunityWindow: career(meter)
    case .challengeIntensity, .transformationPressure, .innovationBreakthrough: evolution(meter)
    case .fireEnergy, .earthEnergy, .airEnergy, .waterEnergy: elements(meter)
    case .intuitionSpirituality, .karmicLessons, .socialCollective: beyond(meter)
    }
  }

  /// Two different questions: how much is going on (what is slow and what strains weighs most), and how well it agrees (the lights and the
  /// benefics, and what flows).
  private static func overview(_ meter: Meter) -> MeterDefinition {
    meter == .overallIntensity
      ? MeterDefinition(
        points: [.sun: 1, .moon: 1, .ascendant: 1, .midheaven: 0.8, .mercury: 0.6, .venus: 0.5, .mars: 0.6], otherPoints: 0.3,
        bodies: [.moon: 0.7, .mercury: 0.6, .venus: 0.4, .sun: 0.8, .jupiter: 0.7, .node: 0.5], angles: [1, 0.8, 1, 0.8, 1])
      : MeterDefinition(
        points: [.sun: 1, .moon: 1, .venus: 1, .jupiter: 0.7, .ascendant: 0.5], otherPoints: 0.1,
        bodies: [.moon: 0.8, .venus: 1.2, .jupiter: 1.2, .sun: 0.6], otherBodies: 0.2, angles: [0.8, 1.1, 1, 1.1, 1])
  }

  private static func mind(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .mentalClarity:
      MeterDefinition(
        points: [.mercury: 1, .sun: 0.2], houses: [3: 0.6], withoutHouses: [.uranus: 0.2],
        bodies: [.mercury: 1.2, .venus: 1, .mars: 1, .moon: 0.8],
        otherBodies: 0.2, retrograde: [.mercury: 0.6])
    case .decisionQuality:
      MeterDefinition(points: [.saturn: 0.8, .jupiter: 0.6, .neptune: 0.5])
    default:
      MeterDefinition(points: [.mercury: 0.7, .venus: 0.4, .mars: 0.4], bodies: [.mercury: 0.6, .mars: 0.7])
    }
  }

  private static func emotions(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .emotionalIntensity: MeterDefinition(points: [.moon: 1, .pluto: 0.6, .venus: 0.4], withoutHouses: [.neptune: 0.3])
    case .relationshipHarmony:
      MeterDefinition(
        points: [.venus: 1, .ascendant: 0.3], houses: [7: 0.7], withoutHouses: [.jupiter: 0.25, .sun: 0.2],
        retrograde: [.venus: 0.7])
    default:
      MeterDefinition(
        points: [.moon: 0.6, .saturn: 0.6], houses: [4: 0.7], withoutHouses: [.venus: 0.5, .sun: 0.3, .jupiter: 0.2],
        angles: [0.8, 1.2, 0.8, 1.2, 0.8])
    }
  }

  private static func body(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .physicalEnergy:
      MeterDefinition(points: [.sun: 1, .mars: 0.4, .ascendant: 0.4], withoutHouses: [.jupiter: 0.2], retrograde: [.mars: 0.65])
    case .conflictRisk:
      MeterDefinition(
        points: [.pluto: 1, .mars: 0.7, .sun: 0.2, .saturn: 0.2], bodies: [.mars: 1.2, .saturn: 1.2, .pluto: 1.2, .moon: 0.7],
        otherBodies: 0.2,
        angles: [0.6, 0.25, 0.6, 0.25, 1], retrograde: [.mars: 0.65])
    default:
      MeterDefinition(points: [.mars: 0.9, .jupiter: 0.6, .sun: 0.2], angles: [1.1, 1, 0.8, 1, 0.8], retrograde: [.mars: 0.65])
    }
  }

  private static func career(_ meter: Meter) -> MeterDefinition {
    meter == .careerAmbition
      ? MeterDefinition(
        points: [.saturn: 0.6, .midheaven: 0.8, .sun: 0.2], houses: [10: 0.8], withoutHouses: [.sun: 0.5, .mars: 0.3],
        bodies: [.saturn: 1.2, .mars: 1.2, .sun: 1.2, .moon: 0.8], otherBodies: 0.3, retrograde: [.saturn: 0.7])
      : MeterDefinition(points: [.jupiter: 1, .venus: 0.2, .node: 0.2], retrograde: [.jupiter: 0.7])
  }

  private static func evolution(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .challengeIntensity:
      MeterDefinition(
        points: [.saturn: 1, .mars: 0.6, .pluto: 0.2, .sun: 0.1], bodies: [.saturn: 1.2, .uranus: 1.2, .pluto: 1.2, .moon: 0.8],
        otherBodies: 0.3,
        angles: [0.4, 0.2, 1.2, 0.2, 0.6])
    case .transformationPressure: MeterDefinition(points: [.pluto: 0.9, .uranus: 0.8, .neptune: 0.7])
    default:
      MeterDefinition(
        points: [.uranus: 1, .mercury: 0.4, .jupiter: 0.2, .sun: 0.1], bodies: [.uranus: 1.5, .mercury: 0.6, .moon: 0.7],
        otherBodies: 0.3)
    }
  }

  /// Seven tenths of a point's weight need the element's sign at birth, as the first implementation's 70 % of context. A moving body
  /// counts when it is the element's own, or stands in one of its signs today; the Moon goes through all four in ten days.
  private static func elements(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .fireEnergy:
      MeterDefinition(otherPoints: 1, bodies: [.sun: 1, .mars: 1, .jupiter: 1], otherBodies: 0, element: .fire)
    case .earthEnergy: MeterDefinition(otherPoints: 1, bodies: [.venus: 1, .saturn: 1], otherBodies: 0, element: .earth)
    case .airEnergy: MeterDefinition(otherPoints: 1, bodies: [.mercury: 1, .uranus: 1], otherBodies: 0, element: .air)
    default:
      MeterDefinition(otherPoints: 1, bodies: [.moon: 0.3, .neptune: 1, .pluto: 1], otherBodies: 0, element: .water)
    }
  }

  private static func beyond(_ meter: Meter) -> MeterDefinition {
    switch meter {
    case .intuitionSpirituality:
      MeterDefinition(points: [.neptune: 1, .moon: 0.4], houses: [12: 0.7], withoutHouses: [.jupiter: 0.4, .venus: 0.2])
    case .karmicLessons: MeterDefinition(points: [.node: 1, .saturn: 0.4, .pluto: 0.15], houses: [12: 0.4])
    default:
      MeterDefinition(
        points: [.uranus: 0.5], otherPoints: 0.08, houses: [11: 1], withoutHouses: [.saturn: 0.35, .jupiter: 0.2],
        bodies: [.uranus: 1.2, .neptune: 1.2, .pluto: 1.2, .moon: 0.8], otherBodies: 0.4)
    }
  }
}
