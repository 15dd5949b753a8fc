public import Astrology
import Readings

/// The yogas of a chart: what makes each, in words and as data.
public struct YogaAnswer: JSONEncodable, Sendable {
  let formations: [YogaFormation]
  let knowsLagna: Bool

  /// The yogas of a chart.
  ///
  /// - Parameter knowsLagna: whether the birth time is known; without it most yogas cannot be asked for.
  public init(_ formations: [YogaFormation], knowsLagna: Bool) {
    self.formations = formations
    self.knowsLagna = knowsLagna
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("lagnaKnown", knowsLagna)
      json.key("yogas")
      json.array(formations) { json, formation in
        let reading = YogaReading(formation, language: .english)
        json.object { json in
          json.field("id", formation.yoga.rawValue)
          json.field("name", reading.name)
          json.field("group", formation.yoga.group.rawValue)
          json.field("meaning", reading.meaning)
          json.field("because", reading.because)
          json.field("relief", reading.relief)
          json.key("condition")
          formation.condition.encode(to: &json)
          json.field("cancelled", formation.isCancelled)
          json.key("cancellations")
          json.array(formation.cancellations) { json, cancellation in
            json.object { json in
              json.field("reason", cancellation.reason.rawValue)
              json.field("graha", cancellation.graha?.name)
              json.field("planet", cancellation.graha?.englishName)
            }
          }
          json.key("sources")
          json.array(formation.yoga.sources) { json, source in source.encode(to: &json) }
        }
      }
    }
  }
}

extension YogaCondition {
  fileprivate func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("rule", rule.rawValue)
      json.field("countedFrom", origin.rawValue)
      json.key("grahas")
      json.array(members) { json, member in
        json.object { json in
          json.field("graha", member.graha.name)
          json.field("planet", member.graha.englishName)
          json.field("rashi", member.sign.rashiName)
          json.field("house", member.house)
          json.field("rules", member.rules)
        }
      }
      json.field("houses", houses)
      json.field("rashis", signs.map { $0.rashiName })
    }
  }
}

extension YogaSource {
  fileprivate func encode(to json: inout JSONWriter) {
    func write(_ text: String, _ place: StaticString? = nil, _ number: Int? = nil) {
      json.object { json in
        json.field("text", text)
        if let place, let number { json.field(place, number) }
      }
    }
    switch self {
    case .parashara(let chapter): write("Brihat Parashara Hora Shastra", "chapter", chapter)
    case .phaladeepika(let chapter): write("Phaladeepika", "chapter", chapter)
    case .brihatJataka(let chapter): write("Brihat Jataka", "chapter", chapter)
    case .bhavarthaRatnakara(let chapter): write("Bhavartha Ratnakara", "chapter", chapter)
    case .laghuParashari: write("Laghu Parashari")
    case .raman(let number): write("Three Hundred Important Combinations", "number", number)
    case .custom: write("custom")
    }
  }
}
