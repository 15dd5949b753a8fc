import Astrology
import Ephemeris
import Server
import Wire

/// The secondary progressions of a birth at an instant.
struct ProgressedChartAnswer: JSONEncodable, Sendable {
  let chart: ProgressedChart

  /// The progressions of a chart.
  init(_ chart: ProgressedChart) { self.chart = chart }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(chart.target)))
      json.field("progressed", ISO8601.string(UTC(chart.progressed)))
      json.field("years", chart.years)
      json.field("timeKnown", chart.angles != nil)
      json.field("positions", JSONMap<PositionAnswer>(chart.placements))
      json.field("angles", chart.angles.map { AnglesAnswer($0) })
      json.field("houses", chart.houses.map { JSONMap($0) as JSONMap<HouseAnswer> })
      json.field("aspectsToBirth", chart.aspectsToBirth.map { AspectAnswer($0) })
      json.field("aspects", chart.aspects.map { AspectAnswer($0) })
    }
  }
}

/// The directions of a birth at an instant.
struct DirectedChartAnswer: JSONEncodable, Sendable {
  let chart: DirectedChart

  /// The directions of a chart.
  init(_ chart: DirectedChart) { self.chart = chart }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("instant", ISO8601.string(UTC(chart.target)))
      json.field("arc", chart.arc)
      json.key("points")
      json.object { json in
        for point in chart.points {
          json.key(named: point.point.name)
          DegreeAnswer(longitude: point.longitude).encode(to: &json)
        }
      }
      json.field("aspectsToBirth", chart.aspects.map { AspectAnswer($0) })
    }
  }
}
