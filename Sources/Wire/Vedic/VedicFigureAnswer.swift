public import Astrology
public import Readings

/// A sidereal chart with its divisional charts: the answer of `astrology/vedic/chart`.
public struct VedicFigureAnswer: JSONEncodable, Sendable {
  let asked: AskedBirth
  let birth: VedicBirth
  let vargas: [Varga]
  let drawing: String

  /// An answer; `drawing` is base64 of an SVG document, empty when it was not asked for.
  public init(_ asked: AskedBirth, _ birth: VedicBirth, vargas: [Varga], drawing: String) {
    self.asked = asked
    self.birth = birth
    self.vargas = vargas
    self.drawing = drawing
  }

  private var chart: VedicChart { birth.chart }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      asked.writeFields(to: &json)
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("ayanamsaDegrees", chart.ayanamsaValue)
      json.field("lagna", chart.lagna.map(LagnaAnswer.init))
      json.field("positions", GrahaPositionsAnswer(chart: chart, moon: MoonOfDayAnswer(birth)))
      json.field("moonRange", MoonOfDayAnswer(birth))
      json.field("houses", chart.lagna == nil ? nil : RashiHousesAnswer(houses: BhavaReading.all(of: chart, language: .english)))
      json.object("vargas") { json in
        for varga in vargas {
          json.key(named: "D\(varga.rawValue)")
          json.object { json in VargaAnswer(birth, varga).writeFields(to: &json) }
        }
      }
      json.field("svg", drawing)
      json.field("warnings", VedicNotice.ofChart(birth))
      json.field("disclaimer", VedicNotice.disclaimer)
    }
  }
}
