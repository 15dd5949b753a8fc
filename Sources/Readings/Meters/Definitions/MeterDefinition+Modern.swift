/// The seventeen modern meters (docs/meters.md) with the planets, houses and retrograde factors of the original.
///
/// Planets that its table gives to several meters of a group are chief in one of them only, and each meter has moving bodies of its own.
/// The meters of the Moon have a second planet, which serves charts whose Moon is not known.
extension MeterDefinition {
  static func modern(_ meter: ModernMeter) -> MeterDefinition {
    switch meter.group {
    case .mind: mindOfSeventeen(meter)
    case .heart: heart(meter)
    case .body: bodyOfSeventeen(meter)
    case .instincts: instincts(meter)
    case .growth: growth(meter)
    }
  }

  private static func mindOfSeventeen(_ meter: ModernMeter) -> MeterDefinition {
    switch meter {
    case .clarity:
      MeterDefinition(
        points: [.sun: 0.7, .mercury: 0.5], houses: [9: 0.5], withoutHouses: [.jupiter: 0.3],
        bodies: [.sun: 1, .mercury: 1, .jupiter: 1, .moon: 0.9],
        otherBodies: 0.4, retrograde: [.mercury: 0.6])
    case .focus:
      MeterDefinition(
        points: [.mercury: 0.6, .saturn: 0.3], houses: [6: 0.6, 8: 0.5], withoutHouses: [.saturn: 0.4, .pluto: 0.25],
        bodies: [.saturn: 1, .mars: 1, .mercury: 1, .moon: 0.9],
        otherBodies: 0.4, angles: [1.2, 0.6, 1.2, 0.8, 1], retrograde: [.mercury: 0.7])
    default:
      MeterDefinition(
        points: [.mercury: 0.8], houses: [3: 0.6, 7: 0.5], withoutHouses: [.mars: 0.2, .venus: 0.2],
        bodies: [.mercury: 1, .venus: 1, .uranus: 1, .moon: 0.9],
        otherBodies: 0.4, angles: [1, 1.2, 0.7, 1.2, 0.8], retrograde: [.mercury: 0.5])
    }
  }

  private static func heart(_ meter: ModernMeter) -> MeterDefinition {
    switch meter {
    case .resilience:
      MeterDefinition(
        points: [.moon: 1, .saturn: 0.2], houses: [4: 0.6], withoutHouses: [.saturn: 0.4, .jupiter: 0.4, .venus: 0.2],
        bodies: [.saturn: 1, .jupiter: 1, .sun: 1, .moon: 0.9],
        otherBodies: 0.5)
    case .connections:
      MeterDefinition(
        points: [.venus: 1, .moon: 0.25], houses: [7: 0.6], withoutHouses: [.mars: 0.25, .sun: 0.2], retrograde: [.venus: 0.7])
    default:
      MeterDefinition(
        points: [.neptune: 0.7, .moon: 0.5], houses: [12: 0.6], withoutHouses: [.pluto: 0.4, .venus: 0.15],
        bodies: [.neptune: 1, .pluto: 1, .mars: 1, .moon: 0.9],
        otherBodies: 0.5)
    }
  }

  private static func bodyOfSeventeen(_ meter: ModernMeter) -> MeterDefinition {
    switch meter {
    case .energy:
      MeterDefinition(
        points: [.sun: 1, .ascendant: 0.3], houses: [1: 0.5, 5: 0.4], withoutHouses: [.mars: 0.25, .jupiter: 0.2])
    case .drive:
      MeterDefinition(
        points: [.mars: 1], houses: [1: 0.4, 10: 0.4], withoutHouses: [.sun: 0.2, .pluto: 0.25], retrograde: [.mars: 0.65])
    default:
      MeterDefinition(
        points: [.saturn: 0.55, .mars: 0.5, .moon: 0.35], houses: [6: 0.6], withoutHouses: [.mars: 0.8, .mercury: 0.3],
        bodies: [.saturn: 1, .mars: 1, .sun: 1, .moon: 0.9],
        otherBodies: 0.5)
    }
  }

  private static func instincts(_ meter: ModernMeter) -> MeterDefinition {
    switch meter {
    case .vision:
      MeterDefinition(
        points: [.jupiter: 1, .sun: 0.3], houses: [9: 0.5, 10: 0.3], withoutHouses: [.uranus: 0.15], retrograde: [.jupiter: 0.8])
    case .flow:
      MeterDefinition(
        points: [.neptune: 1, .jupiter: 0.15], houses: [11: 0.6], withoutHouses: [.jupiter: 0.35, .node: 0.25],
        angles: [1, 1.2, 0.7, 1.2, 0.8])
    case .intuition:
      MeterDefinition(
        points: [.uranus: 1, .neptune: 0.3], houses: [8: 0.4, 9: 0.3], withoutHouses: [.mercury: 0.2],
        retrograde: [.uranus: 0.8, .neptune: 0.8])
    default:
      MeterDefinition(
        points: [.venus: 0.5, .neptune: 0.35], houses: [5: 0.8], withoutHouses: [.sun: 0.5],
        bodies: [.venus: 1, .neptune: 1, .sun: 1, .moon: 0.9],
        otherBodies: 0.5, retrograde: [.venus: 0.7, .neptune: 0.8])
    }
  }

  private static func growth(_ meter: ModernMeter) -> MeterDefinition {
    switch meter {
    case .momentum:
      MeterDefinition(
        points: [.jupiter: 0.5, .venus: 0.3], houses: [2: 0.7, 11: 0.3], withoutHouses: [.venus: 0.5, .mars: 0.3],
        bodies: [.jupiter: 1, .venus: 1, .mars: 1, .moon: 0.9],
        otherBodies: 0.5, retrograde: [.jupiter: 0.7, .venus: 0.7])
    case .ambition:
      MeterDefinition(
        points: [.saturn: 0.9, .midheaven: 0.5], houses: [10: 0.6], withoutHouses: [.mars: 0.3, .sun: 0.2],
        retrograde: [.saturn: 0.8])
    case .evolution:
      MeterDefinition(
        points: [.uranus: 0.4, .jupiter: 0.3, .pluto: 0.4], houses: [5: 0.3, 8: 0.5, 11: 0.3],
        bodies: [.uranus: 1, .pluto: 1, .jupiter: 1, .moon: 0.9], otherBodies: 0.5, retrograde: [.jupiter: 0.8, .uranus: 0.8])
    default:
      MeterDefinition(
        points: [.venus: 0.45, .mercury: 0.3], houses: [11: 0.9], withoutHouses: [.saturn: 0.2, .uranus: 0.4],
        bodies: [.venus: 1, .mercury: 1, .uranus: 1, .moon: 0.9],
        otherBodies: 0.5)
    }
  }
}
