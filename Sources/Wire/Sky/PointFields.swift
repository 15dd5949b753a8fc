public import Astrology
import Ephemeris

extension JSONWriter {
  /// The fields that say where a longitude lies in the zodiac. `degree` is the decimal degree within the sign, as every version
  /// of the API has had it; `wholeDegree`, `minute` and `second` are the same cut off for reading.
  mutating func zodiacFields(longitude: Double) {
    let zodiac = ZodiacPosition(longitude: longitude)
    field("sign", zodiac.sign.name)
    field("degree", zodiac.degreesInSign)
    field("longitude", zodiac.longitude)
    field("wholeDegree", zodiac.degree)
    field("minute", zodiac.minute)
    field("second", zodiac.second)
  }

  /// The fields of a body in the sky.
  mutating func positionFields(_ position: EclipticPosition) {
    zodiacFields(longitude: position.longitude)
    field("latitude", position.latitude)
    field("distance", position.distance)
    field("speed", position.longitudeSpeed)
    field("retrograde", position.isRetrograde)
  }
}

/// A degree of the zodiac: an angle or a cusp.
public struct DegreeAnswer: JSONEncodable, Sendable {
  let longitude: Double

  /// A degree of ecliptic longitude.
  public init(longitude: Double) { self.longitude = longitude }

  public func encode(to json: inout JSONWriter) {
    json.object { json in json.zodiacFields(longitude: longitude) }
  }
}

/// The four angles of a chart and, where it is the sky of a moment, Vertex and Anti-Vertex.
public struct AnglesAnswer: JSONEncodable, Sendable {
  let angles: Angles

  /// The angles.
  public init(_ angles: Angles) { self.angles = angles }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("ascendant", DegreeAnswer(longitude: angles.ascendant))
      json.field("midheaven", DegreeAnswer(longitude: angles.midheaven))
      json.field("descendant", DegreeAnswer(longitude: angles.descendant))
      json.field("imumCoeli", DegreeAnswer(longitude: angles.imumCoeli))
      json.field("vertex", ifPresent: angles.vertex.map { DegreeAnswer(longitude: $0) })
      json.field("antivertex", ifPresent: angles.antivertex.map { DegreeAnswer(longitude: $0) })
    }
  }
}

/// Twelve houses under the keys `1` … `12`; `lord` is the traditional ruler of the sign on the cusp.
public struct HousesAnswer: JSONEncodable, Sendable {
  let houses: Houses

  /// The houses.
  public init(_ houses: Houses) { self.houses = houses }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      for index in 0..<12 {
        json.key(named: "\(index + 1)")
        json.object { json in
          json.zodiacFields(longitude: houses.cusps[index])
          json.field("lord", ZodiacSign(longitude: houses.cusps[index]).traditionalRuler.name)
        }
      }
    }
  }
}

/// Positions by the name of the body, in chart order.
public struct PositionsAnswer: JSONEncodable, Sendable {
  let placements: [Placement]

  /// The positions of some placements.
  public init(_ placements: [Placement]) { self.placements = placements }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      for placement in placements {
        json.key(named: placement.body.name)
        json.object { json in
          json.positionFields(placement.position)
          json.field("house", placement.house)
        }
      }
    }
  }
}
