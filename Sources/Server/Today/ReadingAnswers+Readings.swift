import Astrology
import Readings
import Wire

extension ReadingEvidenceAnswer {
  init(_ evidence: ReadingEvidence) {
    self.init(
      body: evidence.body.apiName, longitude: evidence.longitude, point: evidence.point?.apiName,
      pointLongitude: evidence.pointLongitude,
      aspect: evidence.aspect?.apiName, orb: evidence.orb, phase: evidence.phase?.rawValue, exact: evidence.exact.map(\.apiName),
      between: evidence.between.isEmpty
        ? nil : .some(evidence.between.map { ExactBetween(from: $0.from.apiName, until: $0.until.apiName) }),
      house: evidence.house,
      natalHouse: evidence.natalHouse, text: evidence.text, meaning: evidence.meaning)
  }
}

extension ParagraphAnswer {
  init(_ paragraph: ReadingParagraph) {
    self.init(text: paragraph.text, evidence: paragraph.evidence.map(ReadingEvidenceAnswer.init))
  }
}

extension DailyReadingAnswer {
  /// A whole reading; `astrometers` are the meters of the same day.
  init(_ reading: DailyReading, astrometers: AstrometersAnswer?) {
    let (advice, moon) = (reading.advice, reading.moon)
    self.init(
      date: reading.date, timezone: reading.zone, sunSign: reading.sunSigns.count == 1 ? reading.sunSigns[0].apiName : nil,
      sunSigns: reading.sunSigns.map(\.apiName),
      headline: reading.headline, overview: ParagraphAnswer(reading.overview), summary: ParagraphAnswer(reading.summary),
      technicalAnalysis: ParagraphAnswer(reading.technicalAnalysis), keyTransit: ParagraphAnswer(reading.keyTransit),
      areaOfLife: ParagraphAnswer(reading.areaOfLife), lunarCycle: ParagraphAnswer(reading.lunarCycle),
      sky: reading.sky.map(ParagraphAnswer.init),
      advice: Advice(
        doThis: advice.doThis, dont: advice.dont, reflectOn: advice.reflectOn, affirmation: advice.affirmation),
      correspondences: reading.correspondences.map { Correspondence(kind: $0.kind, value: $0.value, reason: $0.reason) },
      moon: Moon(
        sign: moon.sign.apiName, longitude: moon.longitude, phase: moon.phase.apiName, elongation: moon.elongation,
        illumination: moon.illumination, nextPhase: moon.nextPhase?.apiName ?? "", nextPhaseAt: moon.nextPhaseAt?.apiName ?? ""),
      categories: reading.categories.map {
        CategoryReadingAnswer(
          category: $0.category.rawValue, title: Language.english.title($0.category), teaser: $0.teaser, text: $0.paragraph.text,
          evidence: $0.paragraph.evidence.map(ReadingEvidenceAnswer.init))
      }, collective: reading.collective.map(ParagraphAnswer.init), lookAhead: ParagraphAnswer(reading.lookAhead),
      week: reading.week.map {
        Event(
          at: $0.at.apiName, date: $0.date, time: $0.time, title: $0.title, line: $0.line, isChief: $0.isChief,
          bodies: $0.bodies.map(\.key),
          aspect: $0.aspect?.apiName)
      }, leading: reading.leading, astrometers: astrometers, clocks: reading.clocks.map { .some($0) },
      birthHour: reading.birthHour.map { .some($0) }, zodiac: reading.zodiac.map { .some($0) },
      warnings: reading.birthHour.map { _ in .some([WarningAnswer(ChartNotice.readingOfDay)]) })
  }
}

extension HoroscopeAnswer {
  /// A horoscope for everybody of a sign, or for a birth.
  ///
  /// - Parameters:
  ///   - signs: one, or both of a day of birth whose hour is not known.
  ///   - reading: the whole reading, for one that was made for a birth.
  init(
    id: String, signs: [ZodiacSign], date: String, _ span: SignHoroscopes.Span, content: String, headline: String?,
    paragraphs: [ReadingParagraph], lucky: LuckyElements, isPersonal: Bool, reading: DailyReadingAnswer? = nil,
    zodiac: String? = nil, warnings: [WarningAnswer] = [], language: Language
  ) {
    let names = signs.map { $0.name.lowercased() }
    let sign = names.count == 1 ? names[0] : nil
    self.init(
      id: id, sign: sign, signs: names.count > 1 ? names : nil, date: date, type: span.rawValue, period: span.rawValue,
      content: content, horoscope: content,
      headline: headline,
      paragraphs: paragraphs.map(ParagraphAnswer.init), luckyElements: lucky, personalized: isPersonal,
      disclaimer: Self.disclaimer,
      legacy: Legacy(sign: sign, date: date, type: span.rawValue, horoscope: content), reading: reading,
      zodiac: zodiac.map { .some($0) }, keywords: language.keywords(of: paragraphs),
      warnings: warnings.isEmpty ? nil : warnings)
  }

  /// What a horoscope is, and what not.
  private static let disclaimer =
    "A horoscope is an invitation to reflect. It foretells nothing, and it does not replace the advice of a doctor, a lawyer or a banker."
}
