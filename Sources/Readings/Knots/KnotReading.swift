public import Astrology

/// A knot of a chart told whole in a paragraph, with the strongest reason why this chart has it.
public struct KnotReading: Sendable, Hashable {
  /// What the knot is called in files and in what is kept: `answers-too-soon`.
  public let id: String
  /// The habit in plain words, as said of somebody.
  public let name: String
  /// The paragraph.
  public let text: String
  /// The points that the reason rests on; those of a condition that speaks of no point, such as one on elements, are none.
  public let points: [ChartPoint]
  /// The angle between them that the reason tells; `nil` when it rests on something else, and for a birth without its hour, when no
  /// orb is known to the minute.
  public let aspect: Aspect?
  /// Whether the reason rests on houses, angles or the horizon.
  public let needsTime: Bool

  /// How strong the strongest reason that is an angle must be, beside the strongest of all, to be the one that is told: an angle is more
  /// this person's own than a sign, and can be drawn.
  private static let anglesCount = 0.5

  /// Tells a knot that a chart holds; `nil` when none of its reasons has a sentence that is true of the chart.
  public init?(_ held: Knots.Held, in chart: NatalChart, language: Language) {
    var told: (reason: KnotReason, fact: String, aspect: Aspect?)?
    for reason in held.reasons {
      if let told, reason.strength < told.reason.strength * Self.anglesCount { break }
      let aspect = chart.angles == nil ? nil : reason.aspect(in: chart)
      guard told == nil || aspect != nil, let fact = reason.facts(in: language.knots, language: language).first else { continue }
      told = (reason, fact, aspect)
      if aspect != nil { break }
    }
    guard let told else { return nil }
    id = held.knot.id
    name = held.knot.name
    text = held.knot.portrait.filled([("fact", told.fact)])
    points = told.reason.points
    needsTime = told.reason.condition.needsTime
    aspect = told.aspect
  }

  /// The knots of a chart, told whole, strongest and rarest first; six to ten.
  public static func all(of chart: NatalChart, language: Language) -> [KnotReading] {
    Knots(chart, catalog: language.knots).held.compactMap { KnotReading($0, in: chart, language: language) }
  }
}
