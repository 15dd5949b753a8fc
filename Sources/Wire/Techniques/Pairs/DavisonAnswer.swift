public import Astrology
import Ephemeris

/// The chart of the moment and the place halfway between two births.
public struct DavisonAnswer: TechniqueFinding {
  /// The chart.
  public let chart: NatalChart
  let middle: DavisonPlace

  /// A Davison chart and what the middle of the places was taken to be.
  public init(_ chart: NatalChart, middle: DavisonPlace) {
    self.chart = chart
    self.middle = middle
  }

  public var notices: [ChartNotice] { ChartNotice.all(of: chart) }

  public func writeFields(to json: inout JSONWriter) {
    json.field("middle", middle.wireName)
    json.object("davison") { json in
      json.field("instant", chart.moment.tt)
      json.field("location", ifPresent: chart.location.map(LocationAnswer.init))
      json.field("chart", FigureAnswer(chart))
    }
  }
}
