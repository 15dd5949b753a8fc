public import Astrology
import Ephemeris

/// The fixed stars that touch a birth chart.
public struct StarContactsAnswer: JSONEncodable, Sendable {
  let chartId: String?
  let birth: BirthAnswer
  let chart: NatalChart
  let contacts: [StarContact]

  /// The contacts of a chart, tightest first.
  public init(chartId: String?, birth: BirthAnswer, chart: NatalChart, _ contacts: [StarContact]) {
    self.chartId = chartId
    self.birth = birth
    self.chart = chart
    self.contacts = contacts
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("chartId", ifPresent: chartId)
      json.field("birth", birth)
      json.key("contacts")
      json.array(contacts) { json, contact in
        json.object { json in
          json.field("type", contact.kind.name)
          json.field("point", contact.point.name)
          json.object("star") { json in
            json.starFields(contact.star)
            json.zodiacFields(longitude: contact.position.longitude)
            json.field("latitude", contact.position.latitude)
          }
          json.field("orb", contact.orb)
          json.field("orbLimit", contact.orbLimit)
        }
      }
      json.field("warnings", ChartNotice.all(of: chart))
    }
  }
}

extension StarContact.Kind {
  /// `conjunction`, `opposition`, `parallel`, `contraparallel`.
  public var name: String {
    switch self {
    case .conjunction: "conjunction"
    case .opposition: "opposition"
    case .parallel: "parallel"
    case .contraparallel: "contraparallel"
    }
  }
}
