public import Astrology
public import Ephemeris
import Readings

/// Exact transits to a birth chart over a span.
public struct TransitListAnswer: JSONEncodable, Sendable {
  let start: UTC
  let end: UTC
  let transits: [Transit]

  /// The transits in the order in which they are to be told.
  public init(from start: UTC, to end: UTC, _ transits: [Transit]) {
    self.start = start
    self.end = end
    self.transits = transits
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.key("transits")
      json.array(transits) { json, transit in
        json.object { json in
          json.field("instant", ISO8601.string(UTC(transit.instant)))
          json.field("title", EventLine.text(transit))
          json.field("body", transit.body.name)
          json.field("aspect", transit.kind.name)
          json.field("point", transit.point.name)
          json.field("longitude", transit.longitude)
          json.field("retrograde", transit.isRetrograde)
          json.field("weight", transit.weight)
        }
      }
    }
  }
}

/// The returns of a body to a longitude.
public struct ReturnsAnswer: JSONEncodable, Sendable {
  let body: CelestialBody
  let longitude: Double
  let start: UTC
  let end: UTC
  let returns: [Return]

  /// The returns of a span, in order of time.
  public init(_ body: CelestialBody, longitude: Double, from start: UTC, to end: UTC, _ returns: [Return]) {
    self.body = body
    self.longitude = longitude
    self.start = start
    self.end = end
    self.returns = returns
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("body", body.name)
      json.field("longitude", longitude)
      json.field("from", ISO8601.string(start))
      json.field("to", ISO8601.string(end))
      json.key("returns")
      json.array(returns) { json, passage in
        json.object { json in
          json.field("instant", ISO8601.string(UTC(passage.instant)))
          json.field("retrograde", passage.isRetrograde)
        }
      }
    }
  }
}
