import Astrology
import Companion
import Ephemeris
import Wire

/// The bodies of an instant in one zodiac, with houses when a place is known.
struct SkySnapshot: Sendable {
  let instant: UTC
  let zodiac: Zodiac
  /// What was taken from the tropical longitudes, in degrees.
  let ayanamsaValue: Double
  let placements: [Placement]
  let angles: Angles?
  let houses: Houses?
  let notices: [ChartNotice]

  /// Places `bodies` at an instant.
  ///
  /// - Throws: ``Problem`` with code `INVALID_DATE` outside the years of the ephemeris. Chiron, whose years are fewer, is left out
  ///   with a notice when it is one of several.
  init(
    at instant: UTC, bodies: [CelestialBody] = ChartOptions.defaultBodies, location: GeographicLocation? = nil,
    houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical
  ) throws {
    let moment = ChartMoment(utc: instant)
    do {
      let sky = try Sky(at: moment.tt)
      let offset = try zodiac.offset(in: sky)
      var placements: [Placement] = []
      var notices: [ChartNotice] = []
      let divided = try location.map { (place) throws(EphemerisError) in
        try NatalChart(
          moment: moment, location: place, options: ChartOptions(bodies: [], houseSystem: houseSystem, orbs: OrbPolicy([])))
      }
      var angles = divided?.angles
      var houses = divided?.houses
      if zodiac != .tropical, let tropical = angles {
        angles = tropical.sidereal(ayanamsa: offset)
        houses = houses?.sidereal(ayanamsa: offset, ascendant: tropical.ascendant)
      }
      for body in bodies {
        do {
          var position = try sky.position(of: body)
          position.longitude = normalizedDegrees(position.longitude - offset)
          placements.append(Placement(body: body, position: position, house: houses?.house(of: position.longitude)))
        } catch .outsideRange(let outside?, _, let years) where bodies.count > 1 {
          notices.append(.chart(.bodyOutsideRange(outside, supported: years)))
        }
      }
      self.instant = instant
      self.zodiac = zodiac
      ayanamsaValue = offset
      self.placements = placements
      self.notices = notices + (divided?.warnings ?? []).map(ChartNotice.chart)
      self.angles = angles
      self.houses = houses
    } catch {
      throw Problem(error, field: nil)
    }
  }
}
