/// A part of life that a period may speak about.
public enum LifeArea: UInt8, Sendable, Hashable, CaseIterable {
  case career, relationships, health, spiritual

  /// The English name, in lower case.
  public var name: String {
    switch self {
    case .career: "career"
    case .relationships: "relationships"
    case .health: "health"
    case .spiritual: "spiritual"
    }
  }

  /// The houses of it, the chief one first (significations: Brihat Parashara Hora Shastra ch. 11; the choice of three is ours).
  ///
  /// Career: the tenth with work and savings. Relationships: the seventh with affection and friends. Health: the first with illness and
  /// length of life. Spiritual: the ninth with retreat and mantra.
  public var houses: [Int] {
    switch self {
    case .career: [10, 6, 2]
    case .relationships: [7, 5, 11]
    case .health: [1, 6, 8]
    case .spiritual: [9, 12, 5]
    }
  }
}

/// What binds a graha to a house of a chart.
public enum HouseTie: UInt8, Sendable, Hashable, CaseIterable {
  /// It stands in it.
  case occupies
  /// It rules the sign of it.
  case rules
  /// A node, which rules nothing: the lord of its sign rules it.
  case rulesThroughSignLord
  /// It looks on it in full.
  case aspects
  /// It is its natural significator.
  case signifies

  /// The name in one English word or a few, run together.
  public var name: String {
    switch self {
    case .occupies: "occupies"
    case .rules: "rules"
    case .rulesThroughSignLord: "rulesThroughSignLord"
    case .aspects: "aspects"
    case .signifies: "signifies"
    }
  }

  /// How much the tie counts. Our own weights: presence above rule, rule above look and signification.
  public var weight: Double {
    switch self {
    case .occupies: 1
    case .rules: 0.8
    case .rulesThroughSignLord: 0.5
    case .aspects, .signifies: 0.4
    }
  }
}

/// The natural significators of the houses.
public enum HouseSignificator {
  /// Sun, Jupiter, Mars, Moon, Jupiter, Mars, Venus, Saturn, Jupiter, Mercury, Jupiter, Saturn for the houses 1 … 12 (Brihat Parashara Hora
  /// Shastra ch. 32.34).
  public static func graha(ofHouse house: Int) -> Graha {
    let order: [Graha] = [.sun, .jupiter, .mars, .moon, .jupiter, .mars, .venus, .saturn, .jupiter, .mercury, .jupiter, .saturn]
    return order[(house - 1) % 12]
  }
}
