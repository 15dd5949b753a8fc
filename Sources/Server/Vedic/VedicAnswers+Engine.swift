package import Astrology
import Ephemeris
package import Readings
package import Wire

extension RashiDegreeAnswer {
  package init(longitude: Double) {
    let zodiac = ZodiacPosition(longitude: longitude)
    self.init(
      sign: zodiac.sign.rashiName, zodiacSign: zodiac.sign.name, degree: zodiac.degreesInSign, longitude: zodiac.longitude,
      wholeDegree: zodiac.degree, minute: zodiac.minute, second: zodiac.second)
  }
}

extension LagnaAnswer {
  /// The rising degree at a sidereal longitude.
  init(longitude: Double) {
    let sign = ZodiacSign(longitude: longitude)
    let place = NakshatraPosition(siderealLongitude: longitude)
    self.init(
      degree: RashiDegreeAnswer(longitude: longitude),
      place: NakshatraPlaceAnswer(
        nakshatra: place.nakshatra.name, nakshatraLord: place.nakshatra.lord.englishName, pada: place.pada),
      lord: sign.rashiLord.englishName, meaning: RisingReading.meaning(of: sign, language: .english))
  }
}

extension GrahaPlaceAnswer {
  /// A graha in a sidereal chart.
  init(_ place: GrahaPlace) {
    let zodiac = ZodiacPosition(longitude: place.longitude)
    self.init(
      sign: zodiac.sign.rashiName, zodiacSign: zodiac.sign.name, degree: zodiac.degreesInSign, longitude: zodiac.longitude,
      wholeDegree: zodiac.degree, minute: zodiac.minute, second: zodiac.second, nakshatra: place.nakshatra.nakshatra.name,
      nakshatraLord: place.nakshatra.nakshatra.lord.englishName, pada: place.nakshatra.pada, retrograde: place.isRetrograde,
      house: place.house)
  }

  /// The rising degree, which begins the first house.
  fileprivate init(lagna longitude: Double) {
    let zodiac = ZodiacPosition(longitude: longitude)
    let place = NakshatraPosition(siderealLongitude: longitude)
    self.init(
      sign: zodiac.sign.rashiName, zodiacSign: zodiac.sign.name, degree: zodiac.degreesInSign, longitude: zodiac.longitude,
      wholeDegree: zodiac.degree, minute: zodiac.minute, second: zodiac.second, nakshatra: place.nakshatra.name,
      nakshatraLord: place.nakshatra.lord.englishName, pada: place.pada, retrograde: false, house: 1)
  }

  /// A graha of a birth: without an hour what is one and the same all day, and nothing else.
  init(_ place: GrahaPlace, of birth: VedicBirth) {
    guard !birth.isTimeKnown else {
      self.init(place)
      return
    }
    let (sign, lodge) = (birth.sign(of: place.graha), birth.nakshatra(of: place.graha))
    self.init(
      sign: sign?.rashiName, zodiacSign: sign?.name, nakshatra: lodge.nakshatra?.name,
      nakshatraLord: lodge.nakshatra?.lord.englishName, pada: lodge.pada, retrograde: birth.isRetrograde(place.graha))
  }
}

extension VedicBirth {
  /// The sign in a divisional chart of a graha; `nil` when the hour decides.
  package func sign(of place: GrahaPlace, in varga: Varga) -> ZodiacSign? {
    guard let arc = arc(of: place.graha) else {
      return longitude(of: place, in: varga).map { ZodiacSign(longitude: $0) }
    }
    // Signs of a divisional chart come again after a few degrees: the arc must be shorter than one part.
    guard arc.width < 30 / Double(varga.rawValue) else { return nil }
    let low = ZodiacSign(longitude: varga.longitude(ofSiderealLongitude: arc.low))
    let high = ZodiacSign(longitude: varga.longitude(ofSiderealLongitude: arc.high))
    return low == high ? low : nil
  }

  /// The degree in a divisional chart of a graha; `nil` for a birth whose hour is not known.
  package func longitude(of place: GrahaPlace, in varga: Varga) -> Double? {
    guard isTimeKnown else { return nil }
    return varga.longitude(ofSiderealLongitude: place.longitude)
  }

  /// The degree in a divisional chart of the lagna; `nil` when it is not known.
  package func lagna(in varga: Varga) -> Double? { chart.lagna.map { varga.longitude(ofSiderealLongitude: $0) } }
}

extension JSONMap<GrahaPositionAnswer> {
  /// The nine grahas by their English names, Sun to Ketu.
  ///
  /// - Parameter birth: whose grahas are told as those of a whole day when its hour is not known.
  init(_ chart: VedicChart, of birth: VedicBirth? = nil) {
    self.init(
      chart.places.map { place in
        (
          name: place.graha.englishName,
          value: GrahaPositionAnswer(
            graha: place.graha.name,
            place: birth.map { GrahaPlaceAnswer(place, of: $0) } ?? GrahaPlaceAnswer(place))
        )
      })
  }
}

extension JSONMap<NamedGrahaAnswer> {
  /// The nine grahas and the lagna by their English names in lower case.
  fileprivate init(named birth: VedicBirth) {
    let chart = birth.chart
    let grahas = chart.places.map { place in
      (
        name: place.graha.englishName.lowercased(),
        value: NamedGrahaAnswer(name: place.graha.englishName, graha: place.graha.name, place: GrahaPlaceAnswer(place, of: birth))
      )
    }
    let lagna = chart.lagna.map {
      (name: "ascendant", value: NamedGrahaAnswer(name: "Ascendant", place: GrahaPlaceAnswer(lagna: $0)))
    }
    self.init(grahas + (lagna.map { [$0] } ?? []))
  }
}

