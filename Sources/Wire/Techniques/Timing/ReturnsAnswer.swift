public import Astrology
public import Ephemeris

/// The returns of a body to a longitude.
public struct ReturnsAnswer: TechniqueFinding {
  let body: CelestialBody
  let longitude: Double
  let start: UTC
  let end: UTC?
  let returns: [Return]
  let place: GeographicLocation?
  let charts: [NatalChart]

  /// The returns of a span, in order of time; `end` is `nil` when they were counted instead.
  ///
  /// - Parameters:
  ///   - place: for which the charts were cast.
  ///   - charts: the chart of every return, in the same order; empty when none were cast.
  public init(
    _ body: CelestialBody, longitude: Double, from start: UTC, to end: UTC?, _ returns: [Return],
    at place: GeographicLocation? = nil, charts: [NatalChart] = []
  ) {
    self.body = body
    self.longitude = longitude
    self.start = start
    self.end = end
    self.returns = returns
    self.place = place
    self.charts = charts
  }

  public var notices: [ChartNotice] {
    var notices: [ChartNotice] = []
    for chart in charts {
      for notice in ChartNotice.all(of: chart) where !notices.contains(notice) { notices.append(notice) }
    }
    return notices
  }

  public func writeFields(to json: inout JSONWriter) {
    json.field("body", body.name)
    json.field("longitude", longitude)
    json.field("natal", DegreeAnswer(longitude: longitude))
    json.field("from", ISO8601.string(start))
    json.field("to", end.map(ISO8601.string))
    json.field("location", ifPresent: place.map(LocationAnswer.init))
    json.key("returns")
    json.array(returns.indices) { json, index in
      json.object { json in
        json.field("instant", returns[index].instant)
        json.field("retrograde", returns[index].isRetrograde)
        if charts.indices.contains(index) { json.field("chart", FigureAnswer(charts[index])) }
      }
    }
  }
}
