public import Astrology
public import Ephemeris
import Readings

/// The sky of a moment as a list: the answer of `ephemeris/current` and `ephemeris/at`.
public struct SkyAnswer: JSONEncodable, Sendable {
  /// The instant.
  public let instant: UTC
  /// The bodies, with houses when there is a place.
  public let placements: [Placement]
  /// The angles, when there is a place.
  public let angles: Angles?
  /// The houses, when there is a place.
  public let houses: Houses?

  /// An answer.
  public init(instant: UTC, placements: [Placement], angles: Angles?, houses: Houses?) {
    self.instant = instant
    self.placements = placements
    self.angles = angles
    self.houses = houses
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("timestamp", ISO8601.string(instant))
      json.field("system", "western")
      json.field("has_rising_sign", angles != nil)
      json.key("planets")
      json.array(placements) { json, placement in
        json.object { json in
          json.field("id", placement.body.identifier)
          json.field("symbol", placement.body.symbol)
          json.field("name", placement.body.name)
          json.positionFields(placement.position)
          json.field("house", placement.house)
          json.field("significance", placement.body.significance)
        }
      }
      json.field("angles", ifPresent: angles.map(AnglesAnswer.init))
      json.field("houses", ifPresent: houses.map(HousesAnswer.init))
      json.field("houseSystem", ifPresent: houses?.system.name)
    }
  }
}

/// Positions by name: the answer of `ephemeris/positions` and `ephemeris/calculate`.
public struct EphemerisAnswer: JSONEncodable, Sendable {
  let instant: UTC
  let julianDateTT: Double
  let zodiac: Zodiac
  let ayanamsaValue: Double
  let placements: [Placement]
  let angles: Angles?
  let houses: Houses?

  /// The positions of an instant.
  ///
  /// - Parameters:
  ///   - zodiac: where the signs of the longitudes begin.
  ///   - ayanamsaValue: what was taken from the tropical longitudes, in degrees.
  public init(
    instant: UTC, julianDateTT: Double, zodiac: Zodiac = .tropical, ayanamsaValue: Double = 0, placements: [Placement],
    angles: Angles?, houses: Houses?
  ) {
    self.instant = instant
    self.julianDateTT = julianDateTT
    self.zodiac = zodiac
    self.ayanamsaValue = ayanamsaValue
    self.placements = placements
    self.angles = angles
    self.houses = houses
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("timestamp", ISO8601.string(instant))
      json.field("julianDateTT", julianDateTT)
      if case .sidereal(let ayanamsa) = zodiac {
        json.field("system", "vedic")
        json.field("ayanamsa", ayanamsa.rawValue)
        json.field("ayanamsaDegrees", ayanamsaValue)
      } else {
        json.field("system", "western")
      }
      json.field("positions", PositionsAnswer(placements))
      json.field("angles", ifPresent: angles.map(AnglesAnswer.init))
      json.field("houses", ifPresent: houses.map(HousesAnswer.init))
      json.field("houseSystem", ifPresent: houses?.system.name)
    }
  }
}
