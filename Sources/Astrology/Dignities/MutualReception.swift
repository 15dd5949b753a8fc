/// Two planets, each in a dignity of the other.
///
/// Lilly, Christian Astrology (1647), p. 112.
public struct MutualReception: Sendable, Hashable {
  /// By what the two receive each other.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// Each in the other's domicile.
    case domicile
    /// One in the other's domicile, and that one in the exaltation of the first.
    case mixed
    /// Each in the other's exaltation.
    case exaltation
  }

  /// The planet that comes first in the chart.
  public let first: ClassicalPlanet
  /// The planet that receives it and is received.
  public let second: ClassicalPlanet
  /// By what they receive each other.
  public let kind: Kind

  /// The reception of two planets by their signs, if they receive each other: where several kinds hold, the first of ``Kind``.
  public init?(
    _ first: ClassicalPlanet, in firstSign: ZodiacSign, and second: ClassicalPlanet, in secondSign: ZodiacSign
  ) {
    guard first != second else { return nil }
    let homes = (firstSign.domicileRuler == second, secondSign.domicileRuler == first)
    let thrones = (firstSign.exaltationRuler == second, secondSign.exaltationRuler == first)
    if homes.0 && homes.1 {
      kind = .domicile
    } else if (homes.0 && thrones.1) || (thrones.0 && homes.1) {
      kind = .mixed
    } else if thrones.0 && thrones.1 {
      kind = .exaltation
    } else {
      return nil
    }
    self.first = first
    self.second = second
  }

  /// All receptions of a chart. With an unknown time a planet that changes its sign during the day receives nothing.
  public static func all(in chart: NatalChart) -> [MutualReception] {
    let signs: [(planet: ClassicalPlanet, sign: ZodiacSign)] = chart.placements.compactMap { placement in
      guard let planet = ClassicalPlanet(placement.body), let sign = chart.sign(of: .body(placement.body)) else { return nil }
      return (planet, sign)
    }
    var found: [MutualReception] = []
    for (index, one) in signs.enumerated() {
      for other in signs.dropFirst(index + 1) {
        if let reception = MutualReception(one.planet, in: one.sign, and: other.planet, in: other.sign) {
          found.append(reception)
        }
      }
    }
    return found
  }
}
