public import Astrology

/// The paragraph at the head of a birth chart: its first knot told whole, with the strongest reason why this chart has it.
public struct KnotReading: Sendable {
  /// The knot that is told.
  public let knot: Knot
  /// What the paragraph rests on.
  public let reason: KnotReason
  /// The paragraph.
  public let text: String

  /// Tells a knot that a chart holds; `nil` when none of its reasons has a sentence that is true of the chart.
  public init?(_ held: Knots.Held, catalog: KnotCatalog, language: Language) {
    for reason in held.reasons {
      guard let fact = reason.facts(in: catalog, language: language).first else { continue }
      knot = held.knot
      self.reason = reason
      text = held.knot.portrait.filled([("fact", fact)])
      return
    }
    return nil
  }

  /// The first paragraph of a chart; `nil` for a chart without knots.
  public init?(_ chart: NatalChart, catalog: KnotCatalog = .english, language: Language) {
    guard let first = Knots(chart, catalog: catalog).held.first else { return nil }
    self.init(first, catalog: catalog, language: language)
  }
}
