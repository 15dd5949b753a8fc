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
  public init(_ formation: YogaFormation, language: Language) {
    self.formation = formation
    meaning = language.yogas.meaning(formation.yoga)
    because = YogaSentence(formation.condition, language).text
    relief = Self.relief(formation.cancellations, language)
  }

  private static func relief(_ cancellations: [YogaCancellation], _ language: Language) -> String? {
    guard !cancellations.isEmpty else { return nil }
    let clauses = YogaCancellation.Reason.allCases.compactMap { reason in
      clause(reason, of: cancellations.filter { $0.reason == reason }, language)
    }
    return language.book.filled("yoga-line relief", ("clauses", language.counts.list(clauses)))
  }

  private static func clause(
    _ reason: YogaCancellation.Reason, of cancellations: [YogaCancellation], _ language: Language
  ) -> String? {
    guard !cancellations.isEmpty else { return nil }
    let key =
      switch reason {
      case .debilitated: "debilitated"
      case .combust: "combust"
      case .inEnemySign: "inEnemySign"
      case .withMoon: "withMoon"
      case .inKendraFromMoon: "inKendraFromMoon"
      case .inKendraFromLagna, .moonInKendra: "inKendraFromLagna"
      case .anotherNabhasa: "anotherNabhasa"
      }
    guard reason != .anotherNabhasa else { return language.book.text("yoga-line relief \(key)") }
    let names = language.counts.list(cancellations.compactMap { $0.graha.map { language.names.phrase($0) } })
    return language.book.filled("yoga-line relief \(key) \(cancellations.count == 1 ? "one" : "many")", ("names", names))
  }
}
