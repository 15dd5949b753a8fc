import Ephemeris

/// What a planet has, or suffers, by where it stands in the zodiac.
public enum EssentialDignity: UInt8, Sendable, Hashable, CaseIterable {
  case domicile, exaltation, triplicity, term, face
  case detriment, fall
  /// None of the five dignities.
  case peregrine

  /// Points by Lilly, Christian Astrology (1647), p. 115: 5, 4, 3, 2, 1; −5 in detriment, −4 in fall, −5 when peregrine.
  public var points: Int {
    switch self {
    case .domicile: 5
    case .exaltation: 4
    case .triplicity: 3
    case .term: 2
    case .face: 1
    case .detriment, .peregrine: -5
    case .fall: -4
    }
  }

  /// The five that help.
  public static let helpful: [EssentialDignity] = [.domicile, .exaltation, .triplicity, .term, .face]
}

/// Which tables and customs dignities are taken by.
public struct DignityPolicy: Sendable, Hashable {
  /// The system of terms.
  public var terms: Terms
  /// Whether all three rulers of a triplicity hold it, or only the one of the sect.
  public var countsAllTriplicityRulers: Bool

  public init(terms: Terms = .egyptian, countsAllTriplicityRulers: Bool = false) {
    self.terms = terms
    self.countsAllTriplicityRulers = countsAllTriplicityRulers
  }

  /// Egyptian terms; the triplicity belongs to the ruler of the sect alone.
  public static let standard = DignityPolicy()

  /// Whether a planet holds one of the five dignities, or suffers a debility, at a longitude in degrees.
  public func holds(_ dignity: EssentialDignity, _ planet: ClassicalPlanet, at longitude: Double, in sect: Sect) -> Bool {
    let sign = ZodiacSign(longitude: longitude)
    switch dignity {
    case .domicile: return sign.domicileRuler == planet
    case .exaltation: return sign.exaltationRuler == planet
    case .triplicity:
      let triplicity = Triplicity(of: sign.element)
      return countsAllTriplicityRulers ? triplicity.contains(planet) : triplicity.ruler(in: sect) == planet
    case .term: return terms.term(at: longitude).ruler == planet
    case .face: return Face(at: longitude).ruler == planet
    case .detriment: return sign.detrimentRuler == planet
    case .fall: return sign.fallRuler == planet
    case .peregrine:
      return !EssentialDignity.helpful.contains { holds($0, planet, at: longitude, in: sect) }
    }
  }
}

/// The essential dignities of a planet where it stands.
public struct EssentialDignities: Sendable, Hashable {
  /// The planet whose they are.
  public let planet: ClassicalPlanet
  /// Degrees, 0 ..< 360.
  public let longitude: Double
  /// What it has and suffers, in the order of ``EssentialDignity``.
  public let held: [EssentialDignity]

  /// The dignities of a planet at a longitude in degrees, in a figure of a sect.
  ///
  /// A planet in detriment or fall may be peregrine besides, as in Lilly's table. Mutual reception does not lift it; see
  /// ``MutualReception``.
  public init(of planet: ClassicalPlanet, at longitude: Double, in sect: Sect, policy: DignityPolicy = .standard) {
    self.planet = planet
    self.longitude = normalizedDegrees(longitude)
    held = EssentialDignity.allCases.filter { policy.holds($0, planet, at: longitude, in: sect) }
  }

  /// The sum of ``EssentialDignity/points``, −14 … 12.
  public var score: Int { held.reduce(0) { $0 + $1.points } }

  /// Whether the planet has none of the five dignities.
  public var isPeregrine: Bool { held.contains(.peregrine) }

  /// Of every one of the seven that a chart has, in the order of the chart.
  ///
  /// With an unknown time the Moon, whose degree is not known, is left out.
  public static func all(in chart: NatalChart, sect: Sect, policy: DignityPolicy = .standard) -> [EssentialDignities] {
    chart.placements.compactMap { placement in
      guard let planet = ClassicalPlanet(placement.body), planet != .moon || chart.moonRange == nil else { return nil }
      return EssentialDignities(of: planet, at: placement.position.longitude, in: sect, policy: policy)
    }
  }
}
