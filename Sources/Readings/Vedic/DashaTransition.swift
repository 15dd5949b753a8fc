public import Astrology

/// How one mahadasha hands over to the next, told from the measure of both.
public struct DashaTransition: Sendable, Hashable {
  /// The areas in which the voices differ by two points of ten or more, as `career: 1.4, then 6.2`.
  public let shifts: [String]
  /// The handing over in a sentence or two.
  public let summary: String

  /// Compares the bearings of two lords on a chart.
  public init(from current: DashaBearing, to next: DashaBearing, language: Language) {
    func rounded(_ score: Double) -> Double { (score * 10).rounded() / 10 }
    let changes = LifeArea.allCases.map { area in
      (area: area, from: rounded(current.score(of: area)), to: rounded(next.score(of: area)))
    }
    let large = changes.filter { abs($0.to - $0.from) >= 2 }
    shifts = large.map {
      language.book.filled("dasha-line shift", ("area", $0.area.name), ("from", "\($0.from)"), ("to", "\($0.to)"))
    }
    func told(_ line: String, _ values: (name: String, value: String)...) -> String {
      language.book.phrase("dasha-line \(line)").filled(values)
    }
    let names = language.names
    let opening = told(
      "handover", ("Graha", Language.opening(names.phrase(current.lord))), ("graha", names.phrase(next.lord)))
    func areas(_ name: String, _ chosen: [LifeArea]) -> (name: String, value: String) {
      (name, language.counts.list(chosen.map { language.book.text("life-area \($0.name)") }))
    }
    let growing = large.filter { $0.to > $0.from }.map(\.area)
    let shrinking = large.filter { $0.to < $0.from }.map(\.area)
    let change =
      switch (growing.isEmpty, shrinking.isEmpty) {
      case (true, true): language.dashas.sameWeight
      case (false, true): told("more", areas("more", growing))
      case (true, false): told("less", areas("less", shrinking))
      case (false, false): told("both", areas("more", growing), areas("less", shrinking))
      }
    summary = "\(opening) \(change)"
  }
}
