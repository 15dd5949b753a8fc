import Astrology
import Readings

/// The eight kootas with their points, doshas, cancellations and policies.
public struct AshtakootaAnswer: JSONEncodable, Sendable {
  let match: VedicMatch

  /// An answer.
  public init(_ match: VedicMatch) { self.match = match }

  public func encode(to json: inout JSONWriter) {
    let kootas = match.kootas
    let one = kootas.firstAsBride
    json.object { json in
      json.field("total", kootas.total)
      json.field("maximum", 36)
      if let range = match.range {
        json.object("range") { json in
          json.field("minimum", range.lowerBound)
          json.field("maximum", range.upperBound)
        }
      }
      json.field("bride", kootas.bride?.wireName)
      json.object("totals") { json in
        json.field("person1AsBride", kootas.firstAsBride.total)
        json.field("person2AsBride", kootas.secondAsBride.total)
      }
      json.key("kootas")
      json.array(Koota.allCases) { json, koota in
        json.object { json in
          json.field("name", koota.name)
          json.field("points", kootas.points(of: koota))
          json.field("maximum", koota.maximum)
          json.field("meaning", koota.meaning(in: .english))
        }
      }
      // Doshas and cancellations are the same whoever is the bride.
      json.object("bhakootDosha") { json in dosha(one.hasBhakootDosha, one.bhakootCancellations, &json) }
      json.object("nadiDosha") { json in dosha(one.hasNadiDosha, one.nadiCancellations, &json) }
      json.object("policy") { json in
        json.field("vashya", one.policy.vashya.wireName)
        json.field("yoni", one.policy.yoni.wireName)
        json.field("gana", one.policy.gana.wireName)
        json.field("cancelledDoshasScore", one.policy.cancelledDoshasScore)
      }
    }
  }

  private func dosha(_ isPresent: Bool, _ cancellations: [KootaCancellation], _ json: inout JSONWriter) {
    json.field("present", isPresent)
    json.field("cancelled", !cancellations.isEmpty)
    json.field("cancellations", cancellations.map { $0.reason(in: .english) })
  }
}
