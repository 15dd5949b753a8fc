/// What is held to lift a yoga or to take from it.
public struct YogaCancellation: Sendable, Hashable {
  /// Why a yoga is held to be lifted or lessened.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A graha of it is debilitated, combust, in an enemy's sign.
    case debilitated, combust, inEnemySign
    /// Of Kemadruma: another graha with the Moon, in a kendra from it, in a kendra from the lagna.
    case withMoon, inKendraFromMoon, inKendraFromLagna
    /// Of Shakata: the Moon in a kendra from the lagna.
    case moonInKendra
    /// Of a nabhasa: another one that goes before it.
    case anotherNabhasa
  }

  /// Why.
  public let reason: Reason
  /// Who does it; `nil` for ``Reason/anotherNabhasa``.
  public let graha: Graha?
}

/// A yoga that a chart has.
public struct YogaFormation: Sendable, Hashable {
  /// The yoga.
  public let yoga: Yoga
  /// What makes it.
  public let condition: YogaCondition
  /// What is held to lift it or to take from it; empty when nothing does.
  public let cancellations: [YogaCancellation]

  /// Whether something is held to lift it or to take from it.
  public var isCancelled: Bool { !cancellations.isEmpty }
}
