public import Astrology

/// A yoga in words: its name, what the tradition says of it, and why this chart has it.
public struct YogaReading: Sendable, Hashable {
  /// What the words rest on.
  public let formation: YogaFormation
  /// What the tradition says, one sentence.
  public let meaning: String
  /// What makes the yoga in this chart, one sentence.
  public let because: String
  /// What is held to lift or lessen it, one sentence; `nil` when nothing is.
  public let relief: String?

  /// The Sanskrit name.
  public var name: String { formation.yoga.name }

  /// The words of a yoga. Every one has its words.
  public init(_ formation: YogaFormation) {
    self.formation = formation
    meaning = Language.english.yogas.meaning(formation.yoga)
    because = YogaSentence(formation.condition).text
    relief = Self.relief(formation.cancellations)
  }

  private static func relief(_ cancellations: [YogaCancellation]) -> String? {
    guard !cancellations.isEmpty else { return nil }
    let clauses = YogaCancellation.Reason.allCases.compactMap { reason in
      clause(reason, of: cancellations.filter { $0.reason == reason })
    }
    return "Many texts lift or lessen it here, because \(YogaSentence.list(clauses))."
  }

  private static func clause(_ reason: YogaCancellation.Reason, of cancellations: [YogaCancellation]) -> String? {
    guard !cancellations.isEmpty else { return nil }
    let names = YogaSentence.list(cancellations.compactMap { $0.graha.map { YogaSentence.name($0) } })
    let isOne = cancellations.count == 1
    switch reason {
    case .debilitated: return "\(names) \(isOne ? "is in its hardest sign" : "are in their hardest signs")"
    case .combust: return "\(names) \(isOne ? "is" : "are") lost in the Sun’s light"
    case .inEnemySign: return "\(names) \(isOne ? "is in an unfriendly sign" : "are in unfriendly signs")"
    case .withMoon: return "\(names) \(isOne ? "stands" : "stand") with the Moon"
    case .inKendraFromMoon: return "\(names) \(isOne ? "is in an angle" : "are in angles") from the Moon"
    case .inKendraFromLagna, .moonInKendra: return "\(names) \(isOne ? "is in an angle" : "are in angles") from the Ascendant"
    case .anotherNabhasa: return "another figure of the seven goes before it"
    }
  }
}
