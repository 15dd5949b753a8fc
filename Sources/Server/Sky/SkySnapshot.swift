import Astrology
import Ephemeris
import Wire

/// The bodies of an instant, with houses when a place is known.
struct SkySnapshot: Sendable {
  let instant: UTC
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
    houseSystem: HouseSystem = .placidus
  ) throws(Problem) {
    let moment = ChartMoment(utc: instant)
    do {
      let sky = try Sky(at: moment.tt)
      var placements: [Placement] = []
      var notices: [ChartNotice] = []
      let divided = try location.map { (place) throws(EphemerisError) in
        try NatalChart(
          moment: moment, location: place, options: ChartOptions(bodies: [], houseSystem: houseSystem, orbs: OrbPolicy([])))
      }
      for body in bodies {
        do {
          let position = try sky.position(of: body)
          placements.append(Placement(body: body, position: position, house: divided?.houses?.house(of: position.longitude)))
        } catch .outsideRange(let outside?, _, let years) where bodies.count > 1 {
          notices.append(.chart(.bodyOutsideRange(outside, supported: years)))
        }
      }
      self.instant = instant
      self.placements = placements
      self.notices = notices + (divided?.warnings ?? []).map(ChartNotice.chart)
      angles = divided?.angles
      houses = divided?.houses
    } catch {
      throw Problem(error, field: nil)
    }
  }
}
