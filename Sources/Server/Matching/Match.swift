package import Astrology
package import Readings
import Wire

/// One of two people who are compared.
package struct MatchSide: Sendable {
  let asked: AskedBirth
  let vedic: VedicBirth
  package let manglik: Manglik
  let animal: ChineseAnimal?

  /// One side of a comparison.
  ///
  /// - Parameters:
  ///   - asked: whose chart it is, with the tropical figure.
  ///   - vedic: the same birth with its sidereal chart.
  ///   - houses: which houses of Mars count.
  ///   - animal: of the birth year; `nil` where the calendar does not reach or is not asked.
  package init(
    _ asked: AskedBirth, _ vedic: VedicBirth, manglikHouses houses: Manglik.HousePolicy = .common, animal: ChineseAnimal?
  ) {
    self.asked = asked
    self.vedic = vedic
    manglik = vedic.manglik(houses)
    self.animal = animal
  }

  /// The tropical chart.
  var chart: NatalChart { asked.chart }
}

/// The Vedic part of a comparison.
package struct VedicMatch: Sendable {
  /// The eight kootas.
  package let kootas: MutualAshtakoota
  /// The least and the most that unknown hours allow; `nil` when both are known.
  package let range: ClosedRange<Double>?

  /// Compares two Moons.
  fileprivate init(_ first: VedicBirth, _ second: VedicBirth, bride: MutualAshtakoota.Bride?, policy: KootaPolicy) {
    kootas = MutualAshtakoota(
      firstMoon: first.chart.place(of: .moon).longitude, secondMoon: second.chart.place(of: .moon).longitude, bride: bride,
      policy: policy)
    range =
      first.isTimeKnown && second.isTimeKnown
      ? nil
      : MutualAshtakoota.totals(firstMoon: first.moonRange, secondMoon: second.moonRange, bride: bride, policy: policy)
  }

  /// The sum on the scale of the other scores, 0 … 100.
  package var percent: Double { kootas.total / 36 * 100 }
}

/// Two people compared in some systems.
package struct Match: Sendable {
  package let first: MatchSide
  package let second: MatchSide
  let matchType: String?
  /// The score of two tropical charts; `nil` when it was not asked for.
  package let western: SynastryScore?
  /// The aspects of one chart to the other.
  let synastry: Synastry
  /// The kootas; `nil` when they were not asked for.
  package let vedic: VedicMatch?
  /// The animals; `nil` when they were not asked for or the calendar does not reach.
  package let chinese: AnimalMatch?

  /// Compares two people.
  ///
  /// - Parameter bride: who is taken for the bride; when it is not said both ways are reckoned.
  package init(
    _ first: MatchSide, _ second: MatchSide, matchType: String? = nil, systems: [ChartSystem], bride: MutualAshtakoota.Bride?,
    policy: KootaPolicy
  ) {
    self.first = first
    self.second = second
    self.matchType = matchType
    western = systems.contains(.western) ? SynastryScore(first.chart, second.chart) : nil
    synastry = Synastry(first.chart, second.chart)
    vedic = systems.contains(.vedic) ? VedicMatch(first.vedic, second.vedic, bride: bride, policy: policy) : nil
    if systems.contains(.chinese), let one = first.animal, let other = second.animal {
      chinese = AnimalMatch(one, other)
    } else {
      chinese = nil
    }
  }

  /// The plain mean of the systems, each from 0 to 100.
  package var overall: Double {
    let scores = [western?.total, vedic?.percent, chinese.map { Double($0.score()) }].compactMap(\.self)
    return scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
  }

  /// What unknown hours leave out.
  var warnings: [VedicNotice] {
    let unknown = [(first, "person1"), (second, "person2")].filter { $0.0.chart.houses == nil }.map(\.1)
    guard !unknown.isEmpty else { return [] }
    return [
      .timeUnknown(
        "This is so for \(unknown.joined(separator: " and ")): Ascendant and houses are left out, the Moon’s aspects too, and the kootas are "
          + "those of local noon with the range that the day allows.")
    ]
  }
}
