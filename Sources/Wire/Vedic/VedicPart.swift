public import Astrology
import Ephemeris
import Readings

/// What the Vedic system adds to a birth chart: the contract's `charts.vedic` and `vedicChart`.
public struct VedicPart: JSONEncodable, Sendable {
  let chart: VedicChart
  let dasha: Dasha?
  let drawing: String

  /// The Vedic part of a chart.
  ///
  /// - Parameters:
  ///   - dasha: the periods; `nil` without a birth time, when they cannot be told.
  ///   - drawing: the chart as base64 of an SVG document; empty when it was not asked for.
  public init(_ chart: VedicChart, dasha: Dasha?, drawing: String) {
    self.chart = chart
    self.dasha = dasha
    self.drawing = drawing
  }

  /// `charts.vedic`.
  func encodeSummary(to json: inout JSONWriter) {
    json.object { json in
      json.field("positions", GrahaPositionsAnswer(chart: chart))
      json.field("svg", drawing)
    }
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("ayanamsaDegrees", chart.ayanamsaValue)
      json.field("lagna", chart.lagna.map(LagnaAnswer.init))
      json.field("positions", GrahaPositionsAnswer(chart: chart))
      json.field("houses", chart.lagna == nil ? nil : RashiHousesAnswer(houses: BhavaReading.all(of: chart, language: .english)))
      json.key("dashas")
      json.array(dasha?.mahadashas() ?? []) { json, period in
        json.object { json in
          json.field("planet", period.lord.englishName)
          json.field("startDate", period.start.civilDay)
          json.field("endDate", period.end.civilDay)
        }
      }
      json.field("yearLength", ifPresent: dasha?.year.wireName)
    }
  }
}
