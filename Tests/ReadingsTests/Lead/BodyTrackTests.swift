import Astrology
import Ephemeris
import Testing

@testable import Readings

/// The tracks of the sky that is shared, held against the ephemeris.
@Suite struct BodyTrackTests {
  @Test func tracksAreWhereTheBodiesAre() throws {
    let sky = try #require(LeadPeople.skies.get().first)
    let noon = CalendarDate(dayNumber: LeadPeople.first, calendar: .gregorian).midnight(in: .gregorian) + 0.5
    for body in CelestialBody.planets + [.chiron, .trueNode] {
      let track = try #require(sky.track(of: body))
      let limit = (body == .trueNode ? 1.2 : 0.1) / 3600
      for share in stride(from: -0.97, to: 1, by: 0.0613) {
        let reach: Double = body == .moon ? 3 : body == .trueNode ? 600 : LeadingSky.slowBodies.contains(body) ? 2100 : 150
        let time = noon + share * reach
        let place = try Sky(at: TT(daysSinceJ2000: time)).position(of: body)
        #expect(abs(signedDegrees(track.angle(at: time) - place.longitude)) < limit, "\(body) \(time)")
        if abs(place.longitudeSpeed) > 0.01, body != .trueNode {
          #expect(track.isRetrograde(at: time) == place.isRetrograde, "\(body) \(time)")
        }
      }
    }
  }

  @Test func turnsAreTheStations() throws {
    let sky = try #require(LeadPeople.skies.get().first)
    for body in [CelestialBody.mercury, .mars, .saturn, .pluto] {
      let track = try #require(sky.track(of: body))
      let (first, last) = (try #require(track.knots.first).time, try #require(track.knots.last).time)
      let stations = try AngularMotion.longitude(of: body).path(from: TT(daysSinceJ2000: first), to: TT(daysSinceJ2000: last))
        .stations
      #expect(stations.count == track.turns.count, "\(body)")
      for (station, turn) in zip(stations, track.turns) {
        #expect(abs(station.instant.daysSinceJ2000 - turn.time) < 0.02)
        #expect(station.turnsRetrograde == turn.turnsRetrograde)
      }
    }
  }

  /// Lunations and eclipses of the half year before are those of the engine: in 2026 an eclipse of the Sun on 12 August and one of the
  /// Moon on the 28th.
  @Test func eclipsesAreKnown() throws {
    let sky = try #require(LeadPeople.skies.get().first)
    let eclipses = sky.lunations.filter(\.isEclipse).map { CivilDateTime(daysSinceJ2000: $0.instant.daysSinceJ2000).date }
    #expect(eclipses == [CalendarDate(year: 2026, month: 8, day: 12)!, CalendarDate(year: 2026, month: 8, day: 28)!])
    #expect(sky.lunations.count >= 12)
  }
}
