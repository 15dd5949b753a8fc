public import Astrology
public import Readings

/// One of two people who are compared.
public struct MatchSide: Sendable {
  let asked: AskedBirth
  let vedic: VedicBirth
  let manglik: Manglik
  let animal: ChineseAnimal?

  /// One side of a comparison.
  ///
  /// - Parameters:
  ///   - asked: whose chart it is, with the tropical figure.
  ///   - vedic: the same birth with its sidereal chart.
  ///   - houses: which houses of Mars count.
  ///   - animal: of the birth year; `nil` where the calendar does not reach or is not asked.
  public init(
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
public struct VedicMatch: Sendable {
  /// The eight kootas.
  public let kootas: MutualAshtakoota
  /// The least and the most that unknown hours allow; `nil` when both are known.
  public let range: ClosedRange<Double>?

  /// Compares two Moons.
  init(_ first: VedicBirth, _ second: VedicBirth, bride: MutualAshtakoota.Bride?, policy: KootaPolicy) {
    kootas = MutualAshtakoota(
      firstMoon: first.chart.place(of: .moon).longitude, secondMoon: second.chart.place(of: .moon).longitude, bride: bride,
      policy: policy)
    range =
      first.isTimeKnown && second.isTimeKnown
      ? nil
      : MutualAshtakoota.totals(firstMoon: first.moonRange, secondMoon: second.moonRange, bride: bride, policy: policy)
  }

  /// The sum on the scale of the other scores, 0 … 100.
  public var percent: Double { kootas.total / 36 * 100 }
}
