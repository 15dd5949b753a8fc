package import Astrology
package import Ephemeris
package import Readings
package import Wire

extension ManglikAnswer {
  init(_ manglik: Manglik) {
    self.init(
      houseFromLagna: manglik.houseFromLagna, houseFromMoon: manglik.houseFromMoon, houseFromVenus: manglik.houseFromVenus,
      fromLagna: manglik.houseFromLagna == nil ? nil : manglik.isFromLagna,
      fromMoon: manglik.houseFromMoon == nil ? nil : manglik.isFromMoon,
      fromVenus: manglik.houseFromVenus == nil ? nil : manglik.isFromVenus, strength: manglik.strength,
      strengthFrom: manglik.strength == nil ? .some(manglik.strengths.lowerBound) : nil,
      strengthTo: manglik.strength == nil ? .some(manglik.strengths.upperBound) : nil, label: manglik.label,
      houses: manglik.policy.wireName, note: Manglik.note(in: .english))
  }
}

/// Saturn about one sign of the Moon.
package struct SadeSatiOfMoon: Sendable {
  /// Where the Moon stood at birth.
  package let moonSign: ZodiacSign
  /// When Saturn is in the sign before it, in it, and in the next.
  package let spans: [SadeSatiSpan]

  /// Saturn about each sign in which the Moon stood at a birth: one, or two when it changed on a day whose hour is not known.
  ///
  /// - Throws: ``EphemerisError`` when part of the span has no ephemeris.
  package static func all(of birth: VedicBirth, from start: TT, to end: TT) throws(EphemerisError) -> [SadeSatiOfMoon] {
    try birth.moonSigns.map { (sign) throws(EphemerisError) in
      SadeSatiOfMoon(
        moonSign: sign, spans: try SadeSati.spans(moonSign: sign, from: start, to: end, ayanamsa: birth.chart.ayanamsa))
    }
  }
}

extension DoshaAnswer {
  /// The doshas of a chart; `sadeSati` is Saturn about each sign in which the Moon stood at birth.
  package init(
    _ asked: AskedBirth, _ vedic: VedicBirth, manglikHouses: Manglik.HousePolicy = .common, sadeSati: [SadeSatiOfMoon]
  ) {
    let kalaSarpa = vedic.kalaSarpa
    self.init(
      asked: AskedBirthAnswer(asked), ayanamsa: vedic.chart.ayanamsa.rawValue,
      manglik: ManglikAnswer(vedic.manglik(manglikHouses)),
      kalaSarpa: KalaSarpa(
        present: kalaSarpa != nil, half: kalaSarpa.map { $0.half == .rahuToKetu ? "rahuToKetu" : "ketuToRahu" },
        name: kalaSarpa?.name, rahuHouse: kalaSarpa?.rahuHouse,
        note: "All seven grahas, Sun to Saturn, on one side of the nodes: a modern figure, unknown to Parashara."),
      sadeSati: SadeSati(
        moonSign: sadeSati.count == 1 ? sadeSati[0].moonSign.rashiName : nil, moonSigns: sadeSati.map(\.moonSign.rashiName),
        spans: sadeSati.flatMap { moon in
          moon.spans.map {
            SadeSati.Span(
              moonSign: moon.moonSign.rashiName, phase: $0.phase.wireName, start: $0.start.civilDay, end: $0.end.civilDay,
              entersRetrograde: $0.entersRetrograde)
          }
        }, note: "Saturn in the sign before the Moon’s, in it, and in the next: slow years, with a use."),
      warnings: VedicNotice.ofDoshas(vedic).map(WarningAnswer.init), disclaimer: VedicNotice.disclaimer)
  }
}

extension ShadbalaAnswer {
  /// The strengths of a birth.
  init(_ shadbala: Shadbala) {
    let day = shadbala.facts.day
    self.init(
      grahas: shadbala.strengths.map(Strength.init), ranking: shadbala.ranking.map(\.englishName),
      wars: shadbala.wars.map { War(victor: $0.victor.englishName, loser: $0.loser.englishName, virupas: $0.virupas) },
      houses: shadbala.houses.map {
        House(
          house: $0.house, lord: $0.lord.englishName, graha: $0.lord.name, adhipati: $0.adhipati, dig: $0.dig,
          drishti: $0.drishti, virupas: $0.virupas, rupas: $0.rupas)
      },
      time: Time(
        day: day.isDay, yearLord: day.yearLord.englishName, monthLord: day.monthLord.englishName,
        dayLord: day.vara.lord.englishName, hourLord: day.horaLord(shadbala.policy.hora).englishName,
        sunRises: !day.isConventional))
  }
}

