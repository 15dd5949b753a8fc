public import Astrology
import Ephemeris
import Readings

/// The doshas of a chart: the answer of `astrology/vedic/doshas`. Positions are stated; nothing is judged.
public struct DoshaAnswer: JSONEncodable, Sendable {
  let asked: AskedBirth
  let chart: VedicChart
  let manglik: Manglik
  let kalaSarpa: KalaSarpa?
  let sadeSati: [SadeSatiSpan]
  let moonSigns: [ZodiacSign]

  /// An answer.
  ///
  /// - Parameters:
  ///   - sadeSati: Saturn about the first of `moonSigns`.
  ///   - moonSigns: where the Moon stood at birth; two when it changed sign on a day whose hour is not known.
  public init(
    _ asked: AskedBirth, _ chart: VedicChart, manglik: Manglik, kalaSarpa: KalaSarpa?, sadeSati: [SadeSatiSpan],
    moonSigns: [ZodiacSign]
  ) {
    self.asked = asked
    self.chart = chart
    self.manglik = manglik
    self.kalaSarpa = kalaSarpa
    self.sadeSati = sadeSati
    self.moonSigns = moonSigns
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      asked.writeFields(to: &json)
      json.field("ayanamsa", chart.ayanamsa.rawValue)
      json.field("manglik", ManglikAnswer(manglik))
      json.object("kalaSarpa") { json in
        json.field("present", kalaSarpa != nil)
        json.field("half", kalaSarpa.map { $0.half == .rahuToKetu ? "rahuToKetu" : "ketuToRahu" })
        json.field("name", kalaSarpa?.name)
        json.field("rahuHouse", kalaSarpa?.rahuHouse)
        json.field("note", "All seven grahas, Sun to Saturn, on one side of the nodes: a modern figure, unknown to Parashara.")
      }
      json.object("sadeSati") { json in
        json.field("moonSign", moonSigns[0].rashiName)
        json.key("spans")
        json.array(sadeSati) { json, span in
          json.object { json in
            json.field("phase", span.phase.wireName)
            json.field("start", span.start.civilDay)
            json.field("end", span.end.civilDay)
            json.field("entersRetrograde", span.entersRetrograde)
          }
        }
        json.field("note", "Saturn in the sign before the Moon’s, in it, and in the next: slow years, with a use.")
      }
      json.field("warnings", warnings)
      json.field("disclaimer", VedicNotice.disclaimer)
    }
  }

  private var warnings: [VedicNotice] {
    guard chart.lagna == nil else { return [] }
    let names = moonSigns.map(\.rashiName)
    let moon = names.count > 1 ? " The Moon went from \(names[0]) to \(names[1]) that day; Saturn is told about the first." : ""
    return [.timeUnknown("Mars is not counted from the lagna.\(moon)")]
  }
}

/// Mars in the houses from three places.
struct ManglikAnswer: JSONEncodable {
  let manglik: Manglik

  init(_ manglik: Manglik) { self.manglik = manglik }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.field("houseFromLagna", manglik.houseFromLagna)
      json.field("houseFromMoon", manglik.houseFromMoon)
      json.field("houseFromVenus", manglik.houseFromVenus)
      json.field("fromLagna", manglik.houseFromLagna == nil ? nil : manglik.isFromLagna)
      json.field("fromMoon", manglik.isFromMoon)
      json.field("fromVenus", manglik.isFromVenus)
      json.field("strength", manglik.strength)
      json.field("label", manglik.label)
      json.field("houses", manglik.policy.wireName)
      json.field("note", Manglik.note)
    }
  }
}
