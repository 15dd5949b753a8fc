/// A system of terms (bounds): each sign cut into five unequal parts, given to the five planets that are not lights.
public enum Terms: UInt8, Sendable, Hashable, CaseIterable {
  /// Those of the Egyptians, which most of antiquity used: Ptolemy, Tetrabiblos I.20 (Robbins); Vettius Valens I.3; Dorotheus.
  case egyptian
  /// Those that Ptolemy says he found in an old book: Tetrabiblos I.21, as edited by Robbins (Loeb, 1940).
  ///
  /// Manuscripts differ; in this edition the planets' totals are those that both systems must have (57, 79, 66, 82, 76). Lilly's
  /// table comes from another branch and is not this one.
  case ptolemaic

  /// The five terms of a sign, in order.
  public func terms(of sign: ZodiacSign) -> [Term] {
    let row = rows(of: sign)
    var start = 0
    return row.map { entry in
      defer { start += entry.degrees }
      return Term(ruler: entry.ruler, sign: sign, startDegree: start, lengthDegrees: entry.degrees)
    }
  }

  /// The term that holds a longitude in degrees; any finite value.
  public func term(at longitude: Double) -> Term {
    let position = ZodiacPosition(longitude: longitude)
    let row = rows(of: position.sign)
    var index = 0
    var start = 0
    while index < row.count - 1, Double(start + row[index].degrees) <= position.degreesInSign {
      start += row[index].degrees
      index += 1
    }
    return Term(ruler: row[index].ruler, sign: position.sign, startDegree: start, lengthDegrees: row[index].degrees)
  }

  private func rows(of sign: ZodiacSign) -> [(ruler: ClassicalPlanet, degrees: Int)] {
    self == .egyptian ? Self.egyptianRow(sign) : Self.ptolemaicRow(sign)
  }

  private static func egyptianRow(_ sign: ZodiacSign) -> [(ruler: ClassicalPlanet, degrees: Int)] {
    switch sign {
    case .aries: [(.jupiter, 6), (.venus, 6), (.mercury, 8), (.mars, 5), (.saturn, 5)]
    case .taurus: [(.venus, 8), (.mercury, 6), (.jupiter, 8), (.saturn, 5), (.mars, 3)]
    case .gemini: [(.mercury, 6), (.jupiter, 6), (.venus, 5), (.mars, 7), (.saturn, 6)]
    case .cancer: [(.mars, 7), (.venus, 6), (.mercury, 6), (.jupiter, 7), (.saturn, 4)]
    case .leo: [(.jupiter, 6), (.venus, 5), (.saturn, 7), (.mercury, 6), (.mars, 6)]
    case .virgo: [(.mercury, 7), (.venus, 10), (.jupiter, 4), (.mars, 7), (.saturn, 2)]
    case .libra: [(.saturn, 6), (.mercury, 8), (.jupiter, 7), (.venus, 7), (.mars, 2)]
    case .scorpio: [(.mars, 7), (.venus, 4), (.mercury, 8), (.jupiter, 5), (.saturn, 6)]
    case .sagittarius: [(.jupiter, 12), (.venus, 5), (.mercury, 4), (.saturn, 5), (.mars, 4)]
    case .capricorn: [(.mercury, 7), (.jupiter, 7), (.venus, 8), (.saturn, 4), (.mars, 4)]
    case .aquarius: [(.mercury, 7), (.venus, 6), (.jupiter, 7), (.mars, 5), (.saturn, 5)]
    case .pisces: [(.venus, 12), (.jupiter, 4), (.mercury, 3), (.mars, 9), (.saturn, 2)]
    }
  }

  private static func ptolemaicRow(_ sign: ZodiacSign) -> [(ruler: ClassicalPlanet, degrees: Int)] {
    switch sign {
    case .aries: [(.jupiter, 6), (.venus, 8), (.mercury, 7), (.mars, 5), (.saturn, 4)]
    case .taurus: [(.venus, 8), (.mercury, 7), (.jupiter, 7), (.saturn, 2), (.mars, 6)]
    case .gemini: [(.mercury, 7), (.jupiter, 6), (.venus, 7), (.mars, 6), (.saturn, 4)]
    case .cancer: [(.mars, 6), (.jupiter, 7), (.mercury, 7), (.venus, 7), (.saturn, 3)]
    case .leo: [(.jupiter, 6), (.mercury, 7), (.saturn, 6), (.venus, 6), (.mars, 5)]
    case .virgo: [(.mercury, 7), (.venus, 6), (.jupiter, 5), (.saturn, 6), (.mars, 6)]
    case .libra: [(.saturn, 6), (.venus, 5), (.mercury, 5), (.jupiter, 8), (.mars, 6)]
    case .scorpio: [(.mars, 6), (.venus, 7), (.jupiter, 8), (.mercury, 6), (.saturn, 3)]
    case .sagittarius: [(.jupiter, 8), (.venus, 6), (.mercury, 5), (.saturn, 6), (.mars, 5)]
    case .capricorn: [(.venus, 6), (.mercury, 6), (.jupiter, 7), (.saturn, 6), (.mars, 5)]
    case .aquarius: [(.saturn, 6), (.mercury, 6), (.venus, 8), (.jupiter, 5), (.mars, 5)]
    case .pisces: [(.venus, 8), (.jupiter, 6), (.mercury, 6), (.mars, 5), (.saturn, 5)]
    }
  }
}

/// A part of a sign that belongs to one planet.
public struct Term: Sendable, Hashable {
  /// The planet to which the term belongs.
  public let ruler: ClassicalPlanet
  /// The sign of which it is a part.
  public let sign: ZodiacSign
  /// Whole degrees from the beginning of the sign, 0 … 28.
  public let startDegree: Int
  /// Whole degrees, 2 … 12.
  public let lengthDegrees: Int
}
