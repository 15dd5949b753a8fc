public import Astrology

/// The knots of a birth chart: what this person recognizably does, strongest and rarest first.
///
/// Pure: the same chart gives the same knots. Without a birth time only what holds at every hour of the day counts, and the measure is
/// that of other people without one.
public struct Knots: Sendable {
  /// A knot that a chart shows.
  public struct Held: Sendable, Identifiable {
    /// The knot.
    public let knot: Knot
    /// What the conditions come to that hold: weight by tightness by rank of the points.
    public let strength: Double
    /// The share of people who show it less, 0 … 1.
    public let standing: Double
    /// The conditions that hold, strongest first.
    public let reasons: [KnotReason]

    public var id: String { knot.id }
  }

  /// Six to ten, those above the line first by standing.
  public let held: [Held]

  /// The standing from which a knot counts as this person's own, and how many a person has at least and at most.
  static let line = 0.835
  static let counts = 6...10

  /// The knots of a chart; fewer than six only for one that lacks the bodies that conditions ask for.
  public init(_ chart: NatalChart, catalog: KnotCatalog = .english) {
    let all = Self.ranked(chart, catalog: catalog)
    held = Array(all.prefix(Self.count(of: all)))
  }

  /// How many of the ranked knots count as the person's own.
  static func count(of ranked: [Held]) -> Int {
    let above = ranked.prefix { $0.standing >= line }.count
    return min(max(above, counts.lowerBound), counts.upperBound, ranked.count)
  }

  /// Every knot of which anything holds, by standing.
  static func ranked(_ chart: NatalChart, catalog: KnotCatalog) -> [Held] {
    let sky = KnotSky(chart)
    let scales = chart.angles == nil ? catalog.untimed : catalog.timed
    var all: [Held] = []
    for (knot, scale) in zip(catalog.knots, scales) {
      let reasons = reasons(for: knot, in: sky)
      guard !reasons.isEmpty else { continue }
      let strength = reasons.reduce(0) { $0 + $1.strength }
      all.append(Held(knot: knot, strength: strength, standing: scale.standing(of: strength), reasons: reasons))
    }
    // Equal standings keep an order that does not hang on the order of the files.
    return all.sorted { ($1.standing, $1.strength, $0.id) < ($0.standing, $0.strength, $1.id) }
  }

  private static func reasons(for knot: Knot, in sky: KnotSky) -> [KnotReason] {
    var reasons: [KnotReason] = []
    for condition in knot.conditions {
      if let reason = KnotReason(condition, in: sky) { reasons.append(reason) }
    }
    return reasons.sorted { ($1.strength, $0.condition.line) < ($0.strength, $1.condition.line) }
  }
}
