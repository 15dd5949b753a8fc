/// What kind of trouble somebody writes of.
public enum CrisisCategory: String, Sendable, Hashable, CaseIterable {
  /// Wanting to die, to end one’s life, to hurt oneself; or fearing it of somebody else.
  case selfHarm = "self-harm"
  /// A mind at the end of its strength: panic that does not end, voices, no hope at all.
  case mentalHealth = "mental-health-crisis"
  /// A body that needs help at once.
  case medical = "medical-emergency"
  /// Being hurt, threatened or forced by somebody, now or before.
  case abuse
  /// Wanting to hurt somebody else.
  case violence

  /// The place in the order in which one is answered first.
  var order: Int {
    switch self {
    case .selfHarm: 0
    case .medical: 1
    case .abuse: 2
    case .violence: 3
    case .mentalHealth: 4
    }
  }
}

/// How pressing it sounds.
public enum CrisisSeverity: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// It may be meant; help is named, and the reading stands beside it.
  case concern
  /// It is said plainly.
  case serious
  /// A plan, a means, a moment; something that is happening now.
  case acute

  init?(named name: Substring) {
    switch name {
    case "concern": self = .concern
    case "serious": self = .serious
    case "acute": self = .acute
    default: return nil
    }
  }

  /// The name on the wire: `serious`.
  public var name: String {
    switch self {
    case .concern: "concern"
    case .serious: "serious"
    case .acute: "acute"
    }
  }

  public static func < (one: CrisisSeverity, other: CrisisSeverity) -> Bool { one.rawValue < other.rawValue }
}

/// Crisis language that was found in a text.
public struct CrisisFinding: Sendable, Hashable {
  /// What kind of trouble.
  public let category: CrisisCategory
  /// How pressing it sounds.
  public let severity: CrisisSeverity
  /// Whether somebody else is in danger, of whom the writer is afraid: another person’s wish to die.
  public let isOfAnother: Bool
  /// The words that say so, as they are compared. For tests and for looking into a false alarm; never shown, logged or kept.
  public let words: String
}
