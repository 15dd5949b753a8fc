public import Ephemeris

/// Points of the seven planets over one degree or several, and who has most of them.
public struct Almuten: Sendable, Hashable {
  /// Points by ``ClassicalPlanet`` raw value.
  private var totals = SIMD8<Int32>.zero

  /// Nobody has anything.
  public init() {}

  /// The almuten of a degree: five points for its domicile, four for exaltation, three for triplicity, two for the term, one for
  /// the face. Ibn Ezra, Book of Nativities; Lilly, Christian Astrology (1647), p. 49.
  public init(at longitude: Double, in sect: Sect, policy: DignityPolicy = .standard) {
    add(at: longitude, in: sect, policy: policy)
  }

  /// The points of a planet.
  public func points(of planet: ClassicalPlanet) -> Int { Int(totals[Int(planet.rawValue)]) }

  /// The planets with most points, in Chaldean order: one, or several that tie.
  public var winners: [ClassicalPlanet] {
    let most = totals.max()
    return ClassicalPlanet.allCases.filter { totals[Int($0.rawValue)] == most }
  }

  mutating func add(_ points: Int, to planet: ClassicalPlanet) { totals[Int(planet.rawValue)] += Int32(points) }

  mutating func add(at longitude: Double, in sect: Sect, policy: DignityPolicy) {
    for planet in ClassicalPlanet.allCases {
      for dignity in EssentialDignity.helpful where policy.holds(dignity, planet, at: longitude, in: sect) {
        add(dignity.points, to: planet)
      }
    }
  }
}

/// The planet that prevails over a whole figure, by Ibn Ezra's count.
///
/// Dignities at the five hylegical places (Sun, Moon, Ascendant, Lot of Fortune, syzygy before birth), then points for the house
/// in which each planet stands, then seven for the ruler of the day and six for that of the hour. Later hands vary the count,
/// among them whether all rulers of a triplicity share in it: ``DignityPolicy/countsAllTriplicityRulers``. The ninth house has
/// five points and the eighth four, which some tables have the other way round. A planet within five degrees of the next cusp is
/// not moved on.
public struct AlmutenFiguris: Sendable, Hashable {
  /// The five places: Sun, Moon, Ascendant, Fortune, syzygy; degrees, 0 ..< 360.
  public let places: [Double]
  /// Points by essential dignity at the five places alone.
  public let essential: Almuten
  /// Those and the points of houses, day and hour.
  public let total: Almuten

  /// The almuten of a chart; `nil` without a birth time, or when one of the seven is not placed.
  ///
  /// - Parameters:
  ///   - chart: the birth chart.
  ///   - hour: The planetary hour of the moment; `nil` (as where the Sun does not rise) leaves out the points for day and
  ///     hour.
  ///   - policy: by which tables and customs dignities are taken.
  /// - Throws: ``/Ephemeris/EphemerisError`` when the fortnight before the chart is outside the span of the ephemeris.
  public init?(
    of chart: NatalChart, hour: PlanetaryHour?, policy: DignityPolicy = .standard
  ) throws(EphemerisError) {
    guard let location = chart.location, let ascendant = chart.angles?.ascendant, let sect = try Sect(of: chart),
      let sun = chart.placement(of: .sun), let moon = chart.placement(of: .moon),
      let fortune = Lot.fortune.longitude(in: chart, sect: sect)
    else { return nil }
    let syzygy = try PrenatalSyzygy(before: chart.moment, location: location)
    places = [
      sun.position.longitude, moon.position.longitude, ascendant, fortune, normalizedDegrees(syzygy.longitude - chart.turn),
    ]
    var points = Almuten()
    for place in places { points.add(at: place, in: sect, policy: policy) }
    essential = points
    for planet in ClassicalPlanet.allCases {
      guard let house = chart.placement(of: planet.body)?.house else { return nil }
      points.add(Self.points(ofHouse: house), to: planet)
    }
    if let hour {
      points.add(7, to: hour.dayRuler)
      points.add(6, to: hour.ruler)
    }
    total = points
  }

  /// From twelve for the first house to one for the sixth: 1, 10, 7, 4, 11, 5, 2, 9, 8, 3, 12, 6.
  static func points(ofHouse house: Int) -> Int {
    switch house {
    case 1: 12
    case 10: 11
    case 7: 10
    case 4: 9
    case 11: 8
    case 5: 7
    case 2: 6
    case 9: 5
    case 8: 4
    case 3: 3
    case 12: 2
    default: 1
    }
  }
}
