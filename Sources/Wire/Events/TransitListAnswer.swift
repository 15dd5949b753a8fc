public import Astrology
public import Ephemeris
import Readings

/// Exact transits to a birth chart over a span.
public struct TransitListAnswer: TechniqueFinding {
  let start: UTC
  let end: UTC
  let transits: [Transit]

  /// The transits in the order in which they are to be told.
  public init(from start: UTC, to end: UTC, _ transits: [Transit]) {
    self.start = start
    self.end = end
    self.transits = transits
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("from", ISO8601.string(start))
    json.field("to", ISO8601.string(end))
    json.key("transits")
    json.array(transits) { json, transit in
      json.object { json in
        json.field("instant", transit.instant)
        json.field("title", Language.english.lines.text(transit))
        json.field("body", transit.body.name)
        json.field("aspect", transit.kind.name)
        json.field("point", transit.point.name)
        json.field("sign", ZodiacSign(longitude: transit.longitude).name)
        json.field("longitude", transit.longitude)
        json.field("retrograde", transit.isRetrograde)
        json.field("weight", transit.weight)
      }
    }
  }
}
