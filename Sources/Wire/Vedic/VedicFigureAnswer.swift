public import Astrology
import Readings

/// A sidereal chart with its divisional charts: the answer of `astrology/vedic/chart`.
public struct VedicFigureAnswer: JSONEncodable, Sendable {
  let asked: AskedBirth
  let chart: VedicChart
  let vargas: [Varga]
  let drawing: String

  /// An answer; `drawing` is base64 of an SVG document, empty when it was not asked for.
  public init(_ asked: AskedBirth, _ chart: VedicChart, vargas: [Varga], drawing: String) {
    self.asked = asked
    self.chart = chart
    self.vargas = vargas
    self.drawing = drawing
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      asked.writeFields(to: &json)
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("ayanamsaDegrees", chart.ayanamsaValue)
      json.field("lagna", chart.lagna.map(LagnaAnswer.init))
      json.field("positions", GrahaPositionsAnswer(chart: chart))
      json.field("houses", chart.lagna == nil ? nil : RashiHousesAnswer(houses: BhavaReading.all(of: chart)))
      json.object("vargas") { json in
        for varga in vargas {
          json.key(named: "D\(varga.rawValue)")
          json.object { json in divided(varga, &json) }
        }
      }
      json.field("svg", drawing)
      json.field("warnings", VedicNotice.hiddenHouses(in: chart))
      json.field("disclaimer", VedicNotice.disclaimer)
    }
  }

  private func divided(_ varga: Varga, _ json: inout JSONWriter) {
    let rising = chart.lagna.map { varga.sign(ofSiderealLongitude: $0) }
    json.field("name", varga.name)
    json.field("lagna", rising?.rashiName)
    json.object("positions") { json in
      for place in chart.places {
        let sign = varga.sign(ofSiderealLongitude: place.longitude)
        json.key(named: place.graha.englishName)
        json.object { json in
          json.field("sign", sign.rashiName)
          json.field("zodiacSign", sign.name)
          json.field("house", rising.map { sign.house(from: $0) })
          // In the same sign in the rashi and in the navamsha.
          if varga == .navamsha { json.field("vargottama", sign == place.sign) }
        }
      }
    }
  }
}

extension VedicNotice {
  /// What a chart without a birth time cannot show.
  static func hiddenHouses(in chart: VedicChart) -> [VedicNotice] {
    chart.lagna == nil
      ? [.timeUnknown("There are no lagna and no houses, and the grahas stand where they were at local noon.")] : []
  }
}
