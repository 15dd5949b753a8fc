import Astrology
import Readings

extension JSONWriter {
  /// The fields that say where a sidereal longitude lies: `sign` is the rashi, `zodiacSign` the same twelfth by its English name.
  mutating func rashiFields(longitude: Double) {
    let zodiac = ZodiacPosition(longitude: longitude)
    field("sign", zodiac.sign.rashiName)
    field("zodiacSign", zodiac.sign.name)
    field("degree", zodiac.degreesInSign)
    field("longitude", zodiac.longitude)
    field("wholeDegree", zodiac.degree)
    field("minute", zodiac.minute)
    field("second", zodiac.second)
  }

  /// The fields of a place among the nakshatras.
  mutating func nakshatraFields(longitude: Double) {
    let position = NakshatraPosition(siderealLongitude: longitude)
    field("nakshatra", position.nakshatra.name)
    field("nakshatraLord", position.nakshatra.lord.englishName)
    field("pada", position.pada)
  }

  /// The fields of a graha in a sidereal chart.
  mutating func grahaFields(_ place: GrahaPlace) {
    rashiFields(longitude: place.longitude)
    nakshatraFields(longitude: place.longitude)
    field("retrograde", place.isRetrograde)
    field("house", place.house)
  }
}

/// The nine grahas by their English names, Sun to Ketu.
struct GrahaPositionsAnswer: JSONEncodable, Sendable {
  let chart: VedicChart
  /// What is told of the Moon instead of its place at noon.
  var moon: MoonOfDayAnswer?

  func encode(to json: inout JSONWriter) {
    json.object { json in
      for place in chart.places {
        json.key(named: place.graha.englishName)
        json.object { json in
          json.field("graha", place.graha.name)
          if place.graha == .moon, let moon {
            moon.writeGrahaFields(place, to: &json)
          } else {
            json.grahaFields(place)
          }
        }
      }
    }
  }
}

/// The rising degree of a sidereal chart.
struct LagnaAnswer: JSONEncodable, Sendable {
  let longitude: Double

  func encode(to json: inout JSONWriter) {
    let sign = ZodiacSign(longitude: longitude)
    json.object { json in
      json.rashiFields(longitude: longitude)
      json.nakshatraFields(longitude: longitude)
      json.field("lord", sign.rashiLord.englishName)
      json.field("meaning", RisingReading.meaning(of: sign, language: .english))
    }
  }
}

/// The whole-sign houses of a sidereal chart under the keys `1` … `12`.
struct RashiHousesAnswer: JSONEncodable, Sendable {
  let houses: [BhavaReading]

  func encode(to json: inout JSONWriter) {
    json.object { json in
      for house in houses {
        json.key(named: "\(house.number)")
        json.object { json in
          json.rashiFields(longitude: Double(house.sign.rawValue) * 30)
          json.field("lord", house.sign.rashiLord.englishName)
          json.field("meaning", house.meaning)
          json.field("planets", house.occupants.map(\.englishName))
          json.field("influence", house.influence)
        }
      }
    }
  }
}