extension ShadbalaAnswer.Strength {
  fileprivate init(_ one: GrahaStrength) {
    let (sthana, kala) = (one.sthana, one.kala)
    self.init(
      graha: one.graha.name, planet: one.graha.englishName,
      sthana: ShadbalaAnswer.Sthana(
        uchcha: sthana.uchcha, saptavargaja: sthana.saptavargaja, ojhayugma: sthana.ojhayugma, kendradi: sthana.kendradi,
        drekkana: sthana.drekkana, total: sthana.total), dig: one.dig,
      kala: ShadbalaAnswer.Kala(
        nathonnatha: kala.nathonnatha, paksha: kala.paksha, tribhaga: kala.tribhaga, abda: kala.abda, masa: kala.masa,
        vara: kala.vara, hora: kala.hora, ayana: kala.ayana, yuddha: kala.yuddha, total: kala.total),
      cheshta: one.cheshta, naisargika: one.naisargika, drik: one.drik, virupas: one.virupas, rupas: one.rupas,
      requiredRupas: one.required / 60, ratio: one.ratio, sufficient: one.isSufficient, ishta: one.ishta, kashta: one.kashta)
  }
}

extension BirthStrengthsAnswer {
  /// The strengths of a birth by the procedure of a school.
  package init(_ asked: AskedBirth, _ ayanamsa: Ayanamsa, _ school: StrengthSchool, _ shadbala: Shadbala) {
    self.init(
      asked: AskedBirthAnswer(asked), ayanamsa: ayanamsa.rawValue, policy: school.wireName, shadbala: ShadbalaAnswer(shadbala),
      warnings: [], disclaimer: VedicNotice.disclaimer)
  }
}

extension YogaAnswer {
  /// The yogas of a chart.
  ///
  /// - Parameter knowsLagna: whether the birth time is known; without it most yogas cannot be asked for.
  init(_ formations: [YogaFormation], knowsLagna: Bool) {
    self.init(
      lagnaKnown: knowsLagna,
      yogas: formations.map { formation in
        let reading = YogaReading(formation, language: .english)
        return Yoga(
          id: formation.yoga.rawValue, name: reading.name, group: formation.yoga.group.rawValue, meaning: reading.meaning,
          because: reading.because, relief: reading.relief, condition: Condition(formation.condition),
          cancelled: formation.isCancelled,
          cancellations: formation.cancellations.map {
            Cancellation(reason: $0.reason.rawValue, graha: $0.graha?.name, planet: $0.graha?.englishName)
          }, sources: formation.yoga.sources.map(Source.init))
      })
  }
}

extension YogaAnswer.Condition {
  fileprivate init(_ condition: YogaCondition) {
    self.init(
      rule: condition.rule.rawValue, countedFrom: condition.origin.rawValue,
      grahas: condition.members.map {
        Member(
          graha: $0.graha.name, planet: $0.graha.englishName, rashi: $0.sign.rashiName, house: $0.house, rules: $0.rules)
      }, houses: condition.houses, rashis: condition.signs.map(\.rashiName))
  }
}

extension YogaAnswer.Source {
  fileprivate init(_ source: YogaSource) {
    switch source {
    case .parashara(let chapter): self.init(text: "Brihat Parashara Hora Shastra", chapter: chapter)
    case .phaladeepika(let chapter): self.init(text: "Phaladeepika", chapter: chapter)
    case .brihatJataka(let chapter): self.init(text: "Brihat Jataka", chapter: chapter)
    case .bhavarthaRatnakara(let chapter): self.init(text: "Bhavartha Ratnakara", chapter: chapter)
    case .laghuParashari: self.init(text: "Laghu Parashari")
    case .raman(let number): self.init(text: "Three Hundred Important Combinations", number: number)
    case .custom: self.init(text: "custom")
    }
  }
}

extension BirthYogasAnswer {
  /// The yogas of a birth.
  package init(_ asked: AskedBirth, _ birth: VedicBirth, _ formations: [YogaFormation]) {
    self.init(
      asked: AskedBirthAnswer(asked), ayanamsa: birth.chart.ayanamsa.rawValue,
      findings: YogaAnswer(formations, knowsLagna: birth.isTimeKnown),
      warnings: VedicNotice.ofYogas(birth).map(WarningAnswer.init), disclaimer: VedicNotice.disclaimer)
  }
}
