/// What to tell first of a spread.
public enum Highlight: Sendable, Hashable {
  case triad(TriadFinding)
  case journey(Journey)
  case progression(SuitProgression)
  /// Two courts, or a council of three or more, by where they lie.
  case courts(positions: [Int])
  case dyad(DyadFinding)

  /// How soon it is told, 1 … 7; `nil` for what is not told.
  public var priority: Int? {
    switch self {
    case .triad(let finding): finding.isComplete ? 1 : 5
    case .journey(let journey):
      switch journey.strength {
      case .strong: 2
      case .moderate: 4
      case .minimal: 6
      }
    case .progression(let progression): progression.isStrong ? 3 : 6
    case .courts(let positions): positions.count >= 3 ? 3 : 6
    case .dyad(let finding):
      switch finding.dyad.weight {
      case .high: 4
      case .mediumHigh: 7
      case .medium: nil
      }
    }
  }

  /// The five weightiest at most: of the heavy pairs two, of the unfinished triads the one whose cards lie on the weightiest positions.
  static func all(of analysis: SpreadAnalysis) -> [Highlight] {
    let spread = analysis.draw.spread
    func weight(_ finding: TriadFinding) -> Double { finding.positions.reduce(0) { $0 + spread.weight(at: $1) } }
    var found: [Highlight] = []
    for finding in analysis.triads where finding.isComplete { found.append(.triad(finding)) }
    if let journey = analysis.journey { found.append(.journey(journey)) }
    for progression in analysis.progressions { found.append(.progression(progression)) }
    if analysis.courts.count >= 2 { found.append(.courts(positions: analysis.courts)) }
    for finding in analysis.dyads.filter({ $0.dyad.weight == .high }).prefix(2) { found.append(.dyad(finding)) }
    var best: TriadFinding?
    for finding in analysis.triads where !finding.isComplete {
      if let held = best, weight(held) >= weight(finding) { continue }
      best = finding
    }
    if let best { found.append(.triad(best)) }
    for finding in analysis.dyads where finding.dyad.weight == .mediumHigh { found.append(.dyad(finding)) }
    // In the order of priority, and as they stand within one.
    var ordered: [Highlight] = []
    for priority in 1...7 { ordered += found.filter { $0.priority == priority } }
    return Array(ordered.prefix(5))
  }
}
