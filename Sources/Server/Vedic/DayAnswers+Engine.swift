package import Astrology
import Ephemeris
import Readings
package import Wire

extension PanchangDayAnswer {
  /// The panchang of a day by the clocks of its place.
  init(_ panchang: Panchang, ayanamsa: Ayanamsa, clock: LocalClock) {
    func limbs<Value>(
      _ spans: [PanchangSpan<Value>], _ limb: (Value) -> (name: String, number: Int, paksha: String?, lord: String?)
    ) -> [Limb] {
      spans.map { span in
        let told = limb(span.value)
        return Limb(
          name: told.name, number: told.number, paksha: told.paksha, lord: told.lord, start: clock.time(span.start),
          end: clock.time(span.end))
      }
    }
    self.init(
      date: ISO8601.date(panchang.date), timezone: clock.zoneName, ayanamsa: ayanamsa.rawValue,
      vara: Vara(name: panchang.vara.name, lord: panchang.vara.lord.englishName),
      sunrise: panchang.sunrise.map { clock.time($0) }, sunset: panchang.sunset.map { clock.time($0) },
      nextSunrise: panchang.nextSunrise.map { clock.time($0) },
      tithis: limbs(panchang.tithis) { ($0.fullName, $0.number, $0.isWaxing ? "shukla" : "krishna", nil) },
      nakshatras: limbs(panchang.nakshatras) { ($0.name, $0.number, nil, $0.lord.englishName) },
      yogas: limbs(panchang.yogas) { ($0.name, $0.number, nil, nil) },
      karanas: limbs(panchang.karanas) { ($0.name, $0.number, nil, nil) },
      warnings: panchang.nextSunrise == nil ? [WarningAnswer(.noSunrise)] : [])
  }
}

extension MuhuratAnswer {
  /// The muhurats of a day.
  ///
  /// - Parameters:
  ///   - day: the day in its parts; `nil` where the Sun does not rise and set on it.
  ///   - clock: the clocks of the place.
  ///   - kinds: which muhurats to tell.
  package init(
    _ panchang: Panchang, day: AlmanacDay?, clock: LocalClock, kinds: [Astrology.Muhurat.Kind], showsChoghadiyas: Bool
  ) {
    self.init(
      date: ISO8601.date(panchang.date), timezone: clock.zoneName,
      muhurats: (day?.muhurats ?? []).filter { kinds.contains($0.kind) }.map {
        Muhurat(
          id: $0.kind.wireName, name: $0.name(in: .english), startTime: clock.time($0.start), endTime: clock.time($0.end),
          isAuspicious: $0.isAuspicious, quality: $0.isAuspicious ? "good" : "avoid", description: $0.meaning(in: .english),
          suitable: $0.suitable(in: .english), avoid: $0.avoided(in: .english))
      },
      choghadiya: !showsChoghadiyas
        ? nil
        : (day?.choghadiyas ?? []).map {
          Choghadiya(
            name: $0.choghadiya.name, lord: $0.choghadiya.lord.englishName, startTime: clock.time($0.start),
            endTime: clock.time($0.end), isAuspicious: $0.choghadiya.isAuspicious, isByDay: $0.isByDay,
            description: $0.choghadiya.meaning(in: .english))
        }, panchang: Limbs(panchang, clock), warnings: day == nil ? [WarningAnswer(.noSunrise)] : [],
      disclaimer: "The times are computed; what is good for what is a custom, not a rule of the sky.")
  }
}

extension MuhuratAnswer.Limbs {
  /// What runs at sunrise, in words, and until when; at midnight where there is no sunrise.
  fileprivate init(_ panchang: Panchang, _ clock: LocalClock) {
    let (tithi, nakshatra) = (panchang.tithis[0], panchang.nakshatras[0])
    let (yoga, karana) = (panchang.yogas[0], panchang.karanas[0])
    self.init(
      tithi: tithi.value.fullName, nakshatra: nakshatra.value.name, yoga: yoga.value.name, karana: karana.value.name,
      sunrise: panchang.sunrise.map { clock.time($0) }, sunset: panchang.sunset.map { clock.time($0) },
      vara: panchang.vara.name,
      until: Ends(
        tithi: clock.time(tithi.end), nakshatra: clock.time(nakshatra.end), yoga: clock.time(yoga.end),
        karana: clock.time(karana.end)))
  }
}

extension Tithi {
  /// The half of the month and the name: `Shukla Ashtami`; Purnima and Amavasya need no half.
  package var fullName: String {
    number % 15 == 0 ? name : "\(isWaxing ? "Shukla" : "Krishna") \(name)"
  }
}
