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
  /// The eight kootas of every nakshatra and sign that the hours allow: one comparison when both are known.
  private let possible: [MutualAshtakoota]
  /// Who is taken for the bride, and by which rules.
  package let bride: MutualAshtakoota.Bride?
  package let policy: KootaPolicy
  /// Whether both hours are known.
  private let isTimeKnown: Bool

  /// Compares two Moons.
  fileprivate init(_ first: VedicBirth, _ second: VedicBirth, bride: MutualAshtakoota.Bride?, policy: KootaPolicy) {
    isTimeKnown = first.isTimeKnown && second.isTimeKnown
    possible =
      isTimeKnown
      ? [
        MutualAshtakoota(
          firstMoon: first.chart.place(of: .moon).longitude, secondMoon: second.chart.place(of: .moon).longitude, bride: bride,
          policy: policy)
      ] : MutualAshtakoota.all(firstMoon: first.moonRange, secondMoon: second.moonRange, bride: bride, policy: policy)
    self.bride = bride
    self.policy = policy
  }

  /// What is the same whatever the hours; `nil` where they decide.
  package func certain<Value: Equatable>(_ value: (MutualAshtakoota) -> Value) -> Value? {
    let first = value(possible[0])
    return possible.allSatisfy { value($0) == first } ? first : nil
  }

  /// Between what a number of points lies.
  private func bounds(_ points: (MutualAshtakoota) -> Double) -> ClosedRange<Double> {
    let all = possible.map(points)
    return all.reduce(all[0]...all[0]) { min($0.lowerBound, $1)...max($0.upperBound, $1) }
  }

  /// Reasons for which a dosha is held to be lifted, whatever the hours.
  package func cancellations(_ found: (Ashtakoota) -> [KootaCancellation]) -> [KootaCancellation] {
    found(possible[0].firstAsBride).filter { reason in possible.allSatisfy { found($0.firstAsBride).contains(reason) } }
  }

  /// The sum, 0 … 36; `nil` where the hours decide.
  package var total: Double? { certain(\.total) }

  /// The least and the most that unknown hours allow; `nil` when both are known.
  package var range: ClosedRange<Double>? { isTimeKnown ? nil : bounds(\.total) }

  /// The points of one koota, the same as a range where the hours decide.
  package func range(of koota: Koota) -> ClosedRange<Double> { bounds { $0.points(of: koota) } }

  /// The sum on the scale of the other scores, 0 … 100; of a range the middle.
  package var percent: Double {
    let sums = bounds(\.total)
    return (sums.lowerBound + sums.upperBound) / 2 / 36 * 100
  }

  /// How strong the match is; `nil` where the hours decide.
  package var intensity: MatchIntensity? { certain { MatchIntensity(score: $0.total / 36 * 100) } }
}

/// Two people compared in some systems.
package struct Match: Sendable {
  package let first: MatchSide
  package let second: MatchSide
  let matchType: String?
  /// The score of two tropical charts; `nil` when it was not asked for, and when nothing that it is made of is certain.
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
    let score = systems.contains(.western) ? SynastryScore(first.chart, second.chart) : nil
    western = score?.parts.isEmpty == true ? nil : score
    synastry = Synastry(first.chart, second.chart)
    vedic = systems.contains(.vedic) ? VedicMatch(first.vedic, second.vedic, bride: bride, policy: policy) : nil
    if systems.contains(.chinese), let one = first.animal, let other = second.animal {
      chinese = AnimalMatch(one, other)
    } else {
      chinese = nil
    }
  }

  /// The plain mean of the systems, each from 0 to 100; of the kootas the middle of their range where the hours decide.
  package var overall: Double {
    let scores = [western?.total, vedic?.percent, chinese.map { Double($0.score()) }].compactMap(\.self)
    return scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
  }

  /// Whether both hours are known.
  var isTimeKnown: Bool { first.chart.day == nil && second.chart.day == nil }

  /// What unknown hours leave out.
  var warnings: [VedicNotice] {
    let unknown = [(first, "person1"), (second, "person2")].filter { $0.0.chart.houses == nil }.map(\.1)
    guard !unknown.isEmpty else { return [] }
    return [
      .timeUnknown(
        "This is so for \(unknown.joined(separator: " and ")): Ascendant and houses are left out, the Moon’s aspects too, and what is told holds "
          + "at every hour of that day. Of the kootas that the hour decides there is the range, and overall counts the middle of it."
      )
    ]
  }
}
