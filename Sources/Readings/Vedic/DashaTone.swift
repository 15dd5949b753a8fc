public import Astrology

/// How easily the lord of a period does its work, told in three steps.
public enum DashaTone: String, Sendable, Hashable, CaseIterable {
  case supportive, mixed, demanding

  /// By the lord’s strength at birth. The bounds are the thirds of the lords of random births, 0.51 and 0.38.
  public init(_ strength: DashaStrength) {
    switch strength.overall {
    case 0.51...: self = .supportive
    case 0.38..<0.51: self = .mixed
    default: self = .demanding
    }
  }

  /// The tone of a lord in a sentence.
  public func sentence(of lord: Graha, language: Language) -> String {
    let voice = language.dashas.voice(of: lord)
    switch self {
    case .supportive: return voice.supportive
    case .mixed: return voice.mixed
    case .demanding: return voice.demanding
    }
  }
}

extension DashaStrength {
  /// `very_strong` for the best twentieth of the lords of random births (0.72 and more), `strong` from 0.55, `moderate` from 0.35,
  /// `weak` for the last quarter.
  public var label: String {
    switch overall {
    case 0.72...: "very_strong"
    case 0.55..<0.72: "strong"
    case 0.35..<0.55: "moderate"
    default: "weak"
    }
  }
}
