import Astrology
public import Readings

/// The Moon's way through a day of birth whose hour is not known, in a sidereal zodiac.
public struct MoonOfDayAnswer: JSONEncodable, Sendable {
  let birth: VedicBirth

  /// The way of the Moon; `nil` when the hour is known, and the Moon stands in one place.
  public init?(_ birth: VedicBirth) {
    guard !birth.isTimeKnown else { return nil }
    self.birth = birth
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.key("start")
      json.object { json in json.rashiFields(longitude: birth.moonRange.start) }
      json.key("end")
      json.object { json in json.rashiFields(longitude: birth.moonRange.end) }
      json.field("signs", birth.moonSigns.map(\.rashiName))
      json.field("nakshatras", birth.moonNakshatras.map(\.name))
    }
  }

  /// The sign, when it is one all day.
  var onlySign: ZodiacSign? { birth.moonSigns.count == 1 ? birth.moonSigns[0] : nil }
  /// The nakshatra, when it is one all day.
  var onlyNakshatra: Nakshatra? { birth.moonNakshatras.count == 1 ? birth.moonNakshatras[0] : nil }

  /// The fields of the Moon among the grahas: what is one and the same all day, and nothing else.
  func writeGrahaFields(_ place: GrahaPlace, to json: inout JSONWriter) {
    json.field("sign", onlySign?.rashiName)
    json.field("zodiacSign", onlySign?.name)
    for name: StaticString in ["degree", "longitude", "wholeDegree", "minute", "second"] { json.field(name, Double?.none) }
    json.field("nakshatra", onlyNakshatra?.name)
    json.field("nakshatraLord", onlyNakshatra?.lord.englishName)
    json.field("pada", Int?.none)
    json.field("retrograde", place.isRetrograde)
    json.field("house", Int?.none)
  }
}
