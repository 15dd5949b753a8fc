public import Astrology
public import Ephemeris
public import Readings

/// The doshas of a chart: the answer of `astrology/vedic/doshas`. Positions are stated; nothing is judged.
public struct DoshaAnswer: JSONEncodable, Sendable {
  let asked: AskedBirth
  let vedic: VedicBirth
  let manglikHouses: Manglik.HousePolicy
  let sadeSati: [SadeSatiOfMoon]

  /// An answer.
  ///
  /// - Parameter sadeSati: Saturn about each sign in which the Moon stood at birth.
  public init(
    _ asked: AskedBirth, _ vedic: VedicBirth, manglikHouses: Manglik.HousePolicy = .common, sadeSati: [SadeSatiOfMoon]
  ) {
    self.asked = asked
    self.vedic = vedic
    self.manglikHouses = manglikHouses
    self.sadeSati = sadeSati
  }

  public func encode(to json: inout JSONWriter) {
    let kalaSarpa = vedic.kalaSarpa
    json.object { json in
      asked.writeFields(to: &json)
      json.field("ayanamsa", vedic.chart.ayanamsa.rawValue)
      json.field("manglik", ManglikAnswer(vedic.manglik(manglikHouses)))
      json.object("kalaSarpa") { json in
        json.field("present", kalaSarpa != nil)
        json.field("half", kalaSarpa.map { $0.half == .rahuToKetu ? "rahuToKetu" : "ketuToRahu" })
        json.field("name", kalaSarpa?.name)
        json.field("rahuHouse", kalaSarpa?.rahuHouse)
        json.field("note", "All seven grahas, Sun to Saturn, on one side of the nodes: a modern figure, unknown to Parashara.")
      }
      json.object("sadeSati") { json in
        json.field("moonSign", sadeSati.count == 1 ? sadeSati[0].moonSign.rashiName : nil)
        json.field("moonSigns", sadeSati.map(\.moonSign.rashiName))
        json.key("spans")
        json.array(sadeSati.flatMap { of in of.spans.map { (of.moonSign, $0) } }) { json, of in
          let (sign, span) = of
          json.object { json in
            json.field("moonSign", sign.rashiName)
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

  /// What the reader must know besides.
  public var warnings: [VedicNotice] {
    guard !vedic.isTimeKnown else { return [] }
    let moon = vedic.moonSigns.count > 1 ? " Mars is not counted from it, and Saturn is told about both signs." : ""
    return [.timeUnknown("Mars is not counted from the lagna. \(VedicNotice.moonOfDay(vedic))\(moon)")]
  }
}

/// Saturn about one sign of the Moon.
public struct SadeSatiOfMoon: Sendable {
  /// Where the Moon stood at birth.
  public let moonSign: ZodiacSign
  /// When Saturn is in the sign before it, in it, and in the next.
  public let spans: [SadeSatiSpan]

  /// Saturn about each sign in which the Moon stood at a birth: one, or two when it changed on a day whose hour is not known.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  public static func all(of birth: VedicBirth, from start: TT, to end: TT) throws(EphemerisError) -> [SadeSatiOfMoon] {
    var found: [SadeSatiOfMoon] = []
    for sign in birth.moonSigns {
      found.append(
        SadeSatiOfMoon(
          moonSign: sign, spans: try SadeSati.spans(moonSign: sign, from: start, to: end, ayanamsa: birth.chart.ayanamsa)))
    }
    return found
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
      json.field("fromMoon", manglik.houseFromMoon == nil ? nil : manglik.isFromMoon)
      json.field("fromVenus", manglik.isFromVenus)
      json.field("strength", manglik.strength)
      json.field("label", manglik.label)
      json.field("houses", manglik.policy.wireName)
      json.field("note", Manglik.note(in: .english))
    }
  }
}
