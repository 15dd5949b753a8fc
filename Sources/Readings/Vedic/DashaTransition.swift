public import Astrology

/// How one mahadasha hands over to the next, told from the measure of both.
public struct DashaTransition: Sendable, Hashable {
  /// The areas in which the voices differ by two points of ten or more, as `career: 1.4, then 6.2`.
  public let shifts: [String]
  /// The handing over in a sentence or two.
  public let summary: String

  /// Compares the bearings of two lords on a chart.
  public init(from current: DashaBearing, to next: DashaBearing) {
    func rounded(_ score: Double) -> Double { (score * 10).rounded() / 10 }
    let changes = LifeArea.allCases.map { area in
      (area: area, from: rounded(current.score(of: area)), to: rounded(next.score(of: area)))
    }
    let large = changes.filter { abs($0.to - $0.from) >= 2 }
    shifts = large.map { "\($0.area.name): \($0.from), then \($0.to)" }
    let opening = "\(current.lord.openingPhrase) hands over to \(next.lord.phrase)."
    let growing = large.filter { $0.to > $0.from }.map { $0.area.phrase }
    let shrinking = large.filter { $0.to < $0.from }.map { $0.area.phrase }
    let change =
      switch (growing.isEmpty, shrinking.isEmpty) {
      case (true, true): Language.english.dashas.sameWeight
      case (false, true): "More is said about \(EnglishNumber.list(growing))."
      case (true, false): "Less is said about \(EnglishNumber.list(shrinking))."
      case (false, false): "More is said about \(EnglishNumber.list(growing)), less about \(EnglishNumber.list(shrinking))."
      }
    summary = "\(opening) \(change)"
  }
}

extension LifeArea {
  /// The area within a sentence.
  var phrase: String {
    switch self {
    case .career: "work and standing"
    case .relationships: "partners and friends"
    case .health: "the body and its habits"
    case .spiritual: "faith and retreat"
    }
  }
}
