/// One of the seventeen meters of the later view, in five groups. The raw value is the name on the wire.
public enum ModernMeter: String, Sendable, Hashable, CaseIterable {
  case clarity, focus, communication
  case resilience, connections, vulnerability
  case energy, drive, strength
  case vision, flow, intuition, creativity
  case momentum, ambition, evolution, circle

  /// The group that counts it; every meter has exactly one.
  public var group: ModernMeterGroup {
    switch self {
    case .clarity, .focus, .communication: .mind
    case .resilience, .connections, .vulnerability: .heart
    case .energy, .drive, .strength: .body
    case .vision, .flow, .intuition, .creativity: .instincts
    case .momentum, .ambition, .evolution, .circle: .growth
    }
  }

  /// Its place in ``allCases``, 0 … 16.
  package var index: Int { Self.places[self] ?? 0 }

  private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
