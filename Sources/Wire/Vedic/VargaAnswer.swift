public import Astrology
public import Readings

/// A divisional chart: the sign and the degree of every graha in it, and houses when the lagna is known.
public struct VargaAnswer: JSONEncodable, Sendable {
  let birth: VedicBirth
  let varga: Varga

  /// A divisional chart of a birth.
  public init(_ birth: VedicBirth, _ varga: Varga) {
    self.birth = birth
    self.varga = varga
  }

  /// The degree in this chart of a graha, 0 ..< 360; `nil` for the Moon of a birth whose hour is not known, which went through several.
  public func longitude(of place: GrahaPlace) -> Double? {
    if place.graha == .moon, !birth.isTimeKnown { return nil }
    return varga.longitude(ofSiderealLongitude: place.longitude)
  }

  /// The degree in this chart of the lagna; `nil` when it is not known.
  public var lagna: Double? { birth.chart.lagna.map { varga.longitude(ofSiderealLongitude: $0) } }

  public func encode(to json: inout JSONWriter) { json.object { json in writeFields(to: &json) } }

  func writeFields(to json: inout JSONWriter) {
    let rising = lagna.map { ZodiacSign(longitude: $0) }
    json.field("name", varga.name)
    json.field("lagna", rising?.rashiName)
    json.field("lagnaLongitude", lagna)
    json.field("lagnaDegree", lagna.map { ZodiacPosition(longitude: $0).degreesInSign })
    json.object("positions") { json in
      for place in birth.chart.places {
        let longitude = longitude(of: place)
        let sign = longitude.map { ZodiacSign(longitude: $0) }
        json.key(named: place.graha.englishName)
        json.object { json in
          json.field("sign", sign?.rashiName)
          json.field("zodiacSign", sign?.name)
          json.field("degree", longitude.map { ZodiacPosition(longitude: $0).degreesInSign })
          json.field("longitude", longitude)
          json.field("house", sign.flatMap { sign in rising.map { sign.house(from: $0) } })
          // In the same sign in the rashi and in the navamsha.
          if varga == .navamsha { json.field("vargottama", sign.map { $0 == place.sign }) }
        }
      }
    }
  }
}
