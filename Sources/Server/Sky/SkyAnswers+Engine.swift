package import Astrology
package import Ephemeris
import Readings
package import Wire

extension DegreeAnswer {
  /// A degree of ecliptic longitude, told in a zodiac that begins so many degrees after the equinox.
  package init(longitude: Double, after offset: Double) { self.init(longitude: normalizedDegrees(longitude - offset)) }

  /// A degree of ecliptic longitude.
  package init(longitude: Double) {
    let zodiac = ZodiacPosition(longitude: longitude)
    self.init(
      sign: zodiac.sign.name, degree: zodiac.degreesInSign, longitude: zodiac.longitude, wholeDegree: zodiac.degree,
      minute: zodiac.minute, second: zodiac.second)
  }
}

extension SkyPositionAnswer {
  /// A position of a body.
  package init(_ position: EclipticPosition) {
    self.init(
      degree: DegreeAnswer(longitude: position.longitude), latitude: position.latitude, distance: position.distance,
      speed: position.longitudeSpeed, retrograde: position.isRetrograde)
  }
}

extension PositionAnswer {
  /// A body in the sky and in its house.
  package init(_ placement: Placement) { self.init(position: SkyPositionAnswer(placement.position), house: placement.house) }
}

extension JSONMap<PositionAnswer> {
  /// Positions by the name of the body, in chart order.
  package init(_ placements: [Placement]) { self.init(placements.map { (name: $0.body.name, value: PositionAnswer($0)) }) }
}

extension NamedPositionAnswer {
  /// A body in the sky and in its house.
  package init(_ placement: Placement) {
    let position = placement.position
    self.init(
      name: placement.body.name, degree: DegreeAnswer(longitude: position.longitude), latitude: position.latitude,
      distance: position.distance, speed: position.longitudeSpeed, retrograde: position.isRetrograde, house: placement.house)
  }

  /// The rising degree, which begins the first house of most systems.
  fileprivate static func ascendant(of angles: Angles, _ houses: Houses?) -> NamedPositionAnswer {
    NamedPositionAnswer(
      name: "Ascendant", degree: DegreeAnswer(longitude: angles.ascendant), retrograde: false,
      house: houses?.house(of: angles.ascendant))
  }
}

extension AnglesAnswer {
  /// The angles of the engine.
  package init(_ angles: Angles) {
    self.init(
      ascendant: DegreeAnswer(longitude: angles.ascendant), midheaven: DegreeAnswer(longitude: angles.midheaven),
      descendant: DegreeAnswer(longitude: angles.descendant), imumCoeli: DegreeAnswer(longitude: angles.imumCoeli),
      vertex: angles.vertex.map { DegreeAnswer(longitude: $0) }, antivertex: angles.antivertex.map { DegreeAnswer(longitude: $0) }
    )
  }
}

extension JSONMap<HouseAnswer> {
  /// Twelve houses under the keys `1` … `12`.
  package init(_ houses: Houses) {
    self.init(
      (0..<12).map { index in
        let cusp = houses.cusps[index]
        let lord = ZodiacSign(longitude: cusp).traditionalRuler.name
        return (name: "\(index + 1)", value: HouseAnswer(cusp: DegreeAnswer(longitude: cusp), lord: lord))
      })
  }
}

extension PlacementsAnswer {
  /// Where everything stands in a chart.
  package init(_ placements: [Placement], _ angles: Angles?, _ houses: Houses?) {
    self.init(
      positions: JSONMap(placements), angles: angles.map(AnglesAnswer.init), houseSystem: houses?.system.name,
      houses: houses.map { JSONMap($0) })
  }
}

extension SkyAnswer {
  /// The sky of an instant; angles and houses when there is a place.
  package init(instant: UTC, placements: [Placement], angles: Angles?, houses: Houses?, notices: [ChartNotice] = []) {
    self.init(
      timestamp: ISO8601.string(instant), hasRisingSign: angles != nil,
      planets: placements.map { placement in
        Planet(
          id: placement.body.identifier, symbol: placement.body.symbol, position: NamedPositionAnswer(placement),
          significance: Language.english.significance(of: placement.body))
      } + (angles.map { [Planet(ascendant: $0, houses)] } ?? []), angles: angles.map(AnglesAnswer.init),
      houses: houses.map { JSONMap($0) }, houseSystem: houses?.system.name,
      warnings: notices.isEmpty ? nil : WarningAnswer.all(notices))
  }
}

extension SkyAnswer.Planet {
  /// The row of the rising degree.
  fileprivate init(ascendant angles: Angles, _ houses: Houses?) {
    self.init(
      id: "ascendant", symbol: "Asc", position: .ascendant(of: angles, houses),
      significance: Language.english.significanceOfAscendant)
  }
}

extension EphemerisAnswer {
  /// The positions of an instant.
  ///
  /// - Parameters:
  ///   - zodiac: where the signs of the longitudes begin.
  ///   - ayanamsaValue: what was taken from the tropical longitudes, in degrees.
  package init(
    instant: UTC, julianDateTT: Double, zodiac: Zodiac = .tropical, ayanamsaValue: Double = 0, placements: [Placement],
    angles: Angles?, houses: Houses?
  ) {
    let ayanamsa: Ayanamsa? = if case .sidereal(let ayanamsa) = zodiac { ayanamsa } else { nil }
    self.init(
      timestamp: ISO8601.string(instant), julianDateTT: julianDateTT, system: ayanamsa == nil ? "western" : "vedic",
      ayanamsa: ayanamsa?.rawValue, ayanamsaDegrees: ayanamsa == nil ? nil : ayanamsaValue, positions: JSONMap(placements),
      angles: angles.map(AnglesAnswer.init), houses: houses.map { JSONMap($0) }, houseSystem: houses?.system.name)
  }
}
