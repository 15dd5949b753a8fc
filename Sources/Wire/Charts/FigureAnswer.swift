public import Astrology
public import Ephemeris

/// The figure of a sky: the bodies, angles and houses, the aspects, and how the bodies are spread.
public struct FigureAnswer: JSONEncodable, Sendable {
  let chart: NatalChart
  let exactTimes: [UTC?]

  /// A figure; `exactTimes` goes with `chart.aspects` and is empty when not worked out.
  public init(_ chart: NatalChart, exactTimes: [UTC?] = []) {
    self.chart = chart
    self.exactTimes = exactTimes
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.figureFields(chart.placements, chart.angles, chart.houses)
      json.key("aspects")
      json.array(chart.aspects.indices) { json, index in
        AspectAnswer(chart.aspects[index], exact: exactTimes.indices.contains(index) ? exactTimes[index] : nil).encode(to: &json)
      }
      let balance = ChartBalance(chart)
      json.object("balance") { json in
        json.object("elements") { json in
          for element in Element.allCases { names(element.name, balance.bodies(in: element), &json) }
        }
        json.object("modalities") { json in
          for modality in Modality.allCases { names(modality.name, balance.bodies(in: modality), &json) }
        }
      }
      if let range = chart.moonRange {
        json.object("moonRange") { json in
          json.field("start", DegreeAnswer(longitude: range.start))
          json.field("end", DegreeAnswer(longitude: range.end))
          json.field("signs", range.signs.map(\.name))
        }
      }
    }
  }

  private func names(_ key: String, _ bodies: [CelestialBody], _ json: inout JSONWriter) {
    json.key(named: key)
    json.array(bodies) { json, body in json.string(body.name) }
  }
}

extension JSONWriter {
  /// The fields of where everything stands: `positions`, `angles`, `houseSystem`, `houses`.
  mutating func figureFields(_ placements: [Placement], _ angles: Angles?, _ houses: Houses?) {
    field("positions", PositionsAnswer(placements))
    field("angles", angles.map(AnglesAnswer.init))
    field("houseSystem", houses?.system.name)
    field("houses", houses.map(HousesAnswer.init))
  }
}