extension JSONMap<RashiHouseAnswer> {
  /// The whole-sign houses of a sidereal chart under the keys `1` … `12`; `nil` without a lagna.
  init?(_ chart: VedicChart) {
    guard chart.lagna != nil else { return nil }
    self.init(
      BhavaReading.all(of: chart, language: .english).map { house in
        (
          name: "\(house.number)",
          value: RashiHouseAnswer(
            degree: RashiDegreeAnswer(longitude: Double(house.sign.rawValue) * 30), lord: house.sign.rashiLord.englishName,
            meaning: house.meaning, planets: house.occupants.map(\.englishName), influence: house.influence)
        )
      })
  }
}

extension MoonOfDayAnswer {
  /// The way of the Moon; `nil` when the hour is known, and the Moon stands in one place.
  package init?(_ birth: VedicBirth) {
    guard !birth.isTimeKnown else { return nil }
    self.init(
      start: RashiDegreeAnswer(longitude: birth.moonRange.start), end: RashiDegreeAnswer(longitude: birth.moonRange.end),
      signs: birth.moonSigns.map(\.rashiName), nakshatras: birth.moonNakshatras.map(\.name))
  }
}

extension VedicSkyAnswer {
  /// The sidereal sky of an instant.
  ///
  /// - Parameters:
  ///   - positions: where the nine stand, in the order of ``Astrology/Graha``, with sidereal longitudes.
  ///   - angles: in sidereal longitudes, when there is a place.
  ///   - houses: the same.
  init(
    instant: UTC, chart: VedicChart, positions: [EclipticPosition], angles: Angles?, houses: Houses?, notices: [ChartNotice]
  ) {
    self.init(
      timestamp: ISO8601.string(instant), ayanamsa: chart.ayanamsa.rawValue, ayanamsaDegrees: chart.ayanamsaValue,
      hasRisingSign: angles != nil,
      planets: zip(chart.places, positions).map { place, position in
        Planet(
          id: place.graha.englishName.lowercased(), symbol: place.graha.symbol, name: place.graha.englishName,
          graha: place.graha.name, place: GrahaPlaceAnswer(place), latitude: position.latitude, distance: position.distance,
          speed: position.longitudeSpeed, significance: Language.english.significance(of: place.graha))
      }
        + (chart.lagna.map {
          [
            Planet(
              id: "ascendant", symbol: "Asc", name: "Ascendant", place: GrahaPlaceAnswer(lagna: $0),
              significance: Language.english.significanceOfAscendant)
          ]
        } ?? []), lagna: chart.lagna.map(LagnaAnswer.init), angles: angles.map(AnglesAnswer.init),
      houses: houses.map { JSONMap($0) },
      houseSystem: houses?.system.name, warnings: notices.isEmpty ? nil : WarningAnswer.all(notices))
  }
}

extension Graha {
  /// The sign of the graha in Unicode, as text (no emoji).
  fileprivate var symbol: String {
    switch self {
    case .rahu: "☊"
    case .ketu: "☋"
    default: body?.symbol ?? ""
    }
  }
}

extension VedicPart {
  /// The Vedic part of a chart; without dashas when there is no birth time, since the periods cannot be told.
  init(_ birth: VedicBirth) {
    let (chart, dasha) = (birth.chart, birth.dasha())
    self.init(
      ayanamsa: chart.ayanamsa.rawValue, ayanamsaDegrees: chart.ayanamsaValue, lagna: chart.lagna.map(LagnaAnswer.init),
      positions: JSONMap(named: birth), houses: JSONMap(chart),
      dashas: (dasha?.mahadashas() ?? []).map {
        Period(planet: $0.lord.englishName, startDate: $0.start.civilDay, endDate: $0.end.civilDay)
      }, yearLength: dasha?.year.wireName)
  }
}

extension VargaAnswer {
  /// A divisional chart of a birth.
  package init(_ birth: VedicBirth, _ varga: Varga) {
    let lagna = birth.lagna(in: varga)
    let rising = lagna.map { ZodiacSign(longitude: $0) }
    self.init(
      name: varga.name, lagna: rising?.rashiName, lagnaLongitude: lagna,
      lagnaDegree: lagna.map { ZodiacPosition(longitude: $0).degreesInSign },
      positions: JSONMap(
        birth.chart.places.map { place in
          let longitude = birth.longitude(of: place, in: varga)
          let sign = birth.sign(of: place, in: varga)
          return (
            name: place.graha.englishName,
            value: Position(
              sign: sign?.rashiName, zodiacSign: sign?.name,
              degree: longitude.map { ZodiacPosition(longitude: $0).degreesInSign }, longitude: longitude,
              house: sign.flatMap { sign in rising.map { sign.house(from: $0) } },
              vargottama: varga == .navamsha
                ? .some(sign.flatMap { sign in birth.sign(of: place.graha).map { $0 == sign } }) : nil)
          )
        }))
  }
}

extension VedicFigureAnswer {
  /// A sidereal chart; `drawing` is an SVG document, empty when it was not asked for.
  init(_ asked: AskedBirth, _ birth: VedicBirth, vargas: [Varga], drawing: [UInt8]) {
    let chart = birth.chart
    self.init(
      asked: AskedBirthAnswer(asked), ayanamsa: chart.ayanamsa.rawValue, ayanamsaDegrees: chart.ayanamsaValue,
      lagna: chart.lagna.map(LagnaAnswer.init), positions: JSONMap(chart, of: birth), moonRange: MoonOfDayAnswer(birth),
      houses: JSONMap(chart), vargas: JSONMap(vargas.map { (name: "D\($0.rawValue)", value: VargaAnswer(birth, $0)) }),
      svg: Base64Bytes(drawing), warnings: VedicNotice.ofChart(birth).map(WarningAnswer.init), disclaimer: VedicNotice.disclaimer)
  }
}
