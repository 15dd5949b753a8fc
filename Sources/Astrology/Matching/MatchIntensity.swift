/// How strongly two charts speak to each other, in five steps of a score from 0 to 100.
public enum MatchIntensity: UInt8, Sendable, Hashable, CaseIterable {
  case gentle, moderate, strong, intense, peak

  /// Below 40, from 40, 55, 70 and 85. A score on another scale must be brought to 0 … 100 first.
  public init(score: Double) {
    switch score {
    case 85...: self = .peak
    case 70..<85: self = .intense
    case 55..<70: self = .strong
    case 40..<55: self = .moderate
    default: self = .gentle
    }
  }

  /// The name on the wire.
  public var name: String {
    switch self {
    case .gentle: "gentle"
    case .moderate: "moderate"
    case .strong: "strong"
    case .intense: "intense"
    case .peak: "peak"
    }
  }
}
