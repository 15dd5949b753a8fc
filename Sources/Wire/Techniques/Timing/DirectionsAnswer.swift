public import Astrology
import Ephemeris

/// Solar arc directions of a birth chart.
public struct DirectionsAnswer: TechniqueFinding {
  let directed: DirectedChart
  let key: DirectionKey

  /// A directed chart and the key by which it was directed.
  public init(_ directed: DirectedChart, key: DirectionKey) {
    self.directed = directed
    self.key = key
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("at", directed.target)
    json.field("key", key.wireName)
    json.field("arc", directed.arc)
    json.key("points")
    json.array(directed.points) { json, point in
      json.object { json in json.pointFields(point.point, longitude: point.longitude) }
    }
    json.field("aspectsToBirth", directed.aspects)
  }
}
